# Ce que dit Ralph. Jamais une explication : elle est écrite à côté.
# $n choisit entre des phrases de même sens : 0, 1 ou 2.

ralph-start = { $n ->
    [0] « J’ai apporté mon crayon. »
    [1] « Pas de personnel, pas d’argent, pas de hâte. Écrivons. »
   *[2] « Tu as des chambres à remplir ? Moi aussi. »
}
ralph-great = { $n ->
    [0] « Une croix, une croix, un bonus. J’aime ce crayon. »
    [1] « Cette ligne était à moi depuis le début. »
   *[2] « Vérifie mes calculs, je t’en prie. Ils sont justes. »
}
ralph-behind = { $n ->
    [0] « Il suffit que je taille mon crayon. »
    [1] « Tu écris vite. Tu arrives à te relire ? »
   *[2] « Mon zigzag prend son temps. Ensuite, il est partout. »
}
ralph-won = { $n ->
    [0] Ralph signe ta feuille, au cas où elle prendrait de la valeur.
    [1] « Terminé, et sans gomme. »
   *[2] « Je te prête mon crayon, la prochaine fois ? »
}
ralph-lost = { $n ->
    [0] « C’est la faute du crayon. »
    [1] Ralph plie sa feuille en un tout petit bateau.
   *[2] « Jolie feuille. Je la recopierai la prochaine fois. »
}
ralph-draw = { $n ->
    [0] « Même score, plus belle écriture. La mienne. »
    [1] « Égalité. Qui paie le papier ? »
   *[2] « On pourrait recompter. »
}

## Une décision.

remark-none = « Plus rien pour moi ? Alors je dessine une petite maison. »
# $die : le chiffre du dé
remark-die = { $n ->
    [0] « Je prends un { $die }. »
    [1] « Un { $die } de moins pour toi. »
   *[2] « Un { $die }. Tu n’en avais pas besoin, si ? »
}
remark-room = { $n ->
    [0] « Chambre { $room }. Une belle croix. »
    [1] « Ma ligne mène à la chambre { $room }. »
   *[2] « La chambre { $room } a un client. Moi. »
}
