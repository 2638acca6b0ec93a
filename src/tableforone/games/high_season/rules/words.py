"""Which word does what?  The table of all words but Ralph's."""

from typing import Final

from tableforone.kernel.frames import Word

from . import actions, agenda, flow, setup
from . import numbers as n

WORDS: Final = (
    (n.HOTEL, Word("hotel", setup.ask_hotel, setup.answer_hotel, deal=setup.deal_hotel, outcomes=setup.list_hotels)),
    (n.STRIP, Word("strip", setup.ask_strip, setup.answer_strip, deal=setup.deal_strip, outcomes=setup.list_strips)),
    (n.ROUND, Word("round", flow.run_round)),
    (n.ROLL, Word("roll", flow.ask_roll, flow.answer_roll, deal=flow.deal_roll, accepts=flow.accept_roll)),
    (n.TURN, Word("turn", flow.ask_turn, flow.answer_turn)),
    (n.FEE_DUE, Word("fee", actions.ask_fee, actions.answer_fee)),
    (n.AGENDA, Word("agenda", agenda.ask_agenda, agenda.answer_agenda)),
    (n.USE, Word("use", agenda.ask_use, agenda.answer_use)),
    (n.MORE, Word("more", actions.ask_more, actions.answer_more)),
    (n.CLOSE, Word("close", flow.run_close)),
)
