"""The pages of the rules: a list of all games, and the rules of one game."""

from typing import Any

from tableforone import games
from tableforone.kernel.lesson import lessons
from tableforone.kernel.spec import GameSpec
from tableforone.pages.guide import drawn_from, fine_print, guide_of
from tableforone.pages.looks import look_of
from tableforone.pages.render import page
from tableforone.pages.replies import Page
from tableforone.pages.requests import Visit
from tableforone.pages.rulebook import rulebook
from tableforone.pages.voice import t


def all_rules(visit: Visit) -> Page:
    shelf = [(spec, look_of(spec)) for spec in games.all_games()]
    return page(visit, "shelf.html", title=t("shell-rules"), here="rules", shelf=shelf)


def rules(visit: Visit, game: str) -> Page:
    """The illustrated rules, followed by the numbered rules, which decide."""
    spec = _printed(game)
    return page(visit, "rules.html", title=spec.name, book=rulebook(spec.folder), **_told(spec))


def quick(visit: Visit, game: str) -> Page:
    """The game on one sheet of paper."""
    spec = _printed(game)
    return page(visit, "quick.html", title=t("quick-page", game=spec.name), **_told(spec))


def _printed(game: str) -> GameSpec:
    """The game with these rules; the companion has the rules of the printed game."""
    spec = games.find(game)
    return games.find(spec.companion_of) if spec.companion_of else spec


def _told(spec: GameSpec) -> dict[str, Any]:
    look = look_of(spec)
    return {
        "here": "rules",
        "spec": spec,
        "look": look,
        "world": look.world,
        "lessons": lessons(spec),
        "guide": guide_of(spec).chapter,
        "chapters": _chapters(spec),
        "fine_print": fine_print,
    } | drawn_from(spec)


def _chapters(spec: GameSpec) -> list[tuple[str, str]]:
    """Anchors and titles, in page order."""
    look = look_of(spec)
    told = [(f"c-{n}", each.name) for n, each in enumerate(guide_of(spec).chapter, 1)]
    if not told and spec.primer:
        told = [("c-idea", t("rules-idea"))]
    if spec.level_notes:
        told.append(("c-levels", look.strength or t("setup-strength")))
    if look.symbols:
        told.append(("c-symbols", t("rules-symbols")))
    return [*told, ("c-numbered", t("rules-numbered"))]
