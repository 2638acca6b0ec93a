"""Messages: files can be read, keys and their uses match, data and placeholders match."""

import ast
import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import ast as ftl
from jinja2 import nodes

from tableforone.kernel import lesson
from tableforone.kernel.data import read_tables
from tableforone.kernel.meanings import HOME, PSEUDO
from tableforone.kernel.messages import Unreadable, Writer
from tableforone.kernel.spec import MOMENTS, GameSpec
from tableforone.kernel.speech import KERNEL
from tableforone.pages.looks import key_of
from tools.lint.tree import ROOT, Finding, Tree, inside

SRC: Final = ROOT / "src" / "tableforone"
EXAMPLES: Final = ROOT / "examples"
RECORDED: Final = ROOT / "tests" / "conformance" / "rendered.json"
SAYS: Final = ("t", "m", "says", "deed", "piece")
LATER: Final = {"file", "reason"}  # data that a fault about a file adds to its message
IN_COMPILED: Final = {  # of the kernel, used by compiled messages
    "list-none", "list-and", "list-or", "list-semicolon", "number-group", "number-point", "number-percent",
    "language-name",
}  # fmt: skip
TRANSLATED_TITLE: Final = "game-name"
NEEDLESS: Final = ("look-strength", "look-fact-", "look-level-", "look-says-")  # a look may lack these
MARKS: Final = re.compile(r"\d %|\} %| : |’s’")
Constants = tuple[set[str], list[re.Pattern[str]]]  # of some code: its strings, and patterns of composed ones


class Use(NamedTuple):
    """A use of a message: where, its possible keys, and its data (None if unknown)."""

    path: Path
    line: int
    folder: Path
    keys: list[str]
    data: set[str] | None


def check(tree: Tree) -> Iterator[Finding]:
    voices = Voices(tree)
    for folder in voices.folders:
        yield from unreadable(voices, folder)
        yield from unknown(voices, folder)
        yield from unused(voices, folder)
        yield from wrong_data(voices, folder)
        yield from in_kernel_too(voices, folder)
        yield from badly_set(voices, folder)
        yield from not_recorded(voices, folder)
    yield from undeclared(voices)


