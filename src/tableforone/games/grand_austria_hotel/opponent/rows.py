"""How does the opponent choose?  One row a sentence of the solo document (20.5-20.9)."""

from typing import Any, Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.rows import Decision, Row, highest

from ..rules import boards
from ..rules import numbers as n
from ..rules.cards import GUEST_COLOUR, GUEST_POINTS
from ..rules.edition import guest_points
from ..rules.numbers import NOBODY
from ..rules.position import Hotels
from ..rules.scoring import full
from .cards import DIE, FROM_LEFT

FACES_SHOWN: Final[list[int]] = [mask_of(faces) for faces in DIE]
NIGHT_SPACES: Final[list[int]] = boards.COLOUR_MASK[n.NIGHT]  # by colour; green fits everywhere
FROM_THE_RIGHT: Final[list[int]] = boards.COLUMNS[::-1]
CLAIMED: Final = 3  # progress on an objective: 0 no marker, 1 on III, 2 on II
Pairs = list[tuple[int, ...]]  # candidates that are a place and what is there


# A guest: candidates (place in the queue, guest); about (card, colour of the symbol).


def that_fit(candidates: Pairs, p: Hotels, about: Any) -> Pairs:
    """An empty space of the guest's colour exists in his hotel; green fits everywhere."""
    if not full(p.his_rooms, NIGHT_SPACES):
        return candidates  # no colour is full yet
    free = ~p.his_rooms
    return [c for c in candidates if NIGHT_SPACES[GUEST_COLOUR[c[1]]] & free]


def of_the_colour(candidates: Pairs, p: Hotels, about: Any) -> Pairs:
    colour: int = about[1]
    return [c for c in candidates if GUEST_COLOUR[c[1]] == colour]


def with_most_points(candidates: Pairs, p: Hotels, about: Any) -> Pairs:
    best: Pairs = []
    top = 0
    own = p.edition
    for c in candidates:
        n = guest_points(p, c[1]) if own else GUEST_POINTS[c[1]]
        if n > top or not best:  # the player's own cards may have negative points
            top = n
            best = [c]
        elif n == top:
            best.append(c)
    return best


def by_the_hand(candidates: Pairs, p: Hotels, about: Any) -> Pairs:
    """Pointing right: the leftmost of the tied; pointing left: the rightmost.  Candidates stand from left to right."""
    return [candidates[0 if FROM_LEFT[about[0]] else -1]]


GUEST_CHOICE: Final = Decision(
    "guest",
    Row(
        "20.5.2",
        "Only guests whose colour still has an empty space in the opponent's hotel.",
        that_fit,
        must=True,
        reads="fit",
    ),
    Row("20.5.3", "Guests of the colour on the card, if there are any.", of_the_colour, reads="colour"),
    Row("20.5.4", "The guest with the most points.", with_most_points, reads="points"),
    Row("20.9.1", "Ties as the hand shows.", by_the_hand),
)


# A room: candidates are the empty spaces of the guest's colour (20.6.2), a set; about (card, guest).


def on_the_lowest_floor(spaces: int, p: Hotels, about: Any) -> int:
    for floor in boards.FLOORS:
        if spaces & floor:
            return spaces & floor
    return 0


def in_the_rightmost_column(spaces: int, p: Any, about: Any) -> int:
    for column in FROM_THE_RIGHT:
        if spaces & column:
            return spaces & column
    return 0


def the_first(spaces: int, p: Hotels, about: Any) -> int:
    return spaces & -spaces


ROOM_CHOICE: Final = Decision(
    "room",
    Row("20.6.2.1", "The lowest possible floor.", on_the_lowest_floor),
    Row("20.6.2.2", "On that floor the first space from the left.", the_first),
)

GREEN_ROOM_CHOICE: Final = Decision(
    "green room",
    Row("20.6.2.3", "The rightmost possible column.", in_the_rightmost_column),
    Row("20.6.2.4", "In that column the first empty space from the bottom.", the_first),
)


# A die: candidates (face, dice there), faces rising; about (card,).


def shown_on_the_card(candidates: Pairs, p: Hotels, about: Any) -> Pairs:
    faces = FACES_SHOWN[about[0]]
    return [c for c in candidates if faces >> c[0] & 1]


def with_most_dice(candidates: Pairs, p: Hotels, about: Any) -> Pairs:
    return highest(candidates, 1)


