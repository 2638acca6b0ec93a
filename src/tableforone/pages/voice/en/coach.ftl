# The coach at the table. The turn and the reason come from the coach itself.

hint-open = Hint
hint-open-title = Show the best turn (H)
hint-silent = The coach does not answer. Your game goes on.
hint-none = No hint this time.
hint-region = Hint
hint-line = The turn, move by move
hint-out-of-reach = Winning is out of reach (under 5%), so this hint counts points.
hint-win = winning chance
hint-range = range { PERCENT($low) }–{ PERCENT($high) }
hint-points = points at the end
hint-points-range = range { $low }–{ $high }
hint-play = Play the line
hint-stops = stops when a card or a roll is revealed
hint-others = { $n ->
    [one] 1 other turn
   *[other] { $n } other turns
  }
hint-others-about = Choose one to show its line on the board.
hint-behind = { $points ->
    [one] 1 point less
   *[other] { $points } points less
  }
hint-about-equal = about equal
hint-close = Close
hint-simulated = { $games } simulated games for each turn

## Beside the scores, where the settings ask for it.

chance-label = chance
chance-about-now = How often the coach would win from here
chance-points = ≈ { $points }
line-empty = There are no moves in this line. Ask for a hint again.

## The review of a finished game.

review-title = Review
review-result = Result
review-replay = Replay
review-won = You win!
review-lost = { $opponent } wins
review-draw = A draw
review-you = You
review-begins = The coach is looking at every decision of this game.
review-progress = { $done } of { $every } decisions judged.
review-queued = The coach is reviewing another game. This review starts when that one is done.
review-silent = The coach does not answer. Load this page again to retry.
review-nobody = There is no coach here. Open this game in the app on a computer, or type

# How an amount is written. $n: points
amount-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }

finding-good-luck = Luck gave you { $amount }.
finding-bad-luck = Luck cost you { $amount }.
finding-even-luck = Luck was even.
finding-no-cost = You gave almost nothing away.
finding-cost = Your moves cost { $cost }, { $worst } of it with one decision in round { $round }.

curve-chance = Your winning chance, decision by decision
curve-points = Your lead, decision by decision
curve-about-chance = How often the coach would win from here. Hatched: luck (cards, dice, { $opponent }). Full: what your moves cost.
curve-about-points = Winning was out of reach, so this is your expected lead in points. Hatched: luck (cards, dice, { $opponent }). Full: what your moves cost.
curve-label-chance = Winning chance from { PERCENT($start) } at the start to { PERCENT($end) } at the end
curve-label-points = Expected lead from { $start } points at the start to { $end } at the end
curve-round = round { $n }
curve-luck = Luck
curve-moves = Your moves

sum-start = start
sum-luck = luck
sum-moves = moves
sum-end-chance = result
sum-end-points = points ahead

turning-title = Turning point
turning-round = Round { $n }.
turning-move = You chose “{ $move }”.
turning-share = Luck: { $luck }. Your move: { $cost }.
turning-look = Look at it
turning-none = There was none: your winning chance changed in small steps.

costs-title = { $n ->
    [0] No costly decisions
    [one] The costliest decision
   *[other] The { $n } costliest decisions
  }
costs-about = Each was compared with the better turn in { $games } simulated games, the same ones for both.
cost-question = Question { $n }
cost-you = You
cost-better = Better
cost-play = Play the better line

## Your strength and the sparring partners. $points, $low, $high: points.

strength-like = You play like a { $points }
strength-range = You play like a { $low } to { $high }
strength-none = No strength yet
strength-from = Range { $low }–{ $high }, from your last { $games } reviewed games. Saved on this device only.
strength-few = From { $games } reviewed games; more make it sharper. Saved on this device only.
strength-first = Review 2 finished games without expansions to see your strength.
strength-between = Between { $one } ({ $low }) and { $other } ({ $high }).
strength-below = { $name } averages { $points }.
strength-above = Stronger than { $name } ({ $points }).

rivals-nav = Partners
rivals-title = Sparring partners
rivals-about = Six computer players, from Anni to Felix. Your strength is on the same scale: average points in a game.
rivals-who = Player
rivals-points = Points
rivals-wins = Wins, { $level }
rivals-wins-any = Wins
rivals-next = next to beat
rivals-play = Play { $level }
rivals-half = The closest to an even match: you would win about { PERCENT($chance) }.
rivals-measured = Points and wins were measured over at least 50 games on each level, without expansions. “tableforone simulate GAME --player anni” lets one of them play.
lobby-strength = { $game }: you play like a { $points } (range { $low }–{ $high }). On { $level } you would win about { PERCENT($chance) } of your games.
lobby-partners = Sparring partners

## Find the turn: one puzzle a day.

puzzle-title = Find the turn
puzzle-about = { $game }: one turn of { $moves } moves is clearly the best. Can you find it?
# a decision of a game that the player reviewed
puzzle-own-about = From your own game of { $game }: at one decision, one turn was clearly the best. Can you find it?
puzzle-kept = A costly decision of this game is now a puzzle on the first page.
puzzle-review = Review of the game
puzzle-start = Find the turn
puzzle-continue = Continue
puzzle-check = Check my turn
puzzle-show = Show the answer
puzzle-untried = Make your moves first
puzzle-untried-about = Play the whole turn on the table, then check it. You can undo every move.
puzzle-back = Back to the puzzle
puzzle-none = There are no puzzles. Install the program again.
puzzle-gone = This puzzle is gone: its game was deleted or changed. Review another game.
puzzle-unfit = This puzzle does not fit the game. Review the game again.
puzzle-other-version = This version of the app does not have this puzzle. Play on, or try today’s puzzle.
review-unfinished = The game is not over. Review it when it is.
puzzle-found = You found it!
puzzle-close = Close
puzzle-missed = Not this time
puzzle-answer = The best turn
puzzle-worth = { $points ->
    [one] This turn is worth about 1 point more than any other.
   *[other] This turn is worth about { $points } points more than any other.
  }
puzzle-made = you, too
puzzle-yours = Your moves
puzzle-home = All games
puzzle-again = Try again
