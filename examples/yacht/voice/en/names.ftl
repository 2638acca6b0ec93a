# Boxes of the sheet.

box-ones = Ones
box-twos = Twos
box-threes = Threes
box-fours = Fours
box-fives = Fives
box-sixes = Sixes
box-full-house = Full House
box-four-of-a-kind = Four of a Kind
box-little-straight = Little Straight
box-big-straight = Big Straight
box-choice = Choice
box-yacht = Yacht

## Numbers. $n: how many

dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
no-dice = no dice
