"""Tests of message files: they parse, keys and uses match, data and placeholders match."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from jinja2 import Environment, nodes

import tableforone
from tableforone import games
from tableforone.kernel import lesson, messages
from tableforone.kernel.data import read_tables
from tableforone.kernel.meanings import HOME, PSEUDO
from tableforone.kernel.spec import MOMENTS, GameSpec
from tableforone.kernel.speech import KERNEL
from tableforone.pages.looks import key_of
from tests.conformance.shelf import importable

SRC = Path(tableforone.__file__).parent
EXAMPLES = Path(__file__).parents[2] / "examples"
FOLDERS = sorted({path.parents[1] for root in (SRC, EXAMPLES) for path in root.rglob(f"voice/{HOME}/*.ftl")})
GAMES = [spec for spec in importable() if spec.speech.folder in FOLDERS]
LATER = {"file", "reason"}  # data that a fault about a file adds to its message
# Words that the glossary and the style rules replace. Some are not listed because they are right
# with another meaning: a real table, the box of a game, to keep gold, to watch the opponent, an
# answer at a real table, to get a board at the start, the whole game in a link, the seed on the
# command line, the display of fields.
NOT = (
    "take back|taken back|take-back|do again|sit down|lay the table|set the table|go on|(?<!--)resume|rival|neighbour"
    "|look back|looked back|readings|this reading|our reading|guess|guessed|rebuilt|ours|deal of the day|days? in a row"
    "|on offer|only one answer|any moment|evenings|stored|save as a file|take along|copy of a day|copies"
    "|struck|passed over|tips?|advice|your chance|chance to win|whiskers?|played on|cautious|careful|quiet line"
    "|first game with the host|guided game|on one page|at your own table|facts?|told|mend|mended|your deck|own deck"
    "|(?<!\\[)cells?|at a glance|let in|send away|steps? with the Emperor|receives?|received|gives? back|presents?"
    "|VP(?! token)|turn over|turns over"
    "|anew|whoever|somebody|so many|likewise|thereby|dear|dearest|aloud|in vain|the lot|for nothing|per cent"
)
FORBIDDEN = re.compile(rf"\b({NOT})\b", re.IGNORECASE)
PRINTED = {  # exceptions
    "quest-take_over_rival_organization": "the name of a card",
    "field-temple_counts": "a field next to another",
}
PERCENT = re.compile(r"\d %|\} %| : |’s’")


def name(folder: Path) -> str:
    return folder.relative_to(SRC if folder.is_relative_to(SRC) else EXAMPLES).as_posix()


@cache
def english(folder: Path) -> dict[str, Any]:
    """The messages of a folder by key, as Fluent's own parser reads them."""
    return {key: pattern for path in sorted((folder / HOME).glob("*.ftl")) for key, pattern in patterns(path)}


