"""Hooks for modules: named moments of the game and what modules do at each.

The base game calls a hook only ``if p.modules``; it knows no module by name.  The table in
``modules`` lists what happens at each moment and in which order.  It is registered here when the
game is assembled.
"""

from bisect import bisect
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVarTuple, Unpack

from tableforone.kernel.frames import Frame, Word
from tableforone.kernel.spec import ScoreLine

from . import numbers as n
from .position import Hotels

About = TypeVarTuple("About")  # what a hook passes on besides the position
Deed = Callable[..., Any]
# a hook and its entries: modules, function, rule numbers
Row = tuple["ModuleMoment", tuple[tuple[int, Deed, str], ...]]


class ModuleMoment:
    """A hook: (modules, function) pairs in table order; one of the modules must be in play."""

    def __init__(self) -> None:
        self.deeds: Final[list[tuple[int, Deed]]] = []

    def heeded(self, modules: int) -> bool:
        """Whether one of these modules uses this hook."""
        return any(modules & needed for needed, _ in self.deeds)


class Happening(ModuleMoment, Generic[*About]):
    """A hook that calls the functions of all modules."""

    def row(self, *deeds: tuple[int, Callable[[Hotels, Unpack[About]], None], str]) -> Row:
        return self, deeds

    def happen(self, p: Hotels, *about: *About) -> None:
        for modules, deed in self.deeds:
            if p.modules & modules:
                deed(p, *about)


class Sum(ModuleMoment, Generic[*About]):
    """A hook that adds up the results of the modules."""

    def row(self, *deeds: tuple[int, Callable[[Hotels, Unpack[About]], int], str]) -> Row:
        return self, deeds

    def add_up(self, p: Hotels, *about: *About) -> int:
        total = 0
        for modules, deed in self.deeds:
            if p.modules & modules:
                total += deed(p, *about)
        return total


class Takeover(ModuleMoment, Generic[*About]):
    """A hook with which a module may replace the usual action; the first that returns True does."""

    def row(self, *deeds: tuple[int, Callable[[Hotels, Unpack[About]], bool], str]) -> Row:
        return self, deeds

    def taken_over(self, p: Hotels, *about: *About) -> bool:
        for modules, deed in self.deeds:
            if p.modules & modules and deed(p, *about):
                return True
        return False


Parts = list[Frame]

# set-up and rounds
SET_UP: Final[Happening[Mapping[str, str]]] = Happening()  # (options): frames may be added to the stack
ROLL: Final[Takeover[int]] = Takeover()  # (dice): how this many dice are rolled
DUSTBIN: Final[Takeover[int]] = Takeover()  # (dice left): after a pass
TURNS_OVER: Final[Happening[()]] = Happening()  # first step at the end of a round
ROUND_ENDS: Final[Happening[()]] = Happening()  # before the Emperor's visit; what follows may be pushed
NEXT_ROUND: Final[Happening[()]] = Happening()  # the next round is already on the stack
FINAL: Final[Happening[()]] = Happening()  # points may be added
# (lines): for points added to earlier lines
FINAL_LINES: Final[Happening[list[ScoreLine]]] = Happening()

