# Computerspieler: was nicht stimmt und was zu tun ist. $player: what was asked for

# $players: what there is
player-unknown = „{ $player }“ ist kein Spieler. Spieler: { $players }.
player-incomplete = Die Angabe „{ $player }“ ist unvollständig. Spieler: { $players }.
player-no-budget = Der Spieler „{ $player }“ hat keine Bedenkzeit. Lass --budget weg.
player-two-budgets = Der Spieler „{ $player }“ hat schon eine Bedenkzeit. Lass --budget weg.
# $thinkers: what there is
player-thinks-not = Der Spieler „{ $player }“ denkt nicht voraus und hat keine Bedenkzeit. Voraus denken: { COMMAS($thinkers) }.
# $file: its path; $reason: what the system says
player-file = { $file } lässt sich nicht lesen: { $reason }. Wähle eine andere Datei.
# $error: what Python says
player-not-loaded = Der Spieler { $player } lässt sich nicht laden: { $error }.
player-no-start = Dem Spieler { $player } fehlt die Methode start(spec, seed).
# $package: its name
needs-onnx = Netze brauchen { $package }. Gib ein: { $command }
needs-torch = Zum Lernen ist { $package } nötig. Gib ein: { $command }
# $given: what was typed; $most: the limit
budget-wrong = „{ $given }“ ist keine Bedenkzeit. Nenne Bewertungen je Entscheidung (500; höchstens { NUMBER($most) }) oder
    eine Zeit (200ms oder 2s; höchstens eine Stunde).
# $file: its name
ladder-damaged = { $file } mit den gemessenen Spielstärken fehlt oder ist beschädigt. Installiere das Programm neu.
no-games = Mindestens eine Partie ist nötig. Wähle 1 oder mehr.
no-games-or-workers = Mindestens eine Partie und ein Prozess sind nötig. Wähle 1 oder mehr.
worker-ended = Ein Prozess wurde von außen beendet. Versuche es mit weniger Prozessen.
learning-ended = Ein Prozess wurde von außen beendet. Starte noch einmal; das Lernen geht dort weiter, wo es war.

# $partner: a sparring partner; $game: its name; $trouble: a sentence
no-partner = „{ $partner }“ kann { $game } nicht spielen. { $trouble }

## Warum ein gelerntes Netz nicht benutzt wird. $game: its name; $why: one of the reasons

net-not-used = Der gelernte Spieler von { $game } wird nicht benutzt: { CAPITAL($why) }. Stattdessen spielt die von Hand gemachte Schätzung; `tableforone learn { $id }` lernt einen neuen.
net-cannot-learn = Dieses Netz kann { $game } nicht lernen: { CAPITAL($why) }. Wähle eine andere Datei.
# $folder: where it is
state-damaged = Das gespeicherte Training in { $folder } kann nicht gelesen werden. Lösche diesen Ordner, um neu zu beginnen.
net-missing = es gibt keinen
net-damaged = das Netz ist beschädigt
# $file: its name
net-file-damaged = die Datei { $file } ist beschädigt
net-other-game = seine Datei gehört zu einem anderen Spiel
# $learned, $now: versions
net-other-rules = gelernt wurde mit Version { $learned } der Regeln; diese sind Version { $now }
net-other-positions = gelernt wurde, als Stellungen andere Teile hatten

## Ihre Namen.

# $player: what is typed
player-name = { $player ->
    [random] Zufall
    [greedy] Gierig
    [search] Suche
    [expert] Experte
   *[other] { CAPITAL($player) }
}
