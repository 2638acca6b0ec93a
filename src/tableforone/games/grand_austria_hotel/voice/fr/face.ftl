# La table dans le navigateur.

## Panneaux et onglets

face-entrances = Entrées
face-cards = Cartes
face-lobby = Clients et dés
face-ballrooms = Salles de bal
face-house = Ma maison
face-staff = Personnel
face-court = Cour
face-ten-cards = Tes dix cartes
face-drawn-cards = Cartes piochées
face-keep-six = gardes-en six
face-three-entrances = Trois entrées
face-one-is-yours = l’une est pour toi
# $n : de la manche ; $turn : du tour, 0 : aucun ; $question : son numéro
face-asking = { $turn ->
    [0] Manche { $n } · question { $question }
   *[other] Manche { $n } · tour { $turn } · question { $question }
}
face-asking-first = Avant la première manche · question { $question }
face-pass = Passer
face-no-toll = Pas de péage ce tour-ci
face-lose = { points }
face-area = Zone { $n }
face-area-left = { $dancers } sur { $of }
face-area-last = { $dancers } sur { $of } ; puis { $bonus }
face-ballrooms-note = aucun danseur au décompte d’une salle : −5 · reste { dancers }
face-your-hotel = Ton hôtel
face-hotel-note = { rooms }, { $guests ->
    [one] { $guests } client installé
   *[other] { $guests } clients installés
} · chiffres à gauche : étage et coût
# $n : de la manche ; $retreat : cases
face-visit-short = après la manche { $n }, −{ $retreat }
face-visit = prochaine visite après la manche { $n }, −{ $retreat }
face-your-cards = Tes cartes
face-your-staff = Ton personnel
face-the-court = La cour
face-in-hand = { $n } en main
face-in-play = { $n } en jeu

## File d’attente et dés

face-waiting = Attendent une table
face-waiting-note = { $n ->
    [0] café plein : installe quelqu’un pour prendre un client · encore { $deck } dans le paquet
    [one] { $n } table libre sur { $of } · encore { $deck } dans le paquet
   *[other] { $n } tables libres sur { $of } · encore { $deck } dans le paquet
}
face-queue = File d’attente, places 1 à 5
face-dice = Dés
face-turns = Tours de cette manche
face-no-toll-for = pas de péage :
face-passed = tu as passé
face-strength = force = dés sur la case
face-action-board = Plateau d’action
face-lounge = Salon
face-with-you = avec toi : { COMMAS($names) }
face-with-you-title = Avec toi cette manche : { COMMAS($names) }
face-lounge-note = viennent avec le dé de couleur
face-second-round = deuxième manche
face-nobody = personne
face-nobody-die = personne, dé { colour }

## La cour

face-emperor = Piste de l’Empereur, 0 à 13
face-spare-tiles = Tuiles supplémentaires
face-go-back = recule de { $n }
face-objectives = Objectifs
face-own-objectives = Tes propres objectifs
face-completed = réalisé
face-met = atteint
face-open = ouvert

## L’adversaire

face-level = { $level ->
    [easy] Facile : les symboles argentés et dorés ne comptent pas.
    [medium] Moyen : les symboles argentés comptent.
   *[hard] Difficile : tous les symboles comptent.
}
face-dancers-waiting = { $n ->
    [one] { $n } danseur attend
   *[other] { $n } danseurs attendent
}
face-this-round = Cette manche : { COMMAS($names) }
face-card = Carte { $card } · encore { $n }
face-last-card = Dernière carte : { $card } · encore { $n }
face-to-come = encore { $n }
face-his-staff = Personnel { $opponent ->
    [Elisabeth] d’Elisabeth
   *[other] de { $opponent }
}
face-his-hotel = Hôtel { $opponent ->
    [Elisabeth] d’Elisabeth
   *[other] de { $opponent }
}
face-unseen = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
}
face-guest = client
face-die = dé
face-then = puis
face-ties = égalité

## Personnel et maison

face-no-staff = Tu n’as encore engagé personne.
face-title-in-play = En jeu
face-title-in-hand = En main
face-cards-n = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
face-used = utilisée cette manche
face-face-down = face cachée
face-deck = { $n } dans le paquet
face-deck-under = { $n } dans le paquet ; tout en bas : { COMMAS($names) }
face-hotel-cafe = Hôtel et café
face-purse = { $n ->
    [one] { $n } couronne sur 20
   *[other] { $n } couronnes sur 20
}
face-kitchen = Cuisine : { COMMAS($items) }
face-kitchen-title = Cuisine
face-table-free = La table { $n } est libre
face-order-complete = commande complète
face-to-serve = reste à servir : { COMMAS($missing) }
face-free = gratuit
face-any = au choix
face-rehearsal = Salle de répétition
face-left = reste { $n }
face-scored = comptée
face-after-round = après la manche { $n }

## Pièces et cartes en mots, pour qui écoute ; et mots courts sur elles

