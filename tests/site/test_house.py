"""Tests that the site answers as the server does: the same pages under another address."""

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tableforone.pages import settings
from tableforone.pages.coach import LAST
from tableforone.pages.routes import ROUTES
from tableforone.server import exchange, routes
from tableforone.site.beside import BOTH
from tableforone.site.coach import SiteCoach
from tableforone.site.house import House, PageReply
from tests.site.window import GAMES
from tests.web.conftest import HERE, HOST, Straight, Visitor, application

BASE = "/deep/down/at/"
# the opponent's words depend on the table's name
TOKEN = re.compile(r'(name="token" value=")\w*"|<q>[^<]*</q>')


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with closing(House(tmp_path / "house", BASE)) as house:
        yield house


def get(house: House, path: str, part: bool = False) -> PageReply:
    return house.answer("GET", BASE + path.removeprefix("/"), [], part)


def post(house: House, path: str, **fields: Any) -> PageReply:
    return house.answer("POST", BASE + path.removeprefix("/"), list(fields.items()), False)


def begun(house: House, game: str) -> str:
    answer = post(house, f"/games/{game}/new", seed="5")
    assert answer.status == 303
    assert answer.headers["Location"].startswith(BASE + "tables/")
    return answer.headers["Location"].rpartition("/")[2]


@pytest.mark.parametrize("game", GAMES)
def test_every_page_is_the_servers(house: House, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = exchange.visit_of  # the site has no lab, which needs processes
    monkeypatch.setattr(routes, "visit_of", lambda request: shown(request)._replace(lab=False))
    name = begun(house, game)
    saved = get(house, f"/tables/{name}/file").body.decode()
    with (
        application(tmp_path / "server") as app,
        Visitor(base_url=f"http://{HOST}", transport=Straight(app, HERE)) as visitor,
    ):
        twin = visitor.api("POST", "/tables/import", json={"text": saved}).json()["id"]
        for route in ROUTES:
            path = route.path.replace("{game}", game)
            if route.function is settings.show:  # the site has no home network
                continue
            if route.method == "GET" and "{" not in path.replace("{name}", "") and not path.endswith("/file"):
                ours = get(house, path.replace("{name}", name)).body.decode().replace(name, twin)
                theirs = visitor.get(path.replace("{name}", twin), follow_redirects=False)
                if theirs.status_code == 200:
                    assert TOKEN.sub("", ours).replace(f'"{BASE}', '"/') == TOKEN.sub("", theirs.text), path


def test_no_address_leaves_the_site(house: House) -> None:
    name = begun(house, GAMES[0])
    for path in ("/", "/settings", f"/tables/{name}", f"/tables/{name}/delete"):
        text = get(house, path).body.decode()
        assert re.findall(r'="/(?!deep/down/at/)[^"]*"', text) == [], path


def test_the_settings_say_where_the_tables_are(house: House) -> None:
    page = get(house, "/settings").body.decode()
    assert "Saved in this browser only" in page
    assert "Home network" not in page


def test_settings_are_kept_beside_the_tables(house: House) -> None:
    assert post(house, "/settings", theme="dark").headers == {"Location": BASE + "settings"}
    assert b'data-theme="dark"' in get(house, "/").body


def test_the_language_is_the_chosen_one_or_the_browsers(tmp_path: Path) -> None:
    with closing(House(tmp_path / "house", BASE, "nl,de-AT,en")) as house:
        assert b'<html lang="de"' in get(house, "/").body
        name = begun(house, GAMES[0])
        assert json.loads(asked_of(house, f"/tables/{name}/hint"))[-1] == "de"
        house.lacking = "de"  # its file could not be loaded
        assert b'<html lang="en"' in get(house, "/").body
        post(house, "/settings", language="fr")
        assert b'<html lang="fr"' in get(house, "/").body


def test_files_beside_the_tables_are_kept_with_them(house: House, tmp_path: Path) -> None:
    folder, disk = tmp_path / "house", tmp_path / "disk"
    for number in range(3):
        (folder / "decks").mkdir(exist_ok=True)
        (folder / "decks" / "mine.toml").write_text(f"card = {number}", encoding="utf-8")
        post(house, "/settings", theme="dark")
        disk.mkdir(exist_ok=True)
        for name in BOTH:  # the files that a browser saves
            if (folder / name).exists():
                shutil.copy(folder / name, disk / name)
        House(disk, BASE).close()
        assert (disk / "decks" / "mine.toml").read_text(encoding="utf-8") == f"card = {number}"
    # a write cut short by a power failure
    (disk / BOTH[1]).write_text('[3, {"decks/mi', encoding="utf-8")
    House(disk, BASE).close()
    assert (disk / "decks" / "mine.toml").read_text(encoding="utf-8") == "card = 1"


def test_a_saved_game_comes_as_a_view_of_memory(house: House) -> None:
    saved = get(house, f"/tables/{begun(house, GAMES[0])}/file").body
    assert post(house, "/tables/import", file=memoryview(saved)).status == 303


def test_the_coach_says_what_a_servers_would(house: House) -> None:
    """The coach sends events; asked_of gives it everything it needs in another Python."""
    table = f"/tables/{begun(house, GAMES[0])}"
    coach = SiteCoach(BASE)
    first = next(coach.events(asked_of(house, f"{table}/hint")))
    assert first.startswith("event: hint\ndata: <div")
    assert f'href="{BASE}static/' in first
    assert re.fullmatch(r"\d+%", "".join(coach.events(asked_of(house, f"{table}/chance"))))
    assert list(coach.events(asked_of(house, f"{table}/review/found"))) == [LAST], "the game is not over"
    assert get(house, "/tables/nobody/hint").status == 500


def asked_of(house: House, path: str) -> str:
    answer = get(house, path)
    assert answer.headers["Coach"] == "asked"
    return answer.body.decode()


def test_faults_are_sentences(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (get(house, "/nowhere").status, post(house, "/rules").status) == (404, 405)
    assert b"There is no game" in get(house, "/tables/nobody").body
    said = get(house, "/tables/nobody", part=True)
    assert (said.status, said.headers["HX-Reswap"]) == (404, "none")

    def broken() -> None:
        raise RuntimeError("a mistake")

    monkeypatch.setattr(house.tables, "summaries", broken)
    assert (get(house, "/").status, b"Something went wrong" in get(house, "/").body) == (500, True)
