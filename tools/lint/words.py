"""Words of games, the steps of their turns: functions named for what they do, questions with answers."""

import inspect
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from tableforone.kernel.companion import at_home
from tableforone.kernel.frames import Word
from tableforone.kernel.spec import GameSpec
from tools.lint.tree import ROOT, Finding, Tree


def check(tree: Tree) -> Iterator[Finding]:
    for spec in tree.specs:
        home = at_home(spec).words if spec.companion else ()
        yield from wrong_words({id(word): word for word in (*spec.words, *home)}.values())
        yield from wrong_reach(spec.words)
        yield from unasked(spec)


def at(function: Callable[..., Any], what: str) -> Finding:
    """A finding in the first line of a function."""
    code = inspect.unwrap(function).__code__
    path = Path(code.co_filename).resolve()
    return Finding(path.relative_to(ROOT), code.co_firstlineno, what)


def wrong_words(words: Iterable[Word]) -> Iterator[Finding]:
    """Functions are called ask_..., run_... or answer_...; whoever asks is answered."""
    for word in words:
        name = word.run.__name__
        if not name.startswith(("ask_", "run_")):
            yield at(word.run, f"the function of “{word.name}” is called {name}, not ask_... or run_...")
        if word.answer is None and name.startswith("ask_"):
            yield at(word.run, f"{name} asks, but nothing answers “{word.name}”")
        if word.answer is not None and not word.answer.__name__.startswith("answer_"):
            called = word.answer.__name__
            yield at(word.answer, f"the answer of “{word.name}” is called {called}, not answer_...")


def wrong_reach(words: Iterable[Word]) -> Iterator[Finding]:
    for word in words:
        asks = word.answer is not None and word.chance is None
        if asks and not word.reach > 0:
            yield at(word.run, f"“{word.name}” asks and has no reach")
        if not asks and word.reach > 0:
            yield at(word.run, f"“{word.name}” asks nothing and has a reach")


def unasked(spec: GameSpec) -> Iterator[Finding]:
    """A word that asks has its question and its answers, and others have none."""
    if not (spec.folder / "voice" / "questions.py").is_file():
        return
    voice = spec.tell.__module__.rpartition(".")[0]
    for file, name in (("questions", "QUESTIONS"), ("answers", "ANSWERS")):
        said = getattr(import_module(f"{voice}.{file}"), name)
        path = (spec.folder / "voice" / f"{file}.py").relative_to(ROOT)
        for word in spec.words:
            if (word.number in said) != (word.answer is not None):
                what = "has none" if word.answer is not None else "asks nothing and has some"
                yield Finding(path, 1, f"{name}: “{word.name}” {what}")
        for number in sorted(set(said) - {word.number for word in spec.words}):
            yield Finding(path, 1, f"{name}: there is no word {number}")
