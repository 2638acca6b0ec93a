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
companion-dice-tap = Tap each die as it lies. The last of { $n } enters them all.
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
companion-tick-more = You ticked { $n }. With these dice { $possible } spaces must tie. Tick all of them.
companion-tick-others = This cannot be what is on the table. Possible: { $possible }.
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
