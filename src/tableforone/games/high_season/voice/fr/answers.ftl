# Tes choix. $n est un nombre de couronnes, sauf indication contraire.

say-loan = Prendre ton { ordinal } emprunt : { krones } tout de suite, { $vp } points à la fin
    .label = Prendre ton { ordinal } emprunt
say-stop = Ne plus préparer de chambre
# $item : ce qui attend dans ton tour
say-decline = Refuser { FORM($item, the: "yes") }
# $n : cases
say-advance = { $n ->
    [one] Avancer de { $n } case sur la piste de l’Empereur
   *[other] Avancer de { $n } cases sur la piste de l’Empereur
}
say-gain = Prendre { krones }
say-pass = Passer : retirer un { $die } et gagner { krones }
    .label = Passer
say-take = Prendre un { $die } : { $action }
    .label = Prendre un { $die }
# $n : les frais
say-take-paid = Prendre un { $die } ({ krones }) : { $action }
    .label = Prendre un { $die } ({ krones })
say-take-borrowed = Prendre un { $die } ({ krones }, avec un emprunt) : { $action }
    .label = Prendre un { $die } ({ krones }, avec un emprunt)
# $help : ce que l’employé ajoute
say-take-helped = Prendre un { $die } : { $action } ; { $member } : { $help }
    .label = Prendre un { $die }
say-main = Faire l’action principale de ton { $die } : { $action }
    .label = Faire l’action principale de ton { $die }
say-use = Utiliser { FORM($item, the: "yes") } : { $effect }
    .label = Utiliser { FORM($item, the: "yes") }
say-use-again = Utiliser encore { FORM($item, the: "yes") } : { $effect }
    .label = Utiliser encore { FORM($item, the: "yes") }
say-forfeit = Perdre { FORM($item, the: "yes") } (inutilisable maintenant) : { $effect }
    .label = Perdre { FORM($item, the: "yes") }
say-hire = { $n ->
    [0] Engager gratuitement { FORM($member, the: "yes") } ; { $effect }
   *[other] Engager { FORM($member, the: "yes") } pour { krones } ; { $effect }
}
    .label = { $n ->
        [0] Engager gratuitement { FORM($member, the: "yes") }
       *[other] Engager { FORM($member, the: "yes") } pour { krones }
    }
# $room : une chambre avec sa couleur et son étage
say-prepare = { $n ->
    [0] Préparer gratuitement la { $room }
   *[other] Préparer la { $room } pour { krones }
}
    .label = Préparer la chambre { $number }
say-occupy = { $n ->
    [0] Occuper gratuitement la { $room }
   *[other] Occuper la { $room } pour { krones }
}
    .label = Occuper la chambre { $number }
say-occupy-door = { say-occupy } ; bonus de porte : { $effect }
    .label = Occuper la chambre { $number }

## Ce que montrent les plans, les dés et les cartes.

say-hotel = { $whose ->
    [ralph] Ralph reçoit l’hôtel { $hotel }
   *[you] Tu reçois l’hôtel { $hotel }
}
say-strip = Tu reçois la bande de personnel { $strip }
say-roll = Les dés montrent { AND($dice) }
say-flip = Ralph retourne la carte { $id } : { $card }
say-expose = La carte du dessus du paquet montre : { $preference }

## En bref, à côté d’une pièce.

label-room = Chambre { $room }
label-main = Action principale de ton { $die }
label-item = { CAPITAL($item) }
label-forfeit = Perdu : { $item }
