# La table en lignes simples, et notes courtes à côté des symboles.

## Notes à côté des symboles. $off : couronnes de moins, 99 : gratuit ; $top : étage le plus haut

note-off = { $off ->
    [99] gratuit
   *[other] −{ $off }
}
note-top = jusqu’à l’étage { $top }
note-off-top = { note-off } jusqu’à l’étage { $top }
note-new = { $off ->
    [0] neuve
    [99] neuve, gratuite
   *[other] neuve { note-off }
}
note-new-top = { note-new } jusqu’à l’étage { $top }
note-of = sur { $n }
note-of-off = sur { $n }, { note-off }
note-other-kinds = d’une autre sorte
note-per = { $per ->
    [occupied] par chambre occupée
    [occupied_red] par chambre rouge occupée
    [occupied_blue] par chambre bleue occupée
    [occupied_yellow] par chambre jaune occupée
    [room_tile] par tuile Chambre
    [group_full] par groupe plein
    [floor_full] par étage plein
    [column_full] par colonne pleine
    [color_set] par série de 3 couleurs
    [staff_played] par carte Personnel
    [objective_claimed] par objectif réalisé
    [emperor_space] par case de l’Empereur
    [dancer] par danseur
   *[copy_opponent_end] pour une carte de fin de partie
}
note-antoinette = moins dans les manches suivantes ; un danseur
note-fill-wine = pour chaque client qui en veut
note-order-filled = commande complétée

## Mises en garde : ce qu’un coup peut gâcher

careful-move = Un client dont la commande est complète pourrait encore s’installer.
# $at : une case ; $penalty : ce qui est écrit sur la tuile
careful-emperor = L’Empereur vient après cette manche. De la case { $at }, tu recules à 0 : { $penalty }.
careful-no-room = Aucune chambre { OR($colours, kind: "room") } n’est libre : un tel client devrait attendre.

## La partie commune

draw-reconstructed = Une carte avec * a des valeurs reconstituées.
draw-round = Manche { $round } sur 7   Toi { points }, { $opponent } { $theirs }   Tours { $turns }  (* = terminé)
draw-turn = { $done ->
    [yes] { $n }:{ $whose }*
   *[no] { $n }:{ $whose }
}
draw-you = toi
draw-die = { $n ->
    [0] { $face } { $action } : –
   *[other] { $face } { $action } : { $n }
}
draw-dice = Dés
draw-queue = File d’attente (place, coût ; commande ; points ; récompense)
draw-waiting = { $place } coûte { $n }  { $guest }
draw-empty-place = { $place } vide
draw-guest = { $name } ({ colour }) : { COMMAS($order) } ; { points } ; { SEMICOLONS($reward) }
draw-starred = { $name }*
draw-objectives = Objectifs
draw-objective = { $letter } { $text } (libres : { COMMAS($free) }) ; toi : { $yours } ; { $opponent } : { $theirs }
draw-claimed = réalisé pour { $n }
draw-met = atteint maintenant
draw-open = ouvert
draw-emperor = Piste de l’Empereur 0–13 : toi sur { $at }, { $opponent } sur { $theirs }
draw-tile = Après la manche { $n } ({ $tile }) : sur 3 ou plus, { $reward } ; sur 0, { $penalty }

## Les deux hôtels

draw-hotels = Hôtels : B bleu, R rouge, J jaune ; + libre, # occupée ; un chiffre = points quand tu couvres la case
draw-yours = le tien ({ $hotel })
draw-theirs = { $opponent ->
    [Elisabeth] celui d’Elisabeth
   *[other] celui de { $opponent }
}
draw-floor = ét. { $n } ({ $cost })
draw-floor-cost = (entre parenthèses : ce que coûte une chambre à cet étage)
draw-letter = { $colour ->
    [blue] B
    [red] R
    [yellow] J
   *[green] V
}

## À toi

draw-have = Tu as { krones } ; cuisine : { COMMAS($kitchen) }
draw-kitchen-empty = vide
draw-table = Table { $n } : { $guest }
draw-table-free = Table { $n } : libre
draw-seated = { $name } ({ colour }), veut encore { COMMAS($missing) } ; { points } ; { SEMICOLONS($reward) }
draw-seated-complete = { $name } ({ colour }), COMPLET ; { points } ; { SEMICOLONS($reward) }
draw-staff = Personnel en jeu
draw-hand = Main
draw-offer = Piochées, à choisir
draw-his-staff = { $opponent ->
    [Elisabeth] Personnel d’Elisabeth
   *[other] Personnel de { $opponent }
} (encore { $n } face cachée)
draw-none = { $title } : aucune carte
draw-list = { $title } :
draw-card = { $used ->
    [round] { $name } (coût { $n }) : { $text } (utilisée cette manche)
    [flipped] { $name } (coût { $n }) : { $text } (face cachée)
   *[no] { $name } (coût { $n }) : { $text }
}
draw-last-card = { $opponent ->
    [Elisabeth] Dernière carte d’Elisabeth
   *[other] Dernière carte de { $opponent }
}, { $n } : { $text }

