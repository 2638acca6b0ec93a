"""The words of the player's side and the table, one record per type of frame."""

from typing import Final

from tableforone.kernel.frames import Arg, Word, ask_chance

from . import actions, boards, cards, chance, emperor, flow, gains, guests, items, prices, rooms, scoring, setup, staff
from . import numbers as n

# Upper bounds of answers; those of the turn are in numbers.py.
CARD: Final = 256  # a card by its number
SPACE: Final = 20  # a space of a hotel, from 0
SPACE_OR_NOT: Final = 21  # or from 1, with 0 to decline
PLACE: Final = 6  # a place in the queue, from 1
TABLE: Final = 5  # a table in the café, from 1
MANY: Final = len(actions.NUMBERS)
# Upper bounds of arguments.
MANY_OF: Final = 30  # of anything at once, including a player's own cards
MOST_STRENGTH: Final = 15
FREE: Final = 99  # a discount above any price


def many(name: str) -> Arg:
    """An argument that says how many."""
    return Arg(name, 0, MANY_OF)


# Arguments of several words.
ACCOUNT: Final = Arg("account", 0, n.MOST_ACCOUNTS - 1)
A_CARD: Final = Arg("card", 0, cards.CARD_NUMBERS - 1)
DISCOUNT: Final = Arg("discount", 0, FREE)
FIRST_ITEM: Final = many("first")
LETTER: Final = Arg("letter", 0, 2)
PART: Final = Arg("part", frame=True, many=MANY_OF)
POINTS: Final = Arg("points", -MANY_OF, MANY_OF)
SPENT: Final = Arg("spent", 0, (1 << n.KINDS) - 1)  # kinds of items
STRENGTH: Final = Arg("strength", 0, MOST_STRENGTH)
TILE: Final = Arg("tile", 0, len(cards.TILE_NAME) - 1)
TOP: Final = Arg("top", 0, boards.TOP)
TURN: Final = (Arg("number", 1, 4), Arg("done", 0, 15))

