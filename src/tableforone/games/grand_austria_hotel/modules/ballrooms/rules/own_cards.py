"""A player's own values for module 1: rows and balcony, rehearsal rooms."""

from collections.abc import Mapping
from typing import Any, Final

from ....rules.own_cards import MOST, Part, frames, number, rows, table, wrong, yes_or_no
from ....rules.says import m as says
from ...common.rules import numbers as m
from . import places as at


def read_ballrooms(file: Mapping[str, Any]) -> tuple[Any, ...]:
    """Spaces and costs of rows, the balcony, whether scored ballrooms stay open.

    Missing values keep their defaults.
    """
    spaces, cost, more = [list(part) for part in at.NUMBERS]
    for name, row in table(file.get("rows", {}), "rows").items():
        if name not in at.ROW_NAMES:
            raise wrong(f"rows.{name}", says("file-unknown", known=list(at.ROW_NAMES)))
        place = at.ROW_NAMES.index(name)
        spaces[place] = number(table(row, f"rows: {name}").get("spaces"), f"rows: {name}: spaces", 0)
        cost[place] = number(row.get("cost"), f"rows: {name}: cost", 0)
    balcony = table(file.get("balcony", {}), "balcony")
    more[0] = number(balcony.get("cost", more[0]), "balcony: cost", 0)
    more[1] = yes_or_no(balcony.get("opens_when_full", bool(more[1])), "balcony: opens_when_full")
    more[2] = yes_or_no(file.get("scored_ballrooms_stay_open", bool(more[2])), "scored_ballrooms_stay_open")
    return (tuple(spaces), tuple(cost), tuple(more))


def read_rehearsal_rooms(file: Mapping[str, Any]) -> tuple[Any, ...]:
    boards = [
        read_board(row, f"rehearsal_room {i}")
        for i, row in enumerate(rows(file["rehearsal_room"], "rehearsal_room"), 1)
    ]
    if not 0 < len(boards) <= MOST:
        raise wrong("rehearsal_room", says("file-boards", most=MOST))
    return tuple(boards)


def read_board(row: dict[str, Any], where: str) -> tuple[Any, ...]:
    areas = rows(row.get("areas"), f"{where}: areas")
    dancers = [number(area.get("dancers"), f"{where}: dancers", 1, at.DANCERS) for area in areas]
    if sum(dancers) != at.DANCERS or len(areas) > at.AREAS:
        raise wrong(f"{where}: areas", says("file-dancers", most=at.AREAS))
    bonuses = [frames(area.get("bonus"), f"{where}: bonus", m.FOR_BALLROOMS) for area in areas]
    return tuple([(many, *bonus) for many, bonus in zip(dancers, bonuses, strict=True)])


PARTS: Final[tuple[Part, ...]] = (
    (m.REHEARSAL_PART, ("rehearsal_room",), read_rehearsal_rooms),
    (m.BALLROOM_PART, ("rows", "balcony", "scored_ballrooms_stay_open"), read_ballrooms),
)
