# Grand Austria Hotel avec ta propre boîte.

## Ton tour.

own-ask-took = Manche { $round }, ton { $nth ->
    [1] premier
   *[2] second
} tour sur deux : quand tu as fini, touche le client que tu as pris
own-ask-done = Manche { $round }, ton { $nth ->
    [1] premier
   *[2] second
} tour sur deux : as-tu fini ?
own-done = Fini
own-done-several = Fini, plusieurs clients sont partis
own-done-none = Fini, aucun client
own-pass = Je passe
own-took = Fini, mon client vient de la place { $place } : { $guest }
own-place = Place { $place }

## Un client de la file : couleur et points d’un coup.

own-ask-guest = File d’attente, place { $place } : quel client est-ce ?
own-guest = Client { $colour ->
    [blue] bleu
    [red] rouge
    [yellow] jaune
   *[green] vert
  } à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## Ce que tu fais pour l’adversaire.

own-die = Mets un dé de la case { $face } sur la tuile d’ordre du tour { $opponent ->
    [Elisabeth] d’Elisabeth
   *[Leopold] de Leopold
  }
own-coloured = Mets le dé { colour } de la case { $face } sur la tuile d’ordre du tour { $opponent ->
    [Elisabeth] d’Elisabeth
   *[Leopold] de Leopold
  } et prends sa célébrité
own-claim = Avance le marqueur { $opponent ->
    [Elisabeth] d’Elisabeth
   *[Leopold] de Leopold
  } pour l’objectif { $letter } sur l’emplacement à { $points } points
own-progress = Avance le marqueur { $opponent ->
    [Elisabeth] d’Elisabeth
   *[Leopold] de Leopold
  } pour l’objectif { $letter } sur { $spot }
own-emperor = Avance le marqueur { $opponent ->
    [Elisabeth] d’Elisabeth
   *[Leopold] de Leopold
  } de { $from } à { $space } sur la piste de l’Empereur
own-emperor-back = Recule le marqueur { $opponent ->
    [Elisabeth] d’Elisabeth
   *[Leopold] de Leopold
  } de { $from } à { $space } sur la piste de l’Empereur
own-token-moves = Mets le jeton de la chambre que tu viens de couvrir sur le client en place 1 de la file
own-token-taken = Remets dans la réserve { $n ->
    [one] le jeton
   *[other] les { $n } jetons
  } du client qui vient d’être pris
own-token-last = Remets dans la réserve { $n ->
    [one] le jeton
   *[other] les { $n } jetons
  } du client qui est maintenant en place 5
own-celebrities-back = Défausse tes célébrités et celles d’Elisabeth
own-visit-yours = Visite de l’Empereur : marque aussi les points de ta propre case, puis recule de { $n } cases
own-visit-both = Vous marquez et reculez tous les deux, jamais sous 0 (10.1, 10.2).
own-emperor-points = Empereur
own-emperor-stays = { $opponent } est sur la case 0 de la piste de l’Empereur et y reste
own-visit-tile = Tuile Empereur { $letter }, seulement pour toi : la récompense à partir de la case { $space }, la pénalité sur la case 0
own-visit-only-you = { $opponent } n’a ni l’une ni l’autre (20.10.1).
own-stars-points = Piste des étoiles
own-ballroom-yours = { $room } : compte aussi tes propres danseurs
own-lounge = Salon : mets de nouvelles célébrités sur les places vides
own-lounge-note = Celles qui restent ont attendu une manche (15.5).
own-swap = Échange les tuiles d’ordre du tour et redresse tes cartes Personnel utilisées
own-round = Manche { $n } : avance le marqueur de manche et reprends tous les dés
own-roll = Lance les 10 dés et range-les sur le plateau d’action
own-reroll = { $left ->
    [0] Retire le dernier dé du plateau d’action
    [one] Retire 1 dé du plateau d’action et relance l’autre
   *[other] Retire 1 dé du plateau d’action et relance les { $left } autres
  }
own-refill-items = Mets sur chaque case action vide un plat ou une boisson de la pioche, au hasard

## Rappels pendant ton tour.

