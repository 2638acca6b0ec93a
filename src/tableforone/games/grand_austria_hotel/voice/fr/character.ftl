# Ce que disent Leopold et Elisabeth. Jamais une explication : elle est écrite à côté.
# $n choisit entre des répliques qui disent la même chose : 0, 1 ou 2.

leopold-start = { $n ->
    [0] « Du nouveau dans le quartier ! Je compterai vos clients depuis ma fenêtre. »
    [1] « Bonsoir. Le meilleur hôtel est en face. C’est le mien. »
   *[2] « Bienvenue à Vienne. Goûtez donc le strudel avant que je le prenne. »
}
leopold-great = { $n ->
    [0] « On fait ce qu’on peut. Et on peut beaucoup. »
    [1] « Je vous en prie, pas d’applaudissements. Bon, un peu. »
   *[2] « Voilà qui ira dans mon livre d’or, à l’encre dorée. »
}
leopold-behind = { $n ->
    [0] « Complet ? Le toit doit bien fuir quelque part. »
    [1] « Je vous laisse passer devant. On appelle cela des manières. »
   *[2] « Mon portier va m’entendre. »
}
leopold-won = { $n ->
    [0] Leopold envoie ses hommages. Et la note.
    [1] « Un charmant petit hôtel. J’y rangerai mes parapluies. »
   *[2] « Même rue, même heure, demain ? »
}
leopold-lost = { $n ->
    [0] Leopold envoie des fleurs. La carte dit « Félicitations » en tout petits caractères.
    [1] « J’exige de voir votre cuisine. »
   *[2] « Gardez les clients. Moi, je garde l’adresse de l’Empereur. »
}
leopold-draw = { $n ->
    [0] « Égalité. Disons que c’était le temps. »
    [1] « À égalité ? J’ai compté deux fois. Je recompte. »
   *[2] « Nous gagnons tous les deux, moi un peu plus. »
}
elisabeth-start = { $n ->
    [0] « Vous dansez, j’espère ? Ici, tout le monde danse. »
    [1] « J’ai réservé la première valse. Et la deuxième. »
   *[2] « Quel charmant café. Et la salle de bal, où est-elle ? »
}
elisabeth-great = { $n ->
    [0] « On tourne, on sourit, on salue. »
    [1] « On dit qu’avec moi tout paraît facile. On a raison. »
   *[2] « Vous avez vu ? Tout le monde a vu. »
}
elisabeth-behind = { $n ->
    [0] « Je repose mes pieds, voilà tout. »
    [1] « Vous menez bien. Pour l’instant. »
   *[2] « Une valse lente, alors. Je les aime aussi. »
}
elisabeth-won = { $n ->
    [0] « Merci pour la danse. Vous pouvez me lâcher, maintenant. »
    [1] Elisabeth oublie un gant. En souvenir.
   *[2] « La dernière valse est toujours pour moi. »
}
elisabeth-lost = { $n ->
    [0] « Vous avez dansé à ravir. Je dirai que je vous ai laissé faire. »
    [1] « L’an prochain, avec un plus grand orchestre. »
   *[2] Elisabeth s’incline. Et elle est sincère.
}
elisabeth-draw = { $n ->
    [0] « Nous avons fini sur la même note. Quel goût. »
    [1] « Personne n’a marché sur un pied. Égalité. »
   *[2] « On reprend au début ? »
}

## Une décision. $who : leopold ou elisabeth ; $what : ce qui a été choisi, ou « nothing »

remark-guest = { $what ->
    [nothing] « Personne pour moi ? Je sais attendre. »
   *[other] { $n ->
        [0] « { CAPITAL($what, the: "yes") }, je vous prie. »
        [1] « Une table pour { FORM($what, the: "yes") }. Près de la fenêtre. »
       *[2] « Je crois bien que { FORM($what, the: "yes") } venait chez moi. »
    }
}
remark-room = { $n ->
    [0] « Étage { $what }. Le tapis est neuf. »
    [1] « Une chambre calme à l’étage { $what }, et des fleurs fraîches. »
   *[2] « Étage { $what }. Le petit-déjeuner est à sept heures. »
}
remark-die = { $who ->
    [elisabeth] { $n ->
        [0] « Le { $what }, si vous permettez. »
        [1] « Un { $what }. Il va avec ma robe. »
       *[2] « Cette danse, je l’ai promise au { $what }. »
    }
   *[leopold] { $n ->
        [0] « Un { $what }, si vous voulez bien. »
        [1] « Je prendrai le { $what }. Vous n’en aviez pas besoin, n’est-ce pas ? »
       *[2] « Le { $what }. Mettez-le sur mon compte. »
    }
}
remark-objective = { $what ->
    [nothing] « Les trois sont déjà à moi. On s’ennuie. »
   *[other] { $n ->
        [0] « Objectif { $what }. J’aime être en avance. »
        [1] « Un petit progrès vers { $what }. »
       *[2] « Je garde un œil sur { $what }. Vous devriez aussi. »
    }
}

## Modules 1 et 2 : ici, seule Elisabeth décide.

remark-coloured = { $n ->
    [0] « { $what } est en ville ? Alors moi aussi. »
    [1] « Là où va { $what }, il y a de la musique. »
   *[2] « Je vais où va { $what }. Comme tout le monde. »
}
remark-celebrity = { $n ->
    [0] « { $what } danse avec moi ce soir. »
    [1] « La plus belle suite pour { $what }, et pas de photographes. »
   *[2] « { $what } ! Nous avons tant de choses à nous dire. »
}
remark-ballroom = { $n ->
    [0] « { $what } : le plus beau parquet de Vienne. »
    [1] « Vous entendez l’orchestre ? Il joue pour moi. »
   *[2] « Encore { $what } ? Mes souliers connaissent le chemin. »
}
remark-row = { $row ->
    [balcony] « Le balcon, donc. De là, on voit tout. »
   *[other] { $n ->
        [0] « Un pas, un tour, et nous y voilà. »
        [1] « Un peu de place, je vous prie. Et attention à la robe. »
       *[2] « Cette place m’était réservée. Comme toujours. »
    }
}
