"""What must be entered at a real table: everything that his decisions and his scoring need.

These are facts about guests, dice, dancers and celebrities.
"""

from typing import Any, Final

from tableforone.kernel.asking import FactGate, about_first, is_noted, note, note_member, noted
from tableforone.kernel.frames import Frame, replaced

from ..modules.ballrooms.rules import places as at
from ..modules.ballrooms.rules.places import RIGHT, current
from ..rules import boards
from ..rules import numbers as n
from ..rules.numbers import NOBODY
from ..rules.position import Hotels
from ..rules.scoring import full
from . import celebrities, dice, guests
from . import numbers as c


def for_fit(p: Hotels, left: list[Any], about: Any) -> Frame | None:
    """Needed only if one of his colours is full (20.5.2)."""
    return colours_of(p, left) if full(p.his_rooms, boards.COLOUR_MASK[n.NIGHT]) else None


def colours_of(p: Hotels, left: list[Any]) -> Frame | None:
    if guests.is_stale(p):
        return (c.TAKEN,)
    return next(((c.COLOUR, place) for place, guest, _ in left if not guests.has_colour(guest)), None)


def for_points(p: Hotels, left: list[Any], about: Any) -> Frame | None:
    if guests.is_stale(p):
        return (c.TAKEN,)
    return next(((c.POINTS, place) for place, guest, _ in left if not guests.has_points(p, guest)), None)


def for_one_arrow(p: Hotels, left: list[Any], about: Any) -> Frame | None:
    """Ask about ballrooms from the next one to be scored to the right, until one has a free space.

    The right one has a balcony.
    """
    for place in range(current(p), RIGHT):
        if not is_noted(p, c.FRESH, place):
            return (c.LOWEST, place)
        if at.free_in_room(p, place) > 0:
            return None
    return None


def for_two_arrows(p: Hotels, left: list[Any], about: Any) -> Frame | None:
    wanted = min(RIGHT, current(p) + 1)
    return about_first(p, c.FRESH, c.LOWEST, [wanted] if wanted < RIGHT else [])


ASKS: Final = FactGate(
    {
        # guests: candidates (place, guest, points)
        "fit": for_fit,
        "colour": lambda p, left, about: colours_of(p, left) if about[1] != n.ANY else None,
        "points": for_points,
        # dice: candidates (face, dice there)
        "shown": lambda p, left, about: dice.unsure_shown(p, about[0]),
        "dice": lambda p, left, about: dice.DICE.unsure_most(p, [face for face, _ in left]),
        # ballrooms, celebrities
        "one arrow": for_one_arrow,
        "two arrows": for_two_arrows,
        "row": lambda p, left, about: about_first(p, c.FRESH, c.LOWEST, [p.ball[at.ROOM :].index(about[1])]),
        "worth": lambda p, left, about: about_first(p, c.WORTHS, c.WORTH, [candidate[0] for candidate in left]),
        "lounge": lambda p, left, about: None if noted(p, c.ORDERED) else (c.LOUNGE,),
    }
)


# --- his scoring


def unsure(p: Hotels, after: Hotels) -> Frame | None:
    """The question needed first: about the guest or die he takes, or the spot he claims."""
    return unsure_guest(p, after) or unsure_die(p, after) or unsure_claim(p, after)


def unsure_guest(p: Hotels, after: Hotels) -> Frame | None:
    """He scores the points of the guest he takes; the room has its colour (20.6)."""
    for place, guest in enumerate(p.queue):
        if guest != NOBODY and after.queue[place] == NOBODY:
            if not guests.has_colour(guest) and after.his_rooms != p.his_rooms:
                return (c.COLOUR, place)
            return None if guests.has_points(p, guest) else (c.POINTS, place)
    return None


def unsure_die(p: Hotels, after: Hotels) -> Frame | None:
    taken = [face for face in dice.FACES if after.dice[face] < p.dice[face]]
    return celebrities.unsure_after(p, after, taken[0]) if taken else None


def unsure_claim(p: Hotels, after: Hotels) -> Frame | None:
    """Ask whether you claimed the card before him: then one spot less is free (20.8.3)."""
    claimed = [place for place in range(3) if after.his_claimed[place] and not p.his_claimed[place]]
    return about_first(p, c.CLAIMS, c.CLAIMED, claimed)


def ahead(p: Hotels) -> list[Frame]:
    """Questions about the queue that may be answered early, unless a guest may have left it."""
    if not p.stack or p.stack[-1][0] == c.YOUR_SCORE or guests.is_stale(p):
        return []
    waiting = [place for place, guest in enumerate(p.queue) if guest != NOBODY and not guests.has_colour(guest)]
    return [guests.question_about(p, place) for place in waiting]


ENTRY: Final = {c.LOWEST: c.FRESH, c.WORTH: c.WORTHS, c.LOUNGE: c.ORDERED}  # in the ledger, by question


def forget(p: Hotels, frame: Frame) -> None:
    """Forget a wrong entry after play has continued; it is asked again when it matters."""
    if frame[0] in (c.TAKEN, c.COLOUR, c.POINTS):
        guests.forget(p)
    elif frame[0] in (c.DICE, c.MOST, c.ON_SPACE, c.WHERE):
        dice.lie_there(p, noted(p, c.TOTAL))
    elif frame[0] in ENTRY:
        note(p, ENTRY[frame[0]], 0)


def answer_claimed(p: Hotels, frame: Frame, yes: int) -> None:
    p.claimed = replaced(p.claimed, frame[1], yes)
    note_member(p, c.CLAIMS, frame[1])
