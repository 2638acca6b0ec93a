# Mise en place, explications, règles, résultats et listes de parties dans le terminal.

## Choisir un jeu.

# $question: what is asked; $n: the number of a choice
pick-default = { $question } (Entrée : { $n })
pick-game = Quel jeu ?
# $game: its name; $opponents: their names
pick-game-choice = { $game }, contre { OR($opponents) }
pick-level = Quel niveau ?
pick-module = Quel module ?
pick-module-none = aucun
pick-module-stop = pas d’autre
# $game: its name; $when: it was last played
continue = Ta partie de { $game } n’est pas terminée (dernier coup : { $when }). La continuer ?
# $level: its name
continue-level = Ta partie de { $game }, niveau { $level }, n’est pas terminée (dernier coup : { $when }). La continuer ?
continue-yes = continuer
continue-no = commencer une nouvelle partie

## Ce qui a été choisi.

# $name: of what was chosen; $value: how
chosen = { $name } : { $value }
chosen-level = Niveau
chosen-module = Module
chosen-file = de ton propre fichier

## Pourquoi ?

why-no-sentence = Cette décision n’a pas d’explication à elle.
why-no-choice = Il n’y avait qu’un candidat.
why-rows = Les candidats, règle par règle :
why-rules = Les règles :
row-none = Aucun candidat ne convient.
row-skipped = Aucun candidat ne convient : cette règle est sautée.
# $n: candidates
row-all = Conviennent : { $n } sur { $n }.
# $name: of a candidate
row-one = convient : { $name }
# $names: of candidates
row-left = encore en lice : { SEMICOLONS($names) }
row-out = hors course : { SEMICOLONS($names) }
# $game: its name; $rule: what was typed; $sections: their numbers
no-rule = « { $rule } » n’est pas une règle de { $game }. Sections : { COMMAS($sections) }.

## Résultats.

# $outcome: won, lost or draw; $score: your points
ending = { $outcome ->
    [won] Tu gagnes
    [lost] Tu perds
   *[draw] Match nul
} avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
# $opponent: the opponent’s points
ending-both = { $outcome ->
    [won] Tu gagnes
    [lost] Tu perds
   *[draw] Match nul :
} { $score }–{ $opponent }.
total = total
you = toi
undos-none = Joué sans rien annuler.
# $n: moves; $reveals: cards or dice that had been seen
undos = { $n ->
    [one] { $n } coup a été annulé.
   *[other] { $n } coups ont été annulés.
}
undos-reveals = { $n ->
    [one] { $n } coup a été annulé
   *[other] { $n } coups ont été annulés
}, avec { $reveals ->
    [one] { $reveals } révélation
   *[other] { $reveals } révélations
} de cartes ou de dés.

## Parties enregistrées et sauvegardes, une ligne chacune.

# $game: its name; $trouble: a sentence
table-trouble = { $game } : ne s’ouvre pas. { $trouble }
# $n: moves, cards and dice so far
table-open = en cours, { $n ->
    [one] { $n } saisie
   *[other] { $n } saisies
}
# $outcome: won, lost or draw; $score, $opponent: points
table-over = { $outcome ->
    [won] gagnée avec { $score }
    [lost] perdue avec { $score }
   *[draw] nulle avec { $score }
}
table-over-both = { $outcome ->
    [won] gagnée { $score }–{ $opponent }
    [lost] perdue { $score }–{ $opponent }
   *[draw] nulle { $score }–{ $opponent }
}
# $state: how it stands; $n: moves
table-undos = { $state }, { $n ->
    [one] { $n } coup annulé
   *[other] { $n } coups annulés
}
table-lesson = { $game } (leçon)
table-unknown = jeu inconnu
# $holds: what is in it; $size: in MB
copy = { $holds }, { NUMBER($size, decimals: 1) } Mo
copy-damaged = endommagée, ne peut pas être rétablie
# $n: games; $decks: sets of your own cards
copy-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
copy-decks = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} et { $decks ->
    [one] { $decks } paquet de cartes
   *[other] { $decks } paquets de cartes
}
