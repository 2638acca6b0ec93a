"""Who runs a game?  A table: it asks, checks and keeps the journal; position and rules know nothing of it."""

import hashlib
import json
from typing import Any, NamedTuple

from tableforone.kernel.chance import Dealer
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import CHANCE, Answer, Event, Position, accepted, reply, settle
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.rules import rules_of
from tableforone.kernel.spec import GameSpec, Result, Setup


class Undo(NamedTuple):
    """An entry of the record: the journal was taken back to this length."""

    to: int


Entry = Any  # an Answer or an Undo


class Question(NamedTuple):
    """The open question.  ``number`` is the length of the journal: an answer to an older question is refused."""

    number: int
    text: str
    answers: list[int]
    words: list[str]  # the answers, described, in the same order
    things: list[str]  # the piece on the table each answer points at, or ""


class Struck(NamedTuple):
    """One row of an explanation: the rule, its sentence, who stood before it and whom it fits.

    A row that fits nobody is passed over, unless it is the last: then nobody is chosen.
    """

    rule: str
    text: str
    before: list[str]
    after: list[str]


class Explanation(NamedTuple):
    """Why the opponent did it: one sentence, the candidates struck out rule by rule, and the rules themselves."""

    sentence: str
    rows: list[Struck]
    rules: dict[str, str]

    def __str__(self) -> str:
        lines = [self.sentence]
        for rule, text, before, after in self.rows:
            struck = [name for name in before if name not in after]
            out = f"; out: {', '.join(struck)}" if struck else ""
            lines.append(f"  {rule} {text}")
            lines.append(f"      left: {', '.join(after)}{out}" if after else "      fits nobody")
        lines += [f"  Rule {rule}: {text}" for rule, text in self.rules.items()]
        return "\n".join(lines)


