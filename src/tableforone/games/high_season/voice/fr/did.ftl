# Tes coups, chacun comme une phrase du journal.

did-loan = Tu as pris ton { ordinal } emprunt : { $krones } couronnes.
did-die = Tu as pris un { $die } : { $action }.
# $n : couronnes
did-pass = Tu as passé, retiré un { $die } et gagné { $n ->
    [one] { $n } couronne.
   *[other] { $n } couronnes.
}
did-main = Tu as fait l’action principale de ton { $die } : { $action }.
did-use = Tu as utilisé { FORM($item, the: "yes") } : { $effect }.
did-forfeit = Tu as perdu { FORM($item, the: "yes") } : { $effect }.
did-decline = Tu as refusé { FORM($item, the: "yes") }.
did-stop = Tu as cessé de préparer des chambres.
# $n : cases
did-steps = Tu as avancé de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur la piste de l’Empereur.
# $n : couronnes
did-krones = Tu as pris { $n ->
    [one] { $n } couronne.
   *[other] { $n } couronnes.
}
did-hire = { $n ->
    [0] Tu as engagé gratuitement { FORM($name, the: "yes") }.
    [one] Tu as engagé { FORM($name, the: "yes") } pour 1 couronne.
   *[other] Tu as engagé { FORM($name, the: "yes") } pour { $n } couronnes.
}
did-prepare = { $n ->
    [0] Tu as préparé gratuitement la { $room }.
    [one] Tu as préparé la { $room } pour 1 couronne.
   *[other] Tu as préparé la { $room } pour { $n } couronnes.
}
did-occupy = { $n ->
    [0] Tu as occupé gratuitement la { $room }.
    [one] Tu as occupé la { $room } pour 1 couronne.
   *[other] Tu as occupé la { $room } pour { $n } couronnes.
}
