"""Meaning of the opponent's cards: preferred die (9.4), path through his rooms (9.6)."""

from typing import Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.data import Data, known

from ..rules import cards, solo_cards
from ..rules import numbers as n

HAND: Final[Data] = solo_cards.SOURCE["hand"]
PREFERRED: Final[list[int]] = [known(n.SIDES, HAND[hand]["die"], hand) for hand in n.HANDS]  # 9.4.2
DESCENDING: Final[list[int]] = [int(HAND[hand]["tie_order"][0] == 6) for hand in n.HANDS]  # 9.4.5
FIRST_SIDE: Final[list[int]] = [known(n.SIDES, HAND[hand]["first_side"], hand) for hand in n.HANDS]  # 9.6.1


def walks() -> list[list[int]]:
    """Rooms in search order as colour << 5 | room.

    The index is (hotel << 1 | first side) << 3 | zig-zag.
    """
    found: list[list[int]] = []
    for hotel in range(8):
        for side in range(2):
            for line in solo_cards.SOURCE["zigzag"]:
                if mask_of(line["left"]) != cards.LEFT_SIDE or len(line["left"]) != 16 or len(line["right"]) != 12:
                    raise ValueError(f"zig-zag {line['id']} does not cover the two sides")
                rooms = line["left"] + line["right"] if side == n.LEFT else line["right"] + line["left"]
                found.append([cards.COLOUR[hotel << 5 | room] << 5 | room for room in rooms])
    return found


WALKS: Final[list[list[int]]] = walks()


def cards_with(faces: tuple[int, ...], preference: int) -> int:
    """The cards with this preference side, as bits."""
    return mask_of([card for card in range(solo_cards.CARDS) if solo_cards.preference_of(faces[card]) == preference])


OURS_WITH: Final[list[int]] = [cards_with(solo_cards.OUR_DECK, preference) for preference in range(16)]
