# Der Bericht einer Studie, und was der Befehl davon ausgibt.

## Fortschritt.

progress = { NUMBER($done) } von { NUMBER($all) } Partien
progress-left = noch etwa { $time }
seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
}
minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}

## Die Antwort in wenigen Sätzen.

no-games = Es wurde noch keine Partie gespielt.
sure-alike = kein Unterschied
sure-open = kein Unterschied gefunden
sure-likely = wahrscheinlich
sure-certain = sicher
rate-one = { PERCENT($rate) } der Partien werden gewonnen.
rate-of = { PERCENT($rate) } ({ $name })
rates = Gewonnene Partien: { COMMAS($parts) }.
rates-between = Gewonnene Partien: von { $most } bis { $least }.
# $first: eine Variante; $effects: was andere ändern; $sure: wie sicher das ist
compared = Verglichen mit { $first }: { AND($effects) } ({ $sure }).
compared-open = Verglichen mit { $first }: kein Unterschied gefunden bei { AND($names) }.
compared-alike = Kein Unterschied zwischen { $first } und { AND($names) }: { $n ->
    [one] Die Partie ging
   *[other] Alle { NUMBER($n) } Partien gingen
} gleich aus.
compared-same-points = Kein Unterschied zwischen { $first } und { AND($names) }: gleiche Punkte in { $n ->
    [one] der Partie
   *[other] allen { NUMBER($n) } Partien
}.
others = anderen
# $verb: costs oder gains; $unit: wins oder points
effect = { $name } { $verb ->
    [costs] kostet dich
   *[gains] bringt dir
} { $amount } { $unit ->
    [wins] Siege in 100 Partien
   *[points] Punkte
}
# Folgt auf die vorige: gleiches Verb, gleiche Einheit.
effect-next = { $name } { $amount }
effect-more = { $n ->
    [one] 1 weitere { $verb ->
        [costs] kostet
       *[gains] bringt
    } weniger
   *[other] { $n } weitere { $verb ->
        [costs] kosten
       *[gains] bringen
    } weniger
}
amount = { NUMBER($value) }
amount-small = { NUMBER($value, decimals: 1) }
# $what: eine Änderung; $with_, $than: Varianten von etwas anderem
crossed-open = { $what } macht mit { $with_ } denselben Unterschied wie mit { $than }, soweit diese Partien es zeigen.
crossed-wins = { $what } ist mit { $with_ } in 100 Partien { $amount } Siege { $more ->
    [less] weniger
   *[more] mehr
} wert als mit { $than } ({ $sure }).
crossed-points = { $what } ist mit { $with_ } { $amount } Punkte { $more ->
    [less] weniger
   *[more] mehr
} wert als mit { $than } ({ $sure }).
instead = { $new } statt { $old }
crossed-name = { $what }: mit { $with_ } statt mit { $than }
told-one = { CAPITAL($sure) }.
told-part = { $n } { $sure }
told = Von { $n } Unterschieden: { AND($parts) }.
# $n: Paare; $apart: Partien
saved = { NUMBER($n) } Paare sagen so viel wie { NUMBER($apart) } Partien je Variante mit verschiedenen Auslagen.
saved-some = { NUMBER($n) } Paare sagen so viel wie { NUMBER($apart) } Partien je Variante mit verschiedenen Auslagen ({ NUMBER($saved) } gespart).
range = { SIGNED($low, decimals: 1) } bis { SIGNED($high, decimals: 1) }
difference = { SIGNED($value, decimals: 1) }
difference-whole = { SIGNED($value) }
number = { NUMBER($value, decimals: 1) }
number-whole = { NUMBER($value) }

## Überschriften und Zeilen des Berichts.

report-title = { $title } – Table for One
report-skip = Zum Inhalt springen
report-kind = Table for One · Bericht einer Studie
report-contents = In diesem Bericht
report-nav-won = Siege
report-nav-points = Punkte
report-nav-sources = Quellen
report-nav-differences = Unterschiede
report-nav-doubts = Vorbehalte
report-nav-again = Wiederholen
report-won = Gewonnene Partien
report-won-about = Punkt: gewonnene Partien. Linie: die 95-Prozent-Spanne. Offener Punkt mit gestrichelter Linie: zu wenige Partien.
report-points = Vorsprung
report-points-about = Wie oft jeder Vorsprung vorkam. Gefüllte Balken sind gewonnene Partien; der Strich ist die mittlere Partie.
report-sources = Woher die Punkte kommen
report-sources-about = Durchschnitt aller Partien. Gestrichelt: verlorene Punkte.
report-sources-caption = Durchschnittliche Punkte, du / { $opponent }
report-differences = Unterschiede bei gleichen Auslagen
report-differences-about = Jede Variante bekam dieselben Auslagen; verglichen wird Auslage für Auslage. Sicher: Die
    95-Prozent-Spanne schließt null aus, auch wenn man sie für alle Vergleiche verbreitert. Wahrscheinlich: Sie schließt null für
    sich allein aus. Offener Punkt mit gestrichelter Linie: kein Unterschied gefunden.