class Table:
    """One game in progress.

    ``journal`` holds the answers in force, chance included; ``record`` everything that ever happened, take-backs too,
    each with its words.  With ``dealing`` off nobody answers chance by itself: the journal or a person does.
    """

    def __init__(self, spec: GameSpec, setup: Setup, seed: int, *, dealing: bool = True) -> None:
        self.spec = spec
        self.setup = setup
        self.seed = seed
        self.dealing = dealing
        self.record: list[tuple[Entry, str]] = []
        self.journal: list[Answer] = []
        self.events: list[list[Event]] = [[]]  # events[n]: told after n answers
        self.takebacks = 0
        self.reveals_taken_back = 0
        self._dealer = Dealer(seed)
        self._snapshots: dict[int, Position] = {}
        self._redo: list[Answer] = []
        self.position = spec.start(setup)
        self._answers: list[int] | None = None
        self._settle()
        self.deal()

    # --- asking

    @property
    def over(self) -> bool:
        return self._answers is None

    @property
    def waits_for_chance(self) -> bool:
        """Must the table itself (cards, dice) answer the open question?"""
        return self._answers is CHANCE

    @property
    def legal(self) -> list[Answer]:
        """The legal answers alone, without their words (empty for a roll of dice: it is checked, not listed)."""
        if self._answers is CHANCE:
            frame = self.position.stack[-1]
            outcomes = self.spec.words[frame[0]].outcomes
            return outcomes(self.position, frame) if outcomes else []
        return list(self._answers or ())

    @property
    def question(self) -> Question | None:
        """The open question with its answers in words; None when the game is over."""
        if self._answers is None:
            return None
        p, spec, answers = self.position, self.spec, self.legal
        words = [spec.say(p, a) for a in answers]
        return Question(len(self.journal), spec.ask(p), answers, words, [spec.thing(p, a) for a in answers])

    # --- answering

    def answer(self, answer: Answer, number: int | None = None) -> None:
        """Answer the open question; the table settles and deals up to the next one.

        ``number`` is the question the answer was meant for: an answer to an older question is refused.
        """
        if self._answers is None:
            raise Fault("This game is over: there is no question to answer.")
        if number is not None and number != len(self.journal):
            raise Fault(f"That answers question {number}, but question {len(self.journal)} is open now.")
        answer = tuple(answer) if isinstance(answer, list) else answer
        if not accepted(self.position, self.spec.words, self._answers, answer):
            raise Fault(f"{answer!r} is no answer to the open question ({self.spec.ask(self.position)})")
        self._apply(answer)
        self.deal()

    def _apply(self, answer: Answer) -> None:
        if self._answers is not CHANCE:
            self._snapshots[len(self.journal)] = self.position.copy()
        self._redo = self._redo[1:] if self._redo[:1] == [answer] else []  # another answer, another future
        self.record.append((answer, self.spec.say(self.position, answer)))
        self.journal.append(answer)
        self.events.append([])
        self.position.heard = self.events[-1]
        reply(self.position, self.spec.words, answer)
        self._settle()

    def _settle(self) -> None:
        self.position.heard = self.events[-1]
        self._answers = settle(self.position, self.spec.words)

    def deal(self) -> None:
        """Answer whatever waits for chance, where this table deals."""
        while self._answers is CHANCE and self.dealing:
            frame = self.position.stack[-1]
            deal = self.spec.words[frame[0]].deal
            assert deal is not None, "a word of chance can be dealt"
            self._apply(deal(self.position, frame, self._dealer))

    # --- taking back

    @property
    def questions(self) -> list[int]:
        """The numbers of the player's answered questions, oldest first: the points one can go back to."""
        return sorted(self._snapshots)

    def undo(self, steps: int = 1) -> None:
        """Take back the player's last answers, with everything that followed from them."""
        points = self.questions
        if not points:
            raise Fault("There is nothing to take back.")
        if not 1 <= steps <= len(points):
            raise Fault(f"{steps} answers cannot be taken back: {len(points)} were given.")
        self.undo_to(points[-steps])

    def undo_to(self, number: int) -> None:
        """Go back to the player's question of this number."""
        if number not in self._snapshots:
            raise Fault(f"There is no question {number} to go back to.")
        tail = self.journal[number:]
        own = sum(1 for n in self._snapshots if n >= number)
        self.takebacks += own
        self.reveals_taken_back += len(tail) - own
        self.record.append((Undo(number), ""))
        self._redo = tail + self._redo
        del self.journal[number:]
        del self.events[number + 1 :]
        self.position = self._snapshots[number].copy()  # the snapshot may be shared with a copy of this table
        self._snapshots = {n: p for n, p in self._snapshots.items() if n < number}
        self.position.heard = None  # what led to this question has been told already
        self._answers = settle(self.position, self.spec.words)
        self.position.heard = self.events[-1]

    @property
    def can_redo(self) -> bool:
        return bool(self._redo)

    def redo(self) -> None:
        """Give the answer that was taken back last once more, with the cards and dice it met."""
        if not self._redo:
            raise Fault("There is nothing to do again.")
        self._apply(self._redo[0])
        while self._redo and self._answers is CHANCE:
            self._apply(self._redo[0])
        self.deal()

    def copy(self) -> "Table":
        """An independent table with the same game on it."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.record, other.journal, other._redo = self.record[:], self.journal[:], self._redo[:]
        other.events = [events[:] for events in self.events]
        other.position, other._snapshots = self.position.copy(), dict(self._snapshots)
        other.position.heard = other.events[-1]
        return other

    # --- telling

    @property
    def view(self) -> dict[str, Any]:
        """All that the player may see."""
        return self.spec.view(self.position)

    @property
    def result(self) -> Result | None:
        """Outcome, both scores and their breakdown; None while the game goes on."""
        return self.spec.result(self.position) if self.over else None

    @property
    def scores(self) -> tuple[int, int | None]:
        """Points now: the player's and the opponent's (None where the opponent has none)."""
        return self.spec.scores(self.position)

    @property
    def digest(self) -> str:
        """A short fingerprint of the position."""
        return hashlib.sha256(self.position.text().encode()).hexdigest()[:16]

    @property
    def fingerprint(self) -> str:
        """Of the game as played: seed, answers in force, points.  It outlives new ways to write a position."""
        played = json.dumps([self.seed, self.journal, self.scores])
        return hashlib.sha256(played.encode()).hexdigest()[:16]

    def log(self) -> list[str]:
        """What happened so far, a line each."""
        return [line for events in self.events for line in map(self.spec.tell, events) if line]

    def why(self, which: int = -1) -> Explanation:
        """The explanation of one of the opponent's decisions so far (the last one unless told otherwise)."""
        decisions = [event for events in self.events for event in events if event[0] == DECIDE]
        if not -len(decisions) <= which < len(decisions):
            raise Fault(f"There is no such decision: the opponent has made {len(decisions)} so far.")
        return explain(self.spec, decisions[which])

    def to_json(self) -> str:
        """The whole game as text: it can be saved, sent, read by a person and loaded again."""
        from tableforone.kernel.save import save_text  # reading a save makes a table: the import goes the other way

        return save_text(self)


def explain(spec: GameSpec, event: Event) -> Explanation:
    """A told decision in three layers: the sentence, the rows with their candidates, the rules."""
    _, name, _, _, trace = event
    rows = {row.rule: row for decision in spec.decisions if decision.name == name for row in decision.rows}

    def named(candidates: tuple[Any, ...]) -> list[str]:
        return [spec.name_candidate(name, c) for c in candidates]

    struck = [Struck(rule, rows[rule].text, named(before), named(after)) for rule, before, after in trace]
    texts = rules_of(spec.folder)
    return Explanation(spec.tell(event), struck, {row.rule: texts.get(row.rule, "") for row in struck})
