# Namen von Plättchen und Aufträgen, nach ihren Nummern. Namen von Karten stehen in printed.ftl.

# Artikel vor einem Gast, Mann oder Frau. $the: yes, wo ein Satz ihn braucht; $case: der Fall
the = { $the ->
    [yes] { $case ->
        [accusative] den{" "}
        [dative] dem{" "}
        [genitive] des{" "}
       *[nominative] der{" "}
    }
   *[no] {""}
}
the-she = { $the ->
    [yes] { $case ->
        [dative] der{" "}
        [genitive] der{" "}
       *[nominative] die{" "}
    }
   *[no] {""}
}
# Vor einem Vokal ist es im Deutschen dasselbe
the-vowel = { the }
the-she-vowel = { the-she }
# Vor einem Eigennamen, wie er gedruckt ist: im Genitiv „von“
the-named = { $the ->
    [yes] { $case ->
        [genitive] von{" "}
       *[other] {""}
    }
   *[no] {""}
}

## Aufträge, in ein oder zwei Wörtern. # ours

objective-105 = Kronen
objective-106 = Zimmer
objective-107 = Personal
objective-108 = Kaiser
objective-109 = Etagen
objective-110 = Gruppen
objective-111 = eine Farbe
objective-112 = Spalten
objective-113 = 3 von jeder Farbe
objective-114 = 4 rote, 3 gelbe
objective-115 = 4 gelbe, 3 blaue
objective-116 = 4 blaue, 3 rote
objective-163 = Champagner
objective-164 = Tänzer
objective-165 = grüne Gäste
objective-180 = Vorräte
objective-181 = oberste Etage
objective-182 = große Bestellungen

## Prominente, Ballsäle, Eingänge.

celebrity-christie = Agatha Christie
celebrity-einstein = Albert Einstein
celebrity-chaplin = Charlie Chaplin
celebrity-magie = Elizabeth Magie
celebrity-puccini = Giacomo Puccini
celebrity-tolkien = J. R. R. Tolkien
celebrity-gandhi = Mahatma Gandhi
celebrity-curie = Marie Curie
celebrity-mata_hari = Mata Hari
celebrity-picasso = Pablo Picasso
celebrity-freud = Sigmund Freud
celebrity-churchill = Winston Churchill

ballroom-apollosaal = Apollosaal
ballroom-goldener_strauss = Goldener Strauß
ballroom-odeonsaal = Odeonsaal
ballroom-zum_sperl = Zum Sperl
ballroom-zur_kettenbruecke = Zur Kettenbrücke

entrance-chateau_paulwei = Chateau Paulwei
entrance-corogari = Corogari Zant-Mainz
entrance-dove = Dove
entrance-kaufman = Kaufman
entrance-mayenfels = Mayenfels
entrance-ninas_melange = Ninas Melange
entrance-stroup = Stroup
entrance-grand_wray = Grand Wray Hotel
entrance-kozi_palace = Kozi Palace, Wien
entrance-the_ren = Das Ren
