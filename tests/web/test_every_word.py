"""Tests that every text on a page is a message: all pages are rendered in the test language."""

import re
from collections.abc import Iterable
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

import pytest

from tableforone import games
from tableforone.coach.futures import Interval
from tableforone.coach.hints import SURE, Hint, Move, PlannedTurn
from tableforone.coach.review import Moment, Review
from tableforone.kernel import lesson
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.speech import languages, name_of, speaking
from tableforone.kernel.table import Table
from tableforone.pages import coach, notices, review, settings, tabletop
from tableforone.pages.looks import look_of
from tableforone.pages.requests import Visit
from tableforone.pages.strength import PARTNERS
from tableforone.store.links import BEAT, Link, code_of, fragment
from tests.conformance.translated import LANGUAGES, wrong_in
from tests.reading import PageText, texts_in
from tests.web.conftest import HERE, HOST, Straight, Visitor, application
from tests.web.test_trouble import change
from tests.web.walks import walked
from tools.site.build import index

pytestmark = pytest.mark.check
PSEUDO: Final = "language=en-XA"
# classes of texts that are not messages: the numbered rules, a document in each language
OF_GAMES: Final = "ruletext ruletext-page contents fv"
DRAWN: Final = ("III", "AUSTRIA")  # a number, and a sign on a house
PLACES: Final = frozenset(OF_GAMES.split())
MAKERS: Final = ("Wizards of the Coast", "GRRRE Games", "Game Park", "Recruit the Lieutenant")  # and an English name


def of_game(text: PageText) -> bool:
    """Whether a text comes from a document instead of a message."""
    return any(here & PLACES for here in text.places)


def names() -> set[str]:
    """Names of games, opponents and computer players, and languages' own names."""
    known = {"Table for One", "Android", *DRAWN, *MAKERS, *PARTNERS.values(), *map(name_of, languages())}
    for spec in games.known().values():
        known |= {spec.name, spec.name.partition(":")[0], *spec.opponents, *map(str.upper, spec.opponents)}
    return known


def said_of(spec: GameSpec) -> set[str]:
    """A game's texts about itself on shell pages: like OF_GAMES, for texts without a place."""
    look = look_of(spec)
    told = {look.about, look.strength, *look.facts, *(each.about for each in lesson.lessons(spec))}
    told |= {spec.way(level, ()) for level in spec.levels}
    return {str(text) for text in told} - {""}


def without(names: Iterable[str], text: str) -> str:
    """A text without these names, longest first."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "X")
    return text


def outside_of_messages(page: str) -> list[str]:
    """The words of a page outside brackets."""
    assert "⟦" in page, "no message is on the page"
    depth, found = 0, []
    for text in texts_in(page):
        if text.is_attribute:
            outside = re.sub("⟦.*⟧", "", text.words)
        else:
            outside = ""
            for letter in text.words:
                depth += letter == "⟦"
                outside += letter if not depth else ""
                depth -= letter == "⟧"
        if not of_game(text) and re.search("[A-Za-z]{3}", without(known(), outside)):
            found.append(outside)
    assert depth == 0
    return found


@cache
def known() -> set[str]:
    """Names, and games' texts about themselves."""
    return {*names(), *(text for spec in games.known().values() for text in said_of(spec))}


def test_a_word_that_is_no_message_is_found() -> None:
    page = '<p title="⟦Why?⟧">⟦One <b>thing⟧</b></p><p aria-label="Hidden">Forgotten</p><kbd>Esc</kbd>'
    assert outside_of_messages(page) == ["Hidden", "Forgotten"]


# --- all pages

OF_HOUSE: Final = ("grand-austria-hotel", "high-season", "lords-of-waterdeep", "salamandra")
UNTRANSLATED: Final = ("toy", "stones", "yacht")  # not part of the package
PLAYED: Final = (*OF_HOUSE, "stones")  # games with their own tables and cards, and one without


class House:
    """A server with started games, and a reader of the test language or another one."""

    def __init__(self, app: Any, folder: Path, visitor: Visitor, chosen: str = PSEUDO) -> None:
        self.app, self.folder, self.visitor, self.chosen = app.app, folder, visitor, chosen
        visitor.cookies["settings"] = chosen
        self.pages: dict[str, str] = {}

    def see(self, name: str, path: str, status: int = 200) -> None:
        answer = self.visitor.get(path, follow_redirects=True)
        assert answer.status_code == status, f"{name}: {answer.status_code}"
        self.pages[name] = answer.text

    def send(self, name: str, path: str, status: int = 200, **fields: Any) -> str:
        answer = self.visitor.submit(path, **fields)
        assert answer.status_code == status, f"{name}: {answer.status_code} {answer.text[-300:]}"
        self.pages[name] = answer.text
        return str(answer.url.path)

    def keep(self, table: Table) -> str:
        return str(self.app.state.sittings.create(table))


