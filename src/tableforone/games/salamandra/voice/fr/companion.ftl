# Salamandra avec ta propre boîte.

## Lieux.

# Sans article : « le champ », « du champ ».
own-place = { $n ->
    [1] champ de départ { start }
   *[other] champ à la place { $n } de la ligne { direction } depuis le champ de départ { start }
}
# « l’emplacement » convient après « sur » et « de ».
own-spot = l’emplacement { $place ->
    [top] bonus (en haut)
    [right] droit
    [bottom] inférieur
   *[left] gauche
}
own-spot-of = { $spot } du { $field }
own-book = l’emplacement { $level ->
    [upper] supérieur
   *[lower] inférieur
} du { $nth ->
    [1] premier
    [2] deuxième
   *[3] troisième
} grimoire depuis la gauche
own-arrow = { $arrow ->
    [north] Vers le nord
    [east] Vers l’est
    [south] Vers le sud
   *[west] Vers l’ouest
} depuis le champ de départ { start }
own-from = depuis le champ { start }

## Questions.

own-apprentice = Manche { $round }, son apprenti { $nth } sur { $round }
own-which-arrow = { $who } : quelle flèche montre sa carte Placement ?
own-furthest = { $who } : le long de { $arrow }, à quelle place est le champ le plus éloigné ? Ne tiens pas compte des
    places vides entre les deux (12.4.2).
own-furthest-hole = { $who } : le long de { $arrow }, à quelle place est le champ le plus éloigné ? Arrête-toi avant la
    première place vide (12.4.2).
own-next-back = Ce champ est plein. En revenant le long de { $arrow }, quel est le suivant avec un emplacement libre
    (12.4.5) ?
own-free-spot = { $who } : { $field }. Dans le sens horaire depuis le haut, quel emplacement est libre en premier ?
own-free-spot-last = { $who } : { $field } (sauf s’il y en a un plus loin { direction }). Dans le sens horaire depuis le
    haut, quel emplacement est libre en premier ?
own-gathers = { $n ->
    [one] Après ta propre récolte, combien de bosquets restent dans le seul intervalle à côté de ses apprentis (12.6) ?
   *[other] Après ta propre récolte, combien de bosquets restent dans les { $n } intervalles à côté de ses apprentis
        (12.6) ?
}
own-check = { $needed ->
    [one] Contrôle de la manche { $round } : as-tu au moins { $needed } point ? Rudolph en a { $n } (12.7).
   *[other] Contrôle de la manche { $round } : as-tu au moins { $needed } points ? Rudolph en a { $n } (12.7).
}
own-labour-right = Sa carte Labeur montre-t-elle { AND($rounds) } points pour les quatre manches, { $book } pour un
    grimoire et { recyclings } ? Cette carte est reconstituée.
recyclings = { $n ->
    [one] { $n } recyclage
   *[other] { $n } recyclages
}
own-labour-number = Que montre-t-elle : { $shows } ?
own-faith = Combien de foi as-tu envers { $god ->
    [salamander] la Salamandre
    [bear] l’Ours
   *[eagle] l’Aigle
} ? Rudolph en a { $n } (12.9.1).
own-score-lost = La partie se termine ici. Combien de points as-tu ?
own-score = { $n ->
    [one] Rudolph finit avec { $n } point. Quel est ton score final, avec grimoires, foi et parchemins ?
   *[other] Rudolph finit avec { $n } points. Quel est ton score final, avec grimoires, foi et parchemins ?
}
own-turns = Manche { $round } : joue tes tours jusqu’à ce que tu passes, et récolte si tu veux.
own-room = Reste-t-il un emplacement libre sur les quatre champs de départ (12.4.5) ?
own-book-spot = Parmi ces emplacements de grimoires, les supérieurs d’abord, quel est le premier libre (12.5.1) ?

## Réponses.

