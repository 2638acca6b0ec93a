"""Faults: what is wrong with an input, in one sentence that says what to do."""

import sys
from typing import Any

from tableforone.kernel.meanings import Words
from tableforone.kernel.voice import m


class Fault(ValueError):
    """Bad input from outside: the message names what is wrong, where, and what to do.

    It is raised with a meaning: ``Fault(m("key", ...))``.  Every front end (command line, terminal, pages)
    shows ``str(fault)``, which is in the language of the reader, and changes nothing.
    """


def install(extra: str) -> str:
    """The command that installs what an optional part needs, for the Python that runs this.

    >>> install("lab").endswith('-m pip install "tableforone[lab]"')
    True
    """
    python = f'"{sys.executable}"' if " " in sys.executable else sys.executable
    return f'{python} -m pip install "tableforone[{extra}]"'


class Stale(Fault):
    """The action was meant for another question than the open one; nothing was changed."""


class Crash(Fault):
    """The rules failed because of a bug.

    Nothing was changed; ``report`` says how to reproduce it.
    """

    def __init__(self, error: Exception, report: dict[str, Any], says: Words = "") -> None:
        super().__init__(says or m("crash", kind=type(error).__name__))
        self.report = report
