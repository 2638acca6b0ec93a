"""Constants: goods, counters, triggers, piles, words and answers (RULES.md section 3)."""

from typing import Final

# Goods: the first six are in the stock; points and scrolls are counted separately.
CRYSTAL: Final = 0
LEAF: Final = 1
FLOWER: Final = 2
FRUIT: Final = 3
POTION_GREEN: Final = 4
POTION_PURPLE: Final = 5
VP: Final = 6
SCROLL: Final = 7
GOODS: Final[tuple[str, ...]] = ("crystal", "leaf", "flower", "fruit", "potion_green", "potion_purple", "vp", "scroll")

# Colours of fields.
COLORS: Final[tuple[str, ...]] = ("orange", "green", "white", "purple")

# Counters (3.3); the first four are the colours.
TILES_CAULDRON: Final = 4
CARDS_DIVINITY: Final = 5
CARDS_SALAMANDER: Final = 6
GROVES: Final = 7
SPELLBOOKS: Final = 8
FLAT: Final = 9
COUNTERS: Final = (
    "tiles:orange",
    "tiles:green",
    "tiles:white",
    "tiles:purple",
    "tiles:cauldron",
    "cards:divinity",
    "cards:salamander",
    "groves",
    "spellbooks",
    "flat",
)

# Triggers (3.4); place_on_color is last, once for each colour.
ON_HARVEST: Final = 0
ON_CAULDRON: Final = 1
ON_BUILD: Final = 2
ON_SCROLL: Final = 3
ON_SPELLBOOK: Final = 4
ON_DIVINITY: Final = 5
ON_SALAMANDER: Final = 6
ON_COLOR: Final = 7
TRIGGERS: Final = (
    "harvest_grove",
    "place_on_cauldron",
    "build",
    "gain_scroll",
    "place_on_spellbook",
    "take_divinity",
    "take_salamander",
    "place_on_color",
)

# Piles: the first four are decks with a face-up card.
BEAR: Final = 0
EAGLE: Final = 1
WHITE_DECK: Final = 2
BLACK_DECK: Final = 3
DECKS: Final = 4
FIELD_PILE: Final = 4
GROVE_SUPPLY: Final = 5
PLACEMENT: Final = 6
BOOK_PILE: Final = 7
START_PILE: Final = 8
PILE_SIZE: Final = 32  # a piece under its pile is stored as pile * PILE_SIZE + piece

# Words: the first entry of a frame.
LAY_START: Final = 0
LAY_GROVE: Final = 1
SHOW_FIELD: Final = 2
TURN_UP: Final = 3
OPEN_BOOK: Final = 4
ROUND: Final = 5
ARROW: Final = 6
START_TURN: Final = 7
ACT: Final = 8
CHOOSE_CELL: Final = 9
FREE_BUILDING: Final = 10
PAY_ANY: Final = 11
EARN: Final = 12
SCORE_PER: Final = 13
TAKE_CARD: Final = 14
REACTIVATE: Final = 15
PICK_GROVE: Final = 16
OPTION: Final = 17
SPELLBOOK: Final = 18
SEND: Final = 19
HARVEST: Final = 20
ROUND_END: Final = 21
RECYCLE: Final = 22
REFILL: Final = 23
INCOME: Final = 24
BUILD_BONUS: Final = 25
LABOUR: Final = 26
GATHER: Final = 27

# Constant frames.
NEW_TURN: Final[tuple[int, ...]] = (START_TURN,)
GO_ON: Final[tuple[int, ...]] = (ACT,)
BOOKS_NOW: Final[tuple[int, ...]] = (SPELLBOOK, 0)
BOOKS_AT_END: Final[tuple[int, ...]] = (SPELLBOOK, 1)
NEXT_ARROW: Final[tuple[int, ...]] = (ARROW,)
PASSING: Final[list[tuple[int, ...]]] = [(ROUND_END,), (GATHER,), BOOKS_AT_END, (HARVEST,)]

# The player's answers: a range for each kind; spots are tile * 4 + place on the tile.
STOP: Final = 0  # pass, stop harvesting, stop recycling
BUY: Final = 0  # + leaf, flower or fruit: 1 to 3
BUILD: Final = 10  # + index in the display
TAKE: Final = 14  # + bear or eagle
CONVERT: Final = 100  # + card * 4 + (0, or leaf, flower or fruit if the card leaves the choice)
REST: Final = 200  # + spot
WORK: Final = 300  # + spot
TEMPLE_WHITE: Final = 400  # + spot
TEMPLE_BLACK: Final = 500  # + spot
PLACE: Final = 600  # + spot
GROVE: Final = 700  # + grove
BOOK: Final = 740  # + book * 2 + (0 upper, 1 lower)
SWAP: Final = 750  # + deck, or 4 + index in the display
LEAVE: Final = 800  # + spot
WAKE: Final = 900  # + spot
CELL: Final = 1000  # + cell
RANGES: Final[tuple[int, ...]] = (  # all of these, in order
    *(BUY, BUILD, TAKE, CONVERT, REST, WORK, TEMPLE_WHITE, TEMPLE_BLACK),
    *(PLACE, GROVE, BOOK, SWAP, LEAVE, WAKE, CELL),
)

NOBODY: Final = -1  # on a Spellbook spot
FULL: Final = 15  # all four spots of a tile are taken
NO_SPOT: Final = 999  # a number above those of all spots

# Values of a Labour card, after the points of the four rounds.
FOR_BOOK: Final = 4  # points
RECYCLINGS: Final = 5
FAITH: Final = 6  # of Salamander, Bear and Eagle

# The divinities whose faith is compared at the end (11.3).
GODS: Final[tuple[str, ...]] = ("salamander", "bear", "eagle")

# States of the game.
PLAYING: Final = 0
LOST: Final = 1  # at the score check of a round (12.7)
SCORED: Final = 2  # after the final scoring (11)
STATES: Final[tuple[str, ...]] = ("playing", "lost", "scored")

# The map (4.1-4.4): a cell and the gap at its south-east corner share one number.
WIDTH: Final = 46
MIDDLE: Final = 22  # column and row of the Temple's west half: no line of 20 tiles reaches the edge
ORIGIN: Final = MIDDLE * WIDTH + MIDDLE
NORTH: Final = -WIDTH
EAST: Final = 1
SOUTH: Final = WIDTH
WEST: Final = -1
