# How the app shows the game: in the lobby, at set-up, and as names of drawings and kinds of choices.

look-about = Four rounds of sun and moon around the temple of the Salamander.
# The heading of the levels.
look-strength = How fast should Rudolph collect?
look-level-1 = 1 · Easy
look-level-2 = 2 · Medium
look-level-3 = 3 · Difficult
# The opponent in a few words.
look-says-Rudolph = a druid on his way around the temple
look-fact-1 = 3 levels
look-fact-2 = about 45 min

## The drawings, and what they mean.

symbol-apprentice = Apprentice
    .means = You place it; on a field it works once per round.
symbol-apprentice-sun = Active apprentice
    .means = It can still work in this round.
symbol-sun = Day
    .means = Rounds 1 and 3.
symbol-moon = Night
    .means = Rounds 2 and 4.
symbol-bear = Bear
    .means = Cards that help until the end, and faith.
symbol-eagle = Eagle
    .means = Cards that help until the end, and faith.
symbol-salamander = Salamander
    .means = Cards that work once, and faith.
symbol-crown = Crown
    .means = Faith in the Salamander.
symbol-billhook = Billhook
    .means = Flip the apprentice to gain what the field gives.
symbol-cauldron = Cauldron
    .means = Flip the apprentice, pay, and gain.
symbol-building = Field
    .means = To build, or built.
symbol-crystal = Crystal
    .means = The only resource you keep.
symbol-leaf = Leaf
    .means = Lasts until the turn ends.
symbol-flower = Flower
    .means = Lasts until the turn ends.
symbol-fruit = Fruit
    .means = Lasts until the turn ends.
symbol-any-resource = Any of the three
    .means = A leaf, a flower or a fruit.
symbol-reactivate = Reactivate
    .means = An apprentice that has worked can work again.
symbol-potion-green = Green potion
    .means = Made from a leaf; for the White Temple.
symbol-potion-purple = Purple potion
    .means = Made from a flower or a fruit; for the Black Temple.
symbol-scroll = Scroll
    .means = Four scrolls take an apprentice to a Spellbook.
symbol-spellbook = Spellbook
    .means = Scores at the end.
symbol-grove = Grove
    .means = Harvested for 3 crystals when you pass.
symbol-vp = Points
    .means = Veneration.
symbol-cameo-green = Rudolph
    .means = Your opponent.
symbol-u-redo = Recycling
    .means = A card or field goes to the bottom of its pile.

## Kinds of choices; what one needs.

kind-place = Place
    .needs = You need an apprentice to place and an empty spot (7.4.1).
kind-build = Build
    .needs = You need the price of a field on display (7.5.1).
kind-work = Harvest
kind-brew = Cauldron
kind-white = White Temple
    .needs = You need an active apprentice, 1 green potion and 2 crystals (7.7.1).
kind-black = Black Temple
    .needs = You need an active apprentice, 1 purple potion and 1 crystal (7.7.1).
kind-rest = Rest
kind-convert = Use a card
kind-buy = Buy
kind-card = Take a card
kind-cell = Place for the field
kind-grove = Groves
kind-book = Spellbooks
kind-send = Send
kind-wake = Reactivate
kind-stock = Pay
kind-recycle = Recycle
kind-druid = Pass
    .needs = You can pass only if you have no apprentice to place, or no spot is empty (7.8.1).
kind- = Continue

## The opponent’s decisions.

step-tile = Field
step-spot = Spot
step-spellbook = Spellbook
