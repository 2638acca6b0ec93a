"""When may a module have its say?  The named moments of the game, each a list of what modules do at it.

The base game comes past these moments only ``if p.modules``; what happens there is written in the module's own folder
under ``modules/`` and laid in here when the folder is imported: ``moments.DIE_TAKEN.add(CELEBRITIES, take_celebrity)``.
"""

from collections.abc import Callable
from typing import Any, Final

from .position import Hotels

Deed = Callable[..., Any]


class Moment:
    """What modules do at one moment, in the order in which they were laid in."""

    def __init__(self) -> None:
        self.deeds: Final[list[tuple[int, Deed]]] = []

    def add(self, modules: int, deed: Deed) -> None:
        """Lay in what happens when one of these modules is in the game."""
        self.deeds.append((modules, deed))

    def happen(self, p: Hotels, *about: Any) -> None:
        """Let every module in the game do its part."""
        for modules, deed in self.deeds:
            if p.modules & modules:
                deed(p, *about)

    def add_up(self, p: Hotels, *about: Any) -> int:
        """What the modules in the game have to add, together."""
        total = 0
        for modules, deed in self.deeds:
            if p.modules & modules:
                total += deed(p, *about)
        return total

    def taken_over(self, p: Hotels, *about: Any) -> bool:
        """Does a module do it in its own way?"""
        for modules, deed in self.deeds:
            if p.modules & modules and deed(p, *about):
                return True
        return False


# set-up and rounds
SET_UP: Final[Moment] = Moment()  # (options): frames may be added to the stack of the set-up
ROLL: Final[Moment] = Moment()  # taken over (dice): how this many dice are rolled
DUSTBIN: Final[Moment] = Moment()  # taken over (dice left): a pass has gone round
TURNS_OVER: Final[Moment] = Moment()  # (): first of all at the end of a round
ROUND_ENDS: Final[Moment] = Moment()  # (): before the Emperor's visit; what follows it may be pushed
NEXT_ROUND: Final[Moment] = Moment()  # (): the round that begins is on the stack
FINAL: Final[Moment] = Moment()  # (): points may be added

# the player's turn
TURN_ANSWERS: Final[Moment] = Moment()  # (frame, answers): more answers; they are sorted afterwards
TURN_ANSWER: Final[list[tuple[int, int, Deed]]] = []  # (first, last, deed(p, frame, answer)): answers of modules
ACTION_BEGINS: Final[Moment] = Moment()  # (): an answer of the turn is about to be carried out
ACTION_FOLLOWED: Final[Moment] = Moment()  # (): the turn that goes on afterwards lies on the stack
NO_DIE: Final[Moment] = Moment()  # taken over (answers): no die allows its action
SPACE_COST: Final[Moment] = Moment()  # adds up (face): krones for using an action space, besides fee and boost
SPACE_USED: Final[Moment] = Moment()  # (face): by a die or by E. Gizia
DIE_TAKEN: Final[Moment] = Moment()  # (face): the main action lies on the stack, strength and cost are settled
ACTION: Final[Moment] = Moment()  # taken over (face, strength): how the action of a space is carried out
EXTRA_ACTIONS: Final[Moment] = Moment()  # (answers): more for E. Gizia
EXTRA_ACTION: Final[Moment] = Moment()  # taken over (answer): her answer
GUEST_COST: Final[Moment] = Moment()  # adds up (place): krones for taking a guest, besides the place in the queue
GUEST_TAKEN: Final[Moment] = Moment()  # (place): the player takes the guest, who is still in the queue
GUEST_ACTION: Final[Moment] = Moment()  # (): what follows the guest action lies on the stack above the turn
QUEUE_MOVED: Final[Moment] = Moment()  # (queue before)
GUEST_LEAVES: Final[Moment] = (
    Moment()
)  # (guest, table, parts): a completed guest; what follows may be added to the parts
COMPLETE: Final[Moment] = Moment()  # taken over (table): may this guest leave although an item is missing?
STAYS: Final[Moment] = Moment()  # taken over (guest): may this guest not be moved into a room as usual?
ROOM_OCCUPIED: Final[Moment] = Moment()  # (space, group, is the group complete now?, parts)
GROUP_BONUS: Final[Moment] = Moment()  # taken over (colour, size, parts): another bonus for a full group
ROOMS_FREE: Final[Moment] = Moment()  # taken over (): is every room free?
STAFF_PLAYED: Final[Moment] = Moment()  # (card, parts)
OBJECTIVE_CLAIMED: Final[Moment] = Moment()  # (objective)

# gains of the player, source by source
MONEY_GAINED: Final[Moment] = Moment()  # (n)
POINTS_SCORED: Final[Moment] = Moment()  # (n)
ADVANCED: Final[Moment] = Moment()  # (n)
ITEMS_RECEIVED: Final[Moment] = Moment()  # (RECEIVE frame)
DANCER_SENT: Final[Moment] = Moment()  # (parts)
ROW_BONUS: Final[Moment] = Moment()  # (parts): the bonus of a row of a ballroom
BALLROOM_SCORED: Final[Moment] = Moment()  # (the player's dancers there, the opponent's)
CHAMPAGNE_SPENT: Final[Moment] = Moment()  # (n)

# the opponent
HIS_GUEST: Final[Moment] = Moment()  # taken over (number of the symbol, guest): the guest goes elsewhere than to a room
HIS_GUEST_TAKEN: Final[Moment] = Moment()  # (guest)
HIS_ROOM: Final[Moment] = Moment()  # (space): a tile was laid
HIS_FACE: Final[Moment] = Moment()  # adds up (): the space from which the die must be taken, or 0
HIS_DIE: Final[Moment] = Moment()  # (face): the die was taken
HIS_OBJECTIVE: Final[Moment] = Moment()  # (): the symbol of an objective on the card
HIS_DANCER: Final[Moment] = Moment()  # (arrows): the symbol of a dancer at the bottom of the card
HIS_VACANT: Final[Moment] = Moment()  # adds up (): the mask of tiles in the opponent's hotel that are not occupied

# looking
VIEW: Final[Moment] = Moment()  # (view)
FAULTS: Final[Moment] = Moment()  # (list of faults)
WORTH: Final[Moment] = Moment()  # (list of floats): estimates to be added
OUT_OF_DECK: Final[Moment] = Moment()  # (masks): sets of guests that lie elsewhere than base guests do

# by number: what a word of the data means in a module
MEETS: Final[dict[int, Deed]] = {}  # test of an objective: (p, objective) -> bool
UNITS: Final[dict[int, Deed]] = {}  # scoring word: (p, side) -> int
PENALTIES: Final[dict[int, Deed]] = {}  # penalty: (p, tile)
POSSIBLE: Final[dict[int, Deed]] = {}  # word: (p, part) -> bool; a word that is missing here is always possible


def turn_answer(p: Hotels, frame: tuple[Any, ...], answer: int) -> None:
    """Carry out an answer that a module has added to the turn."""
    for first, last, deed in TURN_ANSWER:
        if first <= answer <= last:
            deed(p, frame, answer)
            return
    raise AssertionError(f"no module knows the answer {answer}")
