"""Corrects a wrong entry at a real table: the game after it, and what to move on the table."""

from collections import Counter
from typing import NamedTuple

from tableforone.kernel.companion import AHEAD, frame_at, is_ahead, is_told, own_of, turns_before
from tableforone.kernel.dealer import Shared
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import OPPONENT, Answer, Frame
from tableforone.kernel.spec import Hand
from tableforone.kernel.table import Table
from tableforone.kernel.voice import t


class ChangedTurn(NamedTuple):
    """A turn of his that would change: what he did, and what he would have done."""

    number: int
    was: list[str]
    now: list[str]


class Mended(NamedTuple):
    """The game after a correction.  It stops at the first question that has no answer yet."""

    table: Table
    turns: list[ChangedTurn]
    whole: bool  # every later entry has been used or dropped


def mended(table: Table, number: int, *answers: Answer) -> Mended:
    """The game with another answer to this question.

    Later entries are used again where they are still asked for.  Further answers are for questions
    that come up only now.
    """
    turns = turns_before(table)
    told = [
        (turns[n], table.position_at(n).stack[-1], table.journal[n])
        for n in table.questions
        if n > number and is_told(table.journal[n])
    ]
    first, frame = answers[0], frame_at(table, number)
    ahead = is_ahead(table.journal[number])
    other = table.copy(Shared(table.seed, table.spec.dealt))
    other.undo_to(number)
    more = list(answers[1:])
    other.answer((AHEAD, first, *frame) if ahead else first)
    whole = _told_again(other, told, more)
    return Mended(other, _other_turns(table, other), whole)


def repairs(table: Table, other: Table) -> list[Hand]:
    """How to turn one table's board into the other's: markers to move, pieces to add or remove."""
    own = own_of(table)
    found = []
    was, now = table.scores[1], other.scores[1]
    if was is not None and now is not None and was != now:
        name = table.spec.opponent(table.setup)
        found.append(Hand(t("repair-points", opponent=name, before=was, after=now), picture="vp"))
    before, after = ({amount.name: amount for amount in own.amounts(at.position)} for at in (table, other))
    for name in dict.fromkeys([*before, *after]):
        here, there = (amounts[name].value if name in amounts else 0 for amounts in (before, after))
        amount = after.get(name) or before[name]
        if here != there and not amount.scored:  # one marker shows the total of all scored amounts
            key = "repair-number" if amount.most != 1 else "repair-add" if there else "repair-remove"
            found.append(Hand(t(key, name=amount.name, before=here, after=there)))
    gone, here_now = Counter(own.pieces(table.position)), Counter(own.pieces(other.position))
    found += [Hand(t("repair-remove", name=piece)) for piece in (gone - here_now).elements()]
    found += [Hand(t("repair-add", name=piece)) for piece in (here_now - gone).elements()]
    return found


def _told_again(table: Table, told: list[tuple[int, Frame, Answer]], more: list[Answer]) -> bool:
    """Give the old answers again; False if a question comes up that has none."""
    while told and not table.over:
        now, frame = turns_before(table)[-1], table.position.stack[-1]
        while told and told[0][0] < now:
            told.pop(0)  # no longer asked for
        while told and is_ahead(told[0][2]) and told[0][:2] == (now, frame) and not _may_answer(table, told[0][2]):
            told.pop(0)  # already known
        place = next((n for n, entry in enumerate(told) if entry[:2] == (now, frame)), None)
        if place is not None and _may_answer(table, told[place][2]):
            table.answer(told[place][2])
            del told[: place + 1]
        elif more:
            table.answer(more.pop(0))
        else:
            return not told
    return True


def _may_answer(table: Table, answer: Answer) -> bool:
    try:
        table.copy(Shared(table.seed, table.spec.dealt)).answer(answer)
    except Fault:
        return False
    return True


def _other_turns(table: Table, other: Table) -> list[ChangedTurn]:
    both = zip(_turn_by_turn(table), _turn_by_turn(other), strict=False)
    return [ChangedTurn(n, was, now) for n, (was, now) in enumerate(both) if n and was != now]


def _turn_by_turn(table: Table) -> list[list[str]]:
    """What he did, turn by turn, in words; the first part is everything before his first turn."""
    found: list[list[str]] = [[]]
    for events in table.events:
        for event in events:
            if event[0] in own_of(table).turn:
                found.append([])
            if event[1] == OPPONENT and (text := table.spec.tell(event)):
                found[-1].append(text)
    return found
