# Ce qu’on demande : si possible en 60 caractères au plus.

## Ton tour.

ask-turn = { $done ->
    [die] Autre chose avant de finir ton tour ?
    [guest] Ton tour : prends un dé, ou fais d’abord autre chose
   *[nothing] Ton tour : prends un client, un dé, ou fais autre chose
}
ask-first-guest = Quel premier client prends-tu (gratuit) ?
ask-keep-six = Garde 6 cartes : mets-en une sous le paquet (encore { $n })
ask-when = { $name } ({ $effects }) : avant ou après l’action principale ?
ask-two-items = Comment répartis-tu { $n } entre { $first } et { $second } ?
ask-three-items = Comment répartis-tu { $n } entre { $first }, { $second } et champagne ?
ask-funds = Comment répartis-tu { $n } entre piste de l’Empereur et couronnes ?
ask-any-action = Quelle action choisis-tu (force { $n }) ?
ask-staff-action = Qui engages-tu ({ $n ->
    [one] { $n } couronne de moins
   *[other] { $n } couronnes de moins
}) ?
ask-serve = Que sers-tu (encore { $n } au plus) ?
ask-parts = Que fais-tu ensuite ?
ask-emperor = { $n ->
    [one] Avancer de { $n } case sur la piste de l’Empereur ?
   *[other] Avancer de { $n } cases sur la piste de l’Empereur ?
}
ask-receive = Tu gagnes { $items }. Où va 1 { $item } ?
ask-any-items = Choisis un plat ou une boisson (encore { $n })
ask-other-items = Choisis un autre plat ou une autre boisson (encore { $n })
ask-spend = Quel plat ou quelle boisson dépenses-tu (encore { $n }) ?
ask-hire = { $off ->
    [0] Qui engages-tu ?
    [99] Qui engages-tu gratuitement ?
   *[other] Qui engages-tu ({ krones-off }) ?
}
ask-pick = { $off ->
    [0] Laquelle des cartes piochées engages-tu ?
    [99] Laquelle des cartes piochées engages-tu gratuitement ?
   *[other] Laquelle des cartes piochées engages-tu ({ krones-off }) ?
}
ask-under = Quelle carte va d’abord sous le paquet du personnel ?
ask-first-room = Quelle chambre prépares-tu avant la manche 1 (encore { $n }) ?
ask-prepare = { $off ->
    [0] Quelle chambre prépares-tu ({ up-to-rooms }) ?
    [99] Quelle chambre prépares-tu gratuitement ({ up-to-rooms }) ?
   *[other] Quelle chambre prépares-tu ({ up-to-rooms }, { krones-off }) ?
}
up-to-rooms = { $n ->
    [one] { $n } chambre
   *[other] jusqu’à { $n } chambres
}
ask-occupy = { $top ->
    [4] Quelle chambre libre occupes-tu ?
    [1] Quelle chambre libre occupes-tu (étage 1) ?
   *[other] Quelle chambre libre occupes-tu (étages 1–{ $top }) ?
}
ask-prepare-occupy = { $off ->
    [0] Quelle chambre prépares-tu et occupes-tu{ on-floors } ?
    [99] Quelle chambre prépares-tu et occupes-tu gratuitement{ on-floors } ?
   *[other] Quelle chambre prépares-tu et occupes-tu, { krones-off }{ on-floors } ?
}
on-floors = { $top ->
    [4] {""}
    [1] {" "}(étage 1)
   *[other] {" "}(étages 1–{ $top })
}
ask-take-guest = Quel client prends-tu gratuitement ?
ask-fill-order = Quelle commande complètes-tu depuis la réserve ?
ask-extra-action = E. Gizia : quelle case utilises-tu ?
ask-waive = Payer 1 couronne pour ignorer la pénalité ? ({ $penalty })
ask-return-hand = Quelle carte Personnel mets-tu sous le paquet (encore { $n }) ?
ask-remove-vacant = Quelle chambre libre perds-tu ?
ask-remove-occupied = Quelle chambre occupée perds-tu ?
ask-remove-staff = Quelle carte Personnel de fin de partie perds-tu ?

## Ce que le hasard décide.

ask-roll = { $n ->
    [one] Que montre le dernier dé ?
   *[other] Que montrent les { $n } dés ?
}
ask-board = Quel plateau d’hôtel reçois-tu ?
ask-objective = Quel objectif { $letter } est en jeu ?
ask-tile = Quelle tuile Empereur { $letter } est en jeu ?
ask-refill = Quel client rejoint la file d’attente ?
ask-reveal-staff = Quelle carte Personnel est piochée ?
ask-his-turn = Quelle carte d’instruction révèle { opponent } ?
ask-his-staff = Quelle carte Personnel révèle { opponent } ?

## Module 1.

ask-send = { $off ->
    [0] Où envoies-tu ton danseur ?
    [99] Où envoies-tu ton danseur (sans champagne) ?
    [one] Où envoies-tu ton danseur ({ $off } champagne de moins) ?
   *[other] Où envoies-tu ton danseur ({ $off } champagnes de moins) ?
}
ask-area = Quelle zone le danseur quitte-t-il ?
ask-ballroom = { $place ->
    [left] Quelle est la salle de bal de gauche ?
    [middle] Quelle est la salle de bal du milieu ?
   *[right] Quelle est la salle de bal de droite ?
}
ask-rehearsal = Quelle salle de répétition reçois-tu ?
ask-remove-dancer = Quel danseur perds-tu (encore { $n }) ?

## Module 2.

ask-celebrity = Quelle célébrité arrive près du dé { colour } au salon ?
ask-dustbin = Il ne reste que des dés de couleur : lequel retires-tu ?

## Module 3.

ask-his-entrance = Quelle entrée a { opponent } ?
ask-entrance = Quelle entrée est piochée pour ton choix ?
ask-personal = Quel objectif { $letter } est pioché pour Ninas Melange ?
ask-spare = Quelle tuile Empereur { $letter } supplémentaire est piochée pour le Grand Wray Hotel ?
ask-choose-entrance = Quelle entrée choisis-tu pour ton hôtel ?
ask-second-guest = Kaufman : prendre un second client au prix normal ?
ask-dove = { $half ->
    [column] Tu as rempli une colonne : quel jeton de Dove choisis-tu ?
   *[floor] Tu as rempli un étage : quel jeton de Dove choisis-tu ?
}
ask-turn-on = Comment utilises-tu la case { $face } ?
ask-his-cafe = Quel client rejoint le café { $who ->
    [elisabeth] d’Elisabeth
   *[leopold] de Leopold
  } ?
ask-lay-item = Quel plat ou quelle boisson de la pioche est sur la case { $face } ?
ask-give-item = Quel client { $who ->
    [elisabeth] d’Elisabeth
   *[leopold] de Leopold
  } reçoit 1 { $item } ?

## Module 5 et cartes promotionnelles.

ask-take-fed = Quel client prends-tu gratuitement, commande complète ?
ask-after-action = Retourner une carte Personnel pour son effet ? (Une fois par partie)
ask-pay-item = Quel plat ou quelle boisson rends-tu ?
ask-schulze = Que sers-tu { FORM(guest-190, the: "yes", case: "dative") } ?
