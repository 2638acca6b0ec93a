"""Which function speaks which word of Pseudo's?"""

from typing import Final

from tableforone.kernel.frames import Word

from ..rules import numbers as n
from . import cards, turn

WORDS: Final = (
    (n.PSEUDO_PLACE, Word("Pseudo places", turn.run_pseudo_place)),
    (n.PSEUDO_CUBE, Word("Pseudo takes a cube", turn.run_pseudo_cube)),
    (n.PSEUDO_FAVOR, Word("Pseudo calls in a favor", turn.run_pseudo_favor)),
    (n.PSEUDO_QUEST, Word("Pseudo completes a quest", turn.run_pseudo_quest)),
    (n.LOT, Word("lot", turn.ask_lot, turn.answer_lot, deal=turn.deal_lot, outcomes=turn.lot_outcomes)),
    (n.PSEUDO_CARD, Word("Pseudo plays a card", cards.run_pseudo_card)),
    (n.PSEUDO_TILE, Word("Pseudo chooses a tile", turn.run_pseudo_tile)),
    (n.PSEUDO_SWAP, Word("Pseudo swaps a cube", turn.run_pseudo_swap)),
)
