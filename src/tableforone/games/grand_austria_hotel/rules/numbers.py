"""Which numbers stand for which things?  Items, colours, accounts and the words of this game, as plain ints."""

from typing import Final

STRUDEL: Final = 0
CAKE: Final = 1
WINE: Final = 2
COFFEE: Final = 3
CHAMPAGNE: Final = 4
KINDS: Final = 5  # of items; champagne is unused without the ballrooms
ITEMS: Final = ("strudel", "cake", "wine", "coffee", "champagne")

BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3  # guests only; fits any room (0.4)
ANY: Final = 4  # a guest symbol without a colour
COLOURS: Final = ("blue", "red", "yellow", "green")

EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2
LEVELS: Final = ("easy", "medium", "hard")

# Accounts: what points were scored for, the lines of the final breakdown.
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
FOR_BALLROOMS: Final = 12
FOR_CELEBRITIES: Final = 13
FOR_ENTRANCE: Final = 14
ACCOUNTS: Final = (
    "guests",
    "points on spaces",
    "blue groups",
    "Emperor track",
    "objectives",
    "staff in play",
    "Emperor tiles",
    "occupied rooms",
    "end-of-game staff",
    "krones",
    "items",
    "guests left in the café",
    "ballrooms",
    "celebrities",
    "hotel entrance",
)

# Modules, bits of the position's ``modules``; none of them is in the base game.
BALLROOMS: Final = 1
CELEBRITIES: Final = 2
UNIQUE_HOTELS: Final = 4
SOME_MORE: Final = 8
PROMOS: Final = 16
MODULES: Final = ("ballrooms", "celebrities", "unique-hotels", "some-more", "promos")
ANY_MODULE: Final = 31
ELISABETH: Final = BALLROOMS | CELEBRITIES  # with one of these she plays, otherwise Leopold (20.1.1)

# Words, with the arguments of their frames.
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
MAIN: Final = 15  # (face, strength, or also 1 if a 4 gives both, 8.6)
TWO_ITEMS: Final = 16  # (strength, first item)
FUNDS: Final = 17  # (strength)
ANY_ACTION: Final = 18  # (strength)
STAFF_ACTION: Final = 19  # (strength)
SERVE: Final = 20  # (left, served)
PARTS: Final = 21  # (frame, ...): in the order the player chooses
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
PREPARE: Final = 34  # (n, discount, top floor, how many are a must)
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
SPEND: Final = 51  # (left, must it be all?, kinds spent so far as a mask, how many, staff card or 0)
OTHER_ITEMS: Final = 52  # (n, kinds that were spent as a mask)
TAKE_FED: Final = 53  # (n): take a guest and fill the order
AFTER_ACTION: Final = 54  # ()
PAY_ITEM: Final = 55  # ()
SEND: Final = 56  # (n, discount, or also a staff card that is used up by it)
AREA: Final = 57  # (dancers, frame, ...): what follows
REVEAL_BALLROOM: Final = 58  # chance (place)
REVEAL_REHEARSAL: Final = 59  # chance
REMOVE_DANCER: Final = 60  # (ballroom, n)
BALL_SCORING: Final = 61  # (place)
THREE_ITEMS: Final = 62  # (strength, first item)
REVEAL_CELEBRITY: Final = 63  # chance (place)
ROLL_COLOURED: Final = 64  # chance (white dice, colours as a mask)
DUSTBIN: Final = 65  # ()
REVEAL_ENTRANCE: Final = 66  # chance
REVEAL_PERSONAL: Final = 67  # chance (letter)
REVEAL_SPARE: Final = 68  # chance (letter)
CHOOSE_ENTRANCE: Final = 69  # ()
SECOND_GUEST: Final = 70  # ()
DOVE_TOKEN: Final = 71  # (column or floor)
TURN_ON: Final = 72  # (number, done, face)
REVEAL_HIS_ENTRANCE: Final = 73  # chance
HIS_CAFE: Final = 74  # chance: a guest in his café
LAY_ITEM: Final = 75  # chance (face)
GIVE_ITEM: Final = 76  # (item)
STARS: Final = 77  # ()
MOVE_TOKEN: Final = 78  # (token)
ANTOINETTE: Final = 79  # ()
SCORE_BALLROOM: Final = 80  # ()
FILL_WINE: Final = 81  # ()
SCHULZE: Final = 82  # ()
TOLL_AGAIN: Final = 83  # ()
FIRST_MODULE_WORD: Final = SPEND

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
FROM_MODULES: Final = 500  # from here on: answers that modules add
COLOURED: Final = 500  # + colour * 20 + face, and 10 more if boosted
SHIFT: Final = 600  # + face * 16, and 8 more if upwards, + 1 + colour of the die or 0 for a white one
FORFEIT: Final = 750
EXCHANGE: Final = 751
PERSONAL: Final = 760  # + place of the personal objective, 0-2
REWARD: Final = 770  # + Emperor tile
SCHULZES: Final = 790  # + table
BALL: Final = 800  # + table * 20 + place in the ballrooms
TWO_ROOMS: Final = 900  # + table * 20 + the left one of two spaces

# What has been done in a turn, bits of TURN's frame.
TOUCHED: Final = 1
GUEST_TAKEN: Final = 2
DIE_TAKEN: Final = 4

DECLINE: Final = 0  # the answer "no, thank you" of everything that may be declined (6.4)
DO_WITHOUT: Final = 10  # + part: decline one of several parts

# Keys of the dealer's decks and pools.
DICE_POOL: Final = 1
SETUP_POOL: Final = 2  # the board, the objectives, the Emperor tiles
STAFF_DECK: Final = 5
PRIVATE_DECK: Final = 6
INSTRUCTION_DECK: Final = 7
BALLROOM_DECK: Final = 8
CELEBRITY_DECK: Final = 2000  # + number of the shuffle
ENTRANCE_DECK: Final = 10
PERSONAL_DECK: Final = 11
SPARE_DECK: Final = 12
CAFE_DECK: Final = 13
ITEM_POOL: Final = 14
COLOURED_POOL: Final = 15
GUEST_DECK: Final = 100  # + number of the shuffle
