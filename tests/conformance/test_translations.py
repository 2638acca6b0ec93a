"""Tests that every language is complete and well written: games are played and read in it."""

import re

import pytest

from tableforone import games
from tableforone.commands.translating import parts
from tableforone.kernel import lesson
from tableforone.kernel.meanings import HOME, PRINTED
from tableforone.kernel.messages import NAMES
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


def printed(spec: GameSpec, language: str) -> dict[str, str]:
    """The names on the cards and boards of a game, by their keys."""
    text = (spec.folder / "voice" / HOME / NAMES).read_text(encoding="utf-8")
    found = {key: spec.speech.said(language, key, {}) for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}
    return {key: name.casefold() for key, name in found.items()}


def told(spec: GameSpec, language: str) -> str:
    """What the host says in the lessons of a game."""
    with speaking(language):
        return "\n".join(text for each in lesson.lessons(spec) for text in texts_of_lesson(each)).casefold()


def named(name: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["grand-austria-hotel", "lords-of-waterdeep"])
def test_names_of_cards_in_a_lesson_are_as_the_reader_wants_them(game: str, language: str) -> None:
    spec = games.find(game)
    english, theirs = printed(spec, HOME), printed(spec, language)
    used = set(re.findall(r"[\w-]+", (spec.folder / "voice" / HOME / "lesson.ftl").read_text(encoding="utf-8")))
    used = {key for key in english if key in used}
    assert len(used) > 5
    said = {each: told(spec, each) for each in (language, language + PRINTED)}
    assert [name for key in used if not named(name := theirs[key], said[language])] == []
    assert [name for key in used if not named(name := english[key], said[language + PRINTED])] == []
    other = {name for key, name in theirs.items() if name != english[key]} - set(english.values())
    assert [name for name in other if named(name, said[language + PRINTED])] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["grand-austria-hotel", "lords-of-waterdeep"])
def test_names_of_cards_are_written_in_one_file(game: str, language: str) -> None:
    """Elsewhere a message refers to them, so that they follow the setting."""
    spec = games.find(game)
    english, theirs = printed(spec, HOME), printed(spec, language)
    names = {name for key, name in theirs.items() if name not in english[key] and not name[-1].isdigit()}
    for file in (spec.folder / "voice" / language).glob("*.ftl"):
        if file.name != NAMES:
            text = re.sub(r"(?m)^#.*", "", file.read_text(encoding="utf-8"))
            text = re.sub(r"\s+", " ", text).casefold()
            assert [name for name in names if named(name, text)] == [], file.name
