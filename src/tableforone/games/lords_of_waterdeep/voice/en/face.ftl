# The table on the page. $who and $owner: player, pseudo or ambassador.

face-or = or
face-agent = { $who ->
    [player] Your agent
    [pseudo] Pseudo’s agent
   *[ambassador] The ambassador
}
face-agent-here = { $who ->
    [player] your agent
    [pseudo] Pseudo’s agent
   *[ambassador] the ambassador
}
# $who: who is there; $n: how many
face-here = { $n ->
    [one] { AND($who) } is here
   *[other] { AND($who) } are here
}
# $space: a space and what it gives; $here: who is there
face-occupied = { $space }; { $here }
# $place: a space that he copies
face-as = as { $place }
# $n: points of value that he pays you
face-for-you = −{ $n } for you
face-owner-pay = owner −{ $n }
face-worthless = nothing of value
# $space: its name; $ward: of the city; $action: what it gives; $benefit: what its owner gains; $n: how many are there
face-space = { $space }: { $action }
face-space-ward = { $space }, { $ward }: { $action }
face-tile = { $space }, { face-building-of }: { $action }; its owner gains { $benefit }
face-tile-stock = { $space }, { face-building-of }: { $action } ({ $n } now); its owner gains { $benefit }
face-building-of = { $owner ->
    [player] your building
   *[pseudo] Pseudo’s building
}
# $place: 1 to 3; $cost: gold; $n: points on it
face-for-sale = Builder’s Hall, place { $place }: { $space } ({ $cost } gold, { points } on it): { $action }; its
    owner gains { $benefit }
face-owned-by = { $who ->
    [player] You own it
   *[pseudo] Pseudo owns it
}
# One letter for each side.
face-token = { $who ->
    [player] Y
   *[pseudo] P
}
face-owner = owner
face-owner-note = For its owner, when the other player uses it
face-whose = { $who ->
    [player] yours
   *[pseudo] Pseudo’s
}
face-price = { $cost } gold, { points }
# $quest: its name; $type: its type; $gains: what it gives; $state: whether it can be paid
face-quest = { $quest } ({ $type }): { COMMAS($gains) }; { $state }
face-payable = can be paid
# $first: a mandatory quest
face-waits = after { $first }, which is mandatory
# $what: adventurers and gold
face-lacks = needs { $what }
face-mandatory = Mandatory:
face-mandatory-note = before all other quests
face-plot = Plot:
face-lord-bonus = +{ $n } for your lord
# $n: points; $lord: those of your lord
face-points-lord = { points } +{ $lord }
face-no-limit = { kinds } without limit
# $n, $all: agents
face-crew = { $n } of { $all } agents to place
face-agents-left = { $n ->
    [one] 1 agent left
   *[other] { $n } agents left
}
face-marker = First-player marker
# $card: a name; $text: what it does
face-card = { $card }: { $text }
face-completed = { $who ->
    [player] Completed by you
   *[pseudo] Completed by Pseudo
}

## Headings and notes.

face-city = City
face-the-city = The city
face-quests-tiles = Quests & buildings
face-tavern = Tavern
face-your-tavern = Your tavern
face-his-tavern = Pseudo’s tavern
face-supply = Supply
face-inn = Cliffwatch Inn
face-inn-note = North Ward · take a quest
face-harbor = Waterdeep Harbor
face-harbor-note = Dock Ward · the agent moves on at the end
face-waterdeep = Waterdeep
face-splendors = City of Splendors
face-empty-plot = empty plot
face-types = Types of quests
face-no-quest = no quest
face-quests = Quests
face-intrigue = Intrigue
# $n: cards in the deck; $discarded: cards
face-pile = { $n } in the deck, { $discarded } discarded
face-no-discards = None discarded.
# $n: face-up quests; $deck: quests in the deck
face-inn-head = { $n } face up · { $deck } in the deck
# $n: buildings in the stack
face-hall-head = cost, action, points on it · { $n } more in the stack
# $round: a number; $n, $all: agents; $question: its number
face-asking = Round { $round } · { $n } of { $all } agents left · question { $question }
face-hand = Intrigue cards in hand
face-no-card = No cards.
face-your-quests = Your quests
face-no-open = No open quests.
face-your-lord = Your lord
face-orb = You can still use the Magister’s Orb this round.
face-miracle = You can still use the Miracle this round.

## Pseudo.

# $n: points
face-pseudo = No face, no name. He has taken { points } from you.
face-kept = What the app keeps for him. He has taken { points } from you.
face-his-quests = His quests, from the top
face-needs = What he needs, in order
face-forecast = If nothing changes,
face-where = Who is where
face-nobody = No agent is placed.
face-script = How he chooses a space
# $n: which line
face-script-line = { $n ->
    [1] a space that gives what he needs first
    [2] Castle Waterdeep
    [3] Builder’s Hall, if he can pay
    [4] the space of the greatest value
   *[5] the first free space of the harbor
}
face-values = Values:
face-worth = { $what ->
    [cleric] cleric
    [wizard] wizard
    [fighter] fighter
    [rogue] rogue
    [gold] gold
    [intrigue] intrigue card
   *[scroll] quest
}
