# Tes coups, chacun comme une phrase du journal.

did-loan = Tu prends ton { ordinal } emprunt : { $n } couronnes.
did-die = Tu prends un { $die } : { $action }.
# $n : couronnes
did-pass = Tu passes, retires un { $die } et gagnes { $n ->
    [one] { $n } couronne.
   *[other] { $n } couronnes.
}
did-main = Tu fais l’action principale de ton { $die } : { $action }.
did-use = Tu utilises { FORM($item, the: "yes") } : { $effect }.
did-forfeit = Tu perds { FORM($item, the: "yes") } : { $effect }.
did-decline = Tu refuses { FORM($item, the: "yes") }.
did-stop = Tu cesses de préparer des chambres.
# $n : cases
did-steps = Tu avances de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur la piste de l’Empereur.
# $n : couronnes
did-krones = Tu prends { $n ->
    [one] { $n } couronne.
   *[other] { $n } couronnes.
}
did-hire = { $n ->
    [0] Tu engages gratuitement { FORM($member, the: "yes") }.
    [one] Tu engages { FORM($member, the: "yes") } pour 1 couronne.
   *[other] Tu engages { FORM($member, the: "yes") } pour { $n } couronnes.
}
did-prepare = { $n ->
    [0] Tu prépares gratuitement la { $room }.
    [one] Tu prépares la { $room } pour 1 couronne.
   *[other] Tu prépares la { $room } pour { $n } couronnes.
}
did-occupy = { $n ->
    [0] Tu occupes gratuitement la { $room }.
    [one] Tu occupes la { $room } pour 1 couronne.
   *[other] Tu occupes la { $room } pour { $n } couronnes.
}
