# The opponent's turn: his sentence, the reasons, and the bar below.

# $opponent: a name; $n, $all: numbers of steps.
turn-step = { $opponent }’s turn · step { $n } of { $all }
turn-steps = Steps of this turn
turn-reasons = Reasons
turn-why = Why?
# $candidates: how many there were to choose from; $rules: how many rules decided.
turn-count = { $candidates ->
    [one] 1 candidate
   *[other] { $candidates } candidates
}, { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
}
turn-nobody = No candidate matches, so this rule is skipped.
turn-out = ruled out
turn-rules = Rules in full
# $n: how many steps.
turn-all = See all { $n } steps
turn-next = Next step
turn-skip = Skip to my turn
turn-to-end = To the end
turn-mine = My turn

## All steps on one page.

# $game: its name; $n: steps
turn-whole = { $n ->
    [one] { $game }: 1 step.
   *[other] { $game }: all { $n } steps.
}
turn-back = Back to the table
turn-on-table = Step { $n } on the table
