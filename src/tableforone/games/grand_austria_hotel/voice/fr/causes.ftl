# Pourquoi un tour vaut mieux qu’un autre. $n : combien il y en a de plus.

more-guests = { $n ->
    [one] Environ { $n } client de plus s’installe.
   *[other] Environ { $n } clients de plus s’installent.
}
more-groups = { $n ->
    [one] Tu complètes environ { $n } groupe de plus.
   *[other] Tu complètes environ { $n } groupes de plus.
}
more-staff = { $n ->
    [one] Tu engages environ { $n } employé de plus.
   *[other] Tu engages environ { $n } employés de plus.
}
more-spaces = { $n ->
    [one] Tu es environ { $n } case plus loin sur la piste de l’Empereur.
   *[other] Tu es environ { $n } cases plus loin sur la piste de l’Empereur.
}
fewer-missing = { $n ->
    [one] Tes clients au café attendent environ { $n } plat ou boisson de moins.
   *[other] Tes clients au café attendent environ { $n } plats ou boissons de moins.
}
more-rooms = { $n ->
    [one] Environ { $n } chambre de plus est prête à accueillir un client.
   *[other] Environ { $n } chambres de plus sont prêtes à accueillir des clients.
}
more-krones = { $n ->
    [one] Il te reste environ { $n } couronne de plus.
   *[other] Il te reste environ { $n } couronnes de plus.
}
more-items = { $n ->
    [one] Tu as environ { $n } plat ou boisson de plus en cuisine.
   *[other] Tu as environ { $n } plats ou boissons de plus en cuisine.
}
more-cards = { $n ->
    [one] Tu as environ { $n } carte Personnel de plus en main.
   *[other] Tu as environ { $n } cartes Personnel de plus en main.
}
