# Names of tiles and objectives; by their numbers. Names of cards are in printed.ftl.

# Before the name of a guest, a man or a woman. $the: yes where a sentence wants it
the = { $the ->
    [yes] the{" "}
   *[no] {""}
}
the-she = { the }
# The same before a vowel, where other languages have a shorter article
the-vowel = { the }
the-she-vowel = { the }
# Before a name of one’s own: nothing here; other languages say “to” and “of” so
the-named = {""}

## Objectives, in a word or two.

objective-105 = krones
objective-106 = rooms
objective-107 = staff
objective-108 = Emperor
objective-109 = floors
objective-110 = groups
objective-111 = one colour
objective-112 = columns
objective-113 = 3 of each colour
objective-114 = 4 red, 3 yellow
objective-115 = 4 yellow, 3 blue
objective-116 = 4 blue, 3 red
objective-163 = champagne
objective-164 = dancers
objective-165 = green guests
objective-180 = items
objective-181 = top floor
objective-182 = large orders

## Celebrities, ballrooms, entrances.

celebrity-christie = Agatha Christie
celebrity-einstein = Albert Einstein
celebrity-chaplin = Charlie Chaplin
celebrity-magie = Elizabeth Magie
celebrity-puccini = Giacomo Puccini
celebrity-tolkien = J.R.R. Tolkien
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
entrance-grand_wray = The Grand Wray Hotel
entrance-kozi_palace = The Kozi Palace, Vienna
entrance-the_ren = The Ren
