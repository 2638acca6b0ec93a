# The table, as plain lines and on the page.

# $round, $mine, $his: numbers
draw-title = Round { $round } of 6    You { $mine }–{ $his } Captain Halyard
# $who: you or captain; $dice: those that show; $cup, $throw, $most: numbers
draw-dice = { $who ->
    [captain] The captain’s dice
   *[you] Your dice
}: { $dice }   in the cup: { $cup }   throw { $throw } of { $most }
draw-box = Box
draw-par = par
draw-you = you
draw-captain = captain
draw-crew = Crew (four of six)

face-dice-tab = Dice and sheet
face-captain-tab = Captain
face-dice = { $who ->
    [captain] The captain’s dice
   *[you] Your dice
}
# $n, $most: numbers
face-throw = throw { $n } of { $most }
# $face: of a die
face-die = a die showing { $face }
# $n: dice
face-cup = { $n ->
    [one] 1 die in the cup
   *[other] { $n } dice in the cup
}
# $box: a name; $n: points; $holder: open, mine or his
face-box = { $holder ->
    [mine] { $box }, yours: { $n }
    [his] { $box }, the captain’s: { $n }
   *[open] { $box }, par { $n }
}
face-any = any dice
face-par = par { $n }
# One letter for each side.
face-token = { $who ->
    [captain] H
   *[you] Y
}
# $level: the weather; $n: throws; $course, $fill: links to rules
face-orders = In this { $level } he throws up to { $n } times. He aims for the box that needs the fewest more dice
    ({ $course }) and fills the one that scores most ({ $fill }).
face-retired = a retired captain
face-crew = The crew
# $rule: a link
face-crew-note = Four of the six number boxes win it ({ $rule }).
# $n: number boxes
face-crew-count = { $who ->
    [captain] Captain: { $n } of 4
   *[you] You: { $n } of 4
}
