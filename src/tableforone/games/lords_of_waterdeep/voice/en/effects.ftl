# What spaces, buildings, quests and cards do: short orders, which stand inside sentences.
# $who: you or pseudo, whose effect it is.

# $effects: one after the other
effects = { COMMAS($effects) }
# $text: a short order
as-title = { CAPITAL($text) }

# $goods: adventurers and gold
effect-gain = take { AND($goods) }
# $n: cubes
effect-gain-any = take { $n ->
    [one] 1 cube of your choice
   *[other] { $n } cubes of your choice
}
# $n: cubes; $kinds: a cleric, a wizard
effect-gain-either = take { $n ->
    [one] { OR($kinds) }
   *[other] { $n } cubes, each { OR($kinds) }
}
effect-gain-per-tile = take { amount } for each building tile in play
effect-take-stock = take all { kinds } here
effect-score-stock = score all the points here
effect-pay = pay { amount }
# $n: cubes
effect-return-any = return { $n } cubes of your choice
# $kinds: a fighter, a rogue
effect-exchange = you may swap { OR($kinds) } for { a-kind }
effect-score = score { points }
effect-score-per-tile = score { points } for each building { $who ->
    [pseudo] he owns
   *[you] you own
}
# $options: each an amount
effect-choose-one = take { OR($options) }
# $otherwise: another effect
effect-opponent-loses = Pseudo loses 1 { kind }; if he has none, { $otherwise }
effect-steal = take a cube of your choice from Pseudo
effect-opponent-gains = { $who ->
    [pseudo] you take { amount }
   *[you] Pseudo takes { amount }
}
effect-opponent-gains-any = Pseudo takes 1 cube
# $points: what Pseudo scores
effect-opponent-may-give = Pseudo may give you { amount } for { $points }
effect-draw-intrigue = { $who ->
    [pseudo] draw and play { intrigue-cards }
   *[you] draw { intrigue-cards }
}
effect-play-intrigue = { $who ->
    [pseudo] draw and play an intrigue card
   *[you] play an intrigue card
}
effect-may-play-intrigue = { $who ->
    [pseudo] draw and play an intrigue card
   *[you] you may play an intrigue card
}
effect-take-quest = { $who ->
    [pseudo] give you a quest
   *[you] take a face-up quest
}
effect-draw-quest = { $who ->
    [pseudo] give you a quest
   *[you] take the top quest of the deck
}
effect-reset-quests = replace the four face-up quests
effect-name-type = name a quest type and reveal quests until one of that type appears; keep it
effect-draft-quests = draw two quests, keep one and give Pseudo the other
effect-discard-quest = discard one of your open quests and score { points }
effect-opponent-may-discard = you decide whether Pseudo discards a quest for { points }
effect-take-marker = take the first-player marker
effect-buy-tile = buy a building
effect-take-top-tile = put the top building tile into play for free
effect-take-tile = take a building from Builder’s Hall for free
effect-discard-tile = discard one of your buildings without an agent
effect-copy-space = use a space that has an opponent’s agent
effect-return-agent = { $who ->
    [pseudo] return one of his agents to his pool
   *[you] return one of your agents to your pool
}
effect-return-harbor-agent = { $who ->
    [pseudo] return one of his agents to his pool
   *[you] return one of your agents from the harbor to your pool
}
effect-assign-agents = place { $n } agents, one after the other
effect-assign-to-hall = place an agent on a building in Builder’s Hall and use it
# $price: adventurers and gold; $points: what he scores
effect-give-mandatory = give Pseudo this mandatory quest ({ AND($price) }): { $points }
effect-add-agent = one more agent for the rest of the game
effect-take-ambassador = take the ambassador; you place it first in the next round
effect-complete-taken = you may complete it at once for { $n } more points
effect-harbor = play an intrigue card; the agent moves on at the end of the round

## What the owner of a building gains when the other player uses it.

owner-gains = { COMMAS($gains) }
# $n: cubes
owner-any = { $n ->
    [one] 1 cube of any kind
   *[other] { $n } cubes of any kind
}
# $kinds: a cleric, a wizard
owner-either = { OR($kinds) }

## Quests.

# $quest: its name; $type: its type; $price: what it costs; $gains: what it gives
quest-line = { $quest } ({ $type }; { AND($price) }): { COMMAS($gains) }
    .label = { $quest }
# $text: the lasting effect
quest-plot = plot: { $text }
# The lasting effects of plot quests, by id. $who: you or pseudo.
lasting-explore_ahghairons_tower = { $who ->
    [pseudo] each of his actions that gains wizards also draws an intrigue card
   *[you] each of your actions that gains wizards also draws an intrigue card
}
lasting-recover_the_magisters_orb = { $who ->
    [pseudo] once a round he may place an agent on your agent’s space
   *[you] once a round you may place an agent on Pseudo’s agent’s space
}
lasting-study_the_illusk_arch = { $who ->
    [pseudo] 2 points for each later Arcana quest that he completes
   *[you] 2 points for each later Arcana quest that you complete
}
lasting-bribe_the_shipwrights = { $who ->
    [pseudo] each of his actions that gains gold also gains 1 rogue
   *[you] each of your actions that gains gold also gains 1 rogue
}
lasting-establish_new_merchant_guild = { $who ->
    [pseudo] 2 points for each later Commerce quest that he completes
   *[you] 2 points for each later Commerce quest that you complete
}
lasting-infiltrate_builders_hall = { $who ->
    [pseudo] 4 points for each building that he buys from now on
   *[you] 4 points for each building that you buy from now on
}
lasting-defend_the_tower_of_luck = { $who ->
    [pseudo] 1 cube of his choice at the start of each later round
   *[you] 1 cube of your choice at the start of each later round
}
lasting-produce_a_miracle_for_the_masses = { $who ->
    [pseudo] once a round, after an action that gained clerics, he swaps 1 other cube for a cleric
   *[you] once a round, after an action that gained clerics, you may swap 1 other cube for a cleric
}
lasting-protect_the_house_of_wonder = { $who ->
    [pseudo] 2 points for each later Piety quest that he completes
   *[you] 2 points for each later Piety quest that you complete
}
lasting-fence_goods_for_duke_of_darkness = { $who ->
    [pseudo] each of his actions that gains rogues also gains 2 gold
   *[you] each of your actions that gains rogues also gains 2 gold
}
lasting-install_a_spy_in_castle_waterdeep = { $who ->
    [pseudo] 2 points for each later Skullduggery quest that he completes
   *[you] 2 points for each later Skullduggery quest that you complete
}
lasting-place_a_sleeper_agent_in_skullport = { $who ->
    [pseudo] 2 points for each intrigue card that he plays from now on
   *[you] 2 points for each intrigue card that you play from now on
}
lasting-bolster_griffon_cavalry = { $who ->
    [pseudo] each of his actions that gains fighters gains 1 more
   *[you] each of your actions that gains fighters gains 1 more
}
lasting-quell_mercenary_uprising = { $who ->
    [pseudo] 2 points for each later Warfare quest that he completes
   *[you] 2 points for each later Warfare quest that you complete
}
lasting-recruit_lieutenant = one more agent for the rest of the game

## Lords.

# $types: of quests
lord-pays = { points } for each { OR($types) } quest you complete
lord-pays-buildings = { points } for each building you own at the end
# $lord: a name; $pays: what he gives
lord-line = { $lord }: { $pays }
