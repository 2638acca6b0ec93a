"""Tests of set-up checks: levels, modules and options."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from tableforone.kernel.faults import Fault
from tableforone.kernel.options import Option, Setup
from tests.toy import TOY

RICH = replace(
    TOY,
    modules=("wind", "rain"),
    refused_modules=("snow",),
    options=(Option("side", ("day", "night"), "day"), Option("cards", is_file=True)),
)
BARE = replace(TOY, levels=(), default_level="")


def test_choices_have_words() -> None:
    plain, titled = replace(TOY, options=(Option("ralph-hotel"), Option("pointer"))).options
    assert (plain.heading, titled.heading) == ("Ralph hotel", "A hand")
    assert (titled.titled("as-written"), titled.titled("same-side")) == ("Printed", "Same side")
    assert RICH.module_name("unique-hotels") == "Unique hotels"
    assert RICH.way("hard", ("wind", "some-more")) == "hard, with Wind and Some more"
    assert (RICH.way("3", ()), RICH.way("", ())) == ("3", "")


def test_left_out_choices_are_the_defaults() -> None:
    assert RICH.setup() == Setup("short", (), {"side": "day", "cards": ""})
    assert RICH.setup("") == RICH.setup(None)
    assert BARE.setup() == Setup("", (), {})


def test_choices_are_kept_in_the_order_of_the_game() -> None:
    chosen = RICH.setup("long", ["rain", "wind", "rain"], {"cards": "any = 1", "side": "night"})
    assert chosen == Setup("long", ("wind", "rain"), {"side": "night", "cards": "any = 1"})
    assert list(chosen.options) == ["side", "cards"]


@pytest.mark.parametrize(
    ("level", "modules", "options", "sentence"),
    [
        ("huge", (), {}, "“huge” is not a level of Stones. Levels: short, long."),
        (None, ["hail"], {}, "“hail” is not a module of Stones. Modules: wind and rain."),
        (None, ["snow"], {}, "Module “snow” cannot be played: It is summer."),
        (None, (), {"colour": "red"}, "“colour” is not an option of Stones. Options: side and cards."),
        (None, (), {"side": "noon"}, "“noon” is not a choice of option side. Choices: day, night."),
    ],
)
def test_a_wrong_choice_is_named_with_what_there_is(
    level: str | None, modules: Sequence[str], options: Mapping[str, str], sentence: str
) -> None:
    with pytest.raises(Fault) as fault:
        RICH.setup(level, modules, options)
    assert str(fault.value) == sentence


def test_a_game_without_choices_says_so() -> None:
    with pytest.raises(Fault, match="Stones has no levels, but “short” was given"):
        BARE.setup("short")
    with pytest.raises(Fault, match="Modules: nothing"):
        BARE.setup(None, ["wind"])
    with pytest.raises(Fault, match="Options: nothing"):
        BARE.setup(None, (), {"side": "day"})


RENAMED = replace(
    TOY,
    options=(
        Option("your-side", ("day", "night"), "day", formerly=("side", "face"), former_choices={"b": "night"}),
        Option("face", ("hers", "his"), "hers"),
        Option("own-cards", is_file=True, formerly=("cards",)),
    ),
)


@pytest.mark.parametrize(
    ("saved", "found"),
    [
        ({"side": "night"}, {"your-side": "night"}),
        ({"side": "b"}, {"your-side": "night"}),
        ({"your-side": "b"}, {"your-side": "night"}),
        ({"cards": "any = 1"}, {"own-cards": "any = 1"}),
        ({"side": "night", "your-side": "day"}, {"your-side": "day"}),
        ({"face": "his"}, {"face": "his"}),  # a former name that now means something else
    ],
)
def test_options_of_an_old_save_are_found_by_their_former_names(saved: dict[str, str], found: dict[str, str]) -> None:
    plain = {"your-side": "day", "face": "hers", "own-cards": ""}
    assert RENAMED.setup(None, (), saved).options == plain | found


def test_what_was_never_a_name_is_refused_with_the_names_of_today() -> None:
    with pytest.raises(Fault, match="Options: your-side, face and own-cards"):
        RENAMED.setup(None, (), {"colour": "red"})
    with pytest.raises(Fault, match="“noon” is not a choice of option your-side"):
        RENAMED.setup(None, (), {"side": "noon"})


def test_a_mark_in_front_of_a_file_of_the_players_is_no_part_of_it() -> None:
    assert RICH.setup(None, (), {"cards": "\ufeffa = 1"}) == RICH.setup(None, (), {"cards": "a = 1"})


def test_answers_point_at_nothing_and_data_is_sourced_unless_a_game_says_otherwise() -> None:
    setup = TOY.setup()
    assert TOY.thing(TOY.start(setup), 1) == ""
    assert TOY.reconstructed(setup) == ()


@pytest.mark.parametrize(
    "text", ["root:x:0:0:root:/root:/bin/bash", "a = " + "[" * 5000, "a" + ".a" * 9000 + " = 1", "#" * 99999]
)
def test_a_file_is_looked_at_when_it_is_chosen_whoever_will_read_it(text: str) -> None:
    with pytest.raises(Fault, match=r"^The file for option cards .*\.$"):
        RICH.setup(None, (), {"cards": text})
