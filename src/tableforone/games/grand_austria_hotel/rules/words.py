"""The words of the player's side and the table, one record per type of frame."""

from typing import Final

from tableforone.kernel.collecting import word
from tableforone.kernel.frames import Arg, Word

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
    word(n.ROUND, "round", flow),
    word(n.ROLL, "roll", flow, Arg("dice", 0, cards.DICE), chance=chance.DICE),
    word(n.NEXT_TURN, "next turn", flow),
    word(n.TURN, "turn", flow, *TURN, reach=n.TURN_REACH),
    word(n.ROUND_END, "round end", flow),
    word(n.NEXT_ROUND, "next round", flow),
    Word(n.FINAL, "final scoring", scoring.run_final),
    word(n.REVEAL_BOARD, "reveal board", setup, chance=chance.BOARD),
    word(n.REVEAL_OBJECTIVE, "reveal objective", setup, LETTER, chance=chance.OBJECTIVE),
    word(n.REVEAL_TILE, "reveal tile", setup, LETTER, chance=chance.TILE),
    word(n.REFILL, "refill", guests, chance=chance.GUESTS),
    word(n.REVEAL_STAFF, "reveal staff", staff, many("left"), Arg("to", 0, 1), chance=chance.STAFF),
    word(n.KEEP_SIX, "keep six", staff, reach=CARD),
    word(n.FIRST_GUEST, "first guest", guests, reach=PLACE),
    word(n.WHEN, "when", actions, A_CARD, reach=3),
    Word(n.MAIN, "main action", actions.run_main, args=(Arg("face", 0, 6), STRENGTH, Arg("both", 1, 1, many=1))),
    word(n.TWO_ITEMS, "two items", actions, STRENGTH, FIRST_ITEM, reach=MANY),
    word(n.FUNDS, "funds", actions, STRENGTH, reach=MANY),
    word(n.ANY_ACTION, "any action", actions, STRENGTH, reach=6),
    word(n.STAFF_ACTION, "staff action", staff, STRENGTH, reach=CARD),
    word(n.SERVE, "serve", items, many("left"), Arg("served", 0, 1), reach=1 + 4 * n.KINDS),
    word(n.PARTS, "parts", gains, PART, reach=2 * n.DO_WITHOUT),
    word(n.MONEY, "money", gains, many("krones")),
    word(n.EMPEROR, "emperor", gains, many("spaces"), reach=2),
    word(n.ADVANCE, "advance", gains, many("spaces")),
    word(n.POINTS, "points", gains, POINTS, ACCOUNT),
    word(n.POINTS_PER, "points per", gains, Arg("per", 0, n.COPY_OPPONENT_END), POINTS, ACCOUNT),
    word(n.RECEIVE, "receive", items, *map(many, n.ITEMS), Arg("counted", 1, 1, many=1), reach=TABLE),
    word(n.ANY_ITEMS, "any items", items, many("left"), reach=4),
    word(n.DRAW, "draw", staff, many("cards")),
    word(n.HIRE, "hire", staff, many("cards"), DISCOUNT, reach=CARD),
    word(n.OFFER, "offer", staff, many("cards"), DISCOUNT),
    word(n.PICK, "pick", staff, DISCOUNT, reach=CARD),
    word(n.UNDER, "under", staff, Arg("cards", 0, cards.CARD_NUMBERS - 1, many=MANY_OF), reach=CARD),
    word(n.PREPARE, "prepare", rooms, many("rooms"), DISCOUNT, TOP, many("musts"), reach=SPACE_OR_NOT),
    word(n.OCCUPY, "occupy", rooms, many("rooms"), TOP, reach=SPACE_OR_NOT),
    word(n.PREPARE_OCCUPY, "prepare and occupy", rooms, many("rooms"), DISCOUNT, TOP, reach=SPACE_OR_NOT),
    word(n.TAKE_GUEST, "take guest", guests, many("guests"), reach=PLACE),
    word(n.FILL_ORDER, "fill order", items, many("orders"), reach=TABLE),
    word(n.EXTRA_ACTION, "extra action", actions, reach=n.EXTRA_REACH),
    word(n.WAIVE, "waive", emperor, TILE, reach=2),
    word(n.PENALTY, "penalty", emperor, TILE),
    word(n.RETURN_HAND, "return hand", emperor, many("cards"), reach=CARD),
    word(n.REMOVE_VACANT, "remove vacant", emperor, many("rooms"), reach=SPACE),
    word(n.REMOVE_OCCUPIED, "remove occupied", emperor, Arg("below", 0, boards.TOP + 1), many("rooms"), reach=SPACE),
    word(n.REMOVE_END_STAFF, "remove staff", emperor, reach=CARD),
    word(n.SPEND, "spend", prices, many("left"), Arg("must", 0, 1), SPENT, many("count"), A_CARD, reach=n.KINDS),
    word(n.OTHER_ITEMS, "other items", prices, many("left"), SPENT, reach=4),
)
