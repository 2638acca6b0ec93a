# Preparación, explicaciones, reglas, resultados y listas de partidas en el terminal.

## Elegir un juego.

# $question: what is asked; $n: the number of a choice
pick-default = { $question } (Intro: { $n })
pick-game = ¿Qué juego?
# $game: its name; $opponents: their names
pick-game-choice = { $game }, contra { OR($opponents) }
pick-level = ¿Qué nivel?
pick-module = ¿Qué módulo?
pick-module-none = ninguno
pick-module-stop = ninguno más
# $game: its name; $when: it was last played
continue = Tu partida de { $game } no ha terminado (última jugada: { $when }). ¿La continúas?
# $level: its name
continue-level = Tu partida de { $game }, nivel { $level }, no ha terminado (última jugada: { $when }). ¿La continúas?
continue-yes = continuar
continue-no = empezar otra partida

## Lo que se ha elegido.

# $name: of what was chosen; $value: how
chosen = { $name }: { $value }
chosen-level = Nivel
chosen-module = Módulo
chosen-file = de tu propio archivo

## ¿Por qué?

why-no-sentence = Esta decisión no tiene explicación propia.
why-no-choice = Solo había un candidato.
why-rows = Los candidatos, regla por regla:
why-rules = Las reglas:
row-none = Ningún candidato cumple.
row-skipped = Ningún candidato cumple, así que esta regla se salta.
# $n: candidates
row-all = Cumplen: { $n } de { $n }.
# $name: of a candidate
row-one = cumple: { $name }
# $names: of candidates
row-left = siguen: { SEMICOLONS($names) }
row-out = fuera: { SEMICOLONS($names) }
# $game: its name; $rule: what was typed; $sections: their numbers
no-rule = «{ $rule }» no es una regla de { $game }. Secciones: { COMMAS($sections) }.

## Resultados.

# $outcome: won, lost or draw; $score: your points
ending = { $outcome ->
    [won] Ganas
    [lost] Pierdes
   *[draw] Empate
} con { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}.
# $opponent: the opponent’s points
ending-both = { $outcome ->
    [won] Ganas
    [lost] Pierdes
   *[draw] Empate:
} { $score }–{ $opponent }.
total = total
you = tú
undos-none = Jugado sin deshacer nada.
# $n: moves; $reveals: cards or dice that had been seen
undos = { $n ->
    [one] Se deshizo 1 jugada.
   *[other] Se deshicieron { $n } jugadas.
}
undos-reveals = { $n ->
    [one] Se deshizo 1 jugada
   *[other] Se deshicieron { $n } jugadas
}, { $reveals ->
    [one] 1 vez
   *[other] { $reveals } veces
} tras revelar cartas o dados.

## Partidas guardadas y copias de seguridad, una línea cada una.

# $game: its name; $trouble: a sentence
table-trouble = { $game }: no se puede abrir. { $trouble }
# $n: moves, cards and dice so far
table-open = en curso, { $n ->
    [one] 1 dato
   *[other] { $n } datos
}
# $outcome: won, lost or draw; $score, $opponent: points
table-over = { $outcome ->
    [won] ganada con { $score }
    [lost] perdida con { $score }
   *[draw] empatada con { $score }
}
table-over-both = { $outcome ->
    [won] ganada { $score }–{ $opponent }
    [lost] perdida { $score }–{ $opponent }
   *[draw] empatada { $score }–{ $opponent }
}
# $state: how it stands; $n: moves
table-undos = { $state }, { $n ->
    [one] 1 jugada deshecha
   *[other] { $n } jugadas deshechas
}
table-lesson = { $game } (lección)
table-unknown = juego desconocido
# $holds: what is in it; $size: in MB
copy = { $holds }, { NUMBER($size, decimals: 1) } MB
copy-damaged = dañada, no se puede recuperar
# $n: games; $decks: sets of your own cards
copy-games = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
copy-decks = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
} y { $decks ->
    [one] 1 mazo
   *[other] { $decks } mazos
}
