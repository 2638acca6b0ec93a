"""Causes: events that make one line of play better than another."""

from typing import Final

from tableforone.kernel.causes import LAST, Causes, EventKind, Points, for_its_doer, parts

from ..rules import numbers as n

BELONG: Final = {n.FOR_QUESTS: ("complete",), n.FOR_LORD: ("complete",)} | dict.fromkeys(
    (n.FOR_CUBES, n.FOR_GOLD, n.FOR_OPEN_QUESTS, n.FOR_LOSSES), ("end",)
)


CAUSES: Final = Causes(
    {
        "complete": EventKind(chosen=True),
        "buy": EventKind(chosen=True),
        "take tile": EventKind(chosen=True),
        "owner": EventKind(),
        "plot": EventKind(),
        "lieutenant": EventKind(parts()),
        "mandatory": EventKind(sign=lambda e: -for_its_doer(e)),
        "play": EventKind(chosen=True),
        "take ambassador": EventKind(parts()),
        "take quest": EventKind(),  # its sentence says what the quest brings
        "marker": EventKind(parts()),
    },
    {"score": Points(lambda e: for_its_doer(e) * e[2], lambda e: BELONG.get(e[3], LAST))},
    {
        "more-quests": lambda p: p.my_done.bit_count(),
        "more-buildings": lambda p: p.my_tiles.bit_count(),
        "more-adventurers": lambda p: sum(p.my[: n.GOLD]),
        "more-gold": lambda p: p.my[n.GOLD],
        "more-cards": lambda p: len(p.hand),
    },
    {"fewer-his-quests": lambda p: p.his_done.bit_count()},
)
