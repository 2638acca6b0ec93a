# What the coach says about a move. $points, $low, $high, $times, $games: numbers; $other: a move in a few words.

## How much better the best turn is than the next best one.

verdict-first = First opinion
verdict-plan = Looks best. The coach is comparing it with your next best turn.
verdict-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  } more than your next best turn.
verdict-chance = { PERCENT($chance) } more winning chance than your next best turn.
verdict-equal = About equal to “{ $other }”: at most { $points ->
    [one] 1 point
   *[other] { $points } points
  } apart.
# $points: at most; more than a few
verdict-close = Close call with “{ $other }”: the difference could be { $points } points either way.
verdict-alone = The other choices are worth no second look.

## Why: something happens with this turn that happens less often with the other one.

reason-always = { $event }
# $event: a sentence; $less: in how many games after the other turn
reason-often = { $event } That happens in { $times } of { $games } simulated games, after the other
    turn in { $less ->
        [0] none
       *[other] { $less }
    }.
# $less: in how many games after this turn
reason-saves = After the other turn, in { $times } of { $games } simulated games (after this one in { $less ->
        [0] none
       *[other] { $less }
    }): { $event }
# $amount: a sentence
reason-amount = { $amount }
reason-mine = You score about { $points ->
    [one] 1 point
   *[other] { $points } points
  } more.
reason-mine-fewer = You score about { $points ->
    [one] 1 point
   *[other] { $points } points
  } fewer.
reason-theirs = { $opponent } scores about { $points ->
    [one] 1 point
   *[other] { $points } points
  } fewer.
reason-theirs-more = { $opponent } scores about { $points ->
    [one] 1 point
   *[other] { $points } points
  } more.
# nearly all of the difference comes later than the simulated turns
reason-later = The points come later: over the next turns, both score about the same.
reason-none = No single cause stands out.

## When it cannot speak.

coach-stopped = The coach stopped. Your game goes on; ask again if you like.
coach-slower = In the browser alone, the coach compares fewer turns and simulates fewer games.

## The same in a terminal.

hint-chance = Winning chance { PERCENT($chance) }, range { PERCENT($low) } to { PERCENT($high) }.
hint-points = Winning is out of reach (under 5%), so points count: about { $points }, range { $low } to { $high }.
hint-other = Or: { $turn }. { $reason }
hint-equal = About equal.
hint-perhaps = { $points ->
    [one] Perhaps 1 point less.
   *[other] Perhaps { $points } points less.
  }
review-not-over = The game is not over. Review it when it is.
