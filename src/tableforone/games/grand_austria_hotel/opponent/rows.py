"""The opponent's decisions, one row per sentence of the solo document (20.5-20.9)."""

from typing import Any, Final

from tableforone.kernel.rows import Decision, Row, first, last, least, most, only, prefer

from ..rules import boards
from ..rules import numbers as n
from ..rules.cards import GUEST_COLOUR, GUEST_POINTS
from ..rules.edition import guest_points
from ..rules.numbers import ANY
from ..rules.position import Hotels
from .cards import DIE

NIGHT_SPACES: Final[list[int]] = boards.COLOUR_MASK[n.NIGHT]  # by colour; green fits everywhere
FROM_THE_RIGHT: Final[list[int]] = boards.COLUMNS[::-1]
CLAIMED: Final = 3  # progress on an objective: 0 no marker, 1 on III, 2 on II


def hands(key: str) -> list[Row]:
    """Hand to the right: the leftmost of the tied; to the left: the rightmost.  By FROM_LEFT."""
    return [last("20.9.1", key), first("20.9.1", key)]


# A guest: candidates are places in the queue, as (place, guest); about (card, symbol's colour).


def guest_shown(place: int, p: Hotels, about: Any) -> Any:
    """A candidate for the explanation; with a player's own values, also its points."""
    guest = p.queue[place]
    return (place, guest, guest_points(p, guest)) if p.edition else (place, guest)


def fits(place: int, p: Hotels, about: Any) -> bool:
    """Whether his hotel has an empty space of the guest's colour; green fits everywhere."""
    return NIGHT_SPACES[GUEST_COLOUR[p.queue[place]]] & ~p.his_rooms != 0


def is_of_the_colour(place: int, p: Hotels, about: Any) -> bool:
    colour: int = about[1]
    return GUEST_COLOUR[p.queue[place]] == colour != ANY


def points(place: int, p: Hotels, about: Any) -> int:
    guest = p.queue[place]
    return guest_points(p, guest) if p.edition else GUEST_POINTS[guest]


FITTING: Final = only("20.5.2", "guest-fits", fits, reads=("his_rooms", "queue"), asks="fit")
COLOURED: Final = prefer("20.5.3", "guest-colour", is_of_the_colour, reads=("queue",), asks="colour")
POINTS: Final = most("20.5.4", "guest-points", points, reads=("edition", "queue"), asks="points")
GUEST_CHOICES: Final[list[Decision]] = [  # by FROM_LEFT
    Decision("guest", FITTING, COLOURED, POINTS, hand, shows=guest_shown) for hand in hands("guest-hand")
]


# A room: candidates are the empty spaces of the guest's colour (20.6.2); about (card, guest).


def on_the_lowest_floor(spaces: int, p: Hotels, about: Any) -> int:
    return next(floor for floor in boards.FLOORS if spaces & floor)


ROOM_CHOICE: Final = Decision(
    "room",
    prefer("20.6.2.1", "room-floor", among=on_the_lowest_floor),
    first("20.6.2.2", "room-left"),  # numbers rise floor by floor
)

GREEN_ROOM_CHOICE: Final = Decision(
    "green room",
    first("20.6.2.3", "green-room-column", lambda spaces, p, about: FROM_THE_RIGHT),
    first("20.6.2.4", "green-room-lowest"),
)

ROOM_CHOICES: Final[list[Decision]] = [ROOM_CHOICE] * n.GREEN + [GREEN_ROOM_CHOICE]  # by colour


# A die: candidates are spaces with dice, as (face, dice there); about (card,).


def die_shown(face: int, p: Hotels, about: Any) -> Any:
    return face, p.dice[face]


def is_on_the_card(face: int, p: Hotels, about: Any) -> bool:
    card: int = about[0]
    return face in DIE[card]


def dice_there(face: int, p: Hotels, about: Any) -> int:
    return p.dice[face]


SHOWN_DIE: Final = prefer("20.7.1.1", "die-shown", is_on_the_card, reads=("dice",), asks="shown")
MOST_DICE: Final = most("20.7.1.2", "die-most", dice_there, reads=("dice",), asks="dice")
DIE_CHOICES: Final[list[Decision]] = [  # by FROM_LEFT
    Decision("die", SHOWN_DIE, MOST_DICE, hand, shows=die_shown) for hand in hands("die-hand")
]


# An objective: candidates are the three places, as (place, his progress);
# about (card, place shown or -1).


def progress_shown(place: int, p: Hotels, about: Any) -> Any:
    return place, p.his_progress[place]


def is_unclaimed(place: int, p: Hotels, about: Any) -> bool:
    return p.his_progress[place] != CLAIMED


def progress(place: int, p: Hotels, about: Any) -> int:
    return p.his_progress[place]


def is_shown(place: int, p: Hotels, about: Any) -> bool:
    return place == int(about[1])


NOT_CLAIMED: Final = only("20.8.5", "objective-unclaimed", is_unclaimed, reads=("his_progress",))
LEAST_PROGRESS: Final = least("20.8.4", "objective-least", progress, reads=("his_progress",))
SHOWN_OBJECTIVE: Final = prefer("20.8.3", "objective-shown", is_shown)
OBJECTIVE_CHOICES: Final[list[Decision]] = [  # by FROM_LEFT
    Decision("objective", NOT_CLAIMED, SHOWN_OBJECTIVE, LEAST_PROGRESS, hand, shows=progress_shown)
    for hand in hands("objective-hand")
]

DECISIONS: Final[tuple[Decision, ...]] = (
    GUEST_CHOICES[0],
    ROOM_CHOICE,
    GREEN_ROOM_CHOICE,
    DIE_CHOICES[0],
    OBJECTIVE_CHOICES[0],
)
