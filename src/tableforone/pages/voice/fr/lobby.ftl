# L’accueil, et la mise en place d’une partie.

# $n : parties repliées
lobby-more = { $n ->
    [one] { $n } autre partie en cours
   *[other] { $n } autres parties en cours
}
# $n: games, many
lobby-every = Voir les { $n } parties en cours
lobby-open-link = Ouvrir un lien
# $target : points
lobby-target = { $target } à battre

## La force d’un adversaire : ce que notre expert a obtenu contre lui.

odds-easy = L’expert gagne presque toujours
odds-good = L’expert gagne le plus souvent
odds-even = L’expert gagne une fois sur deux
odds-hard = L’expert perd le plus souvent
odds-very-hard = L’expert gagne rarement
odds-hardly = L’expert ne gagne presque jamais
odds-measured = { $won } sur { $games } parties
odds-measured-without-search = { $won } sur { $games } parties, sans recherche
odds-windows = { $won } sur 10

## L’accueil.

# $hour : "morning", "afternoon" ou "evening"
lobby-greeting = { $hour ->
    [morning] Bonjour. Ta table est prête.
    [afternoon] Bon après-midi. Ta table est prête.
   *[evening] Bonsoir. Ta table est prête.
}
lobby-about = { $n ->
    [one] { $n } jeu, avec un adversaire qui suit les règles imprimées et te dit pourquoi.
   *[other] { $n } jeux, avec des adversaires qui suivent leurs règles imprimées et te disent pourquoi.
}
lobby-open-file = Ouvrir une partie
lobby-running = Parties en cours
lobby-new = Commencer une partie
lobby-play = Nouvelle partie
lobby-lesson = Leçon
lobby-daily = Donne du jour
lobby-delete = Supprimer cette partie : { $game }
lobby-opponents = { OR($opponents) }
lobby-against = Contre { $opponents }.
lobby-companion = Avec ta propre boîte
lobby-companion-title = L’application joue { $opponent } à ta vraie table
lobby-passport = Ton passeport
lobby-round = manche { $round }
lobby-round-of = manche { $round } sur { $rounds }
stamp-best = record
stamp-none = pas encore joué

## La donne du jour.

daily-title = Donne du jour · { $date }
daily-about = { $opponent }. Aujourd’hui, mêmes cartes et mêmes dés pour tous.
daily-about-way = { $opponent }, { $way }. Aujourd’hui, mêmes cartes et mêmes dés pour tous.
daily-streak-about = Une défaite n’arrête pas la série.
# $outcome : "won", "lost" ou "draw" ; $mine, $theirs : points
daily-played = { $outcome ->
    [won] Tu as gagné { $mine }–{ $theirs }.
    [lost] Tu as perdu { $mine }–{ $theirs }.
   *[draw] Égalité, { $mine }–{ $theirs }.
}
daily-played-alone = { $outcome ->
    [won] Tu as gagné avec { $mine }.
    [lost] Tu as perdu avec { $mine }.
   *[draw] Égalité avec { $mine }.
}
daily-play = Jouer
daily-continue = Continuer
daily-result = Résultat
daily-button = (donne du jour)
# Après le nombre. $n : jours
daily-streak = { $n ->
    [one] jour de suite
   *[other] jours de suite
}
daily-longest = plus longue série : { $n }
daily-longest-label = plus longue série
daily-week = Cette semaine
daily-month = Jour par jour : { month-name }
daily-won = gagné
daily-lost = perdu
daily-today = aujourd’hui
daily-miss = manqué
daily-later = à venir
daily-share = Partager ton résultat
daily-share-text = Texte à partager
share-text-title = Table for One · { $date }
share-text-result = { $outcome ->
    [won] J’ai battu { $opponent } { $mine }–{ $theirs }
    [lost] { $opponent } l’emporte { $theirs }–{ $mine }
   *[draw] Égalité contre { $opponent }, { $mine }–{ $theirs }
}
share-text-result-alone = { $outcome ->
    [won] J’ai battu { $opponent } avec { $mine }
    [lost] { $opponent } l’emporte ; j’avais { $mine }
   *[draw] Égalité contre { $opponent } ; j’avais { $mine }
}
# $blocks : un carré pour chacun des sept derniers jours ; $n : jours
share-text-week = Sept derniers jours { $blocks } · série { $n }

## Et ensuite ? $why : une des raisons ; $way : le niveau

next-title = Et ensuite ?
next-game = { $game } : { $why }
next-level = { $game }, { $way } : { $why }
next-play = Nouvelle partie
next-learn = { $n ->
    [one] l’hôte te montre les premières manches, en { $n } minute environ.
   *[other] l’hôte te montre les premières manches, en { $n } minutes environ.
}
next-win = tu connais les règles ; gagne maintenant une partie.
next-harder = essaie le niveau suivant.

## La mise en place d’une partie.

setup-title = Mise en place : { $game }
setup-ready = Tout est prêt. Change ce que tu veux, ou commence.
setup-first = C’est la première fois ?
setup-primer = Le jeu en quelques phrases
setup-strength = Difficulté
setup-modules = Extensions
setup-modules-about = Ne coche rien pour le jeu de base.
setup-meets = tu joues contre { $opponent }
setup-advanced = Plus d’options
setup-advanced-about = { $n ->
    [0] numéro de donne
    [one] numéro de donne et { $n } option
   *[other] numéro de donne et { $n } options
}
setup-deal-about = Le même numéro donne les mêmes cartes et les mêmes dés. Laisse vide pour une nouvelle donne.
setup-deal-new = nouvelle donne
setup-refused = Indisponible : { $module }.
setup-deck = { $link } : { $deck }. Saisis-les une fois ; chaque nouvelle partie s’en sert.
setup-start = Commencer
setup-summary = Ta partie
setup-game = { $game } contre { $opponent }
setup-game-way = { $game } contre { $opponent }, { $way }
setup-printed = Toutes les cartes sont comme imprimées
setup-reconstructed = Certaines cartes sont reconstituées
setup-reconstructed-about = Les originaux imprimés sont introuvables :
colour-blue = bleu
colour-red = rouge
colour-yellow = jaune
setup-seed = « { $seed } » n’est pas un nombre entier. Laisse vide pour une nouvelle donne.
setup-not-text = Le fichier pour { $option } n’est pas du texte. Choisis un fichier TOML.

## Avant de supprimer une partie, et les parties qui ne s’ouvrent pas.

delete-page = Supprimer une partie
delete-title = Supprimer cette partie ?
delete-score = { $mine }–{ $theirs }.
delete-score-alone = { $mine ->
    [one] { $mine } point.
   *[other] { $mine } points.
}
delete-trouble = La partie ne s’ouvre pas. { $why }
delete-for-good = La partie disparaît aussi de ton historique, pour toujours.
delete-keep = La garder
delete-download = La télécharger d’abord
delete-button = Supprimer la partie
trouble-title = Ne s’ouvre pas
trouble-game = Une partie
# $n : saisies ; $when : comme « hier, 10:20 »
trouble-entries = { $n ->
    [one] { $n } saisie est enregistrée ; dernier coup : { $when }.
   *[other] { $n } saisies sont enregistrées ; dernier coup : { $when }.
}
trouble-unchanged = Rien n’a été modifié.
trouble-back-about = Tu peux revenir juste avant le problème et continuer à jouer.
trouble-back = Revenir
trouble-report = Télécharger le rapport
trouble-report-about = Envoie le rapport aux auteurs, s’il te plaît. C’est un petit fichier avec la position et ton coup.
trouble-open = Cette partie ne s’ouvre pas. { $why }
