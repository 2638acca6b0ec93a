"""How does the shell show a game it knows nothing of?  By ``templates/look.toml`` in the game's own folder."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tableforone.kernel.data import read_tables
from tableforone.kernel.spec import GameSpec

WORLDS = ("vienna", "forest", "citymap")


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
    return look.steps.get(decision) or KindLook(decision.replace("_", " ").replace("-", " ").capitalize())


def look_of(spec: GameSpec) -> Look:
    """The look of a game; a plain one for a game without templates."""
    return _read(spec.face)


@cache
def _read(folder: Path) -> Look:
    templates = folder / "templates"
    file = templates / "look.toml"
    told = read_tables(file, optional=True)
    for table in ("kinds", "steps"):
        told[table] = {name: KindLook(**kind) for name, kind in told.get(table, {}).items()}
    told["symbols"] = {name: Symbol(*symbol) for name, symbol in told.get("symbols", {}).items()}
    for name in told.keys() & {"facts", "passes"}:
        told[name] = tuple(told[name])
    look = Look(
        **told,
        has_table=(templates / "table.html").is_file(),
        has_scene=(templates / "scene.svg").is_file(),
        has_final=(templates / "final.svg").is_file(),
        styles=tuple(sorted(path.name for path in (folder / "static").glob("*.css"))),
    )
    if look.world not in WORLDS:
        raise ValueError(f"{file}: there is no world {look.world!r}; there are {', '.join(WORLDS)}")
    return look
