# Ce que dit Rudolph. $n choisit parmi des phrases de même sens.

rudolph-start = { $n ->
    [0] « La forêt est éveillée. Et toi ? »
    [1] « Marche doucement. Je passe ici depuis cent ans. »
   *[2] « La salamandre a cligné des yeux. On peut commencer. »
}
rudolph-great = { $n ->
    [0] « Les racines ont presque tout fait. »
    [1] « Une bonne journée. La mousse le dit aussi. »
   *[2] « J’ai seulement suivi la flèche. »
}
rudolph-behind = { $n ->
    [0] « Un arbre pousse lentement. Et puis il est grand. »
    [1] « Tu te presses. Comme les écureuils. »
   *[2] « La manche de nuit est à moi, d’habitude. »
}
rudolph-won = { $n ->
    [0] Rudolph plante un arbre pour toi. Un petit.
    [1] « Le Temple reste avec moi. Attention à la marche en sortant. »
   *[2] « Au printemps, tu en sauras plus. »
}
rudolph-lost = { $n ->
    [0] « La salamandre te préfère. Je l’ai vu. »
    [1] Rudolph s’incline devant toi, et devant les arbres.
   *[2] « Cent ans, et puis tu arrives. »
}
rudolph-draw = { $n ->
    [0] « Soleil et lune, de même taille aujourd’hui. »
    [1] « Égaux, comme les deux moitiés d’une feuille. »
   *[2] « La forêt ne compte pas les points. Moi si. Égalité. »
}

## Une décision.

remark-none = « Pas de place pour moi ? Je m’assieds sur une racine. »
remark-tile = { $n ->
    [0] « Le chemin s’arrête au { $field }. »
    [1] « Jusqu’au { $field }, et puis une pause. »
   *[2] « Je sens d’ici le { $field }. »
}
remark-spot = { $n ->
    [0] « Je reste ici à regarder les arbres. »
    [1] « Cette pierre est encore tiède. »
   *[2] « Bonne mousse, ici. »
}
remark-book = { $n ->
    [0] « Trois parchemins, une page. »
    [1] « Cette page, je la connais par cœur. »
   *[2] « Silence, s’il te plaît. Je lis. »
}
