# Jugadores virtuales: qué falla y qué hacer. $player: what was asked for

# $players: what there is
player-unknown = «{ $player }» no es un jugador. Jugadores: { $players }.
player-incomplete = El jugador «{ $player }» no está completo. Jugadores: { $players }.
player-no-budget = El jugador «{ $player }» no tiene tiempo para pensar. Quita --budget.
player-two-budgets = El jugador «{ $player }» ya tiene tiempo para pensar. Quita --budget.
# $thinkers: what there is
player-thinks-not = El jugador «{ $player }» no piensa por adelantado y no tiene tiempo para pensar. Los que piensan: { COMMAS($thinkers) }.
# $file: its path; $reason: what the system says
player-file = No se puede leer { $file }: { $reason }. Elige otro archivo.
# $error: what Python says
player-not-loaded = No se puede cargar el jugador { $player }: { $error }.
player-no-start = El jugador { $player } no tiene el método start(spec, seed).
# $package: its name
needs-onnx = Las redes necesitan { $package }. Escribe: { $command }
needs-torch = El aprendizaje necesita { $package }. Escribe: { $command }
# $given: what was typed; $most: the limit
budget-wrong = «{ $given }» no es un tiempo para pensar. Indica evaluaciones por decisión (500; como mucho
    { NUMBER($most) }) o un tiempo (200ms o 2s; como mucho una hora).
# $file: its name
ladder-damaged = { $file }, con las fuerzas medidas, falta o está dañado. Reinstala el programa.
no-games = Hace falta al menos una partida. Elige 1 o más.
no-games-or-workers = Hacen falta al menos una partida y un proceso. Elige 1 o más.
worker-ended = Un proceso se detuvo desde fuera. Prueba con menos procesos.
learning-ended = Un proceso se detuvo desde fuera. Empieza de nuevo; el aprendizaje sigue donde estaba.

# $partner: a sparring partner; $game: its name; $trouble: a sentence
no-partner = «{ $partner }» no puede jugar a { $game }. { $trouble }

## Por qué no se usa una red aprendida. $game: its name; $why: one of the reasons

net-not-used = El jugador aprendido de { $game } no se usa: { $why }. En su lugar juega la estimación hecha a mano; `tableforone learn { $id }` aprende uno nuevo.
net-cannot-learn = Esta red no puede aprender { $game }: { $why }. Elige otro archivo.
# $folder: where it is
state-damaged = No se puede leer el entrenamiento guardado en { $folder }. Borra esa carpeta para empezar de nuevo.
net-missing = no hay ninguno
net-damaged = la red está dañada
# $file: its name
net-file-damaged = el archivo { $file } está dañado
net-other-game = su archivo pertenece a otro juego
# $learned, $now: versions
net-other-rules = se aprendió con la versión { $learned } de las reglas; estas son la versión { $now }
net-other-positions = se aprendió cuando las posiciones tenían otras partes

## Sus nombres.

# $player: what is typed
player-name = { $player ->
    [random] Azar
    [greedy] Codicioso
    [search] Búsqueda
    [expert] Experto
   *[other] { CAPITAL($player) }
}
