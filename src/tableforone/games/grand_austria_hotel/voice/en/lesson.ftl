# What the host says in a lesson. $one and $two: the numbers of what he points at.

## Your first game.

lesson-first = Your first game
    .about = Two rounds of a real game, with staff, the Emperor and the final scoring, in about { $minutes } minutes.
    .ending = Four guests live in your hotel, a blue room has paid its bonus, and the Emperor has
        noticed you. The { staff-28 } works for you, and you can read Leopold’s turns.
    .later-1 = Objectives. Three races for 15, 10 and 5 points, on the right of the table.
    .later-2 = Boosting. 1 krone makes the die you take stronger by 1.
    .later-3 = Passing. You leave a bad roll alone; later the remaining dice are rerolled.
lesson-first-chapter-1 = Before we open
lesson-first-chapter-2 = Guests and dice
lesson-first-chapter-3 = The kitchen
lesson-first-chapter-4 = The Emperor
lesson-first-chapter-5 = Rooms
lesson-first-chapter-6 = Round two
lesson-first-chapter-7 = Staff
lesson-first-chapter-8 = How it ends

lesson-first-step-1 = Ten people want to work for you; keep six.
    .text = Each { $one } card is someone you may hire later, for the price in its corner. You do
        not have to know them by heart. Discard three expensive ones, { staff-4 }, { staff-17 } and
        { staff-26 }, and the { staff-7 }. Keep the { staff-28 }: she scores for every blue guest at
        the end.
    .praise = We’ll hire the { staff-28 } soon.
lesson-first-step-2 = Your first guest is free.
    .text = The { $one } { guest-53 } is yellow, so she will need a yellow room. First she orders
        a strudel and a wine. When she moves in, you gain the reward at the bottom of her card: a
        coffee and 2 Emperor spaces. Take her.
    .praise = She is at your first table.
lesson-first-step-3 = Prepare three rooms.
    .text = The first room is always the corner. Each new room must touch a prepared one, and the
        ground floor is free. The yellow room { $one } next door is for your dancer, the red one
        next to it for someone in the queue. Prepare them.
    .praise = Blue, yellow and red, all for free.
    .watch-1 = Leopold goes first this round. His card asks for a red guest, so all others are ruled
        out. Of two red guests he takes the one with more points.
    .watch-2 = He needs no kitchen: his guest moves in at once, as low and as far left as possible.
    .watch-3 = A question mark: he takes a die from the fullest space. After his turn, a good space
        may be weaker for you.
lesson-first-step-4 = Your turn: first a guest, then a die.
    .text = The { $one } { guest-77 } wants one cake and a red room, and you have one ready. Guests
        at the front of the queue cost 3 krones, those at the end nothing. He costs 1. Take him.
    .praise = One guest a turn, always before the die.
lesson-first-step-5 = Take the die that feeds them both.
    .text = { $one } Space 1 has two dice, so its strength is 2: you gain two items, strudels or
        cakes. The dancer and the { guest-77 } need exactly that. Take a die there.
    .praise = Strength: the dice there before you take.
lesson-first-step-6 = One of each.
    .text = On space 1 you may never take more cakes than strudels. Take one strudel and one cake.
    .praise = Space 2: wine and coffee, the same way.
lesson-first-step-7 = Serve at once, for free.
    .text = Items you have just gained may go straight to a table for free. Serve the strudel to the
        { $one } dancer and the cake to the { guest-77 }.
    .praise = The { guest-77 }’s order is complete.
lesson-first-step-8 = Give him his key.
    .text = A guest with a complete order may move into a prepared room of his colour at any time in
        your turn. Move the { $one } { guest-77 } into the red room: he gives you 1 point and 1
        krone.
    .praise = Your first point, and a free table.
lesson-first-step-9 = End the turn.
    .text = You could still serve the dancer her wine from the kitchen. That costs 1 krone for up to
        three items, so wait until there is more to serve. End your turn; you have two turns in a
        row this round: { $one } 2 and 3.
    .praise = Waiting saved a krone.
lesson-first-step-10 = A guest for free.
    .text = { $one } Tezcatlipoca costs nothing and wants one strudel, which is in your kitchen. He
        is green, so a room of any colour will do. Take him.
    .praise = Cheap guests keep the hotel growing.