def finished(game: str, seed: int = 4) -> Table:
    return walked(game, 2000, seed)


def everything(house: House) -> dict[str, str]:
    house.visitor.see("/")
    house.see("lobby", "/")
    for game in PLAYED:
        at_table(house, game)
    for game in OF_HOUSE:
        with_copy(house, game)
    taught(house, "high-season")
    places(house)
    with_others(house)
    coached(house)
    wrong(house)
    return house.pages


def at_table(house: House, game: str) -> None:
    """The pages of a game from its set-up to its result."""
    house.see(f"{game}: set-up", f"/games/{game}/new")
    house.see(f"{game}: rules", f"/games/{game}/rules")
    house.see(f"{game}: quick reference", f"/games/{game}/quick")
    house.see(f"{game}: notes", f"/games/{game}/notes")
    for moves in (0, 3, 9):
        name = house.keep(walked(game, moves))
        house.see(f"{game}: table after {moves}", f"/tables/{name}")
    table = walked(game, 40, 7)
    table.undo()
    name = house.keep(table)
    turn = next((n for n in table.questions if tabletop.steps_of(table, n)), 0)
    if turn:
        house.see(f"{game}: turn", f"/tables/{name}/turns/{turn}?step=1")
        house.see(f"{game}: whole turn", f"/tables/{name}/turns/{turn}/all")
    house.see(f"{game}: table after an undo", f"/tables/{name}")
    things = [thing for thing in table.question.things if thing] if table.question else []
    if things:
        house.see(f"{game}: what is this", f"/tables/{name}/explain?thing={things[0]}")
    over = house.keep(finished(game))
    house.see(f"{game}: over", f"/tables/{over}")
    house.see(f"{game}: replay", f"/tables/{over}/replay?moment=1")
    house.see(f"{game}: end of the replay", f"/tables/{over}/replay?moment={len(finished(game).questions)}")
    house.see(f"{game}: result", f"/tables/{over}/result")
    house.see(f"{game}: review", f"/tables/{over}/review")
    house.see(f"{game}: share", f"/tables/{over}/share?moment=1")
    house.see(f"{game}: delete", f"/tables/{over}/delete")


def with_copy(house: House, game: str) -> None:
    """The pages of a companion table."""
    for moves in (0, 1, 4, 12):
        name = house.keep(walked(f"{game}-companion", moves))
        house.see(f"{game}: companion after {moves}", f"/tables/{name}")
    house.see(f"{game}: entries", f"/tables/{name}/facts")
    house.see(f"{game}: companion replay", f"/tables/{name}/replay?moment=2")
    number = re.search(r'name="fact" value="(\d+)"', house.pages[f"{game}: entries"])
    assert number
    house.send(f"{game}: correct", f"/tables/{name}/correct", fact=number[1])
    house.see(f"{game}: companion set-up", f"/games/{game}-companion/new")
    deck = games.find(f"{game}-companion").companion
    if deck and deck.deck:
        house.see(f"{game}: cards", f"/games/{game}/deck")
        house.see(f"{game}: a card", f"/games/{game}/deck?card={next(iter(deck.deck.cards))}")


def taught(house: House, game: str) -> None:
    """The pages of a lesson and its end."""
    address = house.send(f"{game}: lesson", f"/games/{game}/lesson")
    spec = games.find(game)
    first = lesson.lessons(spec)[0]
    table = lesson.begin(spec, first)
    while (place := lesson.place(table)) and not place.over:
        hoped = [a for a in table.legal if place.step and lesson.hoped(spec, table.position, place.step, a)]
        table.answer((hoped or table.legal)[0])
    name = house.keep(table)
    house.see(f"{game}: end of the lesson", f"/tables/{name}")
    house.see(f"{game}: what was learned", f"/tables/{name}/lesson")
    assert address


def places(house: House) -> None:
    """Pages that belong to no game."""
    house.see("lobby with games", "/")
    for place in ("history", "settings", "browser", "rules", "rivals", "studies", "docs", "shared"):
        house.see(place, f"/{place}")
    address = house.send("puzzle", "/puzzle")
    house.see("puzzle untried", f"{address}/puzzle")
    house.see("puzzle shown", f"{address}/puzzle?shown=1")
    house.send("daily", "/daily")
    house.pages["offline"] = index({"python": "p", "program": "x/", "engines": "plain"})
    house.pages["pairing"] = notices.ask_for_code("⟦⟧").html
    house.pages["trust"] = notices.way_to_https("/certificate", "https://10.0.0.1:8041", "AB:CD").html


def with_others(house: House) -> None:
    """The pages of a game from a link."""
    table = finished("high-season", 5)
    house.send("open a link", "/shared/import", link=f"http://x/shared{fragment(Link(BEAT, code_of(table.to_json())))}")


