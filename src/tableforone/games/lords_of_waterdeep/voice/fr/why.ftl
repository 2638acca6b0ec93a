# Pourquoi Pseudo décide ainsi : d’abord le choix, puis la raison.

tell-space = Pseudo choisit la case { $space }. { $why }
tell-only-space = Pseudo choisit la case { $space }.
# La même chose avant son tour, après « Si rien ne change, ».
plan-space = il choisit la case { $space }. { $why }
plan-only-space = il choisit la case { $space }.
plan-lot = le sort décide : { OR($places) }.

## Un candidat.

space-worth = { $place } ({ $sum })
space-copying = { $place } comme { $copied }
sum-one = { PLUS($parts) } = { $n }
sum-many = { PLUS($parts) } = { PLUS($values) } = { $n }
sum-less = { $sum }, moins { $owner } pour son propriétaire
sum-none = valeur 0
one-quest = 1 quête
tile-worth = { $tile } ({ points })
cube-worth = { kind } (valeur { $value })
favor-worth = { $what } (valeur { $value })
quest-place = { $quest } (numéro { $place } de ses quêtes)

## Raisons d’une case. $need : ce qui manque d’abord à ses quêtes, ou none ; $where : parmi quoi il choisit

lacks = { $need ->
    [cleric] Il manque des clercs à ses quêtes
    [fighter] Il manque des guerriers à ses quêtes
    [rogue] Il manque des roublards à ses quêtes
    [wizard] Il manque des magiciens à ses quêtes
   *[gold] Il manque de l’or à ses quêtes
}
# Inutile en français : on dit « en ».
them = en
why-lacks = { lacks }.
why-orb = { lacks }, et aucune case libre pour lui n’en donne. Avec l’Orbe du Magistère, il rejoint ton agent.
why-only = { $where ->
    [bribe] { lacks }, et aucune autre de tes cases qu’il peut copier n’en donne.
    [wares] { lacks }, et aucun autre bâtiment de la { place-builders_hall } qu’il peut utiliser n’en donne.
   *[free] { lacks }, et aucune autre case libre pour lui n’en donne.
}
why-most = { $where ->
    [bribe] { lacks }, et aucune de tes cases qu’il peut copier n’en donne davantage.
    [wares] { lacks }, et aucun bâtiment de la { place-builders_hall } qu’il peut utiliser n’en donne davantage.
   *[free] { lacks }, et aucune case libre pour lui n’en donne davantage.
}
why-nothing-lacked = { $where ->
    [bribe] Aucune de tes cases qu’il peut copier ne donne ce qui manque à ses quêtes.
    [wares] Aucun bâtiment de la { place-builders_hall } qu’il peut utiliser ne donne ce qui manque à ses quêtes.
   *[free] Aucune case libre pour lui ne donne ce qui manque à ses quêtes.
}
why-no-castle = { $where ->
    [bribe] Aucune de tes cases qu’il peut copier ne donne ce qui manque à ses quêtes, et tu n’es pas au château.
    [wares] Aucun bâtiment de la { place-builders_hall } qu’il peut utiliser ne donne ce qui manque à ses quêtes.
   *[free] Aucune case libre pour lui ne donne ce qui manque à ses quêtes, et le château est occupé.
}
why-only-worth = { $where ->
    [bribe] Aucune de tes cases qu’il peut copier ne donne ce qui manque à ses quêtes, et seule celle-ci vaut quelque
        chose.
    [wares] Aucun bâtiment de la { place-builders_hall } qu’il peut utiliser ne donne ce qui manque à ses quêtes, et seul
        celui-ci vaut quelque chose.
   *[free] Aucune case libre pour lui ne donne ce qui manque à ses quêtes, et seule celle-ci vaut quelque chose.
}
why-worthless = { $where ->
    [bribe] Aucune de tes cases qu’il peut copier ne lui rapporte quoi que ce soit.
    [wares] Aucun bâtiment de la { place-builders_hall } qu’il peut utiliser ne lui rapporte quoi que ce soit.
   *[free] Aucune case libre pour lui ne lui rapporte quoi que ce soit.
}
why-value = { $need ->
    [none] Elle a la plus grande valeur.
   *[some] { lacks }. Parmi les cases qui en donnent le plus, celle-ci a la plus grande valeur.
}
why-value-paid = { $need ->
    [none] Elle a la plus grande valeur, une fois les propriétaires payés.
   *[some] { lacks }. Parmi les cases qui en donnent le plus, celle-ci a la plus grande valeur, une fois les
        propriétaires payés.
}
why-least-pay = { $need ->
    [none] À valeur égale, c’est elle qui paie le moins son propriétaire.
   *[some] { lacks }. À valeur égale, c’est cette case qui paie le moins son propriétaire.
}
why-lot = { $need ->
    [none] Entre des cases égales, le sort a décidé.
   *[some] { lacks }. Entre des cases égales, le sort a décidé.
}

## Ses autres décisions.

tell-tile-most = Pseudo choisit le bâtiment { $tile }. De tous ceux qu’il peut avoir, c’est celui qui porte le plus de
    points ({ $n }).
tell-tile-left = Pseudo choisit le bâtiment { $tile }. De tous ceux qui portent le plus de points, c’est le plus à
    gauche.
tell-tile-only = Pseudo choisit le bâtiment { $tile }. C’est le seul qu’il peut avoir.
tell-cube-lacked = Pseudo choisit { a-kind }. { $kind ->
    [gold] Il manque de l’or à ses quêtes.
   *[cleric] Il manque des { kinds } à ses quêtes.
}
tell-cube-served = Pseudo choisit { a-kind }. Son premier besoin est servi ; il prend maintenant l’aventurier le plus
    précieux.
tell-cube-value = Pseudo choisit { a-kind }. Rien de cela ne manque à ses quêtes : il prend le plus précieux.
tell-favor-lacked = Pseudo demande { $what }. { $kind ->
    [gold] Il manque de l’or à ses quêtes.
   *[cleric] Il manque des { kinds } à ses quêtes.
}
tell-favor-value = Pseudo demande { $what }. Aucun choix ne donne ce qui manque à ses quêtes : il prend le plus précieux.
tell-quest = La première quête, de haut en bas, que Pseudo peut payer : { $quest }.
tell-bound = Pseudo a une quête obligatoire : il ne peut pas en accomplir d’autre.
tell-spare = Pseudo a { a-kind } en trop.
