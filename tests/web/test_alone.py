"""Test of the pages without a server: a whole game, where no server can be imported."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tableforone import games
from tableforone.kernel.actions import Action
from tableforone.kernel.table import Table
from tableforone.pages import history, lobby, notices, play, replay, result, rules, settings, setup
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.requests import Form, Tables, Visit
from tableforone.store import Store
from tableforone.store.reading import Reading

SERVERS: Final = ("fastapi", "starlette", "uvicorn", "python_multipart", "pydantic", "anyio", "asyncio", "socket")
ALONE: Final = f"""
import sys
sys.modules.update(dict.fromkeys({SERVERS}))  # whoever imports one of these fails
from {__name__} import main
main(sys.argv[1])
"""
WHOLE: Final = Visit(settings.read(""))
PART: Final = Visit(settings.read("pace=skip"), part=True)


def test_a_whole_game_is_played_without_a_server(tmp_path: Path) -> None:
    told = subprocess.run([sys.executable, "-c", ALONE, str(tmp_path)], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr


class Kept:
    """Tables that are read from disk for every page, because there is only one user."""

    def __init__(self, store: Store) -> None:
        self.store, self.folder = store, store.folder
        self.summaries, self.summary, self.results = store.summaries, store.summary, store.results
        self.has_finished, self.create, self.delete = store.has_finished, store.create, store.delete
        self.export, self.import_text = store.export, store.import_text
        self.set_aside, self.crash_report = store.set_aside, store.crash_report

    @contextmanager
    def at(self, name: str) -> Iterator[Table]:
        yield self.store.load(name)

    def play(self, name: str, *asked: Action) -> Table:
        return self.store.act(name, self.store.load(name), *asked)

    def step_back(self, name: str, shows: Callable[[Table], Any]) -> str:
        raise NotImplementedError  # no failures here


def main(folder: str) -> None:
    game = games.ids()[0]
    with Store(Path(folder)) as store:
        tables = Kept(store)
        assert "Your table is ready" in lobby.lobby(WHOLE, tables).html
        assert "rule-" in rules.rules(WHOLE, game).html
        assert settings.keep(Form([("theme", "dark")])).settings.startswith("theme=dark&")
        assert notices.fault(WHOLE, 404, "Not here.").status == 404
        name = begun(tables, game)
        play_to_the_end(tables, name)
        look_back(tables, name)
        assert play.delete(tables, name) == Redirect("/")


def begun(tables: Tables, game: str) -> str:
    assert "Start game" in setup.set_the_table(WHOLE, game, Form()).html
    table = setup.sit_down(WHOLE, tables, Reading(), game, Form([("seed", "5")]))
    assert isinstance(table, Redirect)
    return table.address.rpartition("/")[2]


def play_to_the_end(tables: Tables, name: str) -> None:
    """Give the first answer on each page."""
    shown: Page | Redirect = play.look(WHOLE, tables, name)
    while isinstance(shown, Page) and 'data-mode="play"' in shown.html:
        question = int(re.findall(r'name="question" value="(\d+)"', shown.html)[0])
        answer = int(re.findall(r'form="answer" name="answer" value="(-?\d+)"', shown.html)[0])
        shown = play.answer(PART, tables, name, question, answer)
    assert isinstance(shown, Page) and 'data-mode="over"' in shown.html


def look_back(tables: Tables, name: str) -> None:
    assert isinstance(result.result(WHOLE, tables, name), Page)
    assert 'data-mode="replay"' in replay.watch(WHOLE, tables, name, 1).html
    assert f"/tables/{name}/result" in history.history(WHOLE, tables).html
    saved = play.export(tables, name)
    assert isinstance(lobby.open_file(WHOLE, tables, Reading(), saved.data), Redirect)
    assert isinstance(lobby.open_file(WHOLE, tables, Reading(), b"\xff"), Page)
