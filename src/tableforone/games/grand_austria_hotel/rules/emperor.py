"""The Emperor's visits after rounds 3, 5 and 7: scoring, reward or penalty (10, 20.10.1)."""

from tableforone.kernel.frames import TABLE, YOU, Frame, tell

from . import boards, cards, decks, moments
from . import numbers as n
from .edition import guest_order
from .gains import pay, push_parts, score
from .hotel import answers_of, highest_floor
from .numbers import NOBODY
from .position import Hotels
from .scoring import units


def emperor_scoring(p: Hotels) -> None:
    """Both score and retreat; only the player gets a reward or penalty (10.1-10.3, 20.10.1)."""
    place = cards.SCORING_ROUND[p.round]
    if place < 0:
        return
    tell(p, ("emperor visits", TABLE, p.emperor, p.his_emperor, cards.RETREAT[p.round], p.modules))
    score(p, cards.EMPEROR_POINTS[p.emperor], n.FOR_EMPEROR)
    p.his_points[n.FOR_EMPEROR] += cards.EMPEROR_POINTS[p.his_emperor]
    p.emperor = max(0, p.emperor - cards.RETREAT[p.round])
    p.his_emperor = max(0, p.his_emperor - cards.RETREAT[p.round])
    tile = p.tiles[place]
    if p.emperor >= cards.REWARD_FROM:
        reward(p, tile)
    elif p.emperor == 0:
        p.stack.append((n.WAIVE, tile))


def reward(p: Hotels, tile: int) -> None:
    tell(p, ("reward", TABLE, tile))
    parts = list(cards.TILE_REWARD[tile])
    for card in cards.ON_REWARD:
        if p.staff >> card & 1:
            parts.extend(cards.STAFF_EFFECTS[card])  # also when the reward is declined (10.5)
    push_parts(p, parts)


def run_waive(p: Hotels, frame: Frame) -> list[int] | None:
    """Ask whether to pay a krone for the Conference Manager and ignore the penalty (8.8)."""
    if p.staff & cards.WAIVE_PENALTY and p.money >= cards.WAIVE_COST:
        return [0, 1]
    p.stack.append((n.PENALTY, frame[1]))
    return None


def answer_waive(p: Hotels, frame: Frame, waived: int) -> None:
    if waived:
        p.money -= cards.WAIVE_COST
        tell(p, ("waived", YOU, frame[1]))
    else:
        p.stack.append((n.PENALTY, frame[1]))


def run_penalty(p: Hotels, frame: Frame) -> None:
    """Carry out a tile's penalty; points are lost only if its first part is impossible (10.6)."""
    tile: int = frame[1]
    kind, many, instead = cards.TILE_PENALTY[tile]
    tell(p, ("penalty", TABLE, tile))
    if kind == n.PAY_MONEY:
        if p.money >= many:
            pay(p, many)
        else:
            score(p, -instead, n.FOR_PENALTIES)
    elif kind == n.EMPTY_KITCHEN or kind == n.EMPTY_KITCHEN_AND_GUESTS:
        p.kitchen[:4] = [0, 0, 0, 0]  # not champagne (10.6.2)
        if kind == n.EMPTY_KITCHEN_AND_GUESTS:
            empty_orders(p)
    elif kind == n.RETURN_CARDS:
        punish(p, len(p.hand) >= many, (n.RETURN_HAND, many), instead)
    elif kind == n.VACANT_ROOMS:
        punish(p, (p.rooms & ~p.occupied).bit_count() >= many, (n.REMOVE_VACANT, many), instead)
    elif kind == n.LOSE_POINTS:
        score(p, -many, n.FOR_PENALTIES)
    elif kind == n.OCCUPIED_ROOMS:
        p.stack.append((n.REMOVE_OCCUPIED, 4, 2))
    elif kind == n.LOSE_PER_STAFF:
        score(p, -many * units(p, n.STAFF_PLAYED, YOU), n.FOR_PENALTIES)
    elif kind == n.END_STAFF_CARD:
        punish(p, p.staff & decks.ALL_END_STAFF_IN[p.modules] != 0, (n.REMOVE_END_STAFF,), instead)
    else:
        moments.PENALTIES[kind](p, tile)


def punish(p: Hotels, possible: bool, frame: Frame, instead: int) -> None:
    if possible:
        p.stack.append(frame)
    else:
        score(p, -instead, n.FOR_PENALTIES)


def empty_orders(p: Hotels) -> None:
    """Return the items on guests' orders to the supply, except champagne (10.6.1, 10.6.2)."""
    for table in range(len(p.cafe)):
        guest = p.cafe[table]
        if guest != NOBODY:
            for kind in range(4):
                p.needs[table * n.KINDS + kind] = guest_order(p, guest)[kind]
            p.short[table] = sum(p.needs[table * n.KINDS : table * n.KINDS + n.KINDS])


def ask_return_hand(p: Hotels, frame: Frame) -> list[int] | None:
    return p.hand[:] if frame[1] else None


def answer_return_hand(p: Hotels, frame: Frame, card: int) -> None:
    p.hand.remove(card)
    p.under = (*p.under, card)
    p.stack.append((n.RETURN_HAND, frame[1] - 1))


def ask_remove_vacant(p: Hotels, frame: Frame) -> list[int] | None:
    """Remove each from the highest floor that has a vacant room at that time (10.6.1)."""
    return answers_of(highest_floor(p.rooms & ~p.occupied), 0) if frame[1] else None


def answer_remove_vacant(p: Hotels, frame: Frame, space: int) -> None:
    remove_room(p, space)
    p.stack.append((n.REMOVE_VACANT, frame[1] - 1))


def ask_remove_occupied(p: Hotels, frame: Frame) -> list[int] | None:
    """Remove one from the highest floor with an occupied room, then from the next such (10.6.1)."""
    return (answers_of(highest_floor(p.occupied & boards.UP_TO_FLOOR[frame[1]]), 0) or None) if frame[2] else None


def answer_remove_occupied(p: Hotels, frame: Frame, space: int) -> None:
    remove_room(p, space)
    p.stack.append((n.REMOVE_OCCUPIED, space // 5, frame[2] - 1))


def remove_room(p: Hotels, space: int) -> None:
    p.rooms &= ~(1 << space)
    p.occupied &= ~(1 << space)
    tell(p, ("remove room", YOU, space))


def ask_remove_staff(p: Hotels, frame: Frame) -> list[int] | None:
    return answers_of(p.staff & decks.ALL_END_STAFF_IN[p.modules], 0)


def answer_remove_staff(p: Hotels, frame: Frame, card: int) -> None:
    p.staff &= ~(1 << card)
    tell(p, ("remove staff", YOU, card))
