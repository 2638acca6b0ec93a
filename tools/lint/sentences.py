"""Sentences: no code looks into one, and none is written in code instead of a message file."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.lint.messages import SRC, constants_in, keys_in
from tools.lint.tree import ROOT, Finding, Tree

SPOKEN: Final = {"words", "text", "said", "says", "line", "sentence", "told", "asked", "label", "note", "message"}
SPEAKS: Final = {"say", "ask", "tell", "short", "log", "told"}
READS: Final = {
    "startswith", "endswith", "find", "rfind", "index", "rindex", "count", "partition", "rpartition", "split", "rsplit",
    "removeprefix", "removesuffix",
}  # fmt: skip
NOT_OURS: Final = {  # text written by a person or in a document, not by a game's messages
    SRC / "terminal" / "answers.py": "what the person typed",
    SRC / "terminal" / "session.py": "what the person typed",
    SRC / "pages" / "rulebook.py": "RULES.md is Markdown",
}
IN_TEMPLATES: Final = re.compile(
    rf"\b(?:{'|'.join(sorted(SPOKEN))})\b(?:\.text|\.note)?\s*(?:\.(?:{'|'.join(sorted(READS))})\(|\|\s*replace\()"
    rf"|\"\s+in\s+\w*\.?(?:{'|'.join(sorted(SPOKEN))})\b"
)

# words in sentences of a module, and why they are no messages; their number may only fall
LEFT: Final = {
    SRC / "env" / "answers.py": (35, "names of observations, which are in English"),
    SRC / "env" / "dictionary.py": (63, "the pages of docs/dictionary, which are in English"),
    SRC / "env" / "rllib.py": (2, "training output"),
    SRC / "kernel" / "fields.py": (24, "generated code"),
    SRC / "kernel" / "rows.py": (37, "generated code"),
    SRC / "players" / "picture.py": (3, "training output"),
}
IDS: Final = {  # names of things in a view, shown to programs by /api: they look like words
    "large orders": "completed orders, by kind",
    "green potion": "a good",
    "purple potion": "a good",
    "pay any": "a symbol",
    "one of": "a kind of chance",
}
MISTAKES: Final = ("ValueError", "AssertionError", "KeyError", "TypeError", "Unreadable")  # of programs, not of users
NOT_SAID: Final = ("LOG.exception", "LOG.warning", "self.write")  # log messages and generated code
SENTENCE: Final = re.compile(r"[A-Za-z’']{2,}[,:;.]? [a-zA-Z]{2,}")
NO_SENTENCE: Final = re.compile(
    r"\s*(PRAGMA|SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|BEGIN|ORDER|WHERE|FROM|def |class |from |import |<|\["
    r"|```|default-src|'; font-src|attachment;|public, max-age|; Path=|event: |basicConstraints|\w+\[[\w, ]+\]$"  # HTTP
    r"|tableforone \w+|(python )?-m |Application Support|[Tt]able for [Oo]ne(,| on| Bench)? ?$"  # commands, the name
    # argparse texts, which messages replace
    r"|argument \(\?P|the following arguments|unrecognized arguments"
    r"|(?P<typed>\w+)( \w+)?, (?P=typed) [\w.]+$|\w+ FILE$)"  # typed by a player: "undo, undo 3"
)

NO_MESSAGE: Final = {  # strings in scripts that are not messages, with the reason
    "the worker did not start": "kept as data-engines, for someone who looks for a fault",
    "no word from the coach": "ends a stream; the page says that the coach does not answer",
}
IN_SCRIPT: Final = re.compile(r"""(["'`])([A-Za-z]\w+(?: \w+){2,}[^"'`]*|[A-Z]\w+ [^"'`]*\.)\1""")
NO_WORD: Final = {"Enter", "Escape", "Shown", "Day", "True", "False"}  # keys, headers, and values of Python
ON_BUTTON: Final = re.compile(r"""(["'`])([A-Z][a-z]+(?: [a-z]+)?[.!?…]?)\1""")  # "Copied", "Try again"
IN_SHEET: Final = re.compile(r"""content: *["'][^"']*[A-Za-z]{2}[^"']*["']""")
COMMENT: Final = re.compile(r"(?m)(^|\s)//.*$")


def check(tree: Tree) -> Iterator[Finding]:
    yield from read_back(tree)
    yield from not_messages(tree)
    yield from in_scripts(tree)
    for path in tree.files("src", "examples", "tools", suffix=".css"):
        yield from tree.found(path, IN_SHEET, "{}: words of a page are messages")


# --- code that looks into a sentence: it uses kinds, actors, things and labels instead


def read_back(tree: Tree) -> Iterator[Finding]:
    for path in speaking_files(tree):
        if path in NOT_OURS:
            continue
        if path.suffix != ".py":
            yield from tree.found(path, IN_TEMPLATES, "{} looks into a sentence")
            continue
        for node in tree.nodes(path):
            if what := looks_into(node):
                yield tree.finding(path, node.lineno, f"{what} looks into a sentence")  # type: ignore[attr-defined]


def speaking_files(tree: Tree) -> Iterator[Path]:
    """All code that writes or shows texts: voices and faces of games, pages, the terminal."""
    rooms = [SRC / "pages", SRC / "terminal"]
    for spec in tree.specs:
        rooms += [spec.folder / "voice", spec.folder / "face"]
        rooms += (path for name in ("voice", "face") for path in spec.folder.glob(f"modules/*/{name}.py"))
    for suffix in (".py", ".html", ".svg"):
        yield from (path for path in tree.files(SRC, *rooms, suffix=suffix) if in_one_of(path, rooms))


