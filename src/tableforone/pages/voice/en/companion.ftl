# The pages of a companion table: the opponent's list, the question, corrections.

## What the player does for the opponent, line by line.

companion-do = Do this for { $opponent }
companion-turn = { $opponent }’s turn { $n }
companion-move = { $opponent }’s move
companion-turns = { $opponent }’s turns { $first }–{ $last }
companion-turn-heading = Turn { $n }
companion-final = Final scoring
companion-count = { $done } of { $all }
companion-all-done = All done
# after a question that can be answered on a line of the list
companion-or-later = Or tick the line and enter it later.
companion-continue = Continue
companion-show-again = Show the list again
companion-done-before = done before
companion-speak = Speak out loud

## Before the first question.

companion-set-up = Set up the table
companion-for-two = As for two players
companion-seat = For { $opponent }
companion-modules = Expansions
companion-all-set = Everything is ready
companion-start-game = Start game
companion-start = First card
companion-show-set-up = Show the set-up again
companion-solo-step = Solo rules: step { $number }.

## The question.

companion-now = Now
companion-your-turn = Your turn
companion-enter = Enter
companion-remember = Remember
companion-asks = What is on your table?
companion-confirm = Confirm
companion-none = None of these
companion-search = Search
companion-search-hint = Part of the name
companion-all-kinds = All
companion-kinds = Kinds
companion-correct = Correct an entry
companion-answers = Answers
companion-several = Several are equal
companion-more-answers = More answers
companion-dice-so-far = The dice entered so far
companion-dice-tap = Tap each die as you see it. The last of { $n } enters them all.
companion-dice-count = { $n } of { $all } dice. Tap a die above to remove it.
companion-dice-faces = Faces
companion-dice-face = A die that shows { $face }
companion-dice-remove = Remove last die
companion-dice-type = Or type { $n } digits, such as 1123456611
companion-dice-line = “{ $said }” is not a roll. Type one digit from 1 to { $faces } for each die.

## Where the browser may not do everything.

companion-plain-http = This address is plain http, so the screen turns off by itself, and Copy only selects the text.
companion-plain-http-do = Choose a longer screen time-out on this device, or start the app with { $safely } ({ $link }). The offline app ({ $offline }) needs no server.
companion-plain-http-link = Home network

## What cannot be entered, and what to do instead.

companion-over = The game is over. There is nothing left to enter.
companion-tap-first = Tap an answer first.
companion-tick-one = { $least ->
    [one] Tick at least one space.
   *[other] Tick at least one space; with these dice { $least } must tie.
  }
companion-tick-or-none = Tick what is there, or press “None of these”.
companion-tick-more = You ticked { $n }. With these dice { OR($possible) } spaces must tie. Tick all of them.
companion-tick-others = This cannot be what is on the table. Possible: { SEMICOLONS($possible) }.
companion-out-of-date = This page is out of date. Reload it and enter this again.

## Corrections.

companion-correct-about = Which entry is wrong? Enter it again; you see which turns change, then decide.
companion-before-first = Before the first turn
companion-no-entries = No entries yet. Everything you enter will be listed here.
companion-cancel = Cancel
companion-turns-change = { $n ->
    [one] { $n } of { $opponent }’s turns would change
   *[other] { $n } of { $opponent }’s turns would change
  }
companion-nothing-changes = { $opponent }’s turns stay the same
companion-points-change = { $opponent }’s points: { $now } as played, { $then } if the turns are played again.
companion-repair = Put the table right
companion-repair-about = Only if you play the turns again, and only after everything { $opponent } did so far is carried out.
companion-repair-nothing = Nothing has to be moved on the table.
companion-which-counts = What counts?
companion-keep = Leave it as played
companion-keep-about = only the entry changes
companion-replay = Play it again
companion-replay-about = the table is as listed above

## Around the question.

# $opponent: name; $way: level and expansions
companion-where = with your own copy, against { $opponent }
companion-where-way = with your own copy, against { $opponent }, { $way }
companion-show = Show
companion-board = { $opponent }’s board
companion-entered = What was entered
companion-barred = Not possible now
# $first, $last: the smallest and the largest number
companion-from-to = { $first } to { $last }
companion-numbers = Is a number different on your table?
# For screen readers. $what: the number
companion-less = { $what }: one less
companion-more = { $what }: one more
companion-marks = Single markers
companion-reveals = Who reveals { $opponent }’s cards?
companion-reveals-app = The app
companion-reveals-me = I do
companion-no-number = This number is not on the board. Reload the page.
# $what: the number; $now: what it is; $least, $most: the bounds
companion-number-bounds = { $what } is { $now }. It can be { $least } to { $most }.
# $said: what was sent
companion-not-dice = “{ $said }” is not a number of dice. Reload the page.
companion-start-again = This page is out of date. Start again with the entry that is wrong.
companion-not-all = Something is missing. Start again with the entry that is wrong.
companion-nothing-entered = This game is played here, so there are no entries.
companion-no-entry = This entry does not exist any more. Choose another one.
companion-no-choice = That is not one of the choices. Choose again.

## Your cards.

deck-link = Your cards
# $deck: what they are called
deck-link-named = Your cards: { $deck }
deck-page = Your cards: { $game }
deck-title = Your cards
# $game: its name
deck-about = { $game }, { $deck }. The printed cards could not be found; these are reconstructed. Enter each of your cards once; from then on every new game uses it.
# $n, $all: cards
deck-count = { $n } of { $all } entered
deck-known = Cards entered
deck-open-file = Open a file
deck-tap = Tap a card to enter it
deck-tap-about = Look at the printed card with that number and choose what it shows.
# $card: its number
deck-card = Card { $card }
deck-save = Save card { $card }
deck-again = Start this card again
deck-incomplete = Card { $card } was not completed, so nothing was changed. Enter it again.
deck-none-own = This file has no cards of your own. Choose another file.
# $card: what was asked for
deck-no-card = “{ $card }” is not a card of { $deck }. Choose one from the list.
deck-impossible = Card { $card } cannot show this. Enter it again.
deck-address = This address is not complete. Enter the card again.
