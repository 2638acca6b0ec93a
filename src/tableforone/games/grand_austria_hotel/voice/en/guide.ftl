# The rules for people. { $strudel } is the drawing of that name; **bold** words stand out.

guide-what-it-is-about = What it is about
    .caption = lit: occupied · key: prepared · dashed: empty
guide-what-it-is-about-text-1 = You run a hotel in Vienna in 1900. Guests queue at your door, eat in
    your café and sleep upstairs. Each guest gives you points and a reward.
guide-what-it-is-about-text-2 = Leopold next door does the same, but his cards tell him what to do.
    After seven rounds you need **more points than Leopold**; he wins ties.

guide-set-up-for-one = Set-up for one
guide-set-up-for-one-text-1 = In the app the game is set up for you. With your own copy:
guide-set-up-for-one-row-1 = Round 1; ten dice; one objective and one Emperor tile of each letter;
    five guests in the queue
guide-set-up-for-one-row-2 = Leopold: the night side of a hotel, turns 1 and 4 (you swap every
    round), his twenty cards, and five end-of-game staff cards face down
guide-set-up-for-one-row-3 = You: a hotel, turns 2 and 3, 10 krones, one strudel, cake, wine and
    coffee
guide-set-up-for-one-row-4 = Draw ten staff cards and keep six
guide-set-up-for-one-row-5 = Take a guest for free, then prepare three rooms, starting in the lower
    left corner

guide-your-turn = Your turn
    .when = in the first minute
guide-your-turn-text-1 = You and Leopold have two turns each per round. In your turn you may take
    one guest; then you take **exactly one die**. You can do everything else at any time in your
    turn, as often as you like.
guide-your-turn-row-1 = { $cameo-blue } **Take a guest** if you have a free table; only before the
    die
guide-your-turn-row-2 = { $die-3 } **Take a die** (you must) and carry out its action at once
guide-your-turn-row-3 = { $coffee } **At any time**: serve, move a guest in, claim an objective, use
    staff
guide-your-turn-row-4 = { $u-skip } **Pass** before you have done anything: after Leopold’s turns,
    remove one die and reroll the rest for yourself

guide-guests = Guests
    .when = in the first minute
guide-guests-row-1 = { $one } **Colour.** The room must have it. Green tourists take any room.
guide-guests-row-2 = { $two } **Points** when the guest moves in.
guide-guests-row-3 = { $three } **Order.** Serve all of it first.
guide-guests-row-4 = { $four } **Reward** when the guest moves in.
guide-guests-row-5 = { $five } **Price** in the queue: 3, 2, 1, 0, 0 krones from left to right.
guide-guests-sheet-1 = From the queue, for 3, 2, 1, 0, 0 krones, to one of three tables.
guide-guests-sheet-2 = When the order is complete and a room of the colour is prepared (green: any),
    the guest moves in and you gain points and reward. The table is free at once.

guide-six-dice-spaces = Six dice spaces
    .when = with your first die
guide-six-dice-spaces-text-1 = **Strength** is the number of dice on the space before you take one.
    Once per turn, 1 krone makes you 1 stronger.
guide-six-dice-spaces-row-1 = { $die-1 } { $strudel }{ $cake } strudel and cake, as many as the
    strength; never more cake than strudel
guide-six-dice-spaces-row-2 = { $die-2 } { $wine }{ $coffee } wine and coffee in the same way; never
    more coffee than wine
guide-six-dice-spaces-row-3 = { $die-3 } { $room-vacant } prepare up to that many rooms
guide-six-dice-spaces-row-4 = { $die-4 } { $crown }{ $krone } krones and Emperor spaces, split as
    you like
guide-six-dice-spaces-row-5 = { $die-5 } { $staff } hire a staff member; the strength is taken off
    the price
guide-six-dice-spaces-row-6 = { $die-6 } { $die-any }{ $krone } pay 1 krone, then use any other
    space

guide-kitchen-and-cafe = Kitchen and café
    .when = when your first guest is hungry
    .caption = pale: still to be served · below: your money and your kitchen
guide-kitchen-and-cafe-text-1 = Items from a die may go **straight to your guests for free**. The
    rest goes to the kitchen; from there, 1 krone serves up to three items.
guide-kitchen-and-cafe-text-2 = A guest whose order is complete moves in when you like, into a
    prepared room of the same colour.
guide-kitchen-and-cafe-sheet-1 = New items go to guests at once for free; from the kitchen, up to 3
    for 1 krone.

guide-rooms-and-groups = Rooms and groups
    .when = with your first 3
guide-rooms-and-groups-text-1 = You prepare a room next to one you have. The floors cost **0, 1, 2,
    3** krones. Some rooms on the upper floors score 1 or 2 points at once.
guide-rooms-and-groups-text-2 = Adjacent rooms of one colour form a **group**. When its last room is
    occupied, a group of 1, 2, 3 or 4 rooms gives you:
