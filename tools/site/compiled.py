"""Runs in the browser's Python while the site is built: uses the app once, then compiles it.

Compiled code has neither line numbers nor docstrings: they are not used there, and would be a third
of the download.
"""

import marshal
import shutil
import sys
import tomllib
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

PROGRAM, LIBRARY, TABLES = Path("/program"), Path("/library"), Path("/tables")
CO_HAS_DOCSTRING = 0x4000000  # the value from inspect, which older Pythons do not have
# hash-based and unchecked: there is no source beside it
UNCHECKED = (1).to_bytes(4, "little") + bytes(8)

sys.dont_write_bytecode = True
sys.path.insert(0, str(PROGRAM))

from tableforone import games  # noqa: E402
from tableforone.kernel import messages  # noqa: E402
from tableforone.kernel.data import PARSED  # noqa: E402
from tableforone.kernel.meanings import PRINTED  # noqa: E402
from tableforone.kernel.speech import KERNEL, name_of, translations  # noqa: E402
from tableforone.pages import render  # noqa: E402
from tableforone.site.start import COMPILED, start, start_coach  # noqa: E402


def try_the_app() -> None:
    """Use the app once, so that everything it needs is imported and every template compiled."""
    COMPILED.mkdir()  # in the copy of the program that is compiled here
    house = start("/at/")
    for name in sorted(render.environment().list_templates(extensions=["html", "svg"])):
        render.environment().get_template(name)
    seen: list[tuple[str, str, list[tuple[str, str]]]]
    seen = [("GET", "/", []), ("GET", "/rules", []), ("GET", "/history", []), ("GET", "/settings", [])]
    seen += [("POST", f"/games/{game}/new", [("seed", "1")]) for game in games.ids()]
    seen += [("GET", f"/games/{game}/rules", []) for game in games.ids()]
    seen += [("GET", "/history/file", []), ("POST", "/settings", [("theme", "dark")]), ("GET", "/nowhere", [])]
    table = ""
    for method, address, fields in seen:
        answer = house.answer(method, f"/at{address}", fields, False)
        assert answer.status in (200, 303, 404), (address, answer)
        if "Location" in answer.headers:
            assert house.answer("GET", answer.headers["Location"], [], False).status == 200, address
            table = answer.headers["Location"] if "/tables/" in answer.headers["Location"] else table
    asked = house.answer("GET", f"{table}/hint", [], False).body.decode()
    assert "coachmark" in next(start_coach("/at/").events(asked))
    house.tables.close()
    start("/at/")  # again: existing tables are checked before they are opened


def parse_data() -> None:
    """Store the parsed data files instead of their texts: parsing takes much of the start."""
    for path in sorted(PROGRAM.rglob("*.toml")):
        path.with_suffix(PARSED).write_bytes(marshal.dumps(tomllib.loads(path.read_text(encoding="utf-8")), 2))
        path.unlink()


def compile_messages() -> None:
    """Store compiled messages, without the compiler; other languages than English are separate."""
    others = {language: name_of(language) for language in translations()}
    for folder in sorted({path.parents[1] for path in PROGRAM.rglob("*.ftl")}):
        messages.build(folder)
    for language, name in others.items():
        put_apart(language)
        only_its_name = messages.code_of(KERNEL, [("", f"language-name = {name}")], language)
        (KERNEL / f"{language}{messages.BUILT}").write_bytes(marshal.dumps(only_its_name))
    shutil.rmtree(PROGRAM / "fluent")
    (PROGRAM / "typing_extensions.py").unlink()


def put_apart(language: str) -> None:
    for name in (f"{language}{messages.BUILT}", f"{language}{PRINTED}{messages.BUILT}", f"{language}/*"):
        for path in sorted((PROGRAM / "tableforone").rglob(f"voice/{name}")):
            target = PROGRAM / "languages" / language / path.relative_to(PROGRAM)
            target.parent.mkdir(parents=True, exist_ok=True)
            path.rename(target)


def compile_program() -> None:
    for path in sorted(PROGRAM.rglob("*.py")):
        ours = path.is_relative_to(PROGRAM / "tableforone")
        compile_one(path, str(path), optimize=0 if ours else 2)  # keep the app's own assertions


def compile_library() -> None:
    """Compile the modules that were imported; some are built into the browser's Python."""
    for name in sorted(sys.modules):
        for path in (LIBRARY / f"{name.replace('.', '/')}.py", LIBRARY / name.replace(".", "/") / "__init__.py"):
            if path.is_file():
                compile_one(path, f"/lib/python3.14/{path.relative_to(LIBRARY)}", optimize=2)


def compile_one(path: Path, called: str, optimize: int) -> None:
    code = compile(path.read_bytes(), called, "exec", dont_inherit=True, optimize=optimize)
    path.with_suffix(".pyc").write_bytes(MAGIC_NUMBER + UNCHECKED + marshal.dumps(bare(code)))
    path.unlink()


def bare(code: CodeType) -> CodeType:
    """The code without line numbers and docstrings, including nested code."""
    inner = [bare(each) if isinstance(each, CodeType) else each for each in code.co_consts]
    if code.co_flags & CO_HAS_DOCSTRING:
        inner[0] = ""
    return code.replace(co_linetable=b"", co_consts=tuple(inner))


try_the_app()
compile_library()
parse_data()
compile_messages()
compile_program()
