# Your choices. $n is a number of crystals unless a comment says otherwise.

say-pass = Pass: flip your active apprentices for 1 crystal each and end your turns of this round
    .label = Pass
    .note = flip your active apprentices for 1 crystal each
say-stop-harvest = Stop harvesting: Rudolph takes his groves
    .label = Stop harvesting
say-stop-recycle = Stop recycling
    .label = Stop recycling
# $cell: a place of the map
say-build-at = Build at { $cell }
# $spot: of a field; $cell: where the field is
spot-at = { $spot } at { $cell }
# $where: a spot of a field
say-wake = Make the apprentice on { $where } active again
say-send-active = Send the active apprentice from { $where }
say-send-flipped = Send the flipped apprentice from { $where }
# $spot: of a Spellbook; $points: what it scores
say-book = Choose the { $spot }: { $points } at the end
    .label = Choose the { $spot }
# $grove: with its gain; $gap: where it is
say-harvest = Harvest { $grove } from { $gap }
    .label = Harvest grove { $id }
# $card: with its effect
say-recycle = Recycle the { deck } card: { $card }
    .label = Recycle the { deck } card
# $field: with its colour and number
say-recycle-field = Recycle the { $field } of the display
# $where: a spot of a field
say-rest = Rest: flip the apprentice on { $where } for { crystals }
    .label = Rest
# $card: with its effect
say-take = Take the { deck } card: { $card }
    .label = Take the { deck } card
# $what: a good
say-buy = Buy { $what } for { crystals }
say-pay = Pay { $what }
# $where: a spot of a field; $gain: goods
say-place = Place on { $where }: no gain
    .label = Place on { $where }
say-place-for = Place on { $where }: { $gain }
    .label = Place on { $where }
# $field: with its colour and number; $cost, $gain: goods
say-build = Build the { $field }: pay { $cost }, gain { $gain }
    .label = Build the { $field }
say-build-free = Build the { $field } for free
# $how: work or brew
how = { $how ->
    [work] Harvest with the billhook
   *[brew] Brew in the cauldron (ends the turn)
}
# $where: a spot of a field; $cost, $gain: goods
say-work = { how }: flip the apprentice on { $where }, gain { $gain }
    .label = { how }: flip the apprentice on { $where }
say-work-paid = { how }: flip the apprentice on { $where }, pay { $cost }, gain { $gain }
    .label = { how }: flip the apprentice on { $where }
# $prize: a card, or goods
say-temple = Temple, { half } half: flip the apprentice on { $where }, pay { $cost }, take { $prize }
    .label = Temple, { half } half
# $card: its name; $what: a good
say-convert = Use the { $card }: pay { crystals } for { $what }
    .label = Use the { $card }

## What cards and tiles show.

# $what: a field or a card
say-it-is-the = It is the { $what }
# $what: a grove
say-it-is = It is { $what }
# $book: its name; $points: what its upper spot scores
say-opened = It is the { $book }: { $points }
# $id: of a card; $arrow: what it shows
say-arrow = Card { $id }: { $arrow }

## In short, beside a piece.

label-temple = Temple, { half } half
label-rest = Rest for { crystals }
label-price = for { crystals }
