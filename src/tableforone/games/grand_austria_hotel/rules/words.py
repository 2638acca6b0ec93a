"""Which function carries out which word?  The words of the player's side and of the table, by their numbers."""

from typing import Final

from tableforone.kernel.frames import Arg, Word

from . import (
    actions,
    boards,
    cards,
    chance,
    emperor,
    flow,
    gains,
    guests,
    items,
    prices,
    rooms,
    scoring,
    setup,
    staff,
)
from . import numbers as n

# How far answers reach: see numbers for those of the turn.
CARD: Final = 256  # a card by its number
SPACE: Final = 20  # a space of a hotel, from 0
SPACE_OR_NOT: Final = 21  # or from 1
PLACE: Final = 6  # a place of the queue, from 1
TABLE: Final = 5  # a table of the café, from 1
MANY: Final = len(actions.NUMBERS)
# What arguments may be at most.
MANY_OF: Final = 30  # of anything at once, also on a player's own cards
MOST_STRENGTH: Final = 15
FREE: Final = 99  # a discount that no price reaches
ALL_KINDS: Final = (1 << n.KINDS) - 1
TILE: Final = Arg("tile", 0, len(cards.TILE_NAME) - 1)

WORDS: Final = (
    (n.ROUND, Word("round", flow.run_round)),
    (n.ROLL, Word("roll", flow.run_roll, flow.answer_roll, chance=chance.DICE, args=(Arg("dice", 0, cards.DICE),))),
    (n.NEXT_TURN, Word("next turn", flow.run_next_turn)),
    (
        n.TURN,
        Word(
            "turn", flow.ask_turn, flow.answer_turn, args=(Arg("number", 1, 4), Arg("done", 0, 15)), reach=n.TURN_REACH
        ),
    ),
    (n.ROUND_END, Word("round end", flow.run_round_end)),
    (n.NEXT_ROUND, Word("next round", flow.run_next_round)),
    (n.FINAL, Word("final scoring", scoring.run_final)),
    (n.REVEAL_BOARD, Word("reveal board", setup.run_reveal, setup.answer_board, chance=chance.BOARD)),
    (
        n.REVEAL_OBJECTIVE,
        Word(
            "reveal objective",
            setup.run_reveal,
            setup.answer_objective,
            chance=chance.OBJECTIVE,
            args=(Arg("letter", 0, 2),),
        ),
    ),
    (
        n.REVEAL_TILE,
        Word("reveal tile", setup.run_reveal, setup.answer_tile, chance=chance.TILE, args=(Arg("letter", 0, 2),)),
    ),
    (n.REFILL, Word("refill", guests.run_refill, guests.answer_refill, chance=chance.GUESTS)),
    (
        n.REVEAL_STAFF,
        Word(
            "reveal staff",
            staff.run_reveal,
            staff.answer_reveal,
            chance=chance.STAFF,
            args=(Arg("left", 0, MANY_OF), Arg("to", 0, 1)),
        ),
    ),
    (n.KEEP_SIX, Word("keep six", staff.ask_keep_six, staff.answer_keep_six, reach=CARD)),
    (n.FIRST_GUEST, Word("first guest", guests.ask_first_guest, guests.answer_first_guest, reach=PLACE)),
    (
        n.WHEN,
        Word("when", actions.ask_when, actions.answer_when, args=(Arg("card", 0, cards.CARD_NUMBERS - 1),), reach=3),
    ),
    (
        n.MAIN,
        Word(
            "main action",
            actions.run_main,
            args=(Arg("face", 0, 6), Arg("strength", 0, MOST_STRENGTH), Arg("both", 1, 1, many=1)),
        ),
    ),
    (
        n.TWO_ITEMS,
        Word(
            "two items",
            actions.ask_two_items,
            actions.answer_two_items,
            args=(Arg("strength", 0, MOST_STRENGTH), Arg("first", 0, MANY_OF)),
            reach=MANY,
        ),
    ),
    (
        n.FUNDS,
        Word("funds", actions.ask_funds, actions.answer_funds, args=(Arg("strength", 0, MOST_STRENGTH),), reach=MANY),
    ),
    (
        n.ANY_ACTION,
        Word(
            "any action",
            actions.ask_any_action,
            actions.answer_any_action,
            args=(Arg("strength", 0, MOST_STRENGTH),),
            reach=6,
        ),
    ),
    (
        n.STAFF_ACTION,
        Word(
            "staff action",
            staff.ask_staff_action,
            staff.answer_staff_action,
            args=(Arg("strength", 0, MOST_STRENGTH),),
            reach=CARD,
        ),
    ),
    (
        n.SERVE,
        Word(
            "serve",
            items.ask_serve,
            items.answer_serve,
            args=(Arg("left", 0, MANY_OF), Arg("served", 0, 1)),
            reach=1 + 4 * n.KINDS,
        ),
    ),
    (
        n.PARTS,
        Word(
            "parts",
            gains.ask_parts,
            gains.answer_parts,
            args=(Arg("part", frame=True, many=MANY_OF),),
            reach=2 * n.DO_WITHOUT,
        ),
    ),
    (n.MONEY, Word("money", gains.run_money, args=(Arg("krones", 0, MANY_OF),))),
    (n.EMPEROR, Word("emperor", gains.ask_emperor, gains.answer_emperor, args=(Arg("spaces", 0, MANY_OF),), reach=2)),
    (n.ADVANCE, Word("advance", gains.run_advance, args=(Arg("spaces", 0, MANY_OF),))),
    (
        n.POINTS,
        Word(
            "points", gains.run_points, args=(Arg("points", -MANY_OF, MANY_OF), Arg("account", 0, n.MOST_ACCOUNTS - 1))
        ),
    ),
    (
        n.POINTS_PER,
        Word(
            "points per",
            gains.run_points_per,
            args=(
                Arg("per", 0, n.COPY_OPPONENT_END),
                Arg("points", -MANY_OF, MANY_OF),
                Arg("account", 0, n.MOST_ACCOUNTS - 1),
            ),
        ),
    ),
    (
        n.RECEIVE,
        Word(
            "receive",
            items.ask_receive,
            items.answer_receive,
            args=(*[Arg(item, 0, MANY_OF) for item in n.ITEMS], Arg("counted", 1, 1, many=1)),
            reach=TABLE,
        ),
    ),
    (
        n.ANY_ITEMS,
        Word("any items", items.ask_any_items, items.answer_any_items, args=(Arg("left", 0, MANY_OF),), reach=4),
    ),
    (n.DRAW, Word("draw", staff.run_draw, args=(Arg("cards", 0, MANY_OF),))),
    (
        n.HIRE,
        Word(
            "hire",
            staff.ask_hire,
            staff.answer_hire,
            args=(Arg("cards", 0, MANY_OF), Arg("discount", 0, FREE)),
            reach=CARD,
        ),
    ),
    (n.OFFER, Word("offer", staff.run_offer, args=(Arg("cards", 0, MANY_OF), Arg("discount", 0, FREE)))),
    (n.PICK, Word("pick", staff.ask_pick, staff.answer_pick, args=(Arg("discount", 0, FREE),), reach=CARD)),
    (
        n.UNDER,
        Word(
            "under",
            staff.ask_under,
            staff.answer_under,
            args=(Arg("cards", 0, cards.CARD_NUMBERS - 1, many=MANY_OF),),
            reach=CARD,
        ),
    ),
    (
        n.PREPARE,
        Word(
            "prepare",
            rooms.ask_prepare,
            rooms.answer_prepare,
            args=(
                Arg("rooms", 0, MANY_OF),
                Arg("discount", 0, FREE),
                Arg("top", 0, boards.TOP),
                Arg("musts", 0, MANY_OF),
            ),
            reach=SPACE_OR_NOT,
        ),
    ),
    (
        n.OCCUPY,
        Word(
            "occupy",
            rooms.ask_occupy,
            rooms.answer_occupy,
            args=(Arg("rooms", 0, MANY_OF), Arg("top", 0, boards.TOP)),
            reach=SPACE_OR_NOT,
        ),
    ),
    (
        n.PREPARE_OCCUPY,
        Word(
            "prepare and occupy",
            rooms.ask_prepare_occupy,
            rooms.answer_prepare_occupy,
            args=(Arg("rooms", 0, MANY_OF), Arg("discount", 0, FREE), Arg("top", 0, boards.TOP)),
            reach=SPACE_OR_NOT,
        ),
    ),
    (
        n.TAKE_GUEST,
        Word(
            "take guest",
            guests.ask_take_guest,
            guests.answer_take_guest,
            args=(Arg("guests", 0, MANY_OF),),
            reach=PLACE,
        ),
    ),
    (
        n.FILL_ORDER,
        Word(
            "fill order", items.ask_fill_order, items.answer_fill_order, args=(Arg("orders", 0, MANY_OF),), reach=TABLE
        ),
    ),
    (n.EXTRA_ACTION, Word("extra action", actions.ask_extra_action, actions.answer_extra_action, reach=n.EXTRA_REACH)),
    (n.WAIVE, Word("waive", emperor.ask_waive, emperor.answer_waive, args=(TILE,), reach=2)),
    (n.PENALTY, Word("penalty", emperor.run_penalty, args=(TILE,))),
    (
        n.RETURN_HAND,
        Word(
            "return hand",
            emperor.ask_return_hand,
            emperor.answer_return_hand,
            args=(Arg("cards", 0, MANY_OF),),
            reach=CARD,
        ),
    ),
    (
        n.REMOVE_VACANT,
        Word(
            "remove vacant",
            emperor.ask_remove_vacant,
            emperor.answer_remove_vacant,
            args=(Arg("rooms", 0, MANY_OF),),
            reach=SPACE,
        ),
    ),
    (
        n.REMOVE_OCCUPIED,
        Word(
            "remove occupied",
            emperor.ask_remove_occupied,
            emperor.answer_remove_occupied,
            args=(Arg("below", 0, boards.TOP + 1), Arg("rooms", 0, MANY_OF)),
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
            args=(
                Arg("left", 0, MANY_OF),
                Arg("must", 0, 1),
                Arg("spent", 0, ALL_KINDS),
                Arg("count", 0, MANY_OF),
                Arg("card", 0, cards.CARD_NUMBERS - 1),
            ),
            reach=n.KINDS,
        ),
    ),
    (
        n.OTHER_ITEMS,
        Word(
            "other items",
            prices.ask_other_items,
            prices.answer_other_items,
            args=(Arg("left", 0, MANY_OF), Arg("spent", 0, ALL_KINDS)),
            reach=4,
        ),
    ),
)