class Voices:
    """The English messages of all packages, and the code that uses them."""

    def __init__(self, tree: Tree) -> None:
        self.tree: Final = tree
        roots = ("src", "examples")
        self.folders: Final = sorted(
            {path.parents[1] for path in tree.files(*roots, suffix=".ftl") if path.parts[-3:-1] == ("voice", HOME)}
        )
        self.english: Final = {
            folder: {each.key: each for path in self.files(folder, HOME) for each in tree.messages(path) if each.key}
            for folder in self.folders
        }
        examples = [
            path for path in tree.files("examples", suffix=".py") if "/tests/" not in f"{path.relative_to(ROOT)}"
        ]
        self.modules: Final = [*tree.files(SRC, suffix=".py"), *examples]
        self.templates: Final = tree.files(*roots, suffix=".html")
        self.games: Final = [spec for spec in tree.specs if spec.speech.folder in self.folders]
        self._constants: dict[Path, Constants] = {}

    def files(self, folder: Path, language: str) -> list[Path]:
        return self.tree.files(folder / language, suffix=".ftl")

    def first(self, folder: Path) -> Path:
        """The file of a package for findings that have no line."""
        return self.files(folder, HOME)[0]

    def known(self, folder: Path) -> set[str]:
        """The keys that a package may use: its own and those of the kernel."""
        return self.english[folder].keys() | self.english[KERNEL].keys()

    def holes(self, folder: Path, key: str) -> set[str]:
        """The data that a message needs, including that of messages inside it."""
        message = self.english[folder].get(key) or self.english[KERNEL].get(key)
        parts = list(inside(message.pattern)) if message else []
        found = {each.id.name for each in parts if isinstance(each, ftl.VariableReference)}
        for each in parts:
            if isinstance(each, ftl.MessageReference):
                found |= self.holes(folder, each.id.name)
        return found

    @cached_property
    def voice_of(self) -> dict[Path, Path]:
        """The folder of the messages that a module uses."""
        found = {path: imported(path, self.tree.module(path), self.folders) for path in self.modules}
        found[SRC / "coach" / "reasons.py"] = SRC / "coach" / "voice"  # the module `puzzles` says what it names
        return {path: folder for path, folder in found.items() if folder}

    @cached_property
    def uses(self) -> list[Use]:
        """Every ``t("key", ...)``, ``m("key", ...)``, ``deed("key", "key", ...)`` and ``piece(t, "key", ...)``."""
        found = [use for path, folder in self.voice_of.items() for use in uses_in(self.tree, path, folder)]
        return found + [use for path in self.templates for use in self.uses_in_template(path)]

    def uses_in_template(self, path: Path) -> Iterator[Use]:
        folder = voice_of_template(path)
        for call in self.tree.template(path).find_all(nodes.Call):
            if isinstance(call.node, nodes.Name) and call.node.name in ("t", "say"):
                keys = [each.value for each in call.find_all(nodes.Const) if each.value in self.english[folder]]
                if isinstance(first := call.args[0], nodes.Const):
                    keys = [first.value]
                yield Use(path, call.lineno, folder, keys, {each.key for each in call.kwargs})

    def constants(self, path: Path) -> Constants:
        if path not in self._constants:
            self._constants[path] = constants_in(self.tree.nodes(path))
        return self._constants[path]

    @cached_property
    def in_templates(self) -> Constants:
        texts, made = set[str](), []
        for path in self.templates:
            template = self.tree.template(path)
            texts |= {each.value for each in template.find_all(nodes.Const) if isinstance(each.value, str)}
            for joined in template.find_all(nodes.Concat):
                parts = [re.escape(e.value) if isinstance(e, nodes.Const) else ".+" for e in joined.nodes]
                made.append(re.compile("".join(parts)))
        return texts, [pattern for pattern in made if pattern.pattern.strip(".+")]

    def words_of(self, folder: Path) -> Constants:
        """All string constants of the code that uses these messages, and patterns of composed keys."""
        return together([self.in_templates, *(self.constants(path) for path in self.speakers(folder))])

    def speakers(self, folder: Path) -> list[Path]:
        return [path for path, voice in self.voice_of.items() if voice == folder]

    def ids_of(self, folder: Path) -> Constants:
        """All string constants of the game in this folder, and patterns of composed ones."""
        return together([self.constants(path) for path in self.modules if path.is_relative_to(folder.parent)])

    def referred(self, folder: Path) -> set[str]:
        """The messages that other messages refer to."""
        found = set()
        for message in self.english[folder].values():
            for each in inside(message.pattern):
                if isinstance(each, ftl.MessageReference):
                    found.add(each.id.name + (f".{each.attribute.name}" if each.attribute else ""))
                if isinstance(each, ftl.TermReference):
                    found.add(f"-{each.id.name}")
        return found


@cache
def needs() -> dict[str, dict[str, set[str]]]:
    """The messages that need data, by package and key, with the names of their data."""
    return needs_of(Voices(Tree()))


def needs_of(voices: Voices) -> dict[str, dict[str, set[str]]]:
    found: dict[str, dict[str, set[str]]] = {}
    for folder in voices.folders:
        if folder.is_relative_to(SRC):
            data = {key: voices.holes(folder, key) for key in voices.english[folder] if not key.startswith("-")}
            found[package(folder)] = {key: names for key, names in data.items() if names}
    return found


def package(folder: Path) -> str:
    """The name of a package in the recorded data, from the folder of its messages."""
    return folder.parent.relative_to(SRC).as_posix()


def imported(path: Path, module: ast.Module, folders: list[Path]) -> Path | None:
    """The folder of the messages whose ``t`` or ``m`` a module imports."""
    for node in module.body:
        if isinstance(node, ast.ImportFrom) and {"t", "m", "t_in_page"} & {each.name for each in node.names}:
            parts = (node.module or "").split(".") if node.module else []
            folder = path.parents[node.level - 1].joinpath(*parts) if node.level else SRC.joinpath(*parts[1:])
            if parts[-1:] == ["says"] and "games" in path.parts:  # the rules of a game
                folder = SRC / "games" / path.relative_to(SRC / "games").parts[0] / "voice"
            if folder in folders:
                return folder
    return None


def voice_of_template(path: Path) -> Path:
    """The folder of the messages that a template uses: those of its game or package."""
    if path.is_relative_to(EXAMPLES):
        return EXAMPLES / path.relative_to(EXAMPLES).parts[0] / "voice"
    parts = path.relative_to(SRC).parts
    return SRC.joinpath(*parts[: 2 if parts[0] == "games" else 1], "voice")


