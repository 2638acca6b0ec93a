"""Compiles templates to plainer Python than Jinja does, so that a table is drawn in milliseconds.

A page has thousands of look-ups, texts and calls of macros.  Ours are simpler than Jinja allows for: views are dicts,
everything is escaped, no function asks for the context.  So each of them is one step here instead of several.
"""

import operator
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property, lru_cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemBytecodeCache, Template, compiler, nodes
from jinja2.bccache import Bucket
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from markupsafe import Markup, escape

from tableforone.pages.keeping import NOTHING, Drawings, Reads, kept, kept_macros, reads_of

PARTS: Final = "parts.html"  # what all templates use
DRAWINGS: Final = "draw.html"  # what the templates of a game use, as ``draw``
T: Final = "t"  # says a message
drawn: Callable[[str], Markup] = partial(str.__new__, Markup)  # Markup(text), without asking what the text is
call: Callable[..., Any] = operator.call
escaped = lru_cache(maxsize=8192)(escape)


def t_of(game: str) -> str:
    """What the ``t`` of a game's templates is called for all templates."""
    return f"{T}_{game.replace('-', '_')}"


def shown(thing: Any) -> str:
    """A value as it stands in the page."""
    return thing if type(thing) is Markup else escaped(str(thing))


def joined(things: tuple[Any, ...]) -> str:
    """Values side by side; markup if one of them is, so that the others are escaped."""
    if Markup in map(type, things):
        return drawn("".join(map(shown, things)))
    return "".join(map(str, things))


def macro(draw: Callable[..., str], names: tuple[str, ...], absent: tuple[Any, ...]) -> Callable[..., Markup]:
    """What a template calls: ``draw`` with all its arguments in order, the absent ones too."""

    def called(*given: Any, **named: Any) -> Markup:
        at = len(given)
        if named:
            given += tuple([named.pop(name, none) for name, none in zip(names[at:], absent[at:], strict=True)])
            if named:
                raise TypeError(f"this macro takes no {', '.join(named)}, but {', '.join(names)}")
            return drawn(draw(*given))
        return drawn(draw(*given, *absent[at:]))

    return called


class Plainer(CodeGenerator):
    """What a template's ``a.b``, ``{{ a }}``, ``a ~ b``, ``a(b)`` and macros become in Python."""

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802
        name = repr(node.attr)
        self.write(f"(_of[{name}] if type(_of := ")
        self.visit(node.node, frame)
        self.write(f") is dict and {name} in _of else _is if (_is := getattr(_of, {name}, missing)) is not missing")
        self.write(f" else environment.getattr(_of, {name}))")  # Jinja says what is wrong

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        self.write("environment.shown(")

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:  # noqa: N802
        node.expr2 = node.expr2 or nodes.Const("")  # Jinja makes an object that stands for nothing
        super().visit_CondExpr(node, frame)

    def visit_Concat(self, node: nodes.Concat, frame: Frame) -> None:  # noqa: N802
        self.write("environment.joined((")
        for each in node.nodes:
            self.visit(each, frame)
            self.write(", ")
        self.write("))")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        self.write("environment.called(")
        self.visit(node.node, frame)
        self.signature(node, frame, {"caller": "caller"} if forward_caller else None)
        self.write(")")

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:  # noqa: N802
        assert isinstance(self.environment, Templates)
        self.kept = kept_macros(node, self.environment.at_hand(self.filename))
        super().visit_Template(node, frame)

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        node = macro_ref.node
        names = [each.name for each in node.args] + ["caller"] * macro_ref.accesses_caller
        absent = "missing, " * len(node.args) + "'', " * macro_ref.accesses_caller
        drawn = f"environment.macro(macro, {tuple(names)!r}, ({absent}))"
        name = node.name if isinstance(node, nodes.Macro) else ""
        if name in self.kept:
            drawn = f"environment.kept({drawn}, {f'{self.filename} {name}'!r}, context, {self.kept[name]!r})"
        self.write(drawn)


class Templates(Environment):
    """The templates of the shell and the games, and the few words that their Python uses."""

    code_generator_class = Plainer

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._known: Final[dict[str, Template]] = {}
        self._drawn: Final[dict[Path, Reads]] = {}
        self.drawings: Final[Drawings] = {}
        self.kept: Final = partial(kept, self.drawings)

    shown = staticmethod(shown)
    joined = staticmethod(joined)
    macro = staticmethod(macro)
    called = staticmethod(call)

    def get_template(self, name: Any, parent: str | None = None, globals: Any = None) -> Template:
        """A template, which does not change while the program runs: a page includes dozens."""
        if name not in self._known:
            self._known[name] = super().get_template(name, parent, globals)
        return self._known[name]

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        """A template of a game says the messages of its game."""
        template = super()._parse(source, name, filename)
        own = t_of(name.partition("/")[0]) if name and "/" in name else T
        if own in self.globals:
            for each in template.find_all(nodes.Name):
                each.name = own if each.name == T else each.name
        return template

    def at_hand(self, filename: str | None) -> Reads:
        """What a template finds around itself, and what of the page that reads."""
        functions = dict.fromkeys(self.globals, NOTHING)
        if filename is None or self.loader is None or filename.endswith(PARTS):
            return functions
        drawings = {} if filename.endswith(DRAWINGS) else self._drawings(Path(filename).parent)
        return {**functions, **self._parts, **drawings}

    def made_with(self, filename: str | None) -> str:
        """All that a template is made with, but for itself."""
        drawings = Path(filename).with_name(DRAWINGS) if filename else None
        return self._makers + (drawings.read_text("utf-8") if drawings and drawings.is_file() else "")

    @cached_property
    def _makers(self) -> str:
        assert self.loader is not None
        print_of = sha256(self.loader.get_source(self, PARTS)[0].encode())
        for file in [Path(compiler.__file__), *sorted(Path(__file__).parent.glob("*.py"))]:
            print_of.update(file.read_bytes())
        return print_of.hexdigest()

    @cached_property
    def _parts(self) -> Reads:
        assert self.loader is not None
        return reads_of(self.parse(self.loader.get_source(self, PARTS)[0]), dict.fromkeys(self.globals, NOTHING))

    def _drawings(self, folder: Path) -> Reads:
        """The drawings of a game, as its other templates call them."""
        file = folder / DRAWINGS
        if folder not in self._drawn:
            found = reads_of(self.parse(file.read_text("utf-8")), self.at_hand(str(file))) if file.is_file() else {}
            self._drawn[folder] = {f"draw.{name}": reads for name, reads in found.items()}
        return self._drawn[folder]


class Bytecode(FileSystemBytecodeCache):
    """Templates as they were compiled, beside Python's own bytecode: compiling all of a page takes half a second.

    What a template becomes depends on who compiles it, on the parts that all of them use and on the drawings beside it.
    """

    def get_bucket(self, environment: Environment, name: str, filename: str | None, source: str) -> Bucket:
        assert isinstance(environment, Templates)
        return super().get_bucket(environment, name, filename, environment.made_with(filename) + source)

    def dump_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):  # if it cannot be written, it is compiled again next time
            super().dump_bytecode(bucket)


def bytecode_in(folder: Path) -> Bytecode | None:
    """Where Python keeps its own bytecode; None where it may not, or has not."""
    return None if sys.dont_write_bytecode or not folder.is_dir() else Bytecode(str(folder))
