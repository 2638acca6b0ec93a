# The rules for people. { $strudel } is the drawing of that name; **bold** words stand out.

guide-what-it-is-about = What it is about
    .caption = the Temple and the fields around it; groves lie between the fields
guide-what-it-is-about-text-1 = For two days and two nights, scholars send apprentices to the fields
    around the Temple of the Salamander. They gather, brew, build and pray for points.
guide-what-it-is-about-text-2 = Rudolph the druid scores points, too. After **every** round and at
    the end you must have **more points than Rudolph**, or you lose at once.

guide-set-up-for-one = Set-up for one
guide-set-up-for-one-text-1 = In the app the game is set up for you. With your own copy:
guide-set-up-for-one-row-1 = The Temple, the four starting fields around it, eight groves in the
    gaps, four fields on display
guide-set-up-for-one-row-2 = Bear, Eagle and both Salamander decks, each with its top card face up;
    three Spellbooks
guide-set-up-for-one-row-3 = You: 2 crystals, three apprentices ready, the Druid with its sun side
    up
guide-set-up-for-one-row-4 = Rudolph: the Labour card of his level, his sixteen Placement cards, 1
    scroll

guide-a-round = A round
    .when = in the first minute
guide-a-round-row-1 = { $cameo-green } Rudolph scores and places apprentices
guide-a-round-row-2 = { $apprentice } You take turn after turn until you have nothing left to place
    and pass
guide-a-round-row-3 = { $grove } You harvest groves, then Rudolph takes his
guide-a-round-row-4 = { $vp } If you have more points than Rudolph, the next round begins: 2
    crystals and new apprentices (3, 2, 3, 2)

guide-your-turn = Your turn
    .when = in the first minute
guide-your-turn-text-1 = First take any number of free actions, then **exactly one** main action,
    which ends your turn. Then you lose what you made and did not use: { $leaf }{ $flower }{ $fruit
    } and potions. You keep { $crystal } crystals and { $scroll } scrolls.
guide-your-turn-text-2 = An apprentice on a field works once per round: working flips it.
guide-your-turn-row-1 = { $crystal } **rest**: flip an apprentice and gain 1 crystal
guide-your-turn-row-2 = { $billhook } **harvest**: flip an apprentice on a field with a billhook and
    gain what the field gives
guide-your-turn-row-3 = { $leaf } **buy** a leaf, flower or fruit for 4 crystals; use a card with ∞
guide-your-turn-row-4 = { $apprentice } main action: **place** an apprentice, **build** a field, use
    a **cauldron**, or go to the **Temple**

guide-placing = Placing
    .when = in your first turn
    .caption = a field: bonus at the top, seal, colour, and what it gives
guide-placing-text-1 = Place on any empty spot of any field. Each spot touches the groves at its two
    corners: gain a crystal for each path with a { $crystal } that leads to your field.
guide-placing-text-2 = The spot at the **top** also gives the bonus drawn there, each time. An
    apprentice stays where it is for the whole game.
guide-placing-sheet-1 = Any empty spot of any field: 1 crystal for each path with a crystal that
    leads here; the top spot also gives the bonus.

guide-building = Building
    .when = when you can pay for a field
guide-building-text-1 = Pay for a field on display and place it next to a field or the Temple; you
    gain its bonus. A gap that is now closed on all four sides gets a grove.
guide-building-text-2 = Then do **one** of two things: place an apprentice on the new field or, if
    it shares a colour with a field next to it, take the face-up Bear or Eagle card.
guide-building-sheet-1 = Pay, place next to a field or the Temple, gain the bonus. Then place an
    apprentice on it or, with a colour in common, take a Bear or Eagle card.

guide-cauldrons-and-the-temple = Cauldrons and the Temple
    .when = when you have brewed something
guide-cauldrons-and-the-temple-text-1 = Both flip an active apprentice and end your turn.
guide-cauldrons-and-the-temple-row-1 = { $cauldron } **cauldron**: an apprentice on a field with
    that seal; pay and gain what the field shows
guide-cauldrons-and-the-temple-row-2 = { $potion-green } **White Temple**: any apprentice, 1 green
    potion and 2 crystals for the face-up white Salamander card
guide-cauldrons-and-the-temple-row-3 = { $potion-purple } **Black Temple**: any apprentice, 1 purple
    potion and 1 crystal for the face-up black one

guide-cards-and-faith = Cards and faith
    .when = with your first card
guide-cards-and-faith-text-1 = { $bear }{ $eagle } Bear and Eagle cards help until the end of the
    game; { $salamander } Salamander cards work once. The symbols in the corner are **faith**:
    having the most of a kind scores at the end.
guide-cards-and-faith-sheet-1 = { $bear }{ $eagle } help until the end; { $salamander } work once.
    Faith scores at the end.

guide-groves = Groves
    .when = when you pass
guide-groves-text-1 = When you pass, gain 1 crystal for each apprentice that has not worked. Then
    you may pay **3 crystals** for a grove that one of your apprentices touches, as often as you
    can.
guide-groves-text-2 = You gain what it shows; your second, fourth and sixth groves score **4, 3 and
    2** points at once.
guide-groves-sheet-1 = When you pass: 1 crystal for each idle apprentice, then 3 crystals for each
    grove that your apprentices touch. The 2nd, 4th, 6th: 4, 3, 2 points.

guide-scrolls-and-spellbooks = Scrolls and Spellbooks
    .when = with your fourth scroll
guide-scrolls-and-spellbooks-text-1 = **Four** scrolls move one of your apprentices from a field to
    a Spellbook, once to each. At the end its spot scores for everything you have of that kind. The
    upper spot scores more, so be early.
guide-scrolls-and-spellbooks-sheet-1 = Four scrolls: move one apprentice from a field to a
    Spellbook, once to each; it scores at the end.

guide-how-rudolph-plays = How Rudolph plays
    .when = before your first turn
    .caption = his Labour card
guide-how-rudolph-plays-row-1 = { $vp } Each round he scores what his Labour card says, then places
    1, 2, 3, 4 apprentices, one card each.
guide-how-rudolph-plays-row-2 = { $building } The arrow points outwards from a starting field: he
    takes the **furthest** field in that direction, on its top spot. If that spot is taken, he takes
    the next one clockwise and gains a scroll.
guide-how-rudolph-plays-row-3 = { $scroll } His **third scroll** sends the apprentice just placed to
    the leftmost free upper spot of a Spellbook, for points.
guide-how-rudolph-plays-row-4 = { $grove } At the end of the round he takes every grove that his
    apprentices touch, for 1 point each.

guide-the-end = The end
    .when = after round 4
guide-the-end-row-1 = { $spellbook } your apprentices on Spellbooks
guide-the-end-row-2 = { $crown } faith, first and second: Salamander **12, 6**, Bear **8, 4**, Eagle
    {""}**6, 3**; ties share the sum equally
guide-the-end-row-3 = { $scroll } 1 point for each scroll left
guide-the-end-row-4 = Rudolph: his Spellbooks again, his faith, his scrolls. You win with more
    points.
