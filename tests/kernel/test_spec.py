"""Are the choices at the start of a game checked?"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import Option, Setup
from tests.toy import TOY

RICH = replace(
    TOY,
    modules={"wind": "It blows.", "rain": "It rains."},
    refused_modules={"snow": "It is summer."},
    options=(Option("side", "Which side?", ("day", "night"), "day"), Option("cards", "Own cards", is_file=True)),
)
BARE = replace(TOY, levels=(), default_level="")


def test_left_out_choices_are_the_defaults() -> None:
    assert RICH.setup() == Setup("short", (), {"side": "day", "cards": ""})
    assert RICH.setup("") == RICH.setup(None)
    assert BARE.setup() == Setup("", (), {})


def test_choices_are_kept_in_the_order_of_the_game() -> None:
    chosen = RICH.setup("long", ["rain", "wind", "rain"], {"cards": "anything", "side": "night"})
    assert chosen == Setup("long", ("wind", "rain"), {"side": "night", "cards": "anything"})
    assert list(chosen.options) == ["side", "cards"]


@pytest.mark.parametrize(
    ("level", "modules", "options", "sentence"),
    [
        ("huge", (), {}, "Stones has no level 'huge'. Levels: short, long."),
        (None, ["hail"], {}, "Stones has no module 'hail'. Modules: wind, rain."),
        (None, ["snow"], {}, "The module 'snow' cannot be played: It is summer."),
        (None, (), {"colour": "red"}, "Stones has no option 'colour'. Options: side, cards."),
        (None, (), {"side": "noon"}, "Option side cannot be 'noon'. Choices: day, night."),
    ],
)
def test_a_wrong_choice_is_named_with_what_there_is(
    level: str | None, modules: Sequence[str], options: Mapping[str, str], sentence: str
) -> None:
    with pytest.raises(Fault) as fault:
        RICH.setup(level, modules, options)
    assert str(fault.value) == sentence


def test_a_game_without_choices_says_so() -> None:
    with pytest.raises(Fault, match="Stones has no levels, but level 'short' was given"):
        BARE.setup("short")
    with pytest.raises(Fault, match="Modules: none"):
        BARE.setup(None, ["wind"])
    with pytest.raises(Fault, match="Options: none"):
        BARE.setup(None, (), {"side": "day"})


def test_answers_point_at_nothing_and_data_is_sourced_unless_a_game_says_otherwise() -> None:
    setup = TOY.setup()
    assert TOY.thing(TOY.start(setup), 1) == ""
    assert TOY.reconstructed(setup) == ()
