# Pourquoi Ralph a choisi cela : le choix d’abord, puis la raison.

# $n : dés de la case
candidate-space = { $n ->
    [one] case { $space } ({ $n } dé)
   *[other] case { $space } ({ $n } dés)
}
candidate-room = { $room } { colour }
side = { $side ->
    [left] gauche
   *[right] droite
}

## Un dé (9.4). $preferred et $other : les deux dés de sa carte ; 0 est « le plus ».

why-die = Ralph retire un { $space }. La main vient { hand } : il veut le dé de { side }, un { $space }.
why-other-die = Ralph retire un { $space }. La main vient { hand } : il veut le dé de { side }, un { $preferred } ; il n’y
    en a plus, il prend donc l’autre dé, un { $space }.
why-most-wanted = Ralph retire un { $space }. La main vient { hand } : il veut le dé de { side }, « le plus ». { $most }
why-no-die = { $other ->
    [0] Ralph retire un { $space }. La main vient { hand } : il veut le dé de { side }, un { $preferred } ; il n’y en a plus,
        et l’autre dé dit « le plus ». { $most }
   *[other] Ralph retire un { $space }. La main vient { hand } : il veut le dé de { side }, un { $preferred } ; il n’y en a
        plus, ni de { $other } pour l’autre dé. { $most }
}
# $n : dés de cette case, 0 s’ils ne sont pas comptés
why-most = La case { $space } a le plus de dés{ $n ->
    [0] .
   *[other] {" "}({ $n }).
}
why-tied = Parmi les cases qui ont le plus de dés{ $n ->
    [0] {""}
   *[other] {" "}({ $n })
}, la case { $space } est la première dans le sens de la main.

## Une chambre (9.6). $kind : la couleur de la carte ; $wanted : row, column ou group.
## $side : de l’escalier ; $none : le côté qui n’en a pas, ou rien.

kind = { $kind ->
    [blue] chambre bleue
    [red] chambre rouge
    [yellow] chambre jaune
   *[any] chambre
}
# Avec l’article.
wanted = { $wanted ->
    [row] une rangée
    [column] une colonne
   *[group] un groupe
}
occupies = Ralph occupe la chambre { $room } ({ colour })
where = de son zigzag à { side } de l’escalier{ $none ->
    [left] {" "}(il n’y en a pas à gauche)
    [right] {" "}(il n’y en a pas à droite)
   *[other] {""}
}
why-no-room = Carte { $id } : Ralph n’a plus de { kind } libre, il ne se passe rien.
why-only-room = { occupies } : la seule { kind } libre qui lui reste.
why-only-fit = { occupies } : la seule { kind } qui complète { wanted }.
why-first-fit = { occupies } : la première { kind } { where } qui complète { wanted }.
why-first-room = { occupies } : la première { kind } libre { where }.
why-none-fits = { occupies } : aucune ne complète { wanted }, donc la première { kind } libre { where }.
