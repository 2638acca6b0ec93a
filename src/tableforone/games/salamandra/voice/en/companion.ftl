# Salamandra with your own copy. $arrow and $start are an arrow of his card unless a comment says otherwise.

## Places.

# $n: place of the line
own-place = { $n ->
    [1] the { start } starting field
   *[other] the field in place { $n } of the line { direction } from the { start } starting field
}
own-spot = { $place ->
    [top] the bonus spot (top)
   *[other] the { place } spot
}
# $spot, $field: one of the above each
own-spot-of = { $spot } of { $field }
# $nth: 1, 2 or 3
own-book = the { level } spot of the { $nth ->
    [1] first
    [2] second
   *[3] third
} Spellbook from the left
own-arrow = { $arrow ->
    [north] North
    [east] East
    [south] South
   *[west] West
} from the { start } starting field
own-from = from the { start } field

## Questions. $who: which of his apprentices; $arrow: of his card, in words.

# $round: its number; $nth: which of them
own-apprentice = Round { $round }, his apprentice { $nth } of { $round }
own-which-arrow = { $who }: which arrow does his Placement card show?
own-furthest = { $who }: along { $arrow }, which place has the furthest field? Ignore empty places between (12.4.2).
own-furthest-hole = { $who }: along { $arrow }, which place has the furthest field? Stop before the first empty place
    (12.4.2).
own-next-back = That field is full. Which is the next one back along { $arrow } with a free spot (12.4.5)?
# $field: where it is
own-free-spot = { $who }: { $field }. Clockwise from the top, which spot is free first?
own-free-spot-last = { $who }: { $field } (unless there is one further { direction }). Clockwise from the top, which spot is
    free first?
# $n: gaps
own-gathers = { $n ->
    [one] How many groves are still in the 1 gap beside his apprentices, after your own harvest (12.6)?
   *[other] How many groves are still in the { $n } gaps beside his apprentices, after your own harvest (12.6)?
}
# $round: its number; $needed, $n: points
own-check = The check of round { $round }: do you have { $needed } points or more? Rudolph has { $n } (12.7).
# $rounds: a list; $book: points; $n: recyclings
own-labour-right = Does his Labour card show { AND($rounds) } points for the four rounds, { $book } for a Spellbook and
    { recyclings }? This card is reconstructed.
recyclings = { $n ->
    [one] 1 recycling
   *[other] { $n } recyclings
}
# $shows: which number
own-labour-number = What does it show: { $shows }?
# $god: whose; $n: his faith
own-faith = How much { god } faith do you have? Rudolph has { $n } (12.9.1).
own-score-lost = The game ends here. How many points do you have?
# $n: points
own-score = Rudolph ends with { $n }. What is your own final score, with Spellbooks, faith and scrolls?
# $round: its number
own-turns = Round { $round }: play your turns until you have passed, and harvest if you like.
own-room = Is any spot of the four starting fields still free (12.4.5)?
own-book-spot = Of these Spellbook spots, upper ones first, which is the first empty one (12.5.1)?

## Answers.

own-as-before = as before
own-bonus-spot = the bonus spot
# $n: a place of the line
own-further = Further out than place { $n }
own-place-number = { $n ->
    [1] Place 1, the starting field
   *[other] Place { $n }
}
own-place-before = { own-place-number }, as before
own-no-free-field = No field of this line has a free spot
own-field-beyond = There is a field further { direction }
# $n: a place of the line
own-furthest-now = The furthest field is in place { $n }
own-spots-note = Clockwise from the top. One tap says that all spots before it are taken.
own-built-note = Have you built further out? Tap the place of the furthest field first.
own-none-free = None is free
# $what: a spot
own-choice = { CAPITAL($what) }
# $a: 0 to 3; $n: his faith
own-faith-answer = { $a ->
    [0] None
    [1] Fewer than { $n }
    [2] { $n }, as many as he has
   *[3] More than { $n }
}
own-passed = I have passed
# $n: groves
own-groves-left = { $n ->
    [0] No grove
   *[other] { groves }
}
groves = { $n ->
    [one] 1 grove
   *[other] { $n } groves
}
own-check-yes = Yes, the game continues
own-check-no = No, it ends here
own-room-yes = Yes, at least one
own-room-no = No, all are taken
own-labour-yes = Yes, it does
own-labour-no = No, I will enter it
# $arrow: of a card, in words
barred-arrow = All cards with { $arrow } were already revealed.
# $spot: of a field or a book
barred-spot = Rudolph is on { $spot }.

## What he does. $spot, $field, $book: places; $arrow: of his card, in words.

own-why-bonus-spot = He takes { $spot }: it is free (12.4.3).
own-why-next-spot = He takes { $spot }. The bonus spot is taken, so it is the next free one clockwise (12.4.4).
own-why-no-book = No Spellbook spot is available, so that apprentice stays on its field (12.5.6).
own-why-upper-book = He moves to { $book }: the first empty upper spot from the left (12.5.1).
own-why-lower-book = He moves to { $book }. No upper spot is empty, so it is the first empty lower one (12.5.1).
own-why-no-field = No field along { $arrow } has a free spot: he reveals another card (12.4.5).
own-why-field = Rudolph follows { $arrow } to the furthest field (12.4.2): { $field }.
own-why-field-with-spot = Rudolph follows { $arrow } to the furthest field with a free spot (12.4.5): { $field }.
own-arrow-shown = His card shows { $arrow }.
# $round: its number
own-prepared = You pass the check; round { $round } is prepared.
# $books, $faith, $scrolls, $total: points
own-finals = Rudolph scores { $books } for Spellbooks, { $faith } for faith and { $scrolls } for scrolls: he ends with
    { $total } (12.9.2).

