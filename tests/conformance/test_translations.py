"""Tests that every language is complete and well written: games are played and read in it."""

import re

import pytest

from tableforone import games
from tableforone.commands.translating import parts
from tableforone.kernel import lesson
from tableforone.kernel.meanings import PRINTED
from tableforone.kernel.rules import paragraphs
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.speech import speaking
from tests.companion.shelf import AT_HOME
from tests.conformance.play import Game
from tests.conformance.test_all_messages import NOT_YET, texts_at_home, texts_of, texts_of_lesson
from tests.conformance.translated import LANGUAGES, wrong_in

ID = re.compile(r"\b[a-z]+[_:]\w+\b")  # "die:3", "from_left": not for people


def test_three_languages_are_there() -> None:
    assert {"de", "fr", "es"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    assert {part.name: part.missing for part in parts(language) if part.missing} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_in_one_language(game: Game, language: str) -> None:
    if game.spec.id in NOT_YET or game.spec.id == "yacht":
        return
    with speaking(language):
        found = {text: wrong for text in texts_of(game) if (wrong := wrong_in(language, ID.sub("", text)))}
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spec", AT_HOME, ids=lambda spec: spec.id)
def test_a_real_table_is_in_one_language(spec: GameSpec, language: str) -> None:
    if spec.companion_of not in NOT_YET:
        texts = set(texts_at_home(spec, language))
        assert {text: wrong for text in texts if (wrong := wrong_in(language, ID.sub("", text)))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_in_one_language(spec: GameSpec, language: str) -> None:
    if spec.id == "yacht":
        return
    with speaking(language):
        texts = [text for each in lesson.lessons(spec) for text in texts_of_lesson(each)]
    assert {text: wrong for text in texts if (wrong := wrong_in(language, text))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbered_rules_have_the_numbers_of_the_english_ones(spec: GameSpec, language: str) -> None:
    file = spec.folder / "voice" / language / "RULES.md"
    if file.is_file():
        english = paragraphs((spec.folder / "RULES.md").read_text(encoding="utf-8"))
        theirs = paragraphs(file.read_text(encoding="utf-8"))
        assert [number for number in theirs if number not in english] == []
        assert [number for number in english if number in theirs] == list(theirs)  # in the same order


@pytest.mark.parametrize(
    ("game", "translated", "printed"),
    [
        ("lords-of-waterdeep", "Orkfestung überfallen", "Raid Orc Stronghold"),
        ("grand-austria-hotel", "Flamencotänzerin", "Flamenco Dancer"),
    ],
)
def test_names_of_cards_in_a_lesson_are_as_the_reader_wants_them(game: str, translated: str, printed: str) -> None:
    spec = games.find(game)
    for language, there, absent in (("de", translated, printed), (f"de{PRINTED}", printed, translated)):
        with speaking(language):
            told = "\n".join(text for each in lesson.lessons(spec) for text in texts_of_lesson(each))
        assert there in told and absent not in told
