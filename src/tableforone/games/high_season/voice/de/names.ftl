# Wie die Dinge heißen.
# $who und $whose sind „you“ oder „ralph“; $colour ist „blue“, „red“, „yellow“ oder „any“.

krones = { $n ->
    [one] 1 Krone
   *[other] { $n } Kronen
}
# $n: ein Preis
price = { $n ->
    [0] kostenlos
   *[other] { krones }
}
points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
emperor-spaces = { $n ->
    [one] 1 Kaiserfeld
   *[other] { $n } Kaiserfelder
}
# Vor „Kredit“, im Akkusativ.
ordinal = { $nth ->
    [1] ersten
    [2] zweiten
   *[3] dritten
}

# Auch als Stamm: „ein { colour }es Zimmer“, „eine { colour }e Gruppe“.
colour = { $colour ->
    [blue] blau
    [red] rot
   *[yellow] gelb
}
room = Zimmer { $room } ({ colour }, Etage { $floor })
line-row = Reihe { $name }
line-column = Spalte { $n }
dice-of = { $n ->
    [one] eine { $die }
    [2] zwei { $die }en
    [3] drei { $die }en
    [4] vier { $die }en
    [5] fünf { $die }en
    [6] sechs { $die }en
    [7] sieben { $die }en
    [8] acht { $die }en
    [9] neun { $die }en
   *[other] zehn { $die }en
}

## Etwas, das in deinem Zug wartet.

item-main = { $case ->
    [accusative] die Hauptaktion
   *[other] Hauptaktion
}
item-staff = { $case ->
    [accusative] den Personaleffekt ({ $member })
   *[other] Personaleffekt ({ $member })
}
item-step = { $case ->
    [accusative] den Kaiserbonus auf Feld { $space } der Reihe { $row }
   *[other] Kaiserbonus auf Feld { $space } der Reihe { $row }
}
item-door = { $case ->
    [accusative] den Türbonus von Zimmer { $room }
   *[other] Türbonus von Zimmer { $room }
}

## Effekte und Aktionen.

# $n: Felder
advance = { $n ->
    [one] auf der Kaiserleiste 1 Feld vorrücken
   *[other] auf der Kaiserleiste { $n } Felder vorrücken
}
# $krones: Kronen oder 0; $n: Felder der Kaiserleiste oder 0
effect-gain = { $krones ->
    [0] { advance }
    [1] { $n ->
        [0] 1 Krone erhalten
       *[other] 1 Krone erhalten und { advance }
    }
   *[other] { $n ->
        [0] { $krones } Kronen erhalten
       *[other] { $krones } Kronen erhalten und { advance }
    }
}
# $n: Kronen weniger
effect = { effect-kind }{ $n ->
    [0] { "" } (normaler Preis)
   *[other] , { krones } günstiger
}
effect-free = { $kind ->
    [hire] jemanden kostenlos einstellen
    [prepare] { effect-room } kostenlos vorbereiten
   *[occupy] { effect-room } kostenlos beziehen
}
effect-kind = { $kind ->
    [hire] jemanden einstellen
    [prepare] { effect-room } vorbereiten
   *[occupy] { effect-room } beziehen
}
effect-room = { $colour ->
    [any] ein beliebiges Zimmer
   *[other] ein { colour }es Zimmer
}

# Was ein Feld des Aktionsplans erlaubt; $die: 1 bis 6, $n: die Stärke
action = { $die ->
    [1] { action-rooms } vorbereiten
    [2] ein Zimmer beziehen, { krones } günstiger
    [3] { action-rooms } vorbereiten oder eines beziehen, { krones } günstiger
    [4] { advance } oder { krones } nehmen
    [5] jemanden einstellen, { krones } günstiger
   *[6] ein beliebiges anderes Feld mit Stärke { $n } nachahmen
}
action-rooms = { $n ->
    [1] 1 Zimmer
   *[other] bis zu { $n } Zimmer
}

## Personal. Die Namen sind von uns (# ours).

