# El acompañante en el terminal: el rival en una mesa real.

companion-setup = Prepara la mesa (los números son los de las reglas en solitario):
companion-how = Teclea el número de una respuesta o parte de su texto. Los puntos se teclean tal cual. why muestra el motivo
    de su última elección, table su tablero, entries tus datos; undo deshace uno, help dice más. Cada dato se guarda
    enseguida: puedes parar cuando quieras.
companion-done = (hecho)
type-numbers = Teclea todos los números que correspondan, separados por espacios.
type-dice = Teclea cada dado (1123…), o cuántos dados muestran cada cara (2 1 1 0 …).
# $low, $high: numbers
type-range = Teclea un número de { $low } a { $high }.
# $numbers: to choose from
type-one = Teclea un número: { COMMAS($numbers) }.
# $said: what was typed; $many: dice; $faces: of a die
wrong-roll = «{ $said }» no es una tirada. Teclea { $many } cifras o { $faces } números.
wrong-die = «{ $said }» no es una tirada: un dado muestra de 1 a { $faces }. Tecléala otra vez.
# $turn: its number
entry-turn = turno { $turn }:
correct-what = Teclea correct y el número de un dato. Con entries los ves todos.
correct-again = Tecléalo otra vez, o pulsa Intro para dejarlo como está.
unchanged = No se ha cambiado nada.
# $turn: its number
turn-changes = El turno { $turn } cambiaría:
turns-same = Él haría lo mismo.
keep-or-replay = Teclea keep para conservar lo que se jugó; se te volverá a preguntar cuando importe. Teclea replay para
    volver a jugar sus turnos.
change-how = Teclea change, un número de board y cuánto: change 4 +1
# $n: numbers
change-which = Su tablero tiene { $n ->
    [one] 1 valor. Teclea board para verlo.
   *[other] { $n } valores. Teclea board para verlos.
}
# $name: of a number; $value: now; $least, $most: what it can be
change-bounds = { $name }: ahora { $value }; puede ser de { $least } a { $most }.
# $name: of a number; $value: now
change-done = { $name }: ahora { $value }.
cards-who = Teclea cards app o cards mine: ¿quién revela sus cartas a partir de ahora?
