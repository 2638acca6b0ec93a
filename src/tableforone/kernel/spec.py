"""The contract of a game: a folder that exports ``GAME = GameSpec(...)``, facts and functions."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from tableforone.kernel.causes import NO_CAUSES, Causes
from tableforone.kernel.faults import Fault
from tableforone.kernel.fields import Field
from tableforone.kernel.frames import Answer, Event, Frame, Position, Word
from tableforone.kernel.meanings import Words
from tableforone.kernel.rows import Decision
from tableforone.kernel.speech import Speech
from tableforone.kernel.untrusted import check_toml_text, clipped
from tableforone.kernel.voice import SPEECH, m, t

# When an opponent says something: the first question, a great turn of his, when he falls behind, and the three ends.
MOMENTS: Final = ("start", "great", "behind", "won", "lost", "draw")


class Setup(NamedTuple):
    """What was chosen before the first card: all of it is in the journal."""

    level: str
    modules: tuple[str, ...]
    options: Mapping[str, str]
    rules: int = 0  # the version of the rules it was begun under; 0: those of today


class BoardCell(NamedTuple):
    """One room of a board drawn in small; one of the same group lies on its right, or above it."""

    column: int
    row: int  # from the top
    colour: str
    right: bool
    up: bool


class Option(NamedTuple):
    """One choice at the start of a game: among ``choices``, or the text of a TOML file of the player's (``is_file``).

    Saved games of older versions know it by a name it had ``formerly``, and its choices by ``former_choices``.
    Its words are the messages ``option-NAME`` and ``option-NAME-CHOICE`` of the game; their ``.about`` explains them.
    """

    name: str
    choices: tuple[str, ...] = ()
    default: str = ""
    is_file: bool = False
    formerly: tuple[str, ...] = ()
    former_choices: Mapping[str, str] = {}  # as it was called: as it is called now
    absent: str = ""  # what a saved game means that does not name it, where that is not the default of today
    expert: bool = False  # a variant rule or a matter of taste: shown under Advanced
    needs: tuple[str, ...] = ()  # modules, without all of which it means nothing
    pictures: Mapping[str, Sequence[BoardCell]] = {}  # of its choices, where they are boards
    says: str = ""  # whose messages it has, where another option has the same name
    speech: Speech = SPEECH  # of its game, which sets it

    @property
    def key(self) -> str:
        return f"option-{self.says or self.name}"

    @property
    def heading(self) -> str:
        return text_of(self.speech, self.key, in_words(self.name))

    @property
    def about(self) -> str:
        return text_of(self.speech, f"{self.key}.about")

    def titled(self, choice: str) -> str:
        """One of its choices in words."""
        return text_of(self.speech, f"{self.key}-{choice}", in_words(choice))

    @property
    def meanings(self) -> dict[str, str]:
        """What its choices mean, where that is explained."""
        found = {choice: text_of(self.speech, f"{self.key}-{choice}.about") for choice in self.choices}
        return {choice: meaning for choice, meaning in found.items() if meaning}

    def facts(self) -> dict[str, Any]:
        """What a program may know of it, as JSON values."""
        return {
            "name": self.name,
            "title": self.heading,
            "about": self.about,
            "choices": list(self.choices),
            "titles": {choice: self.titled(choice) for choice in self.choices},
            "meanings": self.meanings,
            "default": self.default,
            "is_file": self.is_file,
            "absent": self.absent,
            "expert": self.expert,
            "needs": list(self.needs),
        }


def text_of(speech: Speech, key: str, otherwise: str = "", **data: Any) -> str:
    """The message of something that is declared; what else to say where a game has none."""
    return speech.t(key, **data) if speech.knows(key) else otherwise


def in_words(name: str) -> str:
    """A name of the data as a heading.

    >>> in_words("same-side"), in_words("end_of_action")
    ('Same side', 'End of action')
    """
    words = name.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]


Asked = str | Callable[[Any, Frame], str]  # a question, or how it is put from the position and its frame
Questions = Mapping[int, Asked]  # by the number of the word that asks


def asked(questions: Questions) -> Callable[[Any], str]:
    """What ``ask`` of a game is: the question of the word on top of the stack."""

    def ask(p: Any) -> str:
        frame = p.stack[-1]
        found = questions[frame[0]]
        return found if isinstance(found, str) else found(p, frame)

    return ask


Answers = Mapping[int, Callable[[Any, Frame, Any], str]]  # by the number of the word: an answer to it in words


def said(answers: Answers) -> Callable[[Any, Answer], str]:
    """What ``say`` of a game is: an answer to the word on top of the stack, in words."""

    def say(p: Any, answer: Answer) -> str:
        frame = p.stack[-1]
        return answers[frame[0]](p, frame, answer)

    return say


class Label(NamedTuple):
    """An answer in short, where its piece or an icon stands beside it: its name, and what it costs or brings."""

    text: str
    note: str = ""


class PieceInfo(NamedTuple):
    """Explains a piece of the table: what it does, and what it means now."""

    name: str
    kind: str = ""
    text: str = ""
    now: str = ""
    rules: tuple[str, ...] = ()


class ScoreLine(NamedTuple):
    """One line of the final breakdown: what for, the player's points, the opponent's (None: does not score this).

    The rules say an id, whose words are the message ``score-ID``.
    """

    what: str
    mine: int
    theirs: int | None


class Result(NamedTuple):
    """How it ended: ``outcome`` is won, lost or draw; ``opponent`` is None where the opponent has no score.

    The rules say an id as the sentence: the message ``result-ID`` may use $mine and $theirs.
    """

    outcome: str
    score: int
    opponent: int | None
    lines: tuple[ScoreLine, ...]
    sentence: str = ""


NO_KEY: Final = -1  # a gap in a grid of keys
FINAL: Final = "final"  # the thing of a hand that is a line of the final scoring


class Hand(NamedTuple):
    """At a real table: one thing that the player does for the opponent, and why."""

    text: str
    reason: str = ""
    event: int = -1  # which of the events it follows from; of a decision it can be asked why
    thing: str = ""  # the piece of his display that it is about
    picture: str = ""  # what is drawn beside it: a kind of piece, or kind:name as things are called
    done: bool = False  # it was shown before the player's last answer
    decision: int = 0  # as in the log: 1, 2, ...; 0: nothing to explain
    turn: int = 0  # in which of his turns; a game says 1 if its event comes before the turn it begins
    asks: Frame = ()  # a question that this line brings up; it may be answered here, or later


class Amount(NamedTuple):
    """One number of the opponent's board, which the player may correct."""

    name: str
    value: int
    least: int = 0
    most: int = 400  # far more than a game brings, and far below the bounds of the fields
    scored: bool = False  # a part of his points, which one marker shows together


