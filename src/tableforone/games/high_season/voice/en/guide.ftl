# The rules for people. { $strudel } is the drawing of that name; **bold** words stand out.

guide-what-it-is-about = What it is about
    .caption = circled: prepared · crossed out: occupied · in the margins: points for the first to
        fill a row or column
guide-what-it-is-about-text-1 = Your hotel is a sheet of paper: 28 rooms on four floors, with a
    staircase between the fourth and fifth columns. With dice and krones you **prepare** rooms
    (circle the doorknob) and **occupy** them (cross them out).
guide-what-it-is-about-text-2 = Ralph fills his own hotel, as his cards say. After seven rounds the
    {""}**higher score wins**; equal scores are a draw.

guide-set-up-for-one = Set-up for one
guide-set-up-for-one-text-1 = In the app the game is set up for you. With your own copy:
guide-set-up-for-one-row-1 = You: a random hotel and a random staff strip, 7 krones; rooms 3, 4 and
    5 are prepared; you go first
guide-set-up-for-one-row-2 = Ten dice
guide-set-up-for-one-row-3 = Ralph: another random hotel; no staff, no money, no loans
guide-set-up-for-one-row-4 = His deck of 16 cards: all twelve B cards and four A and C cards. Level
    1 has four A; each further level has one A less and one C more. Shuffle them; hand and zig-zag
    face up

guide-your-turn = Your turn
    .when = in the first minute
guide-your-turn-text-1 = Each round the ten dice are rolled and sorted. You and Ralph take two turns
    each, alternating; the starting player changes every round.
guide-your-turn-row-1 = { $die-3 } **Take a die** and do the action of its space
guide-your-turn-row-2 = { $u-skip } or **pass**: remove any die and gain 1 krone
guide-your-turn-row-3 = { $crown } Bonuses from rooms, groups and the Emperor are used in the same
    turn, in any order

guide-six-dice-spaces = Six dice spaces
    .when = with your first die
guide-six-dice-spaces-text-1 = **Strength** is the number of dice on the space when you take one,
    including yours.
guide-six-dice-spaces-row-1 = { $die-1 } { $door } prepare up to that many rooms
guide-six-dice-spaces-row-2 = { $die-2 } { $room-occupied } occupy one room; the strength is taken
    off its price
guide-six-dice-spaces-row-3 = { $die-3 } { $door }{ $room-occupied } one or the other
guide-six-dice-spaces-row-4 = { $die-4 } { $crown }{ $krone } advance that many Emperor spaces, or
    gain that many krones
guide-six-dice-spaces-row-5 = { $die-5 } { $staff } hire a staff member; the strength is taken off
    the price
guide-six-dice-spaces-row-6 = { $die-6 } { $die-any }{ $krone } pay 1 krone and imitate another
    space

guide-rooms = Rooms
    .when = in your first turn
guide-rooms-text-1 = You can prepare a room next to one that is prepared or occupied, also across
    the stairs. Then you can occupy it. The prices depend on the floor.
guide-rooms-text-2 = Above the ground floor, the door shows the bonus you gain when you occupy the
    room.
guide-rooms-row-1 = { $door } prepare on floors 1 to 4: **0, 1, 2, 3** krones
guide-rooms-row-2 = { $room-occupied } occupy on floors 1 to 4: **1, 2, 3, 4** krones

guide-rows-columns-groups = Rows, columns, groups
    .when = when you notice the margins
    .caption = Ralph’s hotel: crossed-out rooms are occupied
guide-rows-columns-groups-text-1 = The **first** to fill a column, or a row on one side of the
    stairs, scores its points; the other scores nothing there.
guide-rows-columns-groups-text-2 = Adjacent rooms of one colour form a **group**. Each player is
    rewarded for their own full groups of 2, 3 or 4 rooms:
guide-rows-columns-groups-row-1 = { $c-blue } **3, 6, 10** points
guide-rows-columns-groups-row-2 = { $c-red } **1, 3, 5** krones; Ralph scores points instead, as for
    blue
