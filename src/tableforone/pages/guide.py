"""The illustrated rules: chapters in the order in which a player needs them.

A game's ``face/templates/guide.toml`` has their order; ``guide.html`` beside it draws the figures
from a table of the first lesson.  The texts are messages of the game, in ``voice/en/guide.ftl``:
``guide-guests`` and so on.
"""

from functools import partial
from typing import Any, NamedTuple

from tableforone.kernel.data import read_tables
from tableforone.kernel.lesson import PINS, lessons, played
from tableforone.kernel.rules import rules_of
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.speech import SPOKEN, remembered
from tableforone.kernel.table import Table
from tableforone.pages.board import Board
from tableforone.pages.looks import look_of, numbered
from tableforone.pages.rulebook import rulebook


class Guide(NamedTuple):
    """All chapters of a game."""

    chapter: tuple["GuideChapter", ...] = ()
    steps: int = 0  # the figures show the table after this many steps of the first lesson


class GuideChapter(NamedTuple):
    """One chapter about one topic.  In its texts ``{strudel}`` stands for that drawing."""

    name: str
    icon: str
    when: str = ""  # when a player needs it
    text: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()  # one line each, starting with its drawings
    tick: bool = False  # the rows are a checklist
    figure: str = ""  # the name of a figure in guide.html
    caption: str = ""
    wide: bool = False  # the figure is below the text, not beside it
    rules: tuple[str, ...] = ()  # the numbers of the exact rules
    sheet: tuple[str, ...] = ()  # for the printed sheet; if empty, the rows are printed
    apart: bool = False  # not on the printed sheet


@remembered
def guide_of(spec: GameSpec) -> Guide:
    """The chapters of a game; an empty guide if it has none."""
    told = read_tables(spec.face / "templates" / "guide.toml", optional=True)
    return Guide(**told | {"chapter": tuple(_chapter(spec, each) for each in told.get("chapter", ()))})


class Pictured(dict[str, str]):
    """Values for a message: ``{ $strudel }`` is that drawing, ``{ $two }`` a number in a figure."""

    def __missing__(self, name: str) -> str:
        return "{" + name + "}"


def _chapter(spec: GameSpec, told: dict[str, Any]) -> GuideChapter:
    plain: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in told.items()}
    key, say = f"guide-{plain.pop('id')}", partial(_said, spec)
    return GuideChapter(
        say(key),
        when=say(f"{key}.when"),
        caption=say(f"{key}.caption"),
        text=numbered(say, f"{key}-text"),
        rows=numbered(say, f"{key}-row"),
        sheet=numbered(say, f"{key}-sheet"),
        **plain,
    )


def _said(spec: GameSpec, key: str) -> str:
    return spec.speech.said(SPOKEN.get(), key, Pictured(PINS)) if spec.speech.knows(key) else ""


def fine_print(spec: GameSpec, chapter: GuideChapter) -> list[tuple[str, str, bool]]:
    """The numbered rules behind a chapter, word for word.

    The last value says whether the rule is in English on a page in another language.
    """
    rules, english = rules_of(spec.folder), rulebook(spec.folder).english
    return [(number, rules[number], number in english) for number in chapter.rules]


@remembered
def drawn_from(spec: GameSpec) -> dict[str, Any]:
    """The data for the figures, as on the page of a table; empty if the game has no figures."""
    guide = guide_of(spec)
    return shown_at(played(spec, lessons(spec)[0], guide.steps)) if guide.steps else {}


def shown_at(table: Table) -> dict[str, Any]:
    """The data for a figure of this table."""
    opponent, look = table.spec.opponent(table.setup), look_of(table.spec)
    return {
        "view": table.view,
        "board": Board(look, None),
        "mode": "replay",
        "step": None,
        "opponent": opponent,
        "portrait": look.portrait_of(opponent),
    }
