"""Who runs a game?  A table: it asks, checks and keeps the journal; position and rules know nothing of it."""

import hashlib
import json
from collections.abc import Callable
from typing import Any, NamedTuple

from tableforone.kernel import actions, journal
from tableforone.kernel.chance import FACES
from tableforone.kernel.dealer import Answerer, Dealer, Person, Shared
from tableforone.kernel.faults import Fault, Stale
from tableforone.kernel.frames import CHANCE, Answer, Event, Position, accepted, reply, settle
from tableforone.kernel.journal import PERSON, SEED, SHARED, Entry, Journal, TakenBack
from tableforone.kernel.lines import read_position, write_position
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import GameSpec, Result, Setup
from tableforone.kernel.untrusted import read_json_text
from tableforone.kernel.why import Explanation, explain

Find = Callable[[str], GameSpec]
NOBODY = Person()  # answers chance on a copy: the seed of a game never deals an imagined one


class Question(NamedTuple):
    """The open question.  ``number`` is the length of the journal: an answer to an older question is refused."""

    number: int
    text: str
    answers: list[int]
    words: list[str]  # the answers, described, in the same order
    things: list[str]  # the piece on the table each answer points at, or ""
    word: str = ""  # which question of the game it is: the name of its word


class Table:
    """One game in progress.

    ``journal`` holds the answers in force, chance included; ``record`` everything that ever happened, take-backs too,
    each with its words.  ``chance`` says who answers chance, and is kept with the table: the seed, or a person.
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
        """``deals`` answers chance for now (a journal that is replayed), ``start`` is a position to begin from.

        ``mark`` says what the table is for (a lesson, the deal of a day); the game knows nothing of it.
        """
        self.spec = spec
        self.setup = setup
        self.seed = seed
        self.chance = chance
        self.start = start
        self.mark = mark
        self.record: list[tuple[Entry, str]] = []
        self.journal: list[Answer] = []
        self.events: list[list[Event]] = [[]]  # events[n]: told after n answers
        self.takebacks = 0
        self.reveals_taken_back = 0
        self._deals = deals or self._own_deals()
        self._snapshots: dict[int, Position] = {}
        self._redo: list[Answer] = []  # what was taken back, the next one last
        self.position = self.opening()
        self._answers: list[int] | None = None
        self._settle()
        self.deal()

    def opening(self) -> Position:
        """The position in which the game began."""
        return self.spec.start(self.setup) if self.start is None else _position_of(self.spec, self.start)

    def _own_deals(self) -> Answerer:
        if self.chance == SHARED:
            return Shared(self.seed, self.spec.dealt)
        return Dealer(self.seed) if self.chance == SEED else NOBODY

    @property
    def rules(self) -> int:
        """The version of the rules by which this game is played: those it began under."""
        return self.setup.rules or self.spec.version

    # --- asking

    @property
    def over(self) -> bool:
        return self._answers is None

    @property
    def waits_for_chance(self) -> bool:
        """Must somebody say what came up (cards, dice) before the game goes on?"""
        return self._answers is CHANCE

    @property
    def legal(self) -> list[Answer]:
        """The legal answers alone, without their words (none for a roll of dice: it is checked, not listed)."""
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

    def act(self, action: actions.Action) -> None:
        """Do what somebody asked for; Stale where she had another question before her eyes."""
        if action.number is not None and action.number != len(self.journal):
            raise Stale(_stale(action.number, len(self.journal)))
        if isinstance(action, actions.Answer):
            self.answer(action.answer)
        elif isinstance(action, actions.Undo):
            self.undo(action.steps)
        elif isinstance(action, actions.Redo):
            self.redo()
        else:
            self.undo_to(action.to)

    def answer(self, answer: Answer, *, kept: bool = False) -> None:
        """Answer the open question; nothing changes where the answer cannot be given.

        An answer that was ``kept`` in a saved game may be one that is no longer offered.
        """
        if self._answers is None:
            raise Fault("This game is over: there is no question to answer.")
        answer = tuple(answer) if isinstance(answer, list) else answer
        offered = accepted(self.position, self.spec.words, self._answers, answer)
        if not offered and not self.spec.aside(self.position, answer) and not (kept and self._was_offered(answer)):
            why = self.spec.refusal(self.position, answer)
            raise Fault(why or f"{answer!r} is no answer to the open question ({self.spec.ask(self.position)})")
        self._apply(answer)
        self.deal()

    def _was_offered(self, answer: Answer) -> bool:
        return self._answers is not CHANCE and type(answer) is int and self.spec.formerly(self.position, answer)

    def _apply(self, answer: Answer) -> None:
        if self._is_told():
            self._snapshots[len(self.journal)] = self.position.copy()
        if self._redo and self._redo.pop() != answer:
            self._redo.clear()  # another answer, another future
        self.record.append((answer, self.spec.say(self.position, answer)))
        self.journal.append(answer)
        self.events.append([])
        self.position.heard = self.events[-1]
        reply(self.position, self.spec.words, answer)
        self._settle()

    def _is_told(self) -> bool:
        """Is the open question answered by a person?"""
        if self._answers is not CHANCE or self.chance == PERSON:
            return True
        return self.chance == SHARED and not self.spec.dealt(self.position, self.position.stack[-1])

    def _settle(self) -> None:
        self.position.heard = self.events[-1]
        self._answers = settle(self.position, self.spec.words)

    def deal(self) -> None:
        """Let whoever deals here answer whatever waits for chance."""
        while self._answers is CHANCE:
            p, words = self.position, self.spec.words
            frame = p.stack[-1]
            chance = words[frame[0]].chance
            assert chance is not None, "a word that waits for chance names what it waits for"
            answer = self._deals.answer(chance, p, frame)
            if answer is None:
                return
            if not chance.accepts(p, frame, answer) and not self.spec.aside(p, answer):
                raise Fault(f"{answer!r} cannot come up now ({self.spec.ask(p)})")
            self._apply(answer)

    def go_on(self) -> None:
        """A replayed game goes on as it was played: whoever dealt it deals what comes next."""
        self._deals = self._own_deals()
        self.deal()

    # --- taking back

    @property
    def questions(self) -> list[int]:
        """The numbers of the questions a person answered, oldest first: the points one can go back to."""
        return list(self._snapshots)

    def undo(self, steps: int = 1) -> None:
        """Take back the last answers, with everything that followed from them."""
        points = self.questions
        if not points:
            raise Fault("There is nothing to take back.")
        if not 1 <= steps <= len(points):
            raise Fault(f"{steps} answers cannot be taken back: {len(points)} were given.")
        self.undo_to(points[-steps])

    def undo_to(self, number: int) -> None:
        """Go back to the question of this number."""
        if number not in self._snapshots:
            raise Fault(f"There is no question {number} to go back to.")
        self.position = self._snapshots[number].copy()  # the snapshot may be shared with a copy of this table
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
        self._apply(self._redo[-1])
        while self._redo and self._answers is CHANCE and not self._is_told():
            self._apply(self._redo[-1])
        self.deal()

    def position_at(self, number: int) -> Position:
        """A copy of the position at a question that was answered, or at the open one."""
        if number == len(self.journal):
            return self.position.copy()
        if number not in self._snapshots:
            raise Fault(f"There is no question {number} to look at.")
        return self._snapshots[number].copy()

    def copy(self, deals: Answerer = NOBODY) -> "Table":
        """An independent table with the same game on it.  It never deals what the seed would: say who does."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.record, other.journal, other._redo = self.record[:], self.journal[:], self._redo[:]
        other.events = [events[:] for events in self.events]
        other.position, other._snapshots = self.position.copy(), dict(self._snapshots)
        other.position.heard = other.events[-1]
        other._deals = deals
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
    def fingerprint(self) -> str:
        """Of the game as played: seed, answers in force, points.  It outlives new ways to write a position."""
        played = json.dumps([self.seed, self.journal, self.scores])
        return hashlib.sha256(played.encode()).hexdigest()[:16]

    def why(self, which: int = -1) -> Explanation:
        """The explanation of one of the opponent's decisions so far (the last one unless told otherwise)."""
        decisions = [event for events in self.events for event in events if event[0] == DECIDE]
        if not -len(decisions) <= which < len(decisions):
            raise Fault(f"There is no such decision: the opponent has made {len(decisions)} so far.")
        return explain(self.spec, decisions[which])

    # --- as text

    @property
    def line(self) -> str:
        """The position as one readable line, from which ``Table.at`` goes on."""
        setup = self.setup
        told: dict[str, Any] = {"game": self.spec.id, "level": setup.level}
        told |= {"modules": list(setup.modules), "options": dict(setup.options)}
        told["position"] = write_position(self.position, self.spec.fields, self.spec.words)
        return json.dumps(told, ensure_ascii=False)

    @classmethod
    def at(cls, line: str, find: Find, seed: int = 0, *, chance: str = SEED) -> "Table":
        """A table that plays on from a position line; a Fault says what is wrong with it."""
        try:
            told = read_json_text(line, "This")
        except Fault:
            raise Fault("This is no position: it is not one line of JSON.") from None
        if not isinstance(told, dict) or not isinstance(told.get("game"), str):
            raise Fault("This is no position: it names no game.")
        spec = find(told["game"])
        chosen = [told.get(part, default) for part, default in (("level", ""), ("modules", []), ("options", {}))]
        if not journal.are_choices(*chosen):
            raise Fault("This is no position: its level, modules or options are not text.")
        setup = spec.setup(*chosen)
        if not isinstance(told.get("position"), dict):
            raise Fault("This is no position: nothing lies on its table.")
        return cls(spec, setup, seed, chance=chance, start=told["position"])

    def to_json(self) -> str:
        """The whole game as text: it can be saved, sent, read by a person and loaded again."""
        lines = [json.dumps(journal.entry_json(*entry), ensure_ascii=False) for entry in self.record]
        return journal.written(journal.header(self), lines, self.fingerprint)


