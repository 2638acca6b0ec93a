# Your choices.

# $place: a space; $does: what it gives now, and what comes with it
say-place = { $place }: { SEMICOLONS($does) }
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
say-no-quest = Complete no quest
say-discard-his = He discards { $line }
say-discard-none = No, he keeps all his quests
# $card: a name; $does: what it does
say-play = Play { $card }: { $does }
say-play-short = Play { $card }
say-no-card = Play no card
# $what: adventurers or gold; $n: points
say-let-give = Take { $what } (lose { points })
say-let-keep = No, he keeps it
say-pay = Pay { $what }: score { points }
say-keep-gold = No, keep the gold
# $tile: a building; $cost: gold; $n: points on it; $does: what it does
say-buy = Buy { $tile } ({ $cost } gold, { points } on it): { $does }
say-take-tile = Take { $tile } ({ points } on it): { $does }
# $what: adventurers or gold
say-favor = Take { $what }
# $card: a name; $number: its collector’s number
say-drawn-card = { $card } (card { $number })
