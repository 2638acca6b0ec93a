# Wie Dinge in anderen Sätzen heißen: Anzahlen, Speisen, Zimmer, Effekte, die Karten des Gegners.

## Anzahlen. $n: wie viele

points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
krones = { $n ->
    [one] 1 Krone
   *[other] { $n } Kronen
}
price = { $n ->
    [0] kostenlos
    [one] 1 Krone
   *[other] { $n } Kronen
}
spaces = { $n ->
    [one] 1 Feld der Kaiserleiste
   *[other] { $n } Felder der Kaiserleiste
}
dishes = { $n ->
    [one] 1 Speise oder Getränk
   *[other] { $n } Speisen oder Getränke
}
rooms = { $n } Zimmer
staff-cards = { $n ->
    [one] 1 Personalkarte
   *[other] { $n } Personalkarten
}
dancers = { $n } Tänzer
free-spaces = { $n ->
    [one] 1 freies Feld
   *[other] { $n } freie Felder
}
tokens = { $n ->
    [one] 1 Marke
   *[other] { $n } Marken
}
# $n: Würfel; $face: was sie zeigen
dice = { $n ->
    [one] eine { $face }
    [2] zwei { $face }en
    [3] drei { $face }en
    [4] vier { $face }en
    [5] fünf { $face }en
    [6] sechs { $face }en
    [7] sieben { $face }en
    [8] acht { $face }en
    [9] neun { $face }en
   *[other] zehn { $face }en
}
# $colour: des Würfels
coloured-die = eine { $colour ->
    [blue] blaue
    [red] rote
    [yellow] gelbe
    [green] grüne
   *[white] weiße
} { $face }

## Speisen und Getränke. $many: yes für die Mehrzahl

item-strudel = Strudel
item-cake = { $many ->
    [yes] Torten
   *[no] Torte
}
item-wine = Wein
item-coffee = Kaffee
item-champagne = Champagner
# $n: wie viele; $item: eins davon
some-item = { $n ->
    [one] 1 { $item }
   *[other] { $n } { FORM($item, many: "yes") }
}
# $items: eine Liste
items = { AND($items) }

## Farben, Zimmer, Hotels

# $ending: es für „blaues Zimmer“, sonst nichts
colour = { $colour ->
    [blue] blau
    [red] rot
    [yellow] gelb
    [green] grün
    [white] weiß
   *[any] beliebig
}{ $ending ->
    [es] es
   *[no] {""}
}
# $room: Nummer auf der Etage, von links; $floor: die Etage
place = Zimmer { $room } auf Etage { $floor }
room = Zimmer { $room } auf Etage { $floor } ({ colour })
hotel-night = Nachtseite
# $letter: des Plans
hotel-day = Tagseite von Plan { $letter }

## Gäste und Aufträge

guest = { $name } ({ colour })
no-reward = keine Belohnung
objective = Auftrag { $letter } ({ $name })
opponent = { $who ->
    [elisabeth] Elisabeth
   *[leopold] Leopold
}
staff-in-full = { $name }: { $text }

## Hauptaktionen, ganz und kurz. $face: des Würfels

action = { $face ->
    [1] Strudel und Torte
    [2] Wein und Kaffee
    [3] Zimmer
    [4] Kaiser und Kronen
    [5] Personal
   *[6] beliebige Aktion
}
action-short = { $face ->
    [1] Strudel, Torte
    [2] Wein, Kaffee
    [3] Zimmer
    [4] Kaiser, Kronen
    [5] Personal
   *[6] beliebig
}

## Effekte. $off: Kronen Rabatt, 99: kostenlos; $top: höchste Etage, 4: alle

