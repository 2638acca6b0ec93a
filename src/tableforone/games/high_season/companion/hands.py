"""Instructions: what you do for the opponent with dice and pen, and the reason."""

from collections.abc import Sequence
from typing import Any, Final

from tableforone.kernel.asking import DEALS, is_noted
from tableforone.kernel.frames import OPPONENT, YOU, Event
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import Hand

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import HighSeason
from ..voice import t, why
from ..voice.names import dice, line_name, reward
from . import numbers as c
from .voice import tell


def hands(events: Sequence[Event], p: HighSeason, new: int) -> list[Hand]:
    app_rolls = is_noted(p, DEALS, c.DICE)
    found = []
    for nth, event in enumerate(events):
        if event[0] == "dice" and not app_rolls:
            continue
        hand = HANDS[event[0]](event) if event[0] in HANDS and is_his(event) else None
        if hand is not None:
            found.append(hand._replace(event=nth))
    return found


def is_his(event: Event) -> bool:
    return OPPONENT in (event[1], event[2] if event[0] == "visit" else YOU) or event[0] == "dice"


def decided(event: Event) -> Hand:
    reason = tell(event)
    if event[2] in why.ABOUT_DICE:
        die = f"die:{event[4][0]}"
        return Hand(t("own-die", face=event[4][0]), reason, thing=die, picture=die)
    if event[4] is None:
        return Hand(t("own-no-room"), reason)
    room = event[4] & 31
    colour = n.COLOURS[event[4] >> 5]
    text = t("own-room", room=room, colour=colour, floor=cards.FLOOR[room], column=(room - 1) % 7 + 1)
    return Hand(text, reason, thing=f"room:{room}", picture=f"c:{colour}")


def group_filled(event: Event) -> Hand | None:
    _, _, colour, size = event
    if colour == n.YELLOW:
        return None  # its steps follow
    text = t("own-group", reward=reward(OPPONENT, colour, size), colour=n.COLOURS[colour])
    return Hand(text, tell(event), picture="vp")


HANDS: Final[dict[str, Any]] = {
    DECIDE: decided,
    "line": lambda e: Hand(t("own-line", line=line_name(e[2]), n=e[3]), tell(e), picture="vp"),
    "group": group_filled,
    "steps": lambda e: Hand(t("own-steps", n=e[2]), t("own-no-bonus"), picture="crown"),
    "row_filled": lambda e: Hand(t("own-row", row=e[2] + 1, n=e[3]), tell(e), picture="vp") if e[3] else None,
    "visit": lambda e: Hand(t("own-penalty", row=e[3] + 1, n=-e[5]), tell(e), picture="vp") if e[5] else None,
    "dice": lambda e: Hand(t("own-rolled", dice=dice(e[2:])), t("own-app-rolled"), picture="die-any"),
}
