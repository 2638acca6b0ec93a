# Studien, Vergleichstest und Datensätze: was nicht stimmt und was zu tun ist.

## Ordner und Dateien. $folder, $file: ihre Pfade

other-folder = Wähle mit --out einen anderen Ordner.
folder-other-study = In { $folder } liegt eine andere Studie („{ $title }“). { other-folder }
folder-other-rules = Regeln oder Spieler haben sich geändert, seit { $folder } begonnen wurde; die Partien wären andere. { other-folder }
folder-not-empty = { $folder } ist nicht leer und enthält keine Studie. { other-folder }
# $reason: was das System sagt
folder-not-made = { $file } lässt sich nicht anlegen: { $reason }. { other-folder }
folder-busy = Die Studie in { $folder } wird gerade gespielt. Warte, bis sie fertig ist.
then-make-room = Die Partien sind gespeichert. Schaffe Platz und mach dann weiter.
chunk-damaged = { $file } ist beschädigt. Lösche die Datei und starte neu: Nur ihre Partien werden noch einmal gespielt.
study-damaged = { $file } ist beschädigt oder keine Studie dieses Programms. { other-folder }
needs-pyarrow = { $file } braucht PyArrow. Gib dies ein und starte den Befehl dann noch einmal: { $command }

## Die Datei einer Studie.

the-study = Die Studie
a-variant = Eine Variante der Studie
study-games = Eine Variante hat 1 bis { NUMBER($most) } Partien, nicht { $n }.
study-twice = Zwei Varianten heißen „{ $name }“. Gib jeder einen eigenen Namen.
# $where: welcher Teil; $known: was möglich ist
study-unknown = { $where } enthält „{ $name }“; das ist unbekannt. Möglich sind { COMMAS($known) }.
study-number = In einer Studie ist „{ $name }“ eine ganze Zahl, nicht „{ $value }“.
study-tables = In einer Studie ist [axes] eine Tabelle von Listen und jedes [[cells]] eine Tabelle.
study-both = Eine Studie hat entweder [axes] oder [[cells]], nicht beides.
study-empty-axis = Achse „{ $axis }“ ist leer. Gib ihr eine Liste mit mindestens einem Wert.
study-many = Die Achsen ergeben { NUMBER($n) } Varianten; höchstens { NUMBER($most) } sind möglich.
study-options = In einer Studie ist [options] eine Tabelle: Name einer Option und ihr Wert.
study-no-game = Die Studie nennt kein Spiel. Spiele: { COMMAS($games) }.
study-axis = „{ $axis }“ ist keine Achse von { $game }. Achsen: { COMMAS($axes) }.
study-modules = In einer Studie sind Module eine Liste von Namen; eine Achse von Modulen ist eine Liste solcher Listen.
study-unplayable = Die Variante „{ $name }“ lässt sich nicht spielen: { $why }
study-text = In einer Studie sind Stufe und Spieler Texte, nicht „{ $value }“.
study-option = In einer Studie ist eine Option ein Text, nicht „{ $value }“.

## Wo gespielt wird.

worker-differs = Ein Prozess anderswo hat andere Regeln von { $game } oder einen anderen Spieler { $player } als dieser Rechner. Installiere auf beiden dieselbe Version.
workers-end = Prozesse enden immer wieder. Versuche es mit weniger Prozessen; die bisherigen Partien sind gespeichert.
needs-ray = Ray ist nicht installiert. Gib { $command } ein, oder lass --on ray weg.
ray-refused = Dem Ray-Cluster unter { $address } kann man nicht beitreten: { $why }.
ray-refused-here = Auf diesem Rechner lässt sich kein Ray-Cluster starten: { $why }.
ray-refused-token = { ray-refused } Wenn er ein Token verlangt, setze RAY_AUTH_TOKEN darauf.
ray-workers-end = Prozesse des Clusters enden immer wieder. Die bisherigen Partien sind gespeichert.

## Der Vergleichstest und Datensätze.

bench-no-tasks = Der Vergleichstest hat keine Aufgaben zu { $game }. Lass --game weg.
result-damaged = { $file } ist beschädigt oder kein Ergebnis des Vergleichstests.
result-version = { $file } hat Version { $version } des Protokolls; dieses Programm hat { $known }.
result-incomplete = { $file } enthält nicht die Aufgaben und Spieler des Protokolls.
result-deals = { $file } enthält nicht alle Auslagen von { $task } mit { $player }.
result-wrong = { $task } mit { $player }, Nummer { $seed }: { $why }
result-illegal = Eine Antwort ist nicht erlaubt.
result-long = Die Partie endet vor der letzten Antwort.
result-other = Die Datei sagt { $file }, die Regeln sagen { $rules }.
dataset-held-out = Diese Auslagen sind dem Vergleichstest vorbehalten. Wähle ein anderes --seed.
