"""Tests of the built site: its size, its file list, and the same bytes each time."""

import hashlib
import json
import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from tools.site import build, engines

BEFORE_THE_LOBBY = 8_000_000  # bytes transferred
FIRST_VISIT = 8_200_000  # in any language
WHOLE = 9_500_000  # with files loaded after the lobby: nets and compiled engines


def test_the_first_visit_is_light(folder: Path) -> None:
    listed = list_of(folder)
    size = {name: size for name, (_, size) in listed["files"].items()}
    later = sum(size[name] for name in listed["later"])
    languages = {language: sum(size[name] for name in names) for language, names in listed["languages"].items()}
    english = sum(size.values()) - sum(languages.values())
    assert later > 500_000
    assert english - later < BEFORE_THE_LOBBY
    assert languages.keys() == {"de", "fr", "es"}
    assert english - later + max(languages.values()) < FIRST_VISIT
    assert english + max(languages.values()) < WHOLE


def test_another_language_is_a_file_of_its_own(folder: Path) -> None:
    for language, names in list_of(folder)["languages"].items():
        assert {name.rpartition("/")[2] for name in names} == {
            *(f"{language}.zip.packed", f"index-{language}.html", f"manifest-{language}.webmanifest")
        }
        manifest = json.loads((folder / f"manifest-{language}.webmanifest").read_bytes())
        assert manifest["lang"] == language
        assert f'<html lang="{language}">' in (folder / f"index-{language}.html").read_text(encoding="utf-8")


def test_the_list_names_every_file_with_its_hash(folder: Path) -> None:
    known = list_of(folder)["files"]
    there = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    assert known.keys() == there.keys() - {"sw.js"}
    for name, (integrity, size) in known.items():
        data = there[name].read_bytes()
        assert (build.integrity(data), len(data)) == (integrity, size), name


def list_of(folder: Path) -> Any:
    text = (folder / "sw.js").read_text(encoding="utf-8")
    found = re.search(r"= (\{.*?\n\});", text, re.DOTALL)
    assert found
    return json.loads(found[1])


def test_nothing_names_a_foreign_host(folder: Path) -> None:
    for name in ("index.html", "sw.js", "manifest.webmanifest"):
        text = (folder / name).read_text(encoding="utf-8")
        assert [each for each in re.findall(r"https?://[\w.]+", text) if each != "http://www.w3.org"] == [], name
    lock = (Path(build.__file__).parent / "package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in lock
    assert "http" not in lock


@pytest.mark.skipif("TABLEFORONE_KILLS" not in os.environ, reason="building twice takes a while: make site-kills")
def test_the_same_sources_give_the_same_bytes(folder: Path) -> None:
    before = digests(folder)
    for kept in (engines.WORK / "code", engines.WORK / "libraries", build.WORK / "packed"):
        shutil.rmtree(kept, ignore_errors=True)
    build.rebuilt(folder)
    assert digests(folder) == before


def digests(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
