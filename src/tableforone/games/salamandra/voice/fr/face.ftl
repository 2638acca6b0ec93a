# La table sur la page.

## La clairière.

face-letter = { $colour ->
    [orange] O
    [green] V
    [white] B
   *[purple] M
}
face-holder = { $who ->
    [you] toi, actif
    [flipped] toi, retourné
    [rudolph] Rudolph
   *[nobody] libre
}
face-where = { $place ->
    [top] Emplacement supérieur
    [right] Emplacement droit
    [bottom] Emplacement inférieur
   *[left] Emplacement gauche
} du champ { colour } en { $cell }
face-spot = { face-where } : { face-holder }
face-on-spot = { place } : { face-holder }
face-choices = { $n } choix
face-colour = { $colour ->
    [orange] Orange
    [green] Vert
    [white] Blanc
    [purple] Mauve
    [orange-green] Orange et vert
    [purple-white] Mauve et blanc
    [purple-green] Mauve et vert
   *[orange-white] Orange et blanc
}
face-field = Champ { colour } { $id } en { $cell }, { seal } : gagner { $gain } ; bonus { $bonus }
face-field-paid = Champ { colour } { $id } en { $cell }, { seal } : payer { $cost }, gagner { $gain } ; bonus { $bonus }
face-to-build = Champ { colour } { $id }, { seal } : coûte { $price } ; bonus { $bonus } ; gagner { $gain }
face-to-build-paid = Champ { colour } { $id }, { seal } : coûte { $price } ; bonus { $bonus } ; payer { $cost }, gagner
    { $gain }
face-no-field = Place { $place } de l’offre : vide
face-grove = Bosquet { $id } dans { $gap } : { $gain }
face-grove-his = { face-grove } ; Rudolph y est relié
face-a-grove = Un bosquet : { $gain }
face-map = Plan de la clairière
face-fields = Champs autour du Temple de la Salamandre
face-half = { $half ->
    [white] BLANC
   *[black] NOIR
}
face-temple = { face-the-temple } : retourner un apprenti actif et payer { $cost } pour { $gain }
face-temple-card = { $half ->
    [white] Temple blanc : retourner un apprenti actif et payer { $cost } pour la carte Salamandre blanche visible
   *[black] Temple noir : retourner un apprenti actif et payer { $cost } pour la carte Salamandre noire visible
}
face-the-temple = { $half ->
    [white] Temple blanc
   *[black] Temple noir
}
face-ask-temple = { face-the-temple } : quel apprenti retournes-tu ?
face-work = { $how } : gagner { $gain }
face-work-paid = { $how } : payer { $cost }, gagner { $gain }

## Choix en bref.

face-short-spot = { face-colour } { $cell }, { place }
face-short-field = { face-colour } { $id }
face-field-id = Champ { $id }
face-pay = payer
face-gain = gagner
face-costs = coûte

## Cartes et grimoires.

face-card = { $card } ({ $id }) : { $text } ; foi { $n }
face-deck-card = Pile { deck } : { $card } ({ $id }) : { $text } ; foi { $faith } ; { $n } dessous
face-deck = { $deck ->
    [bear] Ours
    [eagle] Aigle
    [white] Blanche
   *[black] Noire
}
face-no-deck = Pile { deck } : vide
face-empty = vide
face-at-end = à la fin
face-you-have = tu en as { $n }
face-book-spot = { $level ->
    [upper] Emplacement supérieur
   *[lower] Emplacement inférieur
} : { $text }, { $who ->
    [you] toi
    [rudolph] Rudolph
   *[nobody] libre
}
face-token = T
face-you = Toi
face-books = Grimoires
face-books-note = { $n } parchemins amènent un apprenti ici
face-bottom = Recyclés, sous les piles : { COMMAS($pieces) }

## Titres et notes.