lesson-first-step-11 = Now serve from the kitchen.
    .text = The { $one } kitchen has a wine for the dancer and a strudel for Tezcatlipoca. 1 krone
        serves up to three items. Serve.
    .praise = One krone, two guests.
lesson-first-step-12 = Wine and strudel.
    .text = Serve the wine to the dancer and the strudel to Tezcatlipoca.
    .praise = Two orders are complete.
lesson-first-step-13 = The dancer moves in.
    .text = Move her into the yellow room. Her { $one } card shows her reward: a coffee, and 2
        spaces on the { $two } Emperor track.
    .praise = A guest’s reward comes with the room.
lesson-first-step-14 = First the coffee.
    .text = You may take the parts of a reward in any order. Put the coffee into the kitchen:
        someone in the queue wants two of them.
    .praise = Two coffees in the kitchen now.
lesson-first-step-15 = And 2 Emperor spaces.
    .text = After rounds 3, 5 and 7 the Emperor checks { $one } his track. You score for your space
        and move back. If you are then still on 3 or more, you gain the reward of his tile; on 0 you
        pay a penalty. Advance.
    .praise = Leopold is on 3. Don’t let him stay ahead.
lesson-first-step-16 = A hotel needs rooms.
    .text = You still have to take a die this turn. { $one } Space 3 prepares as many rooms as its
        strength, here one. Take a die there.
    .praise = Upstairs: 1 to 3 krones. Below: free.
lesson-first-step-17 = The red room next door.
    .text = { $one } It touches the { guest-77 }’s room, it is free, and it is part of the same
        group. Four red rooms are together here: full of guests, they give 10 krones. Prepare it.
    .praise = One large group beats many small ones.
lesson-first-step-18 = Green fits anywhere, so choose well.
    .text = Tezcatlipoca could also take the blue room, but nobles in the queue will need it. Move
        him into the new { $one } red room. You draw three more cards, and then it is Leopold’s
        turn.
    .praise = The blue room is free for a noble.
    .watch-1 = This time any guest will do, and two have the most points. The hand on his card
        breaks ties: it points right, so he starts on the left.
    .watch-2 = A 4 or a 5, from the fuller space. With neither, he would have taken another die.
    .watch-3 = His card also advances objective B. When his marker reaches the top, he takes a place
        there before you. Keep an eye on it.
lesson-first-step-19 = A noble for the blue room.
    .text = The dice are rolled again, and you go first. The { $one } { guest-67 } wants two
        coffees; both are in your kitchen. He gives 2 points, 2 cards and 2 Emperor spaces. Take
        him.
    .praise = You already have what he wants.
lesson-first-step-20 = Three dice on one space.
    .text = { $one } Space 2 has three dice: three items, wine or coffee. The coffee can go straight
        to the { guest-67 }, and you can always use wine. Take a die there.
    .praise = Just before Leopold could weaken it.
lesson-first-step-21 = Two wines, one coffee.
    .text = You may never take more coffees than wines. Take as much coffee as you can: one.
lesson-first-step-22 = To the { guest-67 }.
    .text = Serve the coffee to { $one } his table at once.
    .praise = One more, and it is in the kitchen.
lesson-first-step-23 = One krone for the second cup.
    .text = Serve the other coffee from the { $one } kitchen.
lesson-first-step-24 = The blue room is a group of its own.
    .text = The group is full as soon as he moves in, and a full blue group scores points: 2 for
        him, 2 for the { $one } room. Move him in.
    .praise = Four points with one key.
lesson-first-step-25 = And 2 more spaces.
    .text = On 4 { $one } you are safe for a while. Advance. Then Leopold has two turns, and now you
        can read them: the choice, the candidates, the rule.
    .praise = You have one turn left this round.
    .watch-1 = Your turn to read it: who is ruled out, and by which rule?
lesson-first-step-26 = A 6 is any action you like.
    .text = { $one } Space 6 is any of the other five actions, for a fee of 1 krone. Its strength
        is 2. Space 5 has only one die, so the 6 is the stronger way to hire. Take it.
    .praise = The fee for a 6 is always 1 krone.
