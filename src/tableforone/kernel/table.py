"""A table runs one game: it asks questions, checks answers and keeps the journal."""

import hashlib
import json
from collections.abc import Callable
from typing import Any, NamedTuple

from tableforone.kernel import actions, journal
from tableforone.kernel.chance import FACES
from tableforone.kernel.crashes import report
from tableforone.kernel.dealer import Answerer, Dealer, Person, Shared
from tableforone.kernel.faults import Crash, Fault, Stale
from tableforone.kernel.frames import CHANCE, Answer, Event, Position, accepted, reply, settle
from tableforone.kernel.journal import PERSON, SEED, SHARED, Entry, TakenBack
from tableforone.kernel.lines import write_position
from tableforone.kernel.meanings import HOME
from tableforone.kernel.options import Setup
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import GameSpec, Result
from tableforone.kernel.speech import speaking
from tableforone.kernel.trial import position_of
from tableforone.kernel.untrusted import clipped, read_json_text
from tableforone.kernel.voice import m
from tableforone.kernel.why import Explanation, explain

Find = Callable[[str], GameSpec]
NOBODY = Person()  # answers chance on a copy: a copy never uses the seed of the real game


class Question(NamedTuple):
    """The open question.

    ``number`` is the length of the journal: an answer to an older question is refused.
    """

    number: int
    text: str
    answers: list[int]
    words: list[str]  # the answers in words, in the same order
    things: list[str]  # the piece on the table that each answer points at, or ""
    word: str = ""  # the name of the word that asks


