# Deine Züge als Sätze für das Protokoll.

did-loan = Du nimmst den { ordinal } Kredit auf: { $n } Kronen.
did-die = Du nimmst eine { $die }: { $action }.
# $n: Kronen
did-pass = Du passt, entfernst eine { $die } und bekommst { $n ->
    [one] 1 Krone.
   *[other] { $n } Kronen.
}
did-main = Du führst die Hauptaktion deiner { $die } aus: { $action }.
did-use = Du nutzt { FORM($item, case: "accusative") }: { $effect }.
did-forfeit = Du lässt { FORM($item, case: "accusative") } verfallen: { $effect }.
did-decline = Du verzichtest auf { FORM($item, case: "accusative") }.
did-stop = Du bereitest nichts mehr vor.
# $n: Felder
did-steps = Du rückst { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} auf der Kaiserleiste vor.
# $n: Kronen
did-krones = Du nimmst { $n ->
    [one] 1 Krone.
   *[other] { $n } Kronen.
}
did-hire = { $n ->
    [0] Du stellst kostenlos { FORM($member, case: "accusative") } ein.
    [one] Du stellst für 1 Krone { FORM($member, case: "accusative") } ein.
   *[other] Du stellst für { $n } Kronen { FORM($member, case: "accusative") } ein.
}
did-prepare = { $n ->
    [0] Du bereitest { $room } kostenlos vor.
    [one] Du bereitest { $room } für 1 Krone vor.
   *[other] Du bereitest { $room } für { $n } Kronen vor.
}
did-occupy = { $n ->
    [0] Du beziehst { $room } kostenlos.
    [one] Du beziehst { $room } für 1 Krone.
   *[other] Du beziehst { $room } für { $n } Kronen.
}
