"""The numbered paragraphs of a game's RULES.md.

A language may have its own in ``voice/<language>/RULES.md``, with the same numbers.  Missing
paragraphs are shown in English.
"""

import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Final, NamedTuple

from tableforone.kernel.meanings import HOME, PRINTED, PSEUDO
from tableforone.kernel.speech import SPOKEN, remembered

EMPHASIS: Final = re.compile(r"(\*\*|\*|`)(?=\S)(.+?)(?<=\S)\1")
# a number without a dot is a rule only in a heading: a wrapped line may begin with "8 cards ..."
NUMBERED: Final = re.compile(r"^(?:#+ (?=S?\d)|(?=S?\d+\.\d))(S?\d+(?:\.\d+)*)\.?(?= )")


class RulesText(NamedTuple):
    """The rules of a game in the language of the reader, as one document."""

    text: str
    translated: bool  # at least in part
    complete: bool  # no paragraph is in another language
    english: frozenset[str] = frozenset()  # numbers of the paragraphs that a translation lacks


@remembered
def rules_of(folder: Path) -> dict[str, str]:
    """Number and text of every rule, in document order; a heading is the rule with its number."""
    return paragraphs(rules_text(folder).text)


@remembered
def headings_of(folder: Path) -> dict[str, str]:
    """Number and text of every section of the rules."""
    found = ((number, NUMBERED.sub("", lines[0])) for number, lines in _blocks(rules_text(folder).text) if number)
    return {number: text.strip() for number, text in found if "." not in number}


def rules_text(folder: Path) -> RulesText:
    """The document: each paragraph in the reader's language, or in English if that is missing."""
    ours = (folder / "RULES.md").read_text(encoding="utf-8")
    file = folder / "voice" / SPOKEN.get().removesuffix(PRINTED) / "RULES.md"
    if SPOKEN.get() in (HOME, PSEUDO):
        return RulesText(ours, translated=False, complete=True)
    found = dict(_blocks(file.read_text(encoding="utf-8"))) if file.is_file() else {}
    blocks = list(_blocks(ours))
    lines = [line for number, block in blocks for line in found.get(number, block)]
    english = frozenset(number for number, _ in blocks if number not in found)
    return RulesText("\n".join(lines) + "\n", bool(found), not english, english)


def _blocks(text: str) -> Iterator[tuple[str, list[str]]]:
    """The lines of the document by rule number; lines before the first number have none."""
    number, lines, seen = "", list[str](), set[str]()
    for line in text.splitlines():
        match = NUMBERED.match(line)
        if match and match[1] not in seen:
            yield number, lines
            number, lines = match[1], []
            seen.add(number)
        lines.append(line)
    yield number, lines


def paragraphs(text: str) -> dict[str, str]:
    """The numbered paragraphs of a rules text; lines without a number belong to the rule above.

    >>> paragraphs("## 2. Set-up\\n\\n2.1 Take five\\ncards.\\n2.2 Shuffle.")
    {'2': 'Set-up', '2.1': 'Take five cards.', '2.2': 'Shuffle.'}
    >>> paragraphs("2.3 Count the points:\\n\\n| row | points |\\n|---|---|\\n| 1 | 5 |\\n| 2 | 8 |")
    {'2.3': 'Count the points: row, points · 1, 5 · 2, 8'}
    """
    return {number: _words(lines) for number, lines in _blocks(text) if number}


def without_marks(text: str) -> str:
    """The text of a rule without the marks of emphasis, for plain text.

    >>> without_marks("**Ruling: *available* guests.** 2 * 3 points")
    'Ruling: available guests. 2 * 3 points'
    """
    plain = EMPHASIS.sub(r"\2", text)
    return plain if plain == text else without_marks(plain)


def _words(lines: list[str]) -> str:
    """The text of a rule in one line, without its number; a heading, a drawing or a line of dashes ends it."""
    first, *others = NUMBERED.sub("", lines[0]), *lines[1:]
    own = takewhile(lambda line: not line.startswith(("#", "```")) and line.strip() != "---", others)
    return " ".join(filter(None, map(_line, (first, *own)))).rstrip(" ·")


def _line(line: str) -> str:
    """A line of a rule without the marks of lists and tables."""
    line = line.strip().removeprefix("- ")
    if not line.startswith("|"):
        return line
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    return "" if not any(cell.strip("-:") for cell in cells) else ", ".join(filter(None, cells)) + " ·"