def coached(house: House) -> None:
    """The coach's texts, and the review."""
    table = finished("salamandra")
    move = Move(1, "⟦⟧", "⟦⟧", "")
    turns = tuple(PlannedTurn((1, 2), (move, move), 0.5, 40.0, 30.0, behind, "⟦⟧") for behind in (0.0, 3.0))
    hint = Hint(SURE, turns, "⟦⟧", Interval(0.5, 0.4, 0.6), Interval(40.0, 30.0, 50.0), 64)
    out_of_reach = hint._replace(win=Interval(0.01, 0.0, 0.02))
    moments = [
        Moment(n, 1 + k // 9, "⟦⟧", "⟦⟧", 0.5, 0.3, 0.7, (move,), (move,), (1,), "⟦⟧")
        for k, n in enumerate(table.questions[:40])
    ]
    found = Review(tuple(moments), 0.5, 1.0, 1.0, 64)
    visit = Visit(settings.read(house.chosen), "seal", True)
    house.pages["hint"] = coach.said(visit, "x", hint, 3)
    house.pages["hint out of reach"] = coach.said(visit, "x", out_of_reach, 3)
    house.pages["no hint"] = coach.said(visit, "x", Hint(SURE, trouble="⟦⟧"), 3)
    house.pages["review"] = review.drawn(visit, "x", table, found)
    house.pages["review in points"] = review.drawn(visit, "x", table, found._replace(in_points=True))


def wrong(house: House) -> None:
    """The pages shown for errors."""
    house.see("404", "/nothing/here", 404)
    house.see("no table", "/tables/nothing", 404)
    name = house.keep(walked("stones", 2))
    house.see("no moment", f"/tables/{name}/replay?moment=99", 422)
    house.see("no step", f"/tables/{name}/turns/0?step=99", 422)
    house.see("no whole number", f"/tables/{name}/replay?moment=x", 422)
    house.send("stones: seed", "/games/stones/new", 422, seed="x")
    refused = house.visitor.post(f"/tables/{name}/undo", data={"question": 2})
    assert refused.status_code == 403
    house.pages["403"] = refused.text
    data = {"token": house.visitor.token}
    for title, content in (("import", b"nonsense"), ("import of many", packed())):
        answer = house.visitor.post("/tables/import", data=data, files={"file": ("x.zip", content)})
        house.pages[title] = answer.text
    change(house.folder, "UPDATE game SET level = 'endless'", name)
    house.app.state.sittings.forget(name)
    house.see("cannot be opened", f"/tables/{name}", 422)
    house.see("lobby with trouble", "/")


def packed() -> bytes:
    whole = BytesIO()
    with ZipFile(whole, "w") as archive:
        archive.writestr("one.json", "nonsense")
        archive.writestr("two.json", walked("stones", 2).to_json())
    return whole.getvalue()


def all_pages(folder: Path, language: str) -> dict[str, str]:
    """Every page in this language."""
    with (
        speaking(language),
        application(folder) as app,
        Visitor(base_url=f"http://{HOST}", transport=Straight(app, HERE)) as visitor,
    ):
        return everything(House(app, folder, visitor, f"language={language}"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Every page in the test language."""
    return all_pages(tmp_path_factory.mktemp("house"), "en-XA")


def test_every_word_of_every_page_is_a_message(house: dict[str, str]) -> None:
    assert len(house) > 70
    translated = {name: page for name, page in house.items() if not name.startswith(UNTRANSLATED)}
    found = {name: plain for name, page in translated.items() if (plain := outside_of_messages(page))}
    assert found == {}


def test_every_page_says_its_language(house: dict[str, str]) -> None:
    whole = {name: page for name, page in house.items() if page.startswith("<!doctype")}
    assert len(whole) > 60
    assert [name for name, page in whole.items() if '<html lang="en-XA"' not in page] == []


RULE_NUMBER: Final = re.compile(r"^S?\d+(\.\d+)*\.? ")


def foreign() -> set[str]:
    """Texts that are English in any language: names, and untranslated games' own texts."""
    specs = [games.find(game) for game in UNTRANSLATED]
    # GAME: an argument of a command
    return {*names(), "GAME", *(text for spec in specs for text in said_of(spec))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_in_one_language(language: str, tmp_path: Path) -> None:
    wrong: dict[str, dict[str, str]] = {}
    theirs = foreign()
    pages = all_pages(tmp_path, language)
    whole = [name for name in pages if not name.startswith(UNTRANSLATED)]
    assert len(whole) > 70
    for name in whole:
        for text in texts_in(pages[name]):
            words = RULE_NUMBER.sub("", text.words) if name.endswith("rules") else text.words
            if re.search(r"\w", words) and (found := wrong_in(language, without(theirs, words))):
                wrong.setdefault(name, {})[text.words] = found
    assert wrong == {}