report-misleads = In diesem Spiel täuschen die Punkte; achte auf die Siege.
report-wins-unit = Siege in 100 Partien
report-shown = Die Bilder zeigen die ersten { $n } von { $all } Unterschieden.
report-crossed = Ändert eine Wahl, was eine andere wert ist?
report-crossed-about = Der Unterschied zweier Unterschiede. Ist er null, hängen die beiden nicht voneinander ab.
report-interaction = Wechselwirkung
report-interactions = Wechselwirkungen
report-one = Es gibt nur eine Variante, also wird nichts verglichen.
report-one-of = { $game }: Es gibt nur eine Variante, also wird nichts verglichen.
report-doubts = Vorbehalte
report-again = Wiederholen
column-won = gewonnen
column-drawn = unentschieden
column-of = von
column-rate = Anteil
column-range = 95 %
column-lower = unteres Viertel
column-median = Mitte
column-upper = oberes Viertel
column-all = alle
column-pairs = Paare
column-points = Punkte
column-sure = sicher?
column-wins = Siege in 100

variant = Variante
# What differs between variants. $axis: its name in the file of the study
axis = { $axis ->
    [game] Spiel
    [level] Stufe
    [modules] Erweiterungen
    [player] Spieler
    [options] Optionen
   *[other] { CAPITAL($axis) }
}
# Instead of the player’s own cards.
our-cards = Nachgebaut
either = { OR($names) }
# $names: of expansions
modules = { AND($names) }
margin-lead = Deine Punkte minus die von { $opponent }
margin-points = Deine Punkte
only-games = nur { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
median = Mitte { $value }
opponent-ahead = { $opponent } vorn
you-ahead = du vorn
points = Punkte
rest = Übriges
you = du
fewer-wins = weniger Siege
more-wins = mehr Siege
costs-you = kostet dich
gains-you = bringt dir

## Was Vorleseprogramme von den Bildern sagen.

label-rate = { $name }: { NUMBER($value) } %, zwischen { NUMBER($low) } % und { NUMBER($high) } %
label-rates = Gewonnene Partien: { SEMICOLONS($parts) }.
label-median = { $name }: Die mittlere Partie hat { $value }
label-margins = Vorsprung: { SEMICOLONS($parts) }.
label-side = { $who } { NUMBER($value) }
label-mean = { $name }: { COMMAS($sides) }
label-means = Durchschnittliche Punkte: { SEMICOLONS($parts) }.
label-difference = { $name }: { SIGNED($value, decimals: 1) }, zwischen { SIGNED($low, decimals: 1) } und { SIGNED($high, decimals: 1) }
label-wins = Unterschiede in Siegen in 100 Partien: { SEMICOLONS($parts) }.
label-points = Unterschiede in Punkten: { SEMICOLONS($parts) }.

## Was gespielt wurde.

meta-games = { $n ->
    [one] 1 Partie
   *[other] { NUMBER($n) } Partien
}
meta-some-games = { NUMBER($n) } von { NUMBER($all) } Partien
meta-players = gespielt von { AND($players) }
meta-variants = { $n ->
    [one] 1 Variante
   *[other] { $n } Varianten
}, { $games }
meta-seed = Nummer der Auslage { $seed }

## Vorbehalte: eine Überschrift und ein Satz.

doubt-many = Viele Vergleiche.
doubt-many-text = Es gibt { $n } Spannen, und 1 von 20 liegt durch Zufall daneben. „Sicher“ berücksichtigt das.
doubt-pairs = Nicht jedes Paar.
doubt-pairs-text = Das Raster ist groß, darum wird jede Variante nur mit dem ersten Wert jeder Achse verglichen.
doubt-points = Punkte täuschen.
doubt-points-text = Partien von { AND($games) } können früh enden oder mit mehr Punkten verloren gehen. Achte auf die Siege.
doubt-cards = Nachgebaute Karten.
doubt-clock = Nicht genau wiederholbar.
doubt-clock-text = Ein Spieler dachte nach der Uhr; seine Partien können auf einem anderen Rechner anders verlaufen. Zähle stattdessen durchgespielte Partien.
doubt-player = Der Spieler bist nicht du.
doubt-player-text = Was für { AND($players) } zählt, zählt für dich vielleicht mehr oder weniger; die Reihenfolge bleibt wahrscheinlich.
doubt-unplayed = Noch nicht gespielt: { $name }.
doubt-unplayed-text = Die Studie wurde vorher angehalten. Setze sie fort.
doubt-few = Zu wenige Partien: { $name }.
doubt-few-text = Alles von { NUMBER($low) } % bis { NUMBER($high) } % ist möglich. Eine Spanne von ±5 braucht etwa 400 Partien.
doubt-stopped-text = { $n } von { $all } Partien wurden gespielt. { doubt-few-text }

## Was man zum Wiederholen braucht.

fact-version = { $version }
fact-commit = { $version }, Commit { $id }
fact-rules = Regeln { $n }, Regeln und Daten { $digest }
fact-compiled = { $version }, kompiliert
fact-plain = { $version }, interpretiert
fact-time = Zeit
fact-workers = { $time }, { $n ->
    [one] 1 Prozess
   *[other] { $n } Prozesse
}
fact-rows = Zeilen
fact-table = { $file }, { $n ->
    [one] 1 Partie
   *[other] { NUMBER($n) } Partien
}
fact-again = Noch einmal
fact-same = dieselbe Datei ergibt auf jedem Rechner dieselben Partien, Byte für Byte

## Die Tabelle des Vergleichstests.

bench-task = Aufgabe
bench-won = gewonnen
bench-ahead = Punkte Vorsprung
bench-points-beside = Punkte gegenüber { $other }
bench-wins-beside = Siege in 100 gegenüber { $other }
bench-rate = { PERCENT($rate) } ({ NUMBER($low) }–{ NUMBER($high) })
bench-mean = { $player }, Mittel aus { $n ->
    [one] 1 Aufgabe
   *[other] { $n } Aufgaben
}
bench-range = { SIGNED($mean, decimals: 1) } ({ SIGNED($low, decimals: 1) } bis { SIGNED($high, decimals: 1) })
bench-average = { PERCENT($value, decimals: 1) }

## Datensätze: ihre Felder und die Seite, die sie beschreibt. Sie erscheinen immer englisch.

field-cell = der Aufbau, in Worten
field-game = das Spiel
field-level = die Stufe des Gegners; leer, wo ein Spiel keine hat
field-modules = die Erweiterungen im Spiel
field-options = alle Optionen des Aufbaus
field-player = wer gespielt hat
field-seed = die Nummer der Auslage: Sie bestimmt Karten, Würfel und allen Zufall
field-outcome = gewonnen, verloren oder unentschieden
field-score = die Punkte des Spielers
field-opponent = die Punkte des Gegners; fehlt, wo er keine hat
field-early = endete die Partie vorzeitig?
field-decisions = wie viele Fragen der Spieler beantwortet hat
field-lines = die Schlusswertung: wofür, Punkte des Spielers, Punkte des Gegners
field-choices = jede Antwort des Spielers: ihr Platz unter den erlaubten, ab 0
kind-text = Text
kind-number = ganze Zahl
kind-large-number = große ganze Zahl
kind-yes-no = ja oder nein
kind-texts = Liste von Texten
kind-map = Zuordnung von Texten
kind-lines = Liste von Zeilen
kind-numbers = Liste ganzer Zahlen
dataset-title = Partien von { $player }
dataset-about = { NUMBER($games) } Partien von Table for One, zu Ende gespielt vom Spieler `{ $player }`.
dataset-about-own = { NUMBER($games) } Partien von Table for One, zu Ende gespielt vom Spieler `{ $player }` (Prüfsumme { $digest }).
dataset-variant = - { $variant }: { NUMBER($games) } Partien
dataset-seeds = Jeder Aufbau hat die Auslagen mit den Nummern { NUMBER($first) } bis { NUMBER($last) }.
dataset-head = | Feld | Art | Bedeutung |
dataset-replay = Um zu sehen, was der Spieler sah, spiele eine Zeile mit `choices` als kompakten Aktionen nach:
dataset-made-by = | erzeugt mit | `{ $command }` |
dataset-version = | Version | Table for One { $version } |
dataset-licence = | Lizenz | MIT, wie das Programm, das sie gespielt hat |
dataset-digest = | SHA-256 von { $file } | `{ $digest }` |
# Ein Aufbau ohne Erweiterungen.
base-game = Grundspiel
question-level = Wie schwer ist jede Stufe?
question-modules = Was ändert jede Erweiterung?