guide-rooms-and-groups-row-1 = { $c-blue } **2, 5, 9, 15** points { $vp }
guide-rooms-and-groups-row-2 = { $c-red } **1, 3, 6, 10** krones { $krone }
guide-rooms-and-groups-row-3 = { $c-yellow } **1, 3, 6, 10** Emperor spaces { $crown }
guide-rooms-and-groups-sheet-1 = Next to a room you have. Floors 1 to 4 cost 0, 1, 2, 3. Full groups
    of 1 to 4 rooms:
guide-rooms-and-groups-sheet-2 = { $c-blue } 2, 5, 9, 15 points
guide-rooms-and-groups-sheet-3 = { $c-red } 1, 3, 6, 10 krones
guide-rooms-and-groups-sheet-4 = { $c-yellow } 1, 3, 6, 10 Emperor spaces

guide-staff = Staff
    .when = with your first 5
    .caption = symbol, name, price and effect
guide-staff-text-1 = You hold six cards. With a 5 you hire one; the strength is taken off the price.
    The symbol shows how long it helps.
guide-staff-row-1 = { $t-once } **once**, when hired
guide-staff-row-2 = { $t-round } **each round**, on your turn
guide-staff-row-3 = { $t-permanent } **always**, from now on
guide-staff-row-4 = { $t-end } **at the end**, for points

guide-the-emperor = The Emperor
    .when = after round 3
    .caption = each space, with its points in red; below, the three tiles
guide-the-emperor-text-1 = The Emperor visits after rounds 3, 5 and 7. You and Leopold score the
    points of your space, then move back **3, 5, 7** spaces.
guide-the-emperor-text-2 = If you are still on **3 or more**, you gain the reward of his tile. On
    {""}**0** you suffer its penalty. On 1 or 2 nothing happens. Leopold only scores.
guide-the-emperor-sheet-1 = After rounds 3, 5, 7: score your space, move back 3, 5, 7. On 3 or more
    gain the tile’s reward, on 0 suffer its penalty.
guide-the-emperor-sheet-2 = Spaces 0 to 13: 0 1 2 3 3 4 4 5 5 6 6 7 8 9 points; each space beyond:
    1.

guide-objectives = Objectives
    .when = when you are close
guide-objectives-text-1 = When you meet an objective on your turn, put a marker on its highest free
    spot: **15, 10 or 5** points. Losing the condition later does not matter.
guide-objectives-text-2 = Leopold needs no condition: his marker advances to III, then II, then to a
    spot.
guide-objectives-sheet-1 = On your turn, when met: the highest free spot of 15, 10, 5. One marker
    per card.

guide-how-leopold-plays = How Leopold plays
    .when = on his first turn
    .caption = guest, die, other actions, ties; silver symbols count from medium on, gold ones only
        on hard
guide-how-leopold-plays-row-1 = **Guest**: of the card’s colour, the one with the most points. If
    there is none: the best one whose colour still fits his hotel.
guide-how-leopold-plays-row-2 = **Room**: the lowest floor, from the left; for green guests the
    rightmost column, from the bottom. It is occupied at once.
guide-how-leopold-plays-row-3 = **Die**: he removes one of the card’s number. If there is none: one
    from the fullest space.
guide-how-leopold-plays-row-4 = **Then** he advances on the Emperor track, draws an end-of-game
    staff card, or advances on an objective.
guide-how-leopold-plays-row-5 = **Ties**: if the hand points right, the leftmost; if it points left,
    the rightmost.

guide-the-end = The end
    .when = after round 7
guide-the-end-row-1 = { $room-occupied } occupied rooms: **1, 2, 3, 4** points each on floors 1 to 4
guide-the-end-row-2 = { $t-end } staff with the arrow
guide-the-end-row-3 = { $krone } 1 point for each krone (at most 20) and for each item in the
    kitchen
guide-the-end-row-4 = { $cameo-red } **−5** for each guest still in your café
guide-the-end-row-5 = Leopold: his rooms and his staff. You win with more points.

guide-lets-waltz = Let’s Waltz!
    .when = when you choose one of its modules
guide-lets-waltz-text-1 = With ballrooms or celebrities your opponent is **Elisabeth**. She plays
    like Leopold, and knows how to dance.
guide-lets-waltz-row-1 = { $dancer } **Vienna Ballrooms.** A guest with a complete order may go
    dancing instead of taking a room: a dancer in the lower, middle or upper row costs 1, 2 or 3 {
    $champagne }. The left, middle and right ballrooms are scored after rounds 3, 5 and 7, each in
    its own way. A ballroom without a dancer of yours costs you 5 points.
guide-lets-waltz-row-2 = { $die-most } **Celebrities.** Three of the dice are coloured. If you take
    one, you also take the celebrity of that colour: points at once, and help until the end of the
    round.
guide-lets-waltz-row-3 = { $door } **Unique Hotels.** You choose one of three entrances, each with
    its own ability. Your opponent has one of four that bend the rules.
guide-lets-waltz-row-4 = { $t-once } **Would You Like Some More?** More staff, objectives and tiles;
    some staff cards are flipped once per game.
