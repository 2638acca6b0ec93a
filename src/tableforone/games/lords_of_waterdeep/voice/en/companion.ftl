# Play with your own copy: questions about your table, orders to your hands, what the app keeps for Pseudo.

## Questions and answers.

# $place: where your agent was
home-harbor = Your agent leaves { $place }: where did you place it?
# $round: a number; $nth, $all: your agents
home-place = Round { $round }, your agent { $nth } of { $all }: where did you place it?
home-place-extra = Round { $round }, an extra agent: where did you place it?
home-place-quest = Round { $round }, your agent { $nth } of { $all }: where did you place it? Then enter your quest.
home-place-extra-quest = Round { $round }, an extra agent: where did you place it? Then enter your quest.
home-top-tile = Which building was on top of the stack?
# $place: 1 to 3
home-hall-tile = Builder’s Hall, place { $place }: which building is there?
home-new-hall-tile = Builder’s Hall, place { $place }: which building is there now?
home-draw-quest = Draw the top quest for Pseudo. Which one is it?
home-upper-quest = Pseudo’s upper quest: which one did you draw?
home-lower-quest = Pseudo’s lower quest: which one did you draw?
home-draw-card = Draw the top intrigue card for Pseudo. Which one is it?
home-play = Which intrigue card did you play?
home-buy = Which building did you buy?
home-take-tile = Which building did you take from Builder’s Hall for free?
home-discard-tile = Which of your buildings did you discard?
home-copy = Which of his spaces did you use?
home-hall-agent = On which building in Builder’s Hall did you place an agent?
home-score = The game is over. What is your final score? (Each cube and every 2 gold: 1 point; each open quest: −5; rule 8)
# $kind: of adventurer
home-have = His card takes { a-kind } from you. Do you have one? (F7)
home-have-yes = Yes, return { a-kind } to the supply
home-have-no = No, lose 2 points
# $n: cubes
home-low = Which cubes have fewer than { $n } left in the supply?
home-supply = How many { kinds } are left in the supply?
home-many = { $n } or more
home-quest = Which quest did you complete?
# $place: a space; $whose: player, pseudo or hall
home-place-of = { $place }, { home-whose }
home-whose = { $whose ->
    [player] your building
    [pseudo] Pseudo’s building
   *[hall] in Builder’s Hall
}
home-nowhere = Nowhere
home-nowhere-note = no space was open
home-nowhere-full = Nowhere: no space was open
home-on-none = On none: there is none you can use
home-few = Few cubes left
home-few-note = first: fewer than { $n } of a colour
home-few-full = First: fewer than { $n } cubes of a colour are left in the supply
home-special = A special quest
home-special-note = first: you complete it this turn
home-special-full = First: this turn you complete a quest that moves an agent, building or card, or gives him something
home-no-card = No card
home-reshuffled = The discard pile was shuffled first

## Why something cannot be entered. $name: of a space, quest, building or card

barred-his-agent = { $name }: Pseudo’s agent is there.
barred-your-agent = { $name }: your agent is there.
barred-harbor = { $name }: an agent from the harbor cannot go to the harbor (5.6).
barred-no-tile = { $name }: no building can be bought now.
barred-he-completed = { $name }: he has completed it.
barred-you-completed = { $name }: you have completed it.
barred-his = { $name }: Pseudo has it in front of him.
barred-removed = { $name }: it is removed for the solo game (rule 1).
barred-in-play = { $name }: it is in play.
barred-discarded = { $name }: it was discarded.
barred-in-hall = { $name }: it is in Builder’s Hall.
barred-all-discarded = { $name }: all of these cards are in the discard pile.

## What your hands do.

hand-round = Put 1 point token on each building in Builder’s Hall. Fill the buildings in play
hand-round-agent = Put 1 point token on each building in Builder’s Hall. Fill the buildings in play. You both take another
    agent
