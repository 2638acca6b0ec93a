"""Card data of module 1 (14.10, 14.11, appendix A)."""

from typing import Final

from tableforone.kernel.frames import YOU, Frame, tell

from ....rules import cards
from ....rules import numbers as n
from ....rules.cards import listeners
from ....rules.gains import push_parts, score
from ....rules.position import Hotels
from ...common.rules import box
from ...common.rules import numbers as m
from . import places as at

STAFF: Final = box.staff_of(m.BALLROOMS)
ON_DIE: Final = listeners(STAFF, "take_die")
ON_DANCER: Final[list[int]] = [card for card, _ in listeners(STAFF, "send_dancer")]
ON_STAFF: Final[list[int]] = [card for card, _ in listeners(STAFF, "play_staff")]
ON_MARKER: Final[list[int]] = [card for card, _ in listeners(STAFF, "objective_marker")]


def die_taken(p: Hotels, face: int) -> None:
    """Staff effects for a die: at once, before or after, or after the main action (8.5)."""
    for card, trigger in ON_DIE:
        if not p.staff >> card & 1 or face not in trigger["faces"]:
            continue
        if trigger["timing"] == "before_or_after":
            p.stack.append((n.WHEN, card))
        elif trigger["timing"] == "after":
            main = max(i for i, below in enumerate(p.stack) if below[0] == n.MAIN)
            p.stack[main:main] = cards.STAFF_EFFECTS[card]
        else:
            push_parts(p, list(cards.STAFF_EFFECTS[card]))


def dancer_sent(p: Hotels, parts: list[Frame]) -> None:
    for card in ON_DANCER:
        if p.staff >> card & 1:
            parts.extend(cards.STAFF_EFFECTS[card])


def staff_played(p: Hotels, card: int, parts: list[Frame]) -> None:
    """The Captain: once per round, after another staff card (#133)."""
    for waiting in ON_STAFF:
        if waiting != card and p.staff >> waiting & 1 and not p.turned >> waiting & 1:
            parts.extend((m.SEND, part[1], part[2], waiting) for part in cards.STAFF_EFFECTS[waiting])


def objective_claimed(p: Hotels, objective: int) -> None:
    for card in ON_MARKER:
        if p.staff >> card & 1:
            push_parts(p, list(cards.STAFF_EFFECTS[card]))


# --- objectives and tiles


def champagne(p: Hotels, objective: int) -> int:
    return p.kitchen[n.CHAMPAGNE]


def dancers(p: Hotels, objective: int) -> int:
    return at.in_ballrooms(p, YOU)


def return_champagne(p: Hotels, tile: int) -> None:
    penalty = box.PENALTY[tile]
    if p.kitchen[n.CHAMPAGNE] >= penalty["n"]:
        p.kitchen[n.CHAMPAGNE] -= penalty["n"]
    else:
        score(p, -penalty["else_vp"], n.FOR_PENALTIES)


def remove_dancer(p: Hotels, tile: int) -> None:
    """B5, C5: dancers of one ballroom leave the game, or points are lost (14.10)."""
    penalty = box.PENALTY[tile]
    place = penalty["ballroom"] - 1
    if sum(at.rows_of(p, place, at.MINE)) >= penalty["n"]:
        p.stack.append((m.REMOVE_DANCER, place, penalty["n"]))
    else:
        score(p, -penalty["else_vp"], n.FOR_PENALTIES)


def ask_remove_dancer(p: Hotels, frame: Frame) -> list[int] | None:
    wheres = [frame[1] * 3 + row for row in range(3)] + ([at.BALCONY] if frame[1] == at.RIGHT else [])
    return [where for where in wheres if p.ball[at.MINE + where]] if frame[2] else None


def answer_remove_dancer(p: Hotels, frame: Frame, where: int) -> None:
    p.ball[at.MINE + where] -= 1
    if p.ball[at.DOUBLE] == 1 + where and p.ball[at.MINE + where] < 2:
        p.ball[at.DOUBLE] = 0  # the two dancers no longer share a space
    tell(p, ("dancer lost", YOU))
    p.stack.append((m.REMOVE_DANCER, frame[1], frame[2] - 1))
