# Comment tout s’appelle. Les noms sont de nous.
# ours

score-total = total
goods = { $good ->
    [leaf] { $n ->
        [one] { $n } feuille
       *[other] { $n } feuilles
    }
    [flower] { $n ->
        [one] { $n } fleur
       *[other] { $n } fleurs
    }
    [fruit] { $n ->
        [one] { $n } fruit
       *[other] { $n } fruits
    }
    [potion_green] { $n ->
        [one] { $n } potion verte
       *[other] { $n } potions vertes
    }
    [potion_purple] { $n ->
        [one] { $n } potion mauve
       *[other] { $n } potions mauves
    }
    [vp] { points }
    [scroll] { $n ->
        [one] { $n } parchemin
       *[other] { $n } parchemins
    }
   *[crystal] { crystals }
}
crystals = { $n ->
    [one] { $n } cristal
   *[other] { $n } cristaux
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
good = { $good ->
    [crystal] Cristal
    [leaf] Feuille
    [flower] Fleur
    [fruit] Fruit
    [potion_green] Potion verte
   *[potion_purple] Potion mauve
}
any-resource = 1 feuille, fleur ou fruit
all-of = { AND($parts) }
gain-card = { $deck ->
    [bear] la carte Ours visible
   *[eagle] la carte Aigle visible
}
gain-reactivate = la réactivation d’un apprenti
gain-grove = 1 bosquet gratuit au choix
points-per = { points } par { $counter ->
    [orange] champ orange avec ton apprenti
    [green] champ vert avec ton apprenti
    [white] champ blanc avec ton apprenti
    [purple] champ mauve avec ton apprenti
    [cauldron] champ à chaudron avec ton apprenti
    [divinity] carte Ours ou Aigle que tu as
    [salamander] carte Salamandre que tu as
    [grove] bosquet que tu as récolté
   *[book] grimoire avec ton apprenti
}
# Après « pour ».
counted = { $counter ->
    [orange] { $n ->
        [0] aucun champ orange avec ton apprenti
        [one] { $n } champ orange avec ton apprenti
       *[other] { $n } champs orange avec tes apprentis
    }
    [green] { $n ->
        [0] aucun champ vert avec ton apprenti
        [one] { $n } champ vert avec ton apprenti
       *[other] { $n } champs verts avec tes apprentis
    }
    [white] { $n ->
        [0] aucun champ blanc avec ton apprenti
        [one] { $n } champ blanc avec ton apprenti
       *[other] { $n } champs blancs avec tes apprentis
    }
    [purple] { $n ->
        [0] aucun champ mauve avec ton apprenti
        [one] { $n } champ mauve avec ton apprenti
       *[other] { $n } champs mauves avec tes apprentis
    }
    [cauldron] { $n ->
        [0] aucun champ à chaudron avec ton apprenti
        [one] { $n } champ à chaudron avec ton apprenti
       *[other] { $n } champs à chaudron avec tes apprentis
    }
    [divinity] { $n ->
        [0] aucune carte Ours ou Aigle
        [one] { $n } carte Ours ou Aigle
       *[other] { $n } cartes Ours et Aigle
    }
    [salamander] { $n ->
        [0] aucune carte Salamandre
        [one] { $n } carte Salamandre
       *[other] { $n } cartes Salamandre
    }
    [grove] { $n ->
        [0] aucun bosquet récolté
        [one] { $n } bosquet récolté
       *[other] { $n } bosquets récoltés
    }
   *[book] { $n ->
        [0] aucun grimoire avec ton apprenti
        [one] { $n } grimoire avec ton apprenti
       *[other] { $n } grimoires avec tes apprentis
    }
}

## Lieux. $cell : une colonne et une ligne, comme au bord du plan.

gap-place = au sud-est de { $cell }
gap = l’intervalle { gap-place }
start = { $start ->
    [NW] nord-ouest
    [NE] nord-est
    [SW] sud-ouest
   *[SE] sud-est
}
direction = { $arrow ->
    [north] vers le nord
    [east] vers l’est
    [south] vers le sud
   *[west] vers l’ouest
}
arrow = la flèche { direction } depuis le champ de départ { start }
place = { $place ->
    [top] en haut
    [right] à droite
    [bottom] en bas
   *[left] à gauche
}
level = { $level ->
    [upper] en haut
   *[lower] en bas
}
half = { $half ->
    [white] blanc
   *[black] noir
}
god = { $god ->
    [salamander] Salamandre
    [bear] Ours
   *[eagle] Aigle
}

## Pièces. $id est notre numéro.

colour = { $colour ->
    [orange] orange
    [green] vert
    [white] blanc
    [purple] mauve
    [orange-green] orange et vert
    [purple-white] mauve et blanc
    [purple-green] mauve et vert
   *[orange-white] orange et blanc
}
field-colour = { colour }
# Sans article : « le champ », « du champ ».
field = champ { colour } { $id }
# « l’emplacement » convient après « sur » et « de ».
spot = l’emplacement { $place ->
    [top] supérieur
    [right] droit
    [bottom] inférieur
   *[left] gauche
} du { $field }
grove = bosquet { $id } ({ $gain })
deck = { $deck ->
    [bear] Ours
    [eagle] Aigle
    [white] Salamandre blanche
   *[black] Salamandre noire
}
named = { $name } ({ $id })
divinity = { $card } : { $effect }
salamander = { deck } { $id } ({ $gain })
convert-effect = payer { $price } pour { $what }, autant de fois que tu veux
trigger-effect = { $on ->
    [harvest_grove] { $what } à chaque bosquet que tu récoltes
    [place_on_cauldron] { $what } à chaque apprenti que tu places sur un champ à chaudron
    [build] { $what } à chaque champ que tu construis
    [gain_scroll] { $what } par parchemin que tu gagnes
    [place_on_spellbook] { $what } à chaque apprenti qui passe sur un grimoire
    [take_divinity] { $what } à chaque carte Ours ou Aigle que tu prends
    [take_salamander] { $what } à chaque carte Salamandre que tu prends
   *[place_on_color] { $what } à chaque apprenti que tu places sur un champ { colour }
}
card-text = { CAPITAL($effect) }
# Sans article ; chaque nom de livre commence par « Grimoire ».
book-spot = emplacement { $level ->
    [upper] supérieur
   *[lower] inférieur
} du { $book }

## Noms des cartes, des grimoires et des champs. Les pièces imprimées n’en ont pas.

divinity-B01 = Ours des bosquets
divinity-B02 = Ours des chaudrons
divinity-B03 = Ours des bâtisseurs
divinity-B04 = Ours des parchemins
divinity-B05 = Ours des grimoires
divinity-B06 = Ours de la potion mauve
divinity-B07 = Ours des grands travaux
divinity-B08 = Ours de la potion verte
divinity-B09 = Ours des champs mauves
divinity-B10 = Ours des champs blancs
divinity-B11 = Ours des champs orange
divinity-B12 = Ours des champs verts
divinity-E01 = Aigle de la grande dévotion
divinity-E02 = Aigle de la potion verte
divinity-E03 = Aigle des offrandes
divinity-E04 = Aigle de la potion mauve
divinity-E05 = Aigle des bosquets
divinity-E06 = Aigle de la dévotion
divinity-E07 = Aigle du haut Temple
divinity-E08 = Aigle des offrandes du Temple
divinity-E09 = Aigle du commerce
divinity-E10 = Aigle des grimoires
divinity-E11 = Aigle du Temple
divinity-E12 = Aigle des chaudrons

salamander-SB1 = Parchemins et cristaux
salamander-SB2 = Parchemins et beaucoup de points
salamander-SB3 = Parchemin et beaucoup de cristaux
salamander-SB4 = Parchemins et points
salamander-SB5 = Parchemin et champs blancs
salamander-SB6 = Parchemin et champs mauves
salamander-SB7 = Parchemin ; cartes Ours et Aigle
salamander-SB8 = Deux parchemins
salamander-SW1 = Treize points
salamander-SW2 = Carte Ours et champs verts
salamander-SW3 = Onze points
salamander-SW4 = Réactivation et points
salamander-SW5 = Réactivation et champs orange
salamander-SW6 = Bosquet et beaucoup de points
salamander-SW7 = Bosquet et points
salamander-SW8 = Carte Aigle et points

book-SP01 = Grimoire des champs blancs
    .short = Champs blancs
book-SP02 = Grimoire des champs orange
    .short = Champs orange
book-SP03 = Grimoire des champs verts
    .short = Champs verts
book-SP04 = Grimoire des champs mauves
    .short = Champs mauves
book-SP05 = Grimoire des salamandres
    .short = Salamandres
book-SP06 = Grimoire des divinités
    .short = Divinités
book-SP07 = Grimoire des bosquets
    .short = Bosquets
book-SP08 = Grimoire des chaudrons
    .short = Chaudrons
book-SP09 = Grimoire des grimoires
    .short = Grimoires
book-SP10 = Grimoire de la gloire
    .short = Gloire

tile-F01 = Champ de départ orange
tile-F02 = Champ de départ vert
tile-F03 = Champ de départ blanc
tile-F04 = Champ de départ mauve
tile-F05 = Vert : feuille et cristal
tile-F06 = Vert : potion de feuilles
tile-F07 = Vert : ressource pour champs verts
tile-F08 = Vert : potion pour champs verts
tile-F09 = Orange : réactivation
tile-F10 = Orange : trois cristaux
tile-F11 = Orange : cristaux pour parchemin et points
tile-F12 = Orange : cristaux pour champs orange
tile-F13 = Blanc : potion de fleurs
tile-F14 = Blanc : fleur et cristal
tile-F15 = Blanc : potion pour champs blancs
tile-F16 = Blanc : ressource pour champs blancs
tile-F17 = Mauve : fruit et cristal
tile-F18 = Mauve : potion de fruits
tile-F19 = Mauve : fruit et cristaux pour champs mauves
tile-F20 = Mauve : fruit pour champs à chaudron
tile-F21 = Orange et vert : cristaux pour potion verte
tile-F22 = Mauve et blanc : feuille pour cartes Ours et Aigle
tile-F23 = Mauve et vert : cristaux pour cartes Salamandre
tile-F24 = Orange et blanc : cristaux pour bosquets
