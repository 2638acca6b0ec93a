"""How a game looks: ``templates/look.toml`` in its own folder.

Its words are messages of the game, in ``voice/en/look.ftl``: ``look-about``, ``symbol-leaf``, ``kind-die`` and so on.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import count, takewhile
from typing import Any, Final, NamedTuple

from tableforone.kernel.data import read_tables
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.speech import remembered

UNFIT: Final = re.compile(r"[^A-Za-z0-9]+")  # for the key of a message
WORLDS: Final = ("vienna", "forest", "citymap")


class KindLook(NamedTuple):
    """The name and icon of one kind of answers (those whose thing begins with ``kind:``), or of one decision."""

    name: str
    icon: str = ""
    needs: str = ""  # what it takes, and the rule: told where the kind is not possible
    beside: Sequence[str] = ()  # kinds of the same question: beside one of these it is missed


class Symbol(NamedTuple):
    """A drawing of the table."""

    name: str
    means: str


class Look(NamedTuple):
    """What the lobby, the set-up and the question bar need to know of a game."""

    world: str = "vienna"
    icon: str = "die-any"
    portrait: str = "cameo-red"
    portraits: Mapping[str, str] = {}  # of opponents who do not look like the first one
    about: str = ""
    strength: str = ""  # the heading of the levels, where it is not the usual one
    levels: Mapping[str, str] = {}  # what a level is called
    modules: Mapping[str, str] = {}  # their drawings
    says: Mapping[str, str] = {}  # of an opponent, in a few words
    facts: tuple[str, ...] = ()
    symbols: Mapping[str, Symbol] = {}  # the drawings of its table
    kinds: Mapping[str, KindLook] = {}
    steps: Mapping[str, KindLook] = {}  # the opponent's decisions, by the name of the Decision
    passes: tuple[str, ...] = ("",)  # things, or kinds of things, of answers that pass or decline
    has_table: bool = False
    has_scene: bool = False
    has_final: bool = False  # a drawing of the board as it ended
    styles: tuple[str, ...] = ()

    def portrait_of(self, opponent: str) -> str:
        """The drawing of an opponent."""
        return self.portraits.get(opponent, self.portrait)


def step_look(look: Look, decision: str) -> KindLook:
    """How a decision of the opponent is called: as ``look.toml`` says, or by its own name."""
    return look.steps.get(decision) or KindLook(_plain(decision))


@remembered
def look_of(spec: GameSpec) -> Look:
    """The look of a game; a plain one for a game without templates."""
    templates = spec.face / "templates"
    file = templates / "look.toml"
    told = read_tables(file, optional=True)
    for table, kind in (("kinds", "kind"), ("steps", "step")):
        told[table] = {name: _kind(spec, kind, name, about) for name, about in told.get(table, {}).items()}
    told["symbols"] = {
        name: Symbol(spec.text(f"symbol-{name}", name), spec.text(f"symbol-{name}.means"))
        for name in told.get("symbols", ())
    }
    if passes := told.get("passes"):
        told["passes"] = tuple(passes)
    look = Look(
        **told,
        about=spec.text("look-about"),
        strength=spec.text("look-strength"),
        levels=_known(spec, "look-level-", spec.levels),
        says=_known(spec, "look-says-", spec.opponents),
        facts=numbered(spec.text, "look-fact"),
        has_table=(templates / "table.html").is_file(),
        has_scene=(templates / "scene.svg").is_file(),
        has_final=(templates / "final.svg").is_file(),
        styles=tuple(sorted(path.name for path in (spec.face / "static").glob("*.css"))),
    )
    if look.world not in WORLDS:
        raise ValueError(f"{file}: there is no world {look.world!r}; there are {', '.join(WORLDS)}")
    return look


def numbered(say: Callable[[str], str], key: str) -> tuple[str, ...]:
    """The messages ``key-1``, ``key-2`` ..., as many as there are."""
    return tuple(takewhile(bool, (say(f"{key}-{nth}") for nth in count(1))))


def key_of(kind: str, name: str) -> str:
    """The message of a kind of answers, or of a decision.

    >>> key_of("step", "die, two numbers")
    'step-die-two-numbers'
    """
    return f"{kind}-{UNFIT.sub('-', name).strip('-').lower()}"


def _kind(spec: GameSpec, kind: str, name: str, about: dict[str, Any]) -> KindLook:
    key = key_of(kind, name)
    return KindLook(spec.text(key, _plain(name)), needs=spec.text(f"{key}.needs"), **about)


def _known(spec: GameSpec, prefix: str, names: Sequence[str]) -> dict[str, str]:
    return {name: spec.text(prefix + name) for name in names if spec.speech.knows(prefix + name)}


def _plain(name: str) -> str:
    return name.replace("_", " ").replace("-", " ").capitalize()
