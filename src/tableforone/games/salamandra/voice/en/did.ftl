# Your moves, each as a sentence for the log.

did-pass = You passed.
did-stop-harvest = You stopped harvesting.
did-stop-recycle = You stopped recycling.
# $what: a good
did-pay = You paid { $what }.
# $cell: a place of the map
did-build-at = You built it at { $cell }.
# $where: a spot of a field
did-wake = You made the apprentice on { $where } active again.
did-send = You sent the apprentice from { $where }.
did-rest = You rested the apprentice on { $where } for 1 crystal.
did-place-bare = You placed an apprentice on { $where }.
# $where: a spot of a field; $gain: goods
did-place = You placed an apprentice on { $where }: { $gain }.
# $where: a spot of a field; $gain: goods
did-work = You harvested with the apprentice on { $where }: { $gain }.
did-brew = You brewed with the apprentice on { $where }: { $gain }.
# $what: a card or a field
did-recycle = You recycled the { $what }.
# $spot: of a Spellbook
did-book = You chose the { $spot }.
# $grove: its name
did-harvest = You harvested { $grove }.
# $half: white or black; $prize: a card, or goods
did-temple = You visited the { half } half of the Temple: { $prize }.
# $card: its name; $price: crystals; $what: a good
did-convert = You used { $card }: { $price } for { $what }.
# $card: its name
did-take = You took the { $card }.
# $field: its name; $cost: goods
did-build = You paid { $cost } for the { $field }.
# $field: its name
did-build-free = You chose the { $field } to build for free.
# $what: a good; $price: crystals
did-buy = You bought { $what } for { $price }.
