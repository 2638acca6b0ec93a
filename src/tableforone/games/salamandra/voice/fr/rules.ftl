# Le jeu en bref, niveaux, options, décompte final, résultats.

primer = Tu es druide au Temple de la Salamandre. Pendant 4 manches, tu places des apprentis sur des
    champs octogonaux. Ensuite, ils y travaillent, se reposent pour un cristal ou servent au Temple.
    Les champs à serpe donnent feuilles, fleurs, fruits et potions, qui ne durent que jusqu’à la fin
    du tour ; tu gardes cristaux et parchemins. Les marchandises paient de nouveaux champs, les
    chaudrons et les cartes Salamandre. Pour 4 parchemins, un apprenti va sur un grimoire, qui
    rapporte des points à la fin. Tu joues tour après tour jusqu’à ce que tu passes ; tu peux alors
    récolter des bosquets à côté de tes apprentis. Rudolph marque des points, place des apprentis le
    long de flèches et ramasse les bosquets voisins. Après chaque manche, tu dois avoir plus de
    points que lui, sinon tu perds.

## Niveaux.

level-1 = niveau 1
    .about = Il amasse lentement, et c’est ici que tu peux recycler le plus souvent. Tu dois être
        devant lui après chaque manche.
level-2 = niveau 2
    .about = Il amasse plus vite et a plus de foi. Il te faut des points dès la première manche.
level-3 = niveau 3
    .about = C’est ici qu’il amasse le plus vite et que tu recycles le moins. Une manche faible met
        fin à la partie.

## Options de mise en place.

option-labour = Cartes Labeur de Rudolph
    .about = Un fichier avec les cartes Labeur de ta boîte. Il remplace les cartes reconstituées.
option-placement = Cartes Placement de Rudolph
    .about = Un fichier avec d’autres cartes Placement.
option-furthest_skips_holes = La flèche de Rudolph
    .about = La flèche de Rudolph passe-t-elle par-dessus les cases sans champ (règle 12.4.2) ?
option-furthest_skips_holes-yes = Oui
    .about = Les trous sont sautés.
option-furthest_skips_holes-no = Non
    .about = Il s’arrête avant le premier trou.
option-rudolph_may_double_spellbook = Les deux emplacements d’un grimoire
    .about = Rudolph peut-il utiliser les deux emplacements d’un grimoire (règle 12.5.3) ?
option-rudolph_may_double_spellbook-yes = Oui
    .about = Il peut utiliser tout emplacement libre.
option-rudolph_may_double_spellbook-no = Non
    .about = Les grimoires où il a déjà un apprenti sont sautés.
option-spellbook_timing = Le chemin vers un grimoire
    .about = Quand 4 parchemins envoient-ils ton apprenti sur un grimoire (règle 9.2.1) ?
option-spellbook_timing-immediate = Tout de suite
    .about = Après chaque gain complet.
option-spellbook_timing-end_of_action = À la fin de l’action
    .about = Une fois, à la fin de l’action.
option-groves_beside_temple = Bosquets près du Temple
    .about = Quand on place les bosquets de la manche suivante, le Temple compte-t-il comme un champ
        (règle 12.8.3) ?
option-groves_beside_temple-no = Non
    .about = Un intervalle doit toucher 2 champs, comme le disent les règles solo.
option-groves_beside_temple-yes = Oui
    .about = Un intervalle entre un champ et le Temple reçoit aussi un bosquet, comme à la mise en
        place.
option-deck = Cartes de Rudolph
    .about = Tes propres cartes des deux sortes, autant que tu les connais : un fichier de
        « tableforone deck salamandra ».

## Ce qui est reconstitué.

reconstructed-labour = Certains nombres des cartes Labeur de Rudolph sont reconstitués : les points
    des manches et des grimoires, et les recyclages des niveaux 1 et 2. Sa foi et les 3 recyclages du
    niveau 3 sont imprimés. Tu peux utiliser tes propres cartes avec l’option « Cartes Labeur de
    Rudolph ».
reconstructed-placement = Les flèches des 16 cartes Placement de Rudolph sont reconstituées :
    8 flèches qui partent vers l’extérieur depuis les 4 champs de départ, deux fois chacune. Tu peux
    utiliser tes propres cartes avec l’option « Cartes Placement de Rudolph ».

## Lignes du décompte final, au milieu d’une phrase.

score-track = points sur la piste
score-spellbooks = grimoires
score-faith-salamander = foi : Salamandre
score-faith-bear = foi : Ours
score-faith-eagle = foi : Aigle
score-scrolls = parchemins
score-yours = tes points
score-his = points de Rudolph

## Comment cela s’est terminé. $mine, $theirs : des points

result-won = Tu bats Rudolph { $mine } à { $theirs }.
result-lost = { $mine ->
    [one] Tu as { $mine } point et Rudolph { $theirs }. Il t’en fallait plus que lui.
   *[other] Tu as { $mine } points et Rudolph { $theirs }. Il t’en fallait plus que lui.
}
result-lost-after-1 = { $mine ->
    [one] Après la manche 1, tu avais { $mine } point et Rudolph { $theirs }. Il t’en fallait plus que lui.
   *[other] Après la manche 1, tu avais { $mine } points et Rudolph { $theirs }. Il t’en fallait plus que lui.
}
result-lost-after-2 = { $mine ->
    [one] Après la manche 2, tu avais { $mine } point et Rudolph { $theirs }. Il t’en fallait plus que lui.
   *[other] Après la manche 2, tu avais { $mine } points et Rudolph { $theirs }. Il t’en fallait plus que lui.
}
result-lost-after-3 = { $mine ->
    [one] Après la manche 3, tu avais { $mine } point et Rudolph { $theirs }. Il t’en fallait plus que lui.
   *[other] Après la manche 3, tu avais { $mine } points et Rudolph { $theirs }. Il t’en fallait plus que lui.
}
result-lost-after-4 = { $mine ->
    [one] Après la manche 4, tu avais { $mine } point et Rudolph { $theirs }. Il t’en fallait plus que lui.
   *[other] Après la manche 4, tu avais { $mine } points et Rudolph { $theirs }. Il t’en fallait plus que lui.
}

## Ce qui ne va pas dans un fichier de cartes.

file-card = Option { $option }, carte { $name }
file-level = Le fichier de l’option labour doit avoir exactement 1 carte avec level = { $level } ; il en a { $n }.
file-rounds = { $card } : vp_by_round doit être une liste de { $n } nombres, un par manche.
file-faith = { $card } : faith doit nommer bear, eagle et salamander, et rien d’autre.
file-placement = Le fichier de l’option placement doit avoir { $all } cartes ; il en a { $n }.
file-choice = { $card } : { $field } doit être l’un de ceux-ci : { COMMAS($choices) } ; pas « { $value } ».
file-step = { $card } : step doit être { $step } pour une flèche { $arrow ->
    [north] vers le nord
    [east] vers l’est
    [south] vers le sud
   *[west] vers l’ouest
}. Corrige-le ou supprime-le.
file-number = { $card } : { $field } doit être un nombre entier de 0 à { $most }, pas « { $value } ».
file-no-card = Option deck : « { $name } » n’est pas une carte. Cartes : L1 à L3, P01 à P{ $last }.
file-twice = Option deck : la carte { $name } y est deux fois. Regarde la carte et garde la bonne entrée.
file-not-toml = Le fichier de l’option { $option } n’est pas du TOML : { $error }. Compare-le avec
    data/{ $name }.toml.
file-no-cards = Le fichier de l’option { $option } n’a pas d’entrées [[card]]. Compare-le avec
    data/{ $name }.toml.
