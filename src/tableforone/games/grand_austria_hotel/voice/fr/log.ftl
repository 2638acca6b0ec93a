# Ce qui s’est passé : chaque événement en une phrase pour le journal, au présent.

## Manches et dés.

tell-round = { $first ->
    [you] Manche { $n } sur 7 : tu as les tours 1 et 4.
    [elisabeth] Manche { $n } sur 7 : Elisabeth a les tours 1 et 4.
   *[leopold] Manche { $n } sur 7 : Leopold a les tours 1 et 4.
}
tell-roll = Les dés montrent { AND($dice) }.
tell-dustbin = { $n ->
    [0] Le dernier dé est retiré.
    [one] Un dé est retiré ; l’autre est relancé.
   *[other] Un dé est retiré ; les { $n } autres sont relancés.
}
tell-pass = Tu passes au tour { $n }.

## Ce que tu fais.

tell-take = Tu prends { FORM($guest, the: "yes", case: "accusative") } ({ colour }) de la place { $place }.
tell-pay = Tu paies { krones } (il te reste { $left }).
tell-die = { $n ->
    [0] Tu prends un { $face } : { $action }, force { $strength }.
    [one] Tu prends un { $face } pour { $n } couronne : { $action }, force { $strength }.
   *[other] Tu prends un { $face } pour { $n } couronnes : { $action }, force { $strength }.
}
tell-die-lost = Tu prends un { $face } ; aucune action n’est possible.
tell-extra = E. Gizia : tu utilises la case { $face } avec une force de { $strength }.
tell-money = Tu gagnes { krones } (total { $now }).
tell-score = Tu marques { points } ({ $account }).
tell-lose = Tu perds { points } ({ $account }).
tell-emperor = { $n ->
    [one] Tu avances de { $n } case sur la piste de l’Empereur, jusqu’à la case { $at }.
   *[other] Tu avances de { $n } cases sur la piste de l’Empereur, jusqu’à la case { $at }.
}
tell-retreat = { $n ->
    [one] Tu recules de { $n } case sur la piste de l’Empereur, jusqu’à la case { $at }.
   *[other] Tu recules de { $n } cases sur la piste de l’Empereur, jusqu’à la case { $at }.
}
tell-kitchen = Tu mets { $items } dans la cuisine.
tell-put = { $n ->
    [0] { CAPITAL($guest, the: "yes") } reçoit 1 { $item } : la commande est complète.
   *[other] { CAPITAL($guest, the: "yes") } reçoit 1 { $item } (reste { $n }).
}
tell-filled = Tu complètes depuis la réserve la commande { FORM($guest, the: "yes", case: "genitive") }.
tell-prepare = { $n ->
    [0] Tu prépares la { $room } – { $price }.
   *[other] Tu prépares la { $room } – { $price } : { points }.
}
tell-occupy = Tu occupes la { $room }.
tell-leave = { CAPITAL($guest, the: "yes") } ({ colour }) quitte le café.
tell-draw = Tu pioches une carte Personnel : { $name }.
tell-hire = Tu engages : { $name } ({ $price }).
tell-use = Tu utilises la carte { $name }.
tell-claim = Tu réalises l’{ $objective }.
tell-remove-room = Tu perds la { $place }.
tell-remove-staff = Tu perds la carte { $name }.
tell-spend = { $n ->
    [one] Tu dépenses { $n } { $item }.
   *[other] Tu dépenses { $n } { FORM($item, many: "yes") }.
}

## L’Empereur.

tell-visit = L’Empereur vient : { opponent } marque { points } sur la case { $theirs }, tu es sur la case { $mine }. Vous reculez tous deux de { $retreat } cases.
tell-reward = L’Empereur te récompense : { $reward }.
tell-penalty = L’Empereur te pénalise : { $penalty }.
tell-waived = Tu paies 1 couronne et ignores la pénalité de l’Empereur.

## Ce que fait l’adversaire.

