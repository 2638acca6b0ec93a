# How the app shows the game: in the lobby, at set-up, and as names of drawings and kinds of choices.

look-about = Fill your café, light up your hotel, keep the Emperor in a good mood.
# The heading of the levels.
look-strength = How strong should your opponent be?
# The opponent in a few words.
look-says-Leopold = the hotelier across the street
look-says-Elisabeth = an expert in ballrooms
look-fact-1 = 3 levels
look-fact-2 = Let’s Waltz!
look-fact-3 = about 60 min

## The drawings, and what they mean.

symbol-c-blue = Blue
    .means = Nobles and their rooms; full groups pay points.
symbol-c-red = Red
    .means = Citizens and their rooms; full groups pay krones.
symbol-c-yellow = Yellow
    .means = Artists and their rooms; full groups pay Emperor spaces.
symbol-c-green = Green
    .means = Tourists, who take a room of any colour.
symbol-c-any = Any colour
    .means = The opponent takes the guest with the most points.
symbol-cameo-blue = Noble
    .means = A blue guest.
symbol-cameo-red = Citizen
    .means = A red guest.
symbol-cameo-yellow = Artist
    .means = A yellow guest.
symbol-cameo-green = Tourist
    .means = A green guest: any room.
symbol-strudel = Strudel
    .means = A dish, from space 1.
symbol-cake = Cake
    .means = A dish, from space 1; never more cake than strudel.
symbol-wine = Wine
    .means = A drink, from space 2.
symbol-coffee = Coffee
    .means = A drink, from space 2; never more coffee than wine.
symbol-champagne = Champagne
    .means = Opens the ballrooms (Vienna Ballrooms).
symbol-krone = Krone
    .means = Money, at most 20.
symbol-crown = Crown
    .means = A space on the Emperor track.
symbol-vp = Points
    .means = Scored at once.
symbol-card = Staff card
    .means = Draw one.
symbol-staff = Hire
    .means = Play a staff card from your hand.
symbol-objective = Objective
    .means = A race for 15, 10 and 5 points.
symbol-room-vacant = Prepared room
    .means = Ready for a guest.
symbol-room-occupied = Occupied room
    .means = A guest has moved in.
symbol-dancer = Dancer
    .means = For the ballrooms (Vienna Ballrooms).
symbol-door = Entrance
    .means = The ability of a hotel (Unique Hotels).
symbol-cog = Token
    .means = Belongs to the opponent’s entrance (Unique Hotels).
symbol-die-1 = Space 1
    .means = Strudel and cake.
symbol-die-2 = Space 2
    .means = Wine and coffee.
symbol-die-3 = Space 3
    .means = Prepare rooms.
symbol-die-4 = Space 4
    .means = Emperor and krones.
symbol-die-5 = Space 5
    .means = Hire.
symbol-die-6 = Space 6
    .means = Any action for a krone.
symbol-die-any = Any
    .means = Any action; on the opponent’s card: any die.
symbol-die-most = Coloured die
    .means = The one whose celebrity has the most points (Celebrities).
symbol-hand-left = Hand left
    .means = In a tie, the rightmost.
symbol-hand-right = Hand right
    .means = In a tie, the leftmost.
symbol-t-once = Once
    .means = When hired.
symbol-t-round = Each round
    .means = Once per round, on your turn.
symbol-t-permanent = Always
    .means = From now on.
symbol-t-end = At the end
    .means = Scores after round 7.
symbol-u-check = Done
    .means = Complete, met or claimed.
symbol-u-why = Why?
    .means = Step by step, with the rules.
symbol-u-skip = Pass
    .means = Or end your turn.

## Kinds of choices; what one needs.

kind-die = Take a die
kind-guest = Take a guest
    .needs = One guest per turn, before the die. You need a free café table and the price (6.1).
kind-boost = Boost a die
    .needs = A boost costs 1 krone (4.2).
kind-kitchen = Kitchen
    .needs = Serving costs 1 krone and needs an item in the kitchen that a guest still wants
        (5.1.1).
kind-objective = Claim an objective
kind-staff = Use staff
kind-move = Move a guest in
    .needs = You need a guest whose order is complete and a prepared room of that colour (6.3).
kind-ball = To a ballroom
kind-ballroom = Send a dancer
kind-area = Rehearsal room
kind-room = Rooms
kind-card = Cards
kind-serve = Serve
kind-table = Guests in the café
kind-item = Dishes and drinks
kind-emperor = Emperor track
kind-tile = Emperor tile
kind-turn = End turn
kind-entrance = Entrances
kind-token = Dove’s tokens
kind-personal = Your own objectives
kind-rival-table = The opponent’s guests
kind- = Skip

## The opponent’s decisions.

step-guest = Guest
step-room = Room
step-green-room = Room
step-die = Die
step-coloured-die = Coloured die
step-coloured-die-on-the-space = Celebrity
step-ballroom-one-arrow = Ballroom
step-ballroom-two-arrows = Ballroom
step-row = Row
step-objective = Objective
