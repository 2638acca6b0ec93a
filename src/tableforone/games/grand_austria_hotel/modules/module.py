"""The definition of a module: all cards, words, answers, texts and views that it adds."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tableforone.kernel import meanings
from tableforone.kernel.causes import EventKind
from tableforone.kernel.collecting import by_field, parts
from tableforone.kernel.data import Data
from tableforone.kernel.fields import Field
from tableforone.kernel.frames import Frame, Word
from tableforone.kernel.meanings import Words
from tableforone.kernel.options import Setup
from tableforone.kernel.rows import Decision
from tableforone.kernel.spec import Label, Questions

from ..rules.effects import Meaning
from ..rules.own_cards import Part
from ..rules.position import Hotels

View = dict[str, Any]


class ModuleCards(NamedTuple):
    """Cards as data rows, each with the modules that it ``needs``, as bits."""

    guests: Sequence[Data] = ()
    staff: Sequence[Data] = ()
    objectives: Sequence[Data] = ()
    tiles: Sequence[Data] = ()


class Counted(NamedTuple):
    """A unit for points: its data word, its number, and how many a side has."""

    word: str
    number: int
    many: Callable[[Hotels, int], int]


class Test(NamedTuple):
    """A requirement of objectives: its data word, its number, and how many the player has."""

    word: str
    number: int
    many: Callable[[Hotels, int], int]


class Penalty(NamedTuple):
    """A penalty of Emperor tiles: its data word, its number, the function."""

    word: str
    number: int
    deed: Callable[[Hotels, int], None]


class TurnAnswers(NamedTuple):
    """A range of turn answers that a module adds: what they do, say and point at."""

    first: int
    last: int
    deed: Callable[[Hotels, Frame, int], None]
    say: Callable[[Hotels, int], str]
    thing: Callable[[int], str]
    label: Callable[[Hotels, int], Label] | None = None  # short; the full text if there is none


class Voice(NamedTuple):
    """The texts of a module, by word, event and decision."""

    effects: Mapping[int, Callable[[Frame], meanings.Meaning]] = {}
    questions: Questions = {}
    answers: Mapping[int, Callable[[Hotels, Frame, Any], str]] = {}
    declined: Mapping[int, str] = {}  # message keys
    labels: Mapping[int, Callable[[Hotels, Frame, Any], Label]] = {}
    events: Mapping[str, Callable[..., str]] = {}
    echoes: frozenset[str] = frozenset()  # those that only say again what the player has answered
    causes: Mapping[str, EventKind] = {}  # those that can be the cause why a turn is better
    decisions: Mapping[str, Callable[..., str]] = {}
    candidates: Mapping[str, Callable[[Any], str]] = {}
    # the opponent's own lines: (choice, variant)
    remarks: Mapping[str, Callable[[Any, int], str]] = {}


class Face(NamedTuple):
    """The views of a module: view data, text lines, pieces for answers, effect symbols."""

    show: Callable[[Hotels, View], None] | None = None
    draw: Callable[[View], list[str]] | None = None
    things: Mapping[int, Callable[[Hotels, Frame, Any], str]] = {}
    symbols: Mapping[int, Callable[[Frame], View]] = {}
    # by word: the effects of each answer
    brings: Mapping[int, Callable[[Hotels, Frame], dict[int, Sequence[Frame]]]] = {}


class Worth(NamedTuple):
    """Values for the computer players: of a module's effects and of its pieces on the table."""

    effects: Mapping[int, float] = {}  # by word, for each unit
    # by word, the value of a frame on the stack
    pending: Mapping[int, Callable[[Hotels, Frame], float]] = {}
    rolls: tuple[int, ...] = ()  # words that roll dice
    table: Callable[[Hotels], float] | None = None


NO_CARDS: Final = ModuleCards()
NO_VOICE: Final = Voice()
NO_FACE: Final = Face()
NO_WORTH: Final = Worth()


@dataclass(frozen=True)
class Module:
    """One module.  The table in ``modules`` says which functions it adds to which hooks."""

    id: str  # as chosen by the player; "" for shared parts
    bits: int  # bits in the position's ``modules``; one of them must be set
    boxed: bool = True  # whether it can be chosen by name
    hers: bool = False  # whether Elisabeth plays (20.1.1)
    cards: ModuleCards = NO_CARDS
    effects: Mapping[str, Meaning] = field(default_factory=dict)  # by data word
    counted: tuple[Counted, ...] = ()
    tests: tuple[Test, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    accounts: tuple[tuple[int, str], ...] = ()
    # its part of the position: name, fields
    block: tuple[str, Callable[[], Sequence[Field]]] | None = None
    words: tuple[Word, ...] = ()
    # whether an effect is possible
    possible: Mapping[int, Callable[[Hotels, Frame], bool]] = field(default_factory=dict)
    mandatory: tuple[int, ...] = ()  # effects that may not be declined
    answers: tuple[TurnAnswers, ...] = ()
    decisions: tuple[Decision, ...] = ()
    own_cards: tuple[Part, ...] = ()  # parts of a player's card file
    guesses: Callable[[Setup, tuple[Any, ...]], list[Words]] | None = None  # its reconstructed data
    voice: Voice = NO_VOICE
    face: Face = NO_FACE
    worth: Worth = NO_WORTH


# where the parts of a module are, in its folder
PARTS: Final = {"decisions": "opponent.rows.DECISIONS", "own_cards": "rules.own_cards.PARTS"}
WORDS: Final = {"rules": "rules.words.WORDS", "opponent": "opponent.words.WORDS"}
VOICE: Final = by_field(
    ("voice.names", "EFFECTS"),
    ("voice.questions", "QUESTIONS"),
    ("voice.answers", "ANSWERS", "DECLINED", "LABELS"),
    ("voice.log", "EVENTS", "ECHOES"),
    ("voice.causes", "CAUSES"),
    ("voice.why", "DECISIONS", "CANDIDATES", "REMARKS"),
)
FACE: Final = by_field(
    ("face.view", "show"),
    ("face.drawing", "draw"),
    ("face.things", "THINGS"),
    ("face.symbols", "symbols=SHOWN", "BRINGS"),
)


def module_in(package: str, **special: Any) -> Module:
    """The module of this package; ``special`` adds parts."""
    words = [word for those in parts(package, WORDS, {}).values() for word in those]
    voice, face = Voice(**parts(package, VOICE, {})), Face(**parts(package, FACE, {}))
    return Module(words=tuple(words), voice=voice, face=face, **parts(package, PARTS, special))
