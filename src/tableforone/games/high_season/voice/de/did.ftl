# Deine Züge als Sätze für das Protokoll.

did-loan = Du hast den { ordinal } Kredit aufgenommen: { $krones } Kronen.
did-die = Du hast eine { $die } genommen: { $action }.
# $n: Kronen
did-pass = Du hast gepasst, eine { $die } entfernt und { $n ->
    [one] 1 Krone erhalten.
   *[other] { $n } Kronen erhalten.
}
did-main = Du hast die Hauptaktion deiner { $die } ausgeführt: { $action }.
did-use = Du hast { FORM($item, case: "accusative") } genutzt: { $effect }.
did-forfeit = Du hast { FORM($item, case: "accusative") } verfallen lassen: { $effect }.
did-decline = Du hast auf { FORM($item, case: "accusative") } verzichtet.
did-stop = Du hast nichts mehr vorbereitet.
# $n: Felder
did-steps = Du bist { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} auf der Kaiserleiste vorgerückt.
# $n: Kronen
did-krones = Du hast { $n ->
    [one] 1 Krone genommen.
   *[other] { $n } Kronen genommen.
}
did-hire = { $n ->
    [0] Du hast kostenlos { FORM($name, case: "accusative") } eingestellt.
    [one] Du hast für 1 Krone { FORM($name, case: "accusative") } eingestellt.
   *[other] Du hast für { $n } Kronen { FORM($name, case: "accusative") } eingestellt.
}
did-prepare = { $n ->
    [0] Du hast { $room } kostenlos vorbereitet.
    [one] Du hast { $room } für 1 Krone vorbereitet.
   *[other] Du hast { $room } für { $n } Kronen vorbereitet.
}
did-occupy = { $n ->
    [0] Du hast { $room } kostenlos bezogen.
    [one] Du hast { $room } für 1 Krone bezogen.
   *[other] Du hast { $room } für { $n } Kronen bezogen.
}
