# What the rules declare: the game in short, levels, modules, options, final scoring, results.

primer = You run a hotel in Vienna for 7 rounds. Guests wait in the queue. Take one into your café and put the dishes
    and drinks it wants on its card. When the order is complete, move the guest into a prepared room of its colour
    (green guests fit anywhere): you gain points and a reward. In each of your 2 turns per round you may take a guest
    first, and you take 1 die. The more dice on its space, the stronger the action. After rounds 3, 5 and 7 the
    Emperor looks at his track: if you are far enough, you gain a reward; on space 0 you suffer a penalty. Rooms,
    colours and objectives score; guests left in the café at the end cost 5 points each. You win with more points
    than your opponent.

## Levels: the name in the middle of a sentence, then what it is like.

level-easy = easy
    .about = The silver and gold symbols on the cards do not count: fewer guests, fewer Emperor spaces. Leopold ends
    near 113 points.
level-medium = medium
    .about = The silver symbols count, too: more guests, more Emperor spaces. Leopold ends near 150 points.
level-hard = hard
    .about = Every symbol counts: a full house, and all objectives claimed. Leopold ends near 189 points.

## Modules: the name on the box, then what it adds.

module-ballrooms = Vienna Ballrooms
    .about = Champagne and dancers; 3 ballrooms are scored together with the Emperor.
module-celebrities = Celebrities
    .about = Three coloured dice bring famous guests to your lounge, each with points and a power.
module-unique-hotels = Unique Hotels
    .about = Every hotel has an entrance with its own power, your opponent’s too.
module-some-more = Would You Like Some More?
    .about = More staff, objectives and Emperor tiles; almost no new rules.
module-start-player = Start Player
    .about = The solo rules cannot be combined with the start player module.

## Options at set-up: the question, then each choice.

option-hotel = Which hotel is yours?
    .about = The side of your hotel board. Your opponent always uses the night side.
option-hotel-night = Night
    .about = The same as your opponent’s; the red rooms are together on the lower floors.
option-hotel-day = Surprise me
    .about = One of the 4 day sides below, at random.
option-hotel-day-a = Day A
    .about = A yellow tower through all floors.
option-hotel-day-b = Day B
    .about = The largest red group is on the cheap floors.
option-hotel-day-c = Day C
    .about = Four yellow rooms at the bottom, a red tower beside them.
option-hotel-day-d = Day D
    .about = A blue corner at the bottom, 3 red rooms under the roof.

option-entrance = Which entrance does your opponent have?
    .about = Each has its own power that works for your opponent.
option-entrance-random = Surprise me
option-entrance-hautel-couture = Hautel Couture
    .about = Three guests wait in its café. When you take a die, the item on its space goes to one of them. A complete
    order scores for your opponent.
option-entrance-nine-stars-inn = Nine Stars Inn
    .about = Objective symbols put tokens on the star track; a floor or column you complete removes one. At each
    Emperor scoring, 1–3, 4–6 or 7–9 tokens give your opponent 5, 10 or 15 points.
option-entrance-sushi-resort = Sushi Resort
    .about = Tokens from its rooms move to the first guest in the queue. Such a guest costs you 1 krone more. It gives
    your opponent 8 points when your opponent takes it or when it reaches place 5.
option-entrance-toll-bridge-hotel = Toll Bridge Hotel
    .about = When your opponent takes a die, a token is put on its space. Using that space costs you 1 krone and gives
    your opponent 1 point for each token on it.

option-cards = Your own card values
    .about = A file with the values of your own cards. It replaces the values that are reconstructed.
option-promos = Promo cards
    .about = A few extra cards that were given away at fairs.
option-promos-off = Leave them out
option-promos-on = Shuffle them in

## What is reconstructed.

guess-ballroom-guests = Ballrooms: the orders of the 29 guests of module 1, and the points of 25 of them.
guess-ballroom-rows = Ballrooms: spaces and champagne costs of the rows and of the balcony, and when it opens.
guess-rehearsal-rooms = Ballrooms: the rehearsal rooms with their areas and bonuses.
guess-bottles = Ballrooms: how many bottles action spaces 1 and 2 give in addition to dishes and drinks.
guess-ballroom-colours = Ballrooms: the colours of the new guests (they follow from their numbers).
guess-celebrity-points = Celebrities: their points, fresh and aged.
guess-lounge = Celebrities: the order of the lounge.
guess-staff-costs = Staff: what the cards of Let’s Waltz! cost to play.
# $guests: names of guests
guess-promos = Promos: colour, order and points of { COMMAS($guests) }; the cost of the Manager’s Son.
guess-dove = Unique Hotels: the 5 tokens of the entrance Dove.

## Lines of the final scoring, in the middle of a sentence.

score-guests = guests
score-spaces = points on spaces
score-blue-groups = blue groups
score-emperor-track = Emperor track
score-objectives = objectives
score-staff = staff in play
score-emperor-tiles = Emperor tiles
score-rooms = occupied rooms
score-end-staff = end-of-game staff
score-krones = krones
score-items = items
score-cafe = guests left in the café
score-ballrooms = ballrooms
score-celebrities = celebrities
score-entrance = hotel entrance
score-ninas-melange = objectives of Ninas Melange
# Companion only.
score-yours = your score

## How it ended. $mine, $theirs: points

result-won = You win { $mine }–{ $theirs }.
result-lost-to-leopold = Leopold wins { $theirs }–{ $mine }.
result-lost-to-elisabeth = Elisabeth wins { $theirs }–{ $mine }.

## What is wrong with a card file.

# $error: what Python says
file-not-toml = Your card file is not TOML: { $error }.
# $where: a name in the file; $what: one of the messages below
file-wrong = Your card file: { $where } { $what }.
file-missing = is missing
# $least, $most: the bounds; $value: what is there
file-number = must be a whole number from { $least } to { $most }, not “{ $value }”
file-yes-or-no = must be true or false, not “{ $value }”
file-rows = must be a list of tables
file-table = must be a table
file-not-in-a-deck = cannot be saved with your cards; use this file in a new game instead
# $reason: what Python says
file-effect = has an unknown effect ({ $reason })
file-not-reconstructed = has no reconstructed values; leave it out
# $n: how many numbers; $items: names of items
file-order = must be a list of { $n } numbers: { COMMAS($items) }
# $known: names
file-unknown = is unknown; there are { COMMAS($known) }
# $most: how many there may be
file-boards = must have 1 to { $most } boards
file-dancers = must have 10 dancers in at most { $most } areas
file-fresh-and-aged = must be two numbers: fresh and aged
# $names: ids
file-each-once = must name { COMMAS($names) }, each once
# $n: how many there must be
file-tokens = must have { $n } tokens
