"""Two games for the tests of the web shell: one with its own table page, one without."""

import os
from dataclasses import replace
from pathlib import Path

from tableforone import games
from tableforone.kernel.frames import Position
from tableforone.kernel.options import Option, Setup
from tableforone.kernel.spec import GameSpec, Result
from tableforone.kernel.speech import Speech
from tableforone.kernel.untrusted import read_toml_text
from tableforone.pages import assets, render
from tests.toy import TAKE, TOY, result

BROUGHT = Path(__file__).parents[1] / "brought"  # where another process finds them
OURS = ("toy", "stones")
NASTY = "<b>bold</b> & \"quoted\" <script>alert('x')</script>"


def _start(setup: Setup) -> Position:
    read_toml_text(setup.options["cards"], "Your card file")
    return TOY.start(setup)


def _result(p: object) -> Result:
    return result(p)._replace(sentence=f"So it ended {NASTY}.")  # type: ignore[arg-type]


STONES = replace(
    TOY,
    id="stones",
    title="Stones & Sticks",
    folder=Path(__file__).parent / "stones",
    start=_start,
    thing=lambda p, n: f"stone:{n}" if p.stack[-1][0] == TAKE else "",
    scores=lambda p: (11 - p.stones, p.stones),
    result=_result,
    modules=("sticks",),
    refused_modules=("knives",),
    speech=Speech(Path(__file__).parent / "stones" / "voice"),
    options=(Option("colour", ("grey", "blue"), "grey"), Option("cards", is_file=True)),
    reconstructed=lambda setup: [f"The colour {setup.options['colour']} is a guess {NASTY}."],
)


def on_the_shelf() -> list[GameSpec]:
    """Install both games."""
    for spec in (TOY, STONES):
        games.register(spec)
    known = [folder for folder in os.environ.get(games.ELSEWHERE, "").split(os.pathsep) if folder]
    os.environ[games.ELSEWHERE] = os.pathsep.join(dict.fromkeys([*known, *(str(BROUGHT / name) for name in OURS)]))
    render.environment_in.cache_clear()  # other tests may have rendered pages before
    render.icon.cache_clear()
    assets.files.cache_clear()
    assets.version.cache_clear()
    return [TOY, STONES]
