"""The queue in the companion: guests as far as they were entered.

The queue has guest numbers as in digital play, but a number only represents what was entered: any
guest of its colour, or, for the numbers in STRANGERS, of any colour.  Their points are in the
edition, UNTOLD if not entered.
"""

from typing import Final

from tableforone.kernel.asking import note, noted
from tableforone.kernel.frames import TABLE, Frame, replaced, tell

from ..modules.common.rules import numbers as m
from ..modules.unique_hotels.opponent import sushi_resort
from ..modules.unique_hotels.rules import places as at
from ..rules import cards, decks, moments
from ..rules import numbers as n
from ..rules.edition import GUEST_PART, guest_points
from ..rules.numbers import NOBODY
from ..rules.position import Hotels
from . import numbers as c

PLACES: Final = 5
BY_COLOUR: Final[list[list[int]]] = [
    sorted(row["id"] for row in cards.GUEST_ROWS if row["color"] == colour) for colour in n.COLOURS
]
STAND_INS: Final[list[list[int]]] = [guests[:PLACES] for guests in BY_COLOUR]
STRANGERS: Final[list[int]] = BY_COLOUR[n.GREEN][PLACES : 2 * PLACES]
IN_HIS_CAFE: Final[list[list[int]]] = [guests[2 * PLACES : 2 * PLACES + 3] for guests in BY_COLOUR]


def has_colour(guest: int) -> bool:
    """Whether the colour of this guest was entered."""
    return guest not in STRANGERS


def has_points(p: Hotels, guest: int) -> bool:
    return guest_points(p, guest) != c.UNTOLD


# --- the queue


def stand_in(p: Hotels, place: int, guest: int, points: int) -> None:
    """Put a guest at this place; tokens on the guest before it move to the new one."""
    before = p.queue[place]
    if p.unique and before != NOBODY:
        tokens = slice(at.SUSHI, at.SUSHI + len(sushi_resort.SPACES))
        p.unique[tokens] = [guest if on == before else on for on in p.unique[tokens]]
    p.queue[place] = guest
    told = {row[0]: row[1] for row in p.edition[GUEST_PART]} | {guest: points}
    here = sorted({*p.queue, *in_his_cafe(p)})  # the points of guests who left are forgotten
    rows = tuple((each, told[each], 0, 0, 0, 0, 0) for each in here if each in told)
    p.edition = replaced(p.edition, GUEST_PART, rows)


def in_his_cafe(p: Hotels) -> list[int]:
    return p.unique[at.HIS_CAFE : at.HIS_CAFE + 3] if p.unique else []


def one_of(p: Hotels, guests: list[int]) -> int:
    return next(guest for guest in guests if guest not in p.queue)


def run_refill(p: Hotels, frame: Frame) -> list[int] | None:
    """Guests left of a gap move to the right (6.1.3); unknown guests join from the left."""
    if p.round and NOBODY in p.queue:
        tell(p, ("queue moves", TABLE))
    close_up(p)
    return None


def close_up(p: Hotels) -> None:
    before = p.queue
    waiting = [guest for guest in before if guest != NOBODY]
    if len(waiting) == PLACES:
        return
    p.queue = [NOBODY] * (PLACES - len(waiting)) + waiting
    if p.modules:
        moments.QUEUE_MOVED.happen(p, before)
    for place in range(PLACES - len(waiting) - 1, -1, -1):
        stand_in(p, place, one_of(p, STRANGERS), c.UNTOLD)


# --- guests who left


def are_watched(p: Hotels) -> bool:
    """Whether a guest in the queue has one of his tokens.

    Then a move of the queue matters at once (23.4.4).
    """
    return bool(p.modules & m.UNIQUE_HOTELS) and any(sushi_resort.tokens_on(p, guest) for guest in p.queue)


def who_matter(p: Hotels) -> list[int]:
    """Places where a departure matters: a known guest is there or further left."""
    known = [place for place, guest in enumerate(p.queue) if is_known(p, guest)]
    return list(range(known[0], PLACES)) if known else []


def is_known(p: Hotels, guest: int) -> bool:
    if guest == NOBODY:
        return False
    watched = bool(p.modules & m.UNIQUE_HOTELS) and sushi_resort.tokens_on(p, guest) > 0
    return has_colour(guest) or has_points(p, guest) or watched


def run_taken(p: Hotels, frame: Frame) -> list[int] | None:
    places = [place for place in who_matter(p) if p.queue[place] != NOBODY]
    if not places:
        note(p, c.STALE, 0)
        return None
    return [c.NO_MORE, *(c.FROM + place for place in places)]


def answer_taken(p: Hotels, frame: Frame, answer: int) -> None:
    if answer == c.NO_MORE:
        note(p, c.STALE, 0)
        return
    p.stack.append(frame)
    leaves(p, answer - c.FROM)


def leaves(p: Hotels, place: int) -> None:
    """Remove the guest at this place from the queue; the others move up."""
    if p.modules & m.UNIQUE_HOTELS:
        sushi_resort.give_back(p, p.queue[place])
    p.queue[place] = NOBODY
    close_up(p)


# --- entries about one guest


def ask_colour(p: Hotels, frame: Frame) -> list[int] | None:
    return [*range(len(n.COLOURS)), c.NO_GUEST, *both(p)]


def question_about(p: Hotels, place: int) -> Frame:
    """The question about the guest at this place: the open one, if it is about this place."""
    return p.stack[-1] if p.stack[-1] == (c.POINTS, place) else (c.COLOUR, place)


def both(p: Hotels) -> list[int]:
    """Answers that give colour and points at once, for all pairs that exist in this game."""
    deck = decks.GUESTS_IN[p.modules]
    pairs = {(cards.GUEST_POINTS[guest], cards.GUEST_COLOUR[guest]) for guest in deck}
    return [c.GUEST + (points + c.ZERO) * 4 + colour for points, colour in sorted(pairs)]


def answer_both(p: Hotels, place: int, answer: int) -> None:
    points, colour = divmod(answer - c.GUEST, 4)
    stand_in(p, place, one_of(p, STAND_INS[colour]), points - c.ZERO)


def answer_colour(p: Hotels, frame: Frame, colour: int) -> None:
    place: int = frame[1]
    if colour >= c.GUEST:
        answer_both(p, place, colour)
    elif colour == c.NO_GUEST:
        p.queue[place] = NOBODY
    else:
        stand_in(p, place, one_of(p, STAND_INS[colour]), guest_points(p, p.queue[place]))


def ask_points(p: Hotels, frame: Frame) -> list[int] | None:
    return [*range(c.ZERO + c.MOST_POINTS + 1), *([] if has_colour(p.queue[frame[1]]) else both(p))]


def answer_points(p: Hotels, frame: Frame, points: int) -> None:
    if points >= c.GUEST:
        answer_both(p, frame[1], points)
    else:
        stand_in(p, frame[1], p.queue[frame[1]], points - c.ZERO)


def forget(p: Hotels) -> None:
    """Forget all entries about the queue, because one was wrong."""
    for place, guest in enumerate(p.queue):
        stand_in(p, place, one_of(p, STRANGERS) if has_colour(guest) else guest, c.UNTOLD)


def is_stale(p: Hotels) -> bool:
    return bool(noted(p, c.STALE))
