"""A whole game on the pages without a server: the script of test_alone.py."""

import re
from pathlib import Path
from typing import Final

from tableforone import games
from tableforone.pages import history, lobby, notices, play, replay, result, rules, settings, setup
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.requests import Form, Visit
from tableforone.store import Sittings
from tableforone.store.reading import Reading

WHOLE: Final = Visit(settings.read(""))
PART: Final = Visit(settings.read("pace=skip"), part=True)


def main(folder: str) -> None:
    game = games.ids()[0]
    with Sittings(Path(folder)) as tables:
        assert "Your table is ready" in lobby.lobby(WHOLE, tables).html
        assert "rule-" in rules.rules(WHOLE, game).html
        assert settings.keep(Form([("theme", "dark")])).settings.startswith("theme=dark&")
        assert notices.fault(WHOLE, 404, "Not here.").status == 404
        name = begun(tables, game)
        play_to_the_end(tables, name)
        look_back(tables, name)
        assert play.delete(tables, name) == Redirect("/")


def begun(tables: Sittings, game: str) -> str:
    assert "Start game" in setup.set_the_table(WHOLE, game, Form()).html
    table = setup.sit_down(WHOLE, tables, Reading(), game, Form([("seed", "5")]))
    assert isinstance(table, Redirect)
    return table.address.rpartition("/")[2]


def play_to_the_end(tables: Sittings, name: str) -> None:
    """Give the first answer on each page."""
    shown: Page | Redirect = play.look(WHOLE, tables, name)
    while isinstance(shown, Page) and 'data-mode="play"' in shown.html:
        question = int(re.findall(r'name="question" value="(\d+)"', shown.html)[0])
        answer = int(re.findall(r'form="answer" name="answer" value="(-?\d+)"', shown.html)[0])
        shown = play.answer(PART, tables, name, question, answer)
    assert isinstance(shown, Page) and 'data-mode="over"' in shown.html


def look_back(tables: Sittings, name: str) -> None:
    assert isinstance(result.result(WHOLE, tables, name), Page)
    assert 'data-mode="replay"' in replay.watch(WHOLE, tables, name, 1).html
    assert f"/tables/{name}/result" in history.history(WHOLE, tables).html
    saved = play.export(tables, name)
    assert isinstance(lobby.open_file(WHOLE, tables, Reading(), saved.data), Redirect)
    assert isinstance(lobby.open_file(WHOLE, tables, Reading(), b"\xff"), Page)
