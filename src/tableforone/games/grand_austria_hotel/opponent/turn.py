"""What does Leopold do?  His instruction card from top to bottom: guests, die, additional symbols (20.3-20.9)."""

from typing import Any, Final

from tableforone.kernel.chance import Dealer
from tableforone.kernel.frames import CHANCE, Frame
from tableforone.kernel.rows import Decision, Row, decide, highest

from ..rules import moments
from ..rules.cards import (
    ALL_BUT,
    COLOUR_MASK,
    DICE,
    EMPEROR_END,
    GUEST_COLOUR,
    GUEST_NUMBERS,
    INSTRUCTION_DIE,
    INSTRUCTION_FROM_LEFT,
    INSTRUCTION_GUESTS,
    INSTRUCTION_SYMBOLS,
    SPACE_COLOUR,
    SPACE_POINTS,
    SYMBOL_DANCER,
    SYMBOL_EMPEROR,
    SYMBOL_STAFF,
)
from ..rules.decks import INSTRUCTIONS_COUNTED, INSTRUCTIONS_IN, LOWEST_INSTRUCTION
from ..rules.edition import guest_points
from ..rules.numbers import (
    FOR_EMPEROR,
    FOR_GUESTS,
    FOR_OBJECTIVES,
    FOR_SPACES,
    GREEN,
    HIS_DIE,
    HIS_GUEST,
    HIS_STAFF,
    HIS_SYMBOL,
    INSTRUCTION_DECK,
    LEVELS,
    REFILL,
)
from ..rules.position import NOBODY, Hotels
from ..rules.rooms import spaces_of
from ..rules.scoring import NIGHT, full
from ..rules.turn import free_spot

NIGHT_SPACES: Final[list[list[int]]] = [spaces_of(mask) for mask in COLOUR_MASK[NIGHT]]
FACES_SHOWN: Final[list[int]] = [sum(1 << face for face in faces) for faces in INSTRUCTION_DIE]
CLAIMED: Final = 3  # progress on an objective: 0 no marker, 1 on III, 2 on II

# What his rows choose from, made once: places with what may be there.
IN_QUEUE: Final[list[list[Any]]] = [[(place, guest) for guest in range(GUEST_NUMBERS)] for place in range(5)]
DICE_ON: Final[list[list[Any]]] = [[(face, n) for n in range(DICE + 1)] for face in range(7)]
PROGRESS_ON: Final[list[list[Any]]] = [[(place, n) for n in range(CLAIMED + 1)] for place in range(3)]

Pairs = list[tuple[int, ...]]  # candidates that are a place and what is there


# A guest: candidates (place in the queue, guest); about (card, colour of the symbol).


def that_fit(candidates: Pairs, p: Hotels, about: Any) -> Pairs:
    """An empty space of the guest's colour exists in his hotel; green fits everywhere."""
    spaces = COLOUR_MASK[NIGHT]
    if not full(p.his_rooms, spaces):
        return candidates  # no colour is full yet
    free = ~p.his_rooms
    return [c for c in candidates if spaces[GUEST_COLOUR[c[1]]] & free]


def of_the_colour(candidates: Pairs, p: Hotels, about: Any) -> Pairs:
    colour: int = about[1]
    return [c for c in candidates if GUEST_COLOUR[c[1]] == colour]


def with_most_points(candidates: Pairs, p: Hotels, about: Any) -> Pairs:
    best: Pairs = []
    top = 0
    for c in candidates:
        n = guest_points(p, c[1])
        if n > top or not best:  # the player's own cards may have negative points
            top = n
            best = [c]
        elif n == top:
            best.append(c)
    return best


def by_the_hand(candidates: Pairs, p: Hotels, about: Any) -> Pairs:
    """Pointing right: the leftmost of the tied; pointing left: the rightmost.  Candidates stand from left to right."""
    return [candidates[0 if INSTRUCTION_FROM_LEFT[about[0]] else -1]]


GUEST_CHOICE: Final = Decision(
    "guest",
    Row("20.5.2", "Only guests whose colour still has an empty space in the opponent's hotel.", that_fit, must=True),
    Row("20.5.3", "Guests of the colour on the card, if there are any.", of_the_colour),
    Row("20.5.4", "The guest with the most points.", with_most_points),
    Row("20.9.1", "Ties as the hand shows.", by_the_hand),
)


# A room: candidates are the empty spaces of the guest's colour (20.6.2), rising; about (card, guest).


