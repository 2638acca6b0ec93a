"""What are the rules?  A shelf with the rules of all games, and the rules of one."""

from tableforone import games
from tableforone.pages.looks import look_of
from tableforone.pages.render import page
from tableforone.pages.replies import Page
from tableforone.pages.rulebook import rulebook
from tableforone.pages.visit import Visit


def all_rules(visit: Visit) -> Page:
    shelf = [(spec, look_of(spec)) for spec in games.all_games()]
    return page(visit, "shelf.html", title="Rules", here="rules", shelf=shelf)


def rules(visit: Visit, game: str) -> Page:
    spec = games.find(game)
    book, world = rulebook(spec.folder), look_of(spec).world
    return page(visit, "rules.html", title=f"Rules of {spec.name}", here="rules", spec=spec, book=book, world=world)
