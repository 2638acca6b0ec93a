"""Constants of this game: items, colours, accounts and word numbers."""

from typing import Final

STRUDEL: Final = 0
CAKE: Final = 1
WINE: Final = 2
COFFEE: Final = 3
CHAMPAGNE: Final = 4
KINDS: Final = 5  # number of item kinds; champagne only with a module
ITEMS: Final[tuple[str, ...]] = ("strudel", "cake", "wine", "coffee", "champagne")

BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3  # guests only; fits any room (0.4)
ANY: Final = 4  # a guest symbol without a colour
COLOURS: Final[tuple[str, ...]] = ("blue", "red", "yellow", "green")

LEVELS: Final[tuple[str, ...]] = ("easy", "medium", "hard")

# Accounts: the sources of points, one line each in the final breakdown.
FOR_GUESTS: Final = 0
FOR_SPACES: Final = 1
FOR_GROUPS: Final = 2
FOR_EMPEROR: Final = 3
FOR_OBJECTIVES: Final = 4
FOR_STAFF: Final = 5
FOR_PENALTIES: Final = 6
FOR_ROOMS: Final = 7
FOR_END_STAFF: Final = 8
FOR_MONEY: Final = 9
FOR_ITEMS: Final = 10
FOR_CAFE: Final = 11
MOST_ACCOUNTS: Final = 15  # including those of modules
ACCOUNTS: Final = [
    "guests",
    "spaces",
    "blue-groups",
    "emperor-track",
    "objectives",
    "staff",
    "emperor-tiles",
    "rooms",
    "end-staff",
    "krones",
    "items",
    "cafe",
]  # modules add theirs

# The opponents, and the side of the hotel board (20.1.1, 20.2.2).
LEOPOLD: Final = 0
ELISABETH: Final = 1
OPPONENTS: Final[tuple[str, ...]] = ("Leopold", "Elisabeth")
NIGHT: Final = 0

NOBODY: Final = 0  # an empty place in the queue or the café; guest numbers are as printed

# Units that are counted for points (their data words are in effects.py).
OCCUPIED: Final = 0
OCCUPIED_RED: Final = 1
OCCUPIED_BLUE: Final = 2
OCCUPIED_YELLOW: Final = 3
ROOM_TILE: Final = 4
GROUP_FULL: Final = 5
FLOOR_FULL: Final = 6
COLUMN_FULL: Final = 7
COLOUR_SET: Final = 8
STAFF_PLAYED: Final = 9
OBJECTIVE_CLAIMED: Final = 10
EMPEROR_SPACE: Final = 11
COPY_OPPONENT_END: Final = 13

# Requirements of objectives.
MONEY_AT_LEAST: Final = 0
ROOMS_AT_LEAST: Final = 1
STAFF_AT_LEAST: Final = 2
EMPEROR_AT_LEAST: Final = 3
FLOORS_FULL: Final = 4
GROUPS_FULL: Final = 5
COLUMNS_FULL: Final = 6
ONE_COLOUR_FULL: Final = 7
OCCUPIED_AT_LEAST: Final = 8  # modules add theirs

# Penalties of Emperor tiles.
PAY_MONEY: Final = 0
EMPTY_KITCHEN: Final = 1
EMPTY_KITCHEN_AND_GUESTS: Final = 2
RETURN_CARDS: Final = 3
VACANT_ROOMS: Final = 4
LOSE_POINTS: Final = 5
OCCUPIED_ROOMS: Final = 6
LOSE_PER_STAFF: Final = 7
END_STAFF_CARD: Final = 8  # modules add theirs