krones-off = { $off ->
    [one] 1 Krone billiger
   *[other] { $off } Kronen billiger
}
rooms-below = { $top ->
    [4] { rooms }
    [1] { rooms } auf Etage 1
   *[other] { rooms } auf Etage 1–{ $top }
}
vacant-below = { $top ->
    [4] { vacant-rooms }
    [1] { vacant-rooms } auf Etage 1
   *[other] { vacant-rooms } auf Etage 1–{ $top }
}
vacant-rooms = { $n ->
    [one] 1 freies Zimmer
   *[other] { $n } freie Zimmer
}
effects = { AND($effects) }
effect-points-per = { $per ->
    [occupied] { points } für jedes bezogene Zimmer
    [occupied_red] { points } für jedes bezogene rote Zimmer
    [occupied_blue] { points } für jedes bezogene blaue Zimmer
    [occupied_yellow] { points } für jedes bezogene gelbe Zimmer
    [room_tile] { points } für jedes Zimmerplättchen
    [group_full] { points } für jede volle Gruppe
    [floor_full] { points } für jede volle Etage
    [column_full] { points } für jede volle Spalte
    [color_set] { points } für jeden Satz aus 3 Farben
    [staff_played] { points } für jede ausliegende Personalkarte
    [objective_claimed] { points } für jeden erfüllten Auftrag
    [emperor_space] { points } für jedes Feld der Kaiserleiste
    [dancer] { points } für jeden Tänzer
   *[copy_opponent_end] { points } für eine Personalkarte des Gegners für die Schlusswertung
}
effect-emperor = { $n ->
    [one] 1 Feld auf der Kaiserleiste vorrücken
   *[other] { $n } Felder auf der Kaiserleiste vorrücken
}
effect-any-items = { dishes } nach Wahl
effect-other-items = { dishes } anderer Art
effect-draw = { staff-cards } ziehen
effect-hire = { $off ->
    [0] { staff-cards } einstellen
    [99] { staff-cards } kostenlos einstellen
   *[other] { staff-cards } einstellen, { krones-off }
}
effect-offer = { $off ->
    [0] { staff-cards } ziehen und eine davon einstellen
    [99] { staff-cards } ziehen und eine davon kostenlos einstellen
   *[other] { staff-cards } ziehen und eine davon einstellen, { krones-off }
}
effect-prepare = { $off ->
    [0] { rooms-below } vorbereiten
    [99] { rooms-below } kostenlos vorbereiten
   *[other] { rooms-below } vorbereiten, { krones-off }
}
effect-occupy = { vacant-below } beziehen
effect-prepare-occupy = { $off ->
    [0] { rooms-below } vorbereiten und beziehen
    [99] { rooms-below } kostenlos vorbereiten und beziehen
   *[other] { rooms-below } vorbereiten und beziehen, { krones-off }
}
effect-take-guest = { $n ->
    [one] 1 Gast kostenlos nehmen
   *[other] { $n } Gäste kostenlos nehmen
}
effect-fill-order = { $n ->
    [one] 1 Bestellung erfüllen
   *[other] { $n } Bestellungen erfüllen
}
effect-extra-action = ein beliebiges Aktionsfeld mit Würfeln nutzen
effect-use = { $name } nutzen
effect-take-fed = einen Gast kostenlos nehmen und seine Bestellung erfüllen
# $off: so viel Champagner weniger, 99: ganz ohne
effect-send = { $off ->
    [0] { dancers } schicken
    [99] { dancers } ohne Champagner schicken
   *[other] { dancers } für { $off } Champagner weniger schicken
}
effect-area = den Tänzer aus dem Probensaal nehmen
effect-antoinette = je nach Runde { $early }, { $middle } oder { $late } Punkte und einen Tänzer für 1 Champagner weniger schicken
effect-score-ballroom = den aktuellen Ballsaal für alle werten
effect-fill-wine = allen deinen Gästen den bestellten Wein servieren
effect-dove = { $half ->
    [column] eine Marke von Dove für eine Spalte nutzen
   *[floor] eine Marke von Dove für eine Etage nutzen
}

## Was ein Effekt kostet. $n: wie viele

spend-emperor = { $n ->
    [one] 1 Feld auf der Kaiserleiste zurückgehen
   *[other] { $n } Felder auf der Kaiserleiste zurückgehen
}
spend-krones = { krones } zahlen
spend-any-items = { dishes } abgeben
spend-items = { $n ->
    [one] 1 { $item } abgeben
   *[other] { $n } { FORM($item, many: "yes") } abgeben
}

## Anweisungskarten des Gegners. $arrows: Pfeile eines Tänzers, 0: keine

instruction = { AND($guests) }; { $die }; { AND($symbols) }; { $hand ->
    [right] die Hand zeigt nach rechts (bei Gleichstand: ganz links)
   *[left] die Hand zeigt nach links (bei Gleichstand: ganz rechts)
}
shown-no-guest = kein Gast
shown-nothing = sonst nichts
shown-guest = { $colour ->
    [blue] blauer Gast
    [red] roter Gast
    [yellow] gelber Gast
    [green] grüner Gast
   *[any] beliebiger Gast
}
shown-guest-to-ball = { $arrows ->
    [one] { shown-guest } in einen Ballsaal (1 Pfeil)
   *[other] { shown-guest } in einen Ballsaal (2 Pfeile)
}
shown-die = Würfel { OR($faces) }
shown-die-any = Würfel mit Fragezeichen
shown-die-celebrity = farbiger Würfel des besten Prominenten
shown-die-plain = farbiger Würfel, hier ein Fragezeichen
shown-dancer = { $arrows ->
    [0] ein Tänzer
    [one] ein Tänzer (1 Pfeil)
   *[other] ein Tänzer (2 Pfeile)
}
shown-staff = eine Personalkarte
shown-objective = { $letter ->
    [any] der Auftrag mit dem geringsten Fortschritt
   *[other] Auftrag { $letter }
}

## Wie weit der Gegner mit einem Auftrag ist. $n: 0 bis 3

progress = { $n ->
    [0] kein Marker
    [1] auf III
    [2] auf II
   *[3] erfüllt
}

## Ballsäle. $row: die Reihe; $place: der Ort

ballroom-row = { $row ->
    [bottom] untere Reihe
    [middle] mittlere Reihe
    [top] obere Reihe
   *[balcony] Balkon
}
# $room: Name des Ballsaals
row-of = { $room }, { ballroom-row }
ballroom-place = { $place ->
    [left] links
    [middle] Mitte
   *[right] rechts
}