own-as-before = comme avant
own-bonus-spot = l’emplacement bonus
own-further = Plus loin que la place { $n }
own-place-number = { $n ->
    [1] Place 1, le champ de départ
   *[other] Place { $n }
}
own-place-before = { own-place-number }, comme avant
own-no-free-field = Aucun champ de cette ligne n’a d’emplacement libre
own-field-beyond = Il y a un champ plus loin { direction }
# $n: a place of the line
own-furthest-now = Le champ le plus éloigné est à la place { $n }
own-spots-note = Dans le sens horaire depuis le haut. Un appui indique que tous les emplacements précédents sont occupés.
own-built-note = As-tu construit plus loin ? Touche d’abord la place du champ le plus éloigné.
own-none-free = Aucun n’est libre
own-choice = { CAPITAL($what) }
own-faith-answer = { $a ->
    [0] Aucune
    [1] Moins de { $n }
    [2] { $n }, autant que lui
   *[3] Plus de { $n }
}
own-passed = J’ai passé
own-groves-left = { $n ->
    [0] Aucun bosquet
   *[other] { groves }
}
groves = { $n ->
    [one] { $n } bosquet
   *[other] { $n } bosquets
}
own-check-yes = Oui, la partie continue
own-check-no = Non, elle se termine ici
own-room-yes = Oui, au moins un
own-room-no = Non, tous sont occupés
own-labour-yes = Oui, c’est ça
own-labour-no = Non, je vais la saisir
barred-arrow = Toutes les cartes avec { $arrow } ont déjà été révélées.
barred-spot = Rudolph est sur { $spot }.

## Ce qu’il fait.

own-why-bonus-spot = Il prend { $spot } : il est libre (12.4.3).
own-why-next-spot = Il prend { $spot }. L’emplacement bonus est occupé, c’est donc le suivant libre dans le sens horaire
    (12.4.4).
own-why-no-book = Aucun emplacement de grimoire n’est disponible, cet apprenti reste donc sur son champ (12.5.6).
own-why-upper-book = Il va sur { $book } : le premier emplacement supérieur libre depuis la gauche (12.5.1).
own-why-lower-book = Il va sur { $book }. Aucun emplacement supérieur n’est libre, c’est donc le premier inférieur libre
    (12.5.1).
own-why-no-field = Aucun champ le long de { $arrow } n’a d’emplacement libre : il révèle une autre carte (12.4.5).
own-why-field = Rudolph suit { $arrow } jusqu’au champ le plus éloigné (12.4.2) : { $field }.
own-why-field-with-spot = Rudolph suit { $arrow } jusqu’au champ le plus éloigné avec un emplacement libre (12.4.5) :
    { $field }.
own-arrow-shown = Sa carte montre { $arrow }.
own-prepared = Tu réussis le contrôle ; la manche { $round } est prête.
own-finals = Rudolph marque { $books } pour les grimoires, { $faith } pour la foi et { $scrolls } pour les parchemins : il
    finit avec { $total } (12.9.2).

## Ce que tu fais pour lui.

