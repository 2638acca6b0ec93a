"""Which word does what?  The player's words and those of the table; Rudolph's are in his own room."""

from typing import Final

from tableforone.kernel.frames import Word

from . import actions, apprentices, building, decks, flow, gains, groves, setup, spellbooks
from . import numbers as n

WORDS: Final = (
    (
        n.LAY_START,
        Word(
            "lay_start",
            setup.ask_chance,
            setup.answer_lay_start,
            deal=setup.deal_lay_start,
            outcomes=setup.starts_left,
        ),
    ),
    (
        n.LAY_GROVE,
        Word(
            "lay_grove",
            groves.ask_lay_grove,
            groves.answer_lay_grove,
            deal=groves.deal_lay_grove,
            outcomes=groves.groves_left,
        ),
    ),
    (
        n.SHOW_FIELD,
        Word(
            "show_field",
            building.ask_show_field,
            building.answer_show_field,
            deal=building.deal_show_field,
            outcomes=building.fields_left,
        ),
    ),
    (
        n.TURN_UP,
        Word(
            "turn_up",
            decks.ask_turn_up,
            decks.answer_turn_up,
            deal=decks.deal_turn_up,
            outcomes=decks.cards_left,
        ),
    ),
    (
        n.OPEN_BOOK,
        Word(
            "open_book",
            setup.ask_chance,
            setup.answer_open_book,
            deal=setup.deal_open_book,
            outcomes=setup.books_left,
        ),
    ),
    (n.ROUND, Word("round", flow.run_round)),
    (n.START_TURN, Word("start_turn", flow.run_start_turn)),
    (n.ACT, Word("act", actions.ask_act, actions.answer_act)),
    (n.CHOOSE_CELL, Word("choose_cell", building.ask_choose_cell, building.answer_choose_cell)),
    (n.FREE_BUILDING, Word("free_building", building.ask_free_building, building.answer_free_building)),
    (n.PAY_ANY, Word("pay_any", gains.ask_pay_any, gains.answer_pay_any)),
    (n.EARN, Word("earn", gains.run_earn)),
    (n.SCORE_PER, Word("score_per", gains.run_score_per)),
    (n.TAKE_CARD, Word("take_card", decks.run_take_card)),
    (n.REACTIVATE, Word("reactivate", apprentices.ask_reactivate, apprentices.answer_reactivate)),
    (n.PICK_GROVE, Word("pick_grove", groves.ask_pick_grove, groves.answer_pick_grove)),
    (n.OPTION, Word("option", building.ask_option, building.answer_option)),
    (n.SPELLBOOK, Word("spellbook", spellbooks.ask_spellbook, spellbooks.answer_spellbook)),
    (n.SEND, Word("send", spellbooks.ask_send, spellbooks.answer_send)),
    (n.HARVEST, Word("harvest", groves.ask_harvest, groves.answer_harvest)),
    (n.ROUND_END, Word("round_end", flow.run_round_end)),
    (n.RECYCLE, Word("recycle", decks.ask_recycle, decks.answer_recycle)),
    (n.REFILL, Word("refill", groves.run_refill)),
    (n.INCOME, Word("income", flow.run_income)),
    (n.BUILD_BONUS, Word("build_bonus", building.run_build_bonus)),
)
