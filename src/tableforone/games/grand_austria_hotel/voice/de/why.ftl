# Warum der Gegner so entschieden hat: zuerst die Wahl, dann der eine Grund, der sie entschieden hat.
# $who: leopold oder elisabeth; $reason: most (was die Regel sucht), right oder left (Gleichstand, und wohin die Hand zeigt),
# none (es gab keinen anderen Kandidaten).

their-card = { $who ->
    [elisabeth] Ihre Karte
   *[leopold] Seine Karte
}

## Ein Gast.

why-no-guest = { $who ->
    [elisabeth] Elisabeth nimmt keinen Gast. Ihre Karte zeigt { a-guest }, aber niemand in der Warteschlange passt in ihr Hotel.
   *[leopold] Leopold nimmt keinen Gast. Seine Karte zeigt { a-guest }, aber niemand in der Warteschlange passt in sein Hotel.
}
a-guest = { $colour ->
    [any] einen beliebigen Gast
    [blue] einen blauen Gast
    [red] einen roten Gast
    [yellow] einen gelben Gast
   *[green] einen grünen Gast
}
why-guest = { opponent } nimmt { FORM($guest, the: "yes", case: "accusative") } ({ $taken }, { points }) von Platz { $place }. { why-guest-cause }
why-guest-cause = { $reason ->
    [most] { card-shows-guest }; dieser Gast bringt die meisten Punkte.
    [right] { card-shows-guest }. Gleichstand: Die Hand zeigt nach rechts, also der am weitesten links.
    [left] { card-shows-guest }. Gleichstand: Die Hand zeigt nach links, also der am weitesten rechts.
   *[none] { card-shows-guest }.
}
card-shows-guest = { $other ->
    [yes] { their-card } zeigt { a-guest }, aber es ist keiner zu haben
   *[no] { their-card } zeigt { a-guest }
}

## Ein Zimmer.

why-room = { opponent } bringt den { $colour ->
    [blue] blauen
    [red] roten
   *[yellow] gelben
  } Gast in { $room } unter: so weit unten wie möglich, dann von links.
why-green-room = { opponent } bringt den grünen Gast in { $room } unter: so weit rechts wie möglich, dann von unten.

## Ein Würfel.

why-die = { opponent } nimmt eine { $face } ({ dice-there }). { why-die-cause }
dice-there = { $n ->
    [one] dort liegt 1 Würfel
   *[other] dort liegen { $n } Würfel
}
why-die-cause = { $reason ->
    [most] { card-shows-die }; auf diesem Feld liegen die meisten Würfel.
    [right] { card-shows-die }. Gleichstand: Die Hand zeigt nach rechts, also das Feld am weitesten links.
    [left] { card-shows-die }. Gleichstand: Die Hand zeigt nach links, also das Feld am weitesten rechts.
   *[none] { card-shows-die }.
}
card-shows-die = { $shown ->
    [coloured] { their-card } zeigt einen farbigen Würfel
    [any] { their-card } zeigt ein Fragezeichen
    [missing] { their-card } zeigt { OR($faces) }, aber da liegt nichts
   *[faces] { their-card } zeigt { OR($faces) }
}

## Ein Auftrag.

why-no-objective = { $who ->
    [elisabeth] Elisabeth kommt bei keinem Auftrag voran: Sie hat alle drei erfüllt.
   *[leopold] Leopold kommt bei keinem Auftrag voran: Er hat alle drei erfüllt.
}
why-objective = { opponent } kommt bei Auftrag { $letter } voran. { why-objective-cause }
why-objective-cause = { $reason ->
    [most] { card-shows-objective }; bei { $letter } ist am wenigsten geschafft.
    [right] { card-shows-objective }. Gleichstand: Die Hand zeigt nach rechts, also der am weitesten links.
    [left] { card-shows-objective }. Gleichstand: Die Hand zeigt nach links, also der am weitesten rechts.
   *[none] { card-shows-objective }.
}
card-shows-objective = { $shown ->
    [red] { $who ->
        [elisabeth] Sie hat den roten Würfel genommen
       *[leopold] Er hat den roten Würfel genommen
    }
    [any] { their-card } zeigt den Auftrag mit dem geringsten Fortschritt
   *[other] { $claimed ->
        [yes] { their-card } zeigt { $shown }, aber der ist schon erfüllt
       *[no] { their-card } zeigt { $shown }
    }
}

## Kandidaten.

named-guest = { $guest }, { points }, Platz { $place }
named-die = { $face } ({ $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
})
named-objective = { $letter } ({ $progress })

## Modul 1. $n: Pfeile

why-ballroom = Elisabeth schickt einen Tänzer: { $room }, { $place ->
    [left] linker
    [middle] mittlerer
   *[right] rechter
  } Ballsaal ({ $n ->
    [one] 1 Pfeil
   *[other] 2 Pfeile
  }).
why-row = { $row ->
    [bottom] Der Tänzer kommt in die untere Reihe: die unterste mit einem freien Feld.
    [middle] Der Tänzer kommt in die mittlere Reihe: die unterste mit einem freien Feld.
    [top] Der Tänzer kommt in die obere Reihe: die unterste mit einem freien Feld.
   *[balcony] Der Tänzer kommt auf den Balkon: Der Ballsaal ist voll.
}
named-ballroom = { $room } ({ free-spaces })
named-row = { $row ->
    [balcony] { ballroom-row }
   *[other] { ballroom-row } ({ free-spaces })
}

## Modul 2.

why-coloured = Elisabeth wählt die { $colour ->
    [blue] blaue
    [red] rote
   *[yellow] gelbe
  } { $face } ({ $celebrity }, { points }). { why-celebrity-cause }
why-coloured-on-space = Elisabeth nimmt den { $colour ->
    [blue] blauen
    [red] roten
   *[yellow] gelben
  } Würfel von Feld { $face } ({ $celebrity }, { points }). { why-celebrity-cause }
why-celebrity-cause = { $reason ->
    [most] Ihre Karte zeigt einen farbigen Würfel; dieser Prominente bringt die meisten Punkte.
    [right] Ihre Karte zeigt einen farbigen Würfel. Gleichstand: Die Hand zeigt nach rechts, also der am weitesten links.
    [left] Ihre Karte zeigt einen farbigen Würfel. Gleichstand: Die Hand zeigt nach links, also der am weitesten rechts.
   *[none] Ihre Karte zeigt einen farbigen Würfel.
}
named-coloured = { $colour ->
    [blue] blaue { $face } ({ $celebrity }, { points })
    [red] rote { $face } ({ $celebrity }, { points })
   *[yellow] gelbe { $face } ({ $celebrity }, { points })
}
