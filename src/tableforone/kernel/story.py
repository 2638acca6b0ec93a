"""The history of a table: the log, the opponent's turns in steps, points to go back to.

Browser and terminal both use it.  Between two questions to the player, the opponent may take a
whole turn.  His words then run again, step by step, on a copy, so that each decision comes with the
table as it was at that time.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

from tableforone.kernel.frames import OPPONENT, TABLE, YOU, Event, Position, reply, step
from tableforone.kernel.journal import TakenBack
from tableforone.kernel.meanings import HOME
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import ScoreLine
from tableforone.kernel.speech import FORGET, SPOKEN, remembered
from tableforone.kernel.table import Table
from tableforone.kernel.voice import t
from tableforone.kernel.why import Explanation, explain

ROUND: Final = "round"  # events of this kind are headings in the log
COUNT: Final = "count"  # a line of the final scoring
# share of the higher final score: a player this far behind is clearly behind
CLEARLY: Final = 0.05
FINAL: Final = "final"  # an event of this kind gives the final total
ACTORS: Final = {YOU: "me", OPPONENT: "they", TABLE: "table"}
# the player's moves, by index in the record and language
DONE: Final[WeakKeyDictionary[Table, dict[tuple[int, str], "Told"]]] = WeakKeyDictionary()
FORGET.append(DONE.clear)


class Told(NamedTuple):
    """How the log tells an answer of the player: by an event, or by a sentence of its own."""

    text: str
    event: int = -1  # the index of the event among those of the answer; -1: none


class LogLine(NamedTuple):
    """One line of the log."""

    number: int  # the question that was answered
    text: str
    who: str  # "me", "they", "table" (cards and dice), "round" (a heading)
    kind: str = ""  # of the event; "" for an answer that none tells
    answered: bool = False  # the answer itself, not a consequence of it
    undone: bool = False
    step: int = 0  # step of the opponent's turn after this answer: 1, 2, ...; 0: nothing to explain
    asked: int = 0  # the player's question before it
    # number of the opponent's decision in force, from 1 through the game; 0: none
    decision: int = 0
    place: int = 0  # of an answer: its index in the record


class ScoredMove(NamedTuple):
    """One of the player's answers, with the points before it."""

    number: int
    said: str
    mine: int
    theirs: int | None


class Step(NamedTuple):
    """One decision of the opponent."""

    number: int  # 1, 2, ... within the turn
    decision: str  # the name of the Decision
    why: Explanation
    before: list[str]  # events since the previous step, in words
    after: list[str]  # what he did then, up to his next decision
    position: Position  # the table when he decided
    event: Event

    @property
    def about(self) -> Any:
        """What the choice was made for."""
        return self.event[3]

    @property
    def choice(self) -> Any:
        return self.event[4]

    @property
    def candidates(self) -> int:
        """How many candidates there were."""
        return len(self.trace[0][1]) if self.trace else 0

    @property
    def trace(self) -> tuple[tuple[str, tuple[Any, ...], tuple[Any, ...]], ...]:
        """(rule, candidates before, candidates after), row by row."""
        rows: tuple[tuple[str, tuple[Any, ...], tuple[Any, ...]], ...] = self.event[5]
        return rows


# --- the log


def log(table: Table, last: int = 0) -> list[LogLine]:
    """The log, oldest line first; undone answers stay in it, crossed out.

    With ``last``, only these lines and a few more are returned, so that the beginning of the game
    is not put into words again.
    """
    answers, own = _answers(table), set(table.questions)
    start = max(0, len(answers) - last) if last else 0  # every answer is at least one line
    while start and (answers[start].undone or answers[start].number not in own):
        start -= 1
    opening = [] if start else table.events[0]
    lines = [LogLine(0, text, _who(event), event[0]) for event in opening if (text := _tell(table, event))]
    decisions = sum(_decisions(table, line.number) for line in answers[:start] if not line.undone)
    asked = nth = 0
    for line in answers[start:]:
        mine = not line.undone and line.number in own
        events = {} if line.undone else _told(table, line.number)
        move = _move(table, line) if mine else Told("")
        if mine:
            asked, nth = line.number, 0
        if move.text or not (events or _told_later(table, line)):
            lines.append(_answered(table, line, move.text))
        for n, (event, text) in events.items():
            decided, answered = event[0] == DECIDE, n == move.event
            nth += decided
            decisions += decided
            marks = (nth, asked, decisions) if decided else (0, asked, 0)
            told = LogLine(line.number, text, _who(event), event[0], answered, False, *marks)
            lines.append(told._replace(place=line.place) if answered else told)
    return _with_count(table, lines, asked)