## Module 1

draw-ballrooms = Salles de bal (places, coûts en champagne et salles de répétition sont reconstitués, sauf si tu as saisi les tiens)
draw-ballroom = { $next ->
    [yes] { ballroom-place }, après la manche { $n } (la prochaine) : { $name } : { $text }
   *[no] { ballroom-place }, après la manche { $n } : { $name } : { $text }
}
draw-row = { $row ->
    [bottom] Rangée du bas
    [middle] Rangée du milieu
   *[top] Rangée du haut
}, { $n } champagne : à toi { $yours }, à Elisabeth { $theirs }, libres { $free } ; bonus { $bonus }
draw-balcony = balcon, { $n } champagne : à toi { $yours }, à Elisabeth { $theirs }
draw-rehearsal = Ta salle de répétition { $n } : { SEMICOLONS($areas) }
draw-area = { $n } : { $dancers } sur { $of }, une fois vide : { $bonus }
draw-her-dancers = Danseurs qui restent à Elisabeth : { $n }

## Module 2

draw-lounge = Salon (les points sont reconstitués, sauf si tu as saisi les tiens)
draw-lounge-place = { $n ->
    [0] { colour } (dé hors du plateau) : { $who }
   *[other] { colour } (dé sur la case { $n }) : { $who }
}
draw-celebrity = { $aged ->
    [yes] { $name }, { points } (attend depuis une manche) : { $text }
   *[no] { $name }, { points } : { $text }
}
draw-nobody = vide
draw-with-you = Avec toi jusqu’à la fin de la manche : { SEMICOLONS($celebrities) }
draw-name-text = { $name } : { $text }

## Module 3. $name, $text : de l’entrée

draw-his-entrance = { $opponent ->
    [Elisabeth] Entrée d’Elisabeth
   *[other] Entrée de { $opponent }
}, { $name }. { $text } { CAPITAL($state) }.
draw-entrance = Ton entrée, { $name } : { $text }
draw-entrance-state = Ton entrée, { $name } : { $text } ; { $state }
draw-entrance-offered = Tu peux choisir { $name } : { $text }
draw-guessed = { $line } [reconstitué : { COMMAS($values) }]
draw-personal = Ton propre objectif { $letter } : { $text } ; { $state }
draw-done = réalisé
draw-spare = Tuile supplémentaire { $tile } : recule de { $n } : { $reward }
draw-tokens = restent : { COMMAS($tokens) }
draw-token = jeton { $n } (colonne { $column }, étage { $floor })
draw-no-token = aucun jeton
draw-pile = commandes complétées cette manche : { $n }
draw-first-die = premier dé de cette manche : { $face }
draw-his-cafe = café : { SEMICOLONS($guests) } ; { COMMAS($items) } ; pioche : { $n }
draw-his-guest = { $name } ({ colour }, { points }) pour la { $room }, veut encore { COMMAS($missing) }
draw-item-on = case { $face } : { $item }
draw-no-item = rien sur les cases action
draw-sushi = jetons dans l’hôtel : { COMMAS($rooms) } ; sur des clients : { COMMAS($places) }
draw-on-place = place { $place } : { $n }
draw-no-more = plus aucun
draw-nowhere = aucun
draw-toll = { $free ->
    [yes] jetons : { COMMAS($spaces) } ; pas de péage ce tour-ci
   *[no] jetons : { COMMAS($spaces) }
}
draw-on-space = case { $face } : { $n }
draw-stars = { tokens } sur 9 sur la piste des étoiles

## Valeurs de cartes qui peuvent être reconstituées. $value : leur nom dans les données

value = { $value ->
    [vp] points
    [color] couleur
    [order] commande
    [cost] coût
    [name] nom
    [effects] effets
    [spaces] places
    [points] points
    [tokens] jetons
    [areas] zones
    [bonuses] bonus
   *[other] { $value }
}
