# Ce qu’est une pièce, pour qui le demande.

explain-space = Case { $die }
explain-space-kind = du plateau d’action
explain-space-text = { $die ->
    [1] Prépare jusqu’à autant de chambres qu’il y a de dés, au prix de leur étage.
    [2] Occupe une chambre préparée, 1 couronne de moins par dé.
    [3] Prépare des chambres, ou occupes-en une.
    [4] Avance sur la piste de l’Empereur ou prends des couronnes : autant qu’il y a de dés.
    [5] Engage un employé, 1 couronne de moins par dé.
   *[6] Pour 1 couronne, imite n’importe quelle autre case avec cette force.
}
# $n : dés
explain-dice = { $n ->
    [0] Il n’y a pas de dé sur cette case.
    [one] { $n } dé : { $action }.
   *[other] { $n } dés : { $action }.
}
explain-pass = Passer
explain-pass-kind = au lieu d’une action
explain-pass-text = Retire ce dé et gagne 1 couronne.

explain-room = Chambre { $room }
explain-room-kind = { colour }, { $state ->
    [closed] non préparée
    [prepared] préparée
   *[occupied] occupée
}
# $prepare, $occupy : couronnes ; $n : points
explain-room-text = Préparer coûte { $prepare }, occuper { $occupy } ; elle vaut { points } à la fin.
explain-room-door = { explain-room-text } Quand tu l’occupes, sa porte donne un bonus : { $door }.
explain-group = Son groupe : { $full } sur { $rooms } occupées. Un groupe complet donne { $reward }.

explain-staff = { $timing ->
    [permanent] personnel, agit dès maintenant
    [once] personnel, agit une fois, à l’embauche
   *[endgame] personnel, compte à la fin
}
explain-staff-text = { CAPITAL($effect) }.
explain-hired = Engagé.
# $n : couronnes
explain-hire = { $n ->
    [one] Coûte { $n } couronne, moins la force de ton 5.
   *[other] Coûte { $n } couronnes, moins la force de ton 5.
}

explain-emperor = La piste de l’Empereur
explain-emperor-kind = trois rangées
explain-emperor-text = Tu marques des cases dans la rangée de la prochaine visite. Certaines donnent un bonus. Le premier à
    remplir une rangée gagne des points.
explain-marks = Cette rangée : { $marks } sur { $spaces }.
explain-marks-needed = { explain-marks } Il t’en faut { $needed } après la manche { $round }, sinon tu perds { $penalty } points.

explain-krones = Tes couronnes
explain-krones-kind = ton argent
explain-krones-text = Elles paient les chambres, le personnel et les frais d’un 6. À la fin, 3 couronnes restantes donnent 1
    point.
explain-krones-now = Tu en as { $n } sur { $limit } au plus.

explain-loan = Un emprunt
explain-loan-kind = numéro { $nth }
explain-loan-text = À tout moment de ton tour : { krones } tout de suite, { $vp } points à la fin.
explain-loan-taken = Pris.
explain-loan-left = Pas encore pris.

explain-main = L’action principale
explain-main-kind = de ton tour
explain-main-text = Ce que fait ton dé, à côté des bonus en attente. Tu choisis l’ordre, mais tu dois faire l’action
    principale.

## Mises en garde.

# $n : marques
careful-emperor = { $n ->
    [one] L’Empereur vient après cette manche : il te faut encore { $n } marque, sinon tu perds { $penalty } points.
   *[other] L’Empereur vient après cette manche : il te faut encore { $n } marques, sinon tu perds { $penalty } points.
}
careful-purse = Ta bourse est pleine : tu ne peux plus gagner de couronnes.
