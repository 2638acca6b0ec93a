"""Set-up: options, the starting position, and the random draws (2, 20.2)."""

from typing import Final, NamedTuple

from tableforone.kernel.frames import Frame
from tableforone.kernel.meanings import Words
from tableforone.kernel.options import Option, Setup

from . import boards, decks, moments
from . import numbers as n
from .fields import POSITION
from .own_cards import own_cards, places
from .position import Hotels
from .staff import TO_HAND

BLANK: Final = POSITION.begun(Hotels())
HOTEL: Final = Option(
    "hotel",
    ("night", "day", *(board.replace("_", "-") for board in boards.BOARDS[1:])),
    "night",
    pictures={name.replace("_", "-"): boards.drawn(number) for number, name in enumerate(boards.BOARDS)},
)
CARDS: Final = Option("cards", is_file=True, expert=True)


class Guess(NamedTuple):
    """Reconstructed data of modules, until the player's own cards replace it."""

    modules: int  # bits; one of them must be set
    note: Words
    part: int = -1  # of her own cards; -1: nothing replaces it
    entries: int = 1  # with at least so many


GUESSES: Final[list[Guess]] = []  # registered by the modules,
# and by the name of each block of their numbers: the modules that use it, as bits, and how it begins
BLOCKS: Final[dict[str, tuple[int, list[int]]]] = {}

OPENING: Final[list[Frame]] = [
    (n.ROUND,),
    (n.PREPARE, 3, 0, boards.TOP, 3),
    (n.REFILL,),
    (n.FIRST_GUEST,),
    (n.KEEP_SIX,),
    (n.REVEAL_STAFF, 10, TO_HAND),
    (n.REFILL,),
    *[(n.REVEAL_TILE, letter) for letter in (2, 1, 0)],
    *[(n.REVEAL_OBJECTIVE, letter) for letter in (2, 1, 0)],
]  # set-up steps in reverse order (2, 20.2)


def start(setup: Setup) -> Hotels:
    """The position before the first card; all set-up steps are on the stack."""
    p = BLANK.copy()
    p.level = n.LEVELS.index(setup.level)
    p.cut_short = 1 if setup.rules == 1 else 0
    p.money = 10
    p.kitchen = [1, 1, 1, 1, 0]
    p.private = 5
    p.stack = OPENING[:]
    side = setup.options["hotel"]
    if side == "day":
        p.stack.append((n.REVEAL_BOARD,))
    else:
        p.board = boards.BOARDS.index(side.replace("-", "_"))
    p.modules = module_bits(setup)
    p.guest_bag = decks.ALL_GUESTS_IN[p.modules]
    p.staff_bag = decks.ALL_STAFF_IN[p.modules]
    p.instruction_bag = decks.ALL_INSTRUCTIONS_IN[p.modules]
    # checked also without modules
    own = own_cards(setup.options["cards"]) if setup.options["cards"] else None
    if p.modules:
        for name, (modules, numbers) in BLOCKS.items():
            if p.modules & modules:
                setattr(p, name, numbers[:])
        moments.SET_UP.happen(p, setup.options)
        if own is not None:
            p.edition = own
    return p


def module_bits(setup: Setup) -> int:
    """The modules in the game as bits; an option may also choose one."""
    found = 0
    for name, bit in decks.MODULES.items():
        if name in setup.modules or setup.options.get(name) == "on":
            found |= bit
    return found


def answer_reveal_board(p: Hotels, frame: Frame, board: int) -> None:
    p.board = board


def answer_reveal_objective(p: Hotels, frame: Frame, objective: int) -> None:
    p.objectives = (*p.objectives, objective)


def answer_reveal_tile(p: Hotels, frame: Frame, tile: int) -> None:
    p.tiles = (*p.tiles, tile)


def reconstructed(setup: Setup) -> list[Words]:
    """The reconstructed data in use, except what the player entered herself."""
    own = own_cards(setup.options["cards"]) if setup.options["cards"] else ((),) * places()
    modules = module_bits(setup)
    found = [guess for guess in GUESSES if guess.modules & modules]
    return [guess.note for guess in found if guess.part < 0 or len(own[guess.part]) < guess.entries]
