"""Card effects as frames (appendix A)."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.data import Data
from tableforone.kernel.frames import Frame

from . import numbers as n

COUNTED: Final[dict[str, int]] = {
    "occupied": n.OCCUPIED,
    "occupied_red": n.OCCUPIED_RED,
    "occupied_blue": n.OCCUPIED_BLUE,
    "occupied_yellow": n.OCCUPIED_YELLOW,
    "room_tile": n.ROOM_TILE,
    "group_full": n.GROUP_FULL,
    "floor_full": n.FLOOR_FULL,
    "column_full": n.COLUMN_FULL,
    "color_set": n.COLOUR_SET,
    "staff_played": n.STAFF_PLAYED,
    "objective_claimed": n.OBJECTIVE_CLAIMED,
    "emperor_space": n.EMPEROR_SPACE,
    "copy_opponent_end": n.COPY_OPPONENT_END,
}  # units that points are given for; modules add theirs

# (effect, account of its points): its frame, or None if it has none
Meaning = Callable[[Data, int], Frame | None]


def many(part: Data) -> int:
    """How often an effect happens, or how much it gives."""
    return int(part.get("n", 1))


def discount(part: Data) -> int:
    return int(part.get("discount", 0))


def top(part: Data) -> int:
    """The highest floor that an effect may use."""
    return int(part.get("max_floor", 4))


WORDS: Final[dict[str, Meaning]] = {
    "money": lambda part, account: (n.MONEY, many(part)),
    "emperor": lambda part, account: (n.EMPEROR, many(part)),
    "vp": lambda part, account: (n.POINTS, many(part), account),
    "vp_per": lambda part, account: (n.POINTS_PER, COUNTED[part["per"]], many(part), account),
    "items_any": lambda part, account: (
        (n.OTHER_ITEMS, many(part), 0) if "not_spent" in part else (n.ANY_ITEMS, many(part))
    ),
    "draw_staff": lambda part, account: (n.DRAW, many(part)),
    "hire": lambda part, account: (n.HIRE, many(part), discount(part)),
    "hire_offer": lambda part, account: (n.OFFER, part.get("draw", 0), discount(part)),
    "prepare": lambda part, account: (n.PREPARE, many(part), discount(part), top(part), 0),
    "occupy": lambda part, account: (n.OCCUPY, many(part), top(part)),
    "prepare_occupy": lambda part, account: (n.PREPARE_OCCUPY, many(part), discount(part), top(part)),
    "take_guest": lambda part, account: (n.TAKE_GUEST, many(part)),
    "fill_order": lambda part, account: (n.FILL_ORDER, many(part)),
    "extra_action": lambda part, account: (n.EXTRA_ACTION,),
}  # modules add theirs


def effects(parts: list[dict[str, Any]], account: int = n.FOR_STAFF) -> tuple[Frame, ...]:
    """The frames of a card's effects; all items it gives are one frame."""
    items = [0] * n.KINDS
    frames: list[Frame] = []
    for part in parts:
        do = part["do"]
        if do == "item":
            items[n.ITEMS.index(part["item"])] += part["n"]
            continue
        if do not in WORDS:
            raise ValueError(f"unknown effect {do!r}")
        frame = WORDS[do](part, account)
        if frame is not None:
            frames.append(frame)
    if any(items):
        frames.insert(0, (n.RECEIVE, *items))
    return tuple(frames)