face-glade = Clairière
face-the-glade = La clairière
face-build = Construire
face-gods = Divinités
face-gods-note = cartes visibles
face-cards = Cartes
face-offer = Champs à construire
face-pile = { $n } dans la pile
face-your-board = Ton plateau
face-harvest = récolte : { crystals } par bosquet
face-hand = Foi et cartes
face-taken = { $n ->
    [one] { $n } prise
   *[other] { $n } prises
}
face-asking = { $face ->
    [day] Manche { $round }, jour · question { $question }
   *[night] Manche { $round }, nuit · question { $question }
}
face-faith = Foi
face-places = 1er / 2e
face-faith-in = Foi : { god }

## Ton plateau.

face-scrolls = { $n ->
    [one] { $n } parchemin ; { $all } amènent un apprenti sur un grimoire
   *[other] { $n } parchemins ; { $all } amènent un apprenti sur un grimoire
}
face-ready = { $n } à placer. Encore à venir :
face-column = manche { $round } : { $n }
face-none-ready = aucun à placer
face-druid = { $face ->
    [day] Tuile Druide : jour
   *[night] Tuile Druide : nuit
}
face-stop = stop
face-pass = passer
face-goods = Marchandises de ce tour
face-buy = acheter : { crystals }
face-apprentices = Apprentis
face-yours = { $ready } à placer, { $active ->
    [one] { $active } actif
   *[other] { $active } actifs
}, { $flipped ->
    [one] { $flipped } retourné
   *[other] { $flipped } retournés
}, { $books } sur des grimoires
face-groves = Bosquets
face-row = les 2e, 4e et 6e rapportent

## Rudolph.

face-rudolph = { $level }. Il marque et place avant chacune de tes manches.
face-his-scrolls = { $n ->
    [one] { $n } parchemin sur 3
   *[other] { $n } parchemins sur 3
}
face-on-books = { $n } sur des grimoires
face-boxed = { $n } dans la boîte
face-gathered = { $n ->
    [one] { $n } ramassé
   *[other] { $n } ramassés
}
face-labour-card = Carte Labeur
face-labour = Carte Labeur : { COMMAS($rounds) } points et 1, 2, 3, 4 apprentis dans les manches 1–4 ; { $book ->
    [one] { $book } point
   *[other] { $book } points
} pour un grimoire ; { recyclings } pour toi après une manche ; foi :
face-book-points = Points pour un grimoire
face-recyclings = Recyclages pour toi après une manche
face-placement = Cartes Placement
face-to-come = encore { $n }
face-compass = Les cartes pleines sont encore dans la pile ; les pointillées ont été révélées. Il va sur le champ le plus
    éloigné, sur l’emplacement supérieur s’il est libre.
face-arrows = Cartes encore à venir :
face-arrow = { direction } depuis le champ { start } : { $n } sur { $all }
face-placement-card = Carte Placement
face-his-placement = Sa carte Placement
face-final = Décompte final
face-check = Contrôle des points :
face-check-points = toi { $mine }, lui { $his }.
face-check-groves = { $n ->
    [one] toi { $mine }, lui { $his } et { $n } bosquet marqué R.
   *[other] toi { $mine }, lui { $his } et { $n } bosquets marqués R.
}
face-check-lost = La partie est perdue.
face-check-ahead = { $n ->
    [one] Tu as { $n } point d’avance.
   *[other] Tu as { $n } points d’avance.
}
face-check-behind = { $n ->
    [one] Il te faut encore { $n } point.
   *[other] Il te faut encore { $n } points.
}

## Rudolph avec ta propre boîte.

face-his-board = Plateau de Rudolph
face-books-left = Grimoires, depuis la gauche
face-nth-book = { $nth ->
    [1] Le premier :
    [2] Le deuxième :
   *[3] Le troisième :
}
face-his-apprentices = { $n } sur des champs, { $later } à venir
face-no-apprentice = Aucun apprenti n’est sur un champ.
face-known-fields = Les champs que tu as saisis, avec les champs de départ autour du Temple.