# $round: a number; $first: you or pseudo
hand-round-why = Round { $round }: { $first ->
    [pseudo] Pseudo goes first (3.2).
   *[you] you go first (3.2).
}
hand-place = Put one of his agents on { $place }
hand-gain = { $who ->
    [pseudo] Put { $what } into his tavern
   *[you] Take { $what } yourself
}
# $n: spaces
hand-score = Move your score marker forward { $n }
hand-score-back = Move your score marker back { $n }
hand-his-score-why = His points are taken from yours (S2.2, S2.3).
hand-loss-why = You have no cube of that kind (S10.8).
# $quest: a name; $price: what it costs
hand-complete = He completes { $quest }: return { AND($price) } from his tavern
hand-complete-why = He has everything it costs (S11.1).
hand-quest = Put { $quest } below his other quests
hand-quest-why = He always has two; the new one goes last (S4.2).
# $card: a name
hand-card = Put { $card } on the discard pile
# $rule: a number
hand-card-why = He plays it by rule { $rule }.
# $tile: a building; $cost: gold; $what: what is put on it
hand-buy = Pay { $cost } gold from his tavern and put { $tile } on the board with his marker
hand-buy-filled = Pay { $cost } gold from his tavern and put { $tile } on the board with his marker and { $what }
hand-take-tile = Put { $tile } on the board with his marker; he pays nothing
# $gains: what the owner gets
hand-owner = Take your owner’s benefit of { $tile }: { $gains }
hand-owner-why = He uses your building (6.3).
# $giver: you or pseudo; $what: adventurers or gold
hand-hand-over = { $giver ->
    [pseudo] Move { $what } from his tavern to yours
   *[you] Move { $what } from your tavern to his
}
hand-lose = { $who ->
    [pseudo] Return 1 { kind } from his tavern to the supply
   *[you] Return 1 { kind } from your tavern to the supply
}
hand-pay = Return { amount } from his tavern to the supply
hand-mandatory = { $who ->
    [pseudo] Put { $quest } above all his quests
   *[you] Put { $quest } with your open quests
}
hand-mandatory-why = A mandatory quest: { AND($price) } (S4.4).
hand-return = Return his agent from { $place } to his pool
hand-copy = He uses the action of { $place }
hand-copy-why = His agents stay where they are.
hand-gift = Reveal quests until one is not of your lord’s two types. Take it and discard the others
hand-gift-why = When he would gain a quest, you do (7E).
hand-reset = Discard the four face-up quests at Cliffwatch Inn and reveal four new ones
hand-reset-why = His agent is on Cliffwatch Inn 3.
hand-marker = Give him the first-player marker
hand-marker-why = He goes first in the next round.
hand-swap = Swap 1 { kind } from his tavern for a cleric from the supply
hand-swap-why = Produce a Miracle for the Masses.
hand-discard-quest = Put his quest { $quest } on the discard pile
hand-pass = He places no agent
hand-pass-why = No space is open to him (S7.7).

## Set-up, step by step.

# $tiles: names
ready-tiles = Remove these buildings: { AND($tiles) }
ready-box = Put them back into the box.
# $lords, $quests, $cards: names
ready-cards = Remove the lord { AND($lords) }, the quests { AND($quests) } and every { AND($cards) }
ready-mats = Take a mat for you and one for Pseudo. He has the first-player marker
# $his, $yours: gold
ready-gold = { $his } gold for him, { $yours } for you, 4 agents each.
ready-lord = He gets no intrigue cards and no lord
ready-lord-note = You get yours as usual.
ready-score = Place a score marker for you, none for him
ready-score-note = His points are taken from yours.
ready-board = Set up the board for two players
ready-board-note = Three buildings are in Builder’s Hall: enter them next.
ready-quests = Draw two quests for Pseudo, the first above the second
ready-quests-note = Enter them next, too.

## His board.

# $taken: points
shown-round = Round { $round } of { $rounds }. { $first ->
    [player] You go
   *[pseudo] Pseudo goes
} first. Points taken from you: { $taken }.
# $tavern: what is there; $his, $yours: agents
shown-tavern = Pseudo’s tavern: { AND($tavern) }. Agents left: his { $his }, yours { $yours }.
# $quest: a name; $needs: what it costs
shown-quest = Quest: { $quest } ({ points }): { AND($needs) }.
# $have, $n: numbers; $kind: of adventurer, or gold
shown-need = { $have } of { amount }
# $places: names
shown-his-places = Pseudo’s agents: { AND($places) }.
shown-your-places = Your agents: { AND($places) }.
shown-hall = Builder’s Hall: { AND($tiles) }.
shown-nowhere = none
# $tile: a building; $owner: player or pseudo
shown-building = Building: { $tile } ({ $owner ->
    [pseudo] Pseudo
   *[player] you
}).
# $n: what is on it
shown-building-stock = Building: { $tile } ({ $owner ->
    [pseudo] Pseudo
   *[player] you
}, { $n } on it).

## Numbers and pieces that can be corrected.

count-kind = his { kinds }
count-his-agents = his agents left
count-your-agents = your agents left
count-taken = points taken from you
# $place: 1 to 3
count-hall = points on place { $place } of Builder’s Hall
# $tile: a building
count-stock = pieces on { $tile }
count-marker = you have the first-player marker
# $place: a space
count-agent = { $who ->
    [pseudo] his agent on { $place }
   *[you] your agent on { $place }
}
piece-his-quest = { $quest } (his quest)
piece-on-board = { $tile } (on the board)
