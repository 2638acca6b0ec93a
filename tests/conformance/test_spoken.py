"""Is all that a game says a message?  Random games in the test language: no words outside its brackets."""

import re
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final

import pytest

from tableforone import games
from tableforone.kernel.companion import barred, hands, new_table, own_of
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.meanings import PSEUDO
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.speech import speaking
from tableforone.kernel.table import Table
from tests.conformance.play import dealt
from tests.conformance.shelf import importable, setups

GAMES: Final = [spec for spec in importable() if (spec.folder / "voice" / "en" / "answers.ftl").is_file()]
AT_HOME: Final = [spec for spec in GAMES if spec.companion is not None]
INSIDE: Final = re.compile(r"⟦[^⟦⟧]*⟧")
WORD: Final = re.compile(r"[A-Za-z]{3,}")
SEEDS: Final = 4
ANSWERS: Final = 60  # of a game at a real table


def plain(text: str) -> str:
    """What of a text is not said by a message.

    >>> plain("⟦Ýöû gåîñ ⟦2 kröñés~~⟧~~~⟧ and 3 B4")
    'and'
    """
    while (inner := INSIDE.sub("", text)) != text:
        text = inner
    return " ".join(WORD.findall(text))


def unspoken(texts: Iterable[str]) -> set[str]:
    return {text for text in texts if plain(text)}


def shown(value: Any) -> Iterator[str]:
    """The texts of a view; a single word is an id."""
    for each in value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ():
        if isinstance(each, str):
            yield from [each] if " " in each else []
        else:
            yield from shown(each)


def said_at(table: Table) -> Iterator[str]:
    """All that is said of an open question."""
    spec, p, question = table.spec, table.position, table.question
    assert question is not None
    view = table.view
    yield from [question.text, *question.words, *shown(view), " ".join(spec.draw(view))]
    yield from spec.careful(view, question.things)
    for a, thing in zip(question.answers, question.things, strict=True):
        yield from spec.short(p, a)
        yield spec.did(p, a)
        info = spec.explain(view, thing)
        yield from [info.name, info.kind, info.text, info.now] if info else []


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_a_game_says_messages_only(spec: GameSpec) -> None:
    wrong = set[str]()
    for seed, setup in enumerate(setups(spec, SEEDS)):
        chance = Random(seed)
        table = Table(spec, setup, seed)
        with speaking(PSEUDO):
            while table.question is not None:
                wrong |= unspoken(said_at(table))
                table.answer(chance.choice(table.legal))
            wrong |= unspoken(spec.tell(event) for events in table.events for event in events)
    assert sorted(wrong)[:20] == []


@pytest.mark.parametrize("spec", AT_HOME, ids=lambda spec: spec.id)
def test_a_game_at_a_real_table_says_messages_only(spec: GameSpec) -> None:
    home = games.find(f"{spec.id}-companion")
    wrong = set[str]()
    for seed, setup in enumerate(setups(home, SEEDS)):
        chance, dealer = Random(seed), Dealer(seed)
        table = new_table(home, setup, seed)
        own = own_of(table)
        with speaking(PSEUDO):
            wrong |= unspoken(text for step in own.checklist(setup) for text in (step.text, step.note))
            for _ in range(ANSWERS):
                question = table.question
                if question is None:
                    break
                p = table.position
                texts = [question.text, *question.words, *shown(table.view), " ".join(own.draw(table.view))]
                texts += [text for a in question.answers for text in home.short(p, a)]
                texts += [amount.name for amount in own.amounts(p)] + [*own.pieces(p)]
                texts += [text for each in barred(table) for text in each]
                wrong |= unspoken(texts)
                table.answer(dealt(home, p, dealer) if table.waits_for_chance else chance.choice(table.legal))
                wrong |= unspoken(text for hand in hands(table) for text in (hand.text, hand.reason))
    assert sorted(wrong)[:20] == []
