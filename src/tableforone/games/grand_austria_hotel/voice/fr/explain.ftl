# Ce qu’est un élément : son nom, une ligne, ce qu’il fait, ce qu’il signifie maintenant.

## Clients et tables.

explain-nobody = Personne
explain-nobody-kind = une place de la file d’attente
explain-nobody-text = Un nouveau client arrive quand la file avance.
explain-person-kind = { $colour ->
    [blue] noblesse (bleu)
    [red] bourgeoisie (rouge)
    [yellow] artistes (jaune)
   *[green] touristes (vert)
}
explain-person = Veut { AND($order) }, puis { $colour ->
    [blue] une chambre bleue
    [red] une chambre rouge
    [yellow] une chambre jaune
   *[green] n’importe quelle chambre
}. Donne { points }. Récompense : { COMMAS($reward) }.
explain-guest-now = { $n ->
    [0] { guest-cost } Aucune table n’est libre dans ton café.
    [one] { guest-cost } { $n } table est libre dans ton café.
   *[other] { guest-cost } { $n } tables sont libres dans ton café.
}
guest-cost = { $cost ->
    [0] Gratuit ici.
    [one] Coûte { $cost } couronne ; tu en as { $money }.
   *[other] Coûte { $cost } couronnes ; tu en as { $money }.
}
explain-table = Une table libre
explain-table-kind = dans ton café
explain-table-text = Un client que tu prends attend ici jusqu’à ce que sa commande soit complète.
explain-complete = La commande est complète : le client est prêt pour une chambre.
explain-missing = Reste à servir : { AND($missing) }.

## Dés.

explain-space = Case { $face }
explain-space-text = { $face ->
    [1] Prends des strudels et des gâteaux, en tout autant que la force ; jamais plus de gâteaux que de strudels.
    [2] Prends des vins et des cafés, en tout autant que la force ; jamais plus de cafés que de vins.
    [3] Prépare au plus autant de chambres que la force, au prix de leurs étages.
    [4] Prends des couronnes et des cases sur la piste de l’Empereur, en tout autant que la force.
    [5] Engage une carte Personnel de ta main ; la force est retirée de son prix.
   *[6] Paie 1 couronne, puis utilise n’importe laquelle des cinq autres actions avec cette force.
}
explain-space-now = Force { $n } maintenant.
explain-space-empty = Aucun dé n’est ici.
explain-boost = Renforcer
explain-boost-kind = pour 1 couronne
explain-boost-text = Paie 1 couronne quand tu prends le dé : sa force augmente de 1.

## Chambres et cuisine.

explain-room = { $colour ->
    [blue] Chambre bleue
    [red] Chambre rouge
   *[yellow] Chambre jaune
}
explain-room-kind = { $state ->
    [empty] pas encore préparée
    [vacant] préparée, attend un client
   *[occupied] occupée
}
explain-room-text = { $n ->
    [0] { room-cost }
    [one] { room-cost } Couvrir cette case rapporte { $n } point.
   *[other] { room-cost } Couvrir cette case rapporte { $n } points.
}
room-cost = { $cost ->
    [0] Préparer une chambre à l’étage { $floor } est gratuit.
    [one] Préparer une chambre à l’étage { $floor } coûte { $cost } couronne.
   *[other] Préparer une chambre à l’étage { $floor } coûte { $cost } couronnes.
}
explain-room-now = Son groupe : { $full } sur { $of } { $of ->
    [one] occupée
   *[other] occupées
}. Une fois plein : { $colour ->
    [blue] { $bonus ->
        [one] { $bonus } point.
       *[other] { $bonus } points.
    }
    [red] { $bonus ->
        [one] { $bonus } couronne.
       *[other] { $bonus } couronnes.
    }
   *[yellow] { $bonus ->
        [one] { $bonus } case sur la piste de l’Empereur.
       *[other] { $bonus } cases sur la piste de l’Empereur.
    }
}
explain-kitchen = Ta cuisine
explain-kitchen-kind = plats et boissons pour plus tard
explain-kitchen-text = Ce que tu ne donnes pas tout de suite à un client reste ici. Pour 1 couronne, tu sers jusqu’à 3 de ces plats et boissons.
explain-kitchen-now = Elle contient { AND($items) }.

## Personnel.

explain-staff-kind = { $works ->
    [once] personnel, agit une fois à l’engagement
    [round] personnel, agit une fois par manche
    [permanent] personnel, agit toujours
    [end] personnel, rapporte à la fin
   *[flip] personnel, agit une fois par partie
}
explain-text = { CAPITAL($text) }.
explain-staff-hired = En jeu.
explain-staff-now = L’engager coûte { krones }, moins la force de ton 5.

## L’Empereur.

explain-spare = Tuile supplémentaire { $tile }
explain-spare-kind = de ton entrée
explain-spare-text = Recule sur la piste de l’Empereur pour gagner sa récompense.
explain-tile = Tuile Empereur { $letter }
explain-tile-kind = pour sa venue après la manche { $round }
explain-tile-text = Recule de { $retreat } cases. Ensuite, sur la case 3 ou plus loin : { $reward }. Sur la case 0 : { $penalty }.
explain-tile-now = Tu es sur la case { $at }.
explain-emperor = Case { $space }
explain-emperor-kind = de la piste de l’Empereur
explain-emperor-text = Qui est ici après la manche 3, 5 ou 7 marque { points } et recule de 3, 5 ou 7 cases.
explain-emperor-now = Tu es sur { $at }, { $opponent } sur { $theirs }.

## Objectifs et tours.

explain-objective = Objectif { $letter }
explain-objective-kind = une course
explain-objective-text = { CAPITAL($text) }. Qui le réalise en premier marque le plus.
explain-objective-now = Toi : { $yours }. Libres : { COMMAS($free) } points. { $opponent } : { $theirs }.
explain-claimed = réalisé
explain-not-yet = pas encore
explain-progress = { $colour ->
    [any] { $have } sur { $need }
   *[other] { colour } { $have } sur { $need }
}
explain-progress-all = { COMMAS($parts) }
explain-turn = Tuile d’ordre du tour
explain-turn-kind = à qui de jouer
explain-turn-text = Chaque manche a 4 tours, dont 2 sont à toi. À ton tour, tu peux prendre un client, puis tu prends 1 dé.

## Modules.

explain-area = Zone { $n }
explain-area-kind = de ta salle de répétition
explain-area-text = Des danseurs attendent ici. Quand tu envoies le dernier, tu gagnes le bonus de la zone.
explain-ball = Une rangée d’une salle de bal
explain-ball-kind = places pour les danseurs
explain-ball-text = Paie le champagne de la rangée pour envoyer un danseur ici. Chaque salle de bal est comptée une fois, à sa façon ; sans danseur dans la salle, tu perds 5 points.
explain-entrance-kind = une entrée
explain-entrance-now = Tu commencerais avec { AND($items) }.
explain-token = Un jeton
explain-token-kind = de ton entrée
explain-token-text = Tu peux utiliser chaque jeton une fois par partie, pour ce qui y est écrit.
