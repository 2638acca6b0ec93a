# Why Pseudo decided: the choice first, then the reason.

# $space: a space and what it is worth; $why: a sentence
tell-space = Pseudo chooses { $space }. { $why }
tell-only-space = Pseudo chooses { $space }.
# The same before his turn, after “If nothing changes”.
plan-space = he goes to { $space }. { $why }
plan-only-space = he goes to { $space }.
# $places: equal spaces
plan-lot = he picks at random: { OR($places) }.

## A candidate. $place: a space; $sum: what it is worth to him

space-worth = { $place } ({ $sum })
# $copied: the space whose action he uses
space-copying = { $place } copying { $copied }
# $parts: what it gives; $n: what that is worth
sum-one = { PLUS($parts) } = { $n }
# $values: what each part is worth
sum-many = { PLUS($parts) } = { PLUS($values) } = { $n }
# $sum: the sum; $owner: what its owner is paid
sum-less = { $sum }, minus { $owner } for its owner
sum-none = worth 0
one-quest = 1 quest
# $tile: a building; $n: the points on it
tile-worth = { $tile } ({ points })
# $kind: of adventurer; $value: a number
cube-worth = { a-kind } (worth { $value })
# $what: adventurers or gold
favor-worth = { $what } (worth { $value })
# $quest: a name; $place: from the top
quest-place = { $quest } (number { $place } of his quests)

## Reasons for a space. $need: what his quests lack first, or none; $where: what he chooses from

lacks = His quests lack { $need ->
    [cleric] clerics
    [fighter] fighters
    [rogue] rogues
    [wizard] wizards
   *[gold] gold
}
them = { $need ->
    [gold] it
   *[cleric] them
}
why-lacks = { lacks }.
why-orb = { lacks }, and no space open to him gives { them }. He joins your agent, by the Magister’s Orb.
why-only = { $where ->
    [bribe] { lacks }, and none of your other spaces that he can copy gives { them }.
    [wares] { lacks }, and no other building in Builder’s Hall that he can use gives { them }.
   *[free] { lacks }, and no other space open to him gives { them }.
}
why-most = { $where ->
    [bribe] { lacks }, and none of your spaces that he can copy gives more of { them }.
    [wares] { lacks }, and no building in Builder’s Hall that he can use gives more of { them }.
   *[free] { lacks }, and no space open to him gives more of { them }.
}
why-nothing-lacked = { $where ->
    [bribe] None of your spaces that he can copy gives what his quests lack.
    [wares] No building in Builder’s Hall that he can use gives what his quests lack.
   *[free] No space open to him gives what his quests lack.
}
why-no-castle = { $where ->
    [bribe] None of your spaces that he can copy gives what his quests lack, and the castle is not yours.
    [wares] No building in Builder’s Hall that he can use gives what his quests lack.
   *[free] No space open to him gives what his quests lack, and the castle is taken.
}
why-only-worth = { $where ->
    [bribe] None of your spaces that he can copy gives what his quests lack, and only this one is worth anything.
    [wares] No building in Builder’s Hall that he can use gives what his quests lack, and only this one is worth
        anything.
   *[free] No space open to him gives what his quests lack, and only this one is worth anything.
}
why-worthless = { $where ->
    [bribe] None of your spaces that he can copy gives him anything.
    [wares] No building in Builder’s Hall that he can use gives him anything.
   *[free] No space open to him gives him anything.
}
why-value = { $need ->
    [none] It has the greatest value.
   *[some] { lacks }. Of the spaces that give most of { them }, this one has the greatest value.
}
why-value-paid = { $need ->
    [none] It has the greatest value once owners are paid.
   *[some] { lacks }. Of the spaces that give most of { them }, this one has the greatest value once owners are paid.
}
why-least-pay = { $need ->
    [none] Of equal spaces, it pays its owner least.
   *[some] { lacks }. Of equal spaces, this one pays its owner least.
}
why-lot = { $need ->
    [none] It was picked at random among equal spaces.
   *[some] { lacks }. It was picked at random among equal spaces.
}

## His other decisions.

# $tile: a building; $n: the points on it
tell-tile-most = Pseudo chooses { $tile }. Of the buildings he can have, it has the most points ({ $n }).
tell-tile-left = Pseudo chooses { $tile }. Of the buildings with the most points, it is the leftmost.
tell-tile-only = Pseudo chooses { $tile }. It is the only building he can have.
tell-cube-lacked = Pseudo chooses { a-kind }. His quests lack { kinds }.
tell-cube-served = Pseudo chooses { a-kind }. One need is served, so he takes the most valuable.
tell-cube-value = Pseudo chooses { a-kind }. His quests lack none of these, so he takes the most valuable.
# $what: adventurers or gold
tell-favor-lacked = Pseudo calls in { $what }. His quests lack { kinds }.
tell-favor-value = Pseudo calls in { $what }. No option gives what his quests lack, so he takes the most valuable.
tell-quest = { $quest } is the topmost quest that Pseudo can pay for.
tell-bound = Pseudo has a mandatory quest, so he cannot complete another one.
tell-spare = Pseudo has { a-kind } to spare.
