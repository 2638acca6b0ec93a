"""What do we say when something a person gave us is wrong?  One sentence, with the way out."""

from typing import Any


class Fault(ValueError):
    """Bad input from outside: the message names what is wrong, where, and what to do.

    Every face of the program (command line, terminal, pages) shows the sentence as it is and changes nothing.
    """


class Stale(Fault):
    """The action was meant for another question than the one that is open: nothing was changed."""


class Crash(Fault):
    """The rules failed: a mistake of ours.  Nothing was changed; ``report`` says how to make them fail again."""

    def __init__(self, error: Exception, report: dict[str, Any], says: str = "") -> None:
        super().__init__(says or f"The program failed at this ({type(error).__name__}). Nothing was changed.")
        self.report = report
