# The rules for people. { $strudel } is the drawing of that name; **bold** words stand out.

guide-what-it-is-about = What it is about
    .caption = your lord adds 4 points for each quest of two types, at once
guide-what-it-is-about-text-1 = You are a masked lord of Waterdeep. Your agents hire adventurers in
    the city, and with them you complete quests for points.
guide-what-it-is-about-text-2 = Pseudo sends agents too. There is **one score, yours**: his points
    are taken from it. After eight rounds you win with **more than 0**.

guide-set-up-for-one = Set-up for one
guide-set-up-for-one-text-1 = In the app the game is set up for you. With your own copy:
guide-set-up-for-one-row-1 = Remove the buildings Heroes’ Garden, Palace of Waterdeep, Three Pearls,
    Waymoot and House of the Moon; Larissa Neathal; the quests Recruit Lieutenant and Place a
    Sleeper Agent in Skullport; Bidding War
guide-set-up-for-one-row-2 = 3 point tokens on each space of the round track; three buildings in
    Builder’s Hall; four quests at Cliffwatch Inn
guide-set-up-for-one-row-3 = You: 4 agents, a fifth for round 5, a lord, 2 quests, 2 intrigue cards,
    5 gold
guide-set-up-for-one-row-4 = Pseudo: 4 agents, a fifth for round 5, 2 quests (the first drawn on
    top), 4 gold, and the first-player marker

guide-your-turn = Your turn
    .when = in the first minute
guide-your-turn-text-1 = You take turns until all agents are placed.
guide-your-turn-row-1 = { $agent } **Place an agent** on a free space and do all it says, at once
guide-your-turn-row-2 = { $building } If Pseudo owns the building, he gains the owner’s benefit
guide-your-turn-row-3 = { $scroll } Then you may **complete one quest**

guide-spaces-of-the-city = Spaces of the city
    .when = with your first agent
guide-spaces-of-the-city-row-1 = { $fighter } Field of Triumph: 2 fighters
guide-spaces-of-the-city-row-2 = { $rogue } Grinning Lion Tavern: 2 rogues
guide-spaces-of-the-city-row-3 = { $wizard } Blackstaff Tower: 1 wizard
guide-spaces-of-the-city-row-4 = { $cleric } The Plinth: 1 cleric
guide-spaces-of-the-city-row-5 = { $gold } Aurora’s Realms Shop: 4 gold
guide-spaces-of-the-city-row-6 = { $scroll } Cliffwatch Inn: a quest, with 2 gold, an intrigue card
    or four new quests to choose from
guide-spaces-of-the-city-row-7 = { $first } Castle Waterdeep: the first-player marker and an
    intrigue card
guide-spaces-of-the-city-row-8 = { $building } Builder’s Hall: buy a building
guide-spaces-of-the-city-row-9 = { $intrigue } Waterdeep Harbor: play an intrigue card; the agent
    moves on later

guide-quests = Quests
    .when = when your tavern fills
    .caption = its type, its points, its cost and its reward
guide-quests-text-1 = Pay the cost of the card from your tavern and gain its reward. A **plot
    quest** { $t-permanent } helps for the rest of the game.
guide-quests-text-2 = Each quest that is still open at the end **costs 5 points**. You must complete
    a *mandatory* quest before all others.
guide-quests-sheet-1 = One per turn, after placing: pay, gain the reward, and 4 points for your
    lord’s types. Mandatory ones first.

guide-buildings = Buildings
    .when = when you have gold to spare
guide-buildings-text-1 = At Builder’s Hall you buy one of three buildings and score the points on
    it. Both of you may use it; when Pseudo does, **you** gain the owner’s benefit.
guide-buildings-text-2 = Each round 1 point is added to every building in the hall. Some buildings
    in play are refilled at the start of each round.
guide-buildings-sheet-1 = Buy one of three and score the points on it. Pseudo uses it: you gain the
    owner’s benefit. You use his: he gains it.

guide-intrigue-and-the-harbor = Intrigue and the harbor
    .when = with your first card
guide-intrigue-and-the-harbor-text-1 = You play a card by placing an agent at the harbor. When all
    agents are placed, those at the harbor move **once more**, in the order 1, 2, 3, to any other
    space. After each one you may complete a quest.
guide-intrigue-and-the-harbor-text-2 = Some cards take from Pseudo, some give him a mandatory quest,
    some let you trade; his points are taken from yours.
guide-intrigue-and-the-harbor-sheet-1 = Harbor: play a card. When all agents are placed, move again
    (1, 2, 3), and you may complete a quest.

guide-a-round = A round
    .when = when the first one ends
guide-a-round-row-1 = { $vp } Start: 1 point on every building in the hall; buildings in play are
    refilled
guide-a-round-row-2 = { $agent } Turns, then the harbor; in round 5 each of you has a fifth agent
guide-a-round-row-3 = { $first } The player with the marker goes first in the next round

guide-how-pseudo-plays = How Pseudo plays
    .when = on his first turn
    .caption = what he tries, in order, and what things are worth to him
guide-how-pseudo-plays-row-1 = He always has two quests. He looks for the **first thing they lack**,
    quest by quest from the top, from left to right.
guide-how-pseudo-plays-row-2 = He goes where he gains **most of it**. Ties: the greatest total
    value, then the least pay to you, then at random.
guide-how-pseudo-plays-row-3 = If no space gives it: Castle Waterdeep; else Builder’s Hall (the
    building with the most points that he can pay for); else the most valuable space; else the
    harbor.
guide-how-pseudo-plays-row-4 = He draws an **intrigue card** and plays it at once. Usually he takes
    a cube of its colour, and you lose one, or 2 points.
guide-how-pseudo-plays-row-5 = A **quest** that he would gain goes to you, of a type that your lord
    does not score.
guide-how-pseudo-plays-row-6 = After each agent he completes the topmost quest he can pay for: its
    points are taken from yours.

guide-the-end = The end
    .when = after round 8
guide-the-end-row-1 = { $cube-any } 1 point for each adventurer in your tavern
guide-the-end-row-2 = { $gold } 1 point for every 2 gold
guide-the-end-row-3 = { $scroll } **−5** for each open quest
guide-the-end-row-4 = More than 0 wins.
