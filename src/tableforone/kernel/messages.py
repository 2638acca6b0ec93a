"""Compiles message files: Fluent's parser reads them, and each message becomes a Python expression.

Compiled messages are kept in the cache folder.  They are compiled again when a file or this compiler
changes.
"""

import marshal
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from types import CodeType
from typing import Any, Final

from tableforone.kernel.caches import cache_folder, write_cache
from tableforone.kernel.meanings import FUNCTIONS, HOME, PRINTED, PSEUDO, Say, shown

BREAK: Final = re.compile(r" *\n\s*")
BUILT: Final = ".messages"  # a language that was compiled when the site was built
NAMES: Final = "printed.ftl"  # the names on cards and boards
NUMBER: Final = re.compile(r"-?\d+")
ACCENTS: Final = str.maketrans("aeiouyncAEIOU", "åéîöûýñçÅÉÎÖÛ")
INNER: Final = re.compile("⟦[^⟦⟧]*⟧")  # a message inside another, in the pseudo-language
LONGER: Final = 2 / 5  # how much longer messages of the pseudo-language are
CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
# Plural form of a whole number (CLDR).  Other languages have "one" and "other".
PLURALS: Final[dict[str, Callable[[int], str]]] = {
    "es": lambda n: "one" if n == 1 else "many" if n and n % 1_000_000 == 0 else "other",
    "fr": lambda n: "one" if n in (0, 1) else "many" if n % 1_000_000 == 0 else "other",
}


class Unreadable(ValueError):
    """A message with a syntax error; the text names the file and the line."""


def functions(folder: Path, language: str, shared: dict[str, Say]) -> dict[str, Say]:
    """The messages of a folder in one language, as functions; they may use the ``shared`` ones."""
    code = compiled(folder, language)
    rule: Callable[[int], str] = PLURALS.get(language.partition("-")[0], lambda n: "one" if n == 1 else "other")
    names: dict[str, Any] = {**FUNCTIONS, "shown": shown, "stretched": stretched, "L": language, "shared": shared}
    names["plural"] = lambda given: rule(abs(given)) if type(given) is int else given
    exec(code, names)
    found: dict[str, Say] = names["M"]
    return found


def keys(folder: Path, language: str) -> list[str]:
    """The keys of a folder's messages, in file order, without private terms."""
    return [key for key in functions(folder, language, {}) if not key.startswith("-")]


def stretched(text: str) -> str:
    """A message in the pseudo-language; the added text has blanks for line breaks.

    Messages inside it are already longer, and need no brackets of their own.

    >>> stretched("Undo"), stretched("Put one of his agents on Waterdeep Harbor")
    ('⟦Undo~⟧', '⟦Put one of his agents on Waterdeep Harbor~~~~~~~~ ~~~~~~~~⟧')
    >>> stretched("Pay ⟦3 krones~~⟧")
    '⟦Pay 3 krones~~~⟧'
    """
    more = int(len(INNER.sub("", text)) * LONGER)
    words = text.replace("⟦", "").replace("⟧", "")
    return f"⟦{words}{' '.join('~' * min(8, more - n) for n in range(0, more, 8))}⟧"


def compiled(folder: Path, language: str) -> CodeType:
    """The code of all messages of a language, cached between starts if possible."""
    for built in (folder / f"{language}{BUILT}", folder / f"{language.removesuffix(PRINTED)}{BUILT}"):
        if built.is_file():
            ready: CodeType = marshal.loads(built.read_bytes())
            return ready
    texts = [(path.name, path.read_text(encoding="utf-8")) for path in sources(folder, language)]
    made = sha256(repr([texts, language, sys.version, _makers()]).encode()).digest()
    cache = cache_folder()
    if cache is None:
        return code_of(folder, texts, language)
    place = sha256(str(folder).encode()).hexdigest()[:16]
    kept = cache / f"messages-{place}-{language}.{sys.implementation.cache_tag}"
    with suppress(OSError, ValueError, EOFError, TypeError):
        data = kept.read_bytes()
        if data.startswith(made):
            code: CodeType = marshal.loads(data[len(made) :])
            return code
    code = code_of(folder, texts, language)
    write_cache(kept, made + marshal.dumps(code))
    return code


def code_of(folder: Path, texts: Sequence[tuple[str, str]], language: str) -> CodeType:
    return compile(source(texts, language), f"{folder.name}/{language}", "exec", optimize=2)


def build(folder: Path) -> None:
    """Replace message files by compiled ones; Fluent's parser is then no longer needed."""
    places = sorted(path for path in folder.iterdir() if any(path.glob("*.ftl")))
    printed = [place.name + PRINTED for place in places if place.name != HOME and (place / NAMES).is_file()]
    for language in (*(place.name for place in places), *printed):
        texts = [(path.name, path.read_text(encoding="utf-8")) for path in sources(folder, language)]
        (folder / f"{language}{BUILT}").write_bytes(marshal.dumps(code_of(folder, texts, language)))
    for path in (path for place in places for path in place.glob("*.ftl")):
        path.unlink()