def _stale(number: int, open_now: int) -> str:
    if number < open_now:
        return "That question was already answered, here or in another window. This is the table as it stands now."
    return "That answer belongs to a later moment that was taken back. This is the table as it stands now."


def _position_of(spec: GameSpec, told: dict[str, Any]) -> Position:
    """The position of its text form: it must hold all that a position must, and ask something."""
    p = read_position(told, spec.blank(), spec.fields, spec.words)
    try:
        broken = spec.invariants(p)
        if not broken:
            settle(p.copy(), spec.words)
    except Exception as error:  # frames and numbers that no game would lay together
        raise Fault(f"This position cannot be played on: {type(error).__name__} in the rules.") from None
    if broken:
        raise Fault(f"This position cannot be: {broken[0]}.")
    return p


# --- reading saved games


def load_text(text: str, find: Find, *, where: str = "The saved game") -> Table:
    """The table of a saved game; a Fault says what is wrong with the file.  The file must agree with itself."""
    table, difference = reread(text, find, where=where, wording=False)  # words may change, games do not
    if difference:
        raise Fault(f"{where} does not agree with the rules: {difference} It was not opened.")
    return table


def reread(text: str, find: Find, *, where: str, wording: bool = True) -> tuple[Table, str]:
    """Replay a saved game: the table, and the first difference between the file and the replay ("" when they agree)."""
    saved = journal.read(text, where)
    spec = find(saved.game)
    if saved.rules > spec.version:
        raise Fault(f"{where} was written by a newer version of the program. Update the program to open it.")
    setup = spec.setup(saved.level, saved.modules, saved.options, saved.rules)
    entries = Journal(saved.entries)
    try:
        table = Table(spec, setup, saved.seed, chance=saved.chance, deals=entries, start=saved.start, mark=saved.mark)
        difference = _replayed(table, entries)
    except Fault as fault:  # the first cards of the file do not fit
        table, difference = Table(spec, setup, saved.seed, chance=PERSON), f"entry {entries.at} does not fit: {fault}"
    if difference:
        return table, difference
    if wording:
        told = zip(saved.said, table.record, strict=True)
        for n, (said, (_, says)) in enumerate(told, 1):
            if said is not None and said != says:
                return table, f"entry {n} says {said!r}, the rules say {says!r}."
    if saved.digest != table.fingerprint:
        return table, f"its fingerprint is {saved.digest}, the replay's is {table.fingerprint}."
    table.go_on()
    return table, ""


def _replayed(table: Table, entries: Journal) -> str:
    """Give the table every entry; what is wrong with the first that does not fit, or ""."""
    while (entry := entries.next()) is not None:
        try:
            if isinstance(entry, TakenBack):
                table.undo_to(entry.to)
            else:
                table.answer(entry, kept=True)
        except Fault as fault:
            return f"entry {entries.at} does not fit: {fault}"
    return ""
