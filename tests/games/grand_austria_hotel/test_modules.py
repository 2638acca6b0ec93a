"""Tests that modules are values: the base game knows none, and one table says what they do when."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.modules import MODULES, TABLE
from tableforone.games.grand_austria_hotel.modules.ballrooms.rules import moments as at_the_ball
from tableforone.games.grand_austria_hotel.modules.common.rules import numbers as m
from tableforone.games.grand_austria_hotel.rules import moments
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.games.grand_austria_hotel.rules.moments import ModuleMoment
from tableforone.kernel.rules import rules_of

BASE = ("rules", "opponent", "voice", "face", "bots")
NAMED = re.compile("ballrooms|celebrities|unique.hotels|some.more|promos", re.IGNORECASE)
EVERY_MOMENT = [
    moment for room in (moments, at_the_ball) for moment in vars(room).values() if isinstance(moment, ModuleMoment)
]


@pytest.mark.parametrize("room", BASE)
def test_the_base_game_names_no_module_and_imports_none(room: str) -> None:
    for path in sorted((GAME.folder / room).glob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"^from \.\.modules|import modules", text, re.MULTILINE), path.name
        assert not NAMED.search(text), f"{path.name}: {NAMED.search(text)}"


def test_nothing_is_laid_in_but_what_the_table_says() -> None:
    assert Counter(moment for moment, _ in TABLE) == Counter(EVERY_MOMENT)
    for moment, deeds in TABLE:
        assert moment.deeds == [(modules, deed) for modules, deed, _ in deeds]


def test_every_deed_of_the_table_cites_rules_that_there_are() -> None:
    rules = rules_of(GAME.folder)
    for _, deeds in TABLE:
        for modules, deed, cited in deeds:
            assert 0 < modules <= m.ANY_MODULE
            assert all(number in rules for number in cited.split(", ")), (deed.__name__, cited)


def test_answers_of_modules_do_not_overlap() -> None:
    ranges = sorted((answers.first, answers.last) for module in MODULES for answers in module.answers)
    assert ranges[0][0] >= n.FROM_MODULES
    assert all(last < first for (_, last), (first, _) in pairwise(ranges))


def test_the_modules_are_those_that_a_player_may_choose() -> None:
    chosen = [module.id for module in MODULES if module.id]
    assert chosen == [*GAME.modules, "promos"]
    assert sum(module.bits for module in MODULES if module.id) == m.ANY_MODULE
