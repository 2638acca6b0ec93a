"""Reads what a player typed at a real table: a number or a roll of dice."""

import re
from typing import Final

from tableforone.kernel.chance import Dice
from tableforone.kernel.faults import Fault
from tableforone.kernel.table import Question, Table
from tableforone.kernel.untrusted import clipped
from tableforone.kernel.voice import m

NUMBERS: Final = re.compile(r"-?\d+")
MINUS: Final = "−"  # the typographic minus sign; keyboards type "-"


def typed(question: Question, said: str) -> int:
    """The answer with exactly this text, or the only one whose text has the same numbers."""
    if not question.words:
        raise Fault(m("entry-not-a-number"))
    said = said.strip().replace(MINUS, "-")
    numbers = sorted(said.replace(",", " ").split())
    pairs = [(a, word.replace(MINUS, "-")) for a, word in zip(question.answers, question.words, strict=True)]
    exact = [answer for answer, word in pairs if word.casefold() == said.casefold()]
    meant = exact or [answer for answer, word in pairs if numbers == sorted(NUMBERS.findall(word))]
    if len(meant) != 1:
        plain = [word for word in question.words if NUMBERS.fullmatch(word.replace(MINUS, "-"))] or question.words
        raise Fault(m("entry-out-of-range", said=clipped(said), first=plain[0], last=plain[-1]))
    return meant[0]


def pool(table: Table) -> tuple[int, int]:
    """The number of dice rolled now, and the number of their faces."""
    frame = table.position.stack[-1]
    dice = table.spec.words[frame[0]].chance
    assert isinstance(dice, Dice), "dice are told where dice are rolled"
    return dice.dice(table.position, frame), dice.faces


def roll(table: Table, counts: list[int]) -> tuple[int, ...]:
    """A roll with these counts per face; a Fault if they do not add up."""
    many, _ = pool(table)
    if min(counts) < 0 or sum(counts) != many:
        raise Fault(m("entry-dice", n=sum(counts), many=many))
    return tuple(counts)