def _answers(table: Table) -> list[LogLine]:
    """A line without words for every answer, undone ones included."""
    lines: list[LogLine] = []
    in_force: list[int] = []  # indexes of lines, by the number of the question
    for place, (entry, _) in enumerate(table.record):
        if isinstance(entry, TakenBack):
            for undone in in_force[entry.to :]:
                lines[undone] = lines[undone]._replace(undone=True)
            del in_force[entry.to :]
        else:
            in_force.append(len(lines))
            lines.append(LogLine(len(in_force) - 1, "", "table", answered=True, place=place))
    return lines


def _answered(table: Table, line: LogLine, move: str) -> LogLine:
    """The line of an answer that no event tells: the player's, or what cards and dice showed."""
    return line._replace(who="me" if move or line.undone else "table", text=move or said(table, line.place))


def _told_later(table: Table, line: LogLine) -> bool:
    """Whether an event after a later answer tells what cards and dice showed here."""
    return not line.undone and bool(table.spec.told_by(table.met(line.place), table.journal[line.number]))


def _move(table: Table, line: LogLine) -> Told:
    """An answer of the player in the log; every page shows the same ones again."""
    known = DONE.setdefault(table, {})
    key = line.place, SPOKEN.get()
    if key not in known:
        event = _own_event(table, line.number)
        if event >= 0:
            known[key] = Told("", event)
        else:
            done = table.spec.did(table.position_at(line.number), table.journal[line.number])
            known[key] = Told(done or said(table, line.place))
    return known[key]


def _own_event(table: Table, number: int) -> int:
    """The index of the event that tells this answer of the player; -1 if none does."""
    kinds = table.spec.told_by(table.position_at(number), table.journal[number])
    events = enumerate(table.events[number + 1])
    return next((n for n, event in events if event[0] in kinds and event[1] == YOU and _tell(table, event)), -1)


def said(table: Table, place: int) -> str:
    """A recorded answer in the language of the reader; the record itself is in English."""
    answer, words = table.record[place]
    return words if SPOKEN.get() == HOME else table.spec.say(table.met(place), answer)


def _with_count(table: Table, lines: list[LogLine], asked: int) -> list[LogLine]:
    """The log with the lines of the final scoring before its total, unless events report them."""
    if table.spec.finale_is_told:
        return lines
    number = max(0, len(table.journal) - 1)
    counted = [
        LogLine(number, _counted(table, line, *sums), "table", COUNT, asked=asked)
        for line, sums in zip(final_lines(table), ends(table)[1:], strict=True)
    ]
    end = len(lines) - (bool(lines) and lines[-1].kind == FINAL)
    return [*lines[:end], *counted, *lines[end:]]


def _counted(table: Table, line: ScoreLine, mine: int, theirs: int | None) -> str:
    """One line of the final scoring, with the running totals."""
    about = {"what": table.spec.score_name(line.what), "mine": line.mine, "sum": mine}
    if theirs is None:
        return t("scored", **about)
    opponent = table.spec.opponent(table.setup)
    return t("scored-both", **about, opponent=opponent, theirs=line.theirs or 0, other=theirs)


def _told(table: Table, number: int) -> dict[int, tuple[Event, str]]:
    """The events after this answer that are told, with their words, by index."""
    return {n: (event, text) for n, event in enumerate(table.events[number + 1]) if (text := _tell(table, event))}


def _decisions(table: Table, number: int) -> int:
    """How many of the opponent's decisions are logged after this answer."""
    return sum(event[0] == DECIDE and bool(_tell(table, event)) for event in table.events[number + 1])


def _tell(table: Table, event: Event) -> str:
    return _in_words(table.spec.tell, event)


@remembered
def _in_words(tell: Callable[[Event], str], event: Event) -> str:
    """An event in the reader's language; every page shows the same events again."""
    return tell(event)


def _who(event: Event) -> str:
    return ROUND if event[0] == ROUND else ACTORS[event[1]]


