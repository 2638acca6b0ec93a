"""The command ``languages``: compares the messages of each language with the English ones."""

import argparse
from pathlib import Path
from typing import Final, NamedTuple

import tableforone
from tableforone.commands.arguments import JSON, Command, argument
from tableforone.commands.voice import m, t
from tableforone.kernel.faults import Fault
from tableforone.kernel.meanings import HOME, PSEUDO
from tableforone.kernel.messages import keys
from tableforone.kernel.speech import known_as, languages, name_of
from tableforone.kernel.untrusted import clipped
from tableforone.terminal.plain import tell, tell_json

PACKAGE = Path(tableforone.__file__).parent


class LanguagePart(NamedTuple):
    """The messages of one package in one language."""

    name: str
    there: int
    of: int
    missing: list[str]


def parts(language: str) -> list[LanguagePart]:
    """How complete each package is in this language."""
    folders = sorted({path.parents[1] for path in PACKAGE.rglob(f"voice/{HOME}/*.ftl")})
    found = []
    for folder in folders:
        english, known = keys(folder, HOME), set(keys(folder, language))
        missing = [key for key in english if key not in known]
        name = folder.parent.relative_to(PACKAGE).as_posix()
        found.append(LanguagePart(name, len(english) - len(missing), len(english), missing))
    return found


def run_languages(arguments: argparse.Namespace) -> None:
    """One line per language; for a single language, all missing messages."""
    real = [language for language in languages() if language != PSEUDO]
    if arguments.name:
        _tell_missing(arguments.name, real)
        return
    if arguments.json:
        tell_json({each: {part.name: [part.there, part.of] for part in parts(each)} for each in real})
        return
    for language in real:
        found = parts(language)
        there, every = sum(part.there for part in found), sum(part.of for part in found)
        # A language with even one message missing must not show 100%.
        share = there / every if there == every else min(there / every, 0.99)
        tell(t("language-line", id=language, name=name_of(language), share=share, n=there, all=every))


def _tell_missing(wanted: str, real: list[str]) -> None:
    language = known_as(wanted)
    if language is None or language == PSEUDO:
        raise Fault(m("wrong-language", given=clipped(wanted), languages=real))
    for part in parts(language):
        tell(t("language-part", part=part.name, n=part.there, all=part.of))
        tell(*(f"  {key}" for key in part.missing))


NAME: Final = argument("name", nargs="?", default="", metavar="NAME", about=m("help-missing"))
LANGUAGES: Final[Command] = ("languages", run_languages, (NAME, JSON))
