# Entornos: qué falla y qué hacer.

# $package: its name; $command: what to type
needs-env = Los entornos necesitan { $package }. Escribe: { $command }
# $n: choices; $most: the limit
many-choices = Una pregunta tiene { $n } opciones, más que most={ $most }. Crea el entorno con un «most» mayor.
reset-first = La partida ha terminado. Llama primero a reset().
# $tables, $seeds: how many
many-seeds = Hay { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}, pero { $seeds ->
    [one] 1 reparto
   *[other] { $seeds } repartos
}. Da un número por mesa.
# $file: its path; $error: what onnxruntime says
network-unread = { $file } no es una red que onnxruntime pueda leer: { $error }
# $inputs: what it has; $observation, $answers: what it needs
network-inputs = { $file } tiene las entradas { COMMAS($inputs) }. Una red para Table for One tiene «{ $observation }» y, para
    acciones compactas, «{ $answers }».
# $what: of its inputs or outputs; $n, $needs: numbers; $game: its name
network-other-game = { $file } es para otro juego: { $what } tiene { $n } números; en { $game } son { $needs }.
# $name: of a method
no-method = Las mesas no tienen el método «{ $name }».
no-setting = Los atributos de las mesas no se pueden cambiar. Crea mesas nuevas.
# $given: what was asked for; $known: what there is
wrong-reward = «{ $given }» no es una recompensa. Elige { OR($known) }.
wrong-actions = «{ $given }» no es una forma de acciones. Elige { OR($known) }.
wrong-seed = Un número de reparto es un número entero, no { $given }.
nothing-to-choose = La partida ha terminado. No hay nada que elegir.
# $action: its number
illegal-action = La acción { $action } no es legal ahora. La máscara muestra las legales.
# $given: of which game it is; $game: of which it should be
other-state = Este es un estado de «{ $given }», no de «{ $game }».
