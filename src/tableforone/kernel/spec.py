"""The contract of a game: its folder exports ``GAME = GameSpec(...)``, facts and functions."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from tableforone.kernel.amounts import Amount
from tableforone.kernel.asking import FactGate
from tableforone.kernel.causes import NO_CAUSES, Causes
from tableforone.kernel.faults import Fault
from tableforone.kernel.fields import Field, Ledger
from tableforone.kernel.frames import Answer, Event, Frame, Position, Word
from tableforone.kernel.meanings import Meaning, Words
from tableforone.kernel.options import Option, Setup, in_words, text_of
from tableforone.kernel.rows import Decision
from tableforone.kernel.speech import ByKey, Deed, Speech
from tableforone.kernel.untrusted import check_toml_text, clipped
from tableforone.kernel.voice import SPEECH, m, t

# When an opponent says something: first question, a great turn, falling behind, and the three ends.
# Its lines are the messages OPPONENT-MOMENT.
MOMENTS: Final = ("start", "great", "behind", "won", "lost", "draw")
WAYS: Final = 3  # variants of each line, so that none comes twice in a row


# a question, or a function of the position and its frame
Asked = Meaning | Callable[[Any, Frame], str]
Questions = Mapping[int, Asked]  # by the number of the word that asks


def asked(questions: Questions) -> Callable[[Any], str]:
    """Make the ``ask`` function of a game: the question of the word on top of the stack."""

    def ask(p: Any) -> str:
        frame = p.stack[-1]
        found = questions[frame[0]]
        return str(found) if isinstance(found, Meaning) else found(p, frame)

    return ask


# by number of the word: its answers in words; what the player does also has words for the log
Answers = Mapping[int, Callable[[Any, Frame, Any], Words | Deed]]


def said(answers: Answers, declined: Mapping[int, Words | Deed] = {}) -> Callable[[Any, Answer], str]:
    """Make the ``say`` function of a game: an answer to the word on top of the stack, in words.

    ``declined`` says what the answer 0 means, by number of the word that it declines.
    """
    return lambda p, answer: as_choice(_found(answers, declined, p, answer))


def done(answers: Answers, declined: Mapping[int, Words | Deed] = {}) -> Callable[[Any, Answer], str]:
    """Make the ``did`` function of a game: a deed as a sentence, for moves that no event tells."""

    def did(p: Any, answer: Answer) -> str:
        found = _found(answers, declined, p, answer)
        return str(found.did) if isinstance(found, Deed) else ""

    return did


def told(answers: Answers, declined: Mapping[int, Words | Deed] = {}) -> Callable[[Any, Answer], tuple[str, ...]]:
    """Make the ``told_by`` function of a game: the kinds of events that tell an answer."""

    def kinds(p: Any, answer: Answer) -> tuple[str, ...]:
        found = _found(answers, declined, p, answer)
        return found.events if isinstance(found, Deed) else ()

    return kinds


def briefly(answers: Answers, declined: Mapping[int, Words | Deed] = {}) -> Callable[[Any, Answer], str]:
    """Make the ``brief`` function of a game: the ``.label`` of the message that says the answer."""

    def brief(p: Any, answer: Answer) -> str:
        found = _found(answers, declined, p, answer)
        words = found.say if isinstance(found, Deed) else found
        return text_of(words.speech, f"{words.key}.label", **words.data) if isinstance(words, Meaning) else ""

    return brief


def _found(answers: Answers, declined: Mapping[int, Words | Deed], p: Any, answer: Answer) -> Words | Deed:
    frame = p.stack[-1]
    return declined[frame[0]] if answer == 0 and frame[0] in declined else answers[frame[0]](p, frame, answer)


def as_choice(answer: Words | Deed) -> str:
    """An answer as the question offers it."""
    return str(answer.say if isinstance(answer, Deed) else answer)


# by number of the word: something about an answer, or about all of them
OfAnswers = Mapping[int, Callable[[Any, Frame, Any], Any]]
OfWords = Mapping[int, Callable[[Any, Frame], Any]]


def of_word(functions: Mapping[int, Callable[..., Any]], p: Any, *answer: Any) -> Any:
    """What the function of the word on top of the stack returns; None if there is none."""
    frame = p.stack[-1] if p.stack else (-1,)
    function = functions.get(frame[0])
    return function(p, frame, *answer) if function else None


class Label(NamedTuple):
    """A short form of an answer, shown beside its piece or icon: its name, and its cost or gain."""

    text: str
    note: str = ""


class PieceInfo(NamedTuple):
    """Explains a piece on the table: what it does, and what it means now."""

    name: str
    kind: str = ""
    text: str = ""
    now: str = ""
    rules: tuple[str, ...] = ()


def piece(t: ByKey[str], key: str, *rules: str, now: str = "", **data: Any) -> PieceInfo:
    """A piece with the messages KEY, KEY-kind and KEY-text, which share their data."""
    return PieceInfo(t(key, **data), t(f"{key}-kind", **data), t(f"{key}-text", **data), now, rules)


class ScoreLine(NamedTuple):
    """One line of the final scoring: its id, the player's points, the opponent's.

    ``theirs`` is None if the opponent does not score this.  Its text is the message ``score-ID``.
    """

    what: str
    mine: int
    theirs: int | None


class Result(NamedTuple):
    """How the game ended: ``outcome`` is won, lost or draw; ``opponent`` is None without a score.

    The rules give an id as the sentence; the message ``result-ID`` may use $mine and $theirs.
    """

    outcome: str
    score: int
    opponent: int | None
    lines: tuple[ScoreLine, ...]
    sentence: str = ""


NO_KEY: Final = -1  # a gap in a grid of keys
FINAL: Final = "final"  # the ``thing`` of a Hand that is a line of the final scoring


class Hand(NamedTuple):
    """At a real table: one instruction for the player to carry out, with the reason."""

    text: str
    reason: str = ""
    event: int = -1  # index of the event behind it; a decision can be explained
    thing: str = ""  # the piece on his board that it is about
    picture: str = ""  # drawn beside it: a kind of piece, or kind:name as for things
    done: bool = False  # shown before the player's last answer
    decision: int = 0  # as in the log: 1, 2, ...; 0: nothing to explain
    turn: int = 0  # number of his turn; a game says 1 if the event precedes the turn it begins
    asks: Frame = ()  # a question raised by this line; it may be answered here or later


class Ready(NamedTuple):
    """One step of setting up the table, numbered as in the solo document."""

    number: str
    text: str
    note: str = ""
    picture: str = ""  # name of the small drawing beside it


class Deck(NamedTuple):
    """Reconstructed cards of the opponent, which players can replace by their own, card by card.

    What was entered about a card is a tuple of numbers, one for each answer.
    """

    option: str  # the game's option that takes the file of a deck
    name: Words
    cards: tuple[str, ...]  # what is printed on them, or our own numbering
    # next question; None: no more
    ask: Callable[[str, tuple[int, ...]], tuple[str, list[tuple[int, str]]] | None]
    describe: Callable[[str, tuple[int, ...]], str]
    # own cards in a file; a Fault if one is impossible
    read: Callable[[str], Mapping[str, tuple[int, ...]]]
    # own cards, and reconstructed ones for the rest
    write: Callable[[Mapping[str, tuple[int, ...]]], str]
    learned: Callable[[Any], Mapping[str, tuple[int, ...]]]  # own cards known in a position
    # an answer as icon names
    drawn: Callable[[tuple[int, ...], int], str] = lambda told, answer: ""
    titled: Callable[[str], str] = lambda card: card  # a card in words, if it has no printed name


@dataclass(frozen=True, eq=False)
class Companion:
    """An opponent at a real table: the same words and rows, plus questions about what is on it."""

    # fields of its GameSpec that differ from those of the game: its view, its result, its options
    instead: Mapping[str, Any]
    words: Sequence[Word]  # further words, and the game's words that differ here
    ledger: Ledger  # what was entered; its first entry says what the app deals
    start: Callable[[Setup], Position]  # with the other options of the game as they are by default
    questions: Questions  # of its words; the others have those of the game
    answers: Answers  # the same; a further word without them asks for a number
    # instructions after these events, at this position; events before the given number are done
    hands: Callable[[Sequence[Event], Any, int], list[Hand]]
    facts: FactGate  # a question for each fact that fields are unknown without
    amounts: Callable[[Any], list[Amount]]  # the numbers on his board
    checklist: Callable[[Setup], list[Ready]]
    turn: frozenset[str]  # kinds of events that begin his turn
    # words of chance that the app may answer: their bit in "who deals what"
    dealt: Mapping[str, int]
    things: OfAnswers = field(default_factory=dict)  # the piece, as in a GameSpec
    labels: OfAnswers = field(default_factory=dict)  # a Label; None: the answer in words
    # things easily forgotten in the player's turn
    reminders: Callable[[Any], list[Hand]] = lambda p: []
    grids: OfWords = field(default_factory=dict)  # answers as rows of keys, if they belong side by side
    typed: frozenset[str] = frozenset()  # words whose answer is typed as a number
    sets: frozenset[str] = frozenset()  # words whose answer is a set, as bits
    confirms: frozenset[str] = frozenset()  # words that ask nothing: "done"
    bars: OfWords = field(default_factory=dict)  # impossible answers, each with the reason
    # questions that may be answered before they are asked, on a line of the list (see Hand.asks)
    ahead: Callable[[Any], list[Frame]] = lambda p: []
    forget: Callable[[Any, Frame], None] = lambda p, frame: None  # forget this answer, to ask again
    pieces: Callable[[Any], list[str]] = lambda p: []  # other pieces of his board, in words
    deck: Deck | None = None

    def grid(self, p: Any) -> list[list[int]]:
        """The answers to the open question as rows of keys, if they belong side by side."""
        return of_word(self.grids, p) or []

    def barred(self, p: Any) -> Mapping[int, str]:
        """The impossible answers to the open question, each with the reason as a sentence."""
        return of_word(self.bars, p) or {}


@dataclass(frozen=True, eq=False)
class GameSpec:
    """The contract of a game.  Registering one adds it to commands, tests and all front ends.

    Functions take the game's own position.  ``say``, ``ask`` and ``thing`` are called while its
    question is open.
    """

    id: str
    title: str  # as printed on the English box; ``name`` is in the reader's language
    version: int  # of the rules as played: changes only when behaviour does
    opponents: tuple[str, ...]
    folder: Path  # holds RULES.md, PROVENANCE.md, data/
    words: list[Word]
    decisions: tuple[Decision, ...]  # of the opponent, for rule coverage
    fields: tuple[Field, ...]  # of a position, as the game declares them
    start: Callable[[Setup], Position]
    blank: Callable[[], Position]  # an empty position, to be filled from its text form
    ask: Callable[[Any], str]  # the open question in one sentence
    say: Callable[[Any, Answer], str]  # an answer in words
    tell: Callable[[Event], str]  # an event in words; "" for one not worth a line
    name_candidate: Callable[[str, Any], str]  # a candidate of a decision, in words
    # all that the player may see, as JSON values: the only way out
    view: Callable[[Any], dict[str, Any]]
    draw: Callable[[dict[str, Any]], list[str]]  # the table as plain lines of text, from the view
    result: Callable[[Any], Result]
    estimate: Callable[[Any], float]  # a guess at the final margin, for the greedy player
    invariants: Callable[[Any], list[str]]  # those that a position breaks: must always be none
    scores: Callable[[Any], tuple[int, int | None]]  # current points: the player's, the opponent's
    # both points if the game ended now; None: scores
    standing: Callable[[Any], tuple[int, int]] | None = None
    # marks that hold: input of a net besides the fields
    marks: Callable[[Any], list[int]] | None = None
    mark_count: int = 0  # how many marks there are
    # words of chance that only refill a row: plans continue past them
    refills: frozenset[str] = frozenset()
    # fields that a net ignores, as they tell it too little
    overlooked: frozenset[str] = frozenset()
    net_width: int = 128  # sums in the first layer of a net
    net_planned: float = 0.25  # share of the decisions in training with a planned turn after every answer
    worth_of_winning: float = 40.0  # points of margin that a sure win is worth to a learned player
    worth_of_theirs: float = 1.0  # and each point of the opponent
    did: Callable[[Any, Answer], str] = lambda p, a: ""  # the answer as a log line; "": its words
    # the answer without its cost and gain, if that is shorter
    brief: Callable[[Any, Answer], str] = lambda p, a: ""
    # kinds of events that tell an answer: the first one is its line of the log
    told_by: Callable[[Any, Answer], tuple[str, ...]] = lambda p, a: ()
    # a decision of the opponent, in his own voice
    remark: Callable[[Event], str] = lambda event: ""
    # why it ended early: what was needed, what was there
    ending: Callable[[Any], str] = lambda p: ""
    finale: Callable[[Any], Sequence[ScoreLine]] = lambda p: ()  # what the final scoring added
    finale_is_told: bool = False  # the game reports it in events, line by line
    # events that can be the reason why one turn is better than another
    causes: Causes = NO_CAUSES
    # the piece an answer points at, e.g. "room:r2c3"
    thing: Callable[[Any, Answer], str] = lambda p, a: ""
    label: Callable[[Any, Answer], "Label"] | None = None  # an answer as a short label
    aside: Callable[[Any, Answer], bool] = lambda p, a: False  # an entry allowed besides answers
    # whether the app deals this, if a person enters the rest
    dealt: Callable[[Any, Frame], bool] = lambda p, frame: True
    # what an answer would give away
    careful: Callable[[dict[str, Any], list[str]], list[str]] = lambda view, things: []
    # by kind of thing: what it is, from the view and the rest of its id
    explained: Mapping[str, Callable[[dict[str, Any], str], PieceInfo | None]] = field(default_factory=dict)
    refusal: Callable[[Any, Answer], str] = lambda p, a: ""  # why this answer is impossible
    # no longer offered, but saved games may contain it
    formerly: Callable[[Any, int], bool] = lambda p, a: False
    against: Callable[[Setup], str] | None = None  # which opponent plays; None: the first
    levels: tuple[str, ...] = ()
    default_level: str = ""
    modules: tuple[str, ...] = ()
    refused_modules: tuple[str, ...] = ()  # they exist, but cannot be played here
    options: tuple[Option, ...] = ()
    # fields that the view does not show: shuffle counters, notes
    unseen: frozenset[str] = frozenset()
    # data in use without a source
    reconstructed: Callable[[Setup], Sequence[Words]] = lambda setup: ()
    companion: "Companion | None" = None  # how its opponent plays at a real table
    companion_of: str = ""  # at a real table: the id of the game itself
    speech: Speech = SPEECH  # its messages

    def __post_init__(self) -> None:
        bound = tuple(option._replace(speech=self.speech) for option in self.options)
        object.__setattr__(self, "options", bound)

    def text(self, key: str, otherwise: str = "", **data: Any) -> str:
        """The message with this key; ``otherwise`` if the game has none."""
        return text_of(self.speech, key, otherwise, **data)

    @property
    def name(self) -> str:
        """The game's name in the language of the reader."""
        called = self.text("game-name", self.title)
        return t("name-at-home", game=called) if self.companion_of else called

    @property
    def short_name(self) -> str:
        """Its name for narrow places."""
        return self.text("game-name.short", self.name)

    @property
    def primer(self) -> str:
        """The game in a few sentences, for a new player."""
        return self.text("primer")

    def level_name(self, level: str) -> str:
        return self.text(f"level-{level}", level)

    @property
    def level_notes(self) -> dict[str, str]:
        """Descriptions of the levels, where there are any."""
        found = {level: self.text(f"level-{level}.about") for level in self.levels}
        return {level: note for level, note in found.items() if note}

    def module_name(self, module: str) -> str:
        """A module by the name on its box."""
        return self.text(f"module-{module}", in_words(module))

    def module_about(self, module: str) -> str:
        """What a module adds, or why it cannot be played."""
        return self.text(f"module-{module}.about")

    def field_about(self, name: str) -> str:
        """A description of one field of a position."""
        return self.text(f"field-{name}", name)

    def score_name(self, what: str) -> str:
        """A line of the final scoring in words."""
        return self.text(f"score-{what}", what)

    def told(self, result: Result) -> Result:
        """A result in words."""
        lines = tuple(line._replace(what=self.score_name(line.what)) for line in result.lines)
        data = {"mine": result.score, "theirs": result.opponent}
        sentence = self.text(f"result-{result.sentence}", result.sentence, **data)
        return result._replace(lines=lines, sentence=sentence)

    @property
    def face(self) -> Path:
        """The folder of the game's look: ``templates/`` and ``static/``."""
        return self.folder / "face"

    def short(self, p: Any, answer: Answer) -> Label:
        """The label of an answer: its full words if the game has nothing shorter."""
        return self.label(p, answer) if self.label else Label(self.say(p, answer))

    def explain(self, view: dict[str, Any], thing: str) -> PieceInfo | None:
        """Information about a piece on the table; None if its answers explain it."""
        kind, _, which = thing.partition(":")
        return self.explained[kind](view, which) if kind in self.explained else None

    def way(self, level: str, modules: Sequence[str]) -> str:
        """Level and modules in words: "hard, with Ballrooms and Some More"."""
        hard = self.level_name(level)
        if not modules:
            return hard
        names = [self.module_name(module) for module in modules]
        return t("way-modules", level=hard, modules=names) if level else t("way-only-modules", modules=names)

    def opponent(self, setup: Setup) -> str:
        """The opponent in a game with these choices."""
        return self.against(setup) if self.against else self.opponents[0]

    def quip(self, who: str, moment: str, n: int) -> str:
        """A line of this opponent at one of MOMENTS, if he has any; ``n`` chooses a variant."""
        return self.text("-".join((who.lower(), moment)), n=n % WAYS)

    def setup(
        self,
        level: str | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        rules: int = 0,
    ) -> Setup:
        """The checked choices; a Fault names the first wrong one and lists the valid ones.

        ``rules`` is the version under which a saved game began: it continues under that version.
        """
        then = 0 if rules == self.version else rules
        return Setup(self._level(level), self._modules(modules), self._options(options or {}, saved=rules > 0), then)

    def _level(self, level: str | None) -> str:
        if not level:
            return self.default_level
        if not self.levels:
            raise Fault(m("setup-no-levels", game=self.name, level=clipped(level)))
        if level not in self.levels:
            raise Fault(m("setup-level", game=self.name, level=clipped(level), levels=list(self.levels)))
        return level

    def _modules(self, modules: Sequence[str]) -> tuple[str, ...]:
        for module in modules:
            if module in self.refused_modules:
                raise Fault(m("setup-module-refused", module=clipped(module), why=self.module_about(module)))
            if module not in self.modules:
                raise Fault(m("setup-module", game=self.name, module=clipped(module), modules=list(self.modules)))
        return tuple(module for module in self.modules if module in modules)

    def _options(self, given: Mapping[str, str], *, saved: bool) -> dict[str, str]:
        known = {option.name: option for option in self.options}
        given = self._named_as_today(given)
        for name, value in given.items():
            if name not in known:
                raise Fault(m("setup-option", game=self.name, option=clipped(name), options=list(known)))
            choices = known[name].choices
            if known[name].is_file:
                check_toml_text(value, m("setup-file", option=name))
            elif value not in choices:
                raise Fault(m("setup-choice", option=name, value=clipped(value), choices=list(choices)))
        defaults = {name: (saved and option.absent) or option.default for name, option in known.items()}
        return {name: given.get(name, default) for name, default in defaults.items()}

    def has_file(self, options: Mapping[str, str]) -> bool:
        """Whether these options include the text of a player's file."""
        named = self._named_as_today(options)
        return any(option.is_file and named.get(option.name) for option in self.options)

    def _named_as_today(self, given: Mapping[str, str]) -> dict[str, str]:
        """Options by their current names and choices; a current name wins over a former one."""
        named, in_use = dict(given), {option.name for option in self.options}
        for option in self.options:
            for old in option.formerly:
                if old in named and old not in in_use:
                    named.setdefault(option.name, named.pop(old))
            value = named.get(option.name)
            if value is not None and option.is_file:
                named[option.name] = value.removeprefix("\ufeff")  # byte order mark
            elif value is not None and value not in option.choices:
                named[option.name] = option.former_choices.get(value, value)
        return named