DIE_CHOICE: Final = Decision(
    "die",
    Row("20.7.1.1", "A die that the card shows.", shown_on_the_card, reads="shown"),
    Row("20.7.1.2", "The space with the most dice.", with_most_dice, reads="dice"),
    Row("20.9.1", "Ties as the hand shows, spaces 1 to 6 from left to right.", by_the_hand),
)


# An objective: candidates (place, his progress), places rising; about (card, place shown or -1).


def not_claimed(candidates: Pairs, p: Hotels, about: Any) -> Pairs:
    return [c for c in candidates if c[1] != CLAIMED]


def the_one_shown(candidates: Pairs, p: Hotels, about: Any) -> Pairs:
    shown: int = about[1]
    return [c for c in candidates if c[0] == shown]


def with_least_progress(candidates: Pairs, p: Hotels, about: Any) -> Pairs:
    least = CLAIMED
    for c in candidates:
        if c[1] < least:
            least = c[1]
    return [c for c in candidates if c[1] == least]


OBJECTIVE_CHOICE: Final = Decision(
    "objective",
    Row("20.8.5", "Only objectives the opponent has not claimed yet.", not_claimed, must=True),
    Row("20.8.3", "The objective that the card shows.", the_one_shown),
    Row("20.8.4", "The objective with the least progress.", with_least_progress),
    Row("20.9.1", "Ties as the hand shows, A to C from left to right.", by_the_hand),
)

DECISIONS: Final[tuple[Decision, ...]] = (GUEST_CHOICE, ROOM_CHOICE, GREEN_ROOM_CHOICE, DIE_CHOICE, OBJECTIVE_CHOICE)


# What the rows come to, where nobody hears why: `tests/games/grand_austria_hotel/test_plain.py` holds both equal.
# Whoever comes first in the order of the hand wins a tie (20.9.1).

PLACES: Final[list[list[int]]] = [[4, 3, 2, 1, 0], [0, 1, 2, 3, 4]]  # by FROM_LEFT
FACES: Final[list[list[int]]] = [[6, 5, 4, 3, 2, 1], [1, 2, 3, 4, 5, 6]]
OBJECTIVES: Final[list[list[int]]] = [[2, 1, 0], [0, 1, 2]]
SHOWN: Final[list[list[int]]] = [  # by card: the faces that it shows
    [face for face in FACES[FROM_LEFT[card]] if face in faces] for card, faces in enumerate(DIE)
]
ABOVE_ALL: Final = 100  # more points than any guest has, or takes


def guest_found(p: Hotels, card: int, colour: int) -> int:
    """The place in the queue that the rows of GUEST_CHOICE leave, with the printed points; -1: nobody fits."""
    queue = p.queue
    free = ~p.his_rooms
    found = -1
    most = -ABOVE_ALL
    for place in PLACES[FROM_LEFT[card]]:
        guest = queue[place]
        shown = GUEST_COLOUR[guest]
        if guest != NOBODY and NIGHT_SPACES[shown] & free:  # 20.5.2
            points = GUEST_POINTS[guest] + ABOVE_ALL if shown == colour else GUEST_POINTS[guest]  # 20.5.3
            if points > most:  # 20.5.4
                most = points
                found = place
    return found


def room_found(spaces: int, colour: int) -> int:
    """The space that the rows of ROOM_CHOICE or GREEN_ROOM_CHOICE leave of this set: numbers rise floor by floor."""
    if colour == n.GREEN:
        spaces = in_the_rightmost_column(spaces, None, None)
    return (spaces & -spaces).bit_length() - 1


def die_found(dice: list[int], card: int) -> int:
    """The space that the rows of DIE_CHOICE leave."""
    found = most = 0
    for face in SHOWN[card]:  # 20.7.1.1
        if dice[face] > most:  # 20.7.1.2
            most = dice[face]
            found = face
    if not most:
        for face in FACES[FROM_LEFT[card]]:
            if dice[face] > most:
                most = dice[face]
                found = face
    return found


def objective_found(progress: tuple[int, ...], card: int, shown: int) -> int:
    """The place that the rows of OBJECTIVE_CHOICE leave; -1: all are claimed."""
    if shown >= 0 and progress[shown] != CLAIMED:  # 20.8.3
        return shown
    found = -1
    least = CLAIMED  # 20.8.5
    for place in OBJECTIVES[FROM_LEFT[card]]:
        if progress[place] < least:  # 20.8.4
            least = progress[place]
            found = place
    return found
