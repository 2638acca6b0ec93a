"""What is built: light enough, by its list, and the same bytes each time."""

import hashlib
import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from tools.site import build

LARGEST = 8_200_000  # bytes over the wire before the first page can be used
WITH_NETS = 9_500_000  # and with what the coach reads when it is asked


def test_the_first_visit_is_light(folder: Path) -> None:
    sizes = {path.name: path.stat().st_size for path in folder.rglob("*") if path.is_file()}
    nets = sum(size for name, size in sizes.items() if name.startswith("nets.zip"))
    whole = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    assert nets > 500_000
    assert whole - nets < LARGEST
    assert whole < WITH_NETS


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
    build.rebuilt()
    assert digests(folder) == before


def digests(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
