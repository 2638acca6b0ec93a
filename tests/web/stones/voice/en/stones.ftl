# What the toy game of the pages declares.

row-die = As many stones as the die shows.
score-last-stone = last stone

level-short = short
    .about = Seven stones.
level-long = long
    .about = Eleven stones.

module-sticks = Sticks
    .about = Sticks beside the stones <b>bold</b> & "quoted" <script>alert('x')</script>
module-knives = Knives
    .about = They are sharp.

option-colour = Colour
    .about = The colour of the stones.
option-colour-grey = Grey
    .about = As found.
option-colour-blue = Blue
option-cards = Cards
    .about = Your own cards.
