"""Tests that every language is complete and well written: games are played and read in it."""

import re

import pytest

from tableforone import games
from tableforone.kernel import lesson
from tableforone.kernel.meanings import HOME, PRINTED, PSEUDO
from tableforone.kernel.messages import NAMES
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.speech import speaking
from tests.companion.shelf import AT_HOME
from tests.conformance.play import play
from tests.conformance.shelf import cases, importable
from tests.conformance.test_all_messages import NOT_YET, bare, texts_at_home, texts_of, texts_of_lesson
from tests.conformance.translated import LANGUAGES, Translated, translated, wrong_in

NOT_TRANSLATED = {"yacht"}  # an example in English
GAMES = [spec for spec in importable() if spec.id not in NOT_YET]
HOME_GAMES = [spec for spec in AT_HOME if spec.companion_of not in NOT_YET]
ID = re.compile(r"\b[a-z]+[_:]\w+\b")  # "die:3", "from_left": not for people


def test_three_languages_are_there() -> None:
    assert {"de", "fr", "es"} <= set(LANGUAGES)


def wrong(said: Translated) -> dict[str, str]:
    """The texts with a wrong part, and that part."""
    every = [(language, text) for language, texts in said.items() for text in texts]
    return {text: part for language, text in every if (part := wrong_in(language, ID.sub("", text)))}


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_whatever_a_game_says_is_a_message_and_in_one_language(spec: GameSpec) -> None:
    """All set-ups are played once; each text is translated once."""
    with translated() as said:
        texts = {text for case in cases(spec) for text in texts_of(play(case))}
    assert sorted(bare(texts)) == []
    assert all(len(found) > 200 for found in said.values())
    if spec.id not in NOT_TRANSLATED:
        assert wrong(said) == {}


@pytest.mark.parametrize("spec", HOME_GAMES, ids=lambda spec: spec.id)
def test_whatever_a_real_table_says_is_a_message_and_in_one_language(spec: GameSpec) -> None:
    with translated() as said:
        texts = set(texts_at_home(spec, PSEUDO))
    assert sorted(bare(texts)) == []
    assert all(len(found) > 100 for found in said.values())
    assert wrong(said) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_in_one_language(language: str) -> None:
    with speaking(language):
        games_said = [spec for spec in importable() if spec.id not in NOT_TRANSLATED]
        texts = {text for spec in games_said for each in lesson.lessons(spec) for text in texts_of_lesson(each)}
    assert len(texts) > 100
    assert {text: part for text in texts if (part := wrong_in(language, text))} == {}


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
