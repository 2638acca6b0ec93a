"""A player's own values for module 2: points of celebrities, order of the lounge."""

from collections.abc import Mapping
from typing import Any, Final

from ....rules.own_cards import MOST, Part, number, table, wrong
from ....rules.says import m as says
from ...common.rules import numbers as m
from . import lounge


def read_points(file: Mapping[str, Any]) -> tuple[Any, ...]:
    given = table(file["vp"], "vp")
    unknown = [name for name in given if name not in lounge.IDS]
    if unknown:
        raise wrong(f"vp.{unknown[0]}", says("file-unknown", known=list(lounge.IDS)))
    found = []
    for name, printed in zip(lounge.IDS, lounge.POINTS, strict=True):
        pair = given.get(name, printed)
        if not isinstance(pair, list) or len(pair) != 2:
            raise wrong(f"vp: {name}", says("file-fresh-and-aged"))
        found.append(tuple([number(points, f"vp: {name}", -MOST) for points in pair]))
    return tuple(found)


def read_order(file: Mapping[str, Any]) -> tuple[Any, ...]:
    order = file["lounge_order"]
    if not isinstance(order, list) or sorted(map(str, order)) != sorted(lounge.DIE_COLOURS):
        raise wrong("lounge_order", says("file-each-once", names=list(lounge.DIE_COLOURS)))
    return tuple([lounge.DIE_COLOURS.index(colour) for colour in order])


PARTS: Final[tuple[Part, ...]] = (
    (m.CELEBRITY_PART, ("vp",), read_points),
    (m.LOUNGE_PART, ("lounge_order",), read_order),
)