own-next-card = Mets sa carte de côté et révèles-en une autre
own-put = Mets un apprenti gris sur { $where }
own-stays = Laisse l’apprenti sur { $spot }
own-to-book = Déplace l’apprenti gris de { $spot } vers { $book }
own-marker = Avance son marqueur de points de { $start } à { $end }
own-labour-points = { points } de sa carte Labeur pour cette manche (12.3).
own-book-points = { points } pour le grimoire (12.5.2).
own-scroll = Donne un parchemin à Rudolph : son { $nth ->
    [1] premier
    [2] deuxième
   *[3] troisième
}
own-scroll-why = L’emplacement bonus n’était pas libre (12.4.4).
own-scrolls-back = Remets les trois parchemins de Rudolph dans la réserve
own-scrolls-back-why = Il les défausse en recevant le troisième (12.5.1).
own-gather = { $n ->
    [one] Prends le bosquet voisin de ses apprentis et mets-le face cachée près de son portrait
   *[other] Prends les { $n } bosquets voisins de ses apprentis et mets-les face cachée près de son portrait
}
own-gather-why = Il n’en gagne rien d’autre.
own-grove-points = { points } : 1 par bosquet (12.6).
own-recycle = Si tu veux, recycle : { $n } fois au plus
own-recycle-why = Une carte ou un champ va sous sa pile (12.8.1).
own-refill = Place un bosquet dans chaque intervalle vide qui touche au moins deux champs
own-refill-temple = Place un bosquet dans chaque intervalle vide entre deux champs, ou entre un champ et le Temple
own-refill-why = Depuis la réserve, tant qu’il y en a (12.8.3).
own-income = Prends tes cristaux et tes apprentis pour la manche { $round }
own-income-why = Comme dans le jeu à deux (10.2).
own-final = { $what ->
    [books] Grimoires : avance son marqueur de points de { $start } à { $end }
    [faith] Foi : avance son marqueur de points de { $start } à { $end }
   *[scrolls] Parchemins : avance son marqueur de points de { $start } à { $end }
}
own-final-points = { points } (12.9.2).
own-final-none = Laisse son marqueur sur { $n }
own-final-none-why = Le décompte final n’ajoute rien (12.9.2).
own-card-shows = Sa carte montre { $arrow }
own-app-revealed = L’application l’a révélée.
own-box = Remets son apprenti dans la boîte
own-box-why = Aucun emplacement n’est libre (12.4.5).

## Mise en place.

ready-game = Mets en place le jeu pour deux joueurs
ready-game-note = Temple, quatre champs de départ, bosquets, grimoires.
ready-grey = Prends dix apprentis gris et deux marqueurs gris
ready-grey-note = Rudolph est l’érudit gris.
ready-labour = Prends la carte Labeur du niveau { $level }
ready-labour-note = Mets-la à côté de son portrait.
ready-placement = Mélange les 16 cartes Placement face cachée
ready-placement-note = Tu saisis la flèche de chacune.
ready-no-placement = Laisse les 16 cartes Placement dans la boîte
ready-no-placement-note = L’application les révèle.
ready-portrait = Mets son portrait à côté de ses cartes, avec 1 parchemin dessus
ready-portrait-note = Il commence avec.

## Son plateau.

own-head = Manche { $round } sur { $rounds }. Rudolph a { points }, { $scrolls ->
    [one] { $scrolls } parchemin sur 3
   *[other] { $scrolls } parchemins sur 3
}, { $groves }.
labour-shows = { COMMAS($rounds) } points pour les manches, { $book } pour un grimoire, { recyclings }
own-labour-card = Sa carte Labeur : { labour-shows }, foi : { COMMAS($faith) }.
faith-of = { god } { $n }
own-apprentices = Sur des champs : { AND($fields) }. Sur des grimoires : { AND($books) }. Encore à venir : { $n }.
own-placement = Cartes Placement : { $n } face cachée.
own-on-book = Rudolph sur { $book }
own-points = ses points
own-scrolls = ses parchemins
own-groves = ses bosquets
own-labour = { $nth ->
    [0] Carte Labeur : points de la manche 1
    [1] Carte Labeur : points de la manche 2
    [2] Carte Labeur : points de la manche 3
    [3] Carte Labeur : points de la manche 4
    [4] Carte Labeur : points d’un grimoire
    [5] Carte Labeur : recyclages
    [6] Carte Labeur : foi envers la Salamandre
    [7] Carte Labeur : foi envers l’Ours
   *[8] Carte Labeur : foi envers l’Aigle
}
own-grey-on = un apprenti gris sur { $where }
own-grey-boxed = un apprenti gris dans la boîte

## Une carte de ta boîte.

deck-name = Cartes de Rudolph
deck-arrow = Carte { $id } : quelle flèche montre-t-elle ?
deck-number = Carte { $id } : { $shows } ?
deck-shows = { $nth ->
    [0] points de la manche 1
    [1] points de la manche 2
    [2] points de la manche 3
    [3] points de la manche 4
    [4] points d’un grimoire
   *[5] recyclages
}
# La première ligne d’un fichier ; toujours en anglais.
deck-file = Salamandra: Rudolph’s Labour and Placement cards. Cards from your own copy are marked as own.
