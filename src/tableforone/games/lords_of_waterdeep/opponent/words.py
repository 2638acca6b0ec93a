"""The opponent's words, one record per type of frame."""

from typing import Final

from tableforone.kernel.frames import Arg, Word, ask_chance
from tableforone.kernel.lots import lot_word

from ..rules import cards
from ..rules import numbers as n
from . import cards as his_cards
from . import turn
from .chance import EQUALS
from .offers import NUMBERS
from .rows import BY_LOT

MOST: Final = 999  # cubes
ABOUT: Final = Arg("about", n.NOTHING, (1 << cards.PLACES) - 1, deep=True)

HOW: Final = Arg("how", n.APART, n.COPIED)
CUBE: Final = (
    HOW,
    Arg("count", 0, MOST),
    Arg("kinds", 0, n.ANY_CUBE | 1 << n.SERVED),
    Arg("sought", n.NOTHING, n.GOLD),
    Arg("swing", 0, 1),
    Arg("kind", 0, n.WIZARD, many=1),
)

# After a random choice the same frame runs again, with the choice as its last argument.
WORDS: Final = (
    Word(
        n.PSEUDO_PLACE,
        "Pseudo places",
        turn.run_pseudo_place,
        args=(Arg("occasion", 0, n.BRIBE), Arg("argument", 0, cards.PLACES - 1), Arg("space", 0, NUMBERS - 1, many=1)),
    ),
    Word(n.PSEUDO_CUBE, "Pseudo takes a cube", turn.run_pseudo_cube, args=CUBE),
    Word(
        n.PSEUDO_FAVOR,
        "Pseudo calls in a favor",
        his_cards.run_pseudo_favor,
        args=(HOW, Arg("kind", 0, n.GOLD, many=1)),
    ),
    Word(n.PSEUDO_QUEST, "Pseudo completes a quest", turn.run_pseudo_quest),
    lot_word(n.LOT, BY_LOT, EQUALS, NUMBERS, ABOUT).done_by(ask_chance, turn.answer_lot),
    Word(n.PSEUDO_CARD, "Pseudo plays a card", his_cards.run_pseudo_card, args=(Arg("card", 0, cards.CARDS - 1), HOW)),
    Word(n.PSEUDO_TILE, "Pseudo chooses a tile", turn.run_pseudo_tile, args=(Arg("buys", n.TAKES, n.BUYS),)),
    Word(n.PSEUDO_SWAP, "Pseudo swaps a cube", turn.run_pseudo_swap, args=(Arg("give", 0, n.ANY_CUBE),)),
)
