"""Tests that every text of a game is a message: the pseudo-language puts messages in brackets."""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from tableforone.kernel import lesson
from tableforone.kernel.companion import barred, own_of, scene
from tableforone.kernel.meanings import PSEUDO
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.speech import speaking
from tests.companion.shelf import begun
from tests.conformance.play import Game

NOT_YET: Final = {"toy", "stones"}  # games of the tests
QUESTIONS: Final = 25  # of each game
WORD: Final = re.compile(r"\b[^\W\d_]{2,}\b")  # "SB2" is an id
# in a view, a text without a space may be an id
WORDS: Final = re.compile(r"[A-Za-zÀ-ž]{2,}[,:;.]? [A-Za-zÀ-ž]")


def outside(text: str) -> str:
    """The parts of a text outside brackets.

    >>> outside("⟦Ýöû ⟦3⟧~~⟧ and more")
    ' and more'
    """
    found, depth = [], 0
    for letter in text:
        depth += (letter == "⟦") - (letter == "⟧")
        if not depth and letter != "⟧":
            found.append(letter)
    return "".join(found)


def bare(texts: Iterable[str]) -> list[str]:
    """The texts with words outside messages."""
    return [text for text in texts if WORD.search(outside(text))]


def texts_in(view: Any, name: str = "") -> Iterator[str]:
    """All texts of a view: by key for names and texts, others if they have several words."""
    if isinstance(view, dict):
        for key, value in view.items():
            yield from texts_in(value, key)
    elif isinstance(view, list):
        for value in view:
            yield from texts_in(value, name)
    elif isinstance(view, str) and (name in ("name", "text", "title") or WORDS.search(outside(view))):
        yield view


def texts_of(game: Game) -> Iterator[str]:
    """All texts of a game that a person reads, in the current language."""
    spec, table = game.spec, game.table
    for step in game.sample(QUESTIONS, chance=False) + game.sample(QUESTIONS, chance=True):
        p = step.position
        answers = step.answers if not step.chance else [step.answer]
        yield from (spec.ask(p), spec.did(p, step.answer), *(spec.say(p, answer) for answer in answers))
        if step.chance:
            continue
        view, things = spec.view(p), [spec.thing(p, answer) for answer in answers]
        yield from (part for answer in answers for part in spec.short(p, answer))
        yield from (part for thing in things if (found := spec.explain(view, thing)) for part in found[:4])
        yield from (*texts_in(view), *spec.careful(view, things), *lines_of(spec.draw(view)))
    events = [event for told in table.events for event in told]
    yield from (spec.tell(event) for event in events)
    for _, _, name, _, _, trace in [event for event in events if event[0] == DECIDE]:
        for candidate in {each for _, before, _ in trace for each in before}:
            yield spec.name_candidate(name, candidate)


def lines_of(drawing: list[str]) -> list[str]:
    """A drawing as one text, because a message may continue on the next line."""
    return ["\n".join(drawing)]


def texts_at_home(spec: GameSpec, language: str) -> Iterator[str]:
    """All texts of a companion table."""
    for seed in (1, 2, 3):
        table, teller = begun(spec, seed)
        with speaking(language):
            own = own_of(table)
            said = [part for ready in own.checklist(table.setup) for part in (ready.text, ready.note)]
        yield from said
        while not table.over:
            with speaking(language):
                p, seen = table.position, scene(table)
                assert seen.question is not None
                answers = seen.question.answers
                said = [seen.question.text, *(part for answer in answers for part in spec_said(table, answer))]
                said += [part for hand in seen.hands for part in (hand.text, hand.reason)]
                said += [amount.name for amount in own.amounts(p)] + own.pieces(p)
                said += [part for pair in barred(table) for part in pair]
                said += [*texts_in(table.view), *lines_of(table.spec.draw(table.view))]
            yield from said
            teller.tell(table)


def spec_said(table: Any, answer: int) -> list[str]:
    return [table.spec.say(table.position, answer), *table.spec.short(table.position, answer)]


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | tuple):
        for each in value.values() if isinstance(value, dict) else value:
            yield from strings(each)


def texts_of_lesson(each: lesson.Lesson) -> list[str]:
    """The host's texts in a lesson."""
    said = [each.title, each.about, each.ending, *each.later, *strings(each.checks)]
    said += [part for step in each.steps for part in (step.chapter, step.title, step.text, step.praise)]
    said += [words for step in each.steps for words in step.watch.values()]
    return said + [part for card in each.learned for part in (card.title, card.text)]


def test_every_word_of_a_lesson_is_a_message_and_it_is_played_in_any_language(spec: GameSpec) -> None:
    for english in lesson.lessons(spec):
        with speaking(PSEUDO):
            each = lesson.find(spec, english.id)
            assert bare(texts_of_lesson(each)) == []
            table = lesson.played(spec, each, len(each.steps) - 1)
            place = lesson.place(table)
        assert place is not None and place.left is None and place.number == len(each.steps) - 1
