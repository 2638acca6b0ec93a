"""Which word does what?  The table of all words but Rudolph's."""

from typing import Final

from tableforone.kernel.frames import Arg, Word

from . import (
    actions,
    apprentices,
    building,
    cards,
    chance,
    decks,
    flow,
    gains,
    groves,
    setup,
    solo_cards,
    spellbooks,
)
from . import numbers as n

SPOTS: Final = 4 * cards.TILES
MOST_PRINTED: Final = 20  # of anything, on a tile or a card

WORDS: Final = (
    (
        n.LAY_START,
        Word(
            "lay_start",
            setup.ask_chance,
            setup.answer_lay_start,
            chance=chance.STARTS,
            args=(Arg("cell", 0, n.WIDTH * n.WIDTH - 1),),
        ),
    ),
    (
        n.LAY_GROVE,
        Word(
            "lay_grove",
            groves.ask_lay_grove,
            groves.answer_lay_grove,
            chance=chance.GROVES,
            args=(Arg("gap", 0, n.WIDTH * n.WIDTH - 1),),
        ),
    ),
    (
        n.SHOW_FIELD,
        Word(
            "show_field",
            building.ask_show_field,
            building.answer_show_field,
            chance=chance.FIELDS,
            args=(Arg("place", 0, cards.DISPLAY - 1),),
        ),
    ),
    (
        n.TURN_UP,
        Word(
            "turn_up", decks.ask_turn_up, decks.answer_turn_up, chance=chance.DECKS, args=(Arg("deck", 0, n.DECKS - 1),)
        ),
    ),
    (n.OPEN_BOOK, Word("open_book", setup.ask_chance, setup.answer_open_book, chance=chance.BOOKS)),
    (n.ROUND, Word("round", flow.run_round)),
    (n.START_TURN, Word("start_turn", flow.run_start_turn)),
    (n.ACT, Word("act", actions.ask_act, actions.answer_act, reach=n.PLACE + SPOTS)),
    (
        n.CHOOSE_CELL,
        Word(
            "choose_cell",
            building.ask_choose_cell,
            building.answer_choose_cell,
            args=(Arg("place", 0, cards.DISPLAY - 1), Arg("free", 0, 1)),
            reach=n.CELL + n.WIDTH * n.WIDTH,
        ),
    ),
    (
        n.FREE_BUILDING,
        Word("free_building", building.ask_free_building, building.answer_free_building, reach=n.BUILD + cards.DISPLAY),
    ),
    (n.PAY_ANY, Word("pay_any", gains.ask_pay_any, gains.answer_pay_any, reach=n.BUY + n.FRUIT + 1)),
    (n.EARN, Word("earn", gains.run_earn, args=(Arg("good", 0, n.SCROLL), Arg("number", 0, MOST_PRINTED)))),
    (
        n.SCORE_PER,
        Word("score_per", gains.run_score_per, args=(Arg("counter", 0, n.FLAT), Arg("points", 0, MOST_PRINTED))),
    ),
    (n.TAKE_CARD, Word("take_card", decks.run_take_card, args=(Arg("deck", 0, n.DECKS - 1),))),
    (
        n.REACTIVATE,
        Word("reactivate", apprentices.ask_reactivate, apprentices.answer_reactivate, reach=n.WAKE + SPOTS),
    ),
    (
        n.PICK_GROVE,
        Word("pick_grove", groves.ask_pick_grove, groves.answer_pick_grove, reach=n.GROVE + cards.GROVES_IN_BOX),
    ),
    (
        n.OPTION,
        Word(
            "option",
            building.ask_option,
            building.answer_option,
            args=(Arg("tile", 0, cards.TILES - 1),),
            reach=n.PLACE + SPOTS,
        ),
    ),
    (
        n.SPELLBOOK,
        Word(
            "spellbook",
            spellbooks.ask_spellbook,
            spellbooks.answer_spellbook,
            args=(Arg("at the end", 0, 1),),
            reach=n.BOOK + 2 * cards.BOOKS,
        ),
    ),
    (
        n.SEND,
        Word(
            "send",
            spellbooks.ask_send,
            spellbooks.answer_send,
            args=(Arg("book spot", 0, 2 * cards.BOOKS - 1),),
            reach=n.LEAVE + SPOTS,
        ),
    ),
    (n.HARVEST, Word("harvest", groves.ask_harvest, groves.answer_harvest, reach=n.GROVE + cards.GROVES_IN_BOX)),
    (n.ROUND_END, Word("round_end", flow.run_round_end)),
    (
        n.RECYCLE,
        Word(
            "recycle",
            decks.ask_recycle,
            decks.answer_recycle,
            args=(Arg("left", 0, solo_cards.MOST),),
            reach=n.SWAP + n.DECKS + cards.DISPLAY,
        ),
    ),
    (n.REFILL, Word("refill", groves.run_refill)),
    (n.INCOME, Word("income", flow.run_income)),
    (
        n.BUILD_BONUS,
        Word("build_bonus", building.run_build_bonus, args=(Arg("tile", 0, cards.TILES - 1), Arg("free", 0, 1))),
    ),
)
