# Comment les choses s’appellent dans d’autres phrases : nombres, plats, chambres, effets, cartes de l’adversaire.

## Nombres. $n : combien

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
krones = { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
}
price = { $n ->
    [0] gratuit
    [one] 1 couronne
   *[other] { $n } couronnes
}
spaces = { $n ->
    [one] { $n } case de la piste de l’Empereur
   *[other] { $n } cases de la piste de l’Empereur
}
dishes = { $n ->
    [one] { $n } plat ou boisson
   *[other] { $n } plats ou boissons
}
rooms = { $n ->
    [one] { $n } chambre
   *[other] { $n } chambres
}
staff-cards = { $n ->
    [one] { $n } carte Personnel
   *[other] { $n } cartes Personnel
}
dancers = { $n ->
    [one] { $n } danseur
   *[other] { $n } danseurs
}
free-spaces = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
# $n : dés ; $face : ce qu’ils montrent
dice = { $n ->
    [one] un { $face }
    [2] deux { $face }
    [3] trois { $face }
    [4] quatre { $face }
    [5] cinq { $face }
    [6] six { $face }
    [7] sept { $face }
    [8] huit { $face }
    [9] neuf { $face }
   *[other] dix { $face }
}
coloured-die = un { $face } { colour }

## Plats et boissons. $many : yes pour le pluriel

item-strudel = { $many ->
    [yes] strudels
   *[no] strudel
}
item-cake = { $many ->
    [yes] gâteaux
   *[no] gâteau
}
item-wine = { $many ->
    [yes] vins
   *[no] vin
}
item-coffee = { $many ->
    [yes] cafés
   *[no] café
}
item-champagne = { $many ->
    [yes] champagnes
   *[no] champagne
}
# $n : combien ; $item : l’un d’eux
some-item = { $n ->
    [one] { $n } { $item }
   *[other] { $n } { FORM($item, many: "yes") }
}
items = { AND($items) }

## Couleurs, chambres, hôtels

# $kind : room pour « une chambre verte », sinon « un client vert »
colour = { $colour ->
    [blue] { $kind ->
        [room] bleue
       *[guest] bleu
    }
    [red] rouge
    [yellow] jaune
    [green] { $kind ->
        [room] verte
       *[guest] vert
    }
    [white] { $kind ->
        [room] blanche
       *[guest] blanc
    }
   *[any] au choix
}
# $room : numéro à l’étage, depuis la gauche ; $floor : l’étage
place = chambre { $room } de l’étage { $floor }
room = chambre { $room } de l’étage { $floor } ({ $colour ->
    [blue] bleue
    [red] rouge
    [yellow] jaune
   *[green] verte
})
hotel-night = côté nuit
hotel-day = côté jour du plateau { $letter }

## Clients et objectifs

guest = { $name } ({ colour })
no-reward = pas de récompense
objective = objectif { $letter } ({ $name })
opponent = { $who ->
    [elisabeth] Elisabeth
   *[leopold] Leopold
}
staff-in-full = { $name } : { $text }

## Actions principales, en entier et en bref. $face : du dé

action = { $face ->
    [1] strudel et gâteau
    [2] vin et café
    [3] chambres
    [4] Empereur et couronnes
    [5] personnel
   *[6] action au choix
}
action-short = { $face ->
    [1] strudel, gâteau
    [2] vin, café
    [3] chambres
    [4] Empereur, couronnes
    [5] personnel
   *[6] au choix
}

## Effets. $off : couronnes de moins, 99 : gratuit ; $top : étage le plus haut, 4 : tous

