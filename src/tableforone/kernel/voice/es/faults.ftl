# Qué falla y qué hacer: partidas, partidas guardadas, posiciones, archivos de cartas.

# $kind: what Python says
crash = El programa ha fallado ({ $kind }). No se ha cambiado nada.
# $game: what was asked for; $games: what there is
no-game = «{ $game }» no está entre los juegos. Juegos: { COMMAS($games) }.
no-game-folder = { $variable } nombra { $folder }, pero ahí no hay ningún juego: la carpeta necesita un archivo __init__.py.
# $folder: its name; $why: what Python says
game-broken = Falta el juego de la carpeta { $folder }, porque su programa falla: { $why }. Corrígelo y arranca de nuevo, o quítalo de { $variable }.

## En la mesa.

table-is-over = Esta partida ha terminado. Empieza otra o deshaz una jugada.
# $answer: a number; $question: that is open
table-no-choice = «{ $answer }» no está entre las opciones. { $question }
# $answer: a number; $question: that is open
table-no-chance = «{ $answer }» no es posible aquí. { $question }
table-no-undo = No hay nada que deshacer.
table-no-redo = No hay nada que rehacer.
# $steps: how many; $n: how many there are
table-few-moves = No puedes deshacer { $steps } jugadas: solo hay { $n }.
# $n: number of a question
table-no-question = No puedes ir a la pregunta { $n }: nunca se hizo. Elige otra.
# $n: decisions
table-no-decision = { $n ->
    [0] El rival aún no ha decidido nada.
    [one] El rival ha tomado 1 decisión hasta ahora. Elige 1.
   *[other] El rival ha tomado { $n } decisiones hasta ahora. Elige de 1 a { $n }.
}
table-answered = Esta pregunta ya tiene respuesta, aquí o en otra ventana. Ahora ves la mesa como está.
table-undone = Esta jugada es de un momento que se deshizo. Ahora ves la mesa como está.

## Preparación.

# $kind: what Python says
setup-fails = Esta partida no se puede preparar: hay un fallo en las reglas ({ $kind }).
# $game: its name; $level: what was asked for
setup-no-levels = { $game } no tiene niveles, pero has indicado «{ $level }». Quita el nivel.
# $levels: what there is
setup-level = «{ $level }» no es un nivel de { $game }. Niveles: { COMMAS($levels) }.
# $module: what was asked for; $why: a sentence
setup-module-refused = El módulo «{ $module }» no se puede jugar: { $why }
# $modules: what there is
setup-module = «{ $module }» no es un módulo de { $game }. Módulos: { AND($modules) }.
# $option: what was asked for; $options: what there is
setup-option = «{ $option }» no es una opción de { $game }. Opciones: { AND($options) }.
# $value: what was asked for; $choices: what there is
setup-choice = «{ $value }» no vale para la opción { $option }. Valores: { COMMAS($choices) }.
# Stands where other messages have $where.
setup-file = El archivo de la opción { $option }
# $seed: what was asked for; $most: the largest
seed-range = { $seed } no es un número de reparto posible. Elige un número entero de 0 a { $most }.
# $game: its name
no-companion = { $game } aún no se puede jugar con tu propia caja.
lesson-none = { $game } aún no tiene lección.
# $name: what was asked for; $lessons: what there is
lesson-unknown = «{ $name }» no es una lección de { $game }. Lecciones: { COMMAS($lessons) }.

## Datos de una mesa real.

entry-not-a-number = Esta pregunta no se responde con un número. Elige una de las respuestas.
# $said: what was typed; $first, $last: the bounds
entry-out-of-range = «{ $said }» no es posible aquí. Introduce un número de { $first } a { $last }.
# $n: dice that were entered; $many: dice that are rolled
entry-dice = Has introducido { $n ->
    [one] 1 dado
   *[other] { $n } dados
}, pero se tiran { $many }. Introdúcelos todos.

## Partidas guardadas. $where: which file, at the start of the sentence, always masculine

