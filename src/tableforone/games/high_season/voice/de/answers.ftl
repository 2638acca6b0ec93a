# Deine Möglichkeiten. $n ist eine Zahl von Kronen, wenn nichts anderes dasteht.

# $nth: 1, 2 oder 3; $vp: Punkte, unter null
say-loan = Den { ordinal } Kredit aufnehmen: { krones } jetzt, { $vp } Punkte am Ende
    .label = Den { ordinal } Kredit aufnehmen
say-stop = Nichts mehr vorbereiten
# $item: etwas, das in deinem Zug noch wartet
say-decline = Verzichten: { $item }
# $n: Felder
say-advance = { $n ->
    [one] 1 Feld auf der Kaiserleiste vorrücken
   *[other] { $n } Felder auf der Kaiserleiste vorrücken
}
say-gain = { krones } nehmen
# $die: Augenzahl
say-pass = Passen: eine { $die } entfernen und { krones } erhalten
    .label = Passen
# $action: was der Würfel erlaubt
say-take = Eine { $die } nehmen: { $action }
    .label = Eine { $die } nehmen
# $n: Gebühr
say-take-paid = Eine { $die } nehmen ({ krones }): { $action }
    .label = Eine { $die } nehmen ({ krones })
say-take-borrowed = Eine { $die } nehmen ({ krones }, auf Kredit): { $action }
    .label = Eine { $die } nehmen ({ krones }, auf Kredit)
# $member: jemand vom Personal; $help: was dazukommt
say-take-helped = Eine { $die } nehmen: { $action }; { $member }: { $help }
    .label = Eine { $die } nehmen
say-main = Hauptaktion deiner { $die } ausführen: { $action }
    .label = Hauptaktion deiner { $die } ausführen
# $effect: was es bringt
say-use = { $item } nutzen: { $effect }
    .label = { $item } nutzen
say-use-again = { $item } noch einmal nutzen: { $effect }
    .label = { $item } noch einmal nutzen
say-forfeit = { $item } verfallen lassen (gerade nicht nutzbar): { $effect }
    .label = { $item } verfallen lassen
say-hire = { $n ->
    [0] Kostenlos { FORM($member, case: "accusative") } einstellen; { $effect }
   *[other] Für { krones } { FORM($member, case: "accusative") } einstellen; { $effect }
}
    .label = { $n ->
        [0] Kostenlos { FORM($member, case: "accusative") } einstellen
       *[other] Für { krones } { FORM($member, case: "accusative") } einstellen
    }
# $room: ein Zimmer mit Farbe und Etage
say-prepare = { $n ->
    [0] { $room } kostenlos vorbereiten
   *[other] { $room } für { krones } vorbereiten
}
    .label = Zimmer { $number } vorbereiten
say-occupy = { $n ->
    [0] { $room } kostenlos beziehen
   *[other] { $room } für { krones } beziehen
}
    .label = Zimmer { $number } beziehen
# $effect: was die Tür bringt
say-occupy-door = { say-occupy }; Türbonus: { $effect }
    .label = Zimmer { $number } beziehen

## Was Pläne, Würfel und Karten zeigen.

say-hotel = { $whose ->
    [ralph] Ralph bekommt Hotel { $hotel }
   *[you] Du bekommst Hotel { $hotel }
}
say-strip = Du bekommst Personalstreifen { $strip }
say-roll = Die Würfel zeigen { AND($dice) }
say-flip = Ralph deckt Karte { $id } auf: { $card }
say-expose = Die oberste Karte des Stapels zeigt: { $preference }

## Kurz, neben einem Teil.

label-room = Zimmer { $room }
label-main = Hauptaktion deiner { $die }
label-item = { CAPITAL($item) }
label-forfeit = Verfällt: { $item }
