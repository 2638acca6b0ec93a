"""A module.

One value that says all it adds to the game: cards, words, answers, voice, face, estimates.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tableforone.kernel import meanings
from tableforone.kernel.causes import EventKind
from tableforone.kernel.data import Data
from tableforone.kernel.fields import Field
from tableforone.kernel.frames import Frame, Word
from tableforone.kernel.meanings import Words
from tableforone.kernel.rows import Decision
from tableforone.kernel.spec import Label, Questions, Setup

from ..rules.effects import Meaning
from ..rules.own_cards import Part
from ..rules.position import Hotels

View = dict[str, Any]


class ModuleCards(NamedTuple):
    """Cards as rows of the data, each with the modules that it ``needs``, as bits."""

    guests: Sequence[Data] = ()
    staff: Sequence[Data] = ()
    objectives: Sequence[Data] = ()
    tiles: Sequence[Data] = ()


class Counted(NamedTuple):
    """Something that points are given for: the word of the data, its number, how many a side has."""

    word: str
    number: int
    many: Callable[[Hotels, int], int]


class Test(NamedTuple):
    """What an objective may ask for: the word of the data, its number, how many of it the player has."""

    word: str
    number: int
    many: Callable[[Hotels, int], int]


class Penalty(NamedTuple):
    """What an Emperor tile may do: the word of the data, its number, the deed."""

    word: str
    number: int
    deed: Callable[[Hotels, int], None]


class TurnAnswers(NamedTuple):
    """Answers that a module adds to the turn, from the first to the last: what they do, say and point at."""

    first: int
    last: int
    deed: Callable[[Hotels, Frame, int], None]
    say: Callable[[Hotels, int], str]
    thing: Callable[[int], str]
    label: Callable[[Hotels, int], Label] | None = None  # in short; its words where it has none


class Voice(NamedTuple):
    """What a module says, by word, by kind of event, by decision."""

    effects: Mapping[int, Callable[[Frame], meanings.Meaning]] = {}
    questions: Questions = {}
    answers: Mapping[int, Callable[[Hotels, Frame, Any], str]] = {}
    declined: Mapping[int, str] = {}  # their messages
    labels: Mapping[int, Callable[[Hotels, Frame, Any], Label]] = {}
    events: Mapping[str, Callable[..., str]] = {}
    echoes: frozenset[str] = frozenset()  # those that only say again what the player has answered
    causes: Mapping[str, EventKind] = {}  # those that can be the cause why a turn is better
    decisions: Mapping[str, Callable[..., str]] = {}
    candidates: Mapping[str, Callable[[Any], str]] = {}
    remarks: Mapping[str, Callable[[Any, int], str]] = {}  # in her own words: the choice, which of the lines


class Face(NamedTuple):
    """What a module shows: its part of the view, its lines, pieces that answers point at, symbols of its effects."""

    show: Callable[[Hotels, View], None] | None = None
    draw: Callable[[View], list[str]] | None = None
    things: Mapping[int, Callable[[Hotels, Frame, Any], str]] = {}
    symbols: Mapping[int, Callable[[Frame], View]] = {}
    brings: Mapping[int, Callable[[Hotels, Frame], dict[int, Sequence[Frame]]]] = {}  # by word: answers, as effects


class Worth(NamedTuple):
    """What a module tells the players of ours: what its effects and what its pieces on the table are worth."""

    effects: Mapping[int, float] = {}  # by word, for each of them
    pending: Mapping[int, Callable[[Hotels, Frame], float]] = {}  # by word, what a frame on the stack will bring
    rolls: tuple[int, ...] = ()  # words that roll dice
    table: Callable[[Hotels], float] | None = None


NO_CARDS: Final = ModuleCards()
NO_VOICE: Final = Voice()
NO_FACE: Final = Face()
NO_WORTH: Final = Worth()


@dataclass(frozen=True)
class Module:
    """One module.  Which of its functions act at which moment, in which order, stands in the table of ``modules``."""

    id: str  # as the player names it; "" for what several modules share
    bits: int  # of the position's ``modules``: one of them must be in the game
    boxed: bool = True  # may it be chosen by its name?
    hers: bool = False  # Elisabeth plays (20.1.1)
    cards: ModuleCards = NO_CARDS
    effects: Mapping[str, Meaning] = field(default_factory=dict)  # words of the data
    counted: tuple[Counted, ...] = ()
    tests: tuple[Test, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    accounts: tuple[tuple[int, str], ...] = ()
    block: tuple[str, Callable[[], Sequence[Field]]] | None = (
        None  # its part of the position: name, what its numbers are
    )
    words: tuple[Word, ...] = ()
    possible: Mapping[int, Callable[[Hotels, Frame], bool]] = field(default_factory=dict)  # effects, when they are
    mandatory: tuple[int, ...] = ()  # effects that may not be declined
    answers: tuple[TurnAnswers, ...] = ()
    decisions: tuple[Decision, ...] = ()
    own_cards: tuple[Part, ...] = ()  # parts of a card file of the player's
    guesses: Callable[[Setup, tuple[Any, ...]], list[Words]] | None = None  # what of its data is reconstructed
    voice: Voice = NO_VOICE
    face: Face = NO_FACE
    worth: Worth = NO_WORTH
