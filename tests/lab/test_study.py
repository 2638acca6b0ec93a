"""Tests of reading study files: the intended study, or one sentence for each mistake."""

from pathlib import Path
from typing import Final

import pytest

from tableforone.kernel.faults import Fault
from tableforone.lab.study import Study, read_study, study_of

STUDIES: Final = Path(__file__).parents[2] / "studies"
EXAMPLES: Final = sorted(path for path in STUDIES.glob("*.toml") if "title" in path.read_text(encoding="utf-8"))

EIGHT: Final = ["1", "2", "3", "4", "5", "6", "7", "8"]
GREAT: Final = f'game = "high-season"\n[axes]\nhotel = {EIGHT}\nralph-hotel = {EIGHT}\nstrip = {EIGHT}'


def study(text: str, folder: Path = STUDIES) -> Study:
    return study_of(text, folder, "a-question")


def test_axes_make_a_grid_in_the_order_of_the_file() -> None:
    asked = study('game = "high-season"\n[axes]\nplayer = ["random", "greedy"]\nlevel = [1, "5"]')
    assert [cell.name for cell in asked.cells] == [
        "Random, Level 1",
        "Random, Level 5",
        "Greedy, Level 1",
        "Greedy, Level 5",
    ]
    assert [(cell.player, cell.level) for cell in asked.cells][1] == ("random", "5")
    assert (asked.title, asked.games, asked.total) == ("a question", 200, 800)


def test_options_have_their_titles_and_files_their_text() -> None:
    asked = study('game = "high-season"\n[axes]\ndeck = ["", "gentle-ralph.toml"]')
    assert [cell.name for cell in asked.cells] == ["Reconstructed", "gentle-ralph"]
    assert asked.axis == "Ralph’s cards"
    assert asked.cells[1].options["deck"].startswith("# A designer's deck")


def test_modules_are_lists_of_names() -> None:
    asked = study('game = "grand-austria-hotel"\n[axes]\nmodules = [[], ["ballrooms", "celebrities"]]')
    assert [cell.name for cell in asked.cells] == ["Base game", "Vienna Ballrooms and Celebrities"]


def test_the_mark_is_of_what_is_played_not_of_how_often() -> None:
    text = 'game = "high-season"\ngames = {}\nseed = {}'
    assert study(text.format(10, 1)).mark == study(text.format(20, 1)).mark
    assert study(text.format(10, 1)).mark != study(text.format(10, 2)).mark


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "names no game. Games: "),
        ('game = "chess"', "“chess” is not a game here"),
        ('game = "high-season"\ncolour = 1', "“colour”, which is not known"),
        ('game = "high-season"\n[axes]\ncolour = ["red"]', "“colour” is not an axis of High Season"),
        ('game = "high-season"\n[axes]\nlevel = []', "Axis “level” is empty"),
        ('game = "high-season"\n[axes]\nlevel = "3"', "Axis “level” is empty"),
        ('game = "high-season"\n[axes]\nlevel = ["9"]', "“9” is not a level"),
        ('game = "high-season"\n[axes]\nlevel = ["1", "1"]', "Two variants are called “Level 1”"),
        ('game = "high-season"\n[axes]\nlevel = [["1"]]', "level and player are text"),
        ('game = "high-season"\nplayer = "clever"', "“clever” is not a player"),
        ('game = "high-season"\nplayer = "search much"', "“much” is not a budget"),
        ('game = "high-season"\nplayer = "greedy 5"', "has no budget"),
        ('game = "high-season"\ngames = 0', "from 1 to"),
        ('game = "high-season"\ngames = "ten"', "“games” is a whole number"),
        ('game = "high-season"\nseed = -1', "Seed -1"),
        ('game = "high-season"\nmodules = "ballrooms"', "modules are a list"),
        ('game = "high-season"\n[axes]\nlevel = ["1"]\n[[cells]]\nname = "x"', "not both"),
        ('game = "high-season"\n[options]\nhotel = "1"\nralph-hotel = "1"', "cannot be played: You and Ralph"),
        ('game = "high-season"\n[axes]\ndeck = ["nothing-there.toml"]', "cannot be read"),
        ('game = "high-season"\n[[cells]]\nlevel = "1"\ncolour = 3', "“colour”, which is not known"),
        ("game = [", "is not TOML"),
        (GREAT, "make 512 variants"),
    ],
)
def test_a_mistake_is_one_sentence(text: str, says: str) -> None:
    with pytest.raises(Fault, match=says):
        study(text)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_can_be_played(path: Path) -> None:
    asked = read_study(path, 10)
    assert len(asked.cells) > 1
    assert asked.title.endswith("?") or "against" in asked.title


def test_there_are_five_examples() -> None:
    assert [path.stem for path in EXAMPLES] == ["entrances", "hotels", "levels", "own-deck", "readings"]
