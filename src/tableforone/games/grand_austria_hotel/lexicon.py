"""Which function carries out which word?  The game's words, each at its own number."""

from typing import Final

from tableforone.kernel.frames import Word, lexicon

from .modules.words import MODULE_WORDS
from .opponent import turn as leopold
from .rules import actions, flow, gains, guard, scoring, turn
from .rules import emperor as penalties
from .rules import guests as words
from .rules import numbers as c
from .rules import staff as staffing

BASE_WORDS: Final = (
    (c.ROUND, Word("round", flow.run_round)),
    (c.ROLL, Word("roll", flow.run_reveal, flow.answer_roll, deal=flow.deal_roll, accepts=flow.accepts_roll)),
    (c.NEXT_TURN, Word("next turn", flow.run_next_turn)),
    (c.TURN, Word("turn", turn.ask_turn, turn.answer_turn)),
    (c.ROUND_END, Word("round end", flow.run_round_end)),
    (c.NEXT_ROUND, Word("next round", flow.run_next_round)),
    (c.FINAL, Word("final scoring", scoring.run_final)),
    (
        c.REVEAL_BOARD,
        Word("reveal board", flow.run_reveal, flow.answer_board, deal=flow.deal_board, outcomes=flow.board_outcomes),
    ),
    (
        c.REVEAL_OBJECTIVE,
        Word(
            "reveal objective",
            flow.run_reveal,
            flow.answer_objective,
            deal=flow.deal_objective,
            outcomes=flow.objective_outcomes,
        ),
    ),
    (
        c.REVEAL_TILE,
        Word("reveal tile", flow.run_reveal, flow.answer_tile, deal=flow.deal_tile, outcomes=flow.tile_outcomes),
    ),
    (
        c.REFILL,
        Word("refill", words.run_refill, words.answer_refill, deal=words.deal_guest, outcomes=words.guest_outcomes),
    ),
    (
        c.REVEAL_STAFF,
        Word(
            "reveal staff",
            staffing.run_reveal,
            staffing.answer_reveal,
            deal=staffing.deal_staff,
            outcomes=staffing.staff_outcomes,
        ),
    ),
    (c.KEEP_SIX, Word("keep six", staffing.ask_keep_six, staffing.answer_keep_six)),
    (c.FIRST_GUEST, Word("first guest", words.ask_first_guest, words.answer_first_guest)),
    (c.WHEN, Word("when", actions.ask_when, actions.answer_when)),
    (c.MAIN, Word("main action", actions.run_main)),
    (c.TWO_ITEMS, Word("two items", actions.ask_two_items, actions.answer_two_items)),
    (c.FUNDS, Word("funds", actions.ask_funds, actions.answer_funds)),
    (c.ANY_ACTION, Word("any action", actions.ask_any_action, actions.answer_any_action)),
    (c.STAFF_ACTION, Word("staff action", staffing.ask_staff_action, staffing.answer_staff_action)),
    (c.SERVE, Word("serve", turn.ask_serve, turn.answer_serve)),
    (c.PARTS, Word("parts", gains.ask_parts, gains.take_part)),
    (c.MONEY, Word("money", gains.run_money)),
    (c.EMPEROR, Word("emperor", gains.ask_emperor, gains.answer_emperor)),
    (c.ADVANCE, Word("advance", gains.run_advance)),
    (c.POINTS, Word("points", gains.run_points)),
    (c.POINTS_PER, Word("points per", gains.run_points_per)),
    (c.RECEIVE, Word("receive", gains.run_receive, gains.answer_receive)),
    (c.ANY_ITEMS, Word("any items", gains.ask_any_items, gains.answer_any_items)),
    (c.DRAW, Word("draw", staffing.run_draw)),
    (c.HIRE, Word("hire", staffing.ask_hire, staffing.answer_hire)),
    (c.OFFER, Word("offer", staffing.run_offer)),
    (c.PICK, Word("pick", staffing.ask_pick, staffing.answer_pick)),
    (c.UNDER, Word("under", staffing.ask_under, staffing.answer_under)),
    (c.PREPARE, Word("prepare", words.ask_prepare, words.answer_prepare)),
    (c.OCCUPY, Word("occupy", words.ask_occupy, words.answer_occupy)),
    (c.PREPARE_OCCUPY, Word("prepare and occupy", words.ask_prepare_occupy, words.answer_prepare_occupy)),
    (c.TAKE_GUEST, Word("take guest", words.ask_take_guest, words.answer_take_guest)),
    (c.FILL_ORDER, Word("fill order", gains.ask_fill_order, gains.answer_fill_order)),
    (c.EXTRA_ACTION, Word("extra action", actions.ask_extra_action, actions.answer_extra_action)),
    (c.WAIVE, Word("waive", penalties.ask_waive, penalties.answer_waive)),
    (c.PENALTY, Word("penalty", penalties.run_penalty)),
    (c.RETURN_HAND, Word("return hand", penalties.ask_return_hand, penalties.answer_return_hand)),
    (c.REMOVE_VACANT, Word("remove vacant", penalties.ask_remove_vacant, penalties.answer_remove_vacant)),
    (c.REMOVE_OCCUPIED, Word("remove occupied", penalties.ask_remove_occupied, penalties.answer_remove_occupied)),
    (c.REMOVE_END_STAFF, Word("remove staff", penalties.ask_remove_end_staff, penalties.answer_remove_end_staff)),
    (
        c.HIS_TURN,
        Word(
            "Leopold's turn",
            leopold.run_turn,
            leopold.answer_turn,
            deal=leopold.deal_instruction,
            outcomes=leopold.instruction_outcomes,
        ),
    ),
    (c.HIS_GUEST, Word("Leopold's guest", leopold.run_guest)),
    (c.HIS_DIE, Word("Leopold's die", leopold.run_die)),
    (c.HIS_SYMBOL, Word("Leopold's symbol", leopold.run_symbol)),
    (
        c.HIS_STAFF,
        Word(
            "Leopold's staff",
            staffing.run_his_staff,
            staffing.answer_his_staff,
            deal=staffing.deal_his_staff,
            outcomes=staffing.his_staff_outcomes,
        ),
    ),
)
WORDS: Final[list[Word]] = lexicon(*BASE_WORDS, *MODULE_WORDS)
guard.words.extend(WORDS)
