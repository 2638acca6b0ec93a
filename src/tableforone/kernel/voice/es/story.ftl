# Lo que dicen todos los juegos: preparación, puntuación final, explicaciones, datos del acompañante.

# A game with your own copy, in a list of games. $game: its name
name-at-home = { $game }, en tu propia mesa

# $level: its name; $modules: their names
way-modules = { $level }, con { AND($modules) }
way-only-modules = con { AND($modules) }

# $what: is scored; $mine: points for it; $sum: points so far
scored = { CAPITAL($what) }: { $mine }. Total { $sum }.
# $opponent: its name; $theirs: its points; $other: its points so far
scored-both = { CAPITAL($what) }: tú { $mine }, { $opponent } { $theirs }. Total { $sum }–{ $other }.

# $left, $out: names of candidates
row-all-left = quedan: { SEMICOLONS($left) }
row-left-and-out = quedan: { SEMICOLONS($left) } – fuera: { SEMICOLONS($out) }
row-nobody = ningún candidato cumple
row-by-lot = Empates: por sorteo
# $rule: its number; $text: the rule
row-rule = Regla { $rule }: { $text }

## Lo que se puede introducir en cualquier momento. En el registro; se guarda en inglés con la partida.

# $name: of a number on his board; $before, $after: what it was and is
aside-corrected = Corregido: { $name }, de { $before } a { $after }
aside-refused = Este número no puede cambiar tanto: las piezas del juego no alcanzan.
aside-app-cards = A partir de ahora, la aplicación revela sus cartas
aside-own-cards = A partir de ahora, tú revelas sus cartas
# $n: number of an entry
aside-kept = El dato { $n } era incorrecto; vale lo que se jugó
# $question: in words; $answer: to it
aside-ahead = { $question } { $answer }

## Instrucciones que arreglan la mesa real tras una corrección.

# $opponent: its name; $before, $after: points
repair-points = Puntos de { $opponent }: de { $before } a { $after }
# $name: of a piece or number
repair-add = Añade: { $name }
repair-remove = Quita: { $name }
repair-number = { CAPITAL($name) }: de { $before } a { $after }

## Una opción de cada acompañante: quién revela las cartas del rival.

option-his-cards = ¿Quién revela sus cartas?
option-his-cards-app = La aplicación
    .about = Su mazo se queda en la caja.
option-his-cards-mine = Tú
    .about = Su mazo está en la mesa y tú introduces cada carta.
