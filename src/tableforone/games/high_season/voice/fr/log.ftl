# Ce qui s’est passé. $n est un nombre de couronnes, sauf indication contraire.

tell-hotel = { $whose ->
    [ralph] Ralph reçoit l’hôtel { $hotel }.
   *[you] Tu reçois l’hôtel { $hotel }.
}
tell-strip = Tu reçois la bande de personnel { $strip }.
tell-round = { $who ->
    [ralph] Manche { $round } : Ralph commence.
   *[you] Manche { $round } : tu commences.
}
tell-dice = Les dés montrent { AND($dice) }.
tell-take = Tu prends un { $die } de force { $strength } : { $action }.
tell-pass = Tu passes et retires un { $die }.
tell-fee = Tu paies les frais : { krones }.
tell-loan = Tu prends ton { ordinal } emprunt ({ $vp } points à la fin).
tell-krones = { $n ->
    [0] Ta piste d’argent est pleine : tu ne gagnes rien.
   *[other] Tu gagnes { krones }.
}
tell-awake = { $member } t’aide.
tell-hire = { $n ->
    [0] Tu engages gratuitement { FORM($member, the: "yes") }.
   *[other] Tu engages { FORM($member, the: "yes") } pour { krones }.
}
tell-prepare = { $n ->
    [0] Tu prépares gratuitement la { $room }.
   *[other] Tu prépares la { $room } pour { krones }.
}
tell-occupy = { $n ->
    [0] Tu occupes gratuitement la { $room }.
   *[other] Tu occupes la { $room } pour { krones }.
}
# $line : une rangée ou une colonne
tell-line-first = { $who ->
    [ralph] Ralph remplit { FORM($line, the: "yes") } en premier : { $points }.
   *[you] Tu remplis { FORM($line, the: "yes") } en premier : { $points }.
}
tell-line = { $who ->
    [ralph] Ralph remplit { FORM($line, the: "yes") }, mais tu l’as fait avant et tu as les points ({ $points }).
   *[you] Tu remplis { FORM($line, the: "yes") }, mais Ralph l’a fait avant et il a les points ({ $points }).
}
# $n : chambres
tell-group = { $who ->
    [ralph] Ralph complète un groupe
   *[you] Tu complètes un groupe
} { $colour ->
    [blue] bleu
    [red] rouge
   *[yellow] jaune
} de { $n } chambres : { $reward }.
# $n : cases
tell-steps = { $who ->
    [ralph] Ralph avance de { spaces } sur la piste de l’Empereur.
   *[you] Tu avances de { spaces } sur la piste de l’Empereur.
}
tell-steps-lost = { $who ->
    [ralph] La piste est pleine : Ralph perd { spaces }.
   *[you] La piste est pleine : tu perds { spaces }.
}
spaces = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
tell-step-bonus = Tu atteins { FORM($item, the: "yes") }.
# $row : de la piste de l’Empereur ; $n : points
tell-row-filled = { $n ->
    [0] { $who ->
        [ralph] Ralph remplit la rangée { $row } de l’Empereur, mais pas en premier.
       *[you] Tu remplis la rangée { $row } de l’Empereur, mais pas en premier.
    }
   *[other] { $who ->
        [ralph] Ralph remplit en premier la rangée { $row } de l’Empereur : { points }.
       *[you] Tu remplis en premier la rangée { $row } de l’Empereur : { points }.
    }
}
tell-use = Tu utilises { FORM($item, the: "yes") }.
tell-use-for = Tu utilises { FORM($item, the: "yes") } : { $effect }.
tell-declined = Tu refuses { FORM($item, the: "yes") } : { $effect }.
tell-lost = Tu perds { FORM($item, the: "yes") }, inutilisable maintenant.
# $n, $needed : marques ; $penalty : points, 0 ou moins
tell-visit = { $who ->
    [ralph] L’Empereur vient : Ralph a { marks } dans la rangée { $row } et il lui en faut { $needed }
   *[you] L’Empereur vient : tu as { marks } dans la rangée { $row } et il t’en faut { $needed }
}{ $penalty ->
    [0] , cela suffit.
   *[other] {" "}({ $penalty } points).
}
marks = { $n ->
    [one] { $n } marque
   *[other] { $n } marques
}
tell-card = Ralph retourne la carte { $id } ({ $card }) ; la carte suivante montre : { $preference }.
