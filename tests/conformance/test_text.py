"""Tests of views and texts: JSON views, line lengths, sentences without internal names."""

import re
from typing import Any, Final

import pytest

from tableforone.kernel.frames import OPPONENT, TABLE, YOU
from tableforone.kernel.meanings import PSEUDO
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.speech import speaking, translations
from tableforone.kernel.story import LogLine, log
from tableforone.kernel.why import explain
from tests.conformance.play import Game

WIDEST: Final = 110
WORD: Final = re.compile(r"\w+")
POINTS: Final = re.compile(r"(\d+) (?:point|Punkt|punto)")
PAST: Final = re.compile(r"You (?!need)(\w+ed|took|gave|paid|bought|sent|chose|spent|lost|kept|built|did)\b")
LEAK: Final = re.compile(r"\bNone\b|\bTrue\b|\bFalse\b|\(-?\d+,|\[-?\d+,|\{|\}|<\w+|object at|_")


def is_told(value: Any) -> bool:
    """Whether an event may contain this besides its kind: ints, and tuples of valid values."""
    return value is None or type(value) is int or (type(value) is tuple and all(is_told(part) for part in value))


def test_the_view_is_json_and_follows_from_the_position(game: Game) -> None:
    for step, shown in zip(game.steps, game.shown[:-1], strict=True):
        p = step.position.copy()
        assert game.spec.view(p) == shown.view, "JSON values only: lists and text keys"
        assert p == step.position, "looking changes nothing"


def test_the_drawing_fits_and_is_plain(game: Game) -> None:
    for shown in game.shown:
        assert shown.drawing
        for line in shown.drawing:
            assert len(line) <= WIDEST, line
            assert line.isprintable(), repr(line)
            assert line == line.rstrip(), repr(line)
            assert not re.search(r"\bNone\b", line), line


def test_sentences_do_not_leak_the_machinery(game: Game) -> None:
    for sentence in game.sentences:
        assert not LEAK.search(sentence), sentence
        assert sentence.isprintable() or sentence == "", repr(sentence)


def test_events_are_plain_data(game: Game) -> None:
    for event in (event for events in game.table.events for event in events):
        assert type(event) is tuple
        assert type(event[0]) is str
        assert event[1] in (YOU, OPPONENT, TABLE), event
        assert event[0] == DECIDE or is_told(event[1:]), event


def test_the_breakdown_and_the_last_sentence_do_not_leak_the_machinery(game: Game) -> None:
    result = game.table.result
    assert result is not None
    for text in [result.sentence, *(line.what for line in result.lines)]:
        assert not LEAK.search(text), text


def test_the_result_and_its_lines_are_messages(game: Game) -> None:
    spec, found = game.spec, game.spec.result(game.table.position)
    assert all(spec.speech.knows(f"score-{line.what}") for line in found.lines), found.lines
    assert not found.sentence or spec.speech.knows(f"result-{found.sentence}"), found.sentence
    with speaking(PSEUDO):
        told = spec.told(found)
        assert all(line.what.startswith("⟦") for line in told.lines)
        assert told.sentence.startswith("⟦") or not found.sentence


def test_the_rows_of_a_decision_are_messages(game: Game) -> None:
    decided = [event for events in game.table.events for event in events if event[0] == DECIDE]
    with speaking(PSEUDO):
        rows = [row for event in decided for row in explain(game.spec, event).rows]
        assert all(row.text.startswith("⟦") for row in rows)


@pytest.mark.parametrize("language", ["en", *translations()])
def test_no_two_lines_of_an_answer_say_the_same(game: Game, language: str) -> None:
    """A move is told once, as what happens now; then what it brought, each once."""
    own, table = set(game.table.questions), game.table
    told: dict[int, list[LogLine]] = {number: [] for number in own}
    with speaking(language):
        for line in log(table):
            if line.number in own and (line.who == "me" or line.answered):
                told[line.number].append(line)
    for lines in told.values():
        texts = [line.text for line in lines]
        (move,) = [line for line in lines if line.answered]
        assert not PAST.match(move.text), texts
        for line in lines:
            if line.kind != move.kind:
                words, others = set(WORD.findall(line.text.lower())), set(WORD.findall(move.text.lower()))
                assert not (words <= others or others <= words), texts
                assert not set(POINTS.findall(line.text)) & set(POINTS.findall(move.text)), texts


def test_what_is_drawn_and_told_later_stands_once_in_the_log(game: Game) -> None:
    lines = log(game.table)
    told = [set(WORD.findall(line.text)) for line in lines if not line.answered]
    drawn = [line.text for line in lines if line.answered and line.who == "table" and line.text.count(" ") > 3]
    assert not [text for text in drawn if any(set(WORD.findall(text)) <= words for words in told)]


def test_no_place_of_the_data_is_named_to_a_player(game: Game) -> None:
    """Spaces are r1c2 in the data; a player reads floors and rooms."""
    for sentence in game.sentences:
        assert not re.search(r"\br\dc\d\b", sentence), sentence