def in_one_of(path: Path, rooms: list[Path]) -> bool:
    return any(path.is_relative_to(room) for room in rooms)


def last_name(node: ast.expr) -> str:
    """The last name of an expression: ``choice.words`` is words, ``spec.say(...)`` is say."""
    if isinstance(node, ast.Attribute):
        return node.attr
    if isinstance(node, ast.Call):
        return f"{last_name(node.func)}()"
    return node.id if isinstance(node, ast.Name) else ""


def is_spoken(node: ast.expr) -> bool:
    name = last_name(node)
    return name in SPOKEN or (name.removesuffix("()") in SPEAKS and name.endswith("()"))


def looks_into(node: ast.AST) -> str:
    """The part of the code that parses a sentence, or "".

    >>> looks_into(ast.parse("text.startswith('You')", mode="eval").body)
    'text.startswith'
    >>> looks_into(ast.parse("'krone' in choice.words", mode="eval").body)
    "'krone' in words"
    >>> looks_into(ast.parse("word.split()", mode="eval").body)
    ''
    """
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in READS:
        if is_spoken(node.func.value):
            return f"{last_name(node.func.value)}.{node.func.attr}"
    elif isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn)):
        known = isinstance(node.left, ast.Constant) and isinstance(node.left.value, str)
        if known and is_spoken(node.comparators[0]):
            return f"{ast.unparse(node.left)} in {last_name(node.comparators[0])}"
    return ""


# --- sentences in modules, which should be messages


def not_messages(tree: Tree) -> Iterator[Finding]:
    modules = tree.files(SRC, suffix=".py")
    ids: dict[str, set[str]] = {}
    for path in modules:
        ids.setdefault(game_of(path), set()).update(ids_in(tree, path))
    titles = {spec.title for spec in tree.specs}
    for path in modules:
        known = ids[game_of(path)] | (titles if game_of(path) else set())
        names = gives_ids(path)
        said = [each for each in sentences(tree.nodes(path), names) if names or each.value not in known]
        most, _ = LEFT.get(path, (0, ""))
        count = sum(len(re.findall(r"[\w’']+", str(each.value))) for each in said)
        if count > most:
            for each in said:
                yield tree.finding(path, each.lineno, f"{each.value!r} is for a person: write a message")


def game_of(path: Path) -> str:
    """The folder of the game that a module belongs to, or ""."""
    parts = path.relative_to(SRC).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def gives_ids(path: Path) -> bool:
    """Whether a module names words, events, decisions or things, which saved games contain."""
    return "games" in path.parts and (bool({"rules", "opponent"} & set(path.parts)) or path.name == "words.py")


def ids_in(tree: Tree, path: Path) -> set[str]:
    """The names of words, events, decisions and things in a module of a game."""
    if not game_of(path):
        return set(IDS)
    found = constants_in(tree.nodes(path))[0] if gives_ids(path) else kinds_of_events(tree.nodes(path))
    return {*IDS, *found}


def kinds_of_events(parts: list[ast.AST]) -> set[str]:
    """``tell(p, ("you place", ...))``: the first part of an event is its kind."""
    told = [
        node.args[1]
        for node in parts
        if isinstance(node, ast.Call)
        and len(node.args) == 2
        and isinstance(node.func, ast.Name)
        and node.func.id == "tell"
    ]
    return {key for event in told if isinstance(event, ast.Tuple) for key in keys_in(event.elts[0])}


def sentences(parts: list[ast.AST], whole: bool = False) -> Iterator[ast.Constant]:
    """The texts of a module for users: sentences that are not docstrings or programming errors.

    ``whole``: only texts that end like a sentence.
    """
    apart = set()
    for node in parts:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            apart.add(id(node.value))
        if isinstance(node, ast.Assert) and node.msg is not None:
            apart |= {id(each) for each in ast.walk(node.msg)}
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and isinstance(node.exc.func, ast.Name):
            if node.exc.func.id in MISTAKES:
                apart |= {id(each) for each in ast.walk(node.exc)}
        if isinstance(node, ast.Call) and ast.unparse(node.func) in NOT_SAID:
            apart |= {id(each) for each in ast.walk(node)}
    for node in parts:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in apart:
            if SENTENCE.search(node.value) and not NO_SENTENCE.match(node.value) and "</" not in node.value:
                if not whole or node.value.rstrip().endswith((".", "?", "!", ";", ":", ",")):
                    yield node


# --- scripts of the pages


def in_scripts(tree: Tree) -> Iterator[Finding]:
    """Sentences and words of buttons in scripts: they come with the page."""
    scripts = [*tree.files(ROOT / "tools" / "site" / "web", suffix=".js"), *tree.files(SRC, suffix=".js")]
    for path in scripts:
        if path.name != "htmx.min.js":
            text = COMMENT.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), tree.text(path))
            for pattern, known in ((IN_SCRIPT, NO_MESSAGE.keys()), (ON_BUTTON, NO_WORD)):
                for found in pattern.finditer(text):
                    if found[2] not in known and not found[2].startswith("Table for One"):
                        yield tree.at(path, found.start(), f"{found[0]} is for a person: write a message")
