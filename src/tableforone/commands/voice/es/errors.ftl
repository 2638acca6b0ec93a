# Lo que dice la línea de comandos cuando algo falla: qué es y qué hacer.

# $command: what to type before --help, in all of these
# $name: of an argument; $given: what was typed; $choices: what there is
wrong-choice = { $name }: «{ $given }» no está entre las opciones. Opciones: { $choices }.
# $name: of an argument
wrong-no-value = { $name } necesita un valor. Mira `{ $command } --help`.
# $name: of an argument; $given: what was typed
wrong-value = { $name } no lleva valor, pero has indicado «{ $given }». Mira `{ $command } --help`.
# $names: of arguments
wrong-missing = Falta algo: { $names }. Mira `{ $command } --help`.
# $given: what was typed
wrong-unknown = «{ $given }» no es un argumento de este comando. Mira `{ $command } --help`.
# $name: of an argument; $what: is wrong
wrong-argument = { $name }: { $what }. Mira `{ $command } --help`.
# $message: what Python says of it
wrong-usage = Estos argumentos no valen ({ $message }). Mira `{ $command } --help`.
# $given: what was typed; $languages: what there is
wrong-language = «{ $given }» no es un idioma de este programa. Elige { OR($languages) }.
# $given: what was typed
wrong-option = --option necesita NAME=VALUE, no «{ $given }».
# $given: what was typed
not-a-number = «{ $given }» no es un número entero
# $folder: a name with ~ in it
no-such-home = { $folder } nombra a un usuario que no existe en este sistema. Elige otra carpeta.
no-workers = Hace falta al menos un proceso. Elige 1 o más.
no-games = Hace falta al menos una partida. Elige 1 o más.

interrupted = Interrumpido.
# $file: of the machine; $reason: what the system says
file-refused = No se puede leer o escribir { $file }: { $reason }. Elige otro archivo u otra carpeta de datos, o haz sitio.
# $reason: what the system says
system-refused = El sistema se niega: { $reason }. Elige otro archivo u otra carpeta de datos, o haz sitio.
# $kind, $error: what Python says
program-failed = El programa ha fallado ({ $kind }: { $error }). Tus partidas guardadas están a salvo.

resume-alone = --resume continúa una partida guardada. Quita juego, nivel, módulos, opciones y reparto.
# $file: of a saved game; $kind: what Python says
replay-failed = No se puede mostrar { $file }: el programa falla ({ $kind }).
review-companion = Las partidas en tu propia mesa no se pueden analizar: el entrenador solo conoce lo que introdujiste.
review-no-games = Hace falta al menos una partida simulada por jugada. Elige 1 o más.
# $file: that was read
deck-no-cards = { $file } no tiene cartas tuyas: todas son reconstruidas.
# $card: what was typed; $deck: its name; $cards: what there is
deck-wrong-card = «{ $card }» no es una de estas cartas: { $deck }. Cartas: { COMMAS($cards) }.
# $card: its name
deck-not-entered = La carta { $card } no se ha introducido entera. No se ha cambiado nada.
address-alone = --address nombra un clúster de Ray. Añade --on ray.
verify-alone = --verify repite un archivo. Quita el jugador, --out, --game y --beside.
bench-needs = Indica un jugador y un archivo para el resultado: tableforone bench PLAYER --out FILE.
# $file: a result
bench-beside = A { $file } le faltan algunas de estas partidas. Quita --beside o elige otro archivo.
# $n: games
dataset-few = Un conjunto de datos tiene al menos { $n } partidas, una por preparación. Elige { $n } o más.
ladder-needs-games = --budget, --seed y --keep son para partidas nuevas. Añade --games con su número.
