# La table en texte brut, large de 79 colonnes.

draw-round = { $who ->
    [ralph] Manche { $round } sur { $rounds } (Ralph commence), tour { $nth } sur 4. Points : toi { $you }, Ralph { $ralph }.
   *[you] Manche { $round } sur { $rounds } (tu commences), tour { $nth } sur 4. Points : toi { $you }, Ralph { $ralph }.
}
draw-over = Manche { $round } sur { $rounds }, la partie est finie. Points : toi { $you }, Ralph { $ralph }.
# $n : combien de dés ; $die : leur chiffre
draw-dice = { $n }× { $die } { $die ->
    [1] préparer
    [2] occuper
    [3] l’un ou l’autre
    [4] Empereur/couronnes
    [5] engager
   *[6] imiter
}
draw-all-dice = { $n ->
    [0] Dés : aucun.
   *[other] Dés : { COMMAS($parts) }.
}
# $n : combien d’emprunts ; $loans : leurs points, négatifs
draw-money = { $n ->
    [0] { you-have } Plus d’emprunt possible.
    [one] { you-have } Reste { $n } emprunt (2 couronnes ; { COMMAS($loans) } points à la fin).
   *[other] { you-have } Restent { $n } emprunts (2 couronnes chacun ; { COMMAS($loans) } points à la fin).
}
draw-die = Ton dé : { $die }, force { $strength }.
draw-pending = En attente, { $item } : { $effect }.

draw-rooms = Chambres : numéro, couleur (B R J), groupe ; . fermée, o préparée, X occupée
draw-floors = Étages 1–4 : préparer pour 0–3 couronnes, occuper pour 1–4, valeur 1–4 points.
# Une lettre par couleur.
draw-colour = { $colour ->
    [blue] B
    [red] R
   *[yellow] J
}
draw-hotel = { $who ->
    [ralph] Hôtel de Ralph (plan { $hotel })
   *[you] Ton hôtel (plan { $hotel })
}
draw-no-hotel = { $who ->
    [ralph] Hôtel de Ralph : pas encore distribué.
   *[you] Ton hôtel : pas encore distribué.
}
# Neuf lettres au plus.
draw-columns = colonne
# Cinq lettres au plus.
draw-holder = { $who ->
    [ralph] Ralph
   *[you] toi
}
draw-group = { $letter } { $colour ->
    [blue] bleu
    [red] rouge
   *[yellow] jaune
} { $reward }
draw-groups = { $n ->
    [0] Groupes ouverts : aucun.
   *[other] Groupes ouverts : { SEMICOLONS($parts) }.
}
draw-door = { $room } { $effect }
draw-doors = { $n ->
    [0] Portes : aucune.
   *[other] Portes : { SEMICOLONS($parts) }.
}
# $krones : couronnes ou 0 ; $n : cases de l’Empereur ou 0
draw-gain = { $krones ->
    [0] +{ emperor-spaces }
    [1] { $n ->
        [0] +1 couronne
       *[other] +1 couronne +{ emperor-spaces }
    }
   *[other] { $n ->
        [0] +{ $krones } couronnes
       *[other] +{ $krones } couronnes +{ emperor-spaces }
    }
}
draw-kind = { $kind ->
    [hire] engager
    [prepare] préparer { draw-room }
   *[occupy] occuper { draw-room }
}
draw-room = { $colour ->
    [any] au choix
   *[other] { colour }
}
# $n : couronnes de moins
draw-effect = { $n ->
    [0] { draw-kind }
   *[other] { draw-kind } −{ $n }
}
draw-effect-free = { draw-kind } gratuit

draw-track = { $who ->
    [ralph] Piste de l’Empereur de Ralph : { draw-rows }.
   *[you] Ta piste de l’Empereur : { draw-rows }.
}
draw-rows = { SEMICOLONS($parts) }
draw-extra = supplément { $marks }
draw-row = rangée { $row } { $marks } { $visit }, { draw-first }
draw-row-now = rangée { $row } (en cours) { $marks } { $visit }, { draw-first }
# $n : points
draw-first = { $who ->
    [you] premier : toi
    [ralph] premier : Ralph
    [nobody] premier : personne
   *[open] premier : { points }
}
# $n : marques
draw-visit = il en faut { $n } à la manche { $round }
draw-missed = manqué, { $penalty } points
draw-enough = assez
draw-bonus = rangée { $row }, case { $space } { $effect }
draw-bonuses = Bonus à venir : { SEMICOLONS($parts) }.

draw-strip = Bande de personnel { $strip } :
draw-hired = { $member } (au travail) : { $effect }.
draw-staff = { $member } (coûte { $n }) : { $effect }.
draw-card = Dernière carte de Ralph, { $id } : dés { $left } et { $right } ; { SEMICOLONS($actions) }.
# $n : cartes
draw-top = { $n ->
    [one] Sur son paquet ({ $n } carte) : { $preference }.
   *[other] Sur son paquet ({ $n } cartes) : { $preference }.
}
