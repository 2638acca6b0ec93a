"""Reads a study: a TOML file becomes cells, each with a set-up and a player.

All cells get the same deals: game k of each cell has the seed S + k.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from pathlib import Path
from typing import Any, Final, NamedTuple

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.grammar import upfirst
from tableforone.kernel.journal import check_seed
from tableforone.kernel.meanings import HOME, Meaning
from tableforone.kernel.options import Option, Setup
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.speech import languages, speaking
from tableforone.kernel.untrusted import clipped, read_toml_text
from tableforone.lab.voice import m, t
from tableforone.players import NAMES, agent_named, called
from tableforone.store.files import read_whole

# keys of a study, or of one of its cells
BASE: Final = ("game", "level", "modules", "player", "options")
WHOLE: Final = ("title", "games", "seed", "axes", "cells")
LEVEL: Final = "level"
MODULES: Final = "modules"
MOST_CELLS: Final = 500
MOST_GAMES: Final = 10**9  # per cell
LONGEST: Final = 200  # characters of a title


class Cell(NamedTuple):
    """One variant: its name in the report, the set-up with all options, and the player."""

    name: str
    game: str
    level: str
    modules: tuple[str, ...]
    options: dict[str, str]  # files as text
    player: str

    @property
    def setup(self) -> Setup:
        return Setup(self.level, self.modules, self.options)


def cell_of(name: str, spec: GameSpec, setup: Setup, player: str) -> Cell:
    """A cell with these choices; a Fault if there is no such player."""
    agent_named(player).start(spec, 0)
    return Cell(name, spec.id, setup.level, setup.modules, dict(setup.options), player)


class Study(NamedTuple):
    """Everything that is to be played."""

    title: str
    games: int  # per cell
    seed: int
    cells: tuple[Cell, ...]
    axes: tuple[str, ...] = ()  # headings of what differs
    places: tuple[tuple[str, ...], ...] = ()  # the value of each cell on each axis, in words
    text: str = ""  # the file, for the report
    choices: bool = False  # whether the player's choices are saved

    @property
    def total(self) -> int:
        return self.games * len(self.cells)

    @property
    def axis(self) -> str:
        """The heading of what differs, if there is only one axis."""
        return self.axes[0] if len(self.axes) == 1 else ""

    def place(self, nth: int) -> tuple[str, ...]:
        """The values of a cell on the axes; listed cells differ by name."""
        return self.places[nth] if self.places else (self.cells[nth].name,)

    @property
    def mark(self) -> str:
        """A hash of what is played, not of how often; a folder holds the games of one mark."""
        parts = [self.seed, [cell._asdict() for cell in self.cells], *([True] if self.choices else [])]
        told = json.dumps(parts, sort_keys=True)
        return hashlib.sha256(told.encode()).hexdigest()[:16]


def read_study(path: Path, games_each: int | None = None) -> Study:
    """The study in a file; a Fault names what is wrong with it."""
    return study_of(read_whole(path), path.parent, path.stem, games_each)


def study_of(text: str, folder: Path, name: str, games_each: int | None = None) -> Study:
    """The study in a text; files that it names are in the folder."""
    told = read_toml_text(text, m("the-study"))
    _only(told, (*WHOLE, *BASE), m("the-study"))
    title = str(told.get("title") or name.replace("-", " ").replace("_", " "))[:LONGEST]
    each = _whole(told, "games", 200) if games_each is None else games_each
    if not 1 <= each <= MOST_GAMES:
        raise Fault(m("study-games", most=MOST_GAMES, n=each))
    seed = check_seed(_whole(told, "seed", 0))
    check_seed(seed + each - 1)
    chosen, axes = _choices(told)
    with speaking(HOME):  # names of variants are saved with the games
        made = [_cell(one, names, folder) for one, names in chosen]
    cells = tuple(cell for cell, _ in made)
    if twice := [name for name, n in Counter(cell.name for cell in cells).items() if n > 1]:
        raise Fault(m("study-twice", name=clipped(twice[0])))
    return Study(title, each, seed, cells, axes, tuple(place for _, place in made) if axes else (), text)


def questions(spec: GameSpec) -> dict[str, str]:
    """What a study of this game can vary, each with its question in words."""
    made = {}
    if len(spec.levels) > 1:
        made[LEVEL] = t("question-level")
    if spec.modules:
        made[MODULES] = t("question-modules")
    return made | {option.name: option.heading for option in spec.options if len(option.choices) > 1}


def title_of(spec: GameSpec, axis: str) -> str:
    """The title of a study that varies this."""
    return t("labelled", name=spec.name, what=questions(spec)[axis])


def in_words(study: Study) -> Study:
    """The same study in the reader's language; names and titles that a person gave stay."""
    if not study.places:
        return study
    told = read_toml_text(study.text, m("the-study"))
    chosen, axes = _choices(told)
    places = tuple(_place(cell, one, one["differs"]) for cell, (one, _) in zip(study.cells, chosen, strict=True))
    cells = tuple(cell._replace(name=", ".join(place)) for cell, place in zip(study.cells, places, strict=True))
    return study._replace(title=_title(study, tuple(told["axes"])), cells=cells, axes=axes, places=places)


def _title(study: Study, axes: Sequence[str]) -> str:
    """The title; one that the program made, in any language, is said in the reader's language."""
    spec = games.find(study.cells[0].game)
    if len(axes) > 1 or axes[0] not in questions(spec):
        return study.title
    for language in languages():
        with speaking(language):
            made = title_of(spec, axes[0])
        if made == study.title:
            return title_of(spec, axes[0])
    return study.title