own-remind-pass = Prends 1 dé ou passe. Si tu passes, { $opponent } continue, 1 dé est retiré et tu relances les autres.
own-remind-twice = Après ce tour, { $opponent } joue deux fois.
own-remind-emperor = L’Empereur vient après cette manche.

## La mise en place des extensions.

own-m1-cards = Mélange aux autres les cartes et tuiles qui portent une note de musique
own-m1-cards-note = 29 clients, 15 cartes Personnel, 3 objectifs et 3 tuiles Empereur, avant de piocher quoi que ce soit.
own-m1-rooms = Pioche 3 des 5 salles de bal et place-les côte à côte
own-m1-rooms-note = L’application les demande de gauche à droite.
own-m1-you = Prends 1 champagne, une salle de répétition au hasard et tes 10 danseurs
own-m1-you-note = { $opponent } ne reçoit ni salle de répétition ni champagne.
own-m1-hers = Mets les 10 danseurs { $opponent ->
    [Elisabeth] d’Elisabeth
   *[Leopold] de Leopold
  } à côté de son hôtel
own-m2-dice = Remplace 3 dés blancs par le dé rouge, le jaune et le bleu
own-m2-dice-note = 10 dés en tout.
own-m2-lounge = Place 3 célébrités face visible dans le salon, une par dé de couleur
own-m2-lounge-note = Mélange 12 tuiles. Sans les salles de bal, laisse de côté les 3 qui en ont besoin.
own-m3-you = Pioche 3 entrées normales et gardes-en une
own-m3-you-note = Tu commences avec 7 couronnes ; il n’y a pas d’enchère.
own-m3-random = Mélange les 4 entrées solo { $opponent ->
    [Elisabeth] d’Elisabeth
   *[Leopold] de Leopold
  } et révèles-en une
own-m3-random-note = Suis ci-dessous les étapes de cette entrée ; ignore les autres.
own-m3-chosen = L’entrée { $opponent ->
    [Elisabeth] d’Elisabeth
   *[Leopold] de Leopold
  } est { $entrance }
own-m3-chosen-note = Marque-la d’un jeton roue dentée.
own-if = { $entrance } : { $step }
own-hautel-guests = Révèle des clients jusqu’à en avoir 3 de 5, 6 ou 7 points ; mets-les dans le café { $opponent ->
    [Elisabeth] d’Elisabeth
   *[Leopold] de Leopold
  }
own-hautel-guests-note = Fais-le avant de remplir la file, puis mélange les autres. Avec les salles de bal, saute les clients qui veulent du champagne. L’application demande les 3 couleurs et dit quelles chambres réserver.
own-hautel-pool = Prépare une pioche de 18 plats et boissons : ceux des 3 commandes, puis strudel, gâteau, vin, café à tour de rôle
own-hautel-items = Tire au hasard 1 plat ou boisson de la pioche pour chacune des 6 cases action
own-hautel-items-note = Pose-le sur la case. L’application te rappelle à chaque manche de regarnir les cases vides.
own-stars = Mets 1 carte Objectif inutilisée à côté de l’hôtel { $opponent ->
    [Elisabeth] d’Elisabeth
   *[Leopold] de Leopold
  } : la piste des étoiles
own-stars-note = Elle a 9 places ; les jetons remplissent d’abord la rangée III, de gauche à droite. Si Ninas Melange est parmi tes 3 entrées, pioche d’abord ses objectifs.
own-sushi = Mets 6 jetons sur l’hôtel { $opponent ->
    [Elisabeth] d’Elisabeth
   *[Leopold] de Leopold
  }
own-sushi-note = Étage 1 : chambres 4 et 5. Étage 2 : chambres 1, 2 et 3. Étage 3 : chambre 1.
own-toll = Mets 15 jetons à côté du plateau d’action
own-toll-note = Un jeton va sur la case de chaque dé que prend { $opponent }.
own-m5 = Mélange le nouveau personnel, les objectifs et les tuiles Empereur à leurs paquets

## Dés.

own-ask-lead = Quelle case a le plus de dés : { $first } ou { $last } ?
own-ask-most = Quelle case a le plus de dés ? En cas d’égalité, touche la plus { $end ->
    [left] à gauche
   *[right] à droite
  }.
