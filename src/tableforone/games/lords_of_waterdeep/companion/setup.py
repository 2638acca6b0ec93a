"""Set-up at a real table: variant rules, the starting position, the document's steps (S1)."""

from typing import Final

from tableforone.kernel.meanings import Meaning
from tableforone.kernel.options import Setup
from tableforone.kernel.spec import Ready

from ..rules import cards, setup
from ..rules import numbers as n
from ..rules.position import Waterdeep
from ..voice import names, t
from . import numbers as c

DEALT: Final = {"lot": c.LOTS}  # what the app may deal

OPTIONS: Final = setup.OPTIONS
VERSION: Final = 2  # since then the supply is followed in his turns, too


def start(chosen: Setup) -> Waterdeep:
    """The position before the first round: three hall tiles, his two quests, nothing of yours."""
    p = setup.start(chosen)
    p.my = [0] * 5
    hall = [(n.DRAW_TILE, n.TO_HALL + slot) for slot in range(3)]
    quests = [(n.DRAW_QUEST, n.TO_PSEUDO)] * 2
    unwatched = {"left": (c.UNWATCHED,) * n.GOLD} if chosen.rules == 1 else {}
    p.ledger = c.LEDGER.begun_with(deals=1 << c.LOTS, **unwatched)
    p.stack = [(c.YOUR_SCORE,), (n.START_ROUND,), *quests, *reversed(hall)]
    return p


def removed(bag: int, called: tuple[Meaning, ...]) -> list[Meaning]:
    return [name for number, name in enumerate(called) if not bag >> number & 1]


def checklist(chosen: Setup) -> list[Ready]:
    """The numbered steps of the solo document."""
    kinds = (1 << cards.CARD_KINDS) - 1 & ~cards.REMOVED_KINDS
    tiles = removed(cards.TILE_BAG, names.PLACE_NAMES[cards.FIRST_TILE :])
    quests = removed(cards.QUEST_BAG, names.QUEST_NAMES[: cards.QUESTS])
    lords, intrigue = removed(cards.LORD_BAG, names.LORD_NAMES), removed(kinds, names.CARD_NAMES)
    gold = t("ready-gold", his=cards.START_GOLD[1], yours=cards.START_GOLD[0])
    return [
        Ready("1", t("ready-tiles", tiles=tiles), t("ready-box"), "tiles"),
        Ready("1", t("ready-cards", lords=lords, quests=quests, cards=intrigue), t("ready-box"), "cards"),
        Ready("2", t("ready-mats"), gold, "mats"),
        Ready("2", t("ready-lord"), t("ready-lord-note"), "lord"),
        Ready("3", t("ready-score"), t("ready-score-note"), "score"),
        Ready("4", t("ready-board"), t("ready-board-note"), "board"),
        Ready("6", t("ready-quests"), t("ready-quests-note"), "quests"),
    ]
