# The parts of a position, for people who read positions and observations.

field-round = the round; 0 before the first
field-over = how far the game has come
field-vp = your points on the track
field-stock = crystals, leaves, flowers, fruits, green and purple potions
field-scrolls = your scrolls
field-ready = your apprentices that may be placed (7.2.1)
field-active = spots of your apprentices that can still work, sorted (1.7)
field-tired = spots of your flipped apprentices, sorted
field-divinities = your Bear and Eagle cards
field-salamanders = your Salamander cards
field-groves = groves that you have harvested
field-books = the open Spellbooks, from the left
field-book_spots = who has an apprentice on the upper and lower spot of each Spellbook
field-built = Field tiles on the map, sorted
field-cell = the square of each Field tile; 0: not on the map
field-taken = the occupied spots of each Field tile
field-gap = the gap of each grove, by the square north-west of it; 0: not on the map
field-display = Field tiles that can be built; −1: an empty place
field-top = face-up cards of the 4 decks; −1: none
field-bags = face-down pieces of each pile, in no order
field-under = recycled pieces at the bottom of their piles, the first one first
field-rudolph = spots of Rudolph’s apprentices on fields, in the order of placement
field-rudolph_vp = Rudolph’s points on the track
field-rudolph_scrolls = Rudolph’s scrolls
field-rudolph_groves = groves that Rudolph has gathered
field-boxed = Rudolph’s apprentices that found no spot (12.4.5)
field-labour = Rudolph’s Labour card: points of rounds 1–4 and of a Spellbook, recycling, faith
    (Salamander, Bear, Eagle)
field-arrows = the arrows of the Placement cards: start × 4 + direction
field-discards = face-up Placement cards
field-shuffles = how often the Placement cards were shuffled again
field-doubles = 1: Rudolph may use both spots of a Spellbook (12.5.3)
field-skips_holes = 1: his arrow passes over holes (12.4.2)
field-late_books = 1: scrolls only count at the end of an action (9.2.1)
field-temple_counts = 1: the Temple counts as a neighbour when groves are placed for a round
    (12.8.3)
