"""Tests of the template cache: compiled once, and again when something it depends on changes."""

import sys
from pathlib import Path
from typing import Any

import pytest
from jinja2 import FileSystemLoader

from tableforone.kernel.caches import cache_folder
from tableforone.pages.compiling import Templates, bytecode_in

SOURCES = {
    "parts.html": "{% macro sign(name) %}<b>{{ name }}</b>{% endmacro %}",
    "draw.html": "{% macro dot() %}.{% endmacro %}",
    "page.html": '{% import "draw.html" as draw %}{{ draw.dot() }}{{ name }}',
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Templates, and a folder for their bytecode."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setenv("TABLEFORONE_CACHE", str(tmp_path / "new" / "cache"))
    for name, source in SOURCES.items():
        (tmp_path / name).write_text(source, encoding="utf-8")
    return tmp_path


class Counting(Templates):
    """Templates that count compilations."""

    compiled = 0

    def compile(self, *source: Any, **named: Any) -> Any:
        self.compiled += 1
        return super().compile(*source, **named)


def drawn(folder: Path) -> tuple[str, int]:
    """The page as a newly started program renders it, and how many templates were compiled."""
    bytecode = bytecode_in(cache_folder())
    templates = Counting(loader=FileSystemLoader(folder), autoescape=True, bytecode_cache=bytecode)
    return templates.get_template("page.html").render(name="<you>"), templates.compiled


def test_what_was_compiled_once_is_read(folder: Path) -> None:
    assert [drawn(folder), drawn(folder)] == [(".&lt;you&gt;", 2), (".&lt;you&gt;", 0)]


@pytest.mark.parametrize(("changed", "anew"), [("parts.html", 2), ("draw.html", 2), ("page.html", 1)])
def test_whatever_is_made_with_something_that_changed_is_compiled_anew(folder: Path, changed: str, anew: int) -> None:
    drawn(folder)
    with (folder / changed).open("a", encoding="utf-8") as file:
        file.write("{# changed #}")
    assert drawn(folder) == (".&lt;you&gt;", anew)


def test_without_a_place_for_it_the_page_is_drawn(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jinja2.bccache.tempfile.NamedTemporaryFile", refused)
    assert [drawn(folder), drawn(folder)] == [(".&lt;you&gt;", 2)] * 2
    monkeypatch.setenv("TABLEFORONE_CACHE", str(folder / "page.html" / "no folder"))
    assert drawn(folder) == (".&lt;you&gt;", 2)


def refused(*_: Any, **__: Any) -> Any:
    raise PermissionError("nothing may be written here")


def test_who_forbids_bytecode_finds_none(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert drawn(folder)[1] == drawn(folder)[1] == 2
    assert not (folder / "new").exists()