class Ready(NamedTuple):
    """One step of laying the table, as the solo document numbers it."""

    number: str
    text: str
    note: str = ""
    picture: str = ""  # which small drawing stands beside it


class Deck(NamedTuple):
    """Reconstructed cards of the opponent, which a player can replace by their own, card by card.

    What was entered about a card is a row of numbers, one for each answer.
    """

    option: str  # of the game: it takes the file of a deck
    name: Words
    cards: tuple[str, ...]  # what is printed on them, or how we count them
    ask: Callable[[str, tuple[int, ...]], tuple[str, list[tuple[int, str]]] | None]  # what is told next; None: no more
    describe: Callable[[str, tuple[int, ...]], str]
    read: Callable[[str], Mapping[str, tuple[int, ...]]]  # own cards in a file; a Fault if one is impossible
    write: Callable[[Mapping[str, tuple[int, ...]]], str]  # the file: own cards, and ours where those are unknown
    learned: Callable[[Any], Mapping[str, tuple[int, ...]]]  # own cards, as far as a position knows them
    drawn: Callable[[tuple[int, ...], int], str] = lambda told, answer: ""  # an answer as names of icons
    titled: Callable[[str], str] = lambda card: card  # a card in words, where what is printed on it is no name


@dataclass(frozen=True, eq=False)
class Companion:
    """How the opponent of a game plays at a real table: the same words and rows, and questions about what lies there.

    The bottom frame of the stack is the *ledger*: (its word, who deals what, whatever else the game notes ...).
    """

    version: int  # as of a game
    words: Sequence[Word]  # further words, and those of the game that go otherwise here
    start: Callable[[Setup], Position]
    ask: Callable[[Any], str]
    say: Callable[[Any, Answer], str]
    # what the player does after these events, at this position; those before the given number are done already
    hands: Callable[[Sequence[Event], Any, int], list[Hand]]
    amounts: Callable[[Any], list[Amount]]  # the numbers of his display
    adjust: Callable[[Any, int, int], None]  # (position, which amount, by how many)
    view: Callable[[Any], dict[str, Any]]  # his display, as JSON values
    draw: Callable[[dict[str, Any]], list[str]]
    result: Callable[[Any], Result]
    scores: Callable[[Any], tuple[int, int | None]]
    checklist: Callable[[Setup], list[Ready]]
    turn: frozenset[str]  # kinds of events with which a turn of his begins
    dealt: Mapping[str, int]  # words of chance that the app may answer: their bit in "who deals what"
    options: tuple[Option, ...]
    tell: Callable[[Event], str] | None = None  # an event in words, where it differs at a real table
    name_candidate: Callable[[str, Any], str] | None = None  # of a decision, in the same way
    thing: Callable[[Any, Answer], str] = lambda p, a: ""
    label: Callable[[Any, Answer], Label] | None = None
    reminders: Callable[[Any], list[Hand]] = lambda p: []  # what is easily forgotten in the player's turn
    grid: Callable[[Any], list[list[int]]] = lambda p: []  # answers as lines of keys, where they lie side by side
    typed: frozenset[str] = frozenset()  # words whose answer is typed as a number
    sets: frozenset[str] = frozenset()  # words whose answer is a set, as bits
    confirms: frozenset[str] = frozenset()  # words that ask nothing: "done"
    screens: Mapping[str, str] = field(default_factory=dict)  # words that are asked together: the name of their screen
    barred: Callable[[Any], Mapping[int, str]] = lambda p: {}  # what might be meant but cannot be now: why not
    # questions that may be answered before they are asked, on a line of the list (see Hand.asks)
    ahead: Callable[[Any], list[Frame]] = lambda p: []
    forget: Callable[[Any, Frame], None] = lambda p, frame: None  # what this question told is to be asked again
    turned: frozenset[str] = frozenset()  # words that ask for a card the player revealed
    pieces: Callable[[Any], list[str]] = lambda p: []  # what else belongs to his board, each in words
    deck: Deck | None = None
    fields: tuple[Field, ...] | None = None
    reconstructed: Callable[[Setup], Sequence[Words]] | None = None
    invariants: Callable[[Any], list[str]] = lambda p: []


