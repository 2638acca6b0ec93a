"""Tests that modules are values: the base game knows none, and one table says what they do when."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.modules import MODULES, TABLE
from tableforone.games.grand_austria_hotel.modules.ballrooms.rules import dancing, scoring
from tableforone.games.grand_austria_hotel.modules.common.rules import numbers as m
from tableforone.games.grand_austria_hotel.rules import moments
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.games.grand_austria_hotel.rules.moments import ModuleMoment
from tableforone.kernel.rules import rules_of

BASE = ("rules", "opponent", "voice", "face", "bots")
NAMED = re.compile("ballrooms|celebrities|unique.hotels|some.more|promos", re.IGNORECASE)
EVERY_MOMENT = {
    moment for room in (moments, dancing, scoring) for moment in vars(room).values() if isinstance(moment, ModuleMoment)
}


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


# by kind of answer: how many there are
MOST = {
    m.COLOURED: 60,
    m.SHIFT: 150,
    m.FORFEIT: 1,
    m.EXCHANGE: 1,
    m.PERSONAL: 3,
    m.REWARD: 18,
    m.SCHULZES: 10,
    m.BALL: 80,
    m.TWO_ROOMS: 80,
}


def test_answers_of_modules_do_not_overlap() -> None:
    firsts = sorted(first for module in MODULES for first in module.answers)
    assert firsts == sorted(MOST)
    assert firsts[0] >= n.FROM_MODULES
    assert all(first + MOST[first] <= after for first, after in pairwise((*firsts, n.TURN_REACH)))


def test_the_modules_are_those_that_a_player_may_choose() -> None:
    chosen = [module.id for module in MODULES if module.id]
    assert chosen == [*GAME.modules, "promos"]
    assert sum(module.bits for module in MODULES if module.id) == m.ANY_MODULE