def sources(folder: Path, language: str) -> list[Path]:
    """The files of a language; the pseudo-language is made from English.

    With the ``PRINTED`` suffix, the file of printed names is the English one.
    """
    base = HOME if language == PSEUDO else language.removesuffix(PRINTED)
    files = sorted((folder / base).glob("*.ftl"))
    if base == language or language == PSEUDO:
        return files
    return [folder / HOME / NAMES if path.name == NAMES else path for path in files]


def _makers() -> list[str]:
    """The compiler's own source, for the cache key; empty where only bytecode is installed."""
    here = Path(__file__).parent
    return [path.read_text("utf-8") for name in ("messages.py", "meanings.py") if (path := here / name).is_file()]


def source(texts: Sequence[tuple[str, str]], language: str) -> str:
    """The Python source for these files."""
    lines, seen = ["M = {**shared,"], dict[str, str]()
    for name, text in texts:
        for key, expression in _entries(name, text, language):
            if key in seen:
                raise Unreadable(f"{name}: {key} is in {seen[key]} too.")
            seen[key] = name
            lines.append(f"{key!r}: lambda a: {expression},")
    return "\n".join([*lines, "}", ""])


def _entries(name: str, text: str, language: str) -> Iterator[tuple[str, str]]:
    from fluent.syntax import FluentParser, ast

    writer = Writer(language == PSEUDO)
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise Unreadable(f"{name}, line {line}: {entry.annotations[0].message}.")
        if isinstance(entry, ast.Message | ast.Term):
            mark = "-" if isinstance(entry, ast.Term) else ""
            if entry.value is not None:
                yield f"{mark}{entry.id.name}", writer.message(entry.value, bool(mark))
            for attribute in entry.attributes:
                yield f"{mark}{entry.id.name}.{attribute.id.name}", writer.message(attribute.value, bool(mark))


class Writer:
    """Writes Fluent patterns as Python expressions.

    In them ``a`` is the data, ``M`` the messages and ``L`` the language.
    """

    def __init__(self, pseudo: bool) -> None:
        self.pseudo = pseudo

    def message(self, pattern: Any, is_term: bool) -> str:
        text = self.pattern(pattern)
        if not self.pseudo or is_term:
            return text
        return f"stretched({text})"

    def pattern(self, pattern: Any) -> str:
        """A text with values in it."""
        parts: list[tuple[bool, str]] = []
        for element in pattern.elements:
            if type(element).__name__ == "TextElement":
                words = BREAK.sub(" ", element.value)
                parts.append((True, words.translate(ACCENTS) if self.pseudo else words))
            else:
                parts.append((False, self.value(element.expression)))
        if all(is_text for is_text, _ in parts):
            return repr("".join(words for _, words in parts))
        if len(parts) == 1:
            return parts[0][1]
        words = "".join(part.replace("%", "%%") if is_text else "%s" for is_text, part in parts)
        return f"{words!r} % ({', '.join(part for is_text, part in parts if not is_text)},)"

    def value(self, part: Any) -> str:
        """A part of a message as text."""
        match type(part).__name__:
            case "StringLiteral":
                return repr(part.parse()["value"])
            case "NumberLiteral":
                return repr(part.value)
            case "VariableReference":
                return f"shown(a[{part.id.name!r}], L)"
            case "MessageReference":
                return self.given(part, "{}")
            case "TermReference":
                named = part.arguments.named if part.arguments else []
                return f"M[{f'-{part.id.name}'!r}]({self.named(named)})"
            case "FunctionReference":
                if part.id.name not in FUNCTIONS:
                    raise Unreadable(f"There is no function {part.id.name}; there are {', '.join(FUNCTIONS)}.")
                forms = self.named(part.arguments.named)
                given = "".join(f"{self.given(each, forms)}, " for each in part.arguments.positional)
                return f"{part.id.name}({given}L, {forms}, M)"
            case "Placeable":
                return self.value(part.expression)
        return self.chosen(part)

    def given(self, part: Any, forms: str) -> str:
        """What a function gets; another message is said in the form that is asked for."""
        if type(part).__name__ != "MessageReference":
            return self.raw(part)
        key = part.id.name + (f".{part.attribute.name}" if part.attribute else "")
        return f"M[{key!r}]({'a' if forms == '{}' else f'{{**a, **{forms}}}'})"

    def raw(self, part: Any) -> str:
        """A value as given, not as text."""
        return f"a.get({part.id.name!r})" if type(part).__name__ == "VariableReference" else self.value(part)

    def named(self, arguments: Sequence[Any]) -> str:
        return "{" + ", ".join(f"{each.name.name!r}: {self.value(each.value)}" for each in arguments) + "}"

    def chosen(self, select: Any) -> str:
        """Choose a variant.

        A number takes its own variant, then that of its plural form; an id takes its variant;
        otherwise the default.
        """
        by = self.raw(select.selector)
        default = next(variant for variant in select.variants if variant.default)
        text = self.pattern(default.value)
        for variant in reversed(select.variants):
            if variant is not default:
                key = getattr(variant.key, "name", None) or variant.key.value
                if NUMBER.fullmatch(key):
                    test = f"{by} == {int(key)}"
                else:
                    test = f"{f'plural({by})' if key in CATEGORIES else by} == {key!r}"
                text = f"({self.pattern(variant.value)} if {test} else {text})"
        return text
