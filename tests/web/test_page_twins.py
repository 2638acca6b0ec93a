"""Tests that the companion page shows every instruction: games on a phone beside digital ones.

Before every question each instruction for the opponent must be listed, in view and ticked. The page
sends what was tapped and nothing else, and the game ends as the digital one did.
"""

import os
import re
import shutil
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import pytest
from fastapi import FastAPI
from playwright.sync_api import Error

from tableforone import games
from tableforone.games.grand_austria_hotel.companion import hands as hotel_hands
from tableforone.games.salamandra.companion import hands as salamandra_hands
from tableforone.kernel.bits import bits
from tableforone.kernel.companion import entry_of, hands, is_aside, own_of
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.pages import assets, forced
from tableforone.pages.companion import TAPPED
from tableforone.store import decks
from tableforone.store.decks import Cards
from tableforone.store.folder import DECKS
from tests import fingers, twins
from tests.web.conftest import Visitor
from tests.web.window import Window

TWIN: Final = (Path(__file__).parent / "twin.js").read_text(encoding="utf-8")
# how a game is begun on the page
NEW: Final = "new"  # without cards of the player's own
SAVED: Final = "with a saved deck"  # which an earlier game has left
GIVEN: Final = "with a deck file"
OPENED: Final = "from a file"  # of a game at its start
UNDONE: Final = "undone to the start"
CONTINUED: Final = "in the middle, from a file"
AGAIN: Final = "the same deal again"  # from the result
WAYS: Final = (NEW, SAVED, GIVEN, OPENED, UNDONE, CONTINUED, AGAIN)
GAMES: Final = [
    ("grand-austria-hotel", "easy", (), 0, NEW),
    ("grand-austria-hotel", "hard", ("ballrooms", "celebrities"), 1, NEW),
    ("high-season", "2", (), 0, NEW),
    ("high-season", "2", (), 1, NEW),  # the player reveals the cards and enters them
    ("high-season", "1", (), 1, GIVEN),
    ("lords-of-waterdeep", "", (), 0, NEW),
    ("salamandra", "1", (), 0, NEW),
    ("salamandra", "1", (), 0, SAVED),
    ("salamandra", "1", (), 1, SAVED),
    ("salamandra", "2", (), 4, GIVEN),
    ("salamandra", "3", (), 2, OPENED),
    ("salamandra", "1", (), 2, UNDONE),
    ("salamandra", "1", (), 1, CONTINUED),
    ("salamandra", "2", (), 0, AGAIN),
]


# this many games of each level and set of modules, instead of a few
EVERY: Final = "TABLEFORONE_PAGE_TWINS"


def wanted() -> list[tuple[str, str, tuple[str, ...], int, str]]:
    """The games to play."""
    many = int(os.environ.get(EVERY, "0"))
    if not many:
        return GAMES
    sets = [(spec.id, *way) for spec in games.all_games() if spec.companion for way in twins.ways(spec)]
    all_games = [(*each, seed, way) for each in sets for seed in range(many) for way in WAYS]
    return [each for each in all_games if each[-1] not in (SAVED, GIVEN) or deck_option(games.find(each[0]))]


def deck_option(spec: GameSpec) -> str:
    """The option for the player's own deck; "" if there is none."""
    deck = spec.companion.deck if spec.companion else None
    return deck.option if deck and any(option.name == deck.option and option.is_file for option in spec.options) else ""


def left_deck(spec: GameSpec, level: str, modules: tuple[str, ...], seed: int) -> Cards:
    """The cards that a game leaves in the saved deck, if the player reveals them."""
    setup, known = twins.setup_of(spec, level, modules, seed | 1), Cards()
    digital, table = twins.played(spec, setup, seed | 1), twins.companion(spec, setup, seed | 1)
    twin, counts, deck = twins.twin_of(spec), twins.Counts(), decks.deck_of(spec)
    while not table.over:
        known |= deck.learned(table.position)
        twins.tell_next(table, twin, digital, counts)
        counts.hear(table)
    return known


