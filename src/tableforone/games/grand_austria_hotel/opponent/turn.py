"""The opponent's turn: his instruction card from top to bottom (20.3-20.9).

First guests, then the die, then additional symbols.
"""

from typing import Final

from tableforone.kernel.bits import faces_there
from tableforone.kernel.frames import CHANCE, OPPONENT, Frame, replaced, tell
from tableforone.kernel.rows import decide

from ..rules import moments
from ..rules import numbers as n
from ..rules.boards import SPACE_COLOUR, SPACE_POINTS
from ..rules.cards import ALL_BUT, ALONE, EMPEROR_END, GUEST_COLOUR
from ..rules.edition import guest_points
from ..rules.numbers import FOR_EMPEROR, FOR_GUESTS, FOR_OBJECTIVES, FOR_SPACES, HIS_STAFF, NIGHT, NOBODY
from ..rules.objectives import free_spot
from ..rules.position import Hotels
from .cards import FROM_LEFT, GUESTS, SYMBOL_DANCER, SYMBOL_EMPEROR, SYMBOL_STAFF, SYMBOLS
from .rows import CLAIMED, DIE_CHOICES, GUEST_CHOICES, NIGHT_SPACES, OBJECTIVE_CHOICES, ROOM_CHOICES

ALL_OBJECTIVES: Final = 7


def steps(card: int, level: int) -> list[Frame]:
    """The steps of a card in reverse order; symbols above the level are absent (20.3.1, 20.4)."""
    frames: list[Frame] = [(n.HIS_SYMBOL, i) for i, symbol in enumerate(SYMBOLS[card]) if symbol[2] <= level]
    frames.insert(0, (n.HIS_DIE,))
    guests = [i for i, symbol in enumerate(GUESTS[card]) if symbol[1] <= level]
    for i in reversed(guests):
        frames[:0] = [(n.HIS_GUEST, i), (n.REFILL,)]
    return frames[::-1]


STEPS: Final[list[list[list[Frame]]]] = [
    [steps(card, level) for card in range(len(GUESTS))] for level in range(len(n.LEVELS))
]


def answer_turn(p: Hotels, frame: Frame, card: int) -> None:
    """Carry out the card from top to bottom (20.3.1)."""
    p.instruction = card
    p.instruction_bag &= ALL_BUT[card]
    if p.heard is not None:
        p.heard.append(("instruction", OPPONENT, card, p.level, p.modules))
    p.stack.extend(STEPS[p.level][card])


def run_guest(p: Hotels, frame: Frame) -> None:
    """He takes a guest from the queue (20.5) and gives it a room (20.6)."""
    card = p.instruction
    colour = GUESTS[card][frame[1]][0]
    queue = p.queue
    place = decide(p, GUEST_CHOICES[FROM_LEFT[card]], waiting(queue), (card, colour))
    if place < 0:
        return  # 20.5.5
    guest = queue[place]
    queue[place] = NOBODY
    p.guest_discard |= ALONE[guest]
    p.his_points[FOR_GUESTS] += guest_points(p, guest)
    if p.modules:
        moments.HIS_GUEST_TAKEN.happen(p, guest)
        if moments.HIS_GUEST.taken_over(p, frame[1], guest):
            return
    accommodate(p, guest)


def waiting(queue: list[int]) -> int:
    """The places in the queue that have a guest."""
    if NOBODY not in queue:
        return 0b11111  # usually it is full
    a, b, c, d, e = queue
    return (1 if a else 0) | (2 if b else 0) | (4 if c else 0) | (8 if d else 0) | (16 if e else 0)


def accommodate(p: Hotels, guest: int) -> None:
    """Place an occupied room; he scores points on the space, pays and gains nothing (20.6)."""
    rooms = p.his_rooms
    colour = GUEST_COLOUR[guest]
    space = decide(p, ROOM_CHOICES[colour], NIGHT_SPACES[colour] & ~rooms, (p.instruction, guest))
    p.his_rooms = rooms | 1 << space
    p.his_points[FOR_SPACES] += SPACE_POINTS[space]
    if p.heard is not None:
        shown, points = SPACE_COLOUR[NIGHT][space], guest_points(p, guest)
        p.heard.append(("his room", OPPONENT, guest, space, shown, points, SPACE_POINTS[space], p.modules))
    if p.modules:
        moments.HIS_ROOM.happen(p, space)


def run_die(p: Hotels, frame: Frame) -> None:
    """Take a die; it has no effect (20.7)."""
    dice = p.dice
    if p.modules:
        wanted = moments.HIS_FACE.add_up(p)
        face = wanted or choose_die(p)
        dice[face] -= 1
        moments.HIS_DIE.happen(p, face)
    else:
        dice[choose_die(p)] -= 1


def choose_die(p: Hotels) -> int:
    """The space from which he takes a die."""
    card = p.instruction
    return decide(p, DIE_CHOICES[FROM_LEFT[card]], faces_there(p.dice), (card,))


def run_symbol(p: Hotels, frame: Frame) -> None:
    """Carry out one symbol of the bottom section (20.8)."""
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
    """Move his marker from III to II, and then to the highest free spot (20.8.3-20.8.5)."""
    card = p.instruction
    place = decide(p, OBJECTIVE_CHOICES[FROM_LEFT[card]], ALL_OBJECTIVES, (card, shown))
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


def ask_staff(p: Hotels, frame: Frame) -> list[int] | None:
    """Reveal the top card of his private deck (20.8.2)."""
    return CHANCE if p.private else None


def answer_staff(p: Hotels, frame: Frame, card: int) -> None:
    p.private -= 1
    p.staff_bag &= ~(1 << card)
    p.his_staff = (*p.his_staff, card)
    tell(p, ("his staff", OPPONENT, card, p.modules))
