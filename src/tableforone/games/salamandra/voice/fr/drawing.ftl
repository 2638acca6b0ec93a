# La table en texte, large de 79 colonnes.

draw-round = Manche { $round } sur { $rounds }, { $face ->
    [day] jour
   *[night] nuit
}. Points : toi { $mine }, Rudolph { $his }.
draw-lost = Le contrôle des points est perdu : il te fallait plus de points que Rudolph.
draw-final = { $what } : toi { $mine }, Rudolph { $his }
draw-none = aucun
draw-you = Toi :
draw-holdings = { COMMAS($goods) }. Apprentis : { $ready } à placer, { $active ->
    [one] { $active } actif
   *[other] { $active } actifs
}, { $flipped ->
    [one] { $flipped } retourné
   *[other] { $flipped } retournés
},
    { $on_books } sur des grimoires, { $to_come } à venir. Foi : { COMMAS($faith) }.
draw-cards = Tes cartes :
draw-card = { $id } { $name } : { $text }. Foi { $n }.
draw-your-groves = Tes bosquets :
draw-row = { $n } : { COMMAS($groves) }. Les 2e, 4e et 6e rapportent 4, 3 et 2 points.
draw-rudolph = Rudolph :
draw-rudolph-has = { $scrolls ->
    [one] { $scrolls } parchemin
   *[other] { $scrolls } parchemins
} sur 3, { $n ->
    [one] { $n } apprenti
   *[other] { $n } apprentis
} sur des champs, { $books } sur des grimoires, { $groves }.
draw-rudolph-gathers = { draw-rudolph-has } En l’état, il va ramasser { COMMAS($threatened) }.
draw-labour = Carte Labeur : { COMMAS($rounds) } points dans les manches 1–4, { $book } pour un grimoire, { recyclings }
    pour toi. Foi : { COMMAS($faith) }.
draw-arrow = { $start ->
    [north-west] nord-ouest
    [north-east] nord-est
    [south-west] sud-ouest
   *[south-east] sud-est
} { direction }
draw-placement = Il reste { placement-cards } ; vues : { COMMAS($seen) }.
draw-unseen = Il reste { placement-cards } ; vues : aucune.
placement-cards = { $n ->
    [one] { $n } carte Placement
   *[other] { $n } cartes Placement
}

## Pièces.

draw-fields = Champs dans la clairière :
draw-groves = Bosquets dans la clairière :
draw-display = Champs à construire (encore { $n } dans la pile) :
draw-decks = Cartes visibles :
draw-books = Grimoires, depuis la gauche :
draw-bottom = Recyclés, sous leurs piles :
seal = { $seal ->
    [billhook] serpe
   *[cauldron] chaudron
}
draw-effect = bonus { $bonus } ; { seal } : gagner { $gain }
draw-effect-paid = bonus { $bonus } ; { seal } : payer { $cost }, gagner { $gain }
draw-field = { $id } { $colour } en { $cell } : { $effect }. Dessus : { COMMAS($spots) }.
draw-empty-field = { $id } { $colour } en { $cell } : { $effect }. Personne dessus.
draw-spot = { place } { $who }
draw-you-active = toi (actif)
draw-you-flipped = toi (retourné)
draw-holder = { $who ->
    [you] toi
    [rudolph] Rudolph
   *[nobody] libre
}
draw-grove = { $n ->
    [one] { $id } dans { $gap } : { $gain } ; cristal sur le chemin { COMMAS($paths) }.
   *[other] { $id } dans { $gap } : { $gain } ; cristaux sur les chemins { COMMAS($paths) }.
}
draw-path = { $path ->
    [NW] nord-ouest
    [NE] nord-est
    [SE] sud-est
   *[SW] sud-ouest
}
draw-to-build = { $id } { $colour } : coûte { $cost } ; { $effect }.
draw-deck = { deck } : { $id } { $name } : { $text }. Foi { $faith } ; { $n } dessous.
draw-no-deck = { deck } : la pile est vide.
draw-book-spot = { level } { $text } ({ $who })
draw-book = { $id } { $name } : { SEMICOLONS($spots) }. Tu en comptes { $n }.
draw-map = Clairière : A toi, actif ; a toi, retourné ; R Rudolph ; G bosquet ; * chemin avec cristal.
draw-colour = { $colour ->
    [orange] o
    [green] v
    [white] b
   *[purple] m
}
