# High Season avec ta propre boîte. $n est un nombre de points, sauf indication contraire.

## Questions.

own-turn = Manche { $round }, à toi : prends un dé, ou passe et retires-en un. C’est fait ?
# $race : une rangée ou une colonne ; $rule : son numéro
own-first = As-tu déjà rempli { FORM($race, the: "yes") } sur ta feuille ? Seul le premier gagne { points } ({ $rule }).
own-score = La partie est finie. Combien de points as-tu ?
own-which = Ralph retourne la carte du dessus ({ $preference }). Quelle carte est-ce ?
own-dice-on = Combien de dés y a-t-il maintenant sur la case { $space } ?
own-most-dice = Quelle case a le plus de dés ? En cas d’égalité, choisis-les toutes.
own-top = Quelle main et quel zigzag montre maintenant le paquet de Ralph ?

## Réponses.

own-done = C’est fait
own-was-first = Oui, avant Ralph
own-ralph-first = Non, Ralph l’a fait avant
own-card = Carte { $id }
own-new-card = Nouvelle carte { $grade }
own-space = case { $space }
own-spaces = { AND($spaces) }
barred-flipped = La carte { $id } a déjà été retournée.
barred-grade = Il ne reste plus de carte { $grade } dans le paquet de ce niveau.
barred-back = La carte { $id } a au dos une autre main ou un autre zigzag que la carte du dessus.

## Ce que tu fais pour lui.

own-die = Retire un dé de la case { $face } du plateau d’action
own-no-room = Rien à cocher
own-room = Coche la chambre { $room } sur la feuille de Ralph ({ colour }, étage { $floor }, colonne { $column })
own-line = { $n ->
    [0] Pas de points pour Ralph : { $line }
   *[other] Note { points } pour Ralph : { $line }
}
own-group = Note { $reward } pour Ralph : un groupe { $colour ->
    [blue] bleu
    [red] rouge
   *[yellow] jaune
} complet
# $row : de la piste de l’Empereur, 4 : les cases supplémentaires ; $n : cases ; $first, $last : leurs numéros
own-steps = { $row ->
    [4] Cases supplémentaires de l’Empereur de Ralph : { own-mark-spaces }
   *[other] Rangée { $row } de l’Empereur de Ralph : { own-mark-spaces }
}
own-mark-spaces = { $n ->
    [one] marque la case { $first }
   *[other] marque les cases { $first } à { $last }
}
own-no-bonus = Il ne prend aucun bonus en chemin (9.5.2).
own-row = Note { points } pour Ralph : rangée { $row } de l’Empereur
own-penalty = Retire { points } à Ralph : rangée { $row } de l’Empereur
own-rolled = Dispose les dés : { AND($dice) }
own-app-rolled = L’application les a lancés (4.1.1).

## Entre les manches.

own-visit-yours = Ta propre rangée { $row } de l’Empereur : si moins de { $needed } cases sont marquées, retire-toi { points }
own-visit = L’Empereur vous rend visite à tous les deux (7.2).
own-no-penalty = Rangée { $row } de l’Empereur de Ralph : ne retire rien
own-row-closed = La rangée { $closed } de l’Empereur est fermée : vous marquez maintenant tous les deux dans la rangée { $row } (7.1.2).
own-round = { $who ->
    [you] Manche { $round } : reprends à Ralph le marqueur de premier joueur
   *[ralph] Manche { $round } : donne à Ralph le marqueur de premier joueur
}
own-roll = Lance les dix dés et range-les sur le plateau d’action

## Son décompte final.

own-count-floor = { $rooms ->
    [one] Note { points } pour Ralph : étage { $floor }, { $rooms } chambre à { $each }
   *[other] Note { points } pour Ralph : étage { $floor }, { $rooms } chambres à { $each } chacune
}
own-count-extra = { $spaces ->
    [one] Note { points } pour Ralph : { $spaces } case supplémentaire de l’Empereur
   *[other] Note { points } pour Ralph : { $spaces } cases supplémentaires de l’Empereur
}
own-count-total = Additionne ce que tu as noté pour Ralph : { points }
own-count-parts = { COMMAS($parts) }.

## Mise en place.

ready-game = Mets le jeu en place pour deux joueurs
ready-game-note = Plateau d’action, dix dés, feutres.
ready-hotels = Prends un plan d’hôtel pour toi et un autre pour Ralph
ready-hotels-note = Il n’a pas besoin de bande de personnel.
ready-no-deck = Laisse les cartes de Ralph dans la boîte
# $a, $b, $c : nombres de cartes
ready-cards = Niveau { $level } : cartes A : { $a }, cartes B : { $b }, cartes C : { $c }.
ready-no-deck-note = { ready-cards } L’application les révèle.
ready-deck = Compose le paquet de 16 cartes de Ralph
ready-deck-note = { ready-cards } S’il ne faut pas les quatre cartes d’une lettre, tire-les sans regarder.
ready-shuffle = Mélange-le, main et zigzag visibles
ready-shuffle-note = Ne regarde pas l’autre côté des cartes.
ready-start = Tu commences
ready-start-note = Dix dés pour la première manche ; le premier tour est à toi.

## Son plateau.


own-head = { $n ->
    [0] Manche { $round } sur { $rounds }. Ralph a { points }.
   *[other] Manche { $round } sur { $rounds }. Ralph a { points } : { COMMAS($points) }.
}
own-points-of = { $what } { $n }
own-dice = { $n ->
    [0] Dés sur le plateau d’action : aucun.
   *[other] Dés sur le plateau d’action : { AND($dice) }.
}
# $row : de la piste de l’Empereur ; 4 : les cases supplémentaires
own-track = { $row ->
    [4] { $the ->
        [yes] les cases supplémentaires de l’Empereur
       *[no] cases supplémentaires de l’Empereur
    }
   *[other] { $the ->
        [yes] la rangée { $row } de l’Empereur
       *[no] rangée { $row } de l’Empereur
    }
}
own-first-in = Ralph premier : { $race }
own-room-of = chambre { $room }

## Une carte de ton paquet. $id y est imprimé.

deck-name = Cartes de Ralph
enter-die = { $side ->
    [left] Carte { $id } : que montre le dé de gauche ?
   *[right] Carte { $id } : que montre le dé de droite ?
}
deck-first-action = Carte { $id } : quelle est sa première action ?
enter-action = Carte { $id } : que montre-t-elle d’autre ?
deck-no-more = rien d’autre
deck-hand = Carte { $id }, l’autre côté : d’où vient la main ?
deck-zigzag = Carte { $id } : comment va le zigzag ?
deck-card = { $card } ; { $preference }
# Première ligne d’un fichier ; toujours en anglais.
deck-file = High Season: Ralph’s cards. Cards from your own copy are marked as own.
