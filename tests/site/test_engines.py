"""Tests of compiled engines in the browser: loaded after the lobby, plain ones as a fallback."""

import json
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import fluent.syntax
import pytest

from tableforone.coach.hints import SECONDS
from tableforone.kernel.faults import Fault
from tableforone.site import coach
from tableforone.site.house import REVIEW
from tests.site.conftest import COMPILED
from tests.site.host import Host
from tests.site.test_build import list_of
from tests.site.window import GAMES, SiteWindow
from tools.site import build, engines, libraries

# makes plain engines report themselves as compiled
PRETENDED: Final = ("|| why ||", "|| (engines ? '' : why) ||")
TRIED: Final = """
import sys
from tools.site import libraries
print(libraries.tried(sys.argv[1]))
from tableforone import games
from tableforone.kernel.frames import settle
from tableforone.site.coach import compiled
spec = games.find("salamandra")
print(settle(spec.start(spec.setup()), spec.words) is not None, compiled())
"""
NEEDS_NOWHERE: Final = (  # a WebAssembly module that imports the function env.nowhere
    b"\0asm\1\0\0\0" + b"\1\4\1\x60\0\0" + b"\2\x0f\1\3env\7nowhere\0\0"
)


@pytest.fixture
def with_engines(folder: Path, tmp_path: Path) -> Callable[..., Path]:
    """A site that lists these groups of engine libraries, without their files."""

    def made(groups: dict[str, list[str]], *changes: tuple[str, str, str]) -> Path:
        site, own = tmp_path / "with-engines", tmp_path / "engines"
        shutil.copytree(folder, site)
        own.mkdir()
        (own / libraries.GROUPS).write_text(json.dumps(groups), encoding="utf-8")
        for name, old, new in (("index.html", 'data-variant="plain"', 'data-variant="compiled"'), *changes):
            path = next(site.rglob(name))
            text = path.read_text(encoding="utf-8")
            assert old in text, f"{name} does not say {old!r}"
            path.write_text(text.replace(old, new), encoding="utf-8")
        return with_libraries(site, own)

    return made


def with_libraries(site: Path, own: Path) -> Path:
    """The site with other engine libraries."""
    build.packed(next(site.rglob("nets.zip.packed")).with_name(build.ENGINES), build.zipped(own))
    (site / "sw.js").unlink()
    build.listed(site)
    return site


plain_only = pytest.mark.skipif(COMPILED, reason="a site with compiled engines has its own libraries")
compiled_only = pytest.mark.skipif(not COMPILED, reason="a plain site has no compiled engines: make site-kills")


def engine_line(window: SiteWindow) -> str:
    window.go("/browser")
    return window.frame.get_by_role("row", name="Game engines").inner_text()


def test_what_the_lobby_does_not_need_comes_after_it(stranger: SiteWindow, host: Host, folder: Path) -> None:
    stranger.open()
    stranger.wait_for_rest()
    assert host.web
    asked = [path.rpartition("/")[2] for path in host.web.asked if not path.endswith("/sw.js")]
    later = {name.rpartition("/")[2] for name in list_of(folder)["later"]}
    assert later and set(asked[-len(later) :]) == later


@plain_only
def test_a_library_that_does_not_load_leaves_plain_engines(
    stranger: SiteWindow, host: Host, with_engines: Callable[..., Path]
) -> None:
    host.cut()
    host.serve(with_engines({"tableforone_kernel": ["tableforone.kernel.frames"]}))
    plays_plainly(stranger, "ModuleNotFoundError")


@compiled_only
def test_a_broken_library_leaves_plain_engines(stranger: SiteWindow, host: Host, folder: Path, tmp_path: Path) -> None:
    site, own = tmp_path / "site", tmp_path / "libraries"
    shutil.copytree(folder, site)
    shutil.copytree(engines.READY, own)
    last = own / f"tableforone_salamandra__mypyc{engines.SUFFIX}"
    last.write_bytes(last.read_bytes()[:-5000])
    host.cut()
    host.serve(with_libraries(site, own))
    plays_plainly(stranger, "ImportError")


def plays_plainly(stranger: SiteWindow, why: str) -> None:
    """A line gives the reason for plain engines and a game works, also after a reload."""
    stranger.open()
    stranger.wait_for_rest()
    assert "plain Python" in engine_line(stranger)
    assert f"did not load: {why}" in engine_line(stranger)
    stranger.sit_down(GAMES[0])
    stranger.answer(random.Random(1))
    stranger.shell.reload()  # now the libraries are cached, and fail again
    stranger.wait()
    assert f"did not load: {why}" in engine_line(stranger)


