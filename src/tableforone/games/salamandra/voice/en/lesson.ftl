# What the host says in a lesson. $one and $two: the numbers of what he points at.

## Your first game.

lesson-first = Your first game
    .about = One round of a real game and half of the next, with Divinity cards and faith, in about { $minutes } minutes.
    .ending = You placed apprentices, worked with them, built two fields, harvested two groves and
        won the Bear. You are well ahead of Rudolph, as you must be after every round.
    .later-1 = Potions and cauldrons. Two goods make a potion; cauldron fields turn potions into
        points.
    .later-2 = The Temple. A potion and crystals buy a Salamander card, which works once and counts
        for faith.
    .later-3 = Spellbooks. Four scrolls move one of your apprentices to a book that scores at the
        end.
    .later-4 = Recycling. Before a new round you may exchange cards or fields that you do not like.
lesson-first-chapter-1 = Apprentices
lesson-first-chapter-2 = Work
lesson-first-chapter-3 = Building
lesson-first-chapter-4 = Harvest
lesson-first-chapter-5 = Round two
lesson-first-chapter-6 = Divinities
lesson-first-chapter-7 = Faith

lesson-first-step-1 = Send out the first apprentice.
    .text = Each octagon is a field with four spots. Groves are between the fields. When you place
        on a spot, you gain the crystals on its paths to the groves. { $one } This spot gives one,
        and as the top spot it also gives the field’s bonus: 1 point. Place an apprentice there.
    .praise = A crystal and a point for one step.
lesson-first-step-2 = One next to Rudolph.
    .text = Rudolph has an apprentice on the white field, but there is room. { $one } The left spot
        gives a crystal, and the field will give you a flower later. Place one there.
    .praise = Only spots can be taken.
lesson-first-step-3 = Two crystals at once.
    .text = { $one } Two paths below the orange field have crystals. Place your third apprentice
        there, the last one of this round.
    .praise = Six crystals, and you can save them.
lesson-first-step-4 = Now let them work.
    .text = Flip an apprentice on a field with a billhook to gain what grows there. Start with the
        { $one } green one: a leaf.
    .praise = Spend the leaf this turn, or lose it.
lesson-first-step-5 = And a flower.
    .text = Working does not end your turn. { $one } The white field gives a flower. A leaf and a
        flower are the cost of the first field in the display.
    .praise = You have a leaf and a flower.
lesson-first-step-6 = Build a field.
    .text = { $one } This field costs a leaf and a flower and scores 4 points at once. Build it.
    .praise = Building is a main action: it ends your turn.
lesson-first-step-7 = Where should it go?
    .text = It must touch a field or the Temple. { $one } Below your green field you can reach new
        crystals. Build it there.
    .praise = Four points, and four new spots.
lesson-first-step-8 = The last one works, too.
    .text = The orange field gives { $one } two crystals. Resting would give only one. Flip this
        apprentice.
    .praise = All three have done something.
lesson-first-step-9 = Enough for today: pass.
    .text = You have no apprentice left to place. { $one } Pass, and the harvest begins.
    .praise = Active apprentices would now give a crystal.
lesson-first-step-10 = The richest grove first.
    .text = A grove next to one of your apprentices costs 3 crystals. { $one } This one scores 5
        points. Harvest it.
    .praise = It starts your row of groves.
lesson-first-step-11 = The second one pays twice.
    .text = The second grove of your row scores 4 more points. { $one } This one gives a scroll and
        2 points, and Rudolph, who is next to it, will not get it. Harvest it.
    .praise = 16–2. Stay ahead after every round.
lesson-first-step-12 = Keep what is there.
    .text = Before a new round you may exchange cards and fields a few times. What is there is good:
        stop, and watch Rudolph.
    .praise = He is next to two groves now.
    .watch-1 = His card shows an arrow from one of the four starting fields. He goes as far along it
        as there are fields.
    .watch-2 = On the top spot he gains nothing. If it is taken, he moves on clockwise and gains a
        scroll. Three scrolls take him to a Spellbook.
