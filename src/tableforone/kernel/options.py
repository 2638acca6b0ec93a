"""The choices made before a game starts, and their texts."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tableforone.kernel.grammar import upfirst
from tableforone.kernel.speech import Speech
from tableforone.kernel.voice import SPEECH


class Setup(NamedTuple):
    """The choices made before the game starts; the journal records all of them."""

    level: str
    modules: tuple[str, ...]
    options: Mapping[str, str]
    rules: int = 0  # rules version at the start of the game; 0: the current one


class BoardCell(NamedTuple):
    """One room of a small board drawing; ``right``, ``up``: that neighbour has the same group."""

    column: int
    row: int  # from the top
    colour: str
    right: bool
    up: bool


class Option(NamedTuple):
    """One choice at the start of a game.

    Either one of ``choices``, or the text of the player's own TOML file (``is_file``).  Old saved
    games may use its former names (``formerly``) and ``former_choices``.  Its texts are the game's
    messages ``option-NAME`` and ``option-NAME-CHOICE``; their ``.about`` explains them.
    """

    name: str
    choices: tuple[str, ...] = ()
    default: str = ""
    is_file: bool = False
    formerly: tuple[str, ...] = ()
    former_choices: Mapping[str, str] = {}  # old name: current name
    absent: str = ""  # value for saved games that lack it, if not the default
    expert: bool = False  # a variant rule or a matter of taste: shown under Advanced
    needs: tuple[str, ...] = ()  # modules that it requires
    pictures: Mapping[str, Sequence[BoardCell]] = {}  # of its choices, if these are boards
    says: str = ""  # use the messages of this name, if two options share a name
    speech: Speech = SPEECH  # set by its game

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
        """The explanations of its choices, where there are any."""
        found = {choice: text_of(self.speech, f"{self.key}-{choice}.about") for choice in self.choices}
        return {choice: meaning for choice, meaning in found.items() if meaning}

    def facts(self) -> dict[str, Any]:
        """The option as JSON values, for programs."""
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
    """The message with this key; ``otherwise`` if there is none."""
    return speech.t(key, **data) if speech.knows(key) else otherwise


def in_words(name: str) -> str:
    """A name from the data as a heading.

    >>> in_words("same-side"), in_words("end_of_action")
    ('Same side', 'End of action')
    """
    return upfirst(name.replace("-", " ").replace("_", " "))
