"""Which function speaks which word of Pseudo's?"""

from typing import Final

from tableforone.kernel.frames import Word

from ..rules import numbers as n
from . import cards, turn
from .chance import EQUALS

CUBE: Final = ("how", "count", "kinds", "sought", "swing", "kind...")

# where lots are drawn, the same frame comes again, with what the lot fell on as its last argument
WORDS: Final = (
    (n.PSEUDO_PLACE, Word("Pseudo places", turn.run_pseudo_place, args=("occasion", "argument", "space..."))),
    (n.PSEUDO_CUBE, Word("Pseudo takes a cube", turn.run_pseudo_cube, args=CUBE)),
    (n.PSEUDO_FAVOR, Word("Pseudo calls in a favor", cards.run_pseudo_favor, args=("how", "favor..."))),
    (n.PSEUDO_QUEST, Word("Pseudo completes a quest", turn.run_pseudo_quest)),
    (
        n.LOT,
        Word(
            "lot",
            turn.ask_lot,
            turn.answer_lot,
            chance=EQUALS,
            args=("decision", "frame then", "about", "left", "walked"),
        ),
    ),
    (n.PSEUDO_CARD, Word("Pseudo plays a card", cards.run_pseudo_card, args=("card", "how"))),
    (n.PSEUDO_TILE, Word("Pseudo chooses a tile", turn.run_pseudo_tile, args=("buys",))),
    (n.PSEUDO_SWAP, Word("Pseudo swaps a cube", turn.run_pseudo_swap, args=("give",))),
)
