"""What did the opponent do, step by step?  The words of his turn are run once more, slowly, on a copy.

Between two of the player's questions a whole turn of the opponent may happen.  Each of his decisions is a step: its
sentence, the candidates struck out rule by rule, the rules, and the table as it lay when he decided.
"""

from typing import Any, NamedTuple

from tableforone.kernel.frames import Event, Position, reply
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.table import Explanation, Table, explain

MARKS = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"


class Verdict(NamedTuple):
    """What became of one candidate: chosen, or struck out by the row of this number and rule."""

    chosen: bool
    row: int  # 1, 2, ...: the row that struck it out; 0 for the chosen one and for those left over
    rule: str

    @property
    def mark(self) -> str:
        return MARKS[min(self.row, len(MARKS)) - 1] if self.row else ""


class Step(NamedTuple):
    """One decision of the opponent."""

    number: int  # 1, 2, ... within the turn
    decision: str  # the name of the Decision
    why: Explanation
    before: list[str]  # what was told since the step before
    after: list[str]  # what he did then, up to his next decision
    position: Position  # the table when he decided
    event: Event

    @property
    def choice(self) -> Any:
        return self.event[3]

    @property
    def candidates(self) -> int:
        trace = self.event[4]
        return len(trace[0][1]) if trace else 0

    def verdict(self, decision: str, candidate: Any) -> Verdict | None:
        """What became of this candidate in this step; None if it was none."""
        if decision != self.decision:
            return None
        wanted = _plain(candidate)
        if _plain(self.choice) == wanted:
            return Verdict(True, 0, "")
        met = None
        for n, (rule, before, after) in enumerate(self.event[4], 1):
            if wanted in map(_plain, before):
                skipped = not after and self.choice is not None  # a preference that nobody fulfils strikes nobody
                if wanted not in map(_plain, after) and not skipped:
                    return Verdict(False, n, rule)
                met = Verdict(False, 0, "")
        return met


def _plain(candidate: Any) -> Any:
    """A candidate as a template can write it: lists and tuples are the same."""
    return tuple(_plain(part) for part in candidate) if isinstance(candidate, (list, tuple)) else candidate


def steps_after(table: Table, number: int) -> list[Step]:
    """The opponent's decisions between the player's answer to this question and the next question."""
    told = _slowly(table, number)
    texts = [table.spec.tell(event) for event, _ in told]
    decisions = [n for n, (event, _) in enumerate(told) if event[0] == DECIDE and texts[n]]
    steps = []
    for k, n in enumerate(decisions):
        event, position = told[n]
        start = decisions[k - 1] + 1 if k else 0
        end = decisions[k + 1] if k + 1 < len(decisions) else len(told)
        lead_in = [] if k else [text for text in texts[start:n] if text]
        then = [text for text in texts[n + 1 : end] if text]
        steps.append(Step(k + 1, event[1], explain(table.spec, event), lead_in, then, position, event))
    return steps


def turn_end(table: Table, number: int) -> int:
    """The number of the player's next question after this one, or the length of the journal at the end."""
    return next((n for n in table.questions if n > number), len(table.journal))


def _slowly(table: Table, number: int) -> list[tuple[Event, Position]]:
    """Every event from this answer to the next question, with the table as it lay when the event's word began."""
    opening = number not in table.questions  # what happened before the first question
    p, words = table.spec.start(table.setup) if opening else position_at(table, number), table.spec.words
    heard: list[Event] = []
    p.heard = heard
    told: list[tuple[Event, Position]] = []

    def note(before: Position) -> None:
        told.extend((event, before) for event in heard[len(told) :])

    def settle_slowly() -> None:
        while p.stack:
            before = p.copy()
            frame = p.stack.pop()
            answers = words[frame[0]].run(p, frame)
            note(before)
            if answers is not None:
                p.stack.append(frame)
                return

    if opening:
        settle_slowly()
    for answer in table.journal[number : turn_end(table, number)]:
        before = p.copy()
        reply(p, words, answer)
        note(before)
        settle_slowly()
    return told


def position_at(table: Table, number: int) -> Position:
    """A copy of the position at the player's question of this number (answered, or the open one)."""
    if number == len(table.journal):
        return table.position.copy()
    return table_at(table, number).position.copy()


def table_at(table: Table, number: int) -> Table:
    """The table as it lay at this question, to look at; it must not be played on."""
    other = table.copy()
    if number < len(table.journal):
        other.undo_to(number)
    return other
