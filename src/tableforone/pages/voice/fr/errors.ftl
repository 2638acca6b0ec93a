# Ce qui ne va pas dans une demande, un fichier ou une adresse.

fault-title = Cela n’a pas marché
fault-program = Une erreur s’est produite dans le programme. Tes parties sont en sécurité ; recharge la page.
fault-no-page = Il n’y a rien à cette adresse. Vois tous les jeux.
fault-not-here = Cela ne peut pas se faire ici. Vois tous les jeux.
fault-no-file = Il manque un fichier. Choisis-en d’abord un.
fault-number = « { $value } » n’est pas un nombre entier ({ $name }). Recharge la page.

## Plusieurs parties dans un fichier. $n : fichiers

transfer-opened = { $n ->
    [one] { $n } fichier a été ouvert.
   *[other] { $n } fichiers ont été ouverts.
}
transfer-known = { $n ->
    [one] { $n } était déjà là.
   *[other] { $n } étaient déjà là.
}
transfer-left = { $n ->
    [one] { $n } fichier n’a pas été lu. Ouvre encore une fois le même fichier.
   *[other] { $n } fichiers n’ont pas été lus. Ouvre encore une fois le même fichier.
}
transfer-wrong = { $n ->
    [one] { $n } n’a pas pu être ouvert.
   *[other] { $n } n’ont pas pu être ouverts.
}
transfer-file = { $name } : { $why }
transfer-stopped = { $name } : { $why } Les fichiers suivants n’ont pas été lus.