def tapped(table: Table, answer: Any) -> tuple[str, Any]:
    """The kind of entry for this answer, and what is tapped."""
    if is_aside(answer):  # on a line of the list
        _, told, *frame = answer
        line = next(nth for nth, hand in enumerate(hands(table), 1) if hand.asks == tuple(frame))
        return "line", [line, ",".join(map(str, [told, *frame]))]
    entry = entry_of(table)
    if entry == "faces":
        return "faces", list(answer)
    if entry == "set" and not own_of(table).grid(table.position):
        return "set", bits(answer)
    if entry == "number" and len(table.legal) > TAPPED and not own_of(table).grid(table.position):
        return "typed", table.spec.say(table.position, answer)
    return "key", str(answer)


def steps_of(table: Table, digital: twins.Played, twin: twins.Twin) -> list[dict[str, Any]]:
    """The whole game: at each question the expected list, and the twin's answer."""
    counts, steps = twins.Counts(), list[dict[str, Any]]()
    while True:
        to_do = [hand for hand in hands(table) if not hand.done]
        listed, turns = [hand.text for hand in to_do], sorted({hand.turn for hand in to_do})
        number = len(table.journal)
        if table.over:
            return [*steps, {"number": number, "hands": listed, "turns": turns, "kind": "", "answer": None}]
        before = table.copy()
        twins.tell_next(table, twin, digital, counts)
        kind, answer = tapped(before, table.journal[number])
        taps = fingers.taps(before, table.journal[number])
        step = {"number": number, "hands": listed, "turns": turns, "kind": kind, "answer": answer, "taps": taps}
        steps.append(step | {"begins": not before.questions})
        assert not twins.differs(table, twin, digital, counts)


MARKER: Final = re.compile(r"points marker from (-?\d+) to (-?\d+)")


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("game", "modules"),
    [
        ("grand-austria-hotel", ()),
        ("grand-austria-hotel", ("ballrooms", "celebrities")),
        ("grand-austria-hotel", ("unique-hotels",)),
        ("salamandra", ()),
    ],
)
def test_the_points_marker_moves_on_from_where_it_is(game: str, modules: tuple[str, ...], seed: int) -> None:
    the_marker_moves_on(game, modules, seed)


def the_marker_moves_on(game: str, modules: tuple[str, ...], seed: int) -> None:
    """Each move starts where the last one ended; the final one ends on the digital game's score."""
    spec = games.find(game)
    twin, setup = twins.twin_of(spec), spec.setup(spec.levels[1], modules)
    digital, table = twins.played(spec, setup, seed), twins.companion(spec, setup, seed)
    steps = steps_of(table, digital, twin)
    moves = [
        tuple(map(int, found.groups()))
        for step in steps
        if step["kind"] != "line"  # the list stays, with the entry on its line
        for text in step["hands"]
        for found in MARKER.finditer(text)
    ]
    assert [start for start, _ in moves] == [0, *(end for _, end in moves[:-1])]
    assert moves[-1][1] == spec.scores(digital.end)[1]
    if game == "grand-austria-hotel":
        final = [text for text in steps[-2]["hands"] if MARKER.search(text) and ":" in text]
        assert any(text.startswith("Floor 1") for text in final) and len(final) > 2


@pytest.mark.parametrize(
    ("game", "about"),
    [
        ("grand-austria-hotel", "room:"),
        ("high-season", "room:"),
        ("high-season", "emperor:"),
        ("lords-of-waterdeep", "space:"),
        ("lords-of-waterdeep", "tavern:"),
        ("salamandra", "spot:"),
        ("salamandra", "scroll"),
    ],
)
def test_the_numbers_of_the_list_are_in_the_drawing(visitor: Visitor, inner: FastAPI, game: str, about: str) -> None:
    spec = games.find(game)
    setup = spec.setup(None, (), {})
    digital, table = twins.played(spec, setup, 0), twins.companion(spec, setup, 0)
    twin, counts, numbers = twins.twin_of(spec), twins.Counts(), list[int]()
    while not numbers:
        twins.tell_next(table, twin, digital, counts)
        counts.hear(table)
        numbers = [nth for nth, hand in enumerate(hands(table), 1) if hand.thing.startswith(about)]
    page = visitor.see(f"/tables/{inner.state.sittings.create(table)}")
    assert all(f'data-ring="{number}"' in page for number in numbers)