@dataclass(frozen=True, eq=False)
class GameSpec:
    """The contract of a game.  Registering one enrols it in the commands, the tests and every face of the program.

    Functions take the game's own position; ``say``, ``ask`` and ``thing`` are called while its question is open.
    """

    id: str
    title: str  # as printed on the English box; ``name`` is what the reader calls it
    version: int  # of the rules as played: changes only when behaviour does
    opponents: tuple[str, ...]
    folder: Path  # holds RULES.md, PROVENANCE.md, data/
    words: list[Word]
    decisions: tuple[Decision, ...]  # of the opponent, for rule coverage
    fields: tuple[Field, ...]  # of a position, as the game declares them
    start: Callable[[Setup], Position]
    blank: Callable[[], Position]  # a position before anything is laid out, to be filled from its text form
    ask: Callable[[Any], str]  # the open question in one sentence
    say: Callable[[Any, Answer], str]  # an answer in words
    tell: Callable[[Event], str]  # an event in words; "" for one not worth a line
    name_candidate: Callable[[str, Any], str]  # a candidate of a decision, in words
    view: Callable[[Any], dict[str, Any]]  # all that the player may see, as JSON values: the only exit
    draw: Callable[[dict[str, Any]], list[str]]  # the table as plain lines of text, from the view
    result: Callable[[Any], Result]
    estimate: Callable[[Any], float]  # a guess at the final margin, for the greedy player
    invariants: Callable[[Any], list[str]]  # which of them a position breaks: must be none, always
    scores: Callable[[Any], tuple[int, int | None]]  # points now: the player's and the opponent's
    standing: Callable[[Any], tuple[int, int]] | None = None  # points of both if the game ended now; None: as scored
    marks: Callable[[Any], list[int]] | None = None  # which marks hold: what a net sees besides the declared fields
    mark_count: int = 0  # how many there are
    refills: frozenset[str] = frozenset()  # words of chance that only fill a row up again: a plan goes on behind them
    overlooked: frozenset[str] = frozenset()  # fields that tell a net too little to be looked at
    hurried: bool = False  # play-outs go by the estimate though more was learned: it is much quicker, and good enough
    did: Callable[[Any, Answer], str] = lambda p, a: ""  # the player's answer as a sentence for the log; "": its words
    remark: Callable[[Event], str] = lambda event: ""  # a decision of the opponent, in his own voice
    quip: Callable[[str, str, int], str] = lambda who, moment, n: ""  # what an opponent says at a moment, see MOMENTS
    ending: Callable[[Any], str] = lambda p: ""  # why it ended before its time: what was needed, what was there
    finale: Callable[[Any], Sequence[ScoreLine]] = lambda p: ()  # what only the final scoring added, as it is counted
    finale_is_told: bool = False  # by events of its own, line by line
    echoes: frozenset[str] = frozenset()  # kinds of events that only say again what the player has just answered
    causes: Causes = NO_CAUSES  # events that can be the cause why a line of play is better than another
    thing: Callable[[Any, Answer], str] = lambda p, a: ""  # the piece an answer points at, e.g. "room:r2c3"
    label: Callable[[Any, Answer], "Label"] | None = None  # an answer for those who look: short beside its piece
    aside: Callable[[Any, Answer], bool] = lambda p, a: False  # no answer to the question, but it may be said now
    dealt: Callable[[Any, Frame], bool] = lambda p, frame: (
        True
    )  # does the app deal this, where a person tells the rest?
    careful: Callable[[dict[str, Any], list[str]], list[str]] = (
        lambda view, things: []
    )  # what an answer would give away
    questions: Questions = field(default_factory=dict)  # what its words ask, by number
    answers: Answers = field(default_factory=dict)  # how answers to them are said, in the same way
    explain: Callable[[dict[str, Any], str], "PieceInfo | None"] = lambda view, thing: (
        None
    )  # a thing of the table, from the view
    refusal: Callable[[Any, Answer], str] = lambda p, a: ""  # why this cannot be the answer, in a sentence
    formerly: Callable[[Any, int], bool] = lambda p, a: False  # no longer offered, but saved games may hold it
    against: Callable[[Setup], str] | None = None  # which of several opponents plays; the first unless told otherwise
    levels: tuple[str, ...] = ()
    default_level: str = ""
    modules: tuple[str, ...] = ()
    refused_modules: tuple[str, ...] = ()  # there are, but they cannot be played here
    options: tuple[Option, ...] = ()
    unseen: frozenset[str] = frozenset()  # parts of a position that the view does not show: counters of shuffles, notes
    reconstructed: Callable[[Setup], Sequence[Words]] = lambda setup: ()  # what of the data in use is not sourced
    companion: "Companion | None" = None  # how its opponent plays at a real table
    companion_of: str = ""  # at a real table: the id of the game itself
    speech: Speech = SPEECH  # its messages

    def __post_init__(self) -> None:
        bound = tuple(option._replace(speech=self.speech) for option in self.options)
        object.__setattr__(self, "options", bound)

    def text(self, key: str, otherwise: str = "", **data: Any) -> str:
        """The message of something that the game declares; what else to say where it has none."""
        return text_of(self.speech, key, otherwise, **data)

    @property
    def name(self) -> str:
        """What the game is called in the language of the reader."""
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
        """What its levels are like, where that is explained."""
        found = {level: self.text(f"level-{level}.about") for level in self.levels}
        return {level: note for level, note in found.items() if note}

    def module_name(self, module: str) -> str:
        """A module by the name on its box."""
        return self.text(f"module-{module}", in_words(module))

    def module_about(self, module: str) -> str:
        """What a module adds, or why it cannot be played."""
        return self.text(f"module-{module}.about")

    def field_about(self, name: str) -> str:
        """What a part of a position is."""
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
        """The folder that holds how the game looks: ``templates/`` and ``static/``."""
        return self.folder / "face"

    def short(self, p: Any, answer: Answer) -> Label:
        """An answer for those who look at the table: its words where the game has nothing shorter."""
        return self.label(p, answer) if self.label else Label(self.say(p, answer))

    def way(self, level: str, modules: Sequence[str]) -> str:
        """Level and modules in words: "hard, with Ballrooms and Some More"."""
        hard = self.level_name(level)
        if not modules:
            return hard
        names = [self.module_name(module) for module in modules]
        return t("way-modules", level=hard, modules=names) if level else t("way-only-modules", modules=names)

    def opponent(self, setup: Setup) -> str:
        """Who sits opposite in a game with these choices."""
        return self.against(setup) if self.against else self.opponents[0]

    def setup(
        self,
        level: str | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        rules: int = 0,
    ) -> Setup:
        """The checked choices; a Fault names the first wrong one and what there is instead.

        ``rules`` is the version under which a game began that is read again: it goes on as it began.
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
        """Is the text of a player's file among these options?"""
        named = self._named_as_today(options)
        return any(option.is_file and named.get(option.name) for option in self.options)

    def _named_as_today(self, given: Mapping[str, str]) -> dict[str, str]:
        """Options by the names and choices of today; what is in use today wins over what something was called once."""
        named, in_use = dict(given), {option.name for option in self.options}
        for option in self.options:
            for old in option.formerly:
                if old in named and old not in in_use:
                    named.setdefault(option.name, named.pop(old))
            value = named.get(option.name)
            if value is not None and option.is_file:
                named[option.name] = value.removeprefix("\ufeff")  # the mark that some editors put in front of a text
            elif value is not None and value not in option.choices:
                named[option.name] = option.former_choices.get(value, value)
        return named
