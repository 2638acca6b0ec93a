"""The definition of a module: its facts. Its words, texts and views are found by their files."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tableforone.kernel.collecting import parts
from tableforone.kernel.fields import Field
from tableforone.kernel.frames import Frame

from ..rules.effects import Meaning
from ..rules.position import Hotels


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
    # by data word: effects; units for points, with their numbers: how many a side has;
    # requirements of objectives: how many the player has; penalties of Emperor tiles
    effects: Mapping[str, Meaning] = field(default_factory=dict)
    counted: Mapping[str, tuple[int, Callable[[Hotels, int], int]]] = field(default_factory=dict)
    tests: Mapping[str, Callable[[Hotels, int], int]] = field(default_factory=dict)
    penalties: Mapping[str, Callable[[Hotels, int], None]] = field(default_factory=dict)
    accounts: tuple[tuple[int, str], ...] = ()
    # its part of the position: name, fields
    block: tuple[str, Callable[[], Sequence[Field]]] | None = None
    # whether an effect is possible
    possible: Mapping[int, Callable[[Hotels, Frame], bool]] = field(default_factory=dict)
    mandatory: tuple[int, ...] = ()  # effects that may not be declined
    # the turn answers that it adds: what they do, by the first of each kind
    answers: Mapping[int, Callable[[Hotels, Frame, int], None]] = field(default_factory=dict)
    worth: Worth = NO_WORTH

    def part(self, where: str, otherwise: Any) -> Any:
        """What is in its folder under this name, such as "voice.EFFECTS"."""
        return parts(self.package, {"found": where}, {}).get("found", otherwise)
