"""Starts the offline site in a browser; its templates were compiled when it was built."""

import gc
from pathlib import Path
from typing import TYPE_CHECKING, Final

from jinja2 import FileSystemBytecodeCache

from tableforone.kernel.meanings import PRINTED
from tableforone.kernel.speech import forget, speaking
from tableforone.pages import render
from tableforone.site.house import House

if TYPE_CHECKING:
    from tableforone.site.coach import SiteCoach

COMPILED: Final = Path(__file__).parents[1] / "compiled"  # beside the program, only in the built site
TABLES: Final = Path("/tables")


def use_compiled_templates() -> None:
    """Use the templates that were compiled when the site was built."""
    if COMPILED.is_dir():
        render.environment().bytecode_cache = FileSystemBytecodeCache(str(COMPILED))


def start_coach(base: str) -> "SiteCoach":
    """Start the coach in its own Python; the app itself does not load these modules."""
    from tableforone.site.coach import SiteCoach

    use_compiled_templates()
    return SiteCoach(base)


def learn(language: str) -> None:
    """Use the messages of a language that were downloaded beside the English ones."""
    forget(language)
    for spoken in (language, language + PRINTED):
        with speaking(spoken):
            use_compiled_templates()


def start(base: str, asked: str = "") -> House:
    """Start the app under this address; ``asked`` are the languages of the browser."""
    use_compiled_templates()
    house = House(TABLES, base, asked)
    gc.freeze()  # objects loaded so far stay: the garbage collector can skip them
    return house