lesson-first-step-27 = Use it to hire.
    .text = { $one } Action 5 plays a staff card from your hand, and the strength comes off its
        price: 2 krones. Choose it.
    .praise = A real 5 does it without the fee.
lesson-first-step-28 = The { staff-28 } joins you.
    .text = She costs 4 krones, 2 krones off. At the end of the game she scores 3 points for each
        occupied blue room, so blue guests are worth more to you from now on. Hire her.
    .praise = Other cards work once or every round.
    .watch-1 = His card advances objective A. Objectives are races: the first place scores 15
        points.
lesson-first-step-29 = Think of the last round.
    .text = After round 7 each occupied room scores 1 to 4 points by its floor, and each krone and
        each item in the kitchen scores 1 point. Each guest still in your café costs 5 points. Now
        choose a guest or a die yourself.
    .praise = You choose well without me.
lesson-first-step-30 = Three races next to the table.
    .text = The objectives score 15, 10 and 5 points for the first, second and third place.
        Leopold’s markers show how close he is. Check them, then choose your next move.

lesson-first-card-1 = Guests want three things
    .text = They want a free table, everything they ordered, and then a prepared room of their
        colour. Green guests take any room.
lesson-first-card-2 = More dice, more strength
    .text = The more dice a space has, the more you gain. Taking one makes it weaker for the next
        player.
lesson-first-card-3 = Serve at once, for free
    .text = Items you gain may go straight to a table. From the kitchen it costs 1 krone for up to
        three items.
lesson-first-card-4 = Full groups pay
    .text = Rooms of one colour that touch form a group. Full of guests, blue gives points, red
        krones, yellow Emperor spaces.
lesson-first-card-5 = Leopold tells you why
    .text = His card says which guest and which die he wants. Candidates are ruled out rule by rule,
        until one is left.
lesson-first-card-6 = The Emperor comes three times
    .text = After rounds 3, 5 and 7 you score for your space and move back. Still on 3 or more: a
        reward. On 0: a penalty.
lesson-first-card-7 = Hire staff with a 5
    .text = The strength of the die comes off the price. Some cards work once, some all game, some
        only at the end.
lesson-first-card-8 = A 6 is any action, for a fee
    .text = Pay 1 krone and use any of the five actions with the strength of space 6.
lesson-first-card-9 = Empty the café before the end
    .text = After round 7 occupied rooms score 1 to 4 points by floor, krones and items 1 each. A
        guest left in the café costs 5.

lesson-first-check-1 = Space 6 has 2 dice. What does it cost to take one?
    .right = 1 krone
    .wrong-1 = Nothing
    .wrong-2 = 2 krones
    .why = A 6 always costs a fee of 1 krone, however many dice are there.
lesson-first-check-2 = You take a 5 with strength 2 and hire someone for 4. What do you pay?
    .right = 2 krones
    .wrong-1 = 4 krones
    .wrong-2 = Nothing
    .why = The strength of the die comes off the price.
lesson-first-check-3 = The game ends with 2 guests in your café. What does that cost?
    .right = 10 points
    .wrong-1 = 5 points
    .wrong-2 = Nothing
    .why = Each guest still in the café costs 5 points, with or without a complete order.

## Let’s Waltz!

lesson-waltz = Let’s Waltz!
    .about = For players who know the hotel: champagne, dancers and the ballrooms, in about { $minutes } minutes.
    .ending = Two of your dancers are at the Zum Sperl, and Elisabeth has none there yet. It is
        scored after round 3.
    .later-1 = Higher rows. Two or three champagne let a dancer start further up, with the bonus of
        the row.
    .later-2 = The balcony. If a row is full, a dancer may go to the balcony.
    .later-3 = Three scorings. The left ballroom after round 3, the middle one after round 5, the
        right one after round 7.
    .later-4 = Empty ballrooms. Without a dancer in a ballroom you lose 5 points when it is scored.
lesson-waltz-chapter-1 = The new things
lesson-waltz-chapter-2 = To the ball
lesson-waltz-chapter-3 = Once more