def _only(told: Mapping[str, Any], known: Sequence[str], where: Meaning) -> None:
    for name in told:
        if name not in known:
            raise Fault(m("study-unknown", where=where, name=clipped(name), known=list(known)))


def _whole(told: Mapping[str, Any], name: str, default: int) -> int:
    value = told.get(name, default)
    if type(value) is not int:
        raise Fault(m("study-number", name=name, value=clipped(str(value))))
    return value


# --- the grid


def _choices(told: dict[str, Any]) -> tuple[list[tuple[dict[str, Any], str]], tuple[str, ...]]:
    """The choices of each cell, and its given name; "" if the name is made from what differs."""
    base: dict[str, Any] = {name: told[name] for name in BASE if name in told}
    axes, cells = told.get("axes", {}), told.get("cells", [])
    if not isinstance(axes, dict) or not isinstance(cells, list) or not all(isinstance(cell, dict) for cell in cells):
        raise Fault(m("study-tables"))
    if axes and cells:
        raise Fault(m("study-both"))
    if cells:
        return [(_over(base, cell), str(cell.get("name", f"cell {n}"))) for n, cell in enumerate(cells, 1)], ()
    for axis, values in axes.items():
        if not isinstance(values, list) or not values:
            raise Fault(m("study-empty-axis", axis=clipped(axis)))
    count = prod(map(len, axes.values()))
    if count > MOST_CELLS:
        raise Fault(m("study-many", n=count, most=MOST_CELLS))
    grid = [dict(zip(axes, values, strict=True)) for values in product(*axes.values())]
    return [(_over(base, _by_axis(one)), "") for one in grid], tuple(_heading(told, axis) for axis in axes)


def _by_axis(one: Mapping[str, Any]) -> dict[str, Any]:
    """The values on the axes as choices; other axes than set-up keys are options of the game."""
    plain = {axis: value for axis, value in one.items() if axis in BASE and axis != "options"}
    options = {axis: value for axis, value in one.items() if axis not in plain}
    return plain | {"options": options, "differs": tuple(one)}


def _heading(told: Mapping[str, Any], axis: str) -> str:
    """The heading of an axis; for an option of one game, that option's heading."""
    if axis in BASE or not isinstance(told.get("game"), str):
        return t("axis", axis=axis)
    return next((o.heading for o in games.find(told["game"]).options if o.name == axis), axis)


def _over(base: Mapping[str, Any], cell: Mapping[str, Any]) -> dict[str, Any]:
    options = base.get("options", {}), cell.get("options", {})
    if not all(isinstance(one, dict) for one in options):
        raise Fault(m("study-options"))
    return {**base, **cell, "options": {**options[0], **options[1]}}


def _cell(chosen: dict[str, Any], name: str, folder: Path) -> tuple[Cell, tuple[str, ...]]:
    """A cell, and its values on the axes."""
    differs = chosen.pop("differs", ())
    _only(chosen, (*BASE, "name"), m("a-variant"))
    if not isinstance(chosen.get("game"), str):
        raise Fault(m("study-no-game", games=games.ids()))
    spec = games.find(chosen["game"])
    for axis in differs:
        if axis not in BASE and axis not in (option.name for option in spec.options):
            known = [*BASE[:-1], *(option.name for option in spec.options)]
            raise Fault(m("study-axis", axis=clipped(axis), game=spec.name, axes=known))
    modules = chosen.get("modules", [])
    if not isinstance(modules, list) or not all(isinstance(module, str) for module in modules):
        raise Fault(m("study-modules"))
    files = {option.name for option in spec.options if option.is_file}
    options = {name: _option(name in files, value, folder) for name, value in chosen["options"].items()}
    setup = spec.setup(_text(chosen.get("level", ""), "study-text"), modules, options)
    cell = cell_of(name, spec, setup, _text(chosen.get("player", "greedy"), "study-text"))
    place = _place(cell, chosen, differs)
    name = name or ", ".join(place) or spec.name
    try:
        spec.start(setup)
    except Fault as fault:
        raise Fault(m("study-unplayable", name=clipped(name), why=fault.args[0])) from None
    return cell._replace(name=name[:LONGEST]), place


def _text(value: Any, otherwise: str) -> str:
    """The value as text; a level may be written as a number."""
    if type(value) not in (str, int):
        raise Fault(m(otherwise, value=clipped(str(value))))
    return str(value)


def _option(is_file: bool, value: Any, folder: Path) -> str:
    text = _text(value, "study-option")
    return read_whole(folder / text) if is_file and value else text


def _place(cell: Cell, chosen: Mapping[str, Any], differs: Sequence[str]) -> tuple[str, ...]:
    """The values of a cell on the axes, in words."""
    words = []
    spec = games.find(cell.game)
    options = {option.name: option for option in spec.options}
    for axis in differs:
        if axis == "game":
            words.append(spec.name)
        elif axis == "level":
            words.append(upfirst(spec.way(cell.level, ())))
        elif axis == "modules":
            names = [spec.module_name(module) for module in cell.modules]
            words.append(t("modules", names=names) if names else t("base-game"))
        elif axis == "player":
            words.append(called(cell.player) if cell.player in NAMES else cell.player.capitalize())
        else:
            words.append(_choice(options[axis], str(chosen["options"][axis]), alone=len(differs) == 1))
    return tuple(words)


def _choice(option: Option, value: str, *, alone: bool) -> str:
    if option.is_file:
        return Path(value).stem if value else t("our-cards")
    words = option.titled(value)
    return words if alone else t("labelled", name=option.heading, what=words)
