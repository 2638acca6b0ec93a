# What the rules declare: the game in short, levels, options, final scoring, results.

primer = You are a druid at the Temple of the Salamander. For 4 rounds you place apprentices on
    octagonal fields. Later they work there, rest for a crystal, or serve at the Temple. Billhook
    fields make leaves, flowers, fruits and potions, which last only until the end of the turn; you
    keep crystals and scrolls. Goods pay for new fields, for cauldrons and for Salamander cards. For
    4 scrolls an apprentice moves to a Spellbook, which scores at the end. You take turn after turn
    until you pass; then you may harvest groves beside your apprentices. Rudolph scores, places
    apprentices along arrows and gathers the groves beside them. After every round you must have
    more points than he has, or you lose.

## Levels: the name in the middle of a sentence, then what it is like.

level-1 = level 1
    .about = He collects slowly, and you may recycle most often. You must be ahead of him after each
        round.
level-2 = level 2
    .about = He collects faster and has more faith. You need points from the first round on.
level-3 = level 3
    .about = He collects fastest, and you may recycle least. One weak round ends the game.

## Options at set-up: the question, then each choice.

option-labour = Rudolph’s Labour cards
    .about = A file with the Labour cards of your copy. It replaces the reconstructed cards.
option-placement = Rudolph’s Placement cards
    .about = A file with other Placement cards.
option-furthest_skips_holes = Rudolph’s arrow
    .about = Does Rudolph’s arrow pass over squares without a field (rule 12.4.2)?
option-furthest_skips_holes-yes = Yes
    .about = Holes are skipped.
option-furthest_skips_holes-no = No
    .about = He stops before the first hole.
option-rudolph_may_double_spellbook = Both spots of a Spellbook
    .about = May Rudolph use both spots of one Spellbook (rule 12.5.3)?
option-rudolph_may_double_spellbook-yes = Yes
    .about = He can use any empty spot.
option-rudolph_may_double_spellbook-no = No
    .about = Spellbooks where he already has an apprentice are skipped.
option-spellbook_timing = The way to a Spellbook
    .about = When do 4 scrolls move your apprentice to a Spellbook (rule 9.2.1)?
option-spellbook_timing-immediate = At once
    .about = After each completed gain.
option-spellbook_timing-end_of_action = At the end of the action
    .about = Once, at the end of the action.
option-groves_beside_temple = Groves beside the Temple
    .about = When groves are placed for the next round, does the Temple count as a field (rule
        12.8.3)?
option-groves_beside_temple-no = No
    .about = A gap needs 2 fields beside it, as the solo rules say.
option-groves_beside_temple-yes = Yes
    .about = A gap between a field and the Temple also gets a grove, as at set-up.
option-deck = Rudolph’s cards
    .about = Your own cards of both kinds, as far as you know them: a file from “tableforone deck
        salamandra”.

## What is reconstructed.

reconstructed-labour = Some numbers of Rudolph’s Labour cards are reconstructed: points of rounds
    and Spellbooks, and recycling on levels 1 and 2. His faith and the 3 recyclings of level 3 are
    printed. You can use your own cards with the option “Rudolph’s Labour cards”.
reconstructed-placement = The arrows of Rudolph’s 16 Placement cards are reconstructed: 8 arrows
    outwards from the 4 starting fields, each twice. You can use your own cards with the option
    “Rudolph’s Placement cards”.

## Lines of the final scoring, in the middle of a sentence.

score-track = points on the track
score-spellbooks = Spellbooks
score-faith-salamander = Salamander faith
score-faith-bear = Bear faith
score-faith-eagle = Eagle faith
score-scrolls = scrolls
# Companion only.
score-yours = your score
score-his = Rudolph’s points

## How it ended. $mine, $theirs: points

result-won = You beat Rudolph, { $mine } to { $theirs }.
result-lost = { $mine ->
    [one] You have 1 point and Rudolph has { $theirs }. You needed more than he has.
   *[other] You have { $mine } points and Rudolph has { $theirs }. You needed more than he has.
}
result-lost-after-1 = { $mine ->
    [one] After round 1 you had 1 point and Rudolph had { $theirs }. You needed more than he had.
   *[other] After round 1 you had { $mine } points and Rudolph had { $theirs }. You needed more than he had.
}
result-lost-after-2 = { $mine ->
    [one] After round 2 you had 1 point and Rudolph had { $theirs }. You needed more than he had.
   *[other] After round 2 you had { $mine } points and Rudolph had { $theirs }. You needed more than he had.
}
result-lost-after-3 = { $mine ->
    [one] After round 3 you had 1 point and Rudolph had { $theirs }. You needed more than he had.
   *[other] After round 3 you had { $mine } points and Rudolph had { $theirs }. You needed more than he had.
}
result-lost-after-4 = { $mine ->
    [one] After round 4 you had 1 point and Rudolph had { $theirs }. You needed more than he had.
   *[other] After round 4 you had { $mine } points and Rudolph had { $theirs }. You needed more than he had.
}

## What is wrong with a card file. $card: which card, from file-card; $field: its name in the file

# $option: whose file; $name: id or number of the card
file-card = Option { $option }, card { $name }
# $level: a number; $n: how many there are
file-level = The file for option labour must have exactly 1 card with level = { $level }; it has
    { $n }.
# $n: rounds
file-rounds = { $card }: vp_by_round must be a list of { $n } numbers, one for each round.
file-faith = { $card }: faith must name bear, eagle and salamander and nothing else.
# $n: how many there are; $all: how many there must be
file-placement = The file for option placement must have { $all } cards; it has { $n }.
# $choices: names; $value: what is there
file-choice = { $card }: { $field } must be one of { COMMAS($choices) }, not “{ $value }”.
# $step: a pair of numbers; $arrow: north, east, south or west
file-step = { $card }: step must be { $step } for an arrow to the { $arrow }. Correct it or leave it
    out.
# $most: the largest number; $value: what is there
file-number = { $card }: { $field } must be a whole number from 0 to { $most }, not “{ $value }”.
# $name: what is there; $last: number of the last card
file-no-card = Option deck: “{ $name }” is not a card. Cards: L1 to L3, P01 to P{ $last }.
# $name: id of a card
file-twice = Option deck: card { $name } is there twice. Look at the card and keep the right one.
# $error: what Python says; $name: of our file
file-not-toml = The file for option { $option } is not TOML: { $error }. Compare it with
    data/{ $name }.toml.
# $name: of our file
file-no-cards = The file for option { $option } has no [[card]] entries. Compare it with
    data/{ $name }.toml.
