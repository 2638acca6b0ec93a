# Was ein Teil ist, für jemanden, der fragt.

explain-space = Feld { $die }
explain-space-kind = des Aktionsplans
explain-space-text = { $die ->
    [1] Bereite bis zu so viele Zimmer vor, wie Würfel hier liegen, zum Preis ihrer Etage.
    [2] Beziehe ein vorbereitetes Zimmer, 1 Krone günstiger je Würfel.
    [3] Bereite Zimmer vor oder beziehe eines.
    [4] Rücke auf der Kaiserleiste vor oder nimm Kronen: so viele, wie Würfel hier liegen.
    [5] Stelle jemanden vom Personal ein, 1 Krone günstiger je Würfel.
   *[6] Ahme für 1 Krone ein beliebiges anderes Feld mit dieser Stärke nach.
}
# $n: Würfel
explain-dice = { $n ->
    [0] Auf diesem Feld liegt kein Würfel.
    [one] 1 Würfel: { $action }.
   *[other] { $n } Würfel: { $action }.
}
explain-pass = Passen
explain-pass-kind = statt einer Aktion
explain-pass-text = Entferne diesen Würfel und erhalte 1 Krone.

explain-room = Zimmer { $room }
explain-room-kind = { colour }, { $state ->
    [closed] nicht vorbereitet
    [prepared] vorbereitet
   *[occupied] bezogen
}
# $prepare, $occupy: Kronen; $n: Punkte
explain-room-text = Vorbereiten kostet { $prepare }, beziehen { $occupy }; zählt am Ende { points }.
explain-room-door = { explain-room-text } Beim Beziehen bringt die Tür einen Bonus: { $door }.
explain-group = Seine Gruppe: { $full } von { $rooms } bezogen. Eine volle Gruppe bringt { $reward }.

explain-staff = { $timing ->
    [permanent] Personal, wirkt ab jetzt
    [once] Personal, wirkt einmal beim Einstellen
   *[endgame] Personal, zählt am Ende
}
explain-staff-text = { CAPITAL($effect) }.
explain-hired = Eingestellt.
# $n: Kronen
explain-hire = { $n ->
    [one] Kostet 1 Krone, abzüglich der Stärke deiner 5.
   *[other] Kostet { $n } Kronen, abzüglich der Stärke deiner 5.
}

explain-emperor = Die Kaiserleiste
explain-emperor-kind = drei Reihen
explain-emperor-text = Du markierst Felder in der Reihe des nächsten Besuchs. Manche Felder bringen einen Bonus. Wer eine
    Reihe zuerst füllt, bekommt Punkte.
explain-marks = Diese Reihe: { $marks } von { $spaces } markiert.
explain-marks-needed = { explain-marks } Nach Runde { $round } brauchst du { $needed }, sonst verlierst du { $penalty } Punkte.

explain-krones = Deine Kronen
explain-krones-kind = dein Geld
explain-krones-text = Damit bezahlst du Zimmer, Personal und die Gebühr einer 6. Je 3 übrige Kronen zählen am Ende 1 Punkt.
explain-krones-now = Du hast { $n } von höchstens { $limit }.

explain-loan = Ein Kredit
explain-loan-kind = Nummer { $nth }
explain-loan-text = Jederzeit in deinem Zug: { krones } jetzt, { $vp } Punkte am Ende.
explain-loan-taken = Aufgenommen.
explain-loan-left = Noch nicht aufgenommen.

explain-main = Die Hauptaktion
explain-main-kind = deines Zuges
explain-main-text = Was dein Würfel bewirkt, neben offenen Boni. Die Reihenfolge bestimmst du, aber die Hauptaktion musst
    du ausführen.

## Hinweise.

# $n: Markierungen
careful-emperor = { $n ->
    [one] Nach dieser Runde kommt der Kaiser: Dir fehlt noch 1 Markierung, sonst verlierst du { $penalty } Punkte.
   *[other] Nach dieser Runde kommt der Kaiser: Dir fehlen noch { $n } Markierungen, sonst verlierst du { $penalty } Punkte.
}
careful-purse = Deine Kasse ist voll: Du kannst keine Kronen mehr bekommen.