def test_what_an_agent_of_pseudo_brings_belongs_to_the_same_turn() -> None:
    spec = games.find("lords-of-waterdeep")
    setup = spec.setup(None, (), {})
    digital, table = twins.played(spec, setup, 0), twins.companion(spec, setup, 0)
    twin, counts, pairs = twins.twin_of(spec), twins.Counts(), 0
    while not table.over:
        for first, then in pairwise(hands(table) if table.questions else []):
            if first.text.startswith("Put one of his agents") and "his tavern" in then.text:
                assert first.turn == then.turn
                pairs += 1
        twins.tell_next(table, twin, digital, counts)
        counts.hear(table)
    assert pairs > 5


@pytest.fixture(autouse=True)
def no_cards_are_known(live_folder: Path) -> None:
    """Delete the decks of earlier games, which would change the questions."""
    shutil.rmtree(live_folder / DECKS, ignore_errors=True)


@pytest.mark.parametrize("window", ["phone"], indirect=True)
@pytest.mark.parametrize(("game", "level", "modules", "seed", "way"), wanted())
def test_a_game_on_the_page_is_the_digital_one(
    window: Window, live_folder: Path, game: str, level: str, modules: tuple[str, ...], seed: int, way: str
) -> None:
    spec, deck = games.find(game), {}
    if way in (SAVED, GIVEN):
        known = left_deck(spec, level, modules, seed)
        if not known:
            pytest.skip(f"a game of {game} leaves no cards to be known")
        deck = {deck_option(spec): decks.deck_of(spec).write(known)}
        if way == SAVED:
            decks.keep_cards(live_folder, spec, known)
    played_on_the_page(window, game, level, modules, seed, way, deck)


