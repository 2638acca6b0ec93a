# El turno del rival: su frase, los motivos, y la barra de abajo.

turn-step = Turno de { $opponent } · paso { $n } de { $all }
turn-steps = Pasos de este turno
turn-reasons = Motivos
turn-why = ¿Por qué?
turn-count = { $candidates ->
    [one] 1 candidato
   *[other] { $candidates } candidatos
}, { $rules ->
    [one] 1 regla
   *[other] { $rules } reglas
}
turn-nobody = Ningún candidato cumple esta regla, así que se salta.
turn-out = descartado
turn-rules = Reglas completas
turn-all = Ver los { $n } pasos
turn-next = Paso siguiente
turn-skip = A mi turno
turn-to-end = Al final
turn-mine = Mi turno

## Todos los pasos en una página.

turn-whole = { $n ->
    [one] { $game }: 1 paso.
   *[other] { $game }: los { $n } pasos.
}
turn-back = Volver a la mesa
turn-on-table = El paso { $n } en la mesa
