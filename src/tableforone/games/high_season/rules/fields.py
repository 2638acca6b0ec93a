"""The fields of a position: both hotels, the money, the dice, Ralph's deck."""

from typing import Any, Final

from tableforone.kernel.fields import Cards, Layout, Members, MemberSets, Number, Numbers

from . import cards, solo_cards
from . import numbers as n

HOTELS: Final = [hotel["id"] for hotel in cards.HOTELS]
STRIPS: Final = [strip["id"] for strip in cards.STAFF["strip"]]
ROOMS: Final = cards.ROOMS + 1  # counted from 1
TRACK: Final = tuple(f"Emperor row {row + 1}" for row in range(3))
PREFERENCES: Final = [f"{hand} {zigzag}" for hand in n.HANDS for zigzag in solo_cards.ZIGZAGS]
FACES: Final = dict(zip(solo_cards.OUR_DECK, solo_cards.CARD_IDS, strict=True))
ITEMS: Final = {
    n.MAIN: "main action",
    **{n.DOOR + room: f"door {room}" for room in range(8, ROOMS)},
    **{n.STEP + bonus: f"Emperor {row + 1}.{space}" for bonus, (row, space) in enumerate(cards.BONUS_SPACES)},
    **{n.EXTRA + 2 * place + nth: f"staff {place + 1}, effect {nth + 1}" for place in (2, 3) for nth in (0, 1)},
}


class Faces(Numbers):
    """Cards of his deck: reconstructed ones by name, a player's own as packed numbers."""

    def _number(self, told: Any) -> int:
        if isinstance(told, str) and told in self.numbers:
            return self.numbers[told]
        if type(told) is not int or not solo_cards.is_face(told):
            raise self._wrong(told)
        return told


# A hotel and a strip are -1 before they are dealt.  Pairs are [yours, Ralph's].  Sets of rooms
# are bit masks.
POSITION: Final = Layout(
    "HighSeason",
    (
        Number("round", 0, cards.ROUNDS),
        Numbers("hotels", -1, of=HOTELS, count=2, whole=True),
        Number("strip", -1, of=STRIPS),
        Number("money", 0, cards.MOST_KRONES),
        Number("loans", 0, cards.LOANS),
        Members("prepared", ROOMS).counted_in("room"),
        MemberSets("occupied", ROOMS, (0, 0)).counted_in("room"),
        Numbers("track", 0, max(cards.TRACK_SPACES), count=8),
        MemberSets("firsts", (*cards.LINE_NAMES, *TRACK), (0, 0)),
        MemberSets("missed", TRACK, (0, 0)),
        Members("staff", [f"place {place + 1}" for place in range(6)]),
        Numbers("dice", 0, cards.DICE, count=7).unknown_until("preferred", "other", "most"),
        Number("die", 0, 6),
        Number("strength", 0, 2 * cards.DICE),
        Cards("pending", ITEMS, len(ITEMS)),
        Number("pointer", 0, 1),
        Faces("faces", 0, solo_cards.LARGEST_FACE, count=solo_cards.CARDS, of=FACES, whole=True),
        Members("unseen", solo_cards.CARD_IDS),
        Numbers("grades", 0, solo_cards.CARDS, count=3),
        Number("top", -1, of=PREFERENCES),
        Number("card", -1, of=solo_cards.CARD_IDS),
    ),
)
