# Was der Trainer über einen Zug sagt. $points, $low, $high, $times, $games: Zahlen; $other: ein Zug in wenigen Worten.

## Wie viel besser der beste Zug ist als der nächstbeste.

verdict-first = Erster Eindruck
verdict-plan = Dieser Zug sieht am besten aus. Der Trainer vergleicht ihn mit deinem nächstbesten.
verdict-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr als dein nächstbester Zug.
verdict-chance = { PERCENT($chance) } mehr Gewinnchance als dein nächstbester Zug.
verdict-equal = Etwa so gut wie „{ $other }“: höchstens { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } Unterschied.
verdict-close = Knapp gegenüber „{ $other }“: Der Unterschied kann { $points } Punkte in beide Richtungen betragen.
verdict-alone = Die anderen Möglichkeiten lohnen keinen zweiten Blick.

## Warum: Mit diesem Zug geschieht etwas, was mit dem anderen seltener geschieht.

reason-always = { $event }
reason-often = { $event } Das geschieht in { $times } von { $games } durchgespielten Partien, nach dem anderen Zug in { $less ->
        [0] keiner
       *[other] { $less }
    }.
reason-saves = Nach dem anderen Zug geschieht in { $times } von { $games } durchgespielten Partien (nach diesem in { $less ->
        [0] keiner
       *[other] { $less }
    }): { $event }
# $amount: ein Satz
reason-amount = { $amount }
reason-mine = Du holst etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr.
reason-mine-fewer = Du holst etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } weniger.
reason-theirs = { $opponent } holt etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } weniger.
reason-theirs-more = { $opponent } holt etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr.
# fast der ganze Unterschied kommt später als die simulierten Züge
reason-later = Die Punkte kommen später: In den nächsten Zügen bringen beide etwa gleich viele.
reason-none = Keine einzelne Ursache sticht heraus.

## Wenn er nichts sagen kann.

coach-stopped = Der Trainer hat aufgehört. Deine Partie geht weiter; frage ruhig noch einmal.
coach-slower = Im Browser, ohne Server, vergleicht der Trainer weniger Züge und spielt weniger
    Partien durch.

## Dasselbe im Terminal.

hint-chance = Gewinnchance { PERCENT($chance) }, Spanne { PERCENT($low) } bis { PERCENT($high) }.
hint-points = Ein Sieg ist außer Reichweite (unter 5 %), deshalb zählen die Punkte: etwa { $points }, Spanne { $low } bis { $high }.
hint-other = Oder: { $turn }. { $reason }
hint-equal = Etwa gleich gut.
hint-perhaps = { $points ->
    [one] Vielleicht 1 Punkt weniger.
   *[other] Vielleicht { $points } Punkte weniger.
  }
review-not-over = Die Partie ist noch nicht zu Ende. Lass sie danach analysieren.
