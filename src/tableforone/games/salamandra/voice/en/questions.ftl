# Questions.

# $round: its number; $holdings: a list
ask-act = Round { $round }: choose an action. You have { $holdings }.
# $n: apprentices
to-place = { $n ->
    [0] no apprentice to place
    [one] 1 apprentice to place
   *[other] { $n } apprentices to place
}
# $field: with its colour and number
ask-cell = Where do you build the { $field }? It must touch a field or the Temple.
ask-option = You have built the { $field }: place an apprentice on it or take a card?
ask-option-card = You have built the { $field }. Choose a card to take.
ask-option-place = You have built the { $field }. Choose a spot for an apprentice.
# $spot: of a Spellbook
ask-send = Which apprentice moves to the { $spot }? Its field spot becomes empty.
# $n: how many more
ask-recycle = { $n ->
    [one] Before the next round: recycle a card or a field? 1 recycling left.
   *[other] Before the next round: recycle a card or a field? { $n } recyclings left.
}
# $n: the price; $money: your crystals
ask-harvest = Harvest a connected grove for { crystals }? You have { $money }.
ask-free-building = No spot is empty and you can afford no field: choose one to build for free.
ask-pay = Choose a resource to pay.
ask-wake = Which flipped apprentice becomes active again?
ask-grove = Choose a grove to harvest for free.
# $n: your scrolls
ask-book = You return 4 of { $n } scrolls. Choose a Spellbook spot for your apprentice.

## What cards and tiles show.

# $place: 1, 2 or 3
ask-open-book = Which Spellbook is in place { $place } from the left?
ask-arrow = Which Placement card does Rudolph reveal?
# $cell: a place of the map
ask-start = Which starting field is at { $cell }?
# $gap: a place of the map
ask-lay-grove = Which grove is placed in { $gap }?
# $place: 1 to 6
ask-show-field = Which field goes to place { $place } of the display?
ask-turn-up = Which { deck } card is revealed?
