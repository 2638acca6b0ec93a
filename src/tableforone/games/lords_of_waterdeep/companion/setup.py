"""How is a table of one's own laid?  The readings that Pseudo needs, the opening, the steps of the document (S1)."""

from typing import Final

from tableforone.kernel.grammar import listed
from tableforone.kernel.spec import Ready, Setup

from ..rules import cards, setup
from ..rules import numbers as n
from ..rules.position import Waterdeep
from ..voice import names
from . import numbers as c

DEALT: Final = {"lot": 0}  # what the app may deal

OPTIONS: Final = setup.OPTIONS


def start(chosen: Setup) -> Waterdeep:
    """The table before the first round: three tiles in the hall, two quests of his; your own cards are your own."""
    p = setup.start(chosen)
    p.my = [0] * 5
    hall = [(n.DRAW_TILE, n.TO_HALL + slot) for slot in range(3)]
    quests = [(n.DRAW_QUEST, n.TO_PSEUDO)] * 2
    p.stack = [(c.LEDGER, 1 << c.LOTS, 0, 0, 0, 0), (n.START_ROUND,), *quests, *reversed(hall)]
    return p


def removed(bag: int, called: tuple[str, ...]) -> str:
    return listed([name for number, name in enumerate(called) if not bag >> number & 1])


def checklist(chosen: Setup) -> list[Ready]:
    """The numbered steps of the solo document."""
    kinds = (1 << cards.CARD_KINDS) - 1 & ~cards.REMOVED_KINDS
    tiles = removed(cards.TILE_BAG, names.PLACE_NAMES[cards.FIRST_TILE :])
    quests = removed(cards.QUEST_BAG, names.QUEST_NAMES[: cards.QUESTS])
    lords, intrigue = removed(cards.LORD_BAG, names.LORD_NAMES), removed(kinds, names.CARD_NAMES)
    gold = f"{cards.START_GOLD[1]} gold for him, {cards.START_GOLD[0]} for you; four agents each."
    return [
        Ready("1", f"Take out these buildings: {tiles}", "They go back into the box.", "tiles"),
        Ready(
            "1", f"Take out the lord {lords}, the quests {quests}, and every {intrigue}", "Back into the box.", "cards"
        ),
        Ready("2", "A mat for you and one for Pseudo; he has the first-player marker", gold, "mats"),
        Ready("2", "No intrigue cards and no lord for him", "You get yours as always.", "lord"),
        Ready("3", "A score marker for you, none for him", "His points are taken from yours.", "score"),
        Ready("4", "Set up the board for two players", "Three tiles in Builder's Hall: tell me which.", "board"),
        Ready("6", "Draw two quests for Pseudo, the first above the second", "Then tell me both.", "quests"),
    ]
