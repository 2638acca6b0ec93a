"""Tests that a page is in its reader's language, and that every text is a message."""

import random
import re
import shutil
from itertools import cycle
from pathlib import Path

import pytest
from markupsafe import escape

from tableforone import games, load
from tableforone.kernel.speech import speaking
from tableforone.kernel.table import Table
from tableforone.pages import offline, voice
from tableforone.pages.assets import STATIC
from tests.web.conftest import Visitor

ROOT = Path(__file__).parents[2]


def test_two_readers_have_two_languages(visitor: Visitor) -> None:
    assert "Warnings" in visitor.see("/settings")
    visitor.cookies["settings"] = "language=en-XA"
    assert "Warnings" not in visitor.see("/settings")
    visitor.cookies["settings"] = "language=nonsense"
    assert "Warnings" in visitor.see("/settings", headers={"Accept-Language": "xx-YY;q=nonsense, nl"})


def read(visitor: Visitor, table: str, language: str) -> tuple[str, list[str]]:
    """The page of a table in this language, and its answers."""
    visitor.cookies["settings"] = f"language={language}&pace=skip"
    page = visitor.see(table)
    assert f'<html lang="{language}"' in page
    return page, re.findall(r'form="answer" name="answer" value="(-?\d+)"', page)


def played(visitor: Visitor, *readers: str) -> str:
    """Play a whole game with these readers in turn; returns its save, the same for each."""
    table, chance, turns = f"/tables/{visitor.sit_down('salamandra')}", random.Random(1), cycle(readers)
    page, answers = read(visitor, table, next(turns))
    while answers:
        question = re.findall(r'name="question" value="(\d+)"', page)[0]
        visitor.submit(f"{table}/answers", follow=False, question=question, answer=chance.choice(answers))
        page, answers = read(visitor, table, next(turns))
    saved = set()
    for reader in readers:
        read(visitor, table, reader)
        saved.add(visitor.get(f"{table}/file").text)
    assert len(saved) == 1
    return saved.pop()


def test_two_readers_at_one_table_save_the_same_game(visitor: Visitor) -> None:
    saved = played(visitor, "de", "en")
    assert load(saved).over
    assert saved == played(visitor, "en")


def test_a_reader_sees_the_table_in_their_own_language(visitor: Visitor) -> None:
    table = f"/tables/{visitor.sit_down('salamandra')}"
    (german, one), (english, other) = read(visitor, table, "de"), read(visitor, table, "en")
    assert one == other
    spec = games.find("salamandra")
    position = Table(spec, spec.setup(), 5).position
    with speaking("de"):
        question = escape(spec.ask(position))
    assert question in german and question not in english
    assert escape(spec.ask(position)) in english


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_manifest_is_in_the_language_of_the_page(visitor: Visitor, language: str) -> None:
    page = visitor.see("/", headers={"Accept-Language": f"{language}-XX, en;q=0.5"})
    address = re.search(r'rel="manifest" href="([^"]*)"', page)
    assert address
    visitor.cookies.clear()  # a browser requests it without cookies
    answer = visitor.get(address[1])
    assert answer.headers["content-type"] == "application/manifest+json"
    with speaking(language):
        assert answer.json() | {"lang": language, "description": voice.t("shell-about")} == answer.json()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the pages' messages for editing."""
    folder = tmp_path / "voice"
    shutil.copytree(voice.SPEECH.folder, folder)
    monkeypatch.setattr(voice.SPEECH, "folder", folder)
    for name in ("_known", "_state"):
        monkeypatch.setattr(voice.SPEECH, name, {})
    return folder / "en"


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_sentence_is_changed_by_editing_its_file(visitor: Visitor, folder: Path) -> None:
    assert "<h1>Settings</h1>" in visitor.see("/settings")
    edit(folder / "settings.ftl", "settings-title = Settings", "settings-title = Your way")
    assert "<h1>Your way</h1>" in visitor.see("/settings")


def test_an_edited_message_is_new_on_a_table_that_was_drawn(visitor: Visitor, folder: Path) -> None:
    table = f"/tables/{visitor.sit_down('grand-austria-hotel')}"
    assert '<span class="sr"> points</span>' in visitor.see(table)
    edit(folder / "table.ftl", "*[other] points\n}\n# $n: what can", "*[other] marks\n}\n# $n: what can")
    page = visitor.see(table)
    assert '<span class="sr"> marks</span>' in page and '<span class="sr"> points</span>' not in page


def test_the_name_of_a_game_is_in_the_language_of_the_reader() -> None:
    spec = games.find("high-season-companion")
    assert spec.name == "High Season: Grand Hotel Roll & Write, with your own copy"
    with speaking("en-XA"):
        assert spec.name.startswith("⟦Hîgh")


def test_the_service_worker_has_its_sentence_in_every_language() -> None:
    said = offline.silence()
    assert said["en"] == "The program does not answer. Your moves are saved; reload the page."
    assert said["en-XA"].startswith("⟦")
    assert "program does not answer" not in (ROOT / "tools" / "site" / "web" / "sw.js").read_text(encoding="utf-8")


def test_a_word_that_a_script_puts_on_a_button_comes_with_the_page(visitor: Visitor) -> None:
    for language, copied, selected in (
        ("en", "Copied", "Selected"),
        ("de", "Kopiert", "Markiert"),
        ("fr", "Copié", "Sélectionné"),
        ("es", "Copiado", "Seleccionado"),
    ):
        page = visitor.get("/browser", headers={"Accept-Language": language}).text
        assert f'data-copied="{copied}" data-selected="{selected}"' in page
    script = (STATIC / "app.js").read_text(encoding="utf-8")
    assert "button.dataset.copied" in script and "button.dataset.selected" in script


def test_the_page_of_the_site_brings_every_word_that_its_script_says() -> None:
    script = (ROOT / "tools" / "site" / "web" / "shell.js").read_text(encoding="utf-8")
    asked = set(re.findall(r'say\("([\w-]+)"', script))
    assert len(asked) > 15
    assert asked <= set(offline.ITS_WORDS)