def on_the_lowest_floor(candidates: list[int], p: Hotels, about: Any) -> list[int]:
    above = (candidates[0] // 5 + 1) * 5
    return [c for c in candidates if c < above]


def in_the_rightmost_column(candidates: list[int], p: Hotels, about: Any) -> list[int]:
    for column in (4, 3, 2, 1, 0):
        there = [c for c in candidates if c % 5 == column]
        if there:
            return there
    return []


def the_first(candidates: list[int], p: Hotels, about: Any) -> list[int]:
    return candidates[:1]


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
    Row("20.7.1.1", "A die that the card shows.", shown_on_the_card),
    Row("20.7.1.2", "The space with the most dice.", with_most_dice),
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


# --- his turn


def steps(card: int, level: int) -> list[Frame]:
    """What a card means on a level, the first step last; symbols above the level are absent (20.3.1, 20.4)."""
    frames: list[Frame] = [(HIS_SYMBOL, i) for i, symbol in enumerate(INSTRUCTION_SYMBOLS[card]) if symbol[2] <= level]
    frames.insert(0, (HIS_DIE,))
    guests = [i for i, symbol in enumerate(INSTRUCTION_GUESTS[card]) if symbol[1] <= level]
    for i in reversed(guests):
        frames[:0] = [(HIS_GUEST, i), (REFILL,)]
    return frames[::-1]


STEPS: Final[list[list[list[Frame]]]] = [
    [steps(card, level) for card in range(len(INSTRUCTION_GUESTS))] for level in range(len(LEVELS))
]


def run_turn(p: Hotels, frame: Frame) -> list[int] | None:
    return CHANCE


def deal_instruction(p: Hotels, frame: Frame, dealer: Dealer) -> int:
    bag = p.instruction_bag >> LOWEST_INSTRUCTION
    return LOWEST_INSTRUCTION + dealer.draw(INSTRUCTION_DECK, INSTRUCTIONS_COUNTED[p.modules], bag)


def instruction_outcomes(p: Hotels, frame: Frame) -> list[int]:
    return [card for card in INSTRUCTIONS_IN[p.modules] if p.instruction_bag >> card & 1]


def answer_turn(p: Hotels, frame: Frame, card: int) -> None:
    """The card is carried out from top to bottom (20.3.1)."""
    p.instruction = card
    p.instruction_bag &= ALL_BUT[card]
    if p.heard is not None:
        p.heard.append(("instruction", card, p.level, p.modules))
    p.stack.extend(STEPS[p.level][card])


def run_guest(p: Hotels, frame: Frame) -> list[int] | None:
    """He takes a guest from the queue (20.5) and gives it a room (20.6)."""
    colour = INSTRUCTION_GUESTS[p.instruction][frame[1]][0]
    queue = p.queue
    candidates = [IN_QUEUE[place][guest] for place, guest in enumerate(queue) if guest != NOBODY]
    if p.edition:  # a card with values of the player's own tells its points itself
        candidates = [(place, guest, guest_points(p, guest)) for place, guest in candidates]
    choice = decide(p, GUEST_CHOICE, candidates, (p.instruction, colour))
    if choice is None:
        return None  # 20.5.5
    place: int = choice[0]
    guest: int = choice[1]
    p.queue[place] = NOBODY
    p.guest_discard |= 1 << guest
    p.his_points[FOR_GUESTS] += guest_points(p, guest)
    if p.modules:
        moments.HIS_GUEST_TAKEN.happen(p, guest)
        if moments.HIS_GUEST.taken_over(p, frame[1], guest):
            return None
    accommodate(p, guest)
    return None


def accommodate(p: Hotels, guest: int) -> None:
    """An occupied room; points on the space count, nothing is paid and nothing is gained (20.6)."""
    rooms = p.his_rooms
    colour = GUEST_COLOUR[guest]
    empty = [space for space in NIGHT_SPACES[colour] if not rooms >> space & 1]
    choice = GREEN_ROOM_CHOICE if colour == GREEN else ROOM_CHOICE
    space: int = decide(p, choice, empty, (p.instruction, guest))
    p.his_rooms |= 1 << space
    p.his_points[FOR_SPACES] += SPACE_POINTS[space]
    if p.heard is not None:
        points = guest_points(p, guest)
        p.heard.append(("his room", guest, space, SPACE_COLOUR[NIGHT][space], points, SPACE_POINTS[space], p.modules))
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
    candidates = [DICE_ON[face][dice[face]] for face in range(1, 7) if dice[face]]
    face: int = decide(p, DIE_CHOICE, candidates, (p.instruction,))[0]
    return face


def run_symbol(p: Hotels, frame: Frame) -> list[int] | None:
    """One symbol of the bottom section (20.8)."""
    kind, value, _ = INSTRUCTION_SYMBOLS[p.instruction][frame[1]]
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


def his_advance(p: Hotels, n: int) -> None:
    over = max(0, p.his_emperor + n - EMPEROR_END)
    p.his_emperor = min(EMPEROR_END, p.his_emperor + n)
    p.his_points[FOR_EMPEROR] += over
    if p.heard is not None:
        p.heard.append(("his emperor", n, p.his_emperor, over, p.modules))


def his_objective(p: Hotels, shown: int) -> None:
    """His marker moves from III to II and from there onto the highest free spot (20.8.3-20.8.5)."""
    candidates = [PROGRESS_ON[place][p.his_progress[place]] for place in range(3)]
    choice = decide(p, OBJECTIVE_CHOICE, candidates, (p.instruction, shown))
    if choice is None:
        return
    place: int = choice[0]
    p.his_progress[place] += 1
    if p.his_progress[place] == CLAIMED:
        spot = free_spot(p, place)
        p.his_claimed[place] = spot
        p.his_points[FOR_OBJECTIVES] += spot
    if p.heard is not None:
        told = (p.objectives[place], p.his_progress[place], p.his_claimed[place], p.modules)
        p.heard.append(("his objective", *told))