class Table:
    """One game in progress.

    ``journal`` holds the answers in force, chance included.  ``record`` holds every entry, undone
    ones included, with its words.  ``chance`` says who answers chance (seed, person, or both) and
    is saved.
    """

    def __init__(
        self,
        spec: GameSpec,
        setup: Setup,
        seed: int,
        *,
        chance: str = SEED,
        deals: Answerer | None = None,
        start: dict[str, Any] | None = None,
        mark: str = "",
    ) -> None:
        """Start or replay a game.

        ``deals`` answers chance for now (for example a replayed journal), ``start`` is a position
        to begin from, ``mark`` says what the table is for (a lesson, a daily deal); the game does
        not know it.
        """
        self.spec = spec
        self.setup = setup
        self.seed = seed
        self.chance = chance
        self.start = start
        self.mark = mark
        self.record: list[tuple[Entry, str]] = []
        self.stored = 0  # how many of these entries a store has
        self.journal: list[Answer] = []
        self.events: list[list[Event]] = [[]]  # events[n]: after n answers
        self.takebacks = 0
        self.reveals_taken_back = 0
        self._deals = deals or self._own_deals()
        self._snapshots: dict[int, Position] = {}
        # by index in the record: the position before a person's answer
        self._met: dict[int, Position] = {}
        self._redo: list[Answer] = []  # undone answers, the next one last
        self._answers: list[int] | None = None
        try:
            self.position = self.opening()
            self._settle()
            self.deal()
        except Fault:
            raise
        except Exception as error:
            says = m("setup-fails", kind=type(error).__name__)
            raise Crash(error, report(self, error), says) from error

    def opening(self) -> Position:
        """The position in which the game began."""
        return self.spec.start(self.setup) if self.start is None else position_of(self.spec, self.setup, self.start)

    def _own_deals(self) -> Answerer:
        if self.chance == SHARED:
            return Shared(self.seed, self.spec.dealt)
        return Dealer(self.seed) if self.chance == SEED else NOBODY

    @property
    def rules(self) -> int:
        """The version of the rules under which this game began."""
        return self.setup.rules or self.spec.version

    # --- asking

    @property
    def over(self) -> bool:
        return self._answers is None

    @property
    def waits_for_chance(self) -> bool:
        """Whether a person must enter cards or dice before the game continues."""
        return self._answers is CHANCE

    @property
    def legal(self) -> list[Answer]:
        """The legal answers without words; empty for a roll of dice, which is only checked."""
        if self._answers is CHANCE:
            frame = self.position.stack[-1]
            chance = self.spec.words[frame[0]].chance
            assert chance is not None
            return [] if chance.entry == FACES else [outcome for outcome, _ in chance.weights(self.position, frame)]
        return list(self._answers or ())

    @property
    def question(self) -> Question | None:
        """The open question with its answers in words; None when the game is over."""
        if self.over:
            return None
        answers = self.legal
        p, spec = self.position, self.spec
        words = [spec.say(p, a) for a in answers]
        things, word = [spec.thing(p, a) for a in answers], spec.words[p.stack[-1][0]].name
        return Question(len(self.journal), spec.ask(p), answers, words, things, word)

    # --- acting

    def after(self, *asked: actions.Action) -> "Table":
        """The table after these actions; this table does not change.

        All of them are done, or a Fault says why not; a Crash if the rules fail.
        """
        other = self.copy(self._own_deals())
        for nth, action in enumerate(asked):
            try:
                other.act(action)
            except Fault:
                raise
            except Exception as error:
                raise Crash(error, self._report(asked[: nth + 1], error)) from error
        return other

    def _report(self, asked: tuple[actions.Action, ...], error: Exception) -> dict[str, Any]:
        """What is needed to reproduce the failure at the last of these actions."""
        try:
            before, last = self.after(*asked[:-1]), asked[-1]
            if isinstance(last, actions.Give):
                return report(before, error, last.answer)
            if isinstance(last, actions.Redo):
                return report(before, error, before._redo[-1])
            to = last.to if isinstance(last, actions.BackTo) else before.questions[-last.steps]
            before.position = before.position_at(to)
            return report(before, error)
        except Exception:
            return report(self, error)

    def act(self, action: actions.Action) -> None:
        """Carry out an action; Stale if it was meant for another question."""
        if action.number is not None and action.number != len(self.journal):
            raise Stale(m("table-answered" if action.number < len(self.journal) else "table-undone"))
        if isinstance(action, actions.Give):
            self.answer(action.answer)
        elif isinstance(action, actions.Undo):
            self.undo(action.steps)
        elif isinstance(action, actions.Redo):
            self.redo()
        else:
            self.undo_to(action.to)

    def answer(self, answer: Answer, *, kept: bool = False) -> None:
        """Answer the open question; nothing changes if the answer is refused.

        An answer ``kept`` in a saved game may be one that is no longer offered.
        """
        if self._answers is None:
            raise Fault(m("table-is-over"))
        answer = tuple(answer) if isinstance(answer, list) else answer
        offered = accepted(self.position, self.spec.words, self._answers, answer)
        if not offered and not self.spec.aside(self.position, answer) and not (kept and self._was_offered(answer)):
            why = self.spec.refusal(self.position, answer)
            raise Fault(why or m("table-no-choice", answer=clipped(str(answer)), question=self.spec.ask(self.position)))
        self._apply(answer)
        self.deal()

    def _was_offered(self, answer: Answer) -> bool:
        return self._answers is not CHANCE and type(answer) is int and self.spec.formerly(self.position, answer)

    def _apply(self, answer: Answer) -> None:
        if self.asks_person():
            met = self.position.copy()
            self._snapshots[len(self.journal)] = self._met[len(self.record)] = met
        if self._redo and self._redo.pop() != answer:
            self._redo.clear()  # another answer, another future
        self.record.append((answer, self._recorded(answer)))
        self.journal.append(answer)
        self.events.append([])
        self.position.heard = self.events[-1]
        reply(self.position, self.spec.words, answer)
        self._settle()

    def _recorded(self, answer: Answer) -> str:
        """The words of an answer for the record, always in English."""
        with speaking(HOME):
            return self.spec.say(self.position, answer)

    def asks_person(self) -> bool:
        """Whether a person answers the open question."""
        if self._answers is not CHANCE or self.chance == PERSON:
            return True
        return self.chance == SHARED and not self.spec.dealt(self.position, self.position.stack[-1])

    def _settle(self) -> None:
        self.position.heard = self.events[-1]
        self._answers = settle(self.position, self.spec.words)

    def deal(self) -> None:
        """Let the dealer of this table answer while chance is asked."""
        while self._answers is CHANCE:
            p, words = self.position, self.spec.words
            frame = p.stack[-1]
            chance = words[frame[0]].chance
            assert chance is not None, "a word that waits for chance names what it waits for"
            answer = self._deals.answer(chance, p, frame)
            if answer is None:
                return
            if not chance.accepts(p, frame, answer) and not self.spec.aside(p, answer):
                raise Fault(m("table-no-chance", answer=clipped(str(answer)), question=self.spec.ask(p)))
            self._apply(answer)

    def open(self, position: Position) -> None:
        """Show another position on this table; its question becomes the open one."""
        self.position = position
        self._settle()

    def go_on(self) -> None:
        """Continue a replayed game with its own dealer."""
        self.take_own_dealer()
        self.deal()

    def take_own_dealer(self) -> None:
        """From the next move on, its own dealer answers chance."""
        self._deals = self._own_deals()

    # --- undoing

    @property
    def questions(self) -> list[int]:
        """The numbers of the questions a person answered, oldest first: where an undo can go."""
        return list(self._snapshots)

    def undo(self, steps: int = 1) -> None:
        """Undo the last answers, with everything that followed from them."""
        points = self.questions
        if not points:
            raise Fault(m("table-no-undo"))
        if not 1 <= steps <= len(points):
            raise Fault(m("table-few-moves", steps=steps, n=len(points)))
        self.undo_to(points[-steps])

    def undo_to(self, number: int) -> None:
        """Go back to the question with this number."""
        if number not in self._snapshots:
            raise Fault(m("table-no-question", n=number))
        # the snapshot may be shared with a copy of this table
        self.position = self._snapshots[number].copy()
        own = 0
        while self._snapshots and next(reversed(self._snapshots)) >= number:
            self._snapshots.popitem()
            own += 1
        self.takebacks += own
        self.reveals_taken_back += len(self.journal) - number - own
        self.record.append((TakenBack(number), ""))
        self._redo.extend(reversed(self.journal[number:]))
        del self.journal[number:]
        del self.events[number + 1 :]
        self.events[-1] = self.events[-1][:]  # a copy of this table may share it
        self.position.heard = None  # the events before this question are recorded already
        self._answers = settle(self.position, self.spec.words)
        self.position.heard = self.events[-1]

    @property
    def can_redo(self) -> bool:
        return bool(self._redo)

    def redo(self) -> None:
        """Give the last undone answer again, with the same cards and dice."""
        if not self._redo:
            raise Fault(m("table-no-redo"))
        self._apply(self._redo[-1])
        while self._redo and self._answers is CHANCE and not self.asks_person():
            self._apply(self._redo[-1])
        self.deal()

    def position_at(self, number: int) -> Position:
        """A copy of the position at a question that was answered, or at the open one."""
        if number == len(self.journal):
            return self.position.copy()
        if number not in self._snapshots:
            raise Fault(m("table-no-question", n=number))
        return self._snapshots[number].copy()

    def met(self, place: int) -> Position:
        """A copy of the position before an entry of the record, even an undone one."""
        asked = max((n for n in self._met if n <= place), default=-1)
        p, words = self.opening() if asked < 0 else self._met[asked].copy(), self.spec.words
        p.heard = None
        if asked < 0:
            settle(p, words)
        for answer, _ in self.record[max(asked, 0) : place]:  # cards and dice since then
            reply(p, words, answer)
            settle(p, words)
        return p

    def copy(self, deals: Answerer = NOBODY) -> "Table":
        """An independent table with the same game.

        ``deals`` answers chance on it, never the seed.
        """
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.record, other.journal, other._redo = self.record[:], self.journal[:], self._redo[:]
        other.events = [*self.events[:-1], self.events[-1][:]]  # only the last one can still grow
        other.position, other._snapshots = self.position.copy(), dict(self._snapshots)
        other._met = dict(self._met)
        other.position.heard = other.events[-1]
        other._deals = deals
        return other

    # --- showing

    @property
    def view(self) -> dict[str, Any]:
        """Everything that the player may see."""
        return self.spec.view(self.position)

    @property
    def result(self) -> Result | None:
        """Outcome, both scores and their breakdown; None while the game is in progress."""
        return self.spec.told(self.spec.result(self.position)) if self.over else None

    @property
    def scores(self) -> tuple[int, int | None]:
        """Current points: the player's, and the opponent's (None if he has none)."""
        return self.spec.scores(self.position)

    @property
    def points(self) -> tuple[int, int | None]:
        """The final points, or the current ones while the game is in progress."""
        result = self.result
        return (result.score, result.opponent) if result else self.scores

    @property
    def standing(self) -> tuple[str | None, int, int | None, str]:
        """Outcome, scores and fingerprint, for a list of tables; a Crash if the rules fail."""
        try:
            return self.result.outcome if self.result else None, *self.points, self.fingerprint
        except Exception as error:
            raise Crash(error, report(self, error)) from error

    @property
    def fingerprint(self) -> str:
        """A hash of the game as played: seed, answers in force, points; not of the text form."""
        played = json.dumps([self.seed, self.journal, self.scores])
        return hashlib.sha256(played.encode()).hexdigest()[:16]

    def why(self, which: int = -1) -> Explanation:
        """The explanation of one of the opponent's decisions so far, by default the last."""
        decisions = [event for events in self.events for event in events if event[0] == DECIDE]
        if not -len(decisions) <= which < len(decisions):
            raise Fault(m("table-no-decision", n=len(decisions)))
        return explain(self.spec, decisions[which])

    # --- as text

    @property
    def line(self) -> str:
        """The position as one readable line; ``Table.at`` continues from it."""
        setup = self.setup
        told: dict[str, Any] = {"game": self.spec.id, "level": setup.level}
        told |= {"modules": list(setup.modules), "options": dict(setup.options)}
        told["position"] = write_position(self.position, self.spec.fields, self.spec.words)
        return json.dumps(told, ensure_ascii=False)

    @classmethod
    def at(cls, line: str, find: Find, seed: int = 0, *, chance: str = SEED) -> "Table":
        """A table that continues from a position line; a Fault says what is wrong with it."""
        try:
            told = read_json_text(line, "This")
        except Fault:
            raise Fault(m("line-not-json")) from None
        if not isinstance(told, dict) or not isinstance(told.get("game"), str):
            raise Fault(m("line-no-game"))
        spec = find(told["game"])
        chosen = [told.get(part, default) for part, default in (("level", ""), ("modules", []), ("options", {}))]
        if not journal.are_choices(*chosen):
            raise Fault(m("line-choices"))
        setup = spec.setup(*chosen)
        if not isinstance(told.get("position"), dict):
            raise Fault(m("line-no-position"))
        return cls(spec, setup, seed, chance=chance, start=told["position"])

    def to_json(self) -> str:
        """The whole game as text: it can be saved, sent, read by a person and loaded again."""
        lines = [json.dumps(journal.entry_json(*entry), ensure_ascii=False) for entry in self.record]
        return journal.written(journal.header(self), lines, self.fingerprint)
