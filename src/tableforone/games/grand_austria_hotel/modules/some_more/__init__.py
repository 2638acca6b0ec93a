"""Module 5, *Would You Like Some More?*: priced and flipping staff, objectives, tiles (17)."""

from typing import Final

from ..common.rules import numbers as m
from ..module import Module, Worth
from .rules import cards

MODULE: Final = Module(
    __name__,
    id="some-more",
    bits=m.SOME_MORE,
    effects={"take_guest": cards.take_effect},
    tests={"items_each_at_least": cards.of_each, "occupied_on_floor_at_least": cards.on_floor},
    penalties={"pay_money_and_item": cards.pay_money_and_item, "lose_all_money_and_items": cards.lose_all},
    possible={m.TAKE_FED: cards.can_take_fed},
    worth=Worth(effects={m.TAKE_FED: 4.0}),
)
