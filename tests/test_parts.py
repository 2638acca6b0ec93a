"""Tests that ``make test`` and ``make check`` share all tests out, and that each says what it must."""

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests import failures, missing
from tools import durations

ROOT: Final = Path(__file__).parents[1]
COMMANDS: Final = ("", "not check", "check")


def collected(marks: str) -> Counter[str]:
    """How many tests of each file these marks choose."""
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-n0", "--collect-only", "-q", "-m", marks],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout[-2000:]
    return Counter({name: int(count) for name, count in re.findall(r"^(\S+\.py): (\d+)$", ran.stdout, re.MULTILINE)})


@pytest.mark.check
def test_every_test_is_in_exactly_one_of_the_two_commands() -> None:
    everything, test, check = map(collected, COMMANDS)
    assert test + check == everything
    assert test["tests/web/test_smoke.py"] and not check["tests/web/test_smoke.py"]
    assert check["tests/web/test_layout.py"] and not test["tests/web/test_layout.py"]


def test_the_makefile_runs_both_and_the_script_for_ci_does_too() -> None:
    lines = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    marks = [line.split(",")[1] for line in lines if line.startswith("\t@$(call tested,")]
    assert sorted(marks) == sorted(COMMANDS[1:])
    assert re.findall(r"make (\w+)", (ROOT / ".ci" / "run").read_text(encoding="utf-8")) == ["test", "check"]


def test_a_push_runs_one_job_and_no_step_fails_without_a_browser() -> None:
    text = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    head, *jobs = re.split(r"^  (?=\w+:\n    name:)", text, flags=re.MULTILINE)
    on_push = [job.partition(":")[0] for job in jobs if "if: github.event_name != 'push'" not in job]
    assert on_push == ["test"]
    assert "- run: make test\n" in jobs[0] and "matrix" not in jobs[0]
    assert "TABLEFORONE_LACKS: told" in head
    assert all("||" in line for line in text.splitlines() if "playwright install" in line)


def test_the_slowest_groups_are_written_between_two_marks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page, files = tmp_path / "page.md", [tmp_path / "test.txt", tmp_path / "check.txt"]
    page.write_text(f"before\n{durations.START}old\n{durations.END}after\n", encoding="utf-8")
    files[0].write_text("2.00s call tests/kernel/test_a.py::test_it\n(5 durations < 0.005s hidden)\n", encoding="utf-8")
    files[1].write_text("3.00s call tests/web/test_b.py::test_it[a b]\n1.00s setup tests/web/test_b.py::test_it\n")
    monkeypatch.setattr(durations, "PAGE", page)
    assert durations.main(list(map(str, files))) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n") and text.endswith("after\n") and "old" not in text
    assert re.findall(r"\| `(tests/\w+)` \| (\d+) \|", text) == [("tests/kernel", "2"), ("tests/web", "4")]
    assert durations.START in (ROOT / "docs" / "upkeep.md").read_text(encoding="utf-8")


def test_what_ci_lacks_is_an_error_unless_it_may_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    monkeypatch.delenv("TABLEFORONE_LACKS", raising=False)
    with pytest.raises(pytest.fail.Exception):
        missing.lacks(missing.BROWSER, "it is not here.")
    monkeypatch.setenv("TABLEFORONE_LACKS", "told")
    with pytest.raises(pytest.skip.Exception) as why:
        missing.lacks(missing.BROWSER, "it is not here.")
    assert missing.not_tested([f"Skipped: {why.value}"])[0] == "Not tested: the app in a browser (1 tests)."


def test_a_test_writes_into_no_folder_of_the_person_who_runs_it() -> None:
    from tableforone.kernel.caches import cache_folder
    from tableforone.store.folder import data_folder

    assert not data_folder().is_relative_to(Path.home())
    assert cache_folder() in (None, ROOT / "build" / "cache")
    assert os.environ["TABLEFORONE_DATA"] == str(data_folder())


@pytest.mark.check
def test_a_failure_in_a_browser_leaves_a_picture_and_the_console(browser: Browser, tmp_path: Path) -> None:
    context: Any = browser.new_context()
    page = context.new_page()
    page.evaluate("console.error('it went wrong')")
    kept = failures.keep(browser, "tests/web/test_it.py::test_it[phone dark]", tmp_path)
    context.close()
    text, picture = kept[-1], kept[-2]
    assert (picture.suffix, text.suffix) == (".png", ".txt")
    assert text.parent.name == "tests-web-test_it.py-test_it-phone-dark-"
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert "error: it went wrong" in text.read_text(encoding="utf-8")
