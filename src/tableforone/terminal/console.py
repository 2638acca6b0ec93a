"""Input and output in a terminal: plain lines, with colour only if supported and wanted."""

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from tableforone.terminal.plain import plain

BOLD: Final = "1"
FAINT: Final = "2"
NARROWEST: Final = 40
WIDEST: Final = 110  # longer lines of text are hard to read


class Console:
    """Standard input and output, for a person at a terminal or a program behind a pipe."""

    def __init__(self) -> None:
        shown = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.colour: Final = shown and not os.environ.get("NO_COLOR")
        self.interactive: Final = sys.stdin.isatty()
        if self.interactive:
            with suppress(ImportError):  # not every system has it
                import readline  # noqa: F401  # line editing and a history of answers for input()

    @property
    def columns(self) -> int:
        """The width of the terminal, read each time because windows change their size."""
        return max(NARROWEST, shutil.get_terminal_size((80, 24)).columns - 1)

    @property
    def width(self) -> int:
        """The width for running text."""
        return min(WIDEST, self.columns)

    def say(self, text: str = "", style: str = "", hang: int = 0) -> None:
        """Print a paragraph; further lines are indented by ``hang`` more columns."""
        for line in _wrapped(plain(text), self.width, hang):
            print(self.styled(line, style))

    def apart(self, *texts: str, style: str = "", hang: int = 0) -> None:
        """Print paragraphs after an empty line."""
        self.say()
        for text in texts:
            self.say(text, style, hang)

    def show(self, lines: Iterable[str]) -> None:
        """Print lines of a drawing or a table; only lines that are too wide are wrapped."""
        for line in lines:
            line = plain(line).rstrip()
            for part in [line] if len(line) <= self.columns else _wrapped(line, self.columns, 4):
                print(part)

    def styled(self, text: str, style: str) -> str:
        return f"\x1b[{style}m{text}\x1b[0m" if style and self.colour else text

    def ask(self) -> str | None:
        """The next line of input; None at its end."""
        try:
            line = input("> ").strip()
        except (EOFError, KeyboardInterrupt) as leaving:
            print()
            if isinstance(leaving, EOFError):
                return None
            raise
        if not self.interactive:
            print(plain(line))  # so that the transcript of a piped game can be read
        return line


def _wrapped(text: str, width: int, hang: int) -> list[str]:
    words = text.lstrip()
    indent = " " * (len(text) - len(words))
    further = indent + " " * hang
    return textwrap.wrap(words, width, initial_indent=indent, subsequent_indent=further, break_on_hyphens=False) or [""]