tell-instruction = { opponent } révèle la carte { $card } : { $text }.
tell-his-room = { $more ->
    [0] { opponent } marque { points } pour { FORM($guest, the: "yes") } dans la { $room }.
   *[other] { opponent } marque { points } pour { FORM($guest, the: "yes") } dans la { $room }, et { $more } pour la case.
}
tell-his-emperor = { $over ->
    [0] { $n ->
        [one] { opponent } avance de { $n } case sur la piste de l’Empereur, jusqu’à la case { $at }.
       *[other] { opponent } avance de { $n } cases sur la piste de l’Empereur, jusqu’à la case { $at }.
    }
    [one] { $n ->
        [one] { opponent } avance de { $n } case sur la piste de l’Empereur, jusqu’à la case { $at }, et marque { $over } point.
       *[other] { opponent } avance de { $n } cases sur la piste de l’Empereur, jusqu’à la case { $at }, et marque { $over } point.
    }
   *[other] { opponent } avance de { $n } cases sur la piste de l’Empereur, jusqu’à la case { $at }, et marque { $over } points.
}
tell-his-staff = { opponent } révèle la carte { $name }.
tell-his-objective = { $progress ->
    [3] { opponent } réalise l’{ $objective } : { points }.
    [2] { opponent } avance son marqueur de III à II : { $objective }.
   *[1] { opponent } met un marqueur sur III : { $objective }.
}
tell-arrive = { CAPITAL($guest, the: "yes") } ({ colour }) rejoint la file d’attente.
tell-final = Score final : toi { $mine }, { opponent } { $theirs }.

## Module 1.

tell-dancer = Tu envoies un danseur au bal : { $where }.
tell-area-empty = La zone { $area } de ta salle de répétition est vide : tu gagnes son bonus.
tell-to-ball = { CAPITAL($guest, the: "yes") } ({ colour }) quitte le café pour un bal.
tell-dancer-lost = Tu perds un danseur.
tell-ballroom = On compte { $room } : toi { $mine } ({ $own }), Elisabeth { $hers } ({ $other }).
tell-her-guest = Elisabeth marque { points } et envoie { FORM($guest, the: "yes", case: "accusative") } à un bal.
tell-her-dancer = Elisabeth envoie un danseur au bal : { $where } (reste { $n }).

## Module 2.

tell-celebrity-arrives = { $celebrity } arrive au salon (dé { colour }).
tell-celebrity = { $celebrity } t’aide jusqu’à la fin de la manche : { $text }.
tell-her-celebrity = Elisabeth marque { points } pour { $celebrity }.
tell-her-blue-die = Elisabeth marque { points } pour le dé bleu.

## Module 3.

tell-entrance-drawn = Tu peux choisir { $entrance } : { $text }.
tell-entrance = Ton hôtel est { $entrance }.
tell-sum = Tes deux dés sont { $first } et { $second } : tu gagnes le bonus de { $sum }.
tell-token = { $half ->
    [column] Tu utilises le jeton { $token } de Dove pour une colonne.
   *[floor] Tu utilises le jeton { $token } de Dove pour un étage.
}
tell-personal = Tu réalises ton propre objectif ({ $name }).
tell-spare-tile = { $n ->
    [one] Tu recules de { $n } case sur la piste de l’Empereur pour la récompense de la tuile { $tile } : { $reward }.
   *[other] Tu recules de { $n } cases sur la piste de l’Empereur pour la récompense de la tuile { $tile } : { $reward }.
}
tell-shift = Un dé { $colour ->
    [blue] bleu
    [red] rouge
    [yellow] jaune
   *[white] blanc
  } passe de { $face } à { $onto }.
tell-his-own-guest = Nouveau client au café { $who ->
    [elisabeth] d’Elisabeth
   *[leopold] de Leopold
  } : { $guest } ; la { $place } est réservée{ $n ->
    [0] {""}.
   *[other] {" "}({ points }).
  }
tell-item-given = Au café { $who ->
    [elisabeth] d’Elisabeth
   *[leopold] de Leopold
  }, { FORM($guest, the: "yes") } reçoit 1 { $item }.
tell-item-back = Personne n’a besoin de ce qui est sur la case ({ $item }) ; cela retourne à la réserve.
tell-star = { opponent } a { tokens } sur la piste des étoiles.
tell-stars-gone = { $n ->
    [one] Tu as rempli un étage ou une colonne : { $n } jeton quitte la piste des étoiles (reste { $left }).
   *[other] Tu as rempli des étages ou des colonnes : { $n } jetons quittent la piste des étoiles (reste { $left }).
}
tell-stars-scored = { $tokens ->
    [one] { opponent } marque { points } pour { $tokens } jeton sur la piste des étoiles.
   *[other] { opponent } marque { points } pour { $tokens } jetons sur la piste des étoiles.
}
tell-token-scored = { opponent } marque { points } pour le jeton { FORM($guest, the: "yes", case: "genitive") }.
tell-token-moves = Un jeton { $who ->
    [elisabeth] d’Elisabeth
   *[leopold] de Leopold
  } change de client : { $guest }.
tell-toll-token = { opponent } laisse un jeton sur la case { $face } (elle a maintenant { tokens }).
tell-toll-scored = { opponent } marque { points } pour les jetons de la case { $face } et en retire un.

## Module 5.

tell-flip = Tu retournes la carte { $name } face cachée.
