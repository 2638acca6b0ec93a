# What is asked: each names the decision.

# $round: a number; $n: agents that you have left to place
ask-place = Round { $round }: place { $n ->
    [one] your last agent
   *[other] one of your { $n } agents
}
ask-place-extra = Round { $round }: place one more agent ({ $n } left)
# $place: where it is now
ask-place-harbor = Move your agent from { $place } to another space
ask-place-ambassador = Place the ambassador
# $what: adventurers or gold; $points: what it is about
ask-let-give = Should Pseudo give you { $what }? It costs you { $points }.
ask-pay = Pay Pseudo { $what } and score { $points }?
# $place: 1 to 4
ask-new-quest = Which quest is revealed on place { $place } of Cliffwatch Inn?
# $to: who draws it
ask-drawn-quest = { $to ->
    [pseudo] Which quest does Pseudo draw?
    [you] Which quest do you draw?
   *[both] Which quest is drawn?
}
ask-drawn-card = { $who ->
    [pseudo] Which intrigue card does Pseudo draw?
   *[you] Which intrigue card do you draw?
}
ask-drawn-tile = Which building is revealed?
ask-lord = Which lord are you?
ask-sought-quest = Which quest is revealed?
ask-lot = Pseudo has equal choices: which one is picked at random?
ask-complete = Complete a quest? (One per turn)
# $points: more for it
ask-complete-taken = Complete the quest you just took, for { $points } more?
# $n: cubes still to choose
ask-gain-any = { $n ->
    [one] Which cube do you take?
   *[other] Which cube do you take? ({ $n } to choose)
}
ask-return-any = Which cube do you return? ({ $n } to return)
ask-exchange = Miracle for the Masses: swap a cube for a cleric? (Once a round)
ask-favor = Which favor do you call in?
ask-steal = Which cube do you take from Pseudo?
ask-may-play = Play an intrigue card?
ask-play = Which intrigue card do you play?
ask-take-quest = Which quest do you take from Cliffwatch Inn?
ask-type = Which type of quest do you look for?
ask-draft = Which quest do you keep? Pseudo gets the other one.
# $points: what you score
ask-discard-quest = Which open quest do you discard for { $points }?
# $points: what it costs you
ask-let-discard = Should Pseudo discard a quest? It costs you { $points }.
ask-copy = Which of Pseudo’s spaces do you use?
ask-return-agent = Which of your agents returns to your pool?
ask-hall-agent = Place an agent on a building in Builder’s Hall
# $n: gold that you have
ask-buy = Which building do you buy? You have { $n } gold.
ask-take-tile = Which building do you take from Builder’s Hall for free?
ask-discard-tile = Which of your buildings do you discard?
