# What the rules declare: the game in short, levels, final scoring.

primer = Throw 5 dice up to 3 times, keep what you like, and fill 1 of the 12 boxes on the sheet. Captain Halyard fills
    the same sheet: what he takes is gone for you, and what you take is gone for him. The player with 4 of the 6 number
    boxes wins the crew. After 6 rounds the sheet is full.

## Levels: the name in the middle of a sentence, then what it is like.

level-calm = calm
    .about = The captain throws 2 times per turn; you throw 3 times.
level-breeze = breeze
    .about = You both throw 3 times per turn.
level-gale = gale
    .about = The captain throws 4 times per turn; you throw 3 times.

## Lines of the final scoring, in the middle of a sentence.

score-number-boxes = number boxes
score-other-boxes = other boxes
score-crew = the crew