the-saved-game = El archivo de la partida
another-copy = Usa otra copia de este archivo.
another-file = Elige un archivo guardado por este programa.
saved-choices = { $where } está dañado: sus módulos u opciones no son texto. { another-copy }
# $name: who deals
saved-dealer = { $where } está dañado: «{ $name }» no puede repartir sus cartas. { another-copy }
# $n: number of the entry
saved-no-entry = { $where } está dañado: el dato { $n } no es un dato. { another-copy }
saved-no-answer = { $where } está dañado: el dato { $n } no es una jugada ni un «deshacer». { another-copy }
saved-wrong-answer = { $where } está dañado: el dato { $n } no es un número ni una lista corta de números. { another-copy }
saved-too-large = { $where } es demasiado grande para una partida guardada. { another-file }
saved-not-json = { $where } está dañado o no es una partida guardada: no es JSON. { another-file }
saved-other-program = { $where } no es una partida guardada por este programa. { another-file }
saved-no-version = { $where } está dañado: falta la versión. { another-copy }
saved-newer = { $where } es de una versión más nueva del programa. Actualiza el programa para abrirlo.
# $name: of a field
saved-field = { $where } está dañado: el campo «{ $name }» falta o es incorrecto. { another-copy }
# $difference: a sentence
saved-differs = { $where } no concuerda con las reglas: { $difference } No se ha abierto nada.
saved-fails = { $where } no se puede abrir: { $difference }
saved-no-way-back = { $where } no tiene un momento anterior al que volver.
# $n: number of the entry; $why: a sentence
entry-does-not-fit = el dato { $n } no encaja. { $why }
# $kind: what Python says
entry-fails = el programa falla en el dato { $n } ({ $kind }).
# $file, $replay: fingerprints
other-fingerprint = su huella es { $file }; la de la repetición es { $replay }.

## Archivos de cartas y otros textos. $where: which file, at the start of the sentence, always masculine

# $n: characters; $most: the limit
text-too-large = { $where } es demasiado grande: tiene { NUMBER($n) } caracteres y el límite es { NUMBER($most) }.
# $most: the limit
text-too-deep = { $where } no se puede leer: hay más de { $most } corchetes anidados. Corrígelo.
text-long-name = { $where } no se puede leer: un nombre tiene más de { $most } partes. Corrígelo.
text-long-number = { $where } no se puede leer: un número tiene miles de cifras. Corrígelo.
text-too-much = { $where } no se puede leer: tiene demasiados valores.
text-not-json = { $where } está dañado: no es JSON.
# $error: what Python says
text-not-toml = { $where } no es TOML: { $error }.
# $place: where in the file; $wrong: what is wrong there
text-wrong-value = { $where }, { $place }: { $wrong }.
value-large = el número es demasiado grande
# $code: of the character
value-unseen = hay un carácter invisible ({ $code })

## Posiciones, en una línea de texto.

line-not-json = Esto no es una posición: tiene que ser una línea de JSON.
line-no-game = Esto no es una posición: no nombra ningún juego.
line-choices = Esto no es una posición: su nivel, sus módulos o sus opciones no son texto.
line-no-position = Esto no es una posición: falta la mesa.
# $kind: what Python says
position-fails = Esta posición no se puede jugar: hay un fallo en las reglas ({ $kind }).
# $wrong: what is wrong, without a full stop
position-impossible = Esta posición no es posible: { $wrong }.
# $name: of the check
position-check = no pasa la comprobación «{ $name }»
# $part: of the position
position-other-file = { $part }: el archivo del jugador dice otra cosa
position-lot = el sorteo no es entre candidatos empatados
# $name: of a part
position-unknown-part = La posición tiene una parte desconocida: «{ $name }».
position-lacks-part = A la posición le falta su parte «{ $name }».
# $value: what it is here
position-part = La parte «{ $name }» de la posición no puede ser «{ $value }».
position-lacks-stack = A la posición le falta su pila (lo que aún tiene que pasar).
# $n: frames; $most: the limit
position-tall-stack = La pila de la posición tiene { $n } pasos; el límite es { $most }.
# $frame: a part of the stack
position-unknown-frame = La pila de la posición contiene «{ $frame }», que no es un paso.
position-deep-frame = La pila de la posición tiene demasiados pasos anidados.
# $word: the name of a frame; $n: arguments; $names: of its arguments
position-arguments = La pila de la posición contiene «{ $word }» con { $n ->
    [one] 1 argumento
   *[other] { $n } argumentos
}; necesita: { AND($names) }.
# $arg: name of an argument; $value: what it is here
position-not-a-list = La pila de la posición contiene «{ $word }» con «{ $arg }» = { $value }; tiene que ser una lista.
position-long-argument = La pila de la posición contiene «{ $word }» con demasiadas cosas en «{ $arg }».
# $low, $high: the bounds
position-argument = La pila de la posición contiene «{ $word }» con «{ $arg }» = { $value }; tiene que estar entre { $low } y { $high }.
