# What the toy game and its variants in the tests declare.

row-die = As many stones as the die shows.
score-last-stone = last stone

option-side = Which side of the board?
    .about = which side
option-side-night = Night
option-side-day = Day
    .about = the harder one
option-deck = Deck
    .about = cards of your own
option-pointer = A hand
option-pointer-as-written = Printed

module-moss = Moss
    .about = stones with moss
module-fog = Fog
    .about = wet stones
module-rain = Rain
    .about = It is for two.
module-snow = Snow
    .about = It is summer.
