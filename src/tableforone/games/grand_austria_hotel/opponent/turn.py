"""What does the opponent do?  The instruction card from top to bottom: guests, die, additional symbols (20.3-20.9)."""

from typing import Any, Final

from tableforone.kernel.frames import CHANCE, OPPONENT, Frame, replaced, tell
from tableforone.kernel.rows import decide, decide_in_set

from ..rules import boards, cards, moments
from ..rules import numbers as n
from ..rules.boards import SPACE_COLOUR, SPACE_POINTS
from ..rules.cards import ALL_BUT, EMPEROR_END, GUEST_COLOUR
from ..rules.edition import guest_points
from ..rules.numbers import FOR_EMPEROR, FOR_GUESTS, FOR_OBJECTIVES, FOR_SPACES, GREEN, HIS_STAFF, NIGHT, NOBODY
from ..rules.objectives import free_spot
from ..rules.position import Hotels
from . import rows
from .cards import GUESTS, SYMBOL_DANCER, SYMBOL_EMPEROR, SYMBOL_STAFF, SYMBOLS
from .rows import (
    CLAIMED,
    DIE_CHOICE,
    GREEN_ROOM_CHOICE,
    GUEST_CHOICE,
    NIGHT_SPACES,
    OBJECTIVE_CHOICE,
    ROOM_CHOICE,
    die_found,
    guest_found,
    objective_found,
    room_found,
)

SPACES: Final[list[int]] = list(range(boards.SPACES))
BIT: Final[list[int]] = [1 << space for space in SPACES]

# What his rows choose from, made once: places with what may be there.
IN_QUEUE: Final[list[list[Any]]] = [[(place, guest) for guest in range(cards.CARD_NUMBERS)] for place in range(5)]
DICE_ON: Final[list[list[Any]]] = [[(face, dice) for dice in range(cards.DICE + 1)] for face in range(7)]
PROGRESS_ON: Final[list[list[Any]]] = [[(place, on) for on in range(rows.CLAIMED + 1)] for place in range(3)]


def steps(card: int, level: int) -> list[Frame]:
    """What a card means on a level, the first step last; symbols above the level are absent (20.3.1, 20.4)."""
    frames: list[Frame] = [(n.HIS_SYMBOL, i) for i, symbol in enumerate(SYMBOLS[card]) if symbol[2] <= level]
    frames.insert(0, (n.HIS_DIE,))
    guests = [i for i, symbol in enumerate(GUESTS[card]) if symbol[1] <= level]
    for i in reversed(guests):
        frames[:0] = [(n.HIS_GUEST, i), (n.REFILL,)]
    return frames[::-1]


STEPS: Final[list[list[list[Frame]]]] = [
    [steps(card, level) for card in range(len(GUESTS))] for level in range(len(n.LEVELS))
]


def run_turn(p: Hotels, frame: Frame) -> list[int] | None:
    return CHANCE


def answer_turn(p: Hotels, frame: Frame, card: int) -> None:
    """The card is carried out from top to bottom (20.3.1)."""
    p.instruction = card
    p.instruction_bag &= ALL_BUT[card]
    if p.heard is not None:
        p.heard.append(("instruction", OPPONENT, card, p.level, p.modules))
    p.stack.extend(STEPS[p.level][card])


def run_guest(p: Hotels, frame: Frame) -> list[int] | None:
    """He takes a guest from the queue (20.5) and gives it a room (20.6)."""
    colour = GUESTS[p.instruction][frame[1]][0]
    queue = p.queue
    if p.heard is None and p.asks is None and not p.edition:
        place = guest_found(p, p.instruction, colour)
    else:
        place = guest_explained(p, colour)
    if place < 0:
        return None  # 20.5.5
    guest = queue[place]
    queue[place] = NOBODY
    p.guest_discard |= 1 << guest
    p.his_points[FOR_GUESTS] += guest_points(p, guest)
    if p.modules:
        moments.HIS_GUEST_TAKEN.happen(p, guest)
        if moments.HIS_GUEST.taken_over(p, frame[1], guest):
            return None
    accommodate(p, guest)
    return None


def guest_explained(p: Hotels, colour: int) -> int:
    """His choice of a guest, row by row: the place in the queue, or -1."""
    candidates = [IN_QUEUE[place][guest] for place, guest in enumerate(p.queue) if guest != NOBODY]
    if p.edition:  # a card with values of the player's own tells its points itself
        candidates = [(place, guest, guest_points(p, guest)) for place, guest in candidates]
    choice = decide(p, GUEST_CHOICE, candidates, (p.instruction, colour))
    place: int = -1 if choice is None else choice[0]
    return place