own-ask-dice = Combien de dés y a-t-il sur la case { $face } ?
own-lead = { $n ->
    [one] Case { $face }
   *[other] Autant
  }
own-only-space = Seulement la case { $face }
own-none-on = Aucun sur la case { $face }

## Questions sur ce que tu vois.

# $who : leopold ou elisabeth
own-ask-took-tokens = { own-ask-took } (As-tu utilisé une case avec des jetons { $who ->
    [elisabeth] d’Elisabeth
   *[leopold] de Leopold
  } ?)
own-ask-done-tokens = { own-ask-done } (As-tu utilisé une case avec des jetons { $who ->
    [elisabeth] d’Elisabeth
   *[leopold] de Leopold
  } ?)
own-ask-score = La partie est finie. Quel est ton score final ?
own-ask-left = Lesquels de ces clients sont partis ? (Les nouveaux arrivent à gauche.)
own-ask-points = File d’attente, place { $place } : combien de points vaut le client{ $colour ->
    [any] {""}
    [blue] {" "}bleu
    [red] {" "}rouge
    [yellow] {" "}jaune
   *[green] {" "}vert
  } ?
own-ask-claimed = { opponent } réalise l’objectif { $letter } : ton marqueur y est-il déjà ?
own-ask-lowest = { $room } (salle de bal { $place ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
  }) : quelle est la rangée la plus basse avec une place libre ?
own-ask-dancers = { $row ->
    [bottom] On compte { $room } : combien de tes danseurs sont dans la rangée du bas ?
    [middle] On compte { $room } : combien de tes danseurs sont dans la rangée du milieu ?
    [top] On compte { $room } : combien de tes danseurs sont dans la rangée du haut ?
   *[any] On compte { $room } : combien de tes danseurs y sont ?
}
own-ask-on-space = Quels dés de couleur sont sur la case { $face } ?
own-ask-where = Où est le dé { colour } ?
own-ask-worth = Combien de points vaut maintenant la célébrité du dé { colour } ?
own-ask-lounge = Dans quel ordre sont les dés du salon, de gauche à droite ?
own-ask-own-points = Combien de points vaut ce client { $who ->
    [elisabeth] d’Elisabeth
   *[leopold] de Leopold
  } ?
own-ask-your-staff = La { staff-29 } regarde ton personnel de fin de partie en jeu : quelles cartes
    as-tu ?
own-ask-his-cafe = Hautel Couture : de quelle couleur est le client { $n } de son café ?
own-ask-stars = Combien de jetons sont sur la piste des étoiles ?

## Réponses.

own-used = { $n ->
    [one] J’ai utilisé la case { $face }, qui a { $n } jeton
   *[other] J’ai utilisé la case { $face }, qui a { $n } jetons
}
own-served = Le client { $colour ->
    [blue] bleu
    [red] rouge
    [yellow] jaune
   *[green] vert
  } { $who ->
    [elisabeth] d’Elisabeth
   *[leopold] de Leopold
  } pour la { $place } a reçu tout ce qu’il voulait
own-none-left = Aucun (ou plus aucun)
own-none-left-note = la file n’a pas changé
own-left = Parti : place { $place }, { $guest }
own-card = Carte { $card }
own-staff = { $name } ({ $card })
own-no-more-staff = Plus aucune
own-spaces = Cases { AND($spaces) }
own-space = { $face }
own-yes = Oui
own-no = Non
own-no-guest = aucun client
own-row = { $row ->
    [bottom] La rangée du bas
    [middle] La rangée du milieu
    [top] La rangée du haut
   *[full] Aucune : elle est pleine
}
own-on-space = { AND($colours) }
own-none = Aucun
own-on-board = Sur la case { $face }
own-off-board = Pas sur le plateau d’action
own-unknown = client inconnu
own-known = { $colour ->
    [any] un client, { points }
   *[other] { colour }, { points }
}
own-known-colour = { colour }

## Ce que l’adversaire a fait.

