"""Module 5, *Would You Like Some More?*: priced and flipping staff, objectives, tiles (17)."""

from typing import Final

from ..common.rules import numbers as m
from ..module import Face, Module, ModuleCards, Penalty, Test, Voice, Worth
from .face import symbols, things
from .rules import cards, words
from .voice import answers, log, names, questions

MODULE: Final = Module(
    id="some-more",
    bits=m.SOME_MORE,
    cards=ModuleCards(staff=cards.STAFF, objectives=cards.OBJECTIVES, tiles=cards.TILES),
    effects={"take_guest": cards.take_effect},
    tests=(
        Test("items_each_at_least", m.ITEMS_EACH, cards.of_each),
        Test("occupied_on_floor_at_least", m.OCCUPIED_ON_FLOOR, cards.on_floor),
    ),
    penalties=(
        Penalty("pay_money_and_item", m.PAY_MONEY_AND_ITEM, cards.pay_money_and_item),
        Penalty("lose_all_money_and_items", m.LOSE_ALL, cards.lose_all),
    ),
    words=words.WORDS,
    possible={m.TAKE_FED: cards.can_take_fed},
    voice=Voice(
        effects=names.EFFECTS,
        questions=questions.QUESTIONS,
        answers=answers.ANSWERS,
        declined=answers.DECLINED,
        labels=answers.LABELS,
        events=log.EVENTS,
    ),
    face=Face(things=things.THINGS, symbols=symbols.SHOWN, brings=symbols.BRINGS),
    worth=Worth(effects={m.TAKE_FED: 4.0}),
)
