"""Which function carries out which word?  The words of the player's side and of the table, by their numbers."""

from typing import Final

from tableforone.kernel.frames import Word

from . import actions, chance, emperor, flow, gains, guests, items, prices, rooms, scoring, setup, staff, turn
from . import numbers as n

# How far answers reach: see numbers for those of the turn.
CARD: Final = 256  # a card by its number
SPACE: Final = 20  # a space of a hotel, from 0
SPACE_OR_NOT: Final = 21  # or from 1
PLACE: Final = 6  # a place of the queue, from 1
TABLE: Final = 5  # a table of the café, from 1
MANY: Final = len(actions.NUMBERS)

WORDS: Final = (
    (n.ROUND, Word("round", flow.run_round)),
    (n.ROLL, Word("roll", flow.run_roll, flow.answer_roll, chance=chance.DICE, args=("dice",))),
    (n.NEXT_TURN, Word("next turn", flow.run_next_turn)),
    (n.TURN, Word("turn", turn.ask_turn, turn.answer_turn, args=("number", "done"), reach=n.TURN_REACH)),
    (n.ROUND_END, Word("round end", flow.run_round_end)),
    (n.NEXT_ROUND, Word("next round", flow.run_next_round)),
    (n.FINAL, Word("final scoring", scoring.run_final)),
    (n.REVEAL_BOARD, Word("reveal board", setup.run_reveal, setup.answer_board, chance=chance.BOARD)),
    (
        n.REVEAL_OBJECTIVE,
        Word("reveal objective", setup.run_reveal, setup.answer_objective, chance=chance.OBJECTIVE, args=("letter",)),
    ),
    (
        n.REVEAL_TILE,
        Word("reveal tile", setup.run_reveal, setup.answer_tile, chance=chance.TILE, args=("letter",)),
    ),
    (n.REFILL, Word("refill", guests.run_refill, guests.answer_refill, chance=chance.GUESTS)),
    (
        n.REVEAL_STAFF,
        Word("reveal staff", staff.run_reveal, staff.answer_reveal, chance=chance.STAFF, args=("left", "to")),
    ),
    (n.KEEP_SIX, Word("keep six", staff.ask_keep_six, staff.answer_keep_six, reach=CARD)),
    (n.FIRST_GUEST, Word("first guest", guests.ask_first_guest, guests.answer_first_guest, reach=PLACE)),
    (n.WHEN, Word("when", actions.ask_when, actions.answer_when, args=("card",), reach=3)),
    (n.MAIN, Word("main action", actions.run_main, args=("face", "strength", "both..."))),
    (
        n.TWO_ITEMS,
        Word("two items", actions.ask_two_items, actions.answer_two_items, args=("strength", "first"), reach=MANY),
    ),
    (n.FUNDS, Word("funds", actions.ask_funds, actions.answer_funds, args=("strength",), reach=MANY)),
    (n.ANY_ACTION, Word("any action", actions.ask_any_action, actions.answer_any_action, args=("strength",), reach=6)),
    (
        n.STAFF_ACTION,
        Word("staff action", staff.ask_staff_action, staff.answer_staff_action, args=("strength",), reach=CARD),
    ),
    (n.SERVE, Word("serve", items.ask_serve, items.answer_serve, args=("left", "served"), reach=1 + 4 * n.KINDS)),
    (n.PARTS, Word("parts", gains.ask_parts, gains.answer_parts, args=("frame part...",), reach=2 * n.DO_WITHOUT)),
    (n.MONEY, Word("money", gains.run_money, args=("krones",))),
    (n.EMPEROR, Word("emperor", gains.ask_emperor, gains.answer_emperor, args=("spaces",), reach=2)),
    (n.ADVANCE, Word("advance", gains.run_advance, args=("spaces",))),
    (n.POINTS, Word("points", gains.run_points, args=("points", "account"))),
    (n.POINTS_PER, Word("points per", gains.run_points_per, args=("per", "points", "account"))),
    (
        n.RECEIVE,
        Word("receive", items.ask_receive, items.answer_receive, args=(*n.ITEMS, "counted..."), reach=TABLE),
    ),
    (n.ANY_ITEMS, Word("any items", items.ask_any_items, items.answer_any_items, args=("left",), reach=4)),
    (n.DRAW, Word("draw", staff.run_draw, args=("cards",))),
    (n.HIRE, Word("hire", staff.ask_hire, staff.answer_hire, args=("cards", "discount"), reach=CARD)),
    (n.OFFER, Word("offer", staff.run_offer, args=("cards", "discount"))),
    (n.PICK, Word("pick", staff.ask_pick, staff.answer_pick, args=("discount",), reach=CARD)),
    (n.UNDER, Word("under", staff.ask_under, staff.answer_under, args=("cards...",), reach=CARD)),
    (
        n.PREPARE,
        Word(
            "prepare",
            rooms.ask_prepare,
            rooms.answer_prepare,
            args=("rooms", "discount", "top", "musts"),
            reach=SPACE_OR_NOT,
        ),
    ),
    (n.OCCUPY, Word("occupy", rooms.ask_occupy, rooms.answer_occupy, args=("rooms", "top"), reach=SPACE_OR_NOT)),
    (
        n.PREPARE_OCCUPY,
        Word(
            "prepare and occupy",
            rooms.ask_prepare_occupy,
            rooms.answer_prepare_occupy,
            args=("rooms", "discount", "top"),
            reach=SPACE_OR_NOT,
        ),
    ),
    (n.TAKE_GUEST, Word("take guest", guests.ask_take_guest, guests.answer_take_guest, args=("guests",), reach=PLACE)),
    (n.FILL_ORDER, Word("fill order", items.ask_fill_order, items.answer_fill_order, args=("orders",), reach=TABLE)),
    (n.EXTRA_ACTION, Word("extra action", actions.ask_extra_action, actions.answer_extra_action, reach=n.EXTRA_REACH)),
    (n.WAIVE, Word("waive", emperor.ask_waive, emperor.answer_waive, args=("tile",), reach=2)),
    (n.PENALTY, Word("penalty", emperor.run_penalty, args=("tile",))),
    (
        n.RETURN_HAND,
        Word("return hand", emperor.ask_return_hand, emperor.answer_return_hand, args=("cards",), reach=CARD),
    ),
    (
        n.REMOVE_VACANT,
        Word("remove vacant", emperor.ask_remove_vacant, emperor.answer_remove_vacant, args=("rooms",), reach=SPACE),
    ),
    (
        n.REMOVE_OCCUPIED,
        Word(
            "remove occupied",
            emperor.ask_remove_occupied,
            emperor.answer_remove_occupied,
            args=("below", "rooms"),
            reach=SPACE,
        ),
    ),
    (
        n.REMOVE_END_STAFF,
        Word("remove staff", emperor.ask_remove_end_staff, emperor.answer_remove_end_staff, reach=CARD),
    ),
    (
        n.SPEND,
        Word(
            "spend",
            prices.ask_spend,
            prices.answer_spend,
            args=("left", "must", "spent", "count", "card"),
            reach=n.KINDS,
        ),
    ),
    (
        n.OTHER_ITEMS,
        Word("other items", prices.ask_other_items, prices.answer_other_items, args=("left", "spent"), reach=4),
    ),
)