def played_on_the_page(
    window: Window,
    game: str,
    level: str,
    modules: tuple[str, ...],
    seed: int,
    way: str = NEW,
    deck: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Play a whole game on the phone, beside its digital twin."""
    spec = games.find(game)
    twin = twins.twin_of(spec)
    setup = spec.setup(level or None, modules, {**twin.choices[seed % len(twin.choices)], **deck})
    digital, table = twins.played(spec, setup, seed), twins.companion(spec, setup, seed)
    window.choose(forced="given")  # has no effect at a companion table
    start = table.copy()
    steps = steps_of(table, digital, twin)
    first = next(nth for nth in range(len(steps) // 2, 0, -1) if steps[nth]["hands"]) if way == CONTINUED else 0
    name = begun_on_the_page(window, start, table, steps[first]["number"], way)
    window.page.goto(f"/tables/{name}")
    window.page.wait_for_load_state()
    counts = window.page.evaluate(TWIN, [steps[first:], seed % 2 == 0])
    steps = steps[first:]
    assert window.mode == "over" and table.result is not None
    end = window.context.request.get(f"/api/tables/{name}").json()
    assert (end["result"]["score"], end["result"]["opponent"]) == (table.result.score, table.result.opponent)
    assert twin.his(table.position) == twin.his(digital.end)
    assert counts == [step["taps"] for step in steps if step["kind"]]  # as the benchmark counts them


def begun_on_the_page(window: Window, start: Table, end: Table, number: int, way: str) -> str:
    """Begin this game on the page in this way, or continue it at this question; returns its id."""
    if way in (OPENED, UNDONE, CONTINUED):
        told = start if way == OPENED else end.copy()
        if way != OPENED:
            told.undo_to(number)
        return posted(window, "/api/tables/import", {"text": told.to_json()})
    setup = start.setup
    options = dict(setup.options)
    if way == SAVED:
        del options[deck_option(start.spec)]
    new = {"game": start.spec.id, "seed": start.seed, "level": setup.level or None, "modules": list(setup.modules)}
    name = posted(window, "/api/tables", new | {"options": options})
    if way == AGAIN:
        again = window.context.request.post(f"/tables/{name}/rematch", form={"token": window.token})
        return again.url.rpartition("/")[2]
    return name


def posted(window: Window, path: str, told: dict[str, Any]) -> str:
    made = window.context.request.post(path, headers={"X-Token": window.token}, data=told)
    assert made.ok, made.text()
    return str(made.json()["id"])


# --- past faults of the page: each of them, put back in, must be found


def plant(window: Window, line: str, instead: str) -> None:
    """Replace one line in the script of the page."""
    script = assets.files()["companion.js"].read_text(encoding="utf-8")
    assert script.count(line) == 1, line
    script = script.replace(line, instead)
    window.page.route("**/companion.js", lambda route: route.fulfill(body=script, content_type="text/javascript"))


EVERYWHERE: Final = pytest.mark.parametrize(
    ("game", "level"),
    [("grand-austria-hotel", "easy"), ("high-season", "2"), ("lords-of-waterdeep", ""), ("salamandra", "1")],
)
KEPT: Final = """
    for (const [name, value] of window.before ?? []) event.formData.append(name, value);
    window.before = [["left", "from the last question"]];
"""


@pytest.mark.parametrize("window", ["phone"], indirect=True)
@pytest.mark.parametrize(("game", "level"), [("high-season", "2"), ("salamandra", "1")])
def test_an_answer_given_for_the_player_is_found(
    window: Window, monkeypatch: pytest.MonkeyPatch, game: str, level: str
) -> None:
    monkeypatch.setattr(forced, "is_forced", lambda table: not table.over and len(table.legal) == 1)
    with pytest.raises(Error, match="the number is"):
        played_on_the_page(window, game, level, (), 0)


@pytest.mark.parametrize("window", ["phone"], indirect=True)
@EVERYWHERE
def test_what_is_left_from_the_last_question_is_found(window: Window, game: str, level: str) -> None:
    line = 'document.addEventListener("formdata", event => { // a field that was not changed is not sent\n'
    plant(window, line, line + KEPT)
    with pytest.raises(Error, match="what was sent"):
        played_on_the_page(window, game, level, (), 0)
    window.page.unroute_all()


@pytest.mark.parametrize("window", ["phone"], indirect=True)
def test_dice_that_are_left_from_the_last_question_are_found(window: Window) -> None:
    plant(window, "    rolled = [];\n", "")
    with pytest.raises(Error, match=r"the row of dice is|cannot tap|what was sent"):
        played_on_the_page(window, "high-season", "2", (), 0)
    window.page.unroute_all()


@pytest.mark.parametrize("window", ["phone"], indirect=True)
@EVERYWHERE
def test_a_question_in_place_of_the_list_is_found(window: Window, game: str, level: str) -> None:
    shown = 'list.dataset.list !== "set-up" ? false : !state.done'
    plant(window, 'toggle("holding", !state.done)', f'toggle("holding", {shown})')
    with pytest.raises(Error, match="is asked before"):
        played_on_the_page(window, game, level, (), 0)
    window.page.unroute_all()


@pytest.mark.parametrize("game", ["grand-austria-hotel", "salamandra"])
def test_a_marker_that_jumps_is_found(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    if game == "salamandra":
        monkeypatch.setattr(salamandra_hands, "marker_moves", lambda start, end: f"points marker from {end} to {end}")
    else:
        monkeypatch.setattr(hotel_hands, "final_points", lambda events, p: 0)
    with pytest.raises(AssertionError):
        the_marker_moves_on(game, (), 0)