def patterns(path: Path) -> Iterator[tuple[str, Any]]:
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            mark = "-" if isinstance(entry, ftl.Term) else ""
            if entry.value is not None:
                yield mark + entry.id.name, entry.value
            yield from ((f"{mark}{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes)


def inside(node: Any) -> Iterator[Any]:
    """A part of a message and everything inside it."""
    yield node
    for value in vars(node).values() if isinstance(node, ftl.BaseNode) else node if isinstance(node, list) else ():
        if isinstance(value, ftl.BaseNode | list):
            yield from inside(value)


def holes(folder: Path, key: str) -> set[str]:
    """The data that a message needs, including that of messages inside it."""
    pattern = english(folder).get(key) or english(KERNEL)[key]
    found = {each.id.name for each in inside(pattern) if isinstance(each, ftl.VariableReference)}
    for each in inside(pattern):
        if isinstance(each, ftl.MessageReference):
            found |= holes(folder, each.id.name)
    return found


@cache
def needs() -> dict[str, dict[str, set[str]]]:
    """The messages that need data, by package and key, with the names of their data."""
    ours = [folder for folder in FOLDERS if folder.is_relative_to(SRC)]
    found = {name(folder.parent): {key: holes(folder, key) for key in english(folder)} for folder in ours}
    return {each: {key: data for key, data in keys.items() if data and key[0] != "-"} for each, keys in found.items()}


class Use(NamedTuple):
    """A use of a message: where, its possible keys, and its data (None if unknown)."""

    where: str
    folder: Path
    keys: list[str]
    data: set[str] | None


def sources() -> list[Path]:
    return [*sorted(SRC.rglob("*.py")), *sorted(each for each in EXAMPLES.rglob("*.py") if "tests" not in each.parts)]


@cache
def modules() -> list[tuple[Path, ast.Module, Path | None]]:
    """All modules, with the folder of the messages they use."""
    trees = [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sources()]
    return [(path, tree, voice_of(path, tree)) for path, tree in trees]


def pages() -> list[Path]:
    return [*sorted(SRC.rglob("*.html")), *sorted(EXAMPLES.rglob("*.html"))]


@cache
def templates() -> list[tuple[Path, nodes.Template]]:
    return [(path, Environment().parse(path.read_text(encoding="utf-8"))) for path in pages()]


def voice_of(path: Path, tree: ast.Module) -> Path | None:
    """The folder of the messages that a module uses."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and {"t", "m", "t_in_page"} & {each.name for each in node.names}:
            parts = (node.module or "").split(".") if node.module else []
            folder = path.parents[node.level - 1].joinpath(*parts) if node.level else SRC.joinpath(*parts[1:])
            if parts[-1:] == ["says"] and "games" in path.parts:  # the rules of a game
                folder = SRC / "games" / path.relative_to(SRC / "games").parts[0] / "voice"
            if folder in FOLDERS:
                return folder
    if path == SRC / "coach" / "reasons.py":  # the module `puzzles` says what it names
        return path.parent / "voice"
    return None


def voice_of_template(path: Path) -> Path:
    """The folder of the messages that a template uses: those of its game or package."""
    if path.is_relative_to(EXAMPLES):
        return EXAMPLES / path.relative_to(EXAMPLES).parts[0] / "voice"
    parts = path.relative_to(SRC).parts
    return SRC.joinpath(*parts[: 2 if parts[0] == "games" else 1], "voice")


def keys_in(node: ast.expr) -> list[str]:
    """The possible keys of an expression."""
    if isinstance(node, ast.IfExp):
        return keys_in(node.body) + keys_in(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@cache
def uses() -> list[Use]:
    """Every ``t("key", ...)``, ``m("key", ...)``, ``deed("key", "key", ...)`` and ``piece(t, "key", ...)``."""
    found = []
    for path, tree, folder in modules():
        if folder is None:
            continue
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("t", "m", "says", "deed", "piece")
            ):
                named = {each.arg for each in node.keywords}
                texts = node.args[:2] if node.func.id == "deed" else node.args  # then kinds of events
                keys = [key for each in texts for key in keys_in(each) if key]
                if node.func.id == "piece":  # its other arguments are rules, and what it means now
                    keys, named = [f"{keys[0]}{part}" for part in ("", "-kind", "-text")], named - {"now"}
                data = None if None in named else {str(each) for each in named}
                where = f"{path.parent.name}/{path.name}:{node.lineno}"
                found.append(Use(where, folder, keys, data))
    for path, template in templates():
        folder = voice_of_template(path)
        for call in template.find_all(nodes.Call):
            if isinstance(call.node, nodes.Name) and call.node.name == "t":
                keys = [each.value for each in call.find_all(nodes.Const) if each.value in english(folder)]
                first = call.args[0]
                if isinstance(first, nodes.Const):
                    keys = [first.value]
                found.append(Use(path.name, folder, keys, {each.key for each in call.kwargs}))
    return found


@cache
def words_of(folder: Path) -> tuple[set[str], list[re.Pattern[str]]]:
    """All string constants of the code that uses these messages, and patterns of composed keys."""
    texts, made = set[str](), []
    for _, tree, said in modules():
        if said == folder:
            found, patterns_found = constants(tree)
            texts |= found
            made += patterns_found
    for _, template in templates():
        texts |= {each.value for each in template.find_all(nodes.Const) if isinstance(each.value, str)}
        for joined in template.find_all(nodes.Concat):
            parts = [re.escape(e.value) if isinstance(e, nodes.Const) else ".+" for e in joined.nodes]
            made.append(re.compile("".join(parts)))
    return texts, [pattern for pattern in made if pattern.pattern.strip(".+")]


def declared(folder: Path) -> dict[str, str]:
    """The messages for the declarations of the game in this folder: their keys and purposes."""
    return {key: what for spec in GAMES if spec.speech.folder == folder for key, what in keys_of(spec)}


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


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_whatever_the_look_of_a_game_names_has_its_message(spec: GameSpec) -> None:
    may_be_missing = ("look-strength", "look-fact-", "look-level-", "look-says-")
    keys = [key for key in keys_of_look(spec) if not key.startswith(may_be_missing) and not key.endswith(".needs")]
    if (spec.face / "templates" / "look.toml").is_file() and not spec.companion_of:
        assert [key for key in keys if not spec.speech.knows(key)] == []


def kernel_options(folder: Path) -> set[str]:
    """The keys of options that every companion has, and of the row that all games share."""
    return {key for spec in GAMES for key, _ in keys_of(spec)} if folder == KERNEL else set()


@cache
def ids_of(folder: Path) -> tuple[set[str], list[re.Pattern[str]]]:
    """All string constants of the game in this folder, and patterns of composed ones."""
    texts, made = set[str](), []
    for path, tree, _ in modules():
        if path.is_relative_to(folder.parent):
            found, parts = constants(tree)
            texts |= found
            made += parts
    return texts, made


def says_an_id(key: str, ids: set[str], made: list[re.Pattern[str]]) -> bool:
    """Whether a key belongs to a line of the final scoring or a result named in the rules."""
    kind, _, name = key.partition("-")
    return kind in ("score", "result") and (name in ids or any(each.fullmatch(name) for each in made))


def constants(tree: ast.Module) -> tuple[set[str], list[re.Pattern[str]]]:
    """All string constants of a module, and patterns of f-strings."""
    texts, made = set[str](), []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts.add(node.value)
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
            made.append(re.compile("".join(parts)))
    return texts, [pattern for pattern in made if pattern.pattern.strip(".+")]


def referred(folder: Path) -> set[str]:
    """The messages that other messages refer to."""
    found = set()
    for pattern in english(folder).values():
        for each in inside(pattern):
            if isinstance(each, ftl.MessageReference):
                found.add(each.id.name + (f".{each.attribute.name}" if each.attribute else ""))
            if isinstance(each, ftl.TermReference):
                found.add(f"-{each.id.name}")
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_every_file_parses_and_our_compiler_finds_the_same_keys(folder: Path) -> None:
    assert len(english(folder)) > 5
    assert set(messages.functions(folder, HOME, {})) == set(english(folder))
    assert set(messages.functions(folder, PSEUDO, {})) == set(english(folder))


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_every_key_that_is_used_exists(folder: Path) -> None:
    known = english(folder).keys() | english(KERNEL).keys()
    missing = [f"{use.where} {key}" for use in uses() if use.folder == folder for key in use.keys if key not in known]
    assert missing == []


def keys_of_lessons(folder: Path) -> set[str]:
    """The keys of a game's lessons."""
    found: set[str] = set()

    def say(key: str, **pins: str) -> str:
        found.add(key)
        return ""

    for data in next((lesson.read(spec) for spec in games.all_games() if spec.folder == folder), []):
        lesson.put_into_words(data, say)
    return found


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_whatever_a_game_declares_has_its_message(spec: GameSpec) -> None:
    missing = [f"{key} ({what})" for key, what in keys_of(spec) if what != "about" and not spec.speech.knows(key)]
    missing += [module for module in (*spec.modules, *spec.refused_modules) if not spec.module_about(module)]
    assert missing == []


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_every_key_is_used(folder: Path) -> None:
    texts, made = words_of(folder)
    texts = texts | referred(folder)
    if folder == KERNEL:  # used by compiled messages
        texts |= {"list-none", "list-and", "list-or", "list-semicolon", "number-group", "number-point"}
        texts |= {"number-percent", "language-name"}
    texts |= keys_of_lessons(folder.parent) | {key for use in uses() if use.folder == folder for key in use.keys}
    texts |= declared(folder).keys() | kernel_options(folder) | {"game-name"}  # a translated title
    unused = [key for key in english(folder) if key not in texts and not any(p.fullmatch(key) for p in made)]
    ids, patterns_of_ids = ids_of(folder)
    unused = [key for key in unused if not says_an_id(key, ids, patterns_of_ids)]
    assert unused == []


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_every_message_gets_its_data_and_uses_it(folder: Path) -> None:
    known = english(folder).keys() | english(KERNEL).keys()
    wrong = []
    for use in uses():
        if use.folder != folder or use.data is None or not use.keys:
            continue
        needs = [holes(folder, key) for key in use.keys if key in known]
        lacks = set().union(*needs) - use.data - LATER
        unused = use.data - set().union(*needs) if len(use.keys) == len(needs) else set()
        if lacks or unused:
            wrong.append(f"{use.where} {use.keys}: lacks {sorted(lacks)}, does not use {sorted(unused)}")
    assert wrong == []


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_a_package_has_its_own_keys(folder: Path) -> None:
    assert folder == KERNEL or not english(folder).keys() & english(KERNEL).keys()


def test_translations_have_the_keys_and_holes_of_english() -> None:
    wrong = []
    for folder in FOLDERS:
        for place in sorted(path for path in folder.iterdir() if path.is_dir() and any(path.glob("*.ftl"))):
            wrong += wrong_in(folder, place)
    assert wrong == []


def wrong_in(folder: Path, place: Path) -> list[str]:
    """Keys or placeholders of a translation that English does not have and no form uses."""
    found = [(key, pattern) for path in sorted(place.glob("*.ftl")) for key, pattern in patterns(path)]
    asked = {each.name.name for _, pattern in found for each in inside(pattern) if isinstance(each, ftl.NamedArgument)}
    wrong = []
    for key, pattern in found:
        if key.startswith("-"):
            continue
        if key not in english(folder):
            wrong.append(f"{name(place)}: {key} is not in English")
            continue
        own = {each.id.name for each in inside(pattern) if isinstance(each, ftl.VariableReference)}
        wrong += [f"{name(place)}: {key} has no ${hole}" for hole in sorted(own - holes(folder, key) - asked)]
    return wrong


def test_a_wrong_translation_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.conformance.test_messages.name", lambda folder: folder.name)
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "all.ftl").write_text(
        "seed-range = Stufe { $seed }, { $rang }\nerfunden = Ja\nno-game = { FORM($game, kasus: 'x') } { $kasus }",
        encoding="utf-8",
    )
    text = (tmp_path / "de" / "all.ftl").read_text(encoding="utf-8").replace("'x'", '"x"')
    (tmp_path / "de" / "all.ftl").write_text(text, encoding="utf-8")
    assert wrong_in(KERNEL, tmp_path / "de") == ["de: seed-range has no $rang", "de: erfunden is not in English"]


@pytest.mark.parametrize("folder", FOLDERS, ids=name)
def test_the_glossary_is_kept(folder: Path) -> None:
    wrong = []
    texts = [
        path for path in sorted((folder / HOME).glob("*.ftl")) if path.stem != "character"
    ]  # characters may use any words
    for key, pattern in [each for path in texts for each in patterns(path)]:
        for each in inside(pattern):
            if (
                isinstance(each, ftl.TextElement)
                and key not in PRINTED
                and (found := FORBIDDEN.search(each.value) or PERCENT.search(each.value))
            ):
                wrong.append(f"{key}: {found[0]} in {each.value!r}")
    assert wrong == []


# --- texts that are not messages yet

LEFT: dict[str, int] = {  # words in sentences in .py files, by folder; may only decrease
    "env": 100,  # names of observations and the pages of docs/dictionary, which are in English
    "kernel": 68,  # Python code generated by kernel/fields.py and kernel/rows.py
    "players": 3,  # training output
}
IDS = {  # names of things in a view, shown to programs by /api: they look like words
    "large orders": "completed orders, by kind",
    "green potion": "a good",
    "purple potion": "a good",
    "pay any": "a symbol",
}
# programming errors, not for users
MISTAKES = ("ValueError", "AssertionError", "KeyError", "TypeError", "Unreadable")
SENTENCE = re.compile(r"[A-Za-z’']{2,}[,:;.]? [a-zA-Z]{2,}")
NO_SENTENCE = re.compile(
    r"\s*(PRAGMA|SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|BEGIN|ORDER|WHERE|FROM|def |class |from |import |<|\["
    r"|```|default-src|'; font-src|attachment;|public, max-age|; Path=|event: |basicConstraints|\w+\[[\w, ]+\]$"  # HTTP
    r"|tableforone \w+|python -m|Application Support|[Tt]able for [Oo]ne(,| on| Bench)? ?$"  # commands, the name
    # argparse texts, which messages replace
    r"|argument \(\?P|the following arguments|unrecognized arguments"
    r"|(?P<typed>\w+)( \w+)?, (?P=typed) [\w.]+$|\w+ FILE$)"  # typed by a player: "undo, undo 3"
)


def gives_ids(path: Path) -> bool:
    """Whether a module names words, events, decisions or things, which saved games contain."""
    return "games" in path.parts and (bool({"rules", "opponent"} & set(path.parts)) or path.name == "words.py")


def room_of(path: Path) -> str:
    """The folder for which words are counted: a package or one game."""
    parts = path.relative_to(SRC).parts
    return "/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0] if len(parts) > 1 else "."


@cache
def ids_in(room: str) -> set[str]:
    """A game's names for words, events, decisions and things, and its printed title."""
    found = {*IDS, *(spec.title for spec in GAMES)} if room.startswith("games/") else set()
    for path, tree, _ in modules():
        if room.startswith("games/") and path.is_relative_to(SRC / room):
            found |= constants(tree)[0] if gives_ids(path) else kinds_of_events(tree)
    return found


def kinds_of_events(tree: ast.Module) -> set[str]:
    """``tell(p, ("you place", ...))``: the first part of an event is its kind."""
    told = [
        node.args[1]
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and len(node.args) == 2
        and isinstance(node.func, ast.Name)
        and node.func.id == "tell"
    ]
    return {key for event in told if isinstance(event, ast.Tuple) for key in keys_in(event.elts[0])}


def sentences(tree: ast.Module, whole: bool = False) -> Iterator[str]:
    """The texts of a module for users: sentences that are not docstrings or programming errors.

    ``whole``: only texts that end like a sentence.
    """
    apart = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            apart |= {id(each) for each in ast.walk(node.value) if isinstance(node.value, ast.Constant)}
        if isinstance(node, ast.Assert) and node.msg is not None:
            apart |= {id(each) for each in ast.walk(node.msg)}
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and isinstance(node.exc.func, ast.Name):
            if node.exc.func.id in MISTAKES:
                apart |= {id(each) for each in ast.walk(node.exc)}
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("LOG.exception", "LOG.warning", "self.write"):
            apart |= {id(each) for each in ast.walk(node)}  # log messages and generated code
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in apart:
            if SENTENCE.search(node.value) and not NO_SENTENCE.match(node.value) and "</" not in node.value:
                if not whole or node.value.rstrip().endswith((".", "?", "!", ";", ":", ",")):
                    yield node.value


def counted() -> dict[str, int]:
    found: dict[str, int] = {}
    for path, tree, _ in modules():
        if path.is_relative_to(EXAMPLES):
            continue
        room, ids = room_of(path), gives_ids(path)
        texts = [text for text in sentences(tree, ids) if ids or text not in ids_in(room)]
        found[room] = found.get(room, 0) + len([word for text in texts for word in re.findall(r"[\w’']+", text)])
    return {room: count for room, count in found.items() if count}


def test_words_left_in_modules_only_fall() -> None:
    found = counted()
    assert {room: count for room, count in found.items() if count > LEFT.get(room, 0)} == {}
    assert not [room for room in found if room.startswith(("games", "pages", "terminal", "coach"))]


def test_an_id_of_a_game_is_no_sentence_but_a_text_beside_it_is() -> None:
    ids = ids_in("games/lords_of_waterdeep")
    assert {
        "you place",
        "hand over",
        "Lords of Waterdeep",
    } <= ids  # an event of the companion, one of the rules, a title
    assert "You take the quest" not in ids
    assert kinds_of_events(ast.parse('tell(p, ("you place", YOU))\nsay("You place an agent")')) == {"you place"}


def test_a_sentence_in_a_module_is_counted() -> None:
    text = '"""A module that says."""\nassert x, "never seen"\nx = f"You have {n} more points"\ny = "SELECT a FROM b"\n'
    assert list(sentences(ast.parse(text))) == ["You have ", " more points"]
    text = 'WORD = Word(1, "take a guest")\nx = Fault("There is no guest. Choose another one.")\n'
    assert list(sentences(ast.parse(text), whole=True)) == ["There is no guest. Choose another one."]
