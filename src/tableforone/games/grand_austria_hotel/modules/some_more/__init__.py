"""Module 5, *Would You Like Some More?*: priced and flipping staff, objectives, tiles (17)."""

from typing import Final

from ..common.rules import numbers as m
from ..module import DataWord, Module, Worth
from .rules import cards

MODULE: Final = Module(
    __name__,
    id="some-more",
    bits=m.SOME_MORE,
    effects={"take_guest": cards.take_effect},
    tests=(
        DataWord("items_each_at_least", m.ITEMS_EACH, cards.of_each),
        DataWord("occupied_on_floor_at_least", m.OCCUPIED_ON_FLOOR, cards.on_floor),
    ),
    penalties=(
        DataWord("pay_money_and_item", m.PAY_MONEY_AND_ITEM, cards.pay_money_and_item),
        DataWord("lose_all_money_and_items", m.LOSE_ALL, cards.lose_all),
    ),
    possible={m.TAKE_FED: cards.can_take_fed},
    worth=Worth(effects={m.TAKE_FED: 4.0}),
)
