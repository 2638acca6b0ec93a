# How the app shows the game: in the lobby, at set-up, and as names of drawings and kinds of choices.

look-about = Roll, circle, cross out: the grand hotel on one sheet of paper.
# The heading of the levels.
look-strength = How hard should Ralph try?
look-level-1 = 1 · Gentle
look-level-2 = 2 · Steady
look-level-3 = 3 · Keen
look-level-4 = 4 · Hard
look-level-5 = 5 · Fierce
# The opponent in a few words.
look-says-Ralph = fills his hotel along a zig-zag path
look-fact-1 = 5 levels
look-fact-2 = 8 hotels
look-fact-3 = about 25 min

## The drawings, and what they mean.

symbol-c-blue = Blue rooms
    .means = Full groups pay points.
symbol-c-red = Red rooms
    .means = Full groups pay krones.
symbol-c-yellow = Yellow rooms
    .means = Full groups pay Emperor spaces.
symbol-any-room = Any colour
    .means = A blue, red or yellow room.
symbol-cameo-yellow = Ralph
    .means = Your opponent.
symbol-crown = Emperor
    .means = Spaces on the Emperor track.
symbol-krone = Krone
    .means = Money. At the end, 3 krones score 1 point.
symbol-vp = Points
    .means = They count at the end.
symbol-staff = Hire
    .means = Hire a staff member of your strip.
symbol-door = Prepare
    .means = Prepare a room: circle its doorknob.
symbol-room-occupied = Occupy
    .means = Occupy a prepared room: cross it out.
symbol-die-1 = Space 1
    .means = Prepare.
symbol-die-2 = Space 2
    .means = Occupy.
symbol-die-3 = Space 3
    .means = Prepare or occupy.
symbol-die-4 = Space 4
    .means = Emperor spaces or krones.
symbol-die-5 = Space 5
    .means = Hire.
symbol-die-6 = Space 6
    .means = Imitate another space for 1 krone.
symbol-die-any = Any
    .means = Any other space.
symbol-die-most = Most
    .means = The space with the most dice.
symbol-hand-left = Hand from the right
    .means = Ralph prefers the right die and starts left of the stairs.
symbol-hand-right = Hand from the left
    .means = Ralph prefers the left die and starts right of the stairs.
symbol-t-once = Once
    .means = When hired.
symbol-t-permanent = Always
    .means = From now on.
symbol-t-end = At the end
    .means = Scores points.
symbol-u-check = Done
    .means = Reached, hired or full.

## Kinds of choices; what one needs.

kind-die = Take a die
kind-pass = Pass
kind-main = Main action
kind-prepare = Prepare a room
kind-occupy = Occupy a room
kind-door = Door bonus
kind-emperor = Emperor track
kind-krones = Krones
kind-staff = Staff
kind-loan = Loan
    .needs = All three loans are taken (7.3).
kind- = Skip

## The opponent’s decisions.

step-die-two-numbers = A die
step-die-a-number-and-most = A die
step-die-most = A die
step-room-of-a-colour = A room
step-room-of-a-colour-to-complete-a-row = A room, for a row
step-room-of-a-colour-to-complete-a-column = A room, for a column
step-room-of-a-colour-to-complete-a-group = A room, for a group
step-room-of-any-colour = Any room
step-room-of-any-colour-to-complete-a-row = Any room, for a row
step-room-of-any-colour-to-complete-a-column = Any room, for a column
step-room-of-any-colour-to-complete-a-group = Any room, for a group
