# What the host says in a lesson. $one and $two: the numbers of what he points at.

## Your first game.

lesson-first = Your first game
    .about = Two rounds of a real game and the start of the third, in about { $minutes } minutes.
    .ending = You hired someone, completed a group, opened the ground floor and pleased the Emperor.
        You also saw how Ralph finds his rooms.
    .later-1 = Loans. You may take 2 krones at any time in your turn, for −2, −3 and −4 points at
        the end.
    .later-2 = Passing. You remove any die and gain 1 krone: a bad roll for you may be a good one
        for Ralph.
    .later-3 = Doors. Rooms on the upper floors give you what is drawn on them when you occupy them.
    .later-4 = The other staff. Some help whenever you take a certain die, some score only at the
        end.
lesson-first-chapter-1 = Round one
lesson-first-chapter-2 = Round two
lesson-first-chapter-3 = The Emperor
lesson-first-chapter-4 = How it ends

lesson-first-step-1 = Welcome to a hotel on paper.
    .text = Three { $two } rooms on the ground floor are already prepared. Each turn you take one
        die. The more dice its space has, the stronger it is. { $one } Space 5 has four dice, so
        hiring costs 4 krones less. Take a die there.
    .praise = Four dice on one space are rare.
lesson-first-step-2 = Hire the Red room service.
    .text = { $one } It costs 4 krones, so now it is free. It works once, right away: you prepare
        red rooms for free. Hire it.
    .praise = A stronger die makes staff cheaper.
lesson-first-step-3 = The red room next to the red one.
    .text = A new room must touch a prepared one. { $one } This one does, and together the two are a
        whole red group. Prepare it.
    .praise = A small group is quickly full.
    .watch-1 = Ralph reveals a card with two dice. The hand on the next card shows which one he
        wants. He removes it, so it is gone for you, too.
    .watch-2 = Then he occupies a room of the colour on his card: the first one along a zig-zag
        line. He prepares nothing; he just moves in.
lesson-first-step-4 = Now let guests in.
    .text = { $one } Space 2 occupies one prepared room, and each die there takes off 1 krone. A
        room on the ground floor costs 1 krone, so it is free. Take a die there.
    .praise = Higher rooms cost more and score more.
lesson-first-step-5 = Start with a red room.
    .text = { $one } Occupy one of the two red rooms; the other one follows soon.
    .praise = It is crossed out: someone lives there.
    .watch-1 = Ralph now has two turns, because he goes first in round 2. Each time: the hand, then
        the die.
    .watch-2 = This card prefers to complete a row, if one of its rooms could. Otherwise he takes
        the first room of the colour again.
lesson-first-step-6 = Three dice, three rooms.
    .text = { $one } Space 1 prepares up to as many rooms as it has dice. The ground floor is free,
        and every way up starts there. Take a die.
    .praise = Nothing is cheaper than the ground floor.
lesson-first-step-7 = The corner on the left.
    .text = { $one } Room 1 completes the left half of the floor. When all four are occupied, you
        score a row: 2 points, if you are faster than Ralph. Prepare it.
    .praise = Rows and columns are a race.
lesson-first-step-8 = And the right half.
    .text = Groups never cross the staircase. Prepare { $one } 6 and then 7, the two yellow rooms
        beyond the stairs.
    .praise = Seven rooms are ready, all for free.
    .watch-1 = “Most” on his card means the fullest space. Here the hand prefers the other die.
    .watch-2 = He takes the first red room of his zig-zag. Follow the line with your eyes.
lesson-first-step-9 = A 3 can do both.
    .text = { $one } Space 3 prepares rooms or occupies one, as you like. With two dice it takes off
        2 krones. Take a die there.
    .praise = The most flexible of the six spaces.
lesson-first-step-10 = Complete the red group.
    .text = { $one } This is the second of two red rooms: the group is complete and pays at once.
        Red gives krones, here 1. Occupy it.
    .praise = Four rooms would have paid much more.
lesson-first-step-11 = The Emperor comes after this round.
    .text = After round 3 the first row of { $two } his track must have four marks, or you lose
        points. You have none. { $one } Space 6 has four dice: for 1 krone it works like any other
        space. Take a die there.
    .praise = The strongest action, for 1 krone.
lesson-first-step-12 = Four spaces at once.
    .text = { $one } Four marks fill the first row, so the Emperor is pleased before he arrives. A
        mark on the third space gives a bonus. Advance.
    .praise = Two points saved, and a bonus.
lesson-first-step-13 = A blue room for free.
    .text = { $one } With 1 krone off it is free. It starts your large blue group, which scores 10
        points when it is complete. Occupy it.
    .praise = Now you decide: up, or stay low?
    .watch-1 = Your turn to read him: the hand, the die, the colour, the zig-zag.
lesson-first-step-14 = Think of the last round.
    .text = After round 7 each occupied room scores 1 to 4 points, by its floor, and every 3 krones
        score 1 point. A row or column scores only for the first player who fills it. Now choose a
        die yourself.

lesson-first-card-1 = Prepare, then occupy
    .text = You prepare a room next to a prepared one. Only then can guests move in, for the price
        of its floor.
lesson-first-card-2 = More dice, more strength
    .text = The more dice a space has, the more rooms, krones or spaces it gives, or the cheaper a
        room or staff member becomes.
lesson-first-card-3 = Complete groups pay at once
    .text = Rooms of one colour that touch are a group. Blue gives points, red krones, yellow
        Emperor spaces.
lesson-first-card-4 = Rows and columns are a race
    .text = Only the first player to fill one scores it. Groups are yours alone.
lesson-first-card-5 = The Emperor checks row by row
    .text = After rounds 3, 5 and 7 one row of his track must be marked far enough, or you lose
        points. You cannot mark a row that was already checked.
lesson-first-card-6 = Ralph follows his hand
    .text = One side of his card shows which die and which colour. The back of the next card shows
        where he starts to look.

lesson-first-check-1 = Space 6 has 2 dice. What does it cost to take one?
    .right = 1 krone
    .wrong-1 = Nothing
    .wrong-2 = 2 krones
    .why = A 6 costs 1 krone. Then it works like any other space with its own strength.
lesson-first-check-2 = When does a group of rooms pay?
    .right = When all its rooms are occupied
    .wrong-1 = When its rooms are prepared
    .wrong-2 = At the end of the game
    .why = A group pays at once, when its last room is occupied.
