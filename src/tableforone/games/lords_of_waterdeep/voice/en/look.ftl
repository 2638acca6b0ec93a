# How the app shows the game: in the lobby, at set-up, and as names of drawings and kinds of choices.

look-about = Agents, quests and intrigue in the City of Splendors.
# The heading of the levels.
look-strength = How hard is Pseudo?
# The opponent in a few words.
look-says-Pseudo = his points are taken from yours
look-fact-1 = 10 lords
look-fact-2 = about 50 min

## The drawings, and what they mean.

symbol-agent = Agent
    .means = You place it on a free space.
symbol-cleric = Cleric
    .means = An adventurer, white.
symbol-fighter = Fighter
    .means = An adventurer, orange.
symbol-rogue = Rogue
    .means = An adventurer, black.
symbol-wizard = Wizard
    .means = An adventurer, purple.
symbol-cube-any = Any adventurer
    .means = You choose the kind.
symbol-gold = Gold
    .means = Money. At the end, 2 gold score 1 point.
symbol-intrigue = Intrigue card
    .means = You play it at the harbor.
symbol-scroll = Quest
    .means = Costs adventurers and gold, and scores points.
symbol-lord = Lord
    .means = Adds 4 points for each quest of two types.
symbol-building = Building
    .means = Both can use it; its owner gains something.
symbol-first = First-player marker
    .means = This player goes first in the next round.
symbol-vp = Points
    .means = They count for your score.
symbol-q-arcana = Arcana
    .means = A type of quest.
symbol-q-commerce = Commerce
    .means = A type of quest.
symbol-q-piety = Piety
    .means = A type of quest.
symbol-q-skullduggery = Skullduggery
    .means = A type of quest.
symbol-q-warfare = Warfare
    .means = A type of quest.
symbol-t-permanent = Plot quest
    .means = Helps for the rest of the game.
symbol-u-arrow = Gives
    .means = What is after the arrow.
symbol-u-check = Done
    .means = Paid, or you can pay it.
symbol-u-redo = New quests
    .means = Replace the four face-up quests.

## Kinds of choices; what one needs.

kind-space = Spaces
kind-quest = Quests
kind-card = Intrigue cards
kind-supply = From the supply
kind-cube = From your tavern
kind-his-cube = From Pseudo’s tavern
kind-type = Types of quests
kind- = Skip

## The opponent’s decisions.

step-space = Space
step-fallback = Space
step-tile = Building
step-cube = Cube
step-favor = Favor
step-quest = Quest
step-swap = Swap
