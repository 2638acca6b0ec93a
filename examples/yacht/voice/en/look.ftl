# How the app shows the game: in the lobby, at set-up, and as names of drawings and kinds of choices.

look-about = Five dice and one sheet for two: what the captain takes is gone for you, and the other
    way round.
look-fact-1 = 3 levels
look-fact-2 = 6 rounds
look-fact-3 = about 10 min

## Kinds of choices; what one needs.

kind-die = Put dice into the cup
    .needs = You have thrown three times (4.5).
kind-cup = Throw
kind-box = Fill a box
    .needs = While dice are in the cup, no box is filled (4.3).

## The opponent’s decisions.

step-course = Course
step-fill = Box
