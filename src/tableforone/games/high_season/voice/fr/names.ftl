# Comment s’appellent les choses.
# $who et $whose sont « you » ou « ralph » ; $colour est « blue », « red », « yellow » ou « any ».

krones = { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
}
# $n : un prix
price = { $n ->
    [0] gratuit
   *[other] { krones }
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
emperor-spaces = { $n ->
    [one] { $n } case de l’Empereur
   *[other] { $n } cases de l’Empereur
}
ordinal = { $nth ->
    [1] premier
    [2] deuxième
   *[3] troisième
}

# D’une chambre : au féminin.
colour = { $colour ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
}
room = chambre { $room } ({ colour }, étage { $floor })
line-row = { $the ->
    [yes] la rangée { $name }
   *[no] rangée { $name }
}
line-column = { $the ->
    [yes] la colonne { $n }
   *[no] colonne { $n }
}
dice-of = { $n ->
    [one] un { $die }
    [2] deux { $die }
    [3] trois { $die }
    [4] quatre { $die }
    [5] cinq { $die }
    [6] six { $die }
    [7] sept { $die }
    [8] huit { $die }
    [9] neuf { $die }
   *[other] dix { $die }
}

## Ce qui attend dans ton tour.

item-main = { $the ->
    [yes] l’action principale
   *[no] action principale
}
item-staff = { $the ->
    [yes] l’effet de l’employé ({ $member })
   *[no] effet de l’employé ({ $member })
}
item-step = { $the ->
    [yes] le bonus de l’Empereur (rangée { $row }, case { $space })
   *[no] bonus de l’Empereur (rangée { $row }, case { $space })
}
item-door = { $the ->
    [yes] le bonus de porte de la chambre { $room }
   *[no] bonus de porte de la chambre { $room }
}

## Effets et actions.

# $n : cases
advance = { $n ->
    [one] avancer de { $n } case sur la piste de l’Empereur
   *[other] avancer de { $n } cases sur la piste de l’Empereur
}
# $krones : couronnes ou 0 ; $n : cases de l’Empereur ou 0
effect-gain = { $krones ->
    [0] { advance }
    [1] { $n ->
        [0] gagner 1 couronne
       *[other] gagner 1 couronne et { advance }
    }
   *[other] { $n ->
        [0] gagner { $krones } couronnes
       *[other] gagner { $krones } couronnes et { advance }
    }
}
# $n : couronnes de moins
effect = { effect-kind }{ $n ->
    [0] { "" } au prix normal
   *[other] , { krones } de moins
}
effect-free = { effect-kind } gratuitement
effect-kind = { $kind ->
    [hire] engager un employé
    [prepare] préparer { effect-room }
   *[occupy] occuper { effect-room }
}
effect-room = { $colour ->
    [any] une chambre au choix
   *[other] une chambre { colour }
}

# Ce que permet une case du plateau d’action ; $die : 1 à 6, $n : la force
action = { $die ->
    [1] préparer { action-rooms }
    [2] occuper une chambre, { krones } de moins
    [3] préparer { action-rooms }, ou en occuper une, { krones } de moins
    [4] { advance }, ou prendre { krones }
    [5] engager un employé, { krones } de moins
   *[6] imiter n’importe quelle autre case avec une force de { $n }
}
action-rooms = { $n ->
    [1] 1 chambre
   *[other] jusqu’à { $n } chambres
}

## Personnel. Les noms sont de nous (# ours).

staff-s01 = { $the ->
    [yes] la préposée aux chambres
   *[no] Préposée aux chambres
}
staff-s02 = { $the ->
    [yes] l’imitateur
   *[no] Imitateur
}
staff-s03 = { $the ->
    [yes] le service d’étage rouge
   *[no] Service d’étage rouge
}
staff-s04 = { $the ->
    [yes] le bagagiste jaune
   *[no] Bagagiste jaune
}
staff-s05 = { $the ->
    [yes] le concierge bleu
   *[no] Concierge bleu
}
staff-s06 = { $the ->
    [yes] le liftier
   *[no] Liftier
}
staff-s07 = { $the ->
    [yes] la caissière des étages
   *[no] Caissière des étages
}
staff-s08 = { $the ->
    [yes] la femme de chambre rouge
   *[no] Femme de chambre rouge
}
staff-s09 = { $the ->
    [yes] le conseiller impérial
   *[no] Conseiller impérial
}
staff-s10 = { $the ->
    [yes] la cheffe de réception
   *[no] Cheffe de réception
}
staff-s11 = { $the ->
    [yes] le concierge jaune
   *[no] Concierge jaune
}
staff-s12 = { $the ->
    [yes] l’inspecteur des couloirs
   *[no] Inspecteur des couloirs
}
staff-s13 = { $the ->
    [yes] la gouvernante d’étage
   *[no] Gouvernante d’étage
}
staff-s14 = { $the ->
    [yes] le service d’étage jaune
   *[no] Service d’étage jaune
}
staff-s15 = { $the ->
    [yes] le bagagiste bleu
   *[no] Bagagiste bleu
}
staff-s16 = { $the ->
    [yes] l’inspectrice des ailes
   *[no] Inspectrice des ailes
}
staff-s17 = { $the ->
    [yes] la déléguée du personnel
   *[no] Déléguée du personnel
}
staff-s18 = { $the ->
    [yes] le chef du personnel
   *[no] Chef du personnel
}
staff-s19 = { $the ->
    [yes] la femme de chambre bleue
   *[no] Femme de chambre bleue
}
staff-s20 = { $the ->
    [yes] l’intendant de la cour
   *[no] Intendant de la cour
}
staff-s21 = { $the ->
    [yes] le bagagiste rouge
   *[no] Bagagiste rouge
}
staff-s22 = { $the ->
    [yes] la décoratrice
   *[no] Décoratrice
}
staff-s23 = { $the ->
    [yes] l’agente de voyages
   *[no] Agente de voyages
}
staff-s24 = { $the ->
    [yes] la femme de chambre jaune
   *[no] Femme de chambre jaune
}
staff-s25 = { $the ->
    [yes] le service d’étage bleu
   *[no] Service d’étage bleu
}
staff-s26 = { $the ->
    [yes] le concierge rouge
   *[no] Concierge rouge
}
staff-s27 = { $the ->
    [yes] le messager de la cour
   *[no] Messager de la cour
}

staff-maid = préparer des chambres { $colour ->
    [blue] bleues
    [red] rouges
   *[yellow] jaunes
} est gratuit
staff-helps = chaque fois que tu prends un { $die } : { $help }
staff-once = une fois, à l’embauche : { AND($effects) }
staff-end = à la fin : { $score }

help = { COMMAS($parts) }
help-strength = +{ $n } de force
help-no-fee = sans frais

# $n : points ; $floors : deux étages ; $right : points d’une rangée de droite
staff-score = { $what ->
    [rooms_of_color] { points } par chambre { colour } occupée
    [rooms_on_floors] { points } par chambre occupée aux étages { AND($floors) }
    [complete_rows] { points } par rangée de gauche complète, { $right } par rangée de droite complète
    [complete_columns] { points } par colonne complète
    [complete_groups] { points } par groupe complet
    [staff_hired] { points } par employé engagé
   *[color_sets] { points } par trio de chambres occupées : une bleue, une rouge et une jaune
}

## Les cartes de Ralph.

# 0 : le symbole de la case qui a le plus de dés
die-symbol = { $die ->
    [0] « le plus »
   *[other] { $die }
}
hand = { $hand ->
    [from_left] de la gauche
   *[from_right] de la droite
}
zigzag = { $start ->
    [bottom_left] depuis le coin en bas à gauche
    [bottom_right] depuis le coin en bas à droite
    [top_left] depuis le coin en haut à gauche
   *[top_right] depuis le coin en haut à droite
} { $axis ->
    [floors] le long des étages
   *[columns] le long des colonnes
}
preference = main venant { hand }, zigzag { $zigzag }
# $n : cases
card-emperor = Empereur { $n }
# $prefer : ce qu’il essaie de compléter
card-occupy = { card-occupy-room }{ $prefer ->
    [row] , si possible pour compléter une rangée
    [column] , si possible pour compléter une colonne
    [group] , si possible pour compléter un groupe
   *[none] { "" }
}
card-occupy-room = { $colour ->
    [any] occuper une chambre de n’importe quelle couleur
   *[other] occuper une chambre { colour }
}
card = dés { $left } et { $right } ; { SEMICOLONS($actions) }
