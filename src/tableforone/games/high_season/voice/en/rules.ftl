# What the rules declare: the game in short, levels, options, final scoring, results.

primer = You fill a hotel on paper for 7 rounds. In each of your 2 turns per round you take a die. The more
    dice on its space, the stronger the action: prepare rooms, occupy them, advance on the Emperor track, gain
    krones, hire staff. A room must be next to a prepared or occupied one before you can prepare it, and prepared
    before guests can occupy it. Its door gives a bonus. Full groups, rows and columns give rewards or points; rows
    and columns only score for the player who is first. After rounds 3, 5 and 7 the Emperor visits, and you lose points if you are not
    far enough on his track. Loans help now and cost points at the end. You win with more points than
    Ralph.

## Levels: the name in the middle of a sentence, then what it is like.

level-1 = level 1
    .about = Ralph dawdles: 4 of his 16 cards are mild, none is sharp.
level-2 = level 2
    .about = One card has teeth: 3 of his 16 cards are mild, 1 is sharp.
level-3 = level 3
    .about = He gives nothing away: 2 of his 16 cards are mild, 2 are sharp.
level-4 = level 4
    .about = Waste no turn: 1 of his 16 cards is mild, 3 are sharp.
level-5 = level 5
    .about = For people who like to lose: none of his 16 cards is mild, 4 are sharp.

## Options at set-up: the question, then each choice.

option-hotel = Which hotel is yours?
    .about = Rooms of one colour that touch form a group; groups never cross the staircase.
option-hotel-random = Surprise me
    .about = Any of the eight.
option-hotel-1 = No. 1
option-hotel-2 = No. 2
option-hotel-3 = No. 3
option-hotel-4 = No. 4
option-hotel-5 = No. 5
option-hotel-6 = No. 6
option-hotel-7 = No. 7
option-hotel-8 = No. 8

option-ralph-hotel = Which hotel is Ralph’s?
    .about = It cannot be the same as yours.
option-ralph-hotel-random = Surprise me
option-ralph-hotel-1 = No. 1
option-ralph-hotel-2 = No. 2
option-ralph-hotel-3 = No. 3
option-ralph-hotel-4 = No. 4
option-ralph-hotel-5 = No. 5
option-ralph-hotel-6 = No. 6
option-ralph-hotel-7 = No. 7
option-ralph-hotel-8 = No. 8

option-strip = Who works in your hotel?
    .about = Six people you can hire during the game.
option-strip-random = Surprise me
option-strip-1 = Team 1
    .about = Occupancy clerk, Impersonator, Red room service, Yellow porter, Blue concierge, Lift attendant.
option-strip-2 = Team 2
    .about = Housekeeping cashier, Red chambermaid, Imperial adviser, Head receptionist, Yellow concierge, Corridor inspector.
option-strip-3 = Team 3
    .about = Impersonator, Floor manager, Yellow room service, Blue porter, Wing inspector, Staff representative.
option-strip-4 = Team 4
    .about = Personnel manager, Blue chambermaid, Court steward, Red porter, Interior decorator, Group travel agent.
option-strip-5 = Team 5
    .about = Personnel manager, Yellow chambermaid, Blue room service, Imperial adviser, Wing inspector, Red concierge.
option-strip-6 = Team 6
    .about = Housekeeping cashier, Court messenger, Yellow room service, Blue porter, Interior decorator, Corridor inspector.
option-strip-7 = Team 7
    .about = Occupancy clerk, Court messenger, Red room service, Head receptionist, Group travel agent, Staff representative.
option-strip-8 = Team 8
    .about = Blue chambermaid, Floor manager, Court steward, Red porter, Yellow concierge, Lift attendant.

option-pointer = Ralph’s pointing hand
    .about = On which side of the staircase Ralph begins his search.
option-pointer-as-written = Where it points to
    .about = A hand from the left sends him to the right side first.
option-pointer-same-side = Where it comes from
    .about = A hand from the left sends him to the left side first.

option-deck = Ralph’s cards
    .about = A file with your own cards. It replaces the cards that are reconstructed.

# Companion only.
option-dice = Who rolls the 10 dice?
option-dice-mine = You
    .about = You roll them and enter what they show.
option-dice-app = The app
    .about = The app rolls, and you place the dice.

# $n: number of a hotel
same-hotel = You and Ralph cannot both have hotel { $n }. Choose another one for you or for him.

## What is reconstructed.

# $n: how many of his 20 cards
reconstructed-cards = { $n ->
    [20] The faces of Ralph’s 20 cards are reconstructed: the printed ones could not be found.
   *[other] The faces of { $n } of Ralph’s 20 cards are reconstructed: the printed ones could not be found.
} You can use your own cards with the option “Ralph’s cards”.
reconstructed-lines = The 8 zig-zag lines on Ralph’s cards are reconstructed: the printed ones could not be found.

## Lines of the final scoring.

score-staff = staff
score-groups = groups
score-rooms = rooms
score-emperor = Emperor
score-money = krones
score-lines = rows and columns
score-loans = loans

## How it ended. $mine, $theirs: points

result-won = You beat Ralph { $mine }–{ $theirs }.
result-lost = Ralph wins { $theirs }–{ $mine }.
result-draw = It is a draw: { $mine }–{ $theirs }.

## What is wrong with a deck file.

# $error: what Python says
deck-not-toml = The deck file is not TOML ({ $error }). Start from a copy of data/solo_cards.toml.
# $part: of the file
deck-other-part = The deck file changes “{ $part }”, but only [[card]] entries can be replaced. Remove that part.
deck-no-cards = The deck file has no [[card]] entries. Start from a copy of data/solo_cards.toml.
# $n: entries
deck-twice = The deck file must have each of the 20 cards A1–A4, B01–B12, C1–C4 once; it has { $n } entries. A game uses 16
    of them, by level.
# $cards: ids of cards
deck-lacks = The deck file must have each of the 20 cards A1–A4, B01–B12, C1–C4 once; it has { $n } entries and lacks
    { COMMAS($cards) }. A game uses 16 of them, by level.
# $card: what is there
deck-id = Deck file, card “{ $card }”: its id must be one of A1–A4, B01–B12, C1–C4.
# $card: its id; $field: its name in the file; $what: one of the messages below
deck-field = Deck file, card { $card }, field “{ $field }”: { $what }.
# $fields: names
deck-unknown-field = it is unknown; a card has { COMMAS($fields) }
# $grade: a letter
deck-grade = it must be “{ $grade }”
deck-two-dice = it must be a list of two dice, left and right
# $most: actions
deck-actions = it must be a list of 1 to { $most } actions
# $value: what is there
deck-die = “{ $value }” is not a die; it must be 1 to 6 or "most"
# $most: Emperor spaces
deck-steps = n = { $value } in an Emperor action; it must be 1 to { $most }
deck-action = “{ $value }” is neither an Emperor action (do, n) nor an occupation (do, color, prefer)
# $choices: names
deck-choice = “{ $value }” is unknown; it must be one of { COMMAS($choices) }