def accommodate(p: Hotels, guest: int) -> None:
    """An occupied room; points on the space count, nothing is paid and nothing is gained (20.6)."""
    rooms = p.his_rooms
    colour = GUEST_COLOUR[guest]
    if p.heard is None and p.asks is None:
        space = room_found(NIGHT_SPACES[colour] & ~rooms, colour)
    else:
        choice = GREEN_ROOM_CHOICE if colour == GREEN else ROOM_CHOICE
        space = decide_in_set(p, choice, NIGHT_SPACES[colour] & ~rooms, SPACES, BIT, (p.instruction, guest))
    p.his_rooms = rooms | BIT[space]
    p.his_points[FOR_SPACES] += SPACE_POINTS[space]
    if p.heard is not None:
        shown, points = SPACE_COLOUR[NIGHT][space], guest_points(p, guest)
        p.heard.append(("his room", OPPONENT, guest, space, shown, points, SPACE_POINTS[space], p.modules))
    if p.modules:
        moments.HIS_ROOM.happen(p, space)


def run_die(p: Hotels, frame: Frame) -> list[int] | None:
    """He takes a die and does nothing with it (20.7)."""
    dice = p.dice
    if p.modules:
        wanted = moments.HIS_FACE.add_up(p)
        face = wanted or choose_die(p)
        dice[face] -= 1
        moments.HIS_DIE.happen(p, face)
    else:
        dice[choose_die(p)] -= 1
    return None


def choose_die(p: Hotels) -> int:
    """The space from which he takes a die."""
    dice = p.dice
    if p.heard is None and p.asks is None:
        return die_found(dice, p.instruction)
    candidates = [DICE_ON[face][there] for face, there in enumerate(dice) if there]
    face: int = decide(p, DIE_CHOICE, candidates, (p.instruction,))[0]
    return face


def run_symbol(p: Hotels, frame: Frame) -> list[int] | None:
    """One symbol of the bottom section (20.8)."""
    kind, value, _ = SYMBOLS[p.instruction][frame[1]]
    if kind == SYMBOL_EMPEROR:
        his_advance(p, value)
    elif kind == SYMBOL_STAFF:
        p.stack.append((HIS_STAFF,))
    elif kind == SYMBOL_DANCER:
        moments.HIS_DANCER.happen(p, value)
    else:
        if p.modules:
            moments.HIS_OBJECTIVE.happen(p)
        his_objective(p, value)
    return None


def his_advance(p: Hotels, spaces: int) -> None:
    over = p.his_emperor + spaces - EMPEROR_END
    if over > 0:
        p.his_emperor = EMPEROR_END
        p.his_points[FOR_EMPEROR] += over
    else:
        p.his_emperor += spaces
        over = 0
    if p.heard is not None:
        p.heard.append(("his emperor", OPPONENT, spaces, p.his_emperor, over, p.modules))


def his_objective(p: Hotels, shown: int) -> None:
    """His marker moves from III to II and from there onto the highest free spot (20.8.3-20.8.5)."""
    if p.heard is None and p.asks is None:
        place = objective_found(p.his_progress, p.instruction, shown)
    else:
        place = objective_explained(p, shown)
    if place < 0:
        return
    p.his_progress = replaced(p.his_progress, place, p.his_progress[place] + 1)
    if p.his_progress[place] == CLAIMED:
        spot = free_spot(p, place)
        p.his_claimed = replaced(p.his_claimed, place, spot)
        p.his_points[FOR_OBJECTIVES] += spot
    if p.heard is not None:
        told = (p.objectives[place], p.his_progress[place], p.his_claimed[place], p.modules)
        p.heard.append(("his objective", OPPONENT, *told))


def objective_explained(p: Hotels, shown: int) -> int:
    """His choice of an objective, row by row: its place, or -1."""
    candidates = [PROGRESS_ON[place][p.his_progress[place]] for place in range(3)]
    choice = decide(p, OBJECTIVE_CHOICE, candidates, (p.instruction, shown))
    place: int = -1 if choice is None else choice[0]
    return place


def run_staff(p: Hotels, frame: Frame) -> list[int] | None:
    """He turns the top card of his private deck over (20.8.2)."""
    return CHANCE if p.private else None


def answer_staff(p: Hotels, frame: Frame, card: int) -> None:
    p.private -= 1
    p.staff_bag &= ~(1 << card)
    p.his_staff = (*p.his_staff, card)
    tell(p, ("his staff", OPPONENT, card, p.modules))