staff-s01 = { $case ->
    [accusative] die Zimmervermittlerin
   *[other] Zimmervermittlerin
}
staff-s02 = { $case ->
    [accusative] den Imitator
   *[other] Imitator
}
staff-s03 = { $case ->
    [accusative] den Roten Zimmerservice
   *[other] Roter Zimmerservice
}
staff-s04 = { $case ->
    [accusative] den Gelben Gepäckträger
   *[other] Gelber Gepäckträger
}
staff-s05 = { $case ->
    [accusative] den Blauen Concierge
   *[other] Blauer Concierge
}
staff-s06 = { $case ->
    [accusative] den Liftboy
   *[other] Liftboy
}
staff-s07 = { $case ->
    [accusative] die Etagenkassiererin
   *[other] Etagenkassiererin
}
staff-s08 = { $case ->
    [accusative] das Rote Zimmermädchen
   *[other] Rotes Zimmermädchen
}
staff-s09 = { $case ->
    [accusative] den Kaiserlichen Berater
   *[other] Kaiserlicher Berater
}
staff-s10 = { $case ->
    [accusative] die Empfangschefin
   *[other] Empfangschefin
}
staff-s11 = { $case ->
    [accusative] den Gelben Concierge
   *[other] Gelber Concierge
}
staff-s12 = { $case ->
    [accusative] den Flurinspektor
   *[other] Flurinspektor
}
staff-s13 = { $case ->
    [accusative] die Etagenleiterin
   *[other] Etagenleiterin
}
staff-s14 = { $case ->
    [accusative] den Gelben Zimmerservice
   *[other] Gelber Zimmerservice
}
staff-s15 = { $case ->
    [accusative] den Blauen Gepäckträger
   *[other] Blauer Gepäckträger
}
staff-s16 = { $case ->
    [accusative] die Flügelinspektorin
   *[other] Flügelinspektorin
}
staff-s17 = { $case ->
    [accusative] die Personalvertreterin
   *[other] Personalvertreterin
}
staff-s18 = { $case ->
    [accusative] den Personalchef
   *[other] Personalchef
}
staff-s19 = { $case ->
    [accusative] das Blaue Zimmermädchen
   *[other] Blaues Zimmermädchen
}
staff-s20 = { $case ->
    [accusative] den Hofmeister
   *[other] Hofmeister
}
staff-s21 = { $case ->
    [accusative] den Roten Gepäckträger
   *[other] Roter Gepäckträger
}
staff-s22 = { $case ->
    [accusative] die Innenausstatterin
   *[other] Innenausstatterin
}
staff-s23 = { $case ->
    [accusative] die Reiseleiterin
   *[other] Reiseleiterin
}
staff-s24 = { $case ->
    [accusative] das Gelbe Zimmermädchen
   *[other] Gelbes Zimmermädchen
}
staff-s25 = { $case ->
    [accusative] den Blauen Zimmerservice
   *[other] Blauer Zimmerservice
}
staff-s26 = { $case ->
    [accusative] den Roten Concierge
   *[other] Roter Concierge
}
staff-s27 = { $case ->
    [accusative] den Hofboten
   *[other] Hofbote
}

staff-maid = { colour }e Zimmer vorbereiten ist kostenlos
staff-helps = sooft du eine { $die } nimmst: { $help }
staff-once = einmal beim Einstellen: { AND($effects) }
staff-end = am Ende: { $score }

help = { COMMAS($parts) }
help-strength = +{ $n } Stärke
help-no-fee = keine Gebühr

# $n: Punkte; $floors: zwei Etagen; $right: Punkte einer rechten Reihe
staff-score = { $what ->
    [rooms_of_color] { points } je bezogenes { colour }es Zimmer
    [rooms_on_floors] { points } je bezogenes Zimmer auf den Etagen { AND($floors) }
    [complete_rows] { points } je volle linke Reihe, { $right } je volle rechte Reihe
    [complete_columns] { points } je volle Spalte
    [complete_groups] { points } je volle Gruppe
    [staff_hired] { points } je eingestelltes Mitglied deines Personals
   *[color_sets] { points } je Satz aus einem blauen, einem roten und einem gelben bezogenen Zimmer
}

## Ralphs Karten.

# 0 ist das Zeichen für das Feld mit den meisten Würfeln
die-symbol = { $die ->
    [0] „meiste“
   *[other] { $die }
}
hand = { $hand ->
    [from_left] von links
   *[from_right] von rechts
}
zigzag = { $start ->
    [bottom_left] von links unten
    [bottom_right] von rechts unten
    [top_left] von links oben
   *[top_right] von rechts oben
} { $axis ->
    [floors] die Etagen entlang
   *[columns] die Spalten entlang
}
preference = Hand { hand }, Zickzackweg { $zigzag }
# $n: Felder
card-emperor = Kaiser { $n }
# $prefer: was er voll machen will
card-occupy = { card-occupy-room }{ $prefer ->
    [row] , möglichst um eine Reihe zu füllen
    [column] , möglichst um eine Spalte zu füllen
    [group] , möglichst um eine Gruppe zu füllen
   *[none] { "" }
}
card-occupy-room = { $colour ->
    [any] ein beliebiges Zimmer beziehen
   *[other] ein { colour }es Zimmer beziehen
}
card = Würfel { $left } und { $right }; { SEMICOLONS($actions) }
