# Der Begleiter im Terminal: der Gegner am echten Tisch.

companion-setup = Baue den Tisch auf (die Nummern sind die der Soloregeln):
companion-how = Tippe die Nummer einer Antwort oder einen Teil ihres Textes. Fragt die App nach Punkten, tippe einfach die
    Zahl. why zeigt, warum er zuletzt so entschieden hat, table sein Tableau, entries deine Eingaben; undo macht
    eine rückgängig, help zeigt mehr. Jede Eingabe wird sofort gespeichert, du kannst also jederzeit aufhören.
companion-done = (erledigt)
type-numbers = Tippe alle passenden Nummern, durch Leerzeichen getrennt.
type-dice = Tippe jeden Würfel (1123…) oder wie viele Würfel jede Augenzahl zeigen (2 1 1 0 …).
# $low, $high: numbers
type-range = Tippe eine Zahl von { $low } bis { $high }.
# $numbers: to choose from
type-one = Tippe eine Zahl: { COMMAS($numbers) }.
# $said: what was typed; $many: dice; $faces: of a die
wrong-roll = „{ $said }“ ist kein Wurf. Tippe { $many } Ziffern oder { $faces } Zahlen.
wrong-die = „{ $said }“ ist kein Wurf: Ein Würfel zeigt 1 bis { $faces }. Tippe ihn noch einmal.
# $turn: its number
entry-turn = Zug { $turn }:
correct-what = Tippe correct und die Nummer einer Eingabe. entries zeigt alle.
correct-again = Tippe es noch einmal, oder lass es mit Enter, wie es ist.
unchanged = Es wurde nichts verändert.
# $turn: its number
turn-changes = Zug { $turn } würde sich ändern:
turns-same = Er würde dasselbe tun.
keep-or-replay = Mit keep bleibt, was gespielt wurde; du wirst noch einmal gefragt, wenn es darauf ankommt. Mit replay
    spielt er seine Züge neu.
change-how = Tippe change, eine Nummer aus board und um wie viel: change 4 +1
# $n: numbers
change-which = Sein Tableau hat { $n ->
    [one] 1 Wert
   *[other] { $n } Werte
}. board zeigt sie.
# $name: of a number; $value: now; $least, $most: what it can be
change-bounds = { $name }: jetzt { $value }, möglich ist { $least } bis { $most }.
# $name: of a number; $value: now
change-done = { $name }: jetzt { $value }.
cards-who = Tippe cards app oder cards mine: Wer deckt seine Karten ab jetzt auf?