face-item = { $item ->
    [strudel] { $n ->
        [one] { $n } strudel
       *[other] { $n } strudels
    }
    [cake] { $n ->
        [one] { $n } gâteau
       *[other] { $n } gâteaux
    }
    [wine] { $n ->
        [one] { $n } vin
       *[other] { $n } vins
    }
    [coffee] { $n ->
        [one] { $n } café
       *[other] { $n } cafés
    }
   *[champagne] { $n ->
        [one] { $n } champagne
       *[other] { $n } champagnes
    }
}
# seulement le mot ; le nombre est devant
face-unit = { $n ->
    [one] couronne
   *[other] couronnes
}
face-people = { $colour ->
    [blue] noblesse (bleu)
    [red] bourgeoisie (rouge)
    [yellow] artistes (jaune)
   *[green] touristes (vert)
}
face-guest-words = { $name }, { face-people }, veut { $order } ; { points } ; { $reward }
face-reconstructed = reconstitué : { $values }
face-facade = { $hotel }, quatre étages de cinq chambres
face-floor = étage
face-room = Étage { $floor }, chambre { $room } : { $colour ->
    [blue] bleue
    [red] rouge
    [yellow] jaune
   *[green] verte
}, { face-state }
face-room-points = { face-room }, { points }
face-state = { $state ->
    [empty] vide
    [vacant] libre
   *[occupied] occupée
}
face-place-nobody = Place { $place } : personne
face-guest-tokens = { $n ->
    [one] { $n } jeton { $opponent ->
        [Elisabeth] d’Elisabeth
       *[other] de { $opponent }
    } : coûte 1 couronne de plus
   *[other] { $n } jetons { $opponent ->
        [Elisabeth] d’Elisabeth
       *[other] de { $opponent }
    } : chacun coûte 1 couronne de plus
}
face-turn = { face-turn-of }{ $state ->
    [now] , maintenant
    [done] , terminé
   *[other] {""}
}
face-turn-of = { $whose ->
    [you] Tour { $n } : le tien
   *[other] Tour { $n } : { $whose }
}
# la lettre sur le disque du joueur
face-you-letter = T
face-you = Toi
face-end = fin
face-pass-short = passer
face-space = { $n ->
    [0] Case { $face }, { $action } : pas de dé
    [one] Case { $face }, { $action } : 1 dé
   *[other] Case { $face }, { $action } : { $n } dés
}
face-one-die = un { colour }
face-item-here = { $item ->
    [strudel] il y a un strudel ici
    [cake] il y a un gâteau ici
    [wine] il y a un vin ici
    [coffee] il y a un café ici
   *[champagne] il y a un champagne ici
}
face-toll-tokens = { $n ->
    [one] { $n } jeton de péage
   *[other] { $n } jetons de péage
}
face-boost = 1 force de plus pour une couronne
# une pièce avec le prix suit
face-boost-for = +1 pour
face-emperor-space = Case { $space }, { points }
face-you-here = tu es ici
face-opponent-here = { $opponent } est ici
face-or-more = ou plus
# où tu en es avec l’objectif suit
face-you-are = toi :
face-part = { $colour ->
    [blue] bleu { $have } sur { $need }
    [red] rouge { $have } sur { $need }
    [yellow] jaune { $have } sur { $need }
    [green] vert { $have } sur { $need }
   *[other] { $have } sur { $need }
}
face-not-yet = pas encore
face-table = Table { $n } : { $guest }
face-card-words = { $name }, { face-works }, coûte { $n } : { $text }
face-works = { $works ->
    [once] une seule fois
    [round] une fois par manche
    [permanent] toujours
    [end] à la fin
   *[flip] une fois par partie
}
face-entrance-words = { $n ->
    [0] { $name } : { $text }
   *[other] { $name }, départ avec { $items } : { $text }
}
face-dice-on-space = { $n ->
    [one] { $n } dé sur une case
   *[other] { $n } dés sur une case
}
face-groups = Ce que donne un groupe plein de 1, 2, 3 ou 4 chambres
face-group = { $colour ->
    [blue] Un groupe bleu plein de 1, 2, 3, 4 chambres : { $bonus } points
    [red] Un groupe rouge plein de 1, 2, 3, 4 chambres : { $bonus } couronnes
   *[yellow] Un groupe jaune plein de 1, 2, 3, 4 chambres : { $bonus } cases de la piste de l’Empereur
}
face-group-gives = { $colour ->
    [blue] points
    [red] couronnes
   *[yellow] cases de la piste de l’Empereur
}
face-token = Jeton { $n }, colonne : { $column } ; étage : { $floor }
face-token-used = utilisé
face-token-column = colonne : { $bonus }
face-token-floor = étage : { $bonus }
face-not-on-level = pas à ce niveau
face-instruction = Carte d’instruction { $card } : { $text }
face-to-ballroom = vers une salle de bal
face-a-die = un { $face }
# le nombre est devant
face-emperor-spaces = { $n ->
    [one] case de la piste de l’Empereur
   *[other] cases de la piste de l’Empereur
}
face-dancer = un danseur
face-objective = objectif
face-hand = { $hand ->
    [right] la main pointe vers la droite
   *[left] la main pointe vers la gauche
}
face-celebrity = { $face ->
    [0] { $name }, { points }, le dé { colour } est déjà pris : { $text }
   *[other] { $name }, { points }, dé { colour } sur la case { $face } : { $text }
}
face-pool = { $n ->
    [one] { $n } plat ou boisson dans la pioche
   *[other] { $n } plats et boissons dans la pioche
}
face-tokens-left = Reste { tokens } dans l’hôtel.
face-no-toll-now = Pas de péage ce tour-ci.
face-row = { $room }, { ballroom-row }
face-row-dancers = { $place }, { $n } champagne : { $yours } à toi, { $theirs } à { $opponent }
face-row-free = { $n ->
    [one] { $n } libre
   *[other] { $n } libres
}
face-area-words = Zone { $n } : { $dancers } danseurs sur { $of } ; une fois vide : { $bonus }

## À la vraie table

face-own-card = Carte { $card }, tour { $turn } sur 14 { $opponent ->
    [Elisabeth] d’Elisabeth
   *[other] de { $opponent }
}
face-own-queue = La file d’attente, comme tu l’as saisie
face-own-place = Place { $place } : { $guest }
face-own-emperor = Empereur { $n }
face-own-points = { points }
face-own-dancers = reste { dancers }
