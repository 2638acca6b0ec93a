# Your choices.

# $place: a space; $does: what it gives now, and what comes with it
say-place = { $place }: { SEMICOLONS($does) }
    .label = { $place }
say-take-stock = take { amount }
# $gains: what the owner gets
say-owner = Pseudo owns it and gains { $gains }
say-orb = next to Pseudo’s agent, by the Magister’s Orb
say-agent = The agent on { $place }
# $kind: of adventurer
say-take-cube = Take { a-kind }
say-return-cube = Return { a-kind }
say-steal = Take { a-kind } from Pseudo
say-swap = Swap { a-kind } for a cleric
say-no-swap = Swap nothing
# $line: a quest in one line
say-complete = Complete { $line }
    .label = Complete { $quest }
say-no-quest = Complete no quest
say-discard-his = He discards { $line }
    .label = He discards { $quest }
say-discard-none = No, he keeps all his quests
# $card: a name; $does: what it does
say-play = Play { $card }: { $does }
    .label = Play { $card }
say-no-card = Play no card
# $what: adventurers or gold; $n: points
say-let-give = Take { $what } (lose { points })
    .label = Take { $what }
say-let-keep = No, he keeps it
say-pay = Pay { $what }: score { points }
    .label = Pay { $what }
say-keep-gold = No, keep the gold
# $tile: a building; $cost: gold; $n: points on it; $does: what it does
say-buy = Buy { $tile } ({ $cost } gold, { points } on it): { $does }
    .label = Buy { $tile }
say-take-tile = Take { $tile } ({ points } on it): { $does }
    .label = Take { $tile }
# $what: adventurers or gold
say-favor = Take { $what }
# $card: a name; $number: its collector’s number
say-drawn-card = { $card } (card { $number })
