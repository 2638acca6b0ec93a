# Set-up, explanations, rules, results and lists of games in the terminal.

## Choosing a game.

# $question: what is asked; $n: the number of a choice
pick-default = { $question } (Enter: { $n })
pick-game = Which game?
# $game: its name; $opponents: their names
pick-game-choice = { $game }, against { OR($opponents) }
pick-level = Which level?
pick-module = Which module?
pick-module-none = none
pick-module-stop = no more
# $game: its name; $when: it was last played
continue = Your game of { $game } is not finished (last played { $when }). Continue it?
# $level: its name
continue-level = Your game of { $game }, level { $level }, is not finished (last played { $when }). Continue it?
continue-yes = continue
continue-no = start a new game

## What was chosen.

# $name: of what was chosen; $value: how
chosen = { $name }: { $value }
chosen-level = Level
chosen-module = Module
chosen-file = from your own file

## Why?

why-no-sentence = This decision has no explanation of its own.
why-no-choice = There was only one candidate.
why-rows = Candidates, rule by rule:
why-rules = The rules:
row-none = No candidate matches.
row-skipped = No candidate matches, so this rule is skipped.
# $n: candidates
row-all = All { $n } match.
# $name: of a candidate
row-one = { $name } matches.
# $names: of candidates
row-left = still in: { SEMICOLONS($names) }
row-out = ruled out: { SEMICOLONS($names) }
# $game: its name; $rule: what was typed; $sections: their numbers
no-rule = “{ $rule }” is not a rule of { $game }. Sections: { COMMAS($sections) }.

## Results.

# $outcome: won, lost or draw; $score: your points
ending = { $outcome ->
    [won] You win
    [lost] You lose
   *[draw] A draw
} with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
# $opponent: the opponent’s points
ending-both = { $outcome ->
    [won] You win
    [lost] You lose
   *[draw] A draw:
} { $score }–{ $opponent }.
total = total
you = you
undos-none = Played without undo.
# $n: moves; $reveals: cards or dice that had been seen
undos = { $n ->
    [one] 1 move was undone.
   *[other] { $n } moves were undone.
}
undos-reveals = { $n ->
    [one] 1 move was undone
   *[other] { $n } moves were undone
}, with { $reveals ->
    [one] 1 reveal
   *[other] { $reveals } reveals
} of cards or dice.

## Saved games and backups, a line each.

# $game: its name; $trouble: a sentence
table-trouble = { $game }: cannot be opened. { $trouble }
# $n: moves, cards and dice so far
table-open = in progress, { $n ->
    [one] 1 entry
   *[other] { $n } entries
}
# $outcome: won, lost or draw; $score, $opponent: points
table-over = { $outcome ->
    [won] won with { $score }
    [lost] lost with { $score }
   *[draw] draw with { $score }
}
table-over-both = { $outcome ->
    [won] won { $score }–{ $opponent }
    [lost] lost { $score }–{ $opponent }
   *[draw] draw { $score }–{ $opponent }
}
# $state: how it stands; $n: moves
table-undos = { $state }, { $n } undone
table-lesson = { $game } (lesson)
table-unknown = unknown game
# $holds: what is in it; $size: in MB
copy = { $holds }, { NUMBER($size, decimals: 1) } MB
copy-damaged = damaged, cannot be restored
# $n: games; $decks: sets of your own cards
copy-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
copy-decks = { $n ->
    [one] 1 game
   *[other] { $n } games
} and { $decks ->
    [one] 1 deck
   *[other] { $decks } decks
}