# Words, each with the arguments of its frame.
ROUND: Final = 0  # (round)
ROLL: Final = 1  # chance (dice)
NEXT_TURN: Final = 2  # ()
TURN: Final = 3  # (number, done)
ROUND_END: Final = 4  # ()
NEXT_ROUND: Final = 5  # ()
FINAL: Final = 6  # ()
REVEAL_BOARD: Final = 7  # chance
REVEAL_OBJECTIVE: Final = 8  # chance (letter)
REVEAL_TILE: Final = 9  # chance (letter)
REFILL: Final = 10  # chance, fills the queue
REVEAL_STAFF: Final = 11  # chance (left, to the offer?)
KEEP_SIX: Final = 12  # ()
FIRST_GUEST: Final = 13  # ()
WHEN: Final = 14  # (card, face)
MAIN: Final = 15  # (face, strength, and 1 if a 4 gives both, 8.6)
TWO_ITEMS: Final = 16  # (strength, first item)
FUNDS: Final = 17  # (strength)
ANY_ACTION: Final = 18  # (strength)
STAFF_ACTION: Final = 19  # (strength)
SERVE: Final = 20  # (left, served)
PARTS: Final = 21  # (frame, ...): in the player's order
MONEY: Final = 22  # (n)
EMPEROR: Final = 23  # (n): may be declined
ADVANCE: Final = 24  # (n)
POINTS: Final = 25  # (n, account)
POINTS_PER: Final = 26  # (scoring word, n, account)
RECEIVE: Final = 27  # (strudel, cake, wine, coffee, champagne)
ANY_ITEMS: Final = 28  # (n)
DRAW: Final = 29  # (n)
HIRE: Final = 30  # (n, discount)
OFFER: Final = 31  # (n, discount)
PICK: Final = 32  # (discount, card, ...)
UNDER: Final = 33  # (card, ...)
PREPARE: Final = 34  # (n, discount, top floor, how many are mandatory)
OCCUPY: Final = 35  # (n, top floor)
PREPARE_OCCUPY: Final = 36  # (n, discount, top floor)
TAKE_GUEST: Final = 37  # (n)
FILL_ORDER: Final = 38  # (n)
EXTRA_ACTION: Final = 39  # ()
WAIVE: Final = 40  # (tile)
PENALTY: Final = 41  # (tile)
RETURN_HAND: Final = 42  # (n)
REMOVE_VACANT: Final = 43  # (n)
REMOVE_OCCUPIED: Final = 44  # (below floor, n)
REMOVE_END_STAFF: Final = 45  # ()
HIS_TURN: Final = 46  # chance: the instruction card
HIS_GUEST: Final = 47  # (symbol)
HIS_DIE: Final = 48  # ()
HIS_SYMBOL: Final = 49  # (symbol)
HIS_STAFF: Final = 50  # chance: his private deck
SPEND: Final = 51  # (left, must it be all?, mask of kinds spent so far, how many, staff card or 0)
OTHER_ITEMS: Final = 52  # (n, mask of kinds that were spent)
FIRST_MODULE_WORD: Final = 53

# Answers to TURN.
END: Final = 0
PASS: Final = 1
GUEST: Final = 2  # + place in the queue, 0-4
DIE: Final = 10  # + face
BOOSTED: Final = 20  # + face
SERVE_NOW: Final = 30
CLAIM: Final = 40  # + place of the objective, 0-2
USE: Final = 100  # + staff card
MOVE: Final = 400  # + table * 20 + space
FROM_MODULES: Final = 500  # from here on: answers of modules
# the first answer of each kind, in order; modules add theirs
FIRST_ANSWERS: Final = [END, PASS, GUEST, DIE, BOOSTED, SERVE_NOW, CLAIM, USE, MOVE]
TURN_REACH: Final = 1000
EXTRA_REACH: Final = 400  # answers of E. Gizia: faces, and those of modules

# Bits for what has been done in a turn, in TURN's frame.
TOUCHED: Final = 1
GUEST_TAKEN: Final = 2
DIE_TAKEN: Final = 4

DECLINE: Final = 0  # the answer to skip anything that may be declined (6.4)
DO_WITHOUT: Final = 10  # + part: decline one of several parts

# Keys of the dealer's decks and pools.
DICE_POOL: Final = 1
SETUP_POOL: Final = 2  # the board, the objectives, the Emperor tiles
STAFF_DECK: Final = 5
PRIVATE_DECK: Final = 6
INSTRUCTION_DECK: Final = 7
GUEST_DECK: Final = 100  # + number of the shuffle
