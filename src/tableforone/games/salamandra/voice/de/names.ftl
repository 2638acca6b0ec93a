# Wie alles heißt. Die Namen sind von uns.
# ours

score-total = gesamt
# Waren stehen im Akkusativ („du zahlst …“); case: "nominative" ist für Listen.
goods = { $good ->
    [leaf] { $n ->
        [one] 1 Blatt
       *[other] { $n } Blätter
    }
    [flower] { $n ->
        [one] 1 Blüte
       *[other] { $n } Blüten
    }
    [fruit] { $n ->
        [one] 1 Frucht
       *[other] { $n } Früchte
    }
    [potion_green] { $n ->
        [one] { $case ->
            [nominative] 1 grüner Trank
           *[other] 1 grünen Trank
        }
       *[other] { $n } grüne Tränke
    }
    [potion_purple] { $n ->
        [one] 1 lila Trank
       *[other] { $n } lila Tränke
    }
    [vp] { points }
    [scroll] { $n ->
        [one] 1 Schriftrolle
       *[other] { $n } Schriftrollen
    }
   *[crystal] { crystals }
}
crystals = { $n ->
    [one] 1 Kristall
   *[other] { $n } Kristalle
}
points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
good = { $good ->
    [crystal] Kristall
    [leaf] Blatt
    [flower] Blüte
    [fruit] Frucht
    [potion_green] Grüner Trank
   *[potion_purple] Lila Trank
}
any-resource = 1 Blatt, Blüte oder Frucht
all-of = { AND($parts) }
gain-card = { $deck ->
    [bear] die offene Bärenkarte
   *[eagle] die offene Adlerkarte
}
gain-reactivate = die Reaktivierung eines Lehrlings
gain-grove = die kostenlose Ernte eines beliebigen Hains
points-per = { points } für { $counter ->
    [orange] jedes orange Feld mit deinem Lehrling
    [green] jedes grüne Feld mit deinem Lehrling
    [white] jedes weiße Feld mit deinem Lehrling
    [purple] jedes lila Feld mit deinem Lehrling
    [cauldron] jedes Kesselfeld mit deinem Lehrling
    [divinity] jede deiner Bären- und Adlerkarten
    [salamander] jede deiner Salamanderkarten
    [grove] jeden deiner geernteten Haine
   *[book] jedes Zauberbuch mit deinem Lehrling
}
# Akkusativ: „für …“
counted = { $counter ->
    [orange] { $n ->
        [0] kein oranges Feld mit deinem Lehrling
        [one] 1 oranges Feld mit deinem Lehrling
       *[other] { $n } orange Felder mit deinen Lehrlingen
    }
    [green] { $n ->
        [0] kein grünes Feld mit deinem Lehrling
        [one] 1 grünes Feld mit deinem Lehrling
       *[other] { $n } grüne Felder mit deinen Lehrlingen
    }
    [white] { $n ->
        [0] kein weißes Feld mit deinem Lehrling
        [one] 1 weißes Feld mit deinem Lehrling
       *[other] { $n } weiße Felder mit deinen Lehrlingen
    }
    [purple] { $n ->
        [0] kein lila Feld mit deinem Lehrling
        [one] 1 lila Feld mit deinem Lehrling
       *[other] { $n } lila Felder mit deinen Lehrlingen
    }
    [cauldron] { $n ->
        [0] kein Kesselfeld mit deinem Lehrling
        [one] 1 Kesselfeld mit deinem Lehrling
       *[other] { $n } Kesselfelder mit deinen Lehrlingen
    }
    [divinity] { $n ->
        [0] keine Bären- oder Adlerkarte
        [one] 1 Bären- oder Adlerkarte
       *[other] { $n } Bären- und Adlerkarten
    }
    [salamander] { $n ->
        [0] keine Salamanderkarte
        [one] 1 Salamanderkarte
       *[other] { $n } Salamanderkarten
    }
    [grove] { $n ->
        [0] keinen geernteten Hain
        [one] 1 geernteten Hain
       *[other] { $n } geerntete Haine
    }
   *[book] { $n ->
        [0] kein Zauberbuch mit deinem Lehrling
        [one] 1 Zauberbuch mit deinem Lehrling
       *[other] { $n } Zauberbücher mit deinen Lehrlingen
    }
}

## Orte. $cell: Spalte und Zeile wie am Rand des Plans.

