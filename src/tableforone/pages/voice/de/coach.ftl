# Der Trainer am Tisch. Zug und Begründung kommen vom Trainer selbst.

hint-open = Tipp
hint-open-title = Den besten Zug zeigen (H)
hint-silent = Der Trainer antwortet nicht. Deine Partie geht weiter.
hint-none = Diesmal kein Tipp.
hint-region = Tipp
hint-line = Der Zug, Schritt für Schritt
hint-out-of-reach = Ein Sieg ist außer Reichweite (unter 5 %), deshalb zählen in diesem Tipp die Punkte.
hint-win = Gewinnchance
hint-range = Spanne { PERCENT($low) }–{ PERCENT($high) }
hint-points = Punkte am Ende
hint-points-range = Spanne { $low }–{ $high }
hint-play = So spielen
hint-stops = hält an, sobald etwas aufgedeckt oder gewürfelt wird
hint-others = { $n ->
    [one] 1 anderer Zug
   *[other] { $n } andere Züge
  }
hint-others-about = Wähle einen, um ihn auf dem Tisch zu sehen.
hint-behind = { $points ->
    [one] 1 Punkt weniger
   *[other] { $points } Punkte weniger
  }
hint-about-equal = etwa gleich gut
hint-close = Schließen
hint-simulated = { $games ->
    [one] 1 durchgespielte Partie je Zug
   *[other] { $games } durchgespielte Partien je Zug
  }

## Neben dem Punktestand, wenn die Einstellungen es wollen.

chance-label = Chance
chance-about-now = Wie oft der Trainer von hier aus gewinnen würde
chance-points = ≈ { $points }
line-empty = Dieser Zug ist leer. Frage noch einmal nach einem Tipp.

## Die Analyse einer beendeten Partie.

review-title = Analyse
review-result = Ergebnis
review-replay = Nachspielen
review-won = Gewonnen!
review-lost = { $opponent } gewinnt
review-draw = Unentschieden
review-you = Du
review-begins = Der Trainer sieht sich jede Entscheidung dieser Partie an.
review-progress = { $done } von { $every } Entscheidungen beurteilt.
review-queued = Der Trainer analysiert gerade eine andere Partie. Danach kommt diese dran.
review-silent = Der Trainer antwortet nicht. Lade die Seite neu, um es noch einmal zu versuchen.
review-nobody = Hier gibt es keinen Trainer. Öffne diese Partie in der App auf einem Rechner oder tippe

# $n: Punkte
amount-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }

finding-good-luck = Das Glück brachte dir { $amount }.
finding-bad-luck = Das Glück kostete dich { $amount }.
finding-even-luck = Glück und Pech hielten sich die Waage.
finding-no-cost = Du hast fast nichts verschenkt.
finding-cost = Deine Züge kosteten { $cost }, davon { $worst } mit einer einzigen Entscheidung in Runde { $round }.

curve-chance = Deine Gewinnchance, Entscheidung für Entscheidung
curve-points = Dein Vorsprung, Entscheidung für Entscheidung
curve-about-chance = Wie oft der Trainer von hier aus gewinnen würde. Schraffiert: Glück (Karten, Würfel, { $opponent }). Gefüllt: was deine Züge kosteten.
curve-about-points = Ein Sieg war außer Reichweite, deshalb siehst du hier deinen erwarteten Vorsprung in Punkten. Schraffiert: Glück (Karten, Würfel, { $opponent }). Gefüllt: was deine Züge kosteten.
curve-label-chance = Gewinnchance von { PERCENT($start) } am Anfang bis { PERCENT($end) } am Ende
curve-label-points = Erwarteter Vorsprung in Punkten: { $start } am Anfang, { $end } am Ende
curve-round = Runde { $n }
curve-luck = Glück
curve-moves = Deine Züge

sum-start = Anfang
sum-luck = Glück
sum-moves = Züge
sum-end-chance = Ergebnis
sum-end-points = Vorsprung

turning-title = Wendepunkt
turning-round = Runde { $n }.
turning-move = Du wähltest „{ $move }“.
turning-share = Glück: { $luck }. Dein Zug: { $cost }.
turning-look = Ansehen
turning-none = Es gab keinen: Deine Chance änderte sich in kleinen Schritten.

costs-title = { $n ->
    [0] Keine teuren Entscheidungen
    [one] Die teuerste Entscheidung
   *[other] Die { $n } teuersten Entscheidungen
  }
