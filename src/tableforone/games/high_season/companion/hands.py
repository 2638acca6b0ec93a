"""Instructions: what you do for the opponent with dice and pen, and the reason."""

from collections.abc import Callable, Sequence
from typing import Final

from tableforone.kernel.asking import DEALS, is_noted
from tableforone.kernel.frames import OPPONENT, YOU, Event
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import FINAL, Hand

from ..rules import cards, scoring
from ..rules import numbers as n
from ..rules.position import HighSeason
from ..voice import m, t, why
from ..voice.names import dice, line_name, reward
from . import display
from . import numbers as c
from .voice import tell


def hands(events: Sequence[Event], p: HighSeason, new: int) -> list[Hand]:
    found = []
    for nth, event in enumerate(events):
        make = HANDS.get(event[0])
        if make is not None and event[1] != YOU:
            found += [hand._replace(event=nth) for hand in make(event, p)]
    return found


# --- his turn


def decided(event: Event, p: HighSeason) -> list[Hand]:
    reason = tell(event)
    if event[2] in why.ABOUT_DICE:
        die = f"die:{event[4][0]}"
        return [Hand(t("own-die", face=event[4][0]), reason, thing=die, picture=die)]
    if event[4] is None:
        return [Hand(t("own-no-room"), reason)]
    room = event[4] & 31
    colour = n.COLOURS[event[4] >> 5]
    text = t("own-room", room=room, colour=colour, floor=cards.FLOOR[room], column=(room - 1) % 7 + 1)
    return [Hand(text, reason, thing=f"room:{room}", picture=f"c:{colour}")]


def line_filled(event: Event, p: HighSeason) -> list[Hand]:
    return [Hand(t("own-line", line=line_name(event[2]), n=event[3]), tell(event), picture="vp")]


def group_filled(event: Event, p: HighSeason) -> list[Hand]:
    _, _, colour, size = event
    if colour == n.YELLOW:
        return []  # its steps follow
    text = t("own-group", reward=reward(OPPONENT, colour, size), colour=n.COLOURS[colour])
    return [Hand(text, tell(event), picture="vp")]


def steps_marked(event: Event, p: HighSeason) -> list[Hand]:
    """One line for each row of the Emperor track in which he marks spaces now (7.1.1)."""
    _, _, steps, row, marks = event
    found = []
    for below in range(row, len(marks)):
        last = min(cards.TRACK_SPACES[below], marks[below] + steps)
        many = last - marks[below]
        if many:
            text = t("own-steps", row=below + 1, n=many, first=marks[below] + 1, last=last)
            found.append(Hand(text, t("own-no-bonus"), thing=f"emperor:{below + 1}", picture="crown"))
        steps -= many
    return found


def row_filled(event: Event, p: HighSeason) -> list[Hand]:
    _, _, row, points = event
    return [Hand(t("own-row", row=row + 1, n=points), tell(event), picture="vp")] if points else []


# --- between rounds


def visited(event: Event, p: HighSeason) -> list[Hand]:
    """The Emperor checks your row, which only you can see, and Ralph's (7.2)."""
    _, _, _, row, _, penalty = event
    yours = t("own-visit-yours", row=row + 1, needed=cards.TRACK_NEEDED[row], n=-cards.TRACK_PENALTY[row])
    his = t("own-penalty", row=row + 1, n=-penalty) if penalty else t("own-no-penalty", row=row + 1)
    return [
        Hand(yours, t("own-visit"), picture="crown"),
        Hand(his, tell(event), thing=f"emperor:{row + 1}", picture="vp" if penalty else "crown"),
    ]


def round_begun(event: Event, p: HighSeason) -> list[Hand]:
    """The start player changes, and all dice are rolled (4.1.1, 4.1.4)."""
    number: int = event[2]
    if number == 1:
        return []
    active = cards.ACTIVE_ROW[number]
    closed = active if cards.VISIT_AFTER[number - 1] >= 0 else 0
    about = t("own-row-closed", closed=closed, row=active + 1) if closed else tell(event)
    found = [Hand(t("own-round", round=number, who="you" if number % 2 else "ralph"), about, picture="hand-right")]
    if not is_noted(p, DEALS, c.DICE):
        found.append(Hand(t("own-roll"), picture="die-any"))
    return found


def dice_rolled(event: Event, p: HighSeason) -> list[Hand]:
    if not is_noted(p, DEALS, c.DICE):
        return []
    return [Hand(t("own-rolled", dice=dice(event[2:])), t("own-app-rolled"), picture="die-any")]


# --- his final scoring


def counted(event: Event, p: HighSeason) -> list[Hand]:
    """What is still to be noted for him, then the sum of everything (8.2, 9.8)."""
    found = []
    for floor in range(1, 5):
        rooms = (p.occupied[OPPONENT] & cards.FLOOR_ROOMS[floor]).bit_count()
        if rooms:
            each = cards.FLOOR_VP[floor]
            found.append(t("own-count-floor", floor=floor, rooms=rooms, each=each, n=rooms * each))
    extra = p.track[OPPONENT * 4 + display.TRACK - 1]
    if extra:
        found.append(t("own-count-extra", spaces=extra, n=extra * cards.EXTRA_VP))
    parts = [
        m("own-points-of", what=t(f"score-{line.what}"), n=line.theirs)
        for line in display.lines(p)
        if line.theirs is not None
    ]
    total = Hand(t("own-count-total", n=scoring.both_score(p, OPPONENT)), t("own-count-parts", parts=parts))
    return [hand._replace(thing=FINAL, picture="vp") for hand in (*map(Hand, found), total)]


HANDS: Final[dict[str, Callable[[Event, HighSeason], list[Hand]]]] = {
    DECIDE: decided,
    "line": line_filled,
    "group": group_filled,
    "steps": steps_marked,
    "row_filled": row_filled,
    "visit": visited,
    "round": round_begun,
    "dice": dice_rolled,
    c.COUNTED: counted,
}