own-the-guest = { $n ->
    [unknown] { own-the-colour }
   *[other] { own-the-colour } à { points }
}
own-the-colour = { $colour ->
    [any] client
    [blue] client bleu
    [red] client rouge
    [yellow] client jaune
   *[green] client vert
}
own-why-guest = { opponent } prend le { $guest } de la place { $place }. { why-guest-cause }
own-why-die = { opponent } prend un { $face }. { why-die-cause }
own-why-coloured = { opponent } prend le dé { colour } de la case { $face } ({ points }).
own-tell-objective = { $progress ->
    [3] { opponent } réalise l’objectif { $letter } : { points }.
    [2] { opponent } avance son marqueur de l’objectif { $letter } sur II.
   *[1] { opponent } met un marqueur sur III de l’objectif { $letter }.
}
own-tell-visit = L’Empereur vient : { opponent } marque { points } sur la case { $theirs } et recule de { $retreat } cases.
own-tell-room = { opponent } marque { points } avec la { $room }.
own-tell-ball = Elisabeth marque { points } et envoie le client à un bal.
own-tell-ballroom = On compte { $room } : Elisabeth { points } ({ $dancers }).
own-tell-celebrity = Elisabeth marque { points } pour la célébrité.
own-tell-reserved = La { $place } est réservée au client { $colour ->
    [blue] bleu
    [red] rouge
    [yellow] jaune
   *[green] vert
  }.
own-tell-star = { opponent } reçoit un jeton sur la piste des étoiles.
own-tell-token = { opponent } marque { points } pour un jeton de la file d’attente.
own-tell-token-moves = Un jeton va sur le client le plus à gauche de la file.
own-tell-final = Score final : { opponent } { $theirs }.

## Candidats.

own-named-guest = place { $place } : { $guest }
own-named-die = case { $face }
own-named-coloured = le dé { colour } de la case { $face } ({ points })
own-named-ballroom-full = { $room } (pleine)

## Ce que font tes mains.

own-marker = Avance son marqueur de points de { $from } à { $to }
own-marker-for = { $what } : avance son marqueur de points de { $from } à { $to }
own-scored = { points }.
own-floor = { $n ->
    [one] Étage { $floor } ({ $n } chambre occupée, { $each } par chambre)
   *[other] Étage { $floor } ({ $n } chambres occupées, { $each } par chambre)
}
own-staff-line = { $name } ({ $n } × { $each })
own-staff-copy = { $name } (ta meilleure carte de fin de partie, comptée pour { opponent })
own-leave-queue = Ne prends aucun client : laisse la file telle quelle
own-discard = Défausse le { $guest } de la place { $place } de la file
own-tile = Mets une tuile { $colour ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
  }, côté client visible, sur la { $place }
own-tile-vacant = Mets une tuile, côté libre visible, sur la { $place }
own-tile-turn = Retourne la tuile de la { $place } côté client
own-forward = { $over ->
    [0] { $n ->
        [one] Avance de { $n } case.
       *[other] Avance de { $n } cases.
    }
    [one] { $n ->
        [one] Avance de { $n } case ; 1 case au-delà de la fin compte comme un point (20.8.1).
       *[other] Avance de { $n } cases ; 1 case au-delà de la fin compte comme un point (20.8.1).
    }
   *[other] Avance de { $n } cases ; { $over } cases au-delà de la fin comptent comme des points (20.8.1).
}
own-dancer = Place un de ses danseurs : { $where }
own-dancer-note = Ni champagne ni bonus (21.3.4).
own-close-queue = Resserre la file, puis mets un nouveau client à la place 1
# $guest: by colour and points
own-came = Saisi : { $guest }.
own-star = Mets un jeton sur la place suivante de la piste des étoiles
own-toll-on = Laisse un jeton de l’adversaire sur la case d’action { $face }
own-toll-off = Retire un jeton de l’adversaire de la case d’action { $face }

## Mise en place.

own-s0 = Installe le jeu pour deux joueurs
own-s0-note = Plateau d’action, 10 dés, objectifs, tuiles Empereur ; mélange les clients et les cartes Personnel.
own-queue = Mets 5 clients dans la file
own-queue-note = La place 1 est à gauche.
own-s1 = { opponent } reçoit la tuile d’ordre du tour 1/4, toi la 2/3
own-s1-note = Échange les tuiles à chaque manche.
own-s2 = Hôtel { $who ->
    [elisabeth] d’Elisabeth
   *[leopold] de Leopold
  } : le côté nuit de n’importe quel plateau