def told(table: Table) -> list[str]:
    """All events in force, one sentence each."""
    return [line for events in table.events for event in events if (line := _tell(table, event))]


def taken_back(table: Table) -> list[int]:
    """The questions that the player undid to, one for each undo, in order."""
    return [entry.to for entry, _ in table.record if isinstance(entry, TakenBack)]


# --- points to go back to


def moments(table: Table) -> list[ScoredMove]:
    """The player's answers in force, oldest first."""
    places = in_force(table)
    scores = table.spec.scores
    return [
        ScoredMove(number, said(table, places[number]), *scores(table.position_at(number)))
        for number in table.questions
    ]


def in_force(table: Table) -> list[int]:
    """The indexes in the record of the answers in force."""
    return [line.place for line in _answers(table) if not line.undone]


def final_lines(table: Table) -> Sequence[ScoreLine]:
    """What the final scoring added, line by line; empty while the game is in progress."""
    return table.spec.finale(table.position) if table.result else ()


def ends(table: Table) -> list[tuple[int, int | None]]:
    """The points after the last answer, and after each line of the final scoring."""
    mine, theirs = table.points
    found = [(mine, theirs)]
    for line in reversed(final_lines(table)):
        mine -= line.mine
        theirs = None if theirs is None else theirs - (line.theirs or 0)
        found.append((mine, theirs))
    return found[::-1]


def turning_point(table: Table, story: list[ScoredMove]) -> int | None:
    """The index of the move after which the winner led for good; None if there is none.

    There is none if the winner was never clearly behind, or took the lead only in the final
    scoring.
    """
    if not story or table.result is None or table.result.outcome == "draw":
        return None
    mine, theirs = ends(table)[0]
    sign = 1 if table.result.outcome == "won" else -1
    leads = [sign * (m.mine - (m.theirs or 0)) for m in story] + [sign * (mine - (theirs or 0))]
    behind = -min(leads)
    if leads[-1] <= 0 or behind < CLEARLY * max(map(abs, (table.result.score, table.result.opponent or 0))):
        return None
    return max((n for n, lead in enumerate(leads) if lead < 0), default=None)


# --- the opponent's turns


def turn_end(table: Table, number: int) -> int:
    """The number of the player's next question, or the length of the journal at the end."""
    return next((n for n in table.questions if n > number), len(table.journal))


def told_after(table: Table, number: int) -> list[str]:
    """What the answer to this question brought, up to the next one, in words."""
    events = [event for n in range(number, turn_end(table, number)) for event in table.events[n + 1]]
    if number in table.questions and (move := _own_event(table, number)) >= 0:
        del events[move]
    return [text for event in events if (text := _tell(table, event))]


def moved_after(table: Table, number: int) -> bool:
    """Whether the opponent made a logged decision after the answer to this question."""
    return any(_decisions(table, n) for n in range(number, turn_end(table, number)))


def steps_after(table: Table, number: int) -> list[Step]:
    """The opponent's decisions between the answer to this question and the next question."""
    told = _slowly(table, number)
    texts = [_tell(table, event) for event, _ in told]
    decisions = [n for n, (event, _) in enumerate(told) if event[0] == DECIDE and texts[n]]
    steps = []
    for k, (n, end) in enumerate(zip(decisions, [*decisions[1:], len(told)], strict=False)):
        event, position = told[n]
        lead_in = [] if k else [text for text in texts[:n] if text]
        then = [text for text in texts[n + 1 : end] if text]
        steps.append(Step(k + 1, event[2], explain(table.spec, event), lead_in, then, position, event))
    return steps


def _slowly(table: Table, number: int) -> list[tuple[Event, Position]]:
    """All events from this answer to the next question, with the position before each."""
    opening = number not in table.questions  # events before the first question
    p, words = table.opening() if opening else table.position_at(number), table.spec.words
    heard: list[Event] = []
    p.heard = heard
    told: list[tuple[Event, Position]] = []

    def note(before: Position) -> None:
        told.extend((event, before) for event in heard[len(told) :])

    def settle_slowly() -> None:
        answers = None
        while p.stack and answers is None:
            before = p.copy()
            answers = step(p, words)
            note(before)

    if opening:
        settle_slowly()
    for answer in table.journal[number : turn_end(table, number)]:
        before = p.copy()
        reply(p, words, answer)
        note(before)
        settle_slowly()
    return told
