"""What happened at this table?  The log, the moments one can go back to, the scores over time, the turning point."""

from typing import NamedTuple

from tableforone.kernel.rows import DECIDE
from tableforone.kernel.table import Table, Undo

ROUND = "round"  # events of this kind are headings of the log


class Entry(NamedTuple):
    """One line of the log."""

    number: int  # the question that was answered
    text: str
    who: str  # "me", "they", "table" (cards and dice), "round" (a heading)
    answered: bool = False  # the answer itself, not what followed from it
    undone: bool = False
    step: int = 0  # of the opponent's turn after this answer: 1, 2, ...; 0: nothing to explain
    asked: int = 0  # the player's question from which this followed


class Moment(NamedTuple):
    """One of the player's answers, with the points before it."""

    number: int
    said: str
    mine: int
    theirs: int | None


def log(table: Table) -> list[Entry]:
    """What happened, oldest first; answers taken back stay in it, crossed out."""
    lines: list[Entry] = []
    number = 0
    own = set(table.questions)
    for entry, said in table.record:
        if isinstance(entry, Undo):
            lines = [line._replace(undone=True) if line.number >= entry.to else line for line in lines]
            number = entry.to
        else:
            lines.append(Entry(number, said, "me" if number in own else "table", answered=True))
            number += 1
    return _with_events(table, lines)


def _with_events(table: Table, lines: list[Entry]) -> list[Entry]:
    """Each answer in force, followed by what was told after it."""
    told = [Entry(0, text, "table") for event in table.events[0] if (text := table.spec.tell(event))]
    own = set(table.questions)
    asked, step = 0, 0
    for line in lines:
        if line.undone:
            told.append(line._replace(who="me"))
            continue
        events = [(event[0], text) for event in table.events[line.number + 1] if (text := table.spec.tell(event))]
        if line.number in own:
            asked, step = line.number, 0
        if line.number in own or not events:  # what the cards and dice showed is told by what followed
            told.append(line)
        for kind, text in events:
            decided = kind == DECIDE
            step += decided
            who = ROUND if kind == ROUND else _whose(table, text, decided)
            told.append(Entry(line.number, text, who, step=step if decided else 0, asked=asked))
    return told


def _whose(table: Table, text: str, decided: bool) -> str:
    """Whom a told event is about: the opponent, who is named, the player, who is addressed, or nobody."""
    if decided or text.startswith(table.spec.opponents):
        return "they"
    return "me" if text.startswith("You") else "table"


def moments(table: Table) -> list[Moment]:
    """The player's answers in force, oldest first."""
    past = table.copy()
    found = []
    said = _said(table)
    for number in reversed(table.questions):
        past.undo_to(number)
        found.append(Moment(number, said[number], *past.scores))
    return found[::-1]


def _said(table: Table) -> list[str]:
    """The words of every answer in force."""
    words: list[str] = []
    for entry, said in table.record:
        if isinstance(entry, Undo):
            del words[entry.to :]
        else:
            words.append(said)
    return words


def taken_back(table: Table) -> list[int]:
    """The questions that the player went back to, one for each take-back, in order."""
    return [entry.to for entry, _ in table.record if isinstance(entry, Undo)]


def final_scores(table: Table) -> tuple[int, int | None]:
    """The points at the end, or now while the game goes on."""
    return (table.result.score, table.result.opponent) if table.result else table.scores


def turning_point(table: Table, story: list[Moment]) -> int | None:
    """The index of the moment that decided the game: when the later leader took the lead for good.

    Where the lead never changed, or the opponent keeps no score, it is the answer that gained most.
    """
    if not story:
        return None
    final = final_scores(table)
    leads = [m.mine - (m.theirs or 0) for m in story] + [final[0] - (final[1] or 0)]
    if final[1] is not None and leads[-1]:
        sign = 1 if leads[-1] > 0 else -1
        for n in range(len(story) - 1, -1, -1):
            if leads[n] * sign < 0:
                return n
    gains = [leads[n + 1] - leads[n] for n in range(max(1, len(story) - 1))]  # after the last answer all is counted
    best = max(gains) if leads[-1] >= 0 else min(gains)
    return gains.index(best) if best else None
