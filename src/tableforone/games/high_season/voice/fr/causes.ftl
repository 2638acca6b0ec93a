# Pourquoi un tour vaut mieux qu’un autre. $n : combien il y en a de plus.

more-groups = { $n ->
    [one] Tu complètes environ { $n } groupe de plus.
   *[other] Tu complètes environ { $n } groupes de plus.
}
more-rooms = { $n ->
    [one] Tu occupes environ { $n } chambre de plus.
   *[other] Tu occupes environ { $n } chambres de plus.
}
more-staff = { $n ->
    [one] Tu engages environ { $n } employé de plus.
   *[other] Tu engages environ { $n } employés de plus.
}
more-spaces = { $n ->
    [one] Tu es environ { $n } case plus loin sur la piste de l’Empereur.
   *[other] Tu es environ { $n } cases plus loin sur la piste de l’Empereur.
}
more-prepared = { $n ->
    [one] Environ { $n } chambre de plus est préparée.
   *[other] Environ { $n } chambres de plus sont préparées.
}
more-krones = { $n ->
    [one] Il te reste environ { $n } couronne de plus.
   *[other] Il te reste environ { $n } couronnes de plus.
}
fewer-loans = { $n ->
    [one] Tu prends environ { $n } emprunt de moins.
   *[other] Tu prends environ { $n } emprunts de moins.
}
fewer-his-rooms = { $n ->
    [one] Ralph occupe environ { $n } chambre de moins.
   *[other] Ralph occupe environ { $n } chambres de moins.
}
fewer-his-spaces = { $n ->
    [one] Ralph est environ { $n } case moins loin sur la piste de l’Empereur.
   *[other] Ralph est environ { $n } cases moins loin sur la piste de l’Empereur.
}
