"""What do the staff cards, objectives and Emperor tiles of module 1 do?  (14.10, 14.11, appendix A.)"""

from typing import Final

from tableforone.kernel.frames import Frame

from ....rules import moments
from ....rules.cards import EVERY_TILE, PENALTIES, SCORING, STAFF_EFFECTS, TESTS, waltz_listeners
from ....rules.gains import push_parts, score
from ....rules.numbers import BALLROOMS, CHAMPAGNE, FOR_PENALTIES, MAIN, REMOVE_DANCER, SEND, WHEN
from ....rules.position import Hotels
from ...common.rules.tally import WANTED
from .places import BALCONY, DOUBLE, MINE, RIGHT, in_ballrooms, rows_of

ON_DIE: Final = waltz_listeners("take_die")
ON_DANCER: Final[list[int]] = [card for card, _ in waltz_listeners("send_dancer")]
ON_STAFF: Final[list[int]] = [card for card, _ in waltz_listeners("play_staff")]
ON_MARKER: Final[list[int]] = [card for card, _ in waltz_listeners("objective_marker") if card < 166]
PENALTY: Final = [row["penalty"] for row in EVERY_TILE]


def die_taken(p: Hotels, face: int) -> None:
    """At once, before or after, or after the main action (8.5)."""
    for card, trigger in ON_DIE:
        if not p.staff >> card & 1 or face not in trigger["faces"]:
            continue
        if trigger["timing"] == "before_or_after":
            p.stack.append((WHEN, card))
        elif trigger["timing"] == "after":
            main = max(i for i, below in enumerate(p.stack) if below[0] == MAIN)
            p.stack[main:main] = STAFF_EFFECTS[card]
        else:
            push_parts(p, list(STAFF_EFFECTS[card]))


def dancer_sent(p: Hotels, parts: list[Frame]) -> None:
    for card in ON_DANCER:
        if p.staff >> card & 1:
            parts.extend(STAFF_EFFECTS[card])


def staff_played(p: Hotels, card: int, parts: list[Frame]) -> None:
    """The Captain: once per round after another staff card (#133)."""
    for waiting in ON_STAFF:
        if waiting != card and p.staff >> waiting & 1 and not p.turned >> waiting & 1:
            parts.extend((SEND, part[1], part[2], waiting) for part in STAFF_EFFECTS[waiting])


def objective_claimed(p: Hotels, objective: int) -> None:
    for card in ON_MARKER:
        if p.staff >> card & 1:
            push_parts(p, list(STAFF_EFFECTS[card]))


# --- objectives and tiles


def enough_champagne(p: Hotels, objective: int) -> bool:
    return bool(p.kitchen[CHAMPAGNE] >= WANTED[objective]["n"])


def enough_dancers(p: Hotels, objective: int) -> bool:
    return bool(in_ballrooms(p, 0) >= WANTED[objective]["n"])


def return_champagne(p: Hotels, tile: int) -> None:
    penalty = PENALTY[tile]
    if p.kitchen[CHAMPAGNE] >= penalty["n"]:
        p.kitchen[CHAMPAGNE] -= penalty["n"]
    else:
        score(p, -penalty["else_vp"], FOR_PENALTIES)


def remove_dancer(p: Hotels, tile: int) -> None:
    """B5, C5: dancers of one ballroom leave the game, or points are lost (14.10)."""
    penalty = PENALTY[tile]
    place = penalty["ballroom"] - 1
    if sum(rows_of(p, place, MINE)) >= penalty["n"]:
        p.stack.append((REMOVE_DANCER, place, penalty["n"]))
    else:
        score(p, -penalty["else_vp"], FOR_PENALTIES)


def ask_remove(p: Hotels, frame: Frame) -> list[int] | None:
    wheres = [frame[1] * 3 + row for row in range(3)] + ([BALCONY] if frame[1] == RIGHT else [])
    return [where for where in wheres if p.ball[MINE + where]] if frame[2] else None


def answer_remove(p: Hotels, frame: Frame, where: int) -> None:
    p.ball[MINE + where] -= 1
    if p.ball[DOUBLE] == 1 + where and p.ball[MINE + where] < 2:
        p.ball[DOUBLE] = 0  # the two who shared a space are no longer two
    if p.heard is not None:
        p.heard.append(("dancer lost",))
    p.stack.append((REMOVE_DANCER, frame[1], frame[2] - 1))


moments.DIE_TAKEN.add(BALLROOMS, die_taken)
moments.DANCER_SENT.add(BALLROOMS, dancer_sent)
moments.STAFF_PLAYED.add(BALLROOMS, staff_played)
moments.OBJECTIVE_CLAIMED.add(BALLROOMS, objective_claimed)
moments.MEETS[TESTS.index("champagne_at_least")] = enough_champagne
moments.MEETS[TESTS.index("dancers_at_least")] = enough_dancers
moments.PENALTIES[PENALTIES.index("return_champagne")] = return_champagne
moments.PENALTIES[PENALTIES.index("remove_dancer")] = remove_dancer
moments.UNITS[SCORING.index("dancer")] = in_ballrooms