WORDS: Final = (
    Word(n.ROUND, "round", flow.run_round),
    Word(n.ROLL, "roll", ask_chance, flow.answer_roll, chance=chance.DICE, args=(Arg("dice", 0, cards.DICE),)),
    Word(n.NEXT_TURN, "next turn", flow.run_next_turn),
    Word(n.TURN, "turn", flow.ask_turn, flow.answer_turn, args=TURN, reach=n.TURN_REACH),
    Word(n.ROUND_END, "round end", flow.run_round_end),
    Word(n.NEXT_ROUND, "next round", flow.run_next_round),
    Word(n.FINAL, "final scoring", scoring.run_final),
    Word(n.REVEAL_BOARD, "reveal board", ask_chance, setup.answer_board, chance=chance.BOARD),
    Word(
        n.REVEAL_OBJECTIVE,
        "reveal objective",
        ask_chance,
        setup.answer_objective,
        chance=chance.OBJECTIVE,
        args=(LETTER,),
    ),
    Word(n.REVEAL_TILE, "reveal tile", ask_chance, setup.answer_tile, chance=chance.TILE, args=(LETTER,)),
    Word(n.REFILL, "refill", guests.run_refill, guests.answer_refill, chance=chance.GUESTS),
    Word(
        n.REVEAL_STAFF,
        "reveal staff",
        staff.run_reveal,
        staff.answer_reveal,
        chance=chance.STAFF,
        args=(many("left"), Arg("to", 0, 1)),
    ),
    Word(n.KEEP_SIX, "keep six", staff.ask_keep_six, staff.answer_keep_six, reach=CARD),
    Word(n.FIRST_GUEST, "first guest", guests.ask_first_guest, guests.answer_first_guest, reach=PLACE),
    Word(n.WHEN, "when", actions.ask_when, actions.answer_when, args=(A_CARD,), reach=3),
    Word(n.MAIN, "main action", actions.run_main, args=(Arg("face", 0, 6), STRENGTH, Arg("both", 1, 1, many=1))),
    Word(
        n.TWO_ITEMS,
        "two items",
        actions.run_two_items,
        actions.answer_two_items,
        args=(STRENGTH, FIRST_ITEM),
        reach=MANY,
    ),
    Word(n.FUNDS, "funds", actions.ask_funds, actions.answer_funds, args=(STRENGTH,), reach=MANY),
    Word(n.ANY_ACTION, "any action", actions.ask_any_action, actions.answer_any_action, args=(STRENGTH,), reach=6),
    Word(
        n.STAFF_ACTION, "staff action", staff.ask_staff_action, staff.answer_staff_action, args=(STRENGTH,), reach=CARD
    ),
    Word(
        n.SERVE,
        "serve",
        items.ask_serve,
        items.answer_serve,
        args=(many("left"), Arg("served", 0, 1)),
        reach=1 + 4 * n.KINDS,
    ),
    Word(n.PARTS, "parts", gains.run_parts, gains.answer_parts, args=(PART,), reach=2 * n.DO_WITHOUT),
    Word(n.MONEY, "money", gains.run_money, args=(many("krones"),)),
    Word(n.EMPEROR, "emperor", gains.ask_emperor, gains.answer_emperor, args=(many("spaces"),), reach=2),
    Word(n.ADVANCE, "advance", gains.run_advance, args=(many("spaces"),)),
    Word(n.POINTS, "points", gains.run_points, args=(POINTS, ACCOUNT)),
    Word(n.POINTS_PER, "points per", gains.run_points_per, args=(Arg("per", 0, n.COPY_OPPONENT_END), POINTS, ACCOUNT)),
    Word(
        n.RECEIVE,
        "receive",
        items.run_receive,
        items.answer_receive,
        args=(*[Arg(item, 0, MANY_OF) for item in n.ITEMS], Arg("counted", 1, 1, many=1)),
        reach=TABLE,
    ),
    Word(n.ANY_ITEMS, "any items", items.ask_any_items, items.answer_any_items, args=(many("left"),), reach=4),
    Word(n.DRAW, "draw", staff.run_draw, args=(many("cards"),)),
    Word(n.HIRE, "hire", staff.ask_hire, staff.answer_hire, args=(many("cards"), DISCOUNT), reach=CARD),
    Word(n.OFFER, "offer", staff.run_offer, args=(many("cards"), DISCOUNT)),
    Word(n.PICK, "pick", staff.ask_pick, staff.answer_pick, args=(DISCOUNT,), reach=CARD),
    Word(
        n.UNDER,
        "under",
        staff.run_under,
        staff.answer_under,
        args=(Arg("cards", 0, cards.CARD_NUMBERS - 1, many=MANY_OF),),
        reach=CARD,
    ),
    Word(
        n.PREPARE,
        "prepare",
        rooms.ask_prepare,
        rooms.answer_prepare,
        args=(many("rooms"), DISCOUNT, TOP, many("musts")),
        reach=SPACE_OR_NOT,
    ),
    Word(n.OCCUPY, "occupy", rooms.ask_occupy, rooms.answer_occupy, args=(many("rooms"), TOP), reach=SPACE_OR_NOT),
    Word(
        n.PREPARE_OCCUPY,
        "prepare and occupy",
        rooms.ask_prepare_occupy,
        rooms.answer_prepare_occupy,
        args=(many("rooms"), DISCOUNT, TOP),
        reach=SPACE_OR_NOT,
    ),
    Word(
        n.TAKE_GUEST, "take guest", guests.ask_take_guest, guests.answer_take_guest, args=(many("guests"),), reach=PLACE
    ),
    Word(
        n.FILL_ORDER, "fill order", items.ask_fill_order, items.answer_fill_order, args=(many("orders"),), reach=TABLE
    ),
    Word(n.EXTRA_ACTION, "extra action", actions.ask_extra_action, actions.answer_extra_action, reach=n.EXTRA_REACH),
    Word(n.WAIVE, "waive", emperor.run_waive, emperor.answer_waive, args=(TILE,), reach=2),
    Word(n.PENALTY, "penalty", emperor.run_penalty, args=(TILE,)),
    Word(
        n.RETURN_HAND,
        "return hand",
        emperor.ask_return_hand,
        emperor.answer_return_hand,
        args=(many("cards"),),
        reach=CARD,
    ),
    Word(
        n.REMOVE_VACANT,
        "remove vacant",
        emperor.ask_remove_vacant,
        emperor.answer_remove_vacant,
        args=(many("rooms"),),
        reach=SPACE,
    ),
    Word(
        n.REMOVE_OCCUPIED,
        "remove occupied",
        emperor.ask_remove_occupied,
        emperor.answer_remove_occupied,
        args=(Arg("below", 0, boards.TOP + 1), many("rooms")),
        reach=SPACE,
    ),
    Word(n.REMOVE_END_STAFF, "remove staff", emperor.ask_remove_end_staff, emperor.answer_remove_end_staff, reach=CARD),
    Word(
        n.SPEND,
        "spend",
        prices.run_spend,
        prices.answer_spend,
        args=(many("left"), Arg("must", 0, 1), SPENT, many("count"), A_CARD),
        reach=n.KINDS,
    ),
    Word(
        n.OTHER_ITEMS,
        "other items",
        prices.ask_other_items,
        prices.answer_other_items,
        args=(many("left"), SPENT),
        reach=4,
    ),
)