def uses_in(tree: Tree, path: Path, folder: Path) -> Iterator[Use]:
    for node in tree.nodes(path):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYS:
            named = {each.arg for each in node.keywords}
            texts = node.args[:2] if node.func.id == "deed" else node.args  # then kinds of events
            keys = [key for each in texts for key in keys_in(each) if key]
            if node.func.id == "piece":  # its other arguments are rules, and what it means now
                keys, named = [f"{keys[0]}{part}" for part in ("", "-kind", "-text")], named - {"now"}
            data = None if None in named else {str(each) for each in named}
            yield Use(path, node.lineno, folder, keys, data)


def keys_in(node: ast.expr) -> list[str]:
    """The possible keys of an expression."""
    if isinstance(node, ast.IfExp):
        return keys_in(node.body) + keys_in(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def constants_in(parts: list[ast.AST]) -> Constants:
    """All string constants of a module, and patterns of f-strings."""
    texts, made = set[str](), []
    for node in parts:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts.add(node.value)
        if isinstance(node, ast.JoinedStr):
            pieces = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
            made.append(re.compile("".join(pieces)))
    return texts, [pattern for pattern in made if pattern.pattern.strip(".+")]


def together(found: list[Constants]) -> Constants:
    return set().union(*(texts for texts, _ in found)), [pattern for _, made in found for pattern in made]


# --- what is found


def unreadable(voices: Voices, folder: Path) -> Iterator[Finding]:
    """Syntax errors, functions that do not exist, keys that are there twice: in every language."""
    tree = voices.tree
    for place in sorted({path.parent for path in tree.files(folder, suffix=".ftl")}):
        found = [each for path in tree.files(place, suffix=".ftl") for each in tree.messages(path)]
        times = Counter(each.key for each in found)
        for each in found:
            if not each.key:
                yield tree.finding(each.path, each.line, f"cannot be read: {each.pattern}")
            elif times[each.key] > 1:
                yield tree.finding(each.path, each.line, f"{each.key} is there {times[each.key]} times")
            else:
                try:
                    Writer(place.name == PSEUDO).message(each.pattern, each.key.startswith("-"))
                except Unreadable as reason:
                    yield tree.finding(each.path, each.line, f"{each.key} cannot be read: {reason}")


def unknown(voices: Voices, folder: Path) -> Iterator[Finding]:
    """Keys that are used and do not exist."""
    for use in voices.uses:
        if use.folder == folder:
            for key in use.keys:
                if key not in voices.known(folder):
                    yield voices.tree.finding(use.path, use.line, f"there is no message {key}")


def unused(voices: Voices, folder: Path) -> Iterator[Finding]:
    """Messages that nothing uses."""
    texts, made = voices.words_of(folder)
    texts = texts | voices.referred(folder) | {TRANSLATED_TITLE} | keys_of_lessons(voices, folder)
    texts |= {key for use in voices.uses if use.folder == folder for key in use.keys}
    # the kernel has the options of every companion, and a row that all games share
    speaking = [spec for spec in voices.games if folder in (KERNEL, spec.speech.folder)]
    texts |= {key for spec in speaking for key, _ in keys_of(spec)}
    if folder == KERNEL:
        texts |= IN_COMPILED
    ids = voices.ids_of(folder)
    for key, message in voices.english[folder].items():
        if key not in texts and not any(each.fullmatch(key) for each in made) and not says_an_id(key, *ids):
            yield voices.tree.finding(message.path, message.line, f"nothing uses {key}")


def says_an_id(key: str, ids: set[str], made: list[re.Pattern[str]]) -> bool:
    """Whether a key belongs to a line of the final scoring or a result named in the rules."""
    kind, _, name = key.partition("-")
    return kind in ("score", "result") and (name in ids or any(each.fullmatch(name) for each in made))


def wrong_data(voices: Voices, folder: Path) -> Iterator[Finding]:
    """Uses that lack the data of their message, or have other data."""
    known = voices.known(folder)
    for use in voices.uses:
        if use.folder != folder or use.data is None or not use.keys:
            continue
        wanted = [voices.holes(folder, key) for key in use.keys if key in known]
        lacks = set().union(*wanted) - use.data - LATER
        more = use.data - set().union(*wanted) if len(use.keys) == len(wanted) else set()
        for names, what in ((lacks, "lacks the data"), (more, "does not use the data")):
            if names:
                yield voices.tree.finding(use.path, use.line, f"{' '.join(use.keys)} {what} {', '.join(sorted(names))}")


def in_kernel_too(voices: Voices, folder: Path) -> Iterator[Finding]:
    """A package has its own keys."""
    for key, message in voices.english[folder].items():
        if folder != KERNEL and key in voices.english[KERNEL]:
            yield voices.tree.finding(message.path, message.line, f"{key} is a message of the kernel, too")


def badly_set(voices: Voices, folder: Path) -> Iterator[Finding]:
    """Percent signs, colons and genitives are set as in the style guide."""
    for key, message in voices.english[folder].items():
        if message.path.stem != "character":  # characters may use any words
            for each in inside(message.pattern):
                if isinstance(each, ftl.TextElement) and (found := MARKS.search(each.value)):
                    yield voices.tree.finding(message.path, message.line, f"{key} has “{found[0]}”")


def not_recorded(voices: Voices, folder: Path) -> Iterator[Finding]:
    """Messages with data that no game and no test has said: nothing shows that they can be said."""
    if not folder.is_relative_to(SRC):
        return
    recorded = json.loads(voices.tree.text(RECORDED)).get(package(folder), {})
    for key, message in voices.english[folder].items():
        if not key.startswith("-") and not voices.holes(folder, key) <= recorded.get(key, {}).keys():
            what = f"{key} has no data in rendered.json: `make rendered`, or add them by hand"
            yield voices.tree.finding(message.path, message.line, what)


def undeclared(voices: Voices) -> Iterator[Finding]:
    """Declarations of games without their message."""
    for spec in voices.games:
        wanted = [(key, what) for key, what in keys_of(spec) if what != "about"]
        wanted += [(f"module-{module}.about", "module") for module in (*spec.modules, *spec.refused_modules)]
        if (spec.face / "templates" / "look.toml").is_file():
            needed = [key for key in keys_of_look(spec) if not key.startswith(NEEDLESS) and not key.endswith(".needs")]
            wanted += [(key, "look") for key in needed]
        for key, what in wanted:
            if key not in voices.known(spec.speech.folder):
                where = voices.first(spec.speech.folder)
                yield voices.tree.finding(where, 1, f"there is no message {key} ({what}), which {spec.id} declares")


# --- what games declare


def keys_of(spec: GameSpec) -> Iterator[tuple[str, str]]:
    """The keys for all declarations; those of kind "about" are explanations and optional."""
    yield "primer", "the game in short"
    for level in spec.levels:
        yield f"level-{level}", "name"
        yield f"level-{level}.about", "about"
    for module in (*spec.modules, *spec.refused_modules):
        yield f"module-{module}", "name"
        yield f"module-{module}.about", "about"
    for option in (*spec.options, *(spec.companion.instead["options"] if spec.companion else ())):
        yield option.key, "option"
        yield f"{option.key}.about", "about"
        for choice in option.choices:
            yield f"{option.key}-{choice}", "choice"
            yield f"{option.key}-{choice}.about", "about"
    for decision in spec.decisions:
        yield from ((f"row-{row.key}", f"row {row.rule}") for row in decision.rows)
    yield from ((f"field-{field.name}", "field") for field in spec.fields)
    yield from ((f"{who.lower()}-{moment}", "about") for who in spec.opponents for moment in MOMENTS)
    yield from ((amount, "amount") for amount in (*spec.causes.amounts, *spec.causes.theirs))
    yield from ((key, "about") for key in keys_of_look(spec))
    for chapter in read_tables(spec.face / "templates" / "guide.toml", optional=True).get("chapter", ()):
        key = f"guide-{chapter['id']}"
        yield key, "chapter"
        yield from ((f"{key}.{each}", "about") for each in ("when", "caption"))
        yield from ((f"{key}-{part}-{n}", "about") for part in ("text", "row", "sheet") for n in range(1, 20))


def keys_of_look(spec: GameSpec) -> Iterator[str]:
    """The possible keys for the look of a game."""
    look = read_tables(spec.face / "templates" / "look.toml", optional=True)
    yield from ("look-about", "look-strength", *(f"look-fact-{n}" for n in range(1, 9)))
    yield from (f"look-level-{level}" for level in spec.levels)
    yield from (f"look-says-{opponent}" for opponent in spec.opponents)
    for name in look.get("symbols", ()):
        yield from (f"symbol-{name}", f"symbol-{name}.means")
    for table, kind in (("kinds", "kind"), ("steps", "step")):
        for key in (key_of(kind, name) for name in look.get(table, {})):
            yield from (key, f"{key}.needs")


def keys_of_lessons(voices: Voices, folder: Path) -> set[str]:
    """The keys of a game's lessons."""
    found: set[str] = set()

    def say(key: str, **pins: str) -> str:
        found.add(key)
        return ""

    for spec in voices.games:
        if spec.folder == folder.parent:
            for data in lesson.read(spec):
                lesson.put_into_words(data, say)
    return found
