"""Which words do the modules bring?  Each at its own number, after the words of the base game."""

from typing import Final

from tableforone.games.grand_austria_hotel import constants as c
from tableforone.games.grand_austria_hotel import prices
from tableforone.games.grand_austria_hotel.modules.celebrities import dice, elisabeth, lounge
from tableforone.games.grand_austria_hotel.modules.celebrities import effects as celebrity_effects
from tableforone.games.grand_austria_hotel.modules.some_more import cards as more
from tableforone.games.grand_austria_hotel.modules.some_more import flips
from tableforone.games.grand_austria_hotel.modules.unique_hotels import (
    choosing,
    entrances,
    hautel_couture,
    kozi_palace,
    nine_stars_inn,
    sushi_resort,
    toll_bridge,
)
from tableforone.kernel.frames import Word
from tableforone.kernel.rows import Decision

SIDE_BY_SIDE: Final = (celebrity_effects,)  # modules that bring no word
DECISIONS: Final[tuple[Decision, ...]] = elisabeth.DECISIONS


def missing(p: object, frame: object) -> list[int] | None:
    raise AssertionError("this word is not in the game yet")


MODULE_WORDS: Final[tuple[tuple[int, Word], ...]] = (
    (c.SPEND, Word("spend", prices.ask_spend, prices.answer_spend)),
    (c.OTHER_ITEMS, Word("other items", prices.ask_other_items, prices.answer_other_items)),
    (c.TAKE_FED, Word("take a guest and fill the order", more.ask_take_fed, more.answer_take_fed)),
    (c.AFTER_ACTION, Word("after the action", flips.ask_flip, flips.answer_flip)),
    (c.PAY_ITEM, Word("pay an item", more.ask_pay_item, more.answer_pay_item)),
    *((number, Word("missing", missing)) for number in range(c.SEND, c.REVEAL_CELEBRITY)),
    (
        c.REVEAL_CELEBRITY,
        Word(
            "reveal celebrity",
            lounge.run_reveal,
            lounge.answer_reveal,
            deal=lounge.deal_reveal,
            outcomes=lounge.reveal_outcomes,
        ),
    ),
    (
        c.ROLL_COLOURED,
        Word("roll in colour", dice.run_roll, dice.answer_roll, deal=dice.deal_roll, accepts=dice.accepts_roll),
    ),
    (c.DUSTBIN, Word("dustbin", dice.ask_dustbin, dice.answer_dustbin)),
    (
        c.REVEAL_ENTRANCE,
        Word(
            "reveal entrance",
            hautel_couture.run_chance,
            choosing.answer_entrance,
            deal=choosing.deal_entrance,
            outcomes=choosing.entrance_outcomes,
        ),
    ),
    (
        c.REVEAL_PERSONAL,
        Word(
            "reveal personal objective",
            hautel_couture.run_chance,
            choosing.answer_personal,
            deal=choosing.deal_personal,
            outcomes=choosing.personal_outcomes,
        ),
    ),
    (
        c.REVEAL_SPARE,
        Word(
            "reveal spare tile",
            hautel_couture.run_chance,
            choosing.answer_spare,
            deal=choosing.deal_spare,
            outcomes=choosing.spare_outcomes,
        ),
    ),
    (c.CHOOSE_ENTRANCE, Word("choose entrance", choosing.ask_entrance, choosing.answer_choice)),
    (c.SECOND_GUEST, Word("second guest", entrances.ask_second, entrances.answer_second)),
    (c.DOVE_TOKEN, Word("token", entrances.ask_token, entrances.answer_token)),
    (c.TURN_ON, Word("turn on a space", kozi_palace.ask_turn_on, kozi_palace.answer_turn_on)),
    (
        c.REVEAL_HIS_ENTRANCE,
        Word(
            "reveal the opponent's entrance",
            hautel_couture.run_chance,
            choosing.answer_his_entrance,
            deal=choosing.deal_his_entrance,
            outcomes=choosing.his_entrance_outcomes,
        ),
    ),
    (
        c.HIS_CAFE,
        Word(
            "the opponent's café",
            hautel_couture.run_chance,
            hautel_couture.answer_cafe,
            deal=hautel_couture.deal_cafe,
            outcomes=hautel_couture.cafe_outcomes,
        ),
    ),
    (
        c.LAY_ITEM,
        Word(
            "lay an item",
            hautel_couture.run_lay,
            hautel_couture.answer_lay,
            deal=hautel_couture.deal_item,
            outcomes=hautel_couture.item_outcomes,
        ),
    ),
    (c.GIVE_ITEM, Word("give an item", hautel_couture.ask_give, hautel_couture.answer_give)),
    (c.STARS, Word("stars track", nine_stars_inn.run_stars)),
    (c.MOVE_TOKEN, Word("move a token", sushi_resort.run_move)),
    *((number, Word("missing", missing)) for number in range(c.ANTOINETTE, c.TOLL_AGAIN)),
    (c.TOLL_AGAIN, Word("toll again", toll_bridge.run_toll_again)),
)