krones-off = { $off ->
    [one] { $off } couronne de moins
   *[other] { $off } couronnes de moins
}
rooms-below = { $top ->
    [4] { rooms }
    [1] { rooms } à l’étage 1
   *[other] { rooms } aux étages 1–{ $top }
}
vacant-below = { $top ->
    [4] { vacant-rooms }
    [1] { vacant-rooms } à l’étage 1
   *[other] { vacant-rooms } aux étages 1–{ $top }
}
vacant-rooms = { $n ->
    [one] { $n } chambre libre
   *[other] { $n } chambres libres
}
effects = { AND($effects) }
effect-points-per = { $per ->
    [occupied] { points } par chambre occupée
    [occupied_red] { points } par chambre rouge occupée
    [occupied_blue] { points } par chambre bleue occupée
    [occupied_yellow] { points } par chambre jaune occupée
    [room_tile] { points } par tuile Chambre
    [group_full] { points } par groupe plein
    [floor_full] { points } par étage plein
    [column_full] { points } par colonne pleine
    [color_set] { points } par série de 3 couleurs
    [staff_played] { points } par carte Personnel en jeu
    [objective_claimed] { points } par objectif réalisé
    [emperor_space] { points } par case de la piste de l’Empereur
    [dancer] { points } par danseur
   *[copy_opponent_end] { points } pour une carte Personnel de fin de partie de ton adversaire
}
effect-emperor = { $n ->
    [one] avancer de { $n } case sur la piste de l’Empereur
   *[other] avancer de { $n } cases sur la piste de l’Empereur
}
effect-any-items = { dishes } au choix
effect-other-items = { dishes } d’une autre sorte
effect-draw = piocher { staff-cards }
effect-hire = { $off ->
    [0] engager { staff-cards }
    [99] engager { staff-cards } gratuitement
   *[other] engager { staff-cards }, { krones-off }
}
effect-offer = { $off ->
    [0] piocher { staff-cards } et en engager une
    [99] piocher { staff-cards } et en engager une gratuitement
   *[other] piocher { staff-cards } et en engager une, { krones-off }
}
effect-prepare = { $off ->
    [0] préparer { rooms-below }
    [99] préparer { rooms-below } gratuitement
   *[other] préparer { rooms-below }, { krones-off }
}
effect-occupy = occuper { vacant-below }
effect-prepare-occupy = { $off ->
    [0] préparer et occuper { rooms-below }
    [99] préparer et occuper { rooms-below } gratuitement
   *[other] préparer et occuper { rooms-below }, { krones-off }
}
effect-take-guest = { $n ->
    [one] prendre { $n } client gratuitement
   *[other] prendre { $n } clients gratuitement
}
effect-fill-order = { $n ->
    [one] compléter { $n } commande
   *[other] compléter { $n } commandes
}
effect-extra-action = utiliser une case action de ton choix qui a des dés
effect-use = utiliser la carte { $name }
effect-take-fed = prendre un client gratuitement et compléter sa commande
# $off : champagnes de moins, 99 : aucun
effect-send = { $off ->
    [0] envoyer { dancers }
    [99] envoyer { dancers } sans champagne
   *[other] envoyer { dancers } pour { $off } champagne de moins
}
effect-area = prendre le danseur dans la salle de répétition
effect-antoinette = { $early }, { $middle } ou { $late } points selon la manche, et envoyer un danseur pour 1 champagne de moins
effect-score-ballroom = compter pour tous la salle de bal en cours
effect-fill-wine = servir à tes clients tout le vin qu’ils ont commandé
effect-dove = { $half ->
    [column] utiliser un jeton de Dove pour une colonne
   *[floor] utiliser un jeton de Dove pour un étage
}

## Ce que coûte un effet. $n : combien

spend-emperor = { $n ->
    [one] reculer de { $n } case sur la piste de l’Empereur
   *[other] reculer de { $n } cases sur la piste de l’Empereur
}
spend-krones = payer { krones }
spend-any-items = dépenser { dishes }
spend-items = { $n ->
    [one] dépenser { $n } { $item }
   *[other] dépenser { $n } { FORM($item, many: "yes") }
}

## Cartes d’instruction de l’adversaire. $arrows : flèches d’un danseur, 0 : aucune

instruction = { AND($guests) } ; { $die } ; { AND($symbols) } ; { $hand ->
    [right] la main pointe vers la droite (égalité : le plus à gauche)
   *[left] la main pointe vers la gauche (égalité : le plus à droite)
}
shown-no-guest = pas de client
shown-nothing = rien de plus
shown-guest = { $colour ->
    [any] un client au choix
   *[other] client { colour }
}
shown-guest-to-ball = { $arrows ->
    [one] { shown-guest } vers une salle de bal (1 flèche)
   *[other] { shown-guest } vers une salle de bal (2 flèches)
}
shown-die = dé { OR($faces) }
shown-die-any = dé avec un point d’interrogation
shown-die-celebrity = dé de couleur de la meilleure célébrité
shown-die-plain = dé de couleur, ici un point d’interrogation
shown-dancer = { $arrows ->
    [0] un danseur
    [one] un danseur (1 flèche)
   *[other] un danseur (2 flèches)
}
shown-staff = une carte Personnel
shown-objective = { $letter ->
    [any] l’objectif le moins avancé
   *[other] objectif { $letter }
}

## Où en est l’adversaire avec un objectif. $n : 0 à 3

progress = { $n ->
    [0] pas de marqueur
    [1] sur III
    [2] sur II
   *[3] réalisé
}

## Salles de bal

ballroom-row = { $row ->
    [bottom] rangée du bas
    [middle] rangée du milieu
    [top] rangée du haut
   *[balcony] balcon
}
row-of = { $room }, { ballroom-row }
ballroom-place = { $place ->
    [left] à gauche
    [middle] au milieu
   *[right] à droite
}
