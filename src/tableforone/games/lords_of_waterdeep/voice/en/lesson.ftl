# What the host says in a lesson. $one and $two: the numbers of what he points at.

## Your first game.

lesson-first = Your first game
    .about = One round of a real game and half of the next, in about { $minutes } minutes.
    .ending = You completed two quests, one of them for 24 points. You used one of Pseudo’s
        buildings and the harbor, and you saw how his points cost you yours.
    .later-1 = { place-builders_hall }. Both of you can use a building that you buy, but when Pseudo
        uses it, you gain something.
    .later-2 = { place-castle_waterdeep }. The player who goes there goes first in the next round,
        and draws a card.
    .later-3 = Plot quests. They score a little less and help you for the rest of the game.
    .later-4 = Mandatory quests. A card can give one to Pseudo: he must complete it first.
    .later-5 = Round 5. You both get a fifth agent.
lesson-first-chapter-1 = Agents
lesson-first-chapter-2 = Intrigue
lesson-first-chapter-3 = Quests
lesson-first-chapter-4 = Buildings
lesson-first-chapter-5 = Round two
lesson-first-chapter-6 = How it ends

lesson-first-step-1 = You are a secret lord, and these are your quests.
    .text = Two quests are on your { $two } mat. { quest-raid_orc_stronghold } needs fighters and
        rogues; { quest-safeguard_eltorchul_mage } needs one adventurer of three kinds, and gold.
        Start with rogues: place an agent on the { $one } Grinning Lion.
    .praise = Two rogues, and the space is yours.
    .watch-1 = Pseudo checks what his quests lack, here fighters, and goes where he gains most of
        them. Spaces without fighters are ruled out.
lesson-first-step-2 = Wizards are rare.
    .text = { $one } { place-blackstaff_tower } gives only one wizard, and clerics come one at a
        time, too. Fighters and rogues come in pairs. Take the wizard while the space is free.
    .praise = The Mage needs only a fighter now.
    .watch-1 = No free space gives what he needs, so he goes to { place-castle_waterdeep }. He will
        go first in the next round, and he draws a card. This one costs you a rogue.
lesson-first-step-3 = Take a card to the harbor.
    .text = At { $one } { waterdeep-harbor } you play a card from your hand. At the end of the round
        the
        agent moves on to another space. Place an agent there.
    .praise = Two actions with one agent.
lesson-first-step-4 = { card-call_for_adventurers }.
    .text = { $one } This card gives you two cubes of your choice, and Pseudo one. Good cards help
        you more than him. Play it.
    .praise = Now choose what you need.
lesson-first-step-5 = Two fighters.
    .text = One is for the Mage; you will need the other soon. Choose a fighter twice.
    .praise = Fighter, rogue, wizard and 4 gold: complete.
lesson-first-step-6 = Complete your first quest.
    .text = After you place an agent, you may complete one quest. { $one } This one scores 4 points
        and gives you two wizards. Complete it.
    .praise = You paid the cost and gained two wizards.
    .watch-1 = No free space gives what he lacks, and the castle is taken, so he goes to
        { place-builders_hall }.
    .watch-2 = He buys the building with the most points on it; the leftmost if several tie. All
        points he scores are taken from yours.
lesson-first-step-7 = Find a quest that suits your lord.
    .text = Your lord adds 4 points for each Arcana and Warfare quest. { $one } { cliffwatch-inn }
        has
        four quests for both of you, and its first space also gives 2 gold. Place an agent there.
    .praise = The type is in the card’s corner.
lesson-first-step-8 = Twenty points, and Arcana.
    .text = { $one } { quest-expose_red_wizards_spies } needs two wizards and a fighter, which you
        have, and a cleric and two rogues, which you can gain. Take it.
    .praise = With your lord, it scores 24.
lesson-first-step-9 = The harbor agent moves on.
    .text = All agents are placed, so your agent in the harbor moves to a second space. { $one }
        This building is Pseudo’s. You may use it, but he gains a fighter. Place the agent there.
    .praise = Buildings give more, but their owner gains, too.
lesson-first-step-10 = A cube of your choice.
    .text = You need two rogues. Take the first { $one } rogue.
    .praise = Round 1 is over; all agents return.
    .watch-1 = He goes first because he went to the castle. His quests lack rogues, so he takes the
        Grinning Lion before you.
lesson-first-step-11 = The tavern is taken, the building is not.
    .text = { $one } Pseudo’s building gives a fighter and a cube of your choice. Use it again.
    .praise = There is nearly always a second way.
lesson-first-step-12 = The second rogue.
    .text = Take a rogue. Then watch what Pseudo does with the fighters he gained.
    .praise = You need only a cleric now.
    .watch-1 = A wizard was the last thing he lacked.
    .watch-2 = Now he can pay for a quest of 20 points, and they are taken from your score. Keep an
        eye on his quests, and do not help him with the expensive ones.
lesson-first-step-13 = Take the cleric.
    .text = { $one } { place-the_plinth } gives a cleric. Then you have everything the quest costs.
        Place an agent there.
    .praise = You can pay with what you just gained.
lesson-first-step-14 = Now strike back.
    .text = { $one } This quest scores 20 points, and 4 more from your lord because it is Arcana.
        Complete it.
    .praise = You are above zero again. Finish there.
    .watch-1 = Your turn to read it: what does he lack, and which space gives most of it?
lesson-first-step-15 = Finish what you start.
    .text = After round 8 each open quest costs 5 points. Each adventurer left over scores 1 point,
        and every 2 gold score 1 point. You win with more than 0. Now choose a space yourself.

lesson-first-card-1 = One agent, one space
    .text = Place an agent on a free space and take what it gives. The other player cannot go there
        this round.
lesson-first-card-2 = Quests score the points
    .text = After you place an agent, you may complete one quest by paying its adventurers and gold.
lesson-first-card-3 = Your lord is secret
    .text = Quests of two types score 4 more points, at once.
lesson-first-card-4 = The harbor works twice
    .text = An agent there plays a card and moves to a second space at the end of the round.
lesson-first-card-5 = Pseudo’s points cost you yours
    .text = He has no score of his own: all points he scores are taken from yours.
lesson-first-card-6 = His quests lead him
    .text = He reads his quests from top to bottom and takes what they lack. Read them and you know
        where he goes next.

lesson-first-check-1 = Pseudo completes a quest for 10 points. What happens to your score?
    .right = It goes down by 10
    .wrong-1 = Nothing
    .wrong-2 = It goes up by 10
    .why = Pseudo has no score of his own: all points he scores are taken from yours.
lesson-first-check-2 = The game ends with 2 open quests in front of you. What do they cost?
    .right = 10 points
    .wrong-1 = Nothing
    .wrong-2 = 4 points
    .why = Each quest that you have not completed costs 5 points.
