# Noms de tuiles et d’objectifs, par numéro. Les noms des cartes sont dans printed.ftl.

# Article devant un client, homme ou femme. $the : yes si la phrase le demande ; $case : à, de ou rien
the = { $the ->
    [yes] { $case ->
        [dative] au{" "}
        [genitive] du{" "}
       *[nominative] le{" "}
    }
   *[no] {""}
}
the-she = { $the ->
    [yes] { $case ->
        [dative] à la{" "}
        [genitive] de la{" "}
       *[nominative] la{" "}
    }
   *[no] {""}
}
# Devant une voyelle, homme ou femme
the-vowel = { $the ->
    [yes] { $case ->
        [dative] à l’
        [genitive] de l’
       *[nominative] l’
    }
   *[no] {""}
}
the-she-vowel = { the-vowel }
# Devant un nom propre, tel qu’imprimé
the-named = { $the ->
    [yes] { $case ->
        [dative] à{" "}
        [genitive] de{" "}
       *[nominative] {""}
    }
   *[no] {""}
}

## Objectifs, en un mot ou deux. # ours

objective-105 = couronnes
objective-106 = chambres
objective-107 = personnel
objective-108 = Empereur
objective-109 = étages
objective-110 = groupes
objective-111 = une couleur
objective-112 = colonnes
objective-113 = 3 de chaque couleur
objective-114 = 4 rouges, 3 jaunes
objective-115 = 4 jaunes, 3 bleues
objective-116 = 4 bleues, 3 rouges
objective-163 = champagne
objective-164 = danseurs
objective-165 = clients verts
objective-180 = provisions
objective-181 = dernier étage
objective-182 = grandes commandes

## Célébrités, salles de bal, entrées.

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

entrance-chateau_paulwei = Château Paulwei
entrance-corogari = Corogari Zant-Mainz
entrance-dove = Dove
entrance-kaufman = Kaufman
entrance-mayenfels = Mayenfels
entrance-ninas_melange = Ninas Melange
entrance-stroup = Stroup
entrance-grand_wray = Grand Wray Hotel
entrance-kozi_palace = Kozi Palace, Vienne
entrance-the_ren = Le Ren
