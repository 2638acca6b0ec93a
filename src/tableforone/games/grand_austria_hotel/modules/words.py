"""Which words do the modules bring?  Each at its own number, after the words of the base game."""

from typing import Final

from tableforone.kernel.frames import Word
from tableforone.kernel.rows import Decision

from ..rules import numbers as c
from ..rules import prices
from .ballrooms.opponent import turn as dancing_elisabeth
from .ballrooms.rules import cards as ballroom_cards
from .ballrooms.rules import dancing
from .ballrooms.rules import places as ballrooms
from .ballrooms.rules import scoring as ballroom_scoring
from .celebrities.opponent import turn as elisabeth
from .celebrities.rules import dice, lounge
from .celebrities.rules import effects as celebrity_effects
from .promos.rules import cards as promos
from .some_more.rules import cards as more
from .some_more.rules import flips
from .unique_hotels.rules import choosing, entrances, kozi_palace

# isort: split
from .unique_hotels.opponent import hautel_couture, nine_stars_inn, sushi_resort, toll_bridge

SIDE_BY_SIDE: Final = (celebrity_effects,)  # modules that bring no word
DECISIONS: Final[tuple[Decision, ...]] = dancing_elisabeth.DECISIONS + elisabeth.DECISIONS


MODULE_WORDS: Final[tuple[tuple[int, Word], ...]] = (
    (c.SPEND, Word("spend", prices.ask_spend, prices.answer_spend)),
    (c.OTHER_ITEMS, Word("other items", prices.ask_other_items, prices.answer_other_items)),
    (c.TAKE_FED, Word("take a guest and fill the order", more.ask_take_fed, more.answer_take_fed)),
    (c.AFTER_ACTION, Word("after the action", flips.ask_flip, flips.answer_flip)),
    (c.PAY_ITEM, Word("pay an item", more.ask_pay_item, more.answer_pay_item)),
    (c.SEND, Word("send a dancer", dancing.ask_send, dancing.answer_send)),
    (c.AREA, Word("area", dancing.ask_area, dancing.answer_area)),
    (
        c.REVEAL_BALLROOM,
        Word(
            "reveal ballroom",
            ballrooms.run_reveal,
            ballrooms.answer_ballroom,
            deal=ballrooms.deal_ballroom,
            outcomes=ballrooms.ballroom_outcomes,
        ),
    ),
    (
        c.REVEAL_REHEARSAL,
        Word(
            "reveal rehearsal room",
            ballrooms.run_reveal,
            ballrooms.answer_rehearsal,
            deal=ballrooms.deal_rehearsal,
            outcomes=ballrooms.rehearsal_outcomes,
        ),
    ),
    (c.REMOVE_DANCER, Word("remove dancer", ballroom_cards.ask_remove, ballroom_cards.answer_remove)),
    (c.BALL_SCORING, Word("ballroom scoring", ballroom_scoring.run_scoring)),
    (c.THREE_ITEMS, Word("three items", dancing.ask_three_items, dancing.answer_three_items)),
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
    (c.ANTOINETTE, Word("M. Antoinette", promos.run_antoinette)),
    (c.SCORE_BALLROOM, Word("score the current ballroom", promos.run_score_ballroom)),
    (c.FILL_WINE, Word("fill wine orders", promos.run_fill_wine)),
    (c.SCHULZE, Word("Mr. Schulze", promos.ask_schulze, promos.answer_schulze)),
    (c.TOLL_AGAIN, Word("toll again", toll_bridge.run_toll_again)),
)
