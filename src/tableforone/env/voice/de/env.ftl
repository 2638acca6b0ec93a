# Umgebungen: was nicht stimmt und was zu tun ist.

# $package: its name; $command: what to type
needs-env = Umgebungen brauchen { $package }. Gib ein: { $command }
# $n: choices; $most: the limit
many-choices = Eine Frage hat { $n } Möglichkeiten, mehr als most={ $most }. Lege die Umgebung mit größerem „most“ an.
reset-first = Die Partie ist zu Ende. Rufe zuerst reset() auf.
# $tables, $seeds: how many
many-seeds = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, aber { $seeds ->
    [one] 1 Auslage
   *[other] { $seeds } Auslagen
}: Gib für jeden Tisch genau eine Nummer an.
# $file: its path; $error: what onnxruntime says
network-unread = { $file } ist kein Netz, das onnxruntime lesen kann: { $error }
# $inputs: what it has; $observation, $answers: what it needs
network-inputs = { $file } hat die Eingänge { COMMAS($inputs) }. Ein Netz für Table for One hat „{ $observation }“ und bei
    kompakten Aktionen „{ $answers }“.
# $what: of its inputs or outputs; $n, $needs: numbers; $game: its name
network-other-game = { $file } ist für ein anderes Spiel: { $what } hat { $n } Zahlen, bei { $game } sind es { $needs }.
# $name: of a method
no-method = Tische haben keine Methode „{ $name }“.
no-setting = Die Attribute von Tischen lassen sich nicht setzen. Lege stattdessen neue Tische an.
# $given: what was asked for; $known: what there is
wrong-reward = „{ $given }“ ist keine Belohnung. Wähle { OR($known) }.
wrong-actions = „{ $given }“ ist keine Form von Aktionen. Wähle { OR($known) }.
wrong-seed = Die Nummer einer Auslage ist eine ganze Zahl, nicht { $given }.
nothing-to-choose = Die Partie ist zu Ende. Es gibt nichts zu wählen.
# $action: its number
illegal-action = Aktion { $action } ist jetzt nicht erlaubt. Die Maske zeigt die erlaubten.
# $given: of which game it is; $game: of which it should be
other-state = Das ist ein Zustand von „{ $given }“, nicht von „{ $game }“.
