# The table as plain text. A line has at most 79 columns.

# $round, $rounds: numbers; $phase: of the game
draw-title = LORDS OF WATERDEEP, round { $round } of { $rounds } ({ $phase ->
    [set-up] set-up
    [turns] turns
    [harbor] harbor
   *[finished] game over
})
# $score: a number; $first: player or pseudo
draw-score = Score { $score }; first-player marker: { $first ->
    [player] you
   *[pseudo] Pseudo
}
draw-lord = Your lord is { $lord }.
draw-spaces = Spaces ([who is there] what it gives)
draw-tiles = Buildings in play
draw-hall = Builder’s Hall
draw-inn = Quests at Cliffwatch Inn
draw-none = none
draw-no-tile = no building left
# $who: who has an agent there
draw-people = [{ COMMAS($who) }]
draw-agent = { $who ->
    [player] you
    [pseudo] Pseudo
   *[ambassador] ambassador
}
# $action: what it gives; $stock: how many are there, or none; $owner: player or pseudo; $benefit: of the owner
draw-tile = { $stock ->
    [none] { $action }
   *[some] { $action } ({ $stock } now)
}; { $owner ->
    [player] yours
   *[pseudo] Pseudo’s
}, owner gains { $benefit }
# $cost: gold; $n: points on it
draw-for-sale = { $cost } gold, { points } on it: { $action }; owner gains { $benefit }
# $have, $n: numbers; $kind: of adventurer, or gold
draw-need = { $have }/{ $n } { $n ->
    [one] { kind }
   *[other] { kinds }
}
# $quest: a name; $type: its type; $needs: what it costs; $gains: what it gives
draw-quest = { $quest } ({ $type }): { COMMAS($needs) } -> { COMMAS($gains) }
# $line: a quest as above
draw-payable = { $line }   <- can be paid
# $first: a mandatory quest
draw-waits = { $line }   <- after { $first }, which is mandatory
# $who: player or pseudo; $tavern: what is there; $n, $all: agents
draw-side = { $who ->
    [player] You
   *[pseudo] Pseudo
}: { COMMAS($tavern) }; { $n } of { $all } agents to place
# $quests: names
draw-completed = Completed: { COMMAS($quests) }
# $quest: a plot quest; $text: its lasting effect
draw-plot = In force: { $quest }: { $text }
# $card: a name; $text: what it does
draw-card = Card: { $card }: { $text }
draw-no-cards = No intrigue cards
# $supply: what is there
draw-supply = Supply: { COMMAS($supply) }
# $quests, $cards, $tiles: numbers
draw-decks = Decks: quests { $quests }, intrigue { $cards }, buildings { $tiles }