costs-about = Jede wurde in { $games } durchgespielten Partien mit dem besseren Zug verglichen, für beide in denselben.
cost-question = Frage { $n }
cost-you = Du
cost-better = Besser
cost-play = Den besseren Zug spielen

## Deine Spielstärke und die Übungspartner. $points, $low, $high: Punkte.

strength-like = Du erreichst im Schnitt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
strength-range = Du erreichst im Schnitt { $low } bis { $high } { $high ->
    [one] Punkt
   *[other] Punkte
}
strength-none = Noch keine Spielstärke
strength-from = Spanne { $low }–{ $high }, aus deinen letzten { $games } analysierten Partien. Nur auf diesem Gerät gespeichert.
strength-few = Aus { $games } analysierten Partien; mit mehr wird es genauer. Nur auf diesem Gerät gespeichert.
strength-first = Lass 2 beendete Partien ohne Erweiterungen analysieren, um deine Spielstärke zu sehen.
strength-between = Zwischen { $one } ({ $low }) und { $other } ({ $high }).
strength-below = { $name } kommt im Schnitt auf { $points }.
strength-above = Stärker als { $name } ({ $points }).

rivals-nav = Partner
rivals-title = Übungspartner
rivals-about = Sechs Computerspieler, von Anni bis Felix. Deine Spielstärke hat denselben Maßstab: durchschnittliche Punkte je Partie.
rivals-who = Spieler
rivals-points = Punkte
rivals-wins = Siege, { $level }
rivals-wins-any = Siege
rivals-next = dein nächster Gegner
rivals-play = Spielen: { $level }
rivals-half = Das wird am spannendsten: Du würdest etwa { PERCENT($chance) } gewinnen.
rivals-measured = Punkte und Siege sind in mindestens 50 Partien je Stufe gemessen, ohne Erweiterungen. Mit „tableforone simulate GAME --player anni“ spielt einer von ihnen.
lobby-strength = { $game }: Du erreichst im Schnitt { $points } Punkte (Spanne { $low }–{ $high }). Auf { $level } würdest du etwa { PERCENT($chance) } deiner Partien gewinnen.
lobby-partners = Übungspartner

## Finde den Zug: jeden Tag ein Rätsel.

puzzle-title = Finde den Zug
puzzle-about = { $game }: Ein Zug aus { $moves } Schritten ist klar der beste. Findest du ihn?
# eine Entscheidung aus einer analysierten Partie
puzzle-own-about = Aus deiner eigenen Partie { $game }: Bei einer Entscheidung war ein Zug klar der beste. Findest du ihn?
puzzle-kept = Eine teure Entscheidung dieser Partie ist jetzt ein Rätsel auf der ersten Seite.
puzzle-review = Analyse der Partie
puzzle-start = Finde den Zug
puzzle-continue = Weiterspielen
puzzle-check = Zug prüfen
puzzle-show = Lösung zeigen
puzzle-untried = Mach erst deinen Zug
puzzle-untried-about = Spiele den ganzen Zug am Tisch, dann prüfe ihn. Du kannst jeden Schritt zurücknehmen.
puzzle-back = Zurück zum Rätsel
puzzle-none = Es gibt keine Rätsel. Installiere das Programm neu.
puzzle-gone = Dieses Rätsel gibt es nicht mehr: Seine Partie wurde gelöscht oder geändert. Lass eine andere Partie analysieren.
puzzle-unfit = Dieses Rätsel passt nicht zur Partie. Lass die Partie noch einmal analysieren.
puzzle-other-version = Diese Version der App hat dieses Rätsel nicht. Spiel einfach weiter, oder versuche das Rätsel von heute.
review-unfinished = Die Partie ist noch nicht zu Ende. Lass sie danach analysieren.
puzzle-found = Du hast ihn gefunden!
puzzle-close = Nah dran
puzzle-missed = Diesmal nicht
puzzle-answer = Der beste Zug
puzzle-worth = { $points ->
    [one] Dieser Zug ist etwa 1 Punkt mehr wert als jeder andere.
   *[other] Dieser Zug ist etwa { $points } Punkte mehr wert als jeder andere.
  }
puzzle-made = du auch
puzzle-yours = Deine Schritte
puzzle-home = Alle Spiele
puzzle-again = Noch einmal
