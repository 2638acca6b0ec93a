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

    def __init__(self, name: str) -> None:
        self.name: Final = name
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
SET_UP: Final[Happening[Mapping[str, str]]] = Happening("set-up")  # (options): frames may be added to the stack
ROLL: Final[Takeover[int]] = Takeover("roll")  # (dice): how this many dice are rolled
DUSTBIN: Final[Takeover[int]] = Takeover("dustbin")  # (dice left): after a pass
TURNS_OVER: Final[Happening[()]] = Happening("turns over")  # first step at the end of a round
ROUND_ENDS: Final[Happening[()]] = Happening("round ends")  # before the Emperor's visit; what follows may be pushed
NEXT_ROUND: Final[Happening[()]] = Happening("next round")  # the next round is already on the stack
FINAL: Final[Happening[()]] = Happening("final scoring")  # points may be added
# (lines): for points added to earlier lines
FINAL_LINES: Final[Happening[list[ScoreLine]]] = Happening("final lines")

# the player's turn
# (frame, answers): adds answers; sorted afterwards
TURN_ANSWERS: Final[Happening[Frame, list[int]]] = Happening("turn")
# before an answer of the turn is carried out
ACTION_BEGINS: Final[Happening[()]] = Happening("action begins")
# the continued turn is on the stack
ACTION_FOLLOWED: Final[Happening[()]] = Happening("action followed")
NO_DIE: Final[Takeover[list[int]]] = Takeover("no die")  # (answers): no die allows its action
SPACE_COST: Final[Sum[int]] = Sum("cost of a space")  # (face): krones for using it, besides fee and boost
SPACE_USED: Final[Happening[int]] = Happening("space used")  # (face): by a die or by E. Gizia
DIE_TAKEN: Final[Happening[int]] = Happening(
    "die taken"
)  # (face): its main action is pushed, strength and cost settled
ACTION: Final[Takeover[int, int]] = Takeover("action")  # (face, strength): how the action of a space is carried out
EXTRA_ACTIONS: Final[Happening[list[int]]] = Happening("extra actions")  # (answers): more for E. Gizia
EXTRA_ACTION: Final[Takeover[int]] = Takeover("extra action")  # (answer): E. Gizia's
GUEST_COST: Final[Sum[int]] = Sum("cost of a guest")  # (place): krones besides the place in the queue
GUEST_TAKEN: Final[Happening[int]] = Happening("guest taken")  # (place): the guest is still in the queue
# its effects are on the stack above the turn
GUEST_ACTION: Final[Happening[()]] = Happening("guest action")
QUEUE_MOVED: Final[Happening[list[int]]] = Happening("queue moved")  # (queue before)
GUEST_LEAVES: Final[Happening[int, int, Parts]] = Happening("guest leaves")  # (guest, table, parts): completed
COMPLETE: Final[Takeover[int]] = Takeover("complete")  # (table): may this guest leave although an item is missing?
# (guest): True if it may not move into a room as usual
STAYS: Final[Takeover[int]] = Takeover("stays")
ROOM_OCCUPIED: Final[Happening[int, int, bool, Parts]] = Happening("room occupied")  # (space, group, full now?, parts)
GROUP_BONUS: Final[Takeover[int, int, Parts]] = Takeover("group bonus")  # (colour, size, parts): another bonus
ROOMS_FREE: Final[Takeover[()]] = Takeover("rooms free")  # True if every room is free
STAFF_PLAYED: Final[Happening[int, Parts]] = Happening("staff played")  # (card, parts)
OBJECTIVE_CLAIMED: Final[Happening[int]] = Happening("objective claimed")  # (objective)

# the player's gains, source by source
MONEY_GAINED: Final[Happening[int]] = Happening("money gained")  # (krones)
POINTS_SCORED: Final[Happening[int]] = Happening("points scored")  # (points)
ADVANCED: Final[Happening[int]] = Happening("advanced")  # (Emperor spaces)
ITEMS_RECEIVED: Final[Happening[Frame]] = Happening("items received")  # (RECEIVE frame)
ITEM_SPENT: Final[Happening[int, int]] = Happening("item spent")  # (kind, how many)

# the opponent
# (number of the symbol, guest): True if it gets no room
HIS_GUEST: Final[Takeover[int, int]] = Takeover("his guest")
HIS_GUEST_TAKEN: Final[Happening[int]] = Happening("his guest taken")  # (guest)
HIS_ROOM: Final[Happening[int]] = Happening("his room")  # (space): a tile was placed
HIS_FACE: Final[Sum[()]] = Sum("his face")  # the space from which the die must be taken, or 0
HIS_DIE: Final[Happening[int]] = Happening("his die")  # (face): the die was taken
HIS_OBJECTIVE: Final[Happening[()]] = Happening("his objective")  # the symbol of an objective on the card
HIS_DANCER: Final[Happening[int]] = Happening("his dancer")  # (arrows): the symbol of a dancer at the bottom
HIS_VACANT: Final[Sum[()]] = Sum("his vacant rooms")  # the mask of tiles in his hotel that are not occupied

# inspection
INVARIANTS: Final[Happening[list[str]]] = Happening("invariants")  # (list of broken ones)
# (masks): guests outside the deck
OUT_OF_DECK: Final[Happening[list[int]]] = Happening("out of the deck")

# By number: the meaning of a data word or an answer in a module.
TESTED: Final[dict[int, Callable[[Hotels, int], int]]] = {}  # test of an objective: (p, objective) -> how many
LEXICON: Final[list[Word]] = []  # all words of the game, for look-ahead
# units that are counted for points: (p, side)
UNITS: Final[dict[int, Callable[[Hotels, int], int]]] = {}
PENALTIES: Final[dict[int, Callable[[Hotels, int], None]]] = {}  # penalty: (p, tile)
# word: (p, part); if missing, always possible
POSSIBLE: Final[dict[int, Callable[[Hotels, Frame], bool]]] = {}
# answers to TURN, by kind
ANSWERS: Final[dict[int, Callable[[Hotels, Frame, int], None]]] = {}


def kind_of(answer: int) -> int:
    """The kind of an answer to TURN, as its first answer: GUEST for every guest in the queue."""
    return n.TURN_ANSWERS[bisect(n.TURN_ANSWERS, answer) - 1]


def answer_for_module(p: Hotels, frame: Frame, answer: int) -> None:
    """Carry out an answer that a module added to the turn."""
    ANSWERS[kind_of(answer)](p, frame, answer)
