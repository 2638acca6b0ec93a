# Tes coups, chacun en une phrase pour le journal, au présent.

did-chose = Tu choisis : { $answer }.
did-end = Tu finis ton tour.
did-pass = Tu passes.
did-guest = { $n ->
    [0] Tu prends { FORM($guest, the: "yes", case: "accusative") } gratuitement.
    [one] Tu prends { FORM($guest, the: "yes", case: "accusative") } pour { $n } couronne.
   *[other] Tu prends { FORM($guest, the: "yes", case: "accusative") } pour { $n } couronnes.
}
did-die = { $n ->
    [0] Tu prends un { $face } : { $action }, force { $strength }.
    [one] Tu prends un { $face } pour { $n } couronne : { $action }, force { $strength }.
   *[other] Tu prends un { $face } pour { $n } couronnes : { $action }, force { $strength }.
}
did-die-lost = Tu prends un { $face } ; aucune action n’est possible.
did-serve-now = { $n ->
    [0] Tu sers gratuitement depuis la cuisine.
    [one] Tu sers depuis la cuisine pour { $n } couronne.
   *[other] Tu sers depuis la cuisine pour { $n } couronnes.
}
did-claim = { $points ->
    [one] Tu réalises l’objectif { $letter } : { $points } point.
   *[other] Tu réalises l’objectif { $letter } : { $points } points.
}
did-use = Tu utilises la carte { $name }.
did-move = Tu installes { FORM($guest, the: "yes", case: "accusative") } dans la { $room } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
did-discard = Tu défausses la carte { $name }.
did-return = Tu remets la carte { $name }.
did-under = Tu mets la carte { $name } sous le paquet.
did-lose-staff = Tu abandonnes la carte { $name }.
did-hire = { $n ->
    [0] Tu engages gratuitement : { $name }.
    [one] Tu engages pour { $n } couronne : { $name }.
   *[other] Tu engages pour { $n } couronnes : { $name }.
}
did-when = { $when ->
    [before] Tu utilises la carte { $name } avant l’action principale.
    [after] Tu gardes la carte { $name } pour après l’action principale.
   *[not] Tu n’utilises pas la carte { $name }.
}
did-items = Tu prends { $items }.
did-funds = { $spaces ->
    [0] Tu gagnes { krones }.
    [one] { $n ->
        [0] Tu avances de { $spaces } case sur la piste de l’Empereur.
       *[other] Tu avances de { $spaces } case sur la piste de l’Empereur et gagnes { krones }.
    }
   *[other] { $n ->
        [0] Tu avances de { $spaces } cases sur la piste de l’Empereur.
       *[other] Tu avances de { $spaces } cases sur la piste de l’Empereur et gagnes { krones }.
    }
}
did-any-action = Tu choisis cette action : { $action }.
did-extra = { $n ->
    [0] Tu utilises la case { $face } : { $action }, force { $strength }.
    [one] Tu utilises la case { $face } pour { $n } couronne : { $action }, force { $strength }.
   *[other] Tu utilises la case { $face } pour { $n } couronnes : { $action }, force { $strength }.
}
did-serve = Tu sers 1 { $item } { FORM($guest, the: "yes", case: "dative") }.
did-give = Tu donnes 1 { $item } { FORM($guest, the: "yes", case: "dative") }.
did-kitchen = { $n ->
    [one] Tu mets { $n } { $item } dans la cuisine.
   *[other] Tu mets { $n } { FORM($item, many: "yes") } dans la cuisine.
}
did-item = Tu prends 1 { $item }.
did-spend = Tu dépenses 1 { $item }.
did-part = Tu choisis la récompense suivante : { $effect }.
did-without = Tu renonces à une récompense : { $effect }.
did-emperor = Tu avances de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur la piste de l’Empereur.
did-prepare = { $n ->
    [0] Tu prépares gratuitement la { $room }.
    [one] Tu prépares la { $room } pour { $n } couronne.
   *[other] Tu prépares la { $room } pour { $n } couronnes.
}
did-prepare-occupy = { $n ->
    [0] Tu prépares et occupes gratuitement la { $room }.
    [one] Tu prépares et occupes la { $room } pour { $n } couronne.
   *[other] Tu prépares et occupes la { $room } pour { $n } couronnes.
}
did-occupy = Tu occupes la { $room }.
did-lose-vacant = Tu abandonnes une chambre libre : { $room }.
did-lose-occupied = Tu abandonnes une chambre occupée : { $room }.
did-order = Tu complètes la commande { FORM($guest, the: "yes", case: "genitive") }.
did-waive = Tu paies 1 couronne et évites la pénalité.
did-penalty = Tu acceptes la pénalité.

did-no-emperor = Tu restes où tu es sur la piste de l’Empereur.
did-no-hire = Tu n’engages personne.
did-no-prepare = Tu ne prépares plus de chambre.
did-no-occupy = Tu n’occupes plus de chambre.
did-no-guest = Tu ne prends aucun client.
did-no-order = Tu ne complètes aucune commande.
did-no-extra = Tu renonces à l’action supplémentaire.
did-no-serve = Tu ne sers plus rien.
did-no-spend = Tu ne dépenses plus rien.
