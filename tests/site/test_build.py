"""What is built: light enough, by its list, and the same bytes each time."""

import hashlib
import json
import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from tools.site import build, engines

BEFORE_THE_LOBBY = 8_000_000  # bytes over the wire
WHOLE = 9_500_000  # with what is loaded when the lobby is there: nets and compiled engines


def test_the_first_visit_is_light(folder: Path) -> None:
    whole = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    later = sum((folder / name).stat().st_size for name in list_of(folder)["later"])
    assert later > 500_000
    assert whole - later < BEFORE_THE_LOBBY
    assert whole < WHOLE


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