lesson-waltz-step-1 = More guests, and a few new faces.
    .text = Cards with a music note are new. As always, you keep six of ten. Discard the four most
        expensive: { $one } { staff-5 }, { staff-9 }, { staff-10 } and { staff-23 }.
    .praise = You can afford the rest.
lesson-waltz-step-2 = { guest-142 } gives you champagne.
    .text = { $one } He wants a wine and a coffee, and both are in your kitchen. When he leaves the
        café you gain a champagne. Take him.
    .praise = You already have one champagne.
lesson-waltz-step-3 = Rooms, as you know them.
    .text = Prepare the { $one } yellow room and then the red one next to it, on the ground floor.
    .praise = Now meet Elisabeth.
    .watch-1 = Elisabeth plays like Leopold: her card asks for a red guest, and there is only one.
    .watch-2 = She takes a die from the fullest space, as the question mark says. Some of her cards
        also send dancers; you will see it.
lesson-waltz-step-4 = Serve { guest-142 }.
    .text = For 1 krone, serve his wine and his coffee from the { $one } kitchen.
lesson-waltz-step-5 = Both of them.
    .text = Serve the wine and the coffee to { guest-142 }.
    .praise = His order is complete.
lesson-waltz-step-6 = Send him dancing.
    .text = He could move into the blue room. But for one champagne he goes to the { $one } ball
        instead: points and reward are the same, and one of your dancers goes to the Zum Sperl,
        which is scored first. Most dancers there score 10 points. Send him.
    .praise = The room stays free for someone else.
lesson-waltz-step-7 = Who dances?
    .text = Your dancers wait in four areas, and an area that becomes empty gives a bonus. { $one }
        The first area has one dancer. Send her, and you gain 1 Emperor space.
    .praise = One dancer, one bonus.
lesson-waltz-step-8 = Three rewards at once.
    .text = You choose their order. Take the champagne first.
    .praise = You have your champagne back.
lesson-waltz-step-9 = Then the room.
    .text = You gain the reward on his card as if he had moved in. Take the room.
lesson-waltz-step-10 = A room upstairs, for free.
    .text = With 1 krone off, the second floor is free. { $one } This red room is part of your
        largest group. Prepare it.
lesson-waltz-step-11 = And the Emperor space.
    .text = The Emperor comes here, too, before each ballroom. Advance.
lesson-waltz-step-12 = Durgoing is free.
    .text = { $one } He wants a strudel and a wine, and gives 4 points. Take him.
    .praise = You still have to take a die this turn.
lesson-waltz-step-13 = Wine for him.
    .text = { $one } Space 2 gives one wine. With more dice it also offers champagne, never more
        than coffee, and never more coffee than wine. Take the die.
lesson-waltz-step-14 = Straight to his table.
    .text = { $one } Serve it at once.
lesson-waltz-step-15 = The strudel from the kitchen.
    .text = { $one } The kitchen has one strudel left. Serve it for 1 krone.
lesson-waltz-step-16 = A second dancer.
    .text = Green guests love to dance, too. Send Durgoing to the same { $one } ballroom with your
        second champagne: two dancers, while Elisabeth has none.
    .praise = Four points, and a lead at the ball.
lesson-waltz-step-17 = From the second area.
    .text = { $one } Two dancers are there. When it is empty you gain 2 champagne, enough for two
        more balls. Send one of them.
    .praise = Now you know the ballrooms, too.

lesson-waltz-card-1 = Champagne is an item
    .text = It is kept in the kitchen, some guests order it, and you need it for the ballrooms.
lesson-waltz-card-2 = A ball instead of a room
    .text = A guest with a complete order may go dancing: points and reward are the same, and the
        room stays free.
lesson-waltz-card-3 = Dancers come from the rehearsal room
    .text = When you empty one of its areas, you gain what is written there. Small areas are quickly
        empty.
lesson-waltz-card-4 = Ballrooms are scored when the Emperor visits
    .text = After rounds 3, 5 and 7, one after another. Each scores in its own way, and having no
        dancer there costs 5 points.

lesson-waltz-check-1 = How many points does a ballroom without your dancers cost when it is scored?
    .right = 5 points
    .wrong-1 = Nothing
    .wrong-2 = 10 points
    .why = A ballroom in which you have no dancer costs 5 points when it is scored.
