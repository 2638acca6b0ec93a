# Der Verlauf, und Datumsangaben.

history-about = Jede Partie ist Zug für Zug gespeichert. Spiele sie nach, spiele von jedem Zug aus weiter, oder lade sie herunter.
# Nach der Zahl. $n: Partien
history-finished = { $n ->
    [one] Partie beendet
   *[other] Partien beendet
}
history-won = { $n ->
    [one] Partie gewonnen
   *[other] Partien gewonnen
}
history-streak = { $n ->
    [one] Sieg in Folge
   *[other] Siege in Folge
}
history-reveals = { $n ->
    [one] Partie mit zurückgenommenem Aufdecken
   *[other] Partien mit zurückgenommenem Aufdecken
}
history-games = Beendete Partien
history-way = Stufe und Erweiterungen
history-length = Dauer
history-when = Wann
history-links = Links
outcome-won = gewonnen
outcome-lost = verloren
outcome-draw = unentschieden
history-lesson = Einführung
history-puzzle = Rätsel
history-not-counted = Zählt nicht in der Statistik.
history-undid = Aufdecken zurückgenommen
history-undid-about = Eine Karte oder ein Wurf war schon zu sehen und wurde dann zurückgenommen
history-result = Ergebnis
history-replay = Nachspielen
history-result-of = Ergebnis: { $game }, { $date }
history-replay-of = Nachspielen: { $game }, { $date }
history-empty = Noch keine beendeten Partien. Hier werden sie stehen.
history-minutes = { $n } min
history-days = mehrere Tage

## Das Diagramm und die Tabelle daneben.

history-chart = Gewonnen und verloren
history-chart-about = Ein Zeichen je Partie, die älteste zuerst: gefüllt = gewonnen; Höhe = Abstand.
# $n: games, many
history-chart-last = Das sind die letzten { $n } Partien.
history-chart-label = { $n ->
    [one] Abstand in 1 beendeten Partie: über der Linie gewonnen, darunter verloren. Die Zahlen stehen in der Tabelle daneben.
   *[other] Abstände in { $n } beendeten Partien: über der Linie gewonnen, darunter verloren. Die Zahlen stehen in der Tabelle daneben.
}
history-dot = { $game }, { $date }: { $mine }–{ $theirs }
history-dot-alone = { $game }, { $date }: { $mine }
history-ahead = vorn
history-behind = hinten
tally-won = Gewonnen
tally-drawn = Unentschieden
tally-lost = Verloren
tally-rate = Siege
tally-best = Bestes
tally-mean = Schnitt
tally-points = { NUMBER($points, decimals: 1) }

## Datum und Uhrzeit. $weekday: 1 ist Montag

date = { $day }. { month-name } { $year }
date-weekday = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
}, { $day }. { month-name }
weekday-short = { $weekday ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
}
month-name = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
ago-now = gerade eben
ago-minutes = { $n ->
    [one] vor 1 Minute
   *[other] vor { $n } Minuten
}
ago-today = heute, { $time }
ago-yesterday = gestern, { $time }
