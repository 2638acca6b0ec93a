# La mesa mientras juegas, y la repetición.

table-skip = Ir a la pregunta
table-brand = Table for One, todos los juegos
table-replay-tag = repetición
table-score = Marcador
table-you = Tú
table-boards = Tableros
table-tab-move = Jugada
table-tab-table = Mesa
table-heading = La mesa
table-in-words = La mesa en palabras
table-question = Pregunta { $n }
table-kinds = Clase de opción
table-further = { $n } más
table-choices = Opciones
table-other = Otras
table-what = ¿Qué es esto?
table-what-key = ¿Qué es esto? (?)
table-last-turn = Turno de { $opponent }
table-last-turn-title = Qué hizo { $opponent }, paso a paso (W)
table-round = Ronda { $n } de { $all }

## Las herramientas de arriba, y el menú.

tool-undo = Deshacer
tool-redo = Rehacer
tool-replay = Repetición
tool-result = Resultado
tool-download = Descargar
tool-download-this = Descargar esta partida
tool-close-replay = Cerrar la repetición
tool-menu = Menú
menu-title = Esta partida
menu-close = Cerrar el menú
menu-saved = Esta partida está guardada. Vuelve cuando quieras.

## Piezas. Para lectores de pantalla.

piece-points = { $n ->
    [one] punto
   *[other] puntos
}
piece-choices = { $n ->
    [one] 1 opción
   *[other] { $n } opciones
}
piece-chosen = elegida
piece-ruled-out = descartada por la regla { $rule }
piece-move = la jugada hecha
rule-number = regla { $number }

## Qué es una pieza.

explained-now = Ahora
explained-choose = Puedes elegirla ahora.
explained-may = Puedes: { SEMICOLONS($choices) }.
explained-may-more = Puedes: { SEMICOLONS($choices) }; y { $n } más.
explained-symbols = Sus símbolos
explained-close = cerrar
explained-impossible = Ahora no es posible.
explained-unknown = No se sabe nada de esta pieza. Recarga la página.

## El registro.

log-title = Registro
log-moves = Todas las jugadas
log-place = { $n } de { $all }
log-undone = Deshecho
log-why-of = ¿Por qué? { $move }
log-undo = volver aquí
log-undo-title = Deshacer esta jugada y todo lo que sigue
log-undo-of = volver aquí, antes de: { $move }
log-empty = Aún nada. Aquí aparecerá cada jugada.

## El final.

over-title = La partida ha terminado
over-result = Ver el resultado
over-won = Ganas { $mine }–{ $theirs }
over-lost = Gana { $opponent } { $theirs }–{ $mine }
over-draw = Empate, { $mine }–{ $theirs }

## La repetición. $n, $all: jugadas

replay-title = Repetición
replay-first = Al principio
replay-previous = Jugada anterior (flecha izquierda)
replay-next = Jugada siguiente (flecha derecha)
replay-last = Al final
replay-moment = Jugada
replay-before = Antes de la jugada { $n } de { $all }: { $move }
replay-end = El final
replay-go = Mostrar
replay-continue = Continuar desde aquí
replay-continue-short = Continuar
replay-continue-title = Empieza una partida nueva desde esta jugada; esta queda como está
replay-your-moves = tus jugadas
replay-their-turns = turnos de { $opponent }
replay-undone = deshechas
replay-key-move = jugada
replay-key-continue = continuar desde aquí
replay-move = Jugada { $n } de { $all } · pregunta { $question }
# Para lectores de pantalla, entre dos marcadores.
replay-to = a
replay-followed = Lo que siguió
replay-turn = Turno de { $opponent }, paso a paso
replay-others = Otras opciones
replay-choices = { $n ->
    [one] 1 opción
   *[other] { $n } opciones en total
}
replay-now = Ahora
replay-open = Aún no has respondido a esta pregunta.
replay-no-moment = No hay ningún momento { $moment } en esta partida. Elige de 0 a { $last }.

## Qué falla, y qué hacer.

table-no-question-shown = No hay ninguna pregunta { $n } en esta partida. Vuelve a la mesa.
table-no-step = { $n ->
    [one] Este turno solo tiene 1 paso. Elige 1.
   *[other] Este turno tiene { $n } pasos. Elige de 1 a { $n }.
}
table-turn-at-home = Con tu propia caja, el turno del rival está en la página de la mesa.
table-nothing-decided = El rival no ha decidido nada en este turno. Vuelve a la mesa.
table-not-companion = Esta partida se juega aquí, así que no hay nada que introducir.
table-crash = { $fault } Elige otra cosa, y envía el { $report } a los autores, por favor.
table-crash-report = informe
