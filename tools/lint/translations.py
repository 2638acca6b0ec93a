"""Translations: complete, with the placeholders of English, well set, numbered and named like English."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import ast as ftl

from tableforone.kernel.meanings import HOME
from tableforone.kernel.messages import NAMES
from tableforone.kernel.rules import paragraphs
from tableforone.kernel.speech import languages, speech_of, translations
from tests.conformance.rendered import unpacked
from tests.conformance.translated import wrong_in
from tools.lint.messages import RECORDED, SRC, Voices, needs_of, package
from tools.lint.tree import Finding, Message, Tree, inside

LANGUAGES: Final = translations()
ODD: Final = re.compile(r"\bNone\b(?! on space)|<class|object at")
NAMED: Final = ("grand_austria_hotel", "lords_of_waterdeep")  # games with names on their cards
TYPED: Final = {"commands", "terminal"}  # their messages name what is typed, in English
DRAWN: Final = "drawing.ftl"  # texts with columns
OF_FILES: Final = ("file-", "deck-file")  # they name what is in a file, in English
LIKE_CODE: Final = {
    "rivals-measured": "has a command",
    "ask-place": "in Spanish, its question begins outside of the variants",
}
HOLE: Final = "X"  # stands for a placeholder


def check(tree: Tree) -> Iterator[Finding]:
    voices = Voices(tree)
    for folder in voices.folders:
        for place in sorted({path.parent for path in tree.files(folder, suffix=".ftl")} - {folder / HOME}):
            yield from other_than_english(voices, folder, place)
            if folder.is_relative_to(SRC):
                yield from wrongly_written(tree, place)
        if folder.is_relative_to(SRC):
            for language in LANGUAGES:
                yield from missing(voices, folder, language)
                yield from without_holes(voices, folder, language)
    yield from badly_said(voices)
    for spec in tree.specs:
        for language in LANGUAGES:
            yield from wrong_numbers(tree, spec.folder, language)
    for game in NAMED:
        for language in LANGUAGES:
            yield from named_elsewhere(tree, SRC / "games" / game / "voice", language)


def missing(voices: Voices, folder: Path, language: str) -> Iterator[Finding]:
    there = {each.key for path in voices.files(folder, language) for each in voices.tree.messages(path)}
    for key, message in voices.english[folder].items():
        if not key.startswith("-") and key not in there:
            path = folder / language / message.path.name
            yield voices.tree.finding(path, 1, f"there is no message {key}")


def without_holes(voices: Voices, folder: Path, language: str) -> Iterator[Finding]:
    """Placeholders that English shows and the translation does not use, not even in a message inside it."""
    there = {each.key: each for path in voices.files(folder, language) for each in voices.tree.messages(path)}
    for key, english in voices.english[folder].items():
        if key in there and not key.startswith("-"):
            own = there[key]
            for hole in sorted(shown(english.pattern) - used(own.pattern, there)):
                yield voices.tree.finding(own.path, own.line, f"{key} lacks ${hole} of English")


def shown(pattern: ftl.Pattern) -> set[str]:
    """The placeholders that a message shows as they are, not only to choose a variant."""
    filled = [each.expression for each in inside(pattern) if isinstance(each, ftl.Placeable)]
    return {each.id.name for each in filled if isinstance(each, ftl.VariableReference)}


def used(pattern: ftl.Pattern, there: dict[str, Message]) -> set[str]:
    """The placeholders of a message and of those inside it."""
    parts = list(inside(pattern))
    found = {each.id.name for each in parts if isinstance(each, ftl.VariableReference)}
    for each in parts:
        if isinstance(each, ftl.MessageReference) and each.id.name in there:
            found |= used(there[each.id.name].pattern, there)
    return found


def other_than_english(voices: Voices, folder: Path, place: Path) -> Iterator[Finding]:
    """Keys or placeholders of a translation that English does not have and no form uses."""
    tree, english = voices.tree, voices.english[folder]
    found = [each for path in tree.files(place, suffix=".ftl") for each in tree.messages(path) if each.key]
    parts = {each: list(inside(each.pattern)) for each in found}
    asked = {part.name.name for each in found for part in parts[each] if isinstance(part, ftl.NamedArgument)}
    for each in found:
        if each.key.startswith("-"):
            continue
        if each.key not in english:
            yield tree.finding(each.path, each.line, f"{each.key} is not in English")
            continue
        own = {part.id.name for part in parts[each] if isinstance(part, ftl.VariableReference)}
        for hole in sorted(own - voices.holes(folder, each.key) - asked):
            yield tree.finding(each.path, each.line, f"{each.key} has no ${hole} in English")


def wrongly_written(tree: Tree, place: Path) -> Iterator[Finding]:
    """English words, and marks that the language does not set like this, in the text of a message itself."""
    if place.parents[1].name in TYPED:
        return
    for path in tree.files(place, suffix=".ftl"):
        for each in tree.messages(path):
            if each.key and path.name != DRAWN and each.key not in LIKE_CODE and not each.key.startswith(OF_FILES):
                found = [wrong for text in texts_of(each.pattern) if (wrong := wrong_in(place.name, text))]
                if found:
                    yield tree.finding(path, each.line, f"{each.key} has “{found[0]}”")


def texts_of(pattern: ftl.Pattern) -> Iterator[str]:
    """The texts of a message, one for each variant, with a letter for each placeholder."""
    for each in inside(pattern):
        if isinstance(each, ftl.Pattern):
            yield "".join(part.value if isinstance(part, ftl.TextElement) else HOLE for part in each.elements)


def badly_said(voices: Voices) -> Iterator[Finding]:
    """Every message is said with the data of rendered.json, in every language."""
    recorded, needs = json.loads(voices.tree.text(RECORDED)), needs_of(voices)
    for folder in voices.folders:
        if not folder.is_relative_to(SRC):
            continue
        for language in languages():
            says = speech_of(folder).learn(language)
            for key, data in recorded.get(package(folder), {}).items():
                if key in says and needs[package(folder)].get(key, set()) <= data.keys():
                    try:
                        text = says[key](unpacked(data))
                    except Exception as reason:
                        text = f"None: {reason!r}"
                    if not text.strip() or ODD.search(text):
                        message = voices.english[folder][key]
                        what = f"{key} is “{text}” in {language}, with the data of rendered.json"
                        yield voices.tree.finding(message.path, message.line, what)


def wrong_numbers(tree: Tree, game: Path, language: str) -> Iterator[Finding]:
    """Translated rules have numbers of the English ones, in the same order."""
    path = game / "voice" / language / "RULES.md"
    if tree.exists(path):
        english, theirs = paragraphs(tree.text(game / "RULES.md")), paragraphs(tree.text(path))
        for number in theirs:
            if number not in english:
                yield tree.finding(path, 1, f"there is no rule {number} in English")
        known = [number for number in theirs if number in english]
        ordered = [number for number in english if number in theirs]
        for number, wanted in zip(known, ordered, strict=True):
            if number != wanted:
                yield tree.finding(path, 1, f"{number} is where {wanted} is in English")
                break


def named_elsewhere(tree: Tree, folder: Path, language: str) -> Iterator[Finding]:
    """Names of cards are in one file; messages elsewhere refer to them, so that they follow the setting."""
    speech = speech_of(folder)
    printed = [each.key for each in tree.messages(folder / HOME / NAMES) if not each.key.startswith("-")]
    english, theirs = ({key: speech.said(each, key, {}).casefold() for key in printed} for each in (HOME, language))
    names = {name for key, name in theirs.items() if name not in english[key] and not name[-1].isdigit()}
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(names)))})(?!\w)")
    for path in tree.files(folder / language, suffix=".ftl"):
        if path.name != NAMES:
            for each in tree.messages(path):
                for text in texts_of(each.pattern):
                    if found := pattern.search(re.sub(r"\s+", " ", text).casefold()):
                        what = f"{each.key} writes the name “{found[0]}” instead of its message"
                        yield tree.finding(path, each.line, what)
