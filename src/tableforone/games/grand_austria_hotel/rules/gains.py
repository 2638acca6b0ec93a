"""Gains: krones, points, Emperor spaces, items; and several parts in the player's order."""

from typing import Final

from tableforone.kernel.frames import YOU, Frame

from . import boards, moments
from . import numbers as n
from .cards import EMPEROR_END, MOST_MONEY
from .guard import can_hire
from .hotel import preparable
from .numbers import DRAW, EXTRA_ACTION, FOR_EMPEROR, MONEY, NOBODY, PARTS, POINTS, POINTS_PER
from .position import Hotels
from .purse import order_matters
from .scoring import units

YES: Final = 1


def gain_money(p: Hotels, krones: int) -> None:
    """Gain krones; those beyond 20 are lost (13.1)."""
    p.money = min(MOST_MONEY, p.money + krones)
    if p.heard is not None:
        p.heard.append(("money", YOU, krones, p.money))
    if p.modules and krones:
        moments.MONEY_GAINED.happen(p, krones)


def pay(p: Hotels, krones: int) -> None:
    """Pay krones; the caller has checked that they are there."""
    p.money -= krones
    if p.heard is not None and krones:
        p.heard.append(("pay", YOU, krones, p.money))


def score(p: Hotels, points: int, account: int) -> None:
    """Score points, which may be negative (10.7)."""
    p.points[account] += points
    if p.heard is not None and points:
        p.heard.append(("points", YOU, points, account))
    if p.modules and points > 0:
        moments.POINTS_SCORED.happen(p, points)


def advance(p: Hotels, spaces: int) -> None:
    """Advance on the Emperor track; each space beyond the end is a point (13.2)."""
    over = p.emperor + spaces - EMPEROR_END
    p.emperor = EMPEROR_END if over > 0 else p.emperor + spaces
    if p.heard is not None:
        p.heard.append(("emperor", YOU, spaces, p.emperor))
    if over > 0:
        score(p, over, FOR_EMPEROR)
    if p.modules and spaces:
        moments.ADVANCED.happen(p, spaces)


# --- several parts at once (6.3.3, 6.4, 13.5)


def push_parts(p: Hotels, parts: list[Frame]) -> None:
    """Let the player resolve the parts in the order of her choice.

    Parts for which the order does not matter are done at once: points, drawn cards, and krones
    unless the purse could overflow.  E. Gizia's extra action comes after everything else (6.3.3).
    """
    waiting: list[Frame] = []
    draws = 0
    krones: list[int] = []
    for part in parts:
        word: int = part[0]
        if word == POINTS:
            score(p, part[1], part[2])
        elif word == POINTS_PER:
            score(p, part[2] * units(p, part[1], YOU), part[3])
        elif word == MONEY:
            krones.append(part[1])
        elif word == DRAW:
            drawn: int = part[1]
            draws += drawn
        elif word == EXTRA_ACTION:
            p.stack.append(part)
        else:
            waiting.append(part)
    if len(krones) > 1 and not p.modules:
        krones = [sum(krones)]  # only modules need each source
    if krones and waiting and order_matters(p, sum(krones), waiting):
        waiting[:0] = [(MONEY, gain) for gain in krones]
        krones = []
    if len(waiting) == 1:
        p.stack.append(waiting[0])
    elif waiting:
        p.stack.append((PARTS, *waiting))
    for gain in krones:
        gain_money(p, gain)  # effects of this gain come before the waiting parts (13.5)
    if draws:
        p.stack.append((DRAW, draws))


def gather(p: Hotels, depth: int) -> None:
    """Let the player order what was triggered together: all frames above this depth (13.5)."""
    if len(p.stack) > depth + 1:
        together: list[Frame] = []
        for frame in p.stack[depth:]:
            together.extend(frame[1:] if frame[0] == n.PARTS else [frame])
        del p.stack[depth:]
        p.stack.append((n.PARTS, *together))


def possible(p: Hotels, part: Frame) -> bool:
    """Whether this part can be carried out now."""
    word: int = part[0]
    if word == n.PREPARE or word == n.PREPARE_OCCUPY:
        return preparable(p, p.money, part[2], part[3]) != 0
    if word == n.HIRE:
        return can_hire(p, p.money + part[2])
    if word == n.OCCUPY:
        return p.rooms & ~p.occupied & boards.UP_TO_FLOOR[part[2]] != 0
    if word == n.TAKE_GUEST:
        return NOBODY in p.cafe and p.queue != [NOBODY] * 5
    if word == n.FILL_ORDER:
        return any(p.short)
    if word == n.OFFER:
        return p.staff_bag.bit_count() > p.private or bool(p.under)
    if word >= n.FIRST_MODULE_WORD and word in moments.POSSIBLE:
        return moments.POSSIBLE[word](p, part)
    return True


# Gained automatically, or with its own question; others may be declined (6.4); modules add theirs.
MANDATORY: Final = {n.MONEY, n.RECEIVE, n.ANY_ITEMS, n.WHEN, n.OTHER_ITEMS, n.OFFER}


def run_parts(p: Hotels, frame: Frame) -> list[int] | None:
    parts = frame[1:]
    now = [i for i in range(len(parts)) if possible(p, parts[i])]
    if not now:
        return None  # impossible parts are skipped
    if len(now) == 1:
        answer_parts(p, frame, now[0])
        # it was not chosen among others, so its own question may decline it
        p.stack[-1] = parts[now[0]]
        return None
    return now + [n.DO_WITHOUT + i for i in now if parts[i][0] not in MANDATORY]


def was_offered(p: Hotels, answer: int) -> bool:
    """Whether this answer declines a staff offer unseen; older saved games may contain it (6.4)."""
    frame = p.stack[-1]
    nth = answer - n.DO_WITHOUT
    return frame[0] == PARTS and 0 <= nth < len(frame) - 1 and frame[1 + nth][0] == n.OFFER


def answer_parts(p: Hotels, frame: Frame, answer: int) -> None:
    """Resolve one part now (or decline it) and keep the others for later."""
    parts = frame[1:]
    chosen = answer if answer < n.DO_WITHOUT else answer - n.DO_WITHOUT
    rest = parts[:chosen] + parts[chosen + 1 :]
    if len(rest) > 1:
        p.stack.append((n.PARTS, *rest))
    elif rest:
        p.stack.append(rest[0])
    if answer < n.DO_WITHOUT:
        part = parts[chosen]
        p.stack.append((n.ADVANCE, part[1]) if part[0] == n.EMPEROR else part)


def run_money(p: Hotels, frame: Frame) -> None:
    gain_money(p, frame[1])


def ask_emperor(p: Hotels, frame: Frame) -> list[int] | None:
    return [n.DECLINE, YES]


def answer_emperor(p: Hotels, frame: Frame, answer: int) -> None:
    if answer == YES:
        advance(p, frame[1])


def run_advance(p: Hotels, frame: Frame) -> None:
    advance(p, frame[1])


def run_points(p: Hotels, frame: Frame) -> None:
    score(p, frame[1], frame[2])


def run_points_per(p: Hotels, frame: Frame) -> None:
    score(p, frame[2] * units(p, frame[1], YOU), frame[3])
