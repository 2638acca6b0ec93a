"""What do her hands do for Ralph?  His events as things to do with dice and pen, each with its reason."""

from collections.abc import Sequence
from typing import Any, Final

from tableforone.kernel.asking import DEALS, noted
from tableforone.kernel.frames import OPPONENT, YOU, Event
from tableforone.kernel.grammar import counted
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import Hand

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import HighSeason
from ..voice import t, why
from ..voice.names import dice_text, group_reward, line_name
from . import numbers as c
from .voice import tell


def hands(events: Sequence[Event], p: HighSeason, new: int) -> list[Hand]:
    app_rolls = bool(p.stack) and noted(p, DEALS) >> c.DICE & 1
    found = []
    for nth, event in enumerate(events):
        if event[0] == "dice" and not app_rolls:
            continue
        hand = HANDS[event[0]](event) if event[0] in HANDS and is_his(event) else None
        if hand is not None:
            found.append(hand._replace(event=nth, picture=hand.picture or PICTURES.get(event[0], "")))
    return found


def is_his(event: Event) -> bool:
    return OPPONENT in (event[1], event[2] if event[0] == "visit" else YOU) or event[0] == "dice"


def decided(event: Event) -> Hand:
    reason = tell(event)
    if event[2] in why.ABOUT_DICE:
        die = f"die:{event[4][0]}"
        return Hand(t("own-die", face=event[4][0]), reason, thing=die, picture=die)
    if event[4] is None:
        return Hand("Nothing to cross out", reason)
    room = event[4] & 31
    colour = n.COLOURS[event[4] >> 5]
    where = f"{colour}, floor {cards.FLOOR[room]}, column {(room - 1) % 7 + 1}"
    text = f"Cross out room {room} on Ralph's sheet ({where})"
    return Hand(text, reason, thing=f"room:{room}", picture=f"c:{colour}")


def line_filled(event: Event) -> Hand:
    _, _, line, vp = event
    if vp:
        return Hand(f"Note {counted(vp, 'point')} for Ralph: {line_name(line)}", tell(event))
    return Hand(f"No points for Ralph's {line_name(line)}", tell(event))


def group_filled(event: Event) -> Hand | None:
    _, _, colour, size = event
    if colour == n.YELLOW:
        return None  # its steps follow
    return Hand(f"Note {group_reward(OPPONENT, colour, size)} for Ralph: a full {n.COLOURS[colour]} group", tell(event))


def steps_marked(event: Event) -> Hand:
    return Hand(f"Mark {counted(event[2], 'space')} on Ralph's Emperor track", "He takes no bonus on the way (9.5.2).")


def row_filled(event: Event) -> Hand | None:
    _, _, row, vp = event
    return Hand(f"Note {counted(vp, 'point')} for Ralph: Emperor row {row + 1}", tell(event)) if vp else None


def visited(event: Event) -> Hand | None:
    row, penalty = event[3], event[5]
    return Hand(f"Take {counted(-penalty, 'point')} off Ralph: Emperor row {row + 1}", tell(event)) if penalty else None


def rolled(event: Event) -> Hand:
    return Hand(f"Lay out the dice: {dice_text(event[2:])}", "The app has rolled them (4.1.1).")


HANDS: Final[dict[str, Any]] = {
    DECIDE: decided,
    "line": line_filled,
    "group": group_filled,
    "steps": steps_marked,
    "row_filled": row_filled,
    "visit": visited,
    "dice": rolled,
}
PICTURES: Final = {
    "line": "vp",
    "group": "vp",
    "row_filled": "vp",
    "visit": "vp",
    "steps": "crown",
    "dice": "die-any",
}
