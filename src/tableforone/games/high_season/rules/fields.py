"""What lies on the table?  Both hotels, the money, the dice, Ralph's deck: each part named and explained once."""

from typing import Final

from tableforone.kernel.fields import Cards, Layout, Members, MemberSets, Number, Numbers

from . import cards, deck
from . import numbers as n

HOTELS: Final = [hotel["id"] for hotel in cards.HOTELS]
STRIPS: Final = [strip["id"] for strip in cards.STAFF["strip"]]
ROOMS: Final = cards.ROOMS + 1  # counted from 1
TRACK: Final = tuple(f"Emperor row {row + 1}" for row in range(3))
PREFERENCES: Final = [f"{hand} {zigzag}" for hand in n.HANDS for zigzag in deck.ZIGZAGS]
FACES: Final = dict(zip(deck.OUR_DECK, deck.CARD_IDS, strict=True))
ITEMS: Final = {
    n.MAIN: "main action",
    **{n.DOOR + room: f"door {room}" for room in range(8, ROOMS)},
    **{n.STEP + bonus: f"Emperor {row + 1}.{space}" for bonus, (row, space) in enumerate(cards.BONUS_SPACES)},
    **{n.EXTRA + 2 * place + nth: f"staff {place + 1}, effect {nth + 1}" for place in (2, 3) for nth in (0, 1)},
}

POSITION: Final = Layout(
    "HighSeason",
    "A hotel and a strip are -1 before they are dealt; pairs are [yours, Ralph's]; sets of rooms are bit masks.",
    (
        Number("round", "1..7, 0 before the first"),
        Numbers("hotels", "the two boards", (-1, -1), HOTELS, whole=True),
        Number("strip", "your staff strip", -1, STRIPS),
        Number("money", "your krones"),
        Number("loans", "loans you have taken"),
        Members("prepared", "rooms of yours that are prepared and not yet occupied", ROOMS).counted_in("room"),
        MemberSets("occupied", "occupied rooms", ROOMS, (0, 0)).counted_in("room"),
        Numbers("track", "who * 4 + row: marks on the Emperor track (row 3: the extra spaces)", (0,) * 8),
        MemberSets("firsts", "lines and Emperor rows filled as the first", (*cards.LINE_NAMES, *TRACK), (0, 0)),
        MemberSets("missed", "Emperor rows found too short at a visit", TRACK, (0, 0)),
        Members("staff", "hired places of your strip", [f"place {place + 1}" for place in range(6)]),
        Numbers("dice", "on the action board, by value; the first stays 0", (0,) * 7),
        Number("die", "the die of your turn; 0: none"),
        Number("strength", "of that die"),
        Cards("pending", "items of your turn, oldest first (4.5)", ITEMS),
        Number("pointer", "1: the other reading of the hand (9.6.1)"),
        Numbers("faces", "the cards of his deck, packed", (0,) * deck.CARDS, FACES, whole=True),
        Members("unseen", "cards not flipped yet, those left out of the deck among them", deck.CARD_IDS),
        Numbers("grades", "cards of grade A, B, C still in the deck", (0, 0, 0)),
        Number("top", "the preference side on top of the deck: hand << 3 | zig-zag", -1, PREFERENCES),
        Number("card", "his last action card", -1, deck.CARD_IDS),
    ),
)
