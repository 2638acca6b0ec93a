"""Which signs tell how it stands?  A position as numbers, for the learned estimate: all of it open on the table."""

from math import sqrt
from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import HighSeason
from ..rules.scoring import emperor_points, group_points, line_points, loan_points, room_points, staff_points
from . import estimate as e

COLOURS: Final = ("blue", "red", "yellow")
SIDES: Final = ("", "his ")
SIGNS: Final[tuple[str, ...]] = (
    *("one", "turns left", "share of turns left"),
    *(f"round {number}" for number in range(1, 8)),
    *("A cards left", "B cards left", "C cards left", "your turns of this round", "dice"),
    *(f"dice on {face}" for face in range(1, 7)),
    *("krones", "krones early", "loans", "loan points", "prepared", "prepared worth", "prepared early"),
    *(f"{side}{what}" for side in SIDES for what in ("group points", "room points", "emperor points", "line points")),
    *(f"{side}rooms {colour}" for side in SIDES for colour in COLOURS),
    *(f"{side}rooms on floor {floor}" for side in SIDES for floor in range(1, 5)),
    *(f"{side}groups {what}" for side in SIDES for what in ("full", "short of one", "begun", "worth")),
    *(f"{side}lines {what}" for side in SIDES for what in ("short of one", "short of two", "worth")),
    *(f"prepared {colour}" for colour in COLOURS),
    *(f"{side}emperor row {row}" for side in SIDES for row in (1, 2, 3, 4)),
    *(f"missing for visit {row}" for row in (1, 2, 3)),
    *(f"{side}row {row} missed" for side in SIDES for row in (1, 2, 3)),
    *(f"staff {place}" for place in range(1, 7)),
    *(f"staff {place} early" for place in range(1, 7)),
    *("staff points", "staff worth", "begun", "track worth", "pending", "estimate"),
)  # fmt: skip


def signs(p: HighSeason) -> list[float]:
    """The signs in their order; before the boards are dealt there is nothing to see."""
    if p.hotels[YOU] < 0 or p.hotels[OPPONENT] < 0 or p.strip < 0:
        return [0.0] * len(SIGNS)
    turns = e.turns_left(p)
    left = turns / (2 * cards.ROUNDS)
    found = [1.0, turns, left] + [0.0] * 7
    if p.round:
        found[2 + p.round] = 1.0
    found += [float(p.grades[0]), float(p.grades[1]), float(p.grades[2]), float(mine_to_come(p)), float(sum(p.dice))]
    found += [float(p.dice[face]) for face in range(1, 7)]
    prepared = e.prepared_worth(p)
    ready = float(p.prepared.bit_count())
    found += [float(p.money), p.money * left, float(p.loans), float(loan_points(p)), ready, prepared, ready * left]
    for who in (YOU, OPPONENT):
        found += [float(group_points(p, who)), float(room_points(p, who))]
        found += [float(emperor_points(p, who)), float(line_points(p, who))]
    rooms(p, found)
    for who in (YOU, OPPONENT):
        groups(p, who, found)
    for who in (YOU, OPPONENT):
        lines(p, who, found)
    for colour in range(3):
        found.append(float((p.prepared & cards.COLOUR_ROOMS[p.hotels[YOU] << 2 | colour]).bit_count()))
    track(p, found)
    staff = [float(p.staff >> place & 1) for place in range(6)]
    found += staff
    found += [hired * left for hired in staff]
    found += [float(staff_points(p)), left * e.staff_worth(p), sqrt(left) * e.begun(p), e.track_worth(p)]
    found += [e.pending_worth(p, left), e.estimate(p)]
    return found


def mine_to_come(p: HighSeason) -> int:
    many = 0
    for frame in p.stack:
        if frame[0] == n.TURN:
            many += 1
    return many


def rooms(p: HighSeason, found: list[float]) -> None:
    for who in (YOU, OPPONENT):
        for colour in range(3):
            found.append(float((p.occupied[who] & cards.COLOUR_ROOMS[p.hotels[who] << 2 | colour]).bit_count()))
    for who in (YOU, OPPONENT):
        for floor in range(1, 5):
            found.append(float((p.occupied[who] & cards.FLOOR_ROOMS[floor]).bit_count()))


def groups(p: HighSeason, who: int, found: list[float]) -> None:
    occupied, hotel = p.occupied[who], p.hotels[who]
    whole = nearly = begun = 0
    worth = 0.0
    for group in cards.GROUPS[hotel]:
        done, size = (group & occupied).bit_count(), group.bit_count()
        if done == size:
            whole += 1
        elif done == size - 1:
            nearly += 1
        elif done:
            begun += 1
        if done < size:
            worth += cards.GROUP_VP[size] * (done / size) ** 2
    found += [float(whole), float(nearly), float(begun), worth]


def lines(p: HighSeason, who: int, found: list[float]) -> None:
    """Rows and columns that nobody has filled yet."""
    occupied = p.occupied[who]
    won = p.firsts[YOU] | p.firsts[OPPONENT]
    one = two = 0
    worth = 0.0
    for line, members in enumerate(cards.LINE_ROOMS):
        if won >> line & 1:
            continue
        done, size = (members & occupied).bit_count(), members.bit_count()
        if done == size - 1:
            one += 1
        elif done == size - 2:
            two += 1
        worth += cards.LINE_VP[line] * (done / size) ** 2
    found += [float(one), float(two), worth]


def track(p: HighSeason, found: list[float]) -> None:
    found += [float(marks) for marks in p.track]
    for row in range(3):
        missing = max(0, cards.TRACK_NEEDED[row] - p.track[row]) if p.round <= cards.TRACK_VISIT[row] else 0
        found.append(float(missing))
    for who in (YOU, OPPONENT):
        found += [float(p.missed[who] >> row & 1) for row in range(3)]
