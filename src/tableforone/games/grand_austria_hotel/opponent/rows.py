"""The opponent's decisions, one row per sentence of the solo document (20.5-20.9)."""

from typing import Any, Final

from tableforone.kernel.bits import bits, mask_of
from tableforone.kernel.rows import (
    FROM_HIGHEST,
    FROM_LOWEST,
    Decision,
    Filter,
    Row,
    Sets,
    ahead,
    first,
    least,
    most,
    only,
    prefer,
)

from ..rules import boards
from ..rules import numbers as n
from ..rules.cards import GUEST_COLOUR, GUEST_POINTS
from ..rules.edition import guest_points
from ..rules.numbers import ANY
from ..rules.position import Hotels
from .cards import DIE

NIGHT_SPACES: Final[list[int]] = boards.COLOUR_MASK[n.NIGHT]  # by colour; green fits everywhere
BLUE: Final[int] = NIGHT_SPACES[n.BLUE]
RED: Final[int] = NIGHT_SPACES[n.RED]
YELLOW: Final[int] = NIGHT_SPACES[n.YELLOW]
FROM_THE_RIGHT: Final[list[int]] = boards.COLUMNS[::-1]
FACES_SHOWN: Final[list[int]] = [mask_of(faces) for faces in DIE]  # by card
# by index of the place; -1 and -2 give 0, an empty set
PLACE_SHOWN: Final[list[int]] = [1, 2, 4, 0, 0]
CLAIMED: Final = 3  # progress on an objective: 0 no marker, 1 on III, 2 on II


def hands(key: str) -> list[Row]:
    """Hand to the right: the leftmost of the tied; to the left: the rightmost.  By FROM_LEFT."""
    return [first("20.9.1", key, order) for order in (FROM_HIGHEST, FROM_LOWEST)]


# A guest: candidates are places in the queue, as (place, guest); about (card, symbol's colour).


def guests_told(places: int, p: Hotels, about: Any) -> dict[int, Any]:
    """Candidates for the explanation; with a player's own values, also their points."""
    found = {place: (place, p.queue[place]) for place in bits(places)}
    return {place: (*told, guest_points(p, told[1])) for place, told in found.items()} if p.edition else dict(found)


class GuestsThatFit(Filter):
    def fits(self, places: int, p: Hotels, about: Any) -> int:
        """The guests with an empty space of their colour in his hotel; green fits everywhere."""
        free = ~p.his_rooms
        if BLUE & free and RED & free and YELLOW & free:
            return places  # no colour is full yet
        return with_space(p.queue, free)


def with_space(queue: list[int], free: int) -> int:
    return mask_of([place for place, guest in enumerate(queue) if NIGHT_SPACES[GUEST_COLOUR[guest]] & free])


class GuestsOfTheColour(Filter):
    def fits(self, places: int, p: Hotels, about: Any) -> int:
        colour: int = about[1]
        if colour == ANY:
            return 0
        shown = GUEST_COLOUR
        a, b, c, d, e = p.queue
        low = (1 if shown[a] == colour else 0) | (2 if shown[b] == colour else 0) | (4 if shown[c] == colour else 0)
        return low | (8 if shown[d] == colour else 0) | (16 if shown[e] == colour else 0)


def points_of_guests(places: int, p: Hotels, about: Any) -> list[int]:
    if p.edition:
        return [guest_points(p, guest) for guest in p.queue]
    a, b, c, d, e = p.queue
    return [GUEST_POINTS[a], GUEST_POINTS[b], GUEST_POINTS[c], GUEST_POINTS[d], GUEST_POINTS[e]]


FITTING: Final = only("20.5.2", "guest-fits", GuestsThatFit(), reads=("his_rooms", "queue"), asks="fit")
COLOURED: Final = prefer("20.5.3", "guest-colour", GuestsOfTheColour(), reads=("queue",), asks="colour")
POINTS: Final = most("20.5.4", "guest-points", points_of_guests, reads=("edition", "queue"), asks="points")
GUEST_CHOICES: Final[list[Decision]] = [  # by FROM_LEFT
    Decision("guest", FITTING, COLOURED, POINTS, hand, tells=guests_told) for hand in hands("guest-hand")
]


# A room: candidates are the empty spaces of the guest's colour (20.6.2); about (card, guest).


def on_the_lowest_floor(spaces: int, p: Hotels, about: Any) -> int:
    return next(floor for floor in boards.FLOORS if spaces & floor)


ROOM_CHOICE: Final = Decision(
    "room",
    ahead("20.6.2.1", "room-floor", on_the_lowest_floor),
    first("20.6.2.2", "room-left", FROM_LOWEST),  # numbers rise floor by floor
)

GREEN_ROOM_CHOICE: Final = Decision(
    "green room",
    first("20.6.2.3", "green-room-column", FROM_THE_RIGHT),
    first("20.6.2.4", "green-room-lowest", FROM_LOWEST),
)

ROOM_CHOICES: Final[list[Decision]] = [ROOM_CHOICE] * n.GREEN + [GREEN_ROOM_CHOICE]  # by colour


# A die: candidates are spaces with dice, as (face, dice there); about (card,).


def dice_told(faces: int, p: Hotels, about: Any) -> dict[int, Any]:
    return {face: (face, p.dice[face]) for face in bits(faces)}


def dice_there(faces: int, p: Hotels, about: Any) -> list[int]:
    return p.dice


SHOWN_DIE: Final = prefer("20.7.1.1", "die-shown", Sets(0, FACES_SHOWN), reads=("dice",), asks="shown")
MOST_DICE: Final = most("20.7.1.2", "die-most", dice_there, reads=("dice",), asks="dice")
DIE_CHOICES: Final[list[Decision]] = [  # by FROM_LEFT
    Decision("die", SHOWN_DIE, MOST_DICE, hand, tells=dice_told) for hand in hands("die-hand")
]


# An objective: candidates are the three places, as (place, his progress);
# about (card, place shown or -1).


def progress_told(places: int, p: Hotels, about: Any) -> dict[int, Any]:
    return {place: (place, p.his_progress[place]) for place in bits(places)}


class NotClaimed(Filter):
    def fits(self, places: int, p: Hotels, about: Any) -> int:
        a, b, c = p.his_progress
        return (1 if a != CLAIMED else 0) | (2 if b != CLAIMED else 0) | (4 if c != CLAIMED else 0)


def his_progress(places: int, p: Hotels, about: Any) -> list[int]:
    return list(p.his_progress)


NOT_CLAIMED: Final = only("20.8.5", "objective-unclaimed", NotClaimed(), reads=("his_progress",))
LEAST_PROGRESS: Final = least("20.8.4", "objective-least", his_progress, reads=("his_progress",))
SHOWN_OBJECTIVE: Final = prefer("20.8.3", "objective-shown", Sets(1, PLACE_SHOWN))
OBJECTIVE_CHOICES: Final[list[Decision]] = [  # by FROM_LEFT
    Decision("objective", NOT_CLAIMED, SHOWN_OBJECTIVE, LEAST_PROGRESS, hand, tells=progress_told)
    for hand in hands("objective-hand")
]

DECISIONS: Final[tuple[Decision, ...]] = (
    GUEST_CHOICES[0],
    ROOM_CHOICE,
    GREEN_ROOM_CHOICE,
    DIE_CHOICES[0],
    OBJECTIVE_CHOICES[0],
)
