"""Tests of the player's own files: any content starts a game or is refused with one sentence."""

import re

import pytest

import tableforone
from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.options import Option
from tableforone.kernel.spec import GameSpec
from tests.kernel.test_untrusted import HOSTILE_CARDS

FILES = [(spec, option) for spec in games.all_games() for option in spec.options if option.is_file]
IDS = [f"{spec.id} {option.name}" for spec, option in FILES]
ODD = {
    "a table instead of cards": "[card]\n[guest]\n[cost]",
    "cards that are none": "card = 5\nguest = 'x'\ncost = [[]]\nvp = 1.5",
    "empty cards": "[[card]]\n[[card]]\n[[guest]]",
    "a name that only looks like a number": '[cost]\n"²" = 1\n"٣" = 1\n"-0" = 1',
    "dates and infinities": "[[card]]\nid = 1979-05-27\nn = inf\nlevel = nan",
    "fields of other kinds": "[[card]]\nid = 1\ndice = {}\nactions = [[[]]]\nlevel = true\nhand = 2026-01-01T00:00:00Z",
}
PLACE = re.compile(r"(?<!\w)/\w|\\|Traceback|Error")  # paths of this machine, internal names


@pytest.mark.parametrize(("spec", "option"), FILES, ids=IDS)
@pytest.mark.parametrize("text", HOSTILE_CARDS.values(), ids=HOSTILE_CARDS)
def test_a_hostile_file_gets_one_sentence_whatever_the_modules_are(spec: GameSpec, option: Option, text: str) -> None:
    for modules in ((), tuple(spec.modules)):
        with pytest.raises(Fault) as told:
            tableforone.new(spec.id, modules=modules, options={option.name: text}, seed=1)
        assert len(str(told.value)) < 400
        assert str(told.value).isprintable()


@pytest.mark.parametrize(("spec", "option"), FILES, ids=IDS)
@pytest.mark.parametrize("text", ODD.values(), ids=ODD)
def test_an_odd_file_gets_one_sentence_or_a_table(spec: GameSpec, option: Option, text: str) -> None:
    for modules in ((), tuple(spec.modules)):
        try:
            table = tableforone.new(spec.id, modules=modules, options={option.name: text}, seed=1)
        except Fault as fault:
            assert not PLACE.search(str(fault)), fault
        else:
            assert tableforone.load(table.to_json()).fingerprint == table.fingerprint


def test_a_card_file_with_an_unknown_table_is_refused_without_modules_too() -> None:
    with pytest.raises(Fault, match="x is unknown"):
        tableforone.new("grand-austria-hotel", options={"cards": "x=1"}, seed=1)
