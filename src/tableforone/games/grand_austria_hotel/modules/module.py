"""The definition of a module: its facts. Its words, texts and views are found by their files."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NamedTuple, TypeVar

from tableforone.kernel.collecting import parts
from tableforone.kernel.fields import Field
from tableforone.kernel.frames import Frame

from ..rules.effects import Meaning
from ..rules.position import Hotels

Result = TypeVar("Result")


class DataWord(NamedTuple, Generic[Result]):
    """A word in the data of cards: its number, and its function of a side, objective or tile."""

    word: str
    number: int
    deed: Callable[[Hotels, int], Result]


class TurnAnswers(NamedTuple):
    """A range of turn answers that a module adds, and what they do."""

    first: int
    last: int
    deed: Callable[[Hotels, Frame, int], None]


class Worth(NamedTuple):
    """Values for the computer players: of a module's effects and of its pieces on the table."""

    effects: Mapping[int, float] = {}  # by word, for each unit
    # by word, the value of a frame on the stack
    pending: Mapping[int, Callable[[Hotels, Frame], float]] = {}
    rolls: tuple[int, ...] = ()  # words that roll dice
    table: Callable[[Hotels], float] | None = None


NO_WORTH: Final = Worth()


@dataclass(frozen=True)
class Module:
    """One module.  The table in ``modules`` says which functions it adds to which hooks."""

    package: str  # its folder
    id: str  # as chosen by the player; "" for shared parts
    bits: int  # bits in the position's ``modules``; one of them must be set
    boxed: bool = True  # whether it can be chosen by name
    hers: bool = False  # whether Elisabeth plays (20.1.1)
    effects: Mapping[str, Meaning] = field(default_factory=dict)  # by data word
    counted: tuple[DataWord[int], ...] = ()  # units for points: how many a side has
    tests: tuple[DataWord[int], ...] = ()  # requirements of objectives: how many the player has
    penalties: tuple[DataWord[None], ...] = ()  # of Emperor tiles
    accounts: tuple[tuple[int, str], ...] = ()
    # its part of the position: name, fields
    block: tuple[str, Callable[[], Sequence[Field]]] | None = None
    # whether an effect is possible
    possible: Mapping[int, Callable[[Hotels, Frame], bool]] = field(default_factory=dict)
    mandatory: tuple[int, ...] = ()  # effects that may not be declined
    answers: tuple[TurnAnswers, ...] = ()
    worth: Worth = NO_WORTH

    def part(self, where: str, otherwise: Any) -> Any:
        """What is in its folder under this name, such as "voice.names.EFFECTS"."""
        return parts(self.package, {"found": where}, {}).get("found", otherwise)
