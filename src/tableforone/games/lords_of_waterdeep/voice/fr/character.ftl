# Ce que dit Pseudo. Jamais une explication : elle est écrite à côté.
# $n choisit entre des phrases qui disent la même chose : 0, 1 ou 2.

pseudo-start = { $n ->
    [0] « Tu ne m’as jamais vu. Moi, je te vois très bien. »
    [1] « Pas de nom, pas de visage, rien ne presse. »
   *[2] « La cité est grande. Tu me remarqueras quand même. »
}
pseudo-great = { $n ->
    [0] « Quelqu’un va payer pour ça. Toi. »
    [1] « Vérifie tes poches. »
   *[2] « Il faisait noir, et je n’y étais pas. »
}
pseudo-behind = { $n ->
    [0] « Profites-en. Ici, les masques changent vite. »
    [1] « Là-haut, on te trouve facilement. »
   *[2] « Je laisse la cité t’acclamer. Ça ne coûte pas cher. »
}
pseudo-won = { $n ->
    [0] Pseudo a disparu. Tes points aussi.
    [1] « Nous ne nous sommes jamais vus, et j’ai gagné. »
   *[2] Il y a un masque sur ta chaise. Il sourit.
}
pseudo-lost = { $n ->
    [0] « Tu as regardé sous le masque. C’est impoli, et très malin. »
    [1] Pseudo quitte la cité par une autre porte.
   *[2] « Garde la cité. Je garde les clés. »
}
pseudo-draw = { $n ->
    [0] « Égalité. Personne n’a vu qui a gagné. »
    [1] « Rien de gagné, rien de prouvé. »
   *[2] « Nions tous les deux. »
}

## Une décision. $what : ce qu’il a choisi.

remark-space = { $n ->
    [0] « { $what } ? Je n’y étais pas. »
    [1] « Rendez-vous : { $what }. Viens sans escorte. »
   *[2] « { $what } : mon agent connaît la porte de derrière. »
}
remark-tile = { $n ->
    [0] « { $what }. L’acte ne porte aucun nom. »
    [1] « { $what } : à moi, désormais. N’en parle à personne. »
   *[2] « { $what } : l’endroit avait l’air bien seul. »
}
remark-quest = { $n ->
    [0] « { $what } ? C’est comme si c’était fait. »
    [1] « { $what } : déjà réglé. »
   *[2] « { $what } ? C’était hier soir. »
}
remark-cube = { $n ->
    [0] « Un { kind }. Personne ne les compte. »
    [1] « Un { kind }, et pas de questions. »
   *[2] « Ce { kind } travaille pour moi, maintenant. »
}

remark-favor = { $n ->
    [0] « Dans cette ville, quelqu’un me doit toujours quelque chose. »
    [1] « Un service. J’oublie de qui. »
   *[2] « J’ai demandé poliment. Une fois. »
}
