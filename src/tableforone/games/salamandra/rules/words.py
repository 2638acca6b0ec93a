"""The words of the game (one record per type of frame), except Rudolph's."""

from typing import Final

from tableforone.kernel.frames import Arg, Word, ask_chance

from . import actions, apprentices, building, cards, chance, decks, flow, gains, groves, setup, solo_cards, spellbooks
from . import numbers as n

SPOTS: Final = 4 * cards.TILES
MOST_PRINTED: Final = 20  # of anything on a tile or card
MAP: Final = n.WIDTH * n.WIDTH

# arguments of several words
DECK: Final = Arg("deck", 0, n.DECKS - 1)
FREE: Final = Arg("free", 0, 1)
PLACE: Final = Arg("place", 0, cards.DISPLAY - 1)
TILE: Final = Arg("tile", 0, cards.TILES - 1)

WORDS: Final = (
    Word(
        n.LAY_START,
        "lay_start",
        ask_chance,
        setup.answer_lay_start,
        chance=chance.STARTS,
        args=(Arg("cell", 0, MAP - 1),),
    ),
    Word(
        n.LAY_GROVE,
        "lay_grove",
        groves.ask_lay_grove,
        groves.answer_lay_grove,
        chance=chance.GROVES,
        args=(Arg("gap", 0, MAP - 1),),
    ),
    Word(
        n.SHOW_FIELD,
        "show_field",
        building.run_show_field,
        building.answer_show_field,
        chance=chance.FIELDS,
        args=(PLACE,),
    ),
    Word(n.TURN_UP, "turn_up", decks.run_turn_up, decks.answer_turn_up, chance=chance.DECKS, args=(DECK,)),
    Word(n.OPEN_BOOK, "open_book", ask_chance, setup.answer_open_book, chance=chance.BOOKS),
    Word(n.ROUND, "round", flow.run_round),
    Word(n.START_TURN, "start_turn", flow.run_start_turn),
    Word(n.ACT, "act", actions.ask_act, actions.answer_act, reach=n.PLACE + SPOTS),
    Word(
        n.CHOOSE_CELL,
        "choose_cell",
        building.ask_choose_cell,
        building.answer_choose_cell,
        args=(PLACE, FREE),
        reach=n.CELL + MAP,
    ),
    Word(
        n.FREE_BUILDING,
        "free_building",
        building.ask_free_building,
        building.answer_free_building,
        reach=n.BUILD + cards.DISPLAY,
    ),
    Word(n.PAY_ANY, "pay_any", gains.run_pay_any, gains.answer_pay_any, reach=n.BUY + n.FRUIT + 1),
    Word(n.EARN, "earn", gains.run_earn, args=(Arg("good", 0, n.SCROLL), Arg("number", 0, MOST_PRINTED))),
    Word(
        n.SCORE_PER, "score_per", gains.run_score_per, args=(Arg("counter", 0, n.FLAT), Arg("points", 0, MOST_PRINTED))
    ),
    Word(n.TAKE_CARD, "take_card", decks.run_take_card, args=(DECK,)),
    Word(n.REACTIVATE, "reactivate", apprentices.run_reactivate, apprentices.answer_reactivate, reach=n.WAKE + SPOTS),
    Word(
        n.PICK_GROVE, "pick_grove", groves.run_pick_grove, groves.answer_pick_grove, reach=n.GROVE + cards.GROVES_IN_BOX
    ),
    Word(n.OPTION, "option", building.run_option, building.answer_option, args=(TILE,), reach=n.PLACE + SPOTS),
    Word(
        n.SPELLBOOK,
        "spellbook",
        spellbooks.run_spellbook,
        spellbooks.answer_spellbook,
        args=(Arg("at the end", 0, 1),),
        reach=n.BOOK + 2 * cards.BOOKS,
    ),
    Word(
        n.SEND,
        "send",
        spellbooks.run_send,
        spellbooks.answer_send,
        args=(Arg("book spot", 0, 2 * cards.BOOKS - 1),),
        reach=n.LEAVE + SPOTS,
    ),
    Word(n.HARVEST, "harvest", groves.ask_harvest, groves.answer_harvest, reach=n.GROVE + cards.GROVES_IN_BOX),
    Word(n.ROUND_END, "round_end", flow.run_round_end),
    Word(
        n.RECYCLE,
        "recycle",
        decks.ask_recycle,
        decks.answer_recycle,
        args=(Arg("left", 0, solo_cards.MOST),),
        reach=n.SWAP + n.DECKS + cards.DISPLAY,
    ),
    Word(n.REFILL, "refill", groves.run_refill),
    Word(n.INCOME, "income", flow.run_income),
    Word(n.BUILD_BONUS, "build_bonus", building.run_build_bonus, args=(TILE, FREE)),
)