lesson-first-step-13 = Your own field pays again.
    .text = { $one } On its top spot you gain its bonus once more: 4 points, and 2 crystals from its
        paths. Place an apprentice there.
    .praise = Your field works in every round.
lesson-first-step-14 = A flower for the next field.
    .text = You can still use the apprentices of the first round. { $one } Flip the one on the white
        field for a flower.
    .praise = With 2 crystals, enough for a field.
lesson-first-step-15 = Build the orange field.
    .text = { $one } This field costs 2 crystals and a flower and scores 3 points. It is orange, and
        that matters now. Build it.
lesson-first-step-16 = Next to its own colour.
    .text = If a new field touches a field of the same colour, you may take a Divinity card.
        { $one } Here it touches the orange field. Build it here.
    .praise = Now you may take Bear or Eagle.
lesson-first-step-17 = Take the Bear.
    .text = You may place an apprentice on the new field or take a card. { $one } This Bear gives
        you 1 point whenever you place on a white field, for the rest of the game. Its three paw
        prints are three symbols of faith. Take it.
    .praise = Three Bear symbols, as many as Rudolph.
lesson-first-step-18 = The Bear pays at once.
    .text = { $one } Your orange and white field counts as white: this spot gives a crystal, and the
        Bear adds a point. Place an apprentice there.
    .praise = Take cards that pay often early.
lesson-first-step-19 = Faith is scored at the end.
    .text = Most symbols of a divinity score 12 points for the Salamander, 8 for the Bear and 6 for
        the Eagle; second place scores half. Without a symbol you score nothing. Rudolph’s card
        shows his symbols. Now choose a move yourself.
    .praise = Keep an eye on all three divinities.
lesson-first-step-20 = The Temple and the Spellbooks.
    .text = In the Temple a potion and crystals buy a Salamander card: it works once and counts for
        faith. Four scrolls move an apprentice to a Spellbook, which scores after round 4. Now
        choose one more move yourself.

lesson-first-card-1 = Place next to crystals
    .text = A spot gives the crystals on the paths to its two groves, and the top spot also gives
        the bonus of its field.
lesson-first-card-2 = Work, and spend it at once
    .text = Flip an apprentice on a billhook field to gain its good. Goods last only for the turn;
        crystals and scrolls stay.
lesson-first-card-3 = Build fields
    .text = Goods pay for a new field. It gives its bonus at once, and has new spots and groves
        around it.
lesson-first-card-4 = Harvest after you pass
    .text = A grove next to one of your apprentices costs 3 crystals. The second, fourth and sixth
        of your row score more.
lesson-first-card-5 = Be ahead after every round
    .text = If Rudolph has as many points as you when a round ends, you lose at once.
lesson-first-card-6 = Rudolph follows arrows
    .text = A card shows a way. His apprentice goes to the furthest field on it and gathers the
        groves next to it after the round.
lesson-first-card-7 = Build for Divinity cards
    .text = Build next to a field of the same colour and you may take the Bear or the Eagle. It
        helps you for the rest of the game.
lesson-first-card-8 = Faith is scored at the end
    .text = Most symbols of a divinity: Salamander 12 points, Bear 8, Eagle 6. Second place scores
        half, and without a symbol you score nothing.

lesson-first-check-1 = You have 5 crystals. How many groves can you harvest after passing?
    .right = 1
    .wrong-1 = 5
    .wrong-2 = 2
    .why = Each grove costs 3 crystals, and it must touch one of your apprentices.
lesson-first-check-2 = When may you take a Bear or an Eagle card?
    .right = After building next to the same colour
    .wrong-1 = After every round
    .wrong-2 = For 4 crystals
    .why = The new field must share a colour with a field next to it. You may place an apprentice on
        it instead.
lesson-first-check-3 = You have 4 Bear symbols, Rudolph has 3. What does that score at the end?
    .right = 8 points
    .wrong-1 = 4 points
    .wrong-2 = 4 points for each symbol
    .why = Most Bear symbols score 8 points, second place 4.
