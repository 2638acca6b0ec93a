"""Which function carries out which word?  The words of the player's side and of the table, by their numbers."""

from typing import Final

from tableforone.kernel.frames import Word

from . import actions, emperor, flow, gains, guests, items, prices, rooms, scoring, setup, staff, turn
from . import numbers as n

WORDS: Final = (
    (n.ROUND, Word("round", flow.run_round)),
    (n.ROLL, Word("roll", flow.run_roll, flow.answer_roll, deal=flow.deal_roll, accepts=flow.accepts_roll)),
    (n.NEXT_TURN, Word("next turn", flow.run_next_turn)),
    (n.TURN, Word("turn", turn.ask_turn, turn.answer_turn)),
    (n.ROUND_END, Word("round end", flow.run_round_end)),
    (n.NEXT_ROUND, Word("next round", flow.run_next_round)),
    (n.FINAL, Word("final scoring", scoring.run_final)),
    (
        n.REVEAL_BOARD,
        Word(
            "reveal board", setup.run_reveal, setup.answer_board, deal=setup.deal_board, outcomes=setup.board_outcomes
        ),
    ),
    (
        n.REVEAL_OBJECTIVE,
        Word(
            "reveal objective",
            setup.run_reveal,
            setup.answer_objective,
            deal=setup.deal_objective,
            outcomes=setup.objective_outcomes,
        ),
    ),
    (
        n.REVEAL_TILE,
        Word("reveal tile", setup.run_reveal, setup.answer_tile, deal=setup.deal_tile, outcomes=setup.tile_outcomes),
    ),
    (
        n.REFILL,
        Word("refill", guests.run_refill, guests.answer_refill, deal=guests.deal_guest, outcomes=guests.guest_outcomes),
    ),
    (
        n.REVEAL_STAFF,
        Word(
            "reveal staff",
            staff.run_reveal,
            staff.answer_reveal,
            deal=staff.deal_staff,
            outcomes=staff.staff_outcomes,
        ),
    ),
    (n.KEEP_SIX, Word("keep six", staff.ask_keep_six, staff.answer_keep_six)),
    (n.FIRST_GUEST, Word("first guest", guests.ask_first_guest, guests.answer_first_guest)),
    (n.WHEN, Word("when", actions.ask_when, actions.answer_when)),
    (n.MAIN, Word("main action", actions.run_main)),
    (n.TWO_ITEMS, Word("two items", actions.ask_two_items, actions.answer_two_items)),
    (n.FUNDS, Word("funds", actions.ask_funds, actions.answer_funds)),
    (n.ANY_ACTION, Word("any action", actions.ask_any_action, actions.answer_any_action)),
    (n.STAFF_ACTION, Word("staff action", staff.ask_staff_action, staff.answer_staff_action)),
    (n.SERVE, Word("serve", items.ask_serve, items.answer_serve)),
    (n.PARTS, Word("parts", gains.ask_parts, gains.answer_parts)),
    (n.MONEY, Word("money", gains.run_money)),
    (n.EMPEROR, Word("emperor", gains.ask_emperor, gains.answer_emperor)),
    (n.ADVANCE, Word("advance", gains.run_advance)),
    (n.POINTS, Word("points", gains.run_points)),
    (n.POINTS_PER, Word("points per", gains.run_points_per)),
    (n.RECEIVE, Word("receive", items.ask_receive, items.answer_receive)),
    (n.ANY_ITEMS, Word("any items", items.ask_any_items, items.answer_any_items)),
    (n.DRAW, Word("draw", staff.run_draw)),
    (n.HIRE, Word("hire", staff.ask_hire, staff.answer_hire)),
    (n.OFFER, Word("offer", staff.run_offer)),
    (n.PICK, Word("pick", staff.ask_pick, staff.answer_pick)),
    (n.UNDER, Word("under", staff.ask_under, staff.answer_under)),
    (n.PREPARE, Word("prepare", rooms.ask_prepare, rooms.answer_prepare)),
    (n.OCCUPY, Word("occupy", rooms.ask_occupy, rooms.answer_occupy)),
    (n.PREPARE_OCCUPY, Word("prepare and occupy", rooms.ask_prepare_occupy, rooms.answer_prepare_occupy)),
    (n.TAKE_GUEST, Word("take guest", guests.ask_take_guest, guests.answer_take_guest)),
    (n.FILL_ORDER, Word("fill order", items.ask_fill_order, items.answer_fill_order)),
    (n.EXTRA_ACTION, Word("extra action", actions.ask_extra_action, actions.answer_extra_action)),
    (n.WAIVE, Word("waive", emperor.ask_waive, emperor.answer_waive)),
    (n.PENALTY, Word("penalty", emperor.run_penalty)),
    (n.RETURN_HAND, Word("return hand", emperor.ask_return_hand, emperor.answer_return_hand)),
    (n.REMOVE_VACANT, Word("remove vacant", emperor.ask_remove_vacant, emperor.answer_remove_vacant)),
    (n.REMOVE_OCCUPIED, Word("remove occupied", emperor.ask_remove_occupied, emperor.answer_remove_occupied)),
    (n.REMOVE_END_STAFF, Word("remove staff", emperor.ask_remove_end_staff, emperor.answer_remove_end_staff)),
    (n.SPEND, Word("spend", prices.ask_spend, prices.answer_spend)),
    (n.OTHER_ITEMS, Word("other items", prices.ask_other_items, prices.answer_other_items)),
)
