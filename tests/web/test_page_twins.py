"""Does the page lose what the companion decides?  Whole games on a phone, answered from a digital twin.

Before every question each instruction of the opponent must be listed, in view and ticked.  The page
sends what was tapped and nothing else, and the game ends as the digital one did.
"""

import re
from pathlib import Path
from typing import Any, Final

import pytest

from tableforone import games
from tableforone.kernel.bits import bits
from tableforone.kernel.companion import entry_of, hands, own_of
from tableforone.kernel.table import Table
from tableforone.pages.companion import TAPPED
from tests import twins
from tests.web.window import Window

TWIN: Final = (Path(__file__).parent / "twin.js").read_text(encoding="utf-8")
GAMES: Final = [
    ("grand-austria-hotel", "easy", (), 0),
    ("grand-austria-hotel", "hard", ("ballrooms", "celebrities"), 1),
    ("high-season", "2", (), 0),
    ("lords-of-waterdeep", "", (), 0),
    ("salamandra", "1", (), 0),
]


def tapped(table: Table, answer: Any) -> tuple[str, Any]:
    """How a finger gives this answer, and what it taps."""
    entry = entry_of(table)
    if entry == "faces":
        return "faces", list(answer)
    if entry == "set":
        return "set", bits(answer)
    if entry == "number" and len(table.legal) > TAPPED and not own_of(table).grid(table.position):
        return "typed", table.spec.say(table.position, answer)
    return "key", str(answer)


def steps_of(table: Table, digital: twins.Played, twin: twins.Twin) -> list[dict[str, Any]]:
    """The whole game: at each question what must be listed, and the answer of the twin."""
    counts, steps = twins.Counts(), list[dict[str, Any]]()
    while True:
        to_do = [hand for hand in hands(table) if not hand.done] if table.questions else []
        listed, turns = [hand.text for hand in to_do], sorted({hand.turn for hand in to_do})
        number = len(table.journal)
        if table.over:
            return [*steps, {"number": number, "hands": listed, "turns": turns, "kind": "", "answer": None}]
        before = table.copy()
        twins.tell_next(table, twin, digital, counts)
        kind, answer = tapped(before, table.journal[number])
        steps.append({"number": number, "hands": listed, "turns": turns, "kind": kind, "answer": answer})
        assert not twins.differs(table, twin, digital, counts)


MARKER: Final = re.compile(r"points marker from (-?\d+) to (-?\d+)")


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("modules", [(), ("ballrooms", "celebrities"), ("unique-hotels",)])
def test_the_points_marker_moves_on_from_where_it_is(modules: tuple[str, ...], seed: int) -> None:
    """Up to the last line of the final scoring: there it is on the score of the digital game."""
    spec = games.find("grand-austria-hotel")
    twin, setup = twins.twin_of(spec), spec.setup("medium", modules)
    digital, table = twins.played(spec, setup, seed), twins.companion(spec, setup, seed)
    steps = steps_of(table, digital, twin)
    moves = [
        tuple(map(int, found.groups())) for step in steps for text in step["hands"] for found in MARKER.finditer(text)
    ]
    assert [start for start, _ in moves] == [0, *(end for _, end in moves[:-1])]
    assert moves[-1][1] == spec.scores(digital.end)[1]
    final = [text for text in steps[-2]["hands"] if MARKER.search(text) and ":" in text]
    assert any(text.startswith("Floor 1") for text in final) and len(final) > 2


@pytest.mark.parametrize("window", ["phone"], indirect=True)
@pytest.mark.parametrize(("game", "level", "modules", "seed"), GAMES)
def test_a_game_on_the_page_is_the_digital_one(
    window: Window, game: str, level: str, modules: tuple[str, ...], seed: int
) -> None:
    spec = games.find(game)
    twin = twins.twin_of(spec)
    setup = spec.setup(level or None, modules, twin.choices[seed % len(twin.choices)])
    digital, table = twins.played(spec, setup, seed), twins.companion(spec, setup, seed)
    window.choose(forced="given")  # it does not hold at a real table
    new = {
        "game": table.spec.id,
        "seed": seed,
        "level": table.setup.level or None,
        "modules": list(table.setup.modules),
        "options": dict(table.setup.options),
    }
    made = window.context.request.post("/api/tables", headers={"X-Token": window.token}, data=new)
    assert made.ok, made.text()
    steps = steps_of(table, digital, twin)
    window.page.goto(f"/tables/{made.json()['id']}")
    window.page.wait_for_load_state()
    window.page.evaluate(TWIN, [steps, seed % 2 == 0])
    assert window.mode == "over" and table.result is not None
    end = window.context.request.get(f"/api/tables/{made.json()['id']}").json()
    assert (end["result"]["score"], end["result"]["opponent"]) == (table.result.score, table.result.opponent)
    assert twin.his(table.position) == twin.his(digital.end)
