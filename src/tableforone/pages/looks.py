"""The look of a game: the contents of its ``templates/look.toml``.

The texts are messages of the game, in ``voice/en/look.ftl``: ``look-about``, ``symbol-leaf``,
``kind-die`` and so on.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import count, takewhile
from typing import Any, Final, NamedTuple

from tableforone.kernel.data import read_tables
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.speech import remembered

UNFIT: Final = re.compile(r"[^A-Za-z0-9]+")  # characters that the key of a message cannot have
WORLDS: Final = ("vienna", "forest", "citymap")


class KindLook(NamedTuple):
    """The name and icon of a kind of answers (thing ``kind:...``), or of a decision."""

    name: str
    icon: str = ""
    needs: str = ""  # what it needs, and the rule; shown if the kind is not possible
    # kinds of the same question: if one of them is possible, this one is listed, too
    beside: Sequence[str] = ()


class Symbol(NamedTuple):
    """A drawing of the table."""

    name: str
    means: str


class Look(NamedTuple):
    """What the lobby, the set-up and the question bar show about a game."""

    world: str = "vienna"
    icon: str = "die-any"
    portrait: str = "cameo-red"
    portraits: Mapping[str, str] = {}  # for opponents who do not look like the first one
    about: str = ""
    strength: str = ""  # the heading of the levels, if not the usual one
    levels: Mapping[str, str] = {}  # the names of the levels
    modules: Mapping[str, str] = {}  # their drawings
    says: Mapping[str, str] = {}  # a short quotation of each opponent
    facts: tuple[str, ...] = ()
    symbols: Mapping[str, Symbol] = {}  # the drawings of its table
    kinds: Mapping[str, KindLook] = {}
    steps: Mapping[str, KindLook] = {}  # the opponent's decisions, by the name of the Decision
    passes: Sequence[str] = ("",)  # things, or kinds of things, of answers that pass or decline
    has_table: bool = False
    has_scene: bool = False
    has_final: bool = False  # whether there is a drawing of the final board
    styles: tuple[str, ...] = ()

    def portrait_of(self, opponent: str) -> str:
        """The drawing of an opponent."""
        return self.portraits.get(opponent, self.portrait)


def step_look(look: Look, decision: str) -> KindLook:
    """The name and icon of an opponent's decision: from ``look.toml``, or its own name."""
    return look.steps.get(decision) or KindLook(_plain(decision))


@remembered
def look_of(spec: GameSpec) -> Look:
    """The look of a game; a plain one if it has no templates."""
    templates = spec.face / "templates"
    file = templates / "look.toml"
    told = read_tables(file, optional=True)
    for table, kind in (("kinds", "kind"), ("steps", "step")):
        told[table] = {name: _kind(spec, kind, name, about) for name, about in told.get(table, {}).items()}
    told["symbols"] = {
        name: Symbol(spec.text(f"symbol-{name}", name), spec.text(f"symbol-{name}.means"))
        for name in told.get("symbols", ())
    }
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
    """The messages ``key-1``, ``key-2`` and so on, as many as exist."""
    return tuple(takewhile(bool, (say(f"{key}-{nth}") for nth in count(1))))


def key_of(kind: str, name: str) -> str:
    """The key of the message for a kind of answers, or for a decision.

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