guide-rows-columns-groups-row-3 = { $c-yellow } **1, 3, 5** Emperor spaces
guide-rows-columns-groups-sheet-1 = First to fill: left rows, floors 1 to 4: 2, 4, 7, 10; right
    rows: 1, 2, 4, 7; columns 1 to 7: 8, 7, 6, 5, 6, 7, 8.
guide-rows-columns-groups-sheet-2 = Full groups of 2, 3, 4 rooms:
guide-rows-columns-groups-sheet-3 = { $c-blue } 3, 6, 10 points
guide-rows-columns-groups-sheet-4 = { $c-red } 1, 3, 5 krones (Ralph: points as for blue)
guide-rows-columns-groups-sheet-5 = { $c-yellow } 1, 3, 5 Emperor spaces

guide-the-emperor = The Emperor
    .when = after round 3
guide-the-emperor-text-1 = Each space you advance is marked: in rounds 1 to 3 starting in the first
    row, in 4 and 5 in the second, in 6 and 7 in the third. After the third row every space is a
    point.
guide-the-emperor-text-2 = Some spaces give a bonus. The Emperor visits after rounds 3, 5 and 7. You
    need **4, 4 and 5** marks in the row, or you lose 2, 3 and 4 points. The first to fill a row
    scores 2, 3 or 4.
guide-the-emperor-sheet-1 = Rows of 5, 6, 7 spaces for rounds 1–3, 4–5, 6–7; then 10 extra spaces, 1
    point each.
guide-the-emperor-sheet-2 = Visits after rounds 3, 5, 7: 4, 4, 5 marks or −2, −3, −4. First to fill:
    2, 3, 4.

guide-staff-and-loans = Staff and loans
    .when = with your first 5
    .caption = symbol, name, price and effect
guide-staff-and-loans-text-1 = Your strip has six staff members; you can hire each of them once. The
    symbol shows how long they help. Out of money? Take a loan of 2 krones at any time in your turn,
    up to three times per game. At the end they cost **2, 3 and 4** points.
guide-staff-and-loans-row-1 = { $t-permanent } **always**, from now on
guide-staff-and-loans-row-2 = { $t-once } **once**, when hired
guide-staff-and-loans-row-3 = { $t-end } **at the end**, for points
guide-staff-and-loans-sheet-1 = { $t-permanent } always · { $t-once } once · { $t-end } at the end
guide-staff-and-loans-sheet-2 = Loans: 2 krones at any time; −2, −3, −4 points.

guide-how-ralph-plays = How Ralph plays
    .when = after your first turn
    .caption = his card, and the one on top of his deck
guide-how-ralph-plays-row-1 = Ralph reveals his **top card**: two dice and his actions. The card
    that is now on top of his deck shows a **hand** and a **zig-zag**.
guide-how-ralph-plays-row-2 = **Die**: if the hand comes from the left, he takes the left die of his
    card; if from the right, the right one. If there is none, he takes the other one, or else a die
    from the fullest space.
guide-how-ralph-plays-row-3 = **Emperor**: he advances that many spaces.
guide-how-ralph-plays-row-4 = **Occupy**: he starts on the side the finger points to and follows the
    zig-zag. First he looks for a room of the colour that completes a row, a column or a group, as
    his card says. If there is none, he takes the first room of that colour.
guide-how-ralph-plays-row-5 = He never prepares or pays, and gains no door bonuses.

guide-the-end = The end
    .when = after round 7
guide-the-end-row-1 = { $room-occupied } occupied rooms: **1, 2, 3, 4** points each on floors 1 to 4
guide-the-end-row-2 = { $c-blue } blue groups, and the rows and columns you filled first
guide-the-end-row-3 = { $crown } the Emperor: rows filled first, extra spaces, penalties
guide-the-end-row-4 = { $t-end } staff that score at the end
guide-the-end-row-5 = { $krone } 1 point for every 3 krones; loans are subtracted