gap-place = südöstlich von { $cell }
# case: dative, accusative; ohne Fall ohne Artikel
gap = { $case ->
    [dative] der Lücke { gap-place }
    [accusative] die Lücke { gap-place }
   *[other] Lücke { gap-place }
}
# Dativ: „vom … Startfeld“
start = { $start ->
    [NW] nordwestlichen
    [NE] nordöstlichen
    [SW] südwestlichen
   *[SE] südöstlichen
}
# „nach …“
direction = { $arrow ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
# case: accusative, dative
arrow = { $case ->
    [accusative] den Pfeil
    [dative] dem Pfeil
   *[nominative] der Pfeil
} nach { direction } vom { start } Startfeld
place = { $place ->
    [top] oben
    [right] rechts
    [bottom] unten
   *[left] links
}
level = { $level ->
    [upper] oben
   *[lower] unten
}
half = { $half ->
    [white] weiß
   *[black] schwarz
}
god = { $god ->
    [salamander] Salamander
    [bear] Bär
   *[eagle] Adler
}

## Teile. $id ist unsere Nummer.

# case: definite („das grüne“), genitive, dative; sonst „grünes“
colour = { $case ->
    [definite] { $colour ->
        [orange] orange
        [green] grüne
        [white] weiße
        [purple] lila
        [orange-green] orange-grüne
        [purple-white] lila-weiße
        [purple-green] lila-grüne
       *[orange-white] orange-weiße
    }
    [genitive] { $colour ->
        [orange] orangen
        [green] grünen
        [white] weißen
        [purple] lila
        [orange-green] orange-grünen
        [purple-white] lila-weißen
        [purple-green] lila-grünen
       *[orange-white] orange-weißen
    }
    [dative] { $colour ->
        [orange] orangen
        [green] grünen
        [white] weißen
        [purple] lila
        [orange-green] orange-grünen
        [purple-white] lila-weißen
        [purple-green] lila-grünen
       *[orange-white] orange-weißen
    }
   *[other] { $colour ->
        [orange] oranges
        [green] grünes
        [white] weißes
        [purple] lila
        [orange-green] orange-grünes
        [purple-white] lila-weißes
        [purple-green] lila-grünes
       *[orange-white] orange-weißes
    }
}
field-colour = { face-colour }
field = { $case ->
    [definite] das { colour } Feld { $id }
    [genitive] des { colour } Feldes { $id }
    [dative] dem { colour } Feld { $id }
   *[other] { colour } Feld { $id }
}
# case: accusative, dative, from („vom …“)
spot = { $case ->
    [accusative] den { $place ->
        [top] oberen
        [right] rechten
        [bottom] unteren
       *[left] linken
    } Platz
    [dative] dem { $place ->
        [top] oberen
        [right] rechten
        [bottom] unteren
       *[left] linken
    } Platz
    [from] vom { $place ->
        [top] oberen
        [right] rechten
        [bottom] unteren
       *[left] linken
    } Platz
   *[nominative] der { $place ->
        [top] obere
        [right] rechte
        [bottom] untere
       *[left] linke
    } Platz
} { FORM($field, case: "genitive") }
grove = Hain { $id } ({ $gain })
deck = { $deck ->
    [bear] Bär
    [eagle] Adler
    [white] weißer Salamander
   *[black] schwarzer Salamander
}
named = { $name } ({ $id })
divinity = { $card }: { $effect }
salamander = { deck } { $id } ({ $gain })
convert-effect = { $price } für { $what } zahlen, so oft du willst
trigger-effect = { $on ->
    [harvest_grove] { $what } für jeden Hain, den du erntest
    [place_on_cauldron] { $what } für jeden Lehrling, den du auf ein Kesselfeld setzt
    [build] { $what } für jedes Feld, das du baust
    [gain_scroll] { $what } für jede Schriftrolle, die du erhältst
    [place_on_spellbook] { $what } für jeden Lehrling, der auf ein Zauberbuch zieht
    [take_divinity] { $what } für jede Bären- oder Adlerkarte, die du nimmst
    [take_salamander] { $what } für jede Salamanderkarte, die du nimmst
   *[place_on_color] { $colour ->
        [orange] { $what } für jeden Lehrling, den du auf ein oranges Feld setzt
        [green] { $what } für jeden Lehrling, den du auf ein grünes Feld setzt
        [white] { $what } für jeden Lehrling, den du auf ein weißes Feld setzt
       *[purple] { $what } für jeden Lehrling, den du auf ein lila Feld setzt
    }
}
card-text = { CAPITAL($effect) }
# case: accusative, dative. Jeder Name eines Buchs beginnt mit „Buch“.
book-spot = { $case ->
    [accusative] den { $level ->
        [upper] oberen
       *[lower] unteren
    }
    [dative] dem { $level ->
        [upper] oberen
       *[lower] unteren
    }
   *[nominative] der { $level ->
        [upper] obere
       *[lower] untere
    }
} Platz im { $book }

## Namen von Karten, Büchern und Feldern. Auf den gedruckten stehen keine.

divinity-B01 = Bär der Haine
divinity-B02 = Bär der Kessel
divinity-B03 = Bär der Baumeister
divinity-B04 = Bär der Schriftrollen
divinity-B05 = Bär der Zauberbücher
divinity-B06 = Bär des lila Tranks
divinity-B07 = Bär der großen Werke
divinity-B08 = Bär des grünen Tranks
divinity-B09 = Bär der lila Felder
divinity-B10 = Bär der weißen Felder
divinity-B11 = Bär der orangen Felder
divinity-B12 = Bär der grünen Felder
divinity-E01 = Adler der großen Andacht
divinity-E02 = Adler des grünen Tranks
divinity-E03 = Adler der Opfergaben
divinity-E04 = Adler des lila Tranks
divinity-E05 = Adler der Haine
divinity-E06 = Adler der Andacht
divinity-E07 = Adler des Hohen Tempels
divinity-E08 = Adler der Tempelgaben
divinity-E09 = Adler des Handels
divinity-E10 = Adler der Zauberbücher
divinity-E11 = Adler des Tempels
divinity-E12 = Adler der Kessel

salamander-SB1 = Schriftrollen und Kristalle
salamander-SB2 = Schriftrollen und viele Punkte
salamander-SB3 = Schriftrolle und viele Kristalle
salamander-SB4 = Schriftrollen und Punkte
salamander-SB5 = Schriftrolle und weiße Felder
salamander-SB6 = Schriftrolle und lila Felder
salamander-SB7 = Schriftrolle; Bären- und Adlerkarten
salamander-SB8 = Zwei Schriftrollen
salamander-SW1 = Dreizehn Punkte
salamander-SW2 = Bärenkarte und grüne Felder
salamander-SW3 = Elf Punkte
salamander-SW4 = Reaktivierung und Punkte
salamander-SW5 = Reaktivierung und orange Felder
salamander-SW6 = Hain und viele Punkte
salamander-SW7 = Hain und Punkte
salamander-SW8 = Adlerkarte und Punkte

book-SP01 = Buch der weißen Felder
    .short = Weiße Felder
book-SP02 = Buch der orangen Felder
    .short = Orange Felder
book-SP03 = Buch der grünen Felder
    .short = Grüne Felder
book-SP04 = Buch der lila Felder
    .short = Lila Felder
book-SP05 = Buch der Salamander
    .short = Salamander
book-SP06 = Buch der Gottheiten
    .short = Gottheiten
book-SP07 = Buch der Haine
    .short = Haine
book-SP08 = Buch der Kessel
    .short = Kessel
book-SP09 = Buch der Bücher
    .short = Bücher
book-SP10 = Buch des Ruhms
    .short = Ruhm

tile-F01 = Oranges Startfeld
tile-F02 = Grünes Startfeld
tile-F03 = Weißes Startfeld
tile-F04 = Lila Startfeld
tile-F05 = Grün: Blatt und Kristall
tile-F06 = Grün: Trank aus Blättern
tile-F07 = Grün: Rohstoff für grüne Felder
tile-F08 = Grün: Trank für grüne Felder
tile-F09 = Orange: Reaktivierung
tile-F10 = Orange: drei Kristalle
tile-F11 = Orange: Kristalle für Schriftrolle und Punkte
tile-F12 = Orange: Kristalle für orange Felder
tile-F13 = Weiß: Trank aus Blüten
tile-F14 = Weiß: Blüte und Kristall
tile-F15 = Weiß: Trank für weiße Felder
tile-F16 = Weiß: Rohstoff für weiße Felder
tile-F17 = Lila: Frucht und Kristall
tile-F18 = Lila: Trank aus Früchten
tile-F19 = Lila: Frucht und Kristalle für lila Felder
tile-F20 = Lila: Frucht für Kesselfelder
tile-F21 = Orange-grün: Kristalle zu grünem Trank
tile-F22 = Lila-weiß: Blatt für Bären- und Adlerkarten
tile-F23 = Lila-grün: Kristalle für Salamanderkarten
tile-F24 = Orange-weiß: Kristalle für Haine
