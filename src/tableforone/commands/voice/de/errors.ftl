# Was die Befehlszeile sagt, wenn etwas nicht stimmt: was es ist, dann was zu tun ist.

# $command: what to type before --help, in all of these
# $name: of an argument; $given: what was typed; $choices: what there is
wrong-choice = { $name }: „{ $given }“ steht nicht zur Wahl. Möglich sind: { $choices }.
# $name: of an argument
wrong-no-value = { $name } braucht einen Wert. Siehe `{ $command } --help`.
# $name: of an argument; $given: what was typed
wrong-value = { $name } hat keinen Wert, angegeben ist aber „{ $given }“. Siehe `{ $command } --help`.
# $names: of arguments
wrong-missing = Es fehlt etwas: { $names }. Siehe `{ $command } --help`.
# $given: what was typed
wrong-unknown = „{ $given }“ gehört nicht zu diesem Befehl. Siehe `{ $command } --help`.
# $name: of an argument; $what: is wrong
wrong-argument = { $name }: { $what }. Siehe `{ $command } --help`.
# $message: what Python says of it
wrong-usage = So lässt sich der Befehl nicht verwenden ({ $message }). Siehe `{ $command } --help`.
# $given: what was typed; $languages: what there is
wrong-language = „{ $given }“ ist keine Sprache dieses Programms. Wähle { OR($languages) }.
# $given: what was typed
wrong-option = --option braucht NAME=VALUE, nicht „{ $given }“.
# $given: what was typed
not-a-number = „{ $given }“ ist keine ganze Zahl
# $folder: a name with ~ in it
no-such-home = { $folder } nennt einen Benutzer, den es auf diesem System nicht gibt. Wähle einen anderen Ordner.
no-workers = Mindestens ein Prozess ist nötig. Wähle 1 oder mehr.
no-games = Mindestens eine Partie ist nötig. Wähle 1 oder mehr.

interrupted = Abgebrochen.
# $file: of the machine; $reason: what the system says
file-refused = { $file } lässt sich nicht lesen oder schreiben: { $reason }. Wähle eine andere Datei oder einen anderen
    Datenordner, oder schaffe Platz.
# $reason: what the system says
system-refused = Das System weigert sich: { $reason }. Wähle eine andere Datei oder einen anderen Datenordner, oder
    schaffe Platz.
# $kind, $error: what Python says
program-failed = Das Programm hat einen Fehler ({ $kind }: { $error }). Deine gespeicherten Partien sind sicher.

resume-alone = --resume setzt eine gespeicherte Partie fort. Lass Spiel, Stufe, Module, Optionen und Auslage weg.
# $file: of a saved game; $kind: what Python says
replay-failed = { $file } lässt sich nicht zeigen: Das Programm hat dabei einen Fehler ({ $kind }).
review-companion = Partien am eigenen Tisch lassen sich nicht analysieren: Der Trainer kennt nur deine Eingaben.
review-no-games = Mindestens eine durchgespielte Partie je Zug ist nötig. Wähle 1 oder mehr.
# $file: that was read
deck-no-cards = { $file } enthält keine eigenen Karten: Alle sind nachgebaut.
# $card: what was typed; $deck: its name; $cards: what there is
deck-wrong-card = „{ $card }“ ist keine dieser Karten: { $deck }. Es gibt: { COMMAS($cards) }.
# $card: its name
deck-not-entered = Karte { $card } wurde nicht vollständig eingegeben. Es wurde nichts verändert.
address-alone = --address nennt einen Ray-Cluster. Ergänze --on ray.
verify-alone = --verify spielt eine Datei nach. Lass den Spieler, --out, --game und --beside weg.
bench-needs = Nenne einen Spieler und eine Datei für das Ergebnis: tableforone bench PLAYER --out FILE.
# $file: a result
bench-beside = In { $file } fehlen manche dieser Partien. Lass --beside weg oder wähle eine andere Datei.
# $n: games
dataset-few = Ein Datensatz hat mindestens { $n } Partien, eine für jeden Aufbau. Wähle { $n } oder mehr.
ladder-needs-games = --budget, --seed und --keep gelten für neue Partien. Ergänze --games mit ihrer Zahl.
