"""How does the opponent choose?  One row a sentence of the solo document (20.5-20.9)."""

from typing import Any, Final

from tableforone.kernel.bits import bits, mask_of
from tableforone.kernel.rows import Decision, ahead, first, least, most, only, prefer

from ..rules import boards
from ..rules import numbers as n
from ..rules.cards import GUEST_COLOUR, GUEST_POINTS
from ..rules.edition import guest_points
from ..rules.numbers import ANY
from ..rules.position import Hotels
from .cards import DIE, FROM_LEFT

FACES_SHOWN: Final[list[int]] = [mask_of(faces) for faces in DIE]  # by card
NIGHT_SPACES: Final[list[int]] = boards.COLOUR_MASK[n.NIGHT]  # by colour; green fits everywhere
BLUE: Final[int] = NIGHT_SPACES[n.BLUE]
RED: Final[int] = NIGHT_SPACES[n.RED]
YELLOW: Final[int] = NIGHT_SPACES[n.YELLOW]
FROM_THE_RIGHT: Final[list[int]] = boards.COLUMNS[::-1]
CLAIMED: Final = 3  # progress on an objective: 0 no marker, 1 on III, 2 on II
IN_ORDER: Final[list[list[int]]] = [[64, 32, 16, 8, 4, 2, 1], [1, 2, 4, 8, 16, 32, 64]]  # by FROM_LEFT


# A guest: candidates are places in the queue, told as (place, guest); about (card, colour of the symbol).


def guests_told(places: int, p: Hotels, about: Any) -> dict[int, Any]:
    """A card with values of the player's own tells its points itself."""
    found = {place: (place, p.queue[place]) for place in bits(places)}
    return {place: (*told, guest_points(p, told[1])) for place, told in found.items()} if p.edition else dict(found)


def that_fit(places: int, p: Hotels, about: Any) -> int:
    """An empty space of the guest's colour exists in his hotel; green fits everywhere."""
    free = ~p.his_rooms
    if BLUE & free and RED & free and YELLOW & free:
        return places  # no colour is full yet
    return mask_of([place for place, guest in enumerate(p.queue) if NIGHT_SPACES[GUEST_COLOUR[guest]] & free])


def of_the_colour(places: int, p: Hotels, about: Any) -> int:
    colour: int = about[1]
    if colour == ANY:
        return 0
    a, b, c, d, e = p.queue
    low = (GUEST_COLOUR[a] == colour) | (GUEST_COLOUR[b] == colour) << 1 | (GUEST_COLOUR[c] == colour) << 2
    return low | (GUEST_COLOUR[d] == colour) << 3 | (GUEST_COLOUR[e] == colour) << 4


def points_of_guests(places: int, p: Hotels, about: Any) -> list[int]:
    if p.edition:
        return [guest_points(p, guest) for guest in p.queue]
    a, b, c, d, e = p.queue
    return [GUEST_POINTS[a], GUEST_POINTS[b], GUEST_POINTS[c], GUEST_POINTS[d], GUEST_POINTS[e]]


def by_the_hand(some: int, p: Hotels, about: Any) -> list[int]:
    """Pointing right: the leftmost of the tied; pointing left: the rightmost."""
    card: int = about[0]
    return IN_ORDER[FROM_LEFT[card]]


GUEST_CHOICE: Final = Decision(
    "guest",
    only(
        "20.5.2",
        "Only guests whose colour still has an empty space in the opponent's hotel.",
        that_fit,
        reads=("his_rooms", "queue"),
        asks="fit",
    ),
    prefer(
        "20.5.3", "Guests of the colour on the card, if there are any.", of_the_colour, reads=("queue",), asks="colour"
    ),
    most("20.5.4", "The guest with the most points.", points_of_guests, reads=("edition", "queue"), asks="points"),
    first("20.9.1", "Ties as the hand shows.", by_the_hand),
    tells=guests_told,
)


# A room: candidates are the empty spaces of the guest's colour (20.6.2); about (card, guest).


def on_the_lowest_floor(spaces: int, p: Hotels, about: Any) -> int:
    return next(floor for floor in boards.FLOORS if spaces & floor)


def columns_from_the_right(spaces: int, p: Hotels, about: Any) -> list[int]:
    return FROM_THE_RIGHT


def lowest_number(spaces: int, p: Hotels, about: Any) -> list[int]:
    """Numbers rise from left to right and floor by floor."""
    return [spaces & -spaces]


ROOM_CHOICE: Final = Decision(
    "room",
    ahead("20.6.2.1", "The lowest possible floor.", on_the_lowest_floor),
    first("20.6.2.2", "On that floor the first space from the left.", lowest_number),
)

GREEN_ROOM_CHOICE: Final = Decision(
    "green room",
    first("20.6.2.3", "The rightmost possible column.", columns_from_the_right),
    first("20.6.2.4", "In that column the first empty space from the bottom.", lowest_number),
)


# A die: candidates are spaces with dice, told as (face, dice there); about (card,).


def dice_told(faces: int, p: Hotels, about: Any) -> dict[int, Any]:
    return {face: (face, p.dice[face]) for face in bits(faces)}


def shown_on_the_card(faces: int, p: Hotels, about: Any) -> int:
    card: int = about[0]
    return FACES_SHOWN[card]


def dice_there(faces: int, p: Hotels, about: Any) -> list[int]:
    return p.dice


DIE_CHOICE: Final = Decision(
    "die",
    prefer("20.7.1.1", "A die that the card shows.", shown_on_the_card, asks="shown"),
    most("20.7.1.2", "The space with the most dice.", dice_there, reads=("dice",), asks="dice"),
    first("20.9.1", "Ties as the hand shows, spaces 1 to 6 from left to right.", by_the_hand),
    tells=dice_told,
)


# An objective: candidates are the three places, told as (place, his progress); about (card, place shown or -1).


def progress_told(places: int, p: Hotels, about: Any) -> dict[int, Any]:
    return {place: (place, p.his_progress[place]) for place in bits(places)}


def not_claimed(places: int, p: Hotels, about: Any) -> int:
    a, b, c = p.his_progress
    return (a != CLAIMED) | (b != CLAIMED) << 1 | (c != CLAIMED) << 2


def the_one_shown(places: int, p: Hotels, about: Any) -> int:
    shown: int = about[1]
    return 1 << shown if shown >= 0 else 0


def his_progress(places: int, p: Hotels, about: Any) -> list[int]:
    return list(p.his_progress)


OBJECTIVE_CHOICE: Final = Decision(
    "objective",
    only("20.8.5", "Only objectives the opponent has not claimed yet.", not_claimed, reads=("his_progress",)),
    prefer("20.8.3", "The objective that the card shows.", the_one_shown),
    least("20.8.4", "The objective with the least progress.", his_progress, reads=("his_progress",)),
    first("20.9.1", "Ties as the hand shows, A to C from left to right.", by_the_hand),
    tells=progress_told,
)

DECISIONS: Final[tuple[Decision, ...]] = (GUEST_CHOICE, ROOM_CHOICE, GREEN_ROOM_CHOICE, DIE_CHOICE, OBJECTIVE_CHOICE)