## What you do for him. $where: a spot of a field.

own-next-card = Put his card aside and reveal another one
own-put = Put a grey apprentice on { $where }
own-stays = Leave the apprentice on { $spot }
own-to-book = Move the grey apprentice from { $spot } to { $book }
# $start, $end: numbers of the track
own-marker = Move his points marker from { $start } to { $end }
# $n: points
own-labour-points = { points } of his Labour card for this round (12.3).
own-book-points = { points } for the Spellbook (12.5.2).
# $nth: 1, 2 or 3
own-scroll = Give Rudolph a scroll: his { $nth ->
    [1] first
    [2] second
   *[3] third
}
own-scroll-why = The bonus spot was not free (12.4.4).
own-scrolls-back = Return Rudolph’s three scrolls to the supply
own-scrolls-back-why = He discards them when he gains the third (12.5.1).
# $n: groves
own-gather = { $n ->
    [one] Take the grove next to his apprentices and put it face down beside his portrait
   *[other] Take the { $n } groves next to his apprentices and put them face down beside his portrait
}
own-gather-why = He gains nothing else from them.
own-grove-points = { points }: 1 for each grove (12.6).
# $n: times
own-recycle = { $n ->
    [one] If you like, recycle: up to 1 time
   *[other] If you like, recycle: up to { $n } times
}
own-recycle-why = A card or a field goes under its pile (12.8.1).
own-refill = Place a grove in every empty gap with at least two fields beside it
own-refill-temple = Place a grove in every empty gap between two fields, or between a field and the Temple
own-refill-why = From the supply, as long as it lasts (12.8.3).
own-income = Take your crystals and apprentices for round { $round }
own-income-why = As in the game for two (10.2).
# $what: books, faith or scrolls
own-final = { $what ->
    [books] Spellbooks: move his points marker from { $start } to { $end }
    [faith] Faith: move his points marker from { $start } to { $end }
   *[scrolls] Scrolls: move his points marker from { $start } to { $end }
}
own-final-points = { points } (12.9.2).
# $n: a number of the track
own-final-none = Leave his marker on { $n }
own-final-none-why = The final scoring adds nothing (12.9.2).
own-card-shows = His card shows { $arrow }
own-app-revealed = The app has revealed it.
own-box = Put his apprentice back into the box
own-box-why = No spot is free (12.4.5).

## Set-up.

ready-game = Set up the game for two players
ready-game-note = Temple, four starting fields, groves, Spellbooks.
ready-grey = Take ten grey apprentices and two grey markers
ready-grey-note = Rudolph is the Gray scholar.
# $level: its number
ready-labour = Take the Labour card of level { $level }
ready-labour-note = Put it beside his portrait.
ready-placement = Shuffle the 16 Placement cards face down
ready-placement-note = You enter the arrow of each.
ready-no-placement = Leave the 16 Placement cards in the box
ready-no-placement-note = The app reveals them.
ready-portrait = Put his portrait beside his cards, with 1 scroll on it
ready-portrait-note = He starts with it.

## His board.

# $round, $rounds: numbers; $n: points; $scrolls: a number; $groves: with their number
own-head = Round { $round } of { $rounds }. Rudolph has { points }, { $scrolls } of 3 scrolls, { $groves }.
# $rounds: a list of points; $book: points; $n: recyclings
labour-shows = { COMMAS($rounds) } points for the rounds, { $book } for a Spellbook, { recyclings }
# $faith: a list
own-labour-card = His Labour card: { labour-shows }, faith: { COMMAS($faith) }.
# $god: whose; $n: a number
faith-of = { god } { $n }
# $fields, $books: lists; $n: apprentices
own-apprentices = On fields: { AND($fields) }. On Spellbooks: { AND($books) }. Still to come: { $n }.
# $n: cards
own-placement = Placement cards: { $n } face down.
# $book: a spot
own-on-book = Rudolph on { $book }
own-points = his points
own-scrolls = his scrolls
own-groves = his groves
# $nth: which number of the card
own-labour = { $nth ->
    [0] Labour card: points of round 1
    [1] Labour card: points of round 2
    [2] Labour card: points of round 3
    [3] Labour card: points of round 4
    [4] Labour card: points of a Spellbook
    [5] Labour card: recyclings
    [6] Labour card: Salamander faith
    [7] Labour card: Bear faith
   *[8] Labour card: Eagle faith
}
own-grey-on = a grey apprentice on { $where }
own-grey-boxed = a grey apprentice in the box

## A card of your own deck. $id is our number of it.

deck-name = Rudolph’s cards
deck-arrow = Card { $id }: which arrow does it show?
# $shows: which number
deck-number = Card { $id }: { $shows }?
# $nth: 0 to 5
deck-shows = { $nth ->
    [0] points of round 1
    [1] points of round 2
    [2] points of round 3
    [3] points of round 4
    [4] points of a Spellbook
   *[5] recyclings
}
# The first line of a file; always in English.
deck-file = Salamandra: Rudolph’s Labour and Placement cards. Cards from your own copy are marked as own.
