"""Compiles templates to simpler Python than Jinja does, so that a table renders in milliseconds.

A page has thousands of look-ups, texts and macro calls. These templates need less than Jinja
supports: views are dicts, everything is escaped, no function needs the context. So each of these
operations takes one step instead of several.
"""

import operator
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

from tableforone.kernel.caches import OWNER_ONLY
from tableforone.pages.keeping import NOTHING, Drawings, Reads, kept, kept_macros, reads_of

PARTS: Final = "parts.html"  # used by all templates
DRAWINGS: Final = "draw.html"  # used by the templates of a game, as ``draw``
T: Final = "t"  # the function for messages
drawn: Callable[[str], Markup] = partial(str.__new__, Markup)  # Markup(text) without its type check
call: Callable[..., Any] = operator.call
escaped = lru_cache(maxsize=8192)(escape)


def t_of(game: str) -> str:
    """The global name of a game's own ``t`` function."""
    return f"{T}_{game.replace('-', '_')}"


def shown(thing: Any) -> str:
    """A value as escaped text."""
    return thing if type(thing) is Markup else escaped(str(thing))


def joined(things: tuple[Any, ...]) -> str:
    """Concatenated values; if one of them is markup, the others are escaped."""
    if Markup in map(type, things):
        return drawn("".join(map(shown, things)))
    return "".join(map(str, things))


def macro(draw: Callable[..., str], names: tuple[str, ...], absent: tuple[Any, ...]) -> Callable[..., Markup]:
    """The function that a template calls.

    It passes all arguments to ``draw`` in order, also the missing ones.
    """

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
    """Generates Python for a template's ``a.b``, ``{{ a }}``, ``a ~ b``, ``a(b)`` and macros."""

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802
        name = repr(node.attr)
        self.write(f"(_of[{name}] if type(_of := ")
        self.visit(node.node, frame)
        self.write(f") is dict and {name} in _of else _is if (_is := getattr(_of, {name}, missing)) is not missing")
        self.write(f" else environment.getattr(_of, {name}))")  # Jinja reports the error

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        self.write("environment.shown(")

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:  # noqa: N802
        node.expr2 = node.expr2 or nodes.Const("")  # Jinja would create an Undefined object
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
    """The templates of the shell and the games, and the functions that the compiled code calls."""

    code_generator_class = Plainer

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._known: Final[dict[str, Template]] = {}
        self._drawn: Final[dict[Path, Reads]] = {}
        self.drawings: Final = Drawings()
        self.kept: Final = partial(kept, self.drawings)

    shown = staticmethod(shown)
    joined = staticmethod(joined)
    macro = staticmethod(macro)
    called = staticmethod(call)

    def get_template(self, name: Any, parent: str | None = None, globals: Any = None) -> Template:
        """A template from the cache: a page includes dozens, and they do not change at run time."""
        if name not in self._known:
            self._known[name] = super().get_template(name, parent, globals)
        return self._known[name]

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        """Parse a template; ``t`` in a game's template becomes the ``t`` of that game."""
        template = super()._parse(source, name, filename)
        own = t_of(name.partition("/")[0]) if name and "/" in name else T
        if own in self.globals:
            for each in template.find_all(nodes.Name):
                each.name = own if each.name == T else each.name
        return template

    def at_hand(self, filename: str | None) -> Reads:
        """The names that a template can use, and what each of them reads from the page."""
        functions = dict.fromkeys(self.globals, NOTHING)
        if filename is None or self.loader is None or filename.endswith(PARTS):
            return functions
        drawings = {} if filename.endswith(DRAWINGS) else self._drawings(Path(filename).parent)
        return {**functions, **self._parts, **drawings}

    def made_with(self, filename: str | None) -> str:
        """Everything except its source that a compiled template depends on, as a cache key."""
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
        """The macros in a game's ``draw.html``, as its other templates call them."""
        file = folder / DRAWINGS
        if folder not in self._drawn:
            found = reads_of(self.parse(file.read_text("utf-8")), self.at_hand(str(file))) if file.is_file() else {}
            self._drawn[folder] = {f"draw.{name}": reads for name, reads in found.items()}
        return self._drawn[folder]


class Bytecode(FileSystemBytecodeCache):
    """A cache of compiled templates: compiling a page takes half a second.

    The key covers the compiler, the shared parts and the drawings of the game.
    """

    def get_bucket(self, environment: Environment, name: str, filename: str | None, source: str) -> Bucket:
        assert isinstance(environment, Templates)
        return super().get_bucket(environment, name, filename, environment.made_with(filename) + source)

    def load_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            super().load_bytecode(bucket)

    def dump_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):  # if writing fails, it is compiled again next time
            Path(self.directory).mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
            super().dump_bytecode(bucket)


def bytecode_in(folder: Path | None) -> Bytecode | None:
    """The template cache in the cache folder; None if there is none."""
    return Bytecode(str(folder)) if folder else None