own-s2-note = Tu peux utiliser l’un ou l’autre côté du tien.
own-s3-shuffle = { $who ->
    [elisabeth] Mélange ses 20 cartes d’instruction (213–232)
   *[leopold] Mélange ses 20 cartes d’instruction (193–212)
}
own-s3-shuffle-note = Pose-les face cachée à côté de son hôtel.
own-s3-leave = Laisse ses cartes d’instruction dans la boîte
own-s3-leave-note = L’application les révèle.
own-s4 = Ne lui donne pas d’argent
own-s4-note = Mets ses marqueurs sur le 0 de la piste de points et de la piste de l’Empereur ; 3 attendent pour les objectifs.
own-s5 = Ne lui donne ni plat ni boisson
own-s5-note = Sa cuisine reste vide.
own-s6 = Donne-lui 5 cartes Personnel de fin de partie, sans les regarder
own-s6-note = Sors-les toutes, mélange-les, distribues-en 5 et remets les autres dans le paquet.
own-s7 = Pioche 10 cartes Personnel et gardes-en 6
own-s7-note = Mets les 4 autres sous le paquet.
own-s8 = Prends un client et prépare 3 chambres, pour toi seulement
own-s8-note = { opponent } ne prend pas de client et ne prépare rien.

## Le plateau de l’adversaire tel que l’application le tient.

own-draw-round = Manche { $round } sur 7. { $opponent } : { points }, Empereur { $emperor }.
own-draw-hotel = Hôtel { $opponent ->
    [Elisabeth] d’Elisabeth
   *[Leopold] de Leopold
  } (# occupée, + réservée ; un nombre : points pour couvrir la case)
own-draw-floor = étage { $n }
own-draw-objectives = Objectifs : { COMMAS($parts) }.
own-draw-objective = { $n ->
    [0] { $letter } { $state }
   *[other] { $letter } { $state } pour { $n }
}
own-draw-staff = Personnel : { COMMAS($staff) } ; { $n } face cachée.
own-draw-queue = La file telle que saisie : { SEMICOLONS($guests) }.
own-draw-dancers = Il reste { dancers } à { $opponent }.
own-draw-entrance = Entrée { $opponent ->
    [Elisabeth] d’Elisabeth
   *[Leopold] de Leopold
  } : { $entrance }.
own-nobody = personne

## Ce qu’on peut corriger.

own-amount-points = points : { $account }
own-amount-objective = objectif { $letter } : étapes
own-amount-emperor = piste de l’Empereur
own-piece-staff = { $name } dans son personnel
own-piece-guest = file d’attente, place { $place } : { $guest }

## Ce qui n’est pas possible maintenant.

own-barred-card = La carte { $card } a déjà été révélée.
own-barred-staff = La carte { $name } est déjà à côté de l’hôtel.

## Tes propres cartes.

deck-about = valeurs de Let’s Waltz! et des cartes promotionnelles
deck-lounge = Dans quel ordre sont les dés du salon, de gauche à droite ?
deck-lounge-name = salon
deck-order = { COMMAS($colours) }
deck-row-spaces = Salles de bal, { ballroom-row } : combien de places y a-t-il ?
deck-row-cost = Salles de bal, { ballroom-row } : combien de champagne coûte une place ?
deck-celebrity = { $name } : combien de points ?
deck-celebrity-aged = { $name }, après une manche d’attente : combien de points ?
deck-staff = Carte Personnel { $card }, { $name } : que coûte-t-elle ?
deck-guest-points = Client { $card }, { $name } : combien de points ?
deck-guest-item = Client { $card }, { $name } : combien y a-t-il dans la commande ({ $item }) ?
deck-told = { points } ; { COMMAS($order) }
deck-no-order = pas de commande
deck-told-values = { COMMAS($values) }
deck-file = Grand Austria Hotel : valeurs de tes propres cartes. Elles remplacent les valeurs reconstituées.
