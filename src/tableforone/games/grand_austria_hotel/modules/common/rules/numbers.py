"""Constants of all modules in one list, so that no number is used twice."""

from typing import Final

# Modules, as bits of the position's ``modules``.
BALLROOMS: Final = 1
CELEBRITIES: Final = 2
UNIQUE_HOTELS: Final = 4
SOME_MORE: Final = 8
PROMOS: Final = 16
ANY_MODULE: Final = 31

# Words, each with the arguments of its frame; lower numbers belong to the base game.
TAKE_FED: Final = 53  # (n): take a guest and fill the order
AFTER_ACTION: Final = 54  # ()
PAY_ITEM: Final = 55  # ()
SEND: Final = 56  # (n, discount, and perhaps a staff card that it uses up)
AREA: Final = 57  # (dancers, frame, ...): the frames that follow
REVEAL_BALLROOM: Final = 58  # chance (place)
REVEAL_REHEARSAL: Final = 59  # chance
REMOVE_DANCER: Final = 60  # (ballroom, n)
BALL_SCORING: Final = 61  # (place)
THREE_ITEMS: Final = 62  # (strength, first item)
REVEAL_CELEBRITY: Final = 63  # chance (place)
ROLL_COLOURED: Final = 64  # chance (white dice, mask of colours)
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

# Answers to TURN.
COLOURED: Final = 500  # + colour * 20 + face, and 10 more if boosted
SHIFT: Final = 600  # + face * 16, + 8 if upwards, + 1 + colour of the die, or 0 for a white one
FORFEIT: Final = 750
EXCHANGE: Final = 751
PERSONAL: Final = 760  # + place of the personal objective, 0-2
REWARD: Final = 770  # + Emperor tile
SCHULZES: Final = 790  # + table
BALL: Final = 800  # + table * 20 + place in the ballrooms
TWO_ROOMS: Final = 900  # + table * 20 + the left of two spaces

# Other numbers: accounts, a unit for points.
FOR_BALLROOMS: Final = 12
FOR_CELEBRITIES: Final = 13
FOR_ENTRANCE: Final = 14
DANCERS: Final = 12

# Parts of a player's card file, see edition.py.
# rows: spaces and costs; balcony: cost, opens only when full?; do scored rooms stay open?
BALLROOM_PART: Final = 2
REHEARSAL_PART: Final = 3  # boards of areas: (dancers, frame, ...)
CELEBRITY_PART: Final = 4  # (fresh, aged) by tile
LOUNGE_PART: Final = 5  # colours from left to right
TOKEN_PART: Final = 6  # (column frames, floor frames) of Dove's tokens

# Keys of the dealer's decks and pools.
BALLROOM_DECK: Final = 8
CELEBRITY_DECK: Final = 2000  # + number of the shuffle
ENTRANCE_DECK: Final = 10
PERSONAL_DECK: Final = 11
SPARE_DECK: Final = 12
CAFE_DECK: Final = 13
ITEM_POOL: Final = 14
COLOURED_POOL: Final = 15