# the player's turn
# (frame, answers): adds answers; sorted afterwards
TURN_ANSWERS: Final[Happening[Frame, list[int]]] = Happening()
ACTION_BEGINS: Final[Happening[()]] = Happening()  # before an answer of the turn is carried out
ACTION_FOLLOWED: Final[Happening[()]] = Happening()  # the continued turn is on the stack
NO_DIE: Final[Takeover[list[int]]] = Takeover()  # (answers): no die allows its action
SPACE_COST: Final[Sum[int]] = Sum()  # (face): krones for using it, besides fee and boost
SPACE_USED: Final[Happening[int]] = Happening()  # (face): by a die or by E. Gizia
DIE_TAKEN: Final[Happening[int]] = Happening()  # (face): its main action is pushed, strength and cost settled
ACTION: Final[Takeover[int, int]] = Takeover()  # (face, strength): how the action of a space is carried out
EXTRA_ACTIONS: Final[Happening[list[int]]] = Happening()  # (answers): more for E. Gizia
EXTRA_ACTION: Final[Takeover[int]] = Takeover()  # (answer): E. Gizia's
GUEST_COST: Final[Sum[int]] = Sum()  # (place): krones besides the place in the queue
GUEST_TAKEN: Final[Happening[int]] = Happening()  # (place): the guest is still in the queue
GUEST_ACTION: Final[Happening[()]] = Happening()  # its effects are on the stack above the turn
QUEUE_MOVED: Final[Happening[list[int]]] = Happening()  # (queue before)
GUEST_LEAVES: Final[Happening[int, int, Parts]] = Happening()  # (guest, table, parts): completed
COMPLETE: Final[Takeover[int]] = Takeover()  # (table): may this guest leave although an item is missing?
STAYS: Final[Takeover[int]] = Takeover()  # (guest): True if it may not move into a room as usual
ROOM_OCCUPIED: Final[Happening[int, int, bool, Parts]] = Happening()  # (space, group, full now?, parts)
GROUP_BONUS: Final[Takeover[int, int, Parts]] = Takeover()  # (colour, size, parts): another bonus
ROOMS_FREE: Final[Takeover[()]] = Takeover()  # True if every room is free
STAFF_PLAYED: Final[Happening[int, Parts]] = Happening()  # (card, parts)
OBJECTIVE_CLAIMED: Final[Happening[int]] = Happening()  # (objective)

# the player's gains, source by source
MONEY_GAINED: Final[Happening[int]] = Happening()  # (krones)
POINTS_SCORED: Final[Happening[int]] = Happening()  # (points)
ADVANCED: Final[Happening[int]] = Happening()  # (Emperor spaces)
ITEMS_RECEIVED: Final[Happening[Frame]] = Happening()  # (RECEIVE frame)
ITEM_SPENT: Final[Happening[int, int]] = Happening()  # (kind, how many)

# the opponent
# (number of the symbol, guest): True if it gets no room
HIS_GUEST: Final[Takeover[int, int]] = Takeover()
HIS_GUEST_TAKEN: Final[Happening[int]] = Happening()  # (guest)
HIS_ROOM: Final[Happening[int]] = Happening()  # (space): a tile was placed
HIS_FACE: Final[Sum[()]] = Sum()  # the space from which the die must be taken, or 0
HIS_DIE: Final[Happening[int]] = Happening()  # (face): the die was taken
HIS_OBJECTIVE: Final[Happening[()]] = Happening()  # the symbol of an objective on the card
HIS_DANCER: Final[Happening[int]] = Happening()  # (arrows): the symbol of a dancer at the bottom
HIS_VACANT: Final[Sum[()]] = Sum()  # the mask of tiles in his hotel that are not occupied

# inspection
INVARIANTS: Final[Happening[list[str]]] = Happening()  # (list of broken ones)
OUT_OF_DECK: Final[Happening[list[int]]] = Happening()  # (masks): guests outside the deck

# By number: the meaning of a data word or an answer in a module.
TESTED: Final[dict[int, Callable[[Hotels, int], int]]] = {}  # test of an objective: (p, objective) -> how many
LEXICON: Final[list[Word]] = []  # all words of the game, for look-ahead
# units that are counted for points: (p, side)
UNITS: Final[dict[int, Callable[[Hotels, int], int]]] = {}
PENALTIES: Final[dict[int, Callable[[Hotels, int], None]]] = {}  # penalty: (p, tile)
# word: (p, part); if missing, always possible
POSSIBLE: Final[dict[int, Callable[[Hotels, Frame], bool]]] = {}
ANSWERS: Final[dict[int, Callable[[Hotels, Frame, int], None]]] = {}  # answers to TURN, by kind


def kind_of(answer: int) -> int:
    """The kind of an answer to TURN, as its first answer: GUEST for every guest in the queue."""
    return n.FIRST_ANSWERS[bisect(n.FIRST_ANSWERS, answer) - 1]
