"""What are the rules?  A shelf with the rules of all games, and the rules of one."""

from typing import Any

from tableforone import games
from tableforone.kernel.lesson import lessons
from tableforone.kernel.spec import GameSpec
from tableforone.pages.looks import look_of
from tableforone.pages.render import page
from tableforone.pages.replies import Page
from tableforone.pages.rulebook import rulebook
from tableforone.pages.tabletop import level_name
from tableforone.pages.visit import Visit


def all_rules(visit: Visit) -> Page:
    shelf = [(spec, look_of(spec)) for spec in games.all_games()]
    return page(visit, "shelf.html", title="Rules", here="rules", shelf=shelf)


def rules(visit: Visit, game: str) -> Page:
    """The rules for people; the numbered ones, which decide, are behind them."""
    spec = games.find(game)
    return page(visit, "rules.html", title=f"Rules of {spec.name}", book=rulebook(spec.folder), **_told(spec))


def quick(visit: Visit, game: str) -> Page:
    """The game on one sheet of paper."""
    spec = games.find(game)
    return page(visit, "quick.html", title=f"{spec.name} on one page", **_told(spec))


def _told(spec: GameSpec) -> dict[str, Any]:
    look, known = look_of(spec), lessons(spec)
    chapters = [("What it is about", "c-idea")] if spec.primer else []
    chapters += [("What you do" if not n else each.title, f"c-{each.id}") for n, each in enumerate(known)]
    if spec.level_notes or look.says:
        chapters.append((" or ".join(spec.opponents), "c-opponent"))
    if look.symbols:
        chapters.append(("Symbols", "c-symbols"))
    chapters.append(("The numbered rules", "c-numbered"))
    return {
        "here": "rules",
        "spec": spec,
        "look": look,
        "world": look.world,
        "lessons": known,
        "chapters": chapters,
        "level_name": level_name,
    }
