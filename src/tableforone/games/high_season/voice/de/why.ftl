# Warum Ralph das gewählt hat: erst die Wahl, dann der Grund.

# $n: Würfel auf dem Feld
candidate-space = { $n ->
    [one] Feld { $space } (1 Würfel)
   *[other] Feld { $space } ({ $n } Würfel)
}
candidate-room = { $room } { colour }
# Vor „Würfel“, im Akkusativ.
side = { $side ->
    [left] linken
   *[right] rechten
}

## Ein Würfel (9.4). $preferred und $other: die beiden Würfel seiner Karte; 0 ist „meiste“.

why-die = Ralph entfernt eine { $space }. Die Hand kommt { hand }, also will er den { side } Würfel, eine { $space }.
why-other-die = Ralph entfernt eine { $space }. Die Hand kommt { hand }, also will er den { side } Würfel, eine
    { $preferred }; es gibt keine mehr, darum nimmt er den anderen Würfel, eine { $space }.
why-most-wanted = Ralph entfernt eine { $space }. Die Hand kommt { hand }, also will er den { side } Würfel, „meiste“.
    { $most }
why-no-die = { $other ->
    [0] Ralph entfernt eine { $space }. Die Hand kommt { hand }, also will er den { side } Würfel, eine { $preferred };
        es gibt keine mehr, und der andere Würfel zeigt „meiste“. { $most }
   *[other] Ralph entfernt eine { $space }. Die Hand kommt { hand }, also will er den { side } Würfel, eine
        { $preferred }; es gibt keine mehr, und auch keine { $other } für den anderen Würfel. { $most }
}
# $n: Würfel auf dem Feld, 0: nicht gezählt
why-most = Auf Feld { $space } liegen die meisten Würfel{ $n ->
    [0] .
   *[other] {" "}({ $n }).
}
why-tied = Von den Feldern mit den meisten Würfeln{ $n ->
    [0] {""}
   *[other] {" "}({ $n })
} ist Feld { $space } das erste in Richtung der Hand.

## Ein Zimmer (9.6). $kind: die Farbe auf der Karte; $wanted: row, column oder group.
## $side: von der Treppe; $none: die Seite, auf der es keines gibt, oder nichts.

# Nach „das erste freie“ und dergleichen.
kind = { $kind ->
    [blue] blaue Zimmer
    [red] rote Zimmer
    [yellow] gelbe Zimmer
   *[any] Zimmer
}
wanted = { $wanted ->
    [row] Reihe
    [column] Spalte
   *[group] Gruppe
}
occupies = Ralph bezieht Zimmer { $room } ({ colour })
where = auf seinem Zickzackweg { $side ->
    [left] links
   *[right] rechts
} der Treppe{ $none ->
    [left] {" "}(links ist keines)
    [right] {" "}(rechts ist keines)
   *[other] {""}
}
why-no-room = Karte { $id }: Ralph hat { $kind ->
    [blue] kein freies blaues Zimmer
    [red] kein freies rotes Zimmer
    [yellow] kein freies gelbes Zimmer
   *[any] kein freies Zimmer
} mehr, also geschieht nichts.
why-only-room = { occupies }: das einzige freie { kind }, das er noch hat.
why-only-fit = { occupies }: das einzige { kind }, das eine { wanted } füllt.
why-first-fit = { occupies }: das erste { kind } { where }, das eine { wanted } füllt.
why-first-room = { occupies }: das erste freie { kind } { where }.
why-none-fits = { occupies }: Keines füllt eine { wanted }, also das erste freie { kind } { where }.
