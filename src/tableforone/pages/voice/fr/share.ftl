# Partager une partie : l’image, les liens, une donne à battre.

share-title = Partager
share-lede = Rien n’est envoyé tout seul. Tu décides qui reçoit l’image ou le lien.
share-picture-title = Image
share-moment-note = C’est le coup { $n } de la partie.
share-no-spoilers-note = L’image d’une donne du jour ne montre rien qui aide les autres.
share-shape-wide = Large
share-shape-square = Carrée
share-save = Enregistrer l’image
share-send = Partager…
share-saved = Enregistré
share-game-title = Toute la partie
share-game-about = Ce lien contient toute la partie. Il l’ouvre à ce moment, dans toute version de l’application ou du site.
share-game-spoils = Le lien montre chaque carte de la donne du jour. Envoie-le à ceux qui l’ont déjà jouée.
share-beat-title = Bats ma donne
share-beat-about = Qui ouvre ce lien joue la même donne : mêmes cartes, mêmes dés, ton score à battre. Tes coups restent cachés jusque-là.
share-name = Ton nom (facultatif)
share-copy = Copier le lien
share-link-label = Lien pour revoir la partie
share-beat-label = Lien vers ta donne
share-no-moment = Il n’y a pas de moment { $moment } dans cette partie. Choisis de 0 à { $last }.
share-replay-here = Partager ce moment

## Dans l’image.

share-against = contre { $opponent }
share-against-way = contre { $opponent }, { $way }
share-me = moi
share-deal = donne { $deal }
share-no-spoilers = ne dévoile rien
share-says-won = { $by ->
    [one] J’ai battu { $opponent } de { $by } point.
   *[other] J’ai battu { $opponent } de { $by } points.
}
share-says-won-late = J’ai dépassé { $opponent } tout à la fin.
share-says-lost = { $by ->
    [one] { $opponent } l’emporte de { $by } point.
   *[other] { $opponent } l’emporte de { $by } points.
}
share-says-lost-late = { $opponent } passe devant tout à la fin.
share-says-draw = Égalité contre { $opponent }.
share-says-won-alone = J’ai battu { $opponent }.
share-says-lost-alone = { $opponent } l’emporte.
share-says-draw-alone = Égalité contre { $opponent }.
share-says-moment = Que ferais-tu ici ?
share-picture = { $theirs ->
    [none] { $game } contre { $opponent }, score { $mine }. { $words }
   *[other] { $game } contre { $opponent }, { $mine }–{ $theirs }. { $words }
}

## Un lien venu d’ailleurs.

shared-title = Ouvrir un lien
shared-lede = Colle un lien que quelqu’un t’a envoyé. La partie qu’il contient est rejouée selon les règles avant d’être montrée.
shared-label = Lien
shared-open = Ouvrir
shared-opening = La partie est rejouée…
shared-home = Tous les jeux
shared-not-to-beat = La partie de ce lien n’est pas terminée : il n’y a pas de score à battre. Revois-la plutôt.
shared-tag = partagée avec toi
shared-tag-by = partagée par { $sender }
shared-games = Partagées avec toi
shared-replay = Revoir
shared-deal = Battre cette donne
shared-delete = Supprimer cette partie partagée : { $game }

## Bats ma donne.

deal-title = Bats cette donne
deal-heading-by = { $sender } te défie
deal-heading = Bats cette donne
deal-lede = Mêmes cartes, mêmes dés, un score à battre.
deal-target = à battre
deal-target-won = a suffi contre { $opponent }
deal-target-lost = n’a pas suffi contre { $opponent }
deal-target-draw = égalité contre { $opponent }
deal-game = Jeu
deal-opponent = Adversaire
deal-expansions = Extensions
deal-none = aucune
deal-number = Numéro de donne
deal-checked = La partie de ce lien a été rejouée ici : le score est vrai.
deal-hidden = L’autre table, sa courbe et ses coups restent cachés jusqu’à la fin de ta partie.
deal-play = Jouer cette donne
deal-continue = Continuer
deal-see = Voir les deux résultats
deal-learn = Apprendre à jouer
duel-title = Même donne, deux résultats
# $by : points
duel-won = { $by ->
    [one] Tu gagnes de { $by } point
   *[other] Tu gagnes de { $by } points
}
duel-lost = { $by ->
    [one] { $sender } gagne de { $by } point
   *[other] { $sender } gagne de { $by } points
}
duel-draw = Scores égaux
duel-you = Toi
duel-friend = L’autre joueur
duel-back = Renvoyer ton résultat
duel-replay = Revoir la partie ({ $sender })
duel-replay-friend = Revoir l’autre partie
duel-from = Points pour
duel-difference = Différence
duel-total = Total
