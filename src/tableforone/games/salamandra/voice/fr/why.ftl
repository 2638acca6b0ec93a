# Pourquoi Rudolph a choisi cela : d’abord le choix, puis la raison.

candidate-field = { $field } en { $cell }

why-no-field = Rudolph révèle une autre carte : il n’y a pas d’emplacement libre le long de { $arrow }{ $hole ->
    [yes] {" "}avant le premier trou.
   *[no] .
}
why-field = Rudolph va sur le { $field } en { $cell } : c’est le champ le plus éloigné le long de { $arrow }{ $hole ->
    [yes] {" "}avant le premier trou.
   *[no] .
}
why-field-with-spot = Rudolph va sur le { $field } en { $cell } : c’est le champ le plus éloigné avec un emplacement libre
    le long de { $arrow }{ $hole ->
    [yes] {" "}avant le premier trou.
   *[no] .
}

why-bonus-spot = Rudolph place son apprenti sur { $spot }. L’emplacement bonus était libre, il ne gagne donc rien.
why-next-spot = Rudolph place son apprenti sur { $spot }. L’emplacement bonus était occupé ; c’est le suivant libre dans le
    sens horaire.

why-no-book = Rudolph défausse ses 3 parchemins. Aucun emplacement de grimoire n’est disponible, l’apprenti reste donc sur
    { $spot }.
why-upper-book = Rudolph défausse ses 3 parchemins. L’apprenti quitte { $spot } et va sur l’{ $book }, le premier
    emplacement supérieur libre depuis la gauche.
why-lower-book = Rudolph défausse ses 3 parchemins. L’apprenti quitte { $spot } et va sur l’{ $book }. Aucun emplacement
    supérieur n’était disponible ; c’est le premier inférieur disponible.
