"""The player's dancers of module 1 (14.3-14.7).

Champagne, rehearsal room, row bonuses, and guests who go to a ball.
"""

from typing import Final

from tableforone.kernel.frames import YOU, Frame, tell

from ....rules import cards
from ....rules import numbers as n
from ....rules.flow import push_turn
from ....rules.gains import push_parts
from ....rules.guests import leave
from ....rules.moments import COMPLETE, Happening, Parts
from ....rules.numbers import NOBODY
from ....rules.position import Hotels
from ....rules.prices import spend
from ...common.rules import numbers as m
from . import places as at

ANYWHERE: Final = 0
TO_A_BALL: Final = 2  # a guest destination: see cards.DESTINATIONS
ELIZA: Final = 184
THIRD: Final = 20  # answers to THREE_ITEMS: 20 * champagne + the second item
# hooks for other modules
DANCER_SENT: Final[Happening[Parts]] = Happening()  # (parts): more may be added
ROW_BONUS: Final[Happening[Parts]] = Happening()  # (parts): the bonus of a row


def sendable(p: Hotels, discount: int) -> list[int]:
    """The places for which the player has a dancer and enough champagne."""
    if not at.dancers_left(p):
        return []
    champagne = p.kitchen[n.CHAMPAGNE] + discount
    return [where for where in at.open_places(p) if at.cost_of(p, where) <= champagne]


def used_up(p: Hotels, part: Frame) -> bool:
    """Whether the once-per-round card that sends this dancer was used in the meantime (8.3)."""
    return len(part) > 3 and p.turned >> part[3] & 1 == 1


def can_send(p: Hotels, part: Frame) -> bool:
    return bool(sendable(p, part[2])) and not used_up(p, part)


def ask_send_a_dancer(p: Hotels, frame: Frame) -> list[int] | None:
    places = sendable(p, frame[2]) if frame[1] and not used_up(p, frame) else []
    return [n.DECLINE, *(1 + where for where in places)] if places else None


def answer_send_a_dancer(p: Hotels, frame: Frame, answer: int) -> None:
    if answer == n.DECLINE:
        return
    if len(frame) > 3:
        p.turned |= 1 << frame[3]  # once per round
    p.stack.append((m.SEND, frame[1] - 1, *frame[2:]))
    send(p, answer - 1, frame[2], [], 1)


def send(p: Hotels, where: int, discount: int, parts: list[Frame], dancers: int) -> None:
    """Pay, place the dancer, gain the row bonus and other effects (14.6)."""
    cost = max(0, at.cost_of(p, where) - discount)
    if cost:
        spend(p, n.CHAMPAGNE, cost)
    p.ball[at.MINE + where] += dancers
    if dancers > 1:
        p.ball[at.DOUBLE] = 1 + where
    tell(p, ("dancer", YOU, p.ball[at.ROOM + ballroom(where)], at.row_of(where), int(where == at.BALCONY)))
    bonus = list(at.BONUS[p.ball[at.ROOM + ballroom(where)]][at.row_of(where)])
    ROW_BONUS.happen(p, bonus)
    parts.extend(bonus)
    for _ in range(dancers):
        DANCER_SENT.happen(p, parts)
    p.stack.append((m.AREA, dancers, *parts))


def ballroom(where: int) -> int:
    return at.RIGHT if where == at.BALCONY else where // 3


def run_area(p: Hotels, frame: Frame) -> list[int] | None:
    """Ask from which area of the rehearsal room the dancer comes."""
    areas = [1 + i for i in range(at.AREAS) if p.ball[at.AREA_LEFT + i]]
    if len(areas) > 1:
        return areas
    answer_area(p, frame, areas[0])
    return None


def answer_area(p: Hotels, frame: Frame, answer: int) -> None:
    """Take dancers from an area; if it becomes empty, gain its bonus (14.6.2)."""
    place = answer - 1
    parts = list(frame[2:])
    p.ball[at.AREA_LEFT + place] -= 1
    if not p.ball[at.AREA_LEFT + place]:
        tell(p, ("area empty", YOU, place))
        parts.extend(tuple(part) for part in at.boards(p)[p.ball[at.BOARD]][place][1:])
    if frame[1] > 1:
        p.stack.append((m.AREA, frame[1] - 1, *parts))
    else:
        push_parts(p, parts)


# --- guests who go to a ball


def offer_balls(p: Hotels, frame: Frame, answers: list[int]) -> None:
    """Guests with a complete order may go to a ballroom, unless the card forbids it (14.5)."""
    places: list[int] = []
    for table in range(len(p.cafe)):
        guest = p.cafe[table]
        if guest == NOBODY or cards.GUEST_DESTINATION[guest] not in (ANYWHERE, TO_A_BALL):
            continue
        if not p.short[table] or COMPLETE.taken_over(p, table):
            places = places or sendable(p, 0)
            answers.extend(m.BALL + table * 20 + where for where in places)


def to_a_ball(p: Hotels, frame: Frame, answer: int) -> None:
    table, where = divmod(answer - m.BALL, 20)
    push_turn(p, frame[1], frame[2] | n.TOUCHED)
    guest = p.cafe[table]
    tell(p, ("to a ball", YOU, guest))
    parts: list[Frame] = []
    leave(p, table, parts)
    send(p, where, 0, parts, 2 if guest == ELIZA and at.dancers_left(p) > 1 else 1)


# --- champagne from the action spaces 1 and 2


def three_items(p: Hotels, face: int, power: int) -> bool:
    if face > 2:
        return False
    p.stack.append((m.THREE_ITEMS, power, n.STRUDEL if face == 1 else n.WINE))
    return True


def run_three_items(p: Hotels, frame: Frame) -> list[int] | None:
    """Split the strength: first kind >= second kind >= champagne (14.4)."""
    if frame[1] == 1:
        answer_three_items(p, frame, 0)
        return None
    return ways_to_split(frame[1])


def ways_to_split(strength: int) -> list[int]:
    """The answers to THREE_ITEMS."""
    return [
        third * THIRD + second
        for third in range(strength // 3 + 1)
        for second in range(third, strength + 1)
        if second <= strength - second - third
    ]


def split(frame: Frame, answer: int) -> Frame:
    """What is gained for an answer to THREE_ITEMS."""
    third, second = divmod(answer, THIRD)
    items = [0] * n.KINDS
    items[frame[2]] = frame[1] - second - third
    items[frame[2] + 1] = second
    items[n.CHAMPAGNE] = third
    return (n.RECEIVE, *items)


def answer_three_items(p: Hotels, frame: Frame, answer: int) -> None:
    p.stack.append(split(frame, answer))