@plain_only
def test_the_tables_move_to_the_new_engines(
    stranger: SiteWindow, host: Host, with_engines: Callable[..., Path]
) -> None:
    host.cut()
    host.serve(with_engines({}, ("python.js", *PRETENDED)))
    chance = random.Random(3)
    stranger.open()
    stranger.sit_down(GAMES[0])
    asked = stranger.question
    for _ in range(3):
        stranger.answer(chance)
    stranger.wait_for_rest()
    shown = stranger.question
    assert shown > asked
    stranger.answer(chance)
    assert stranger.question > shown
    stranger.shell.reload()
    stranger.wait()
    assert stranger.question > shown
    assert engine_line(stranger).split("\t")[1] == "compiled"


def test_a_site_without_libraries_says_so(window: SiteWindow) -> None:
    if COMPILED:
        assert engine_line(window).split("\t")[1] == "compiled"
    else:
        assert engine_line(window).split("\t")[1] == "plain Python: same games, a slower coach"


def test_the_first_page_names_the_variant(folder: Path) -> None:
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert ("with compiled engines" in page, "with plain Python engines" in page) == (COMPILED, not COMPILED)


def test_libraries_that_do_not_fit_leave_the_modules_plain(tmp_path: Path) -> None:
    (tmp_path / libraries.GROUPS).write_text('{"tableforone_kernel": ["tableforone.kernel.frames"]}')
    command = [sys.executable, "-c", TRIED, str(tmp_path)]
    ran = subprocess.run(command, cwd=build.ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == ["ModuleNotFoundError: No module named 'tableforone_kernel__mypyc'", "True False"]


def test_missing_tools_are_said_and_the_site_is_plain(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    def nothing() -> None:
        raise engines.Lacking("pip cannot fetch ziglang (no network)")

    monkeypatch.setattr(engines, "_fetch_tools", nothing)
    assert build.compiled_engines(build.fetched()) is None
    assert "The engines are not compiled: pip cannot fetch ziglang (no network)." in capsys.readouterr().out


def test_a_symbol_that_pyodide_lacks_stops_the_build(tmp_path: Path, folder: Path) -> None:
    library = tmp_path / "library.so"
    library.write_bytes(NEEDS_NOWHERE)
    command = ["node", *map(str, (engines.NATIVE / "check.mjs", build.fetched(), library))]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr.strip()) == (1, "library.so needs nowhere")


@pytest.mark.parametrize("compiled", [False, True])
def test_compiled_engines_have_the_budget_of_a_server(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    asked: list[tuple[Any, ...]] = []

    def noted(*given: Any) -> list[Any]:
        asked.append(given)
        return []

    monkeypatch.setattr(coach, "looked_back", noted)
    monkeypatch.setattr(coach, "thought", noted)
    monkeypatch.setattr(coach, "compiled", lambda: compiled)
    own = coach.SiteCoach("/at/")
    list(own.events(json.dumps(["hint", "a line", 0, "", "a table", "en"])))
    with pytest.raises(Fault):  # continuing would draw the game
        list(own.events(json.dumps([REVIEW, "a game", 0, "", "a table", "en"])))
    fewer = [("a line", SECONDS, coach.PLAN, coach.GAMES), ("a game", coach.LOOKS)]
    assert asked == ([("a line", SECONDS), ("a game",)] if compiled else fewer)


@compiled_only
def test_the_coach_chooses_as_on_a_server(folder: Path) -> None:
    script = Path(__file__).with_name("choices.py")
    in_pyodide = ["node", *map(str, (engines.NATIVE / "run.mjs", build.fetched(), build.ROOT, engines.READY, script))]
    packages = build.OURS | {"PYTHONPATH": str(Path(fluent.syntax.__file__).parents[2])}
    there, here = (
        subprocess.run(command, cwd=build.ROOT, env=packages, capture_output=True, text=True, check=False)
        for command in (in_pyodide, [sys.executable, str(script)])
    )
    assert (there.stderr, here.stderr) == ("", "")
    chosen = json.loads(here.stdout)
    assert len(chosen["review"]) > 5
    assert json.loads(there.stdout) == chosen
