"""A cache for drawings: a macro is drawn again only if its arguments or the board have changed.

Most of a table does not change with an answer: rooms, cards, spaces.  Some macros depend only on
their arguments, a few variables of the page and what they ask the board.  Their text is cached.
Which macros these are is read from their template (``kept_macros``); all others are always drawn.
"""

from collections.abc import Callable, Iterable, Mapping
from marshal import dumps
from typing import Any, Final

from jinja2 import nodes
from jinja2.runtime import Context
from markupsafe import Markup

from tableforone.kernel.story import Step
from tableforone.pages.board import Asked, Board
from tableforone.pages.looks import Look

WORDS: Final = frozenset({"opponent", "portrait", "mode", "level_name"})  # variables of the page
# board attributes that record what was asked
TOLD: Final = frozenset({"mark", "at", "has", "grouped", "pins", "hoped", "new_menu"})
STEP: Final = "step"  # the page variable with the opponent's step
DECISION: Final = f"{STEP}.decision"
WHOLE_STEP: Final = f"{STEP}.all"  # it is used as a value
LARGEST: Final = 6_000_000  # characters of keys and texts in a cache, which is then emptied
WAYS: Final = 8  # drawings per key, for different states of the board

# the names that the board was asked for, its state for them, and the text
Drawing = tuple[tuple[Asked, ...], list[Any], Markup]


class Drawings(dict[bytes, list[Drawing]]):
    """The cache of one set of templates: the texts contain addresses of other drawings."""

    size: int = 0  # characters that were added

    def clear(self) -> None:
        super().clear()
        self.size = 0

    def add(self, key: bytes, drawing: Drawing) -> None:
        """Add a drawing for this key, before its other ones."""
        if self.size >= LARGEST:
            self.clear()
        self[key] = [drawing, *self.get(key, [])[: WAYS - 1]]
        self.size += len(key) + len(drawing[-1])


NOBODY: Final = Board(Look(), None)  # for macros that ask nothing


def kept(
    drawings: Drawings, draw: Callable[..., Markup], name: str, context: Context, reads: Iterable[str]
) -> Callable[..., Markup]:
    """The macro ``draw`` with the cache ``drawings``."""
    around: tuple[Any, Board | None] = None, None

    def called(*given: Any, **named: Any) -> Markup:
        nonlocal around
        where, board = around = around if around[0] else _around(name, context, reads)
        try:
            key = dumps((where, given, named), 2)  # version 2: equal plain values give equal bytes
        except ValueError:
            board = None
        if board is None:
            return draw(*given, **named)
        known = drawings.get(key, [])
        for asked, told, text in known:
            if board.told(asked) == told:
                board.asked.update(asked)
                return text
        text, asked, is_numbered = board.heard(lambda: draw(*given, **named))
        if not is_numbered:
            drawings.add(key, (asked, board.told(asked), text))
        return text

    return called


def _around(name: str, context: Context, reads: Iterable[str]) -> tuple[Any, Board | None]:
    """The other values that the drawing depends on, and the board; None if it cannot be cached.

    That is so if the board shows more about a piece than its answers and its fate in the opponent's
    decision, or if the drawing reads more of the opponent's step than its decision.
    """
    words = {word: context.get(word) for word in reads if not word.startswith(STEP)}
    board = words.pop("board", NOBODY)
    about = {word for word in reads if word.startswith(STEP)}
    step = context.get(STEP) if about else None
    keeps = step is None or (isinstance(step, Step) and about <= {STEP, DECISION})
    decision = step.decision if keeps and step and DECISION in about else ""
    return (name, step is None, decision, *words.values()), board if keeps and board.keeps else None


# --- which macros can be cached


# for each function, macro and constant: the variables of the page that it reads
Reads = Mapping[str, frozenset[str]]
NOTHING: Final = frozenset[str]()
CALLER: Final = frozenset({"caller"})  # belongs to the macro itself, not to the macros that call it
FAR: Final = ("board", "draw", STEP)  # only the named attribute is read: board.at, draw.room
BOARD: Final = {f"board.{each}": frozenset({"board"}) for each in TOLD} | {"board": frozenset({"board.all"})}


def kept_macros(template: nodes.Template, at_hand: Reads) -> dict[str, tuple[str, ...]]:
    """The macros of a template that can be cached, each with the page variables that it reads.

    ``at_hand`` is what a template can use: functions, the shared parts, the drawings of its game.
    """
    page = (WORDS | {"board", STEP}) - _stored(template.body)
    reads = reads_of(template, at_hand)
    return {
        macro.name: tuple(sorted(reads[macro.name]))
        for macro in _macros(template)
        if {STEP if read.startswith(f"{STEP}.") else read for read in reads[macro.name]} <= page
    }


def reads_of(template: nodes.Template, at_hand: Reads) -> dict[str, frozenset[str]]:
    """The variables that the macros of a template read, directly or through other macros.

    Its constants read nothing.
    """
    fixed = _constants(template, at_hand)
    own = {macro.name: _free(macro) for macro in _macros(template)}
    known = {**BOARD, **at_hand, **dict.fromkeys(fixed, NOTHING)}
    return dict.fromkeys(fixed, NOTHING) | {name: _all(name, own, known) for name in own}


def _all(name: str, own: Mapping[str, set[str]], known: Reads) -> frozenset[str]:
    found, todo, seen = own[name] & CALLER, [name], set[str]()
    while todo:
        if (macro := todo.pop()) in seen:
            continue
        seen.add(macro)
        todo += own[macro] & own.keys()
        found |= {read for each in own[macro] - own.keys() for read in known.get(each, {each})} - CALLER
    return frozenset(found)


def _free(macro: nodes.Macro) -> set[str]:
    """The names in a macro that it does not define itself."""
    bound = {arg.name for arg in macro.args} | _stored(macro.body) | {"loop"}
    return {name for name in _loaded(macro) if name.partition(".")[0] not in bound}


def _loaded(node: nodes.Node) -> set[str]:
    dots = [
        each for each in _within(node, nodes.Getattr) if isinstance(each.node, nodes.Name) and each.node.name in FAR
    ]
    far = {id(each.node): f"{each.node.name}.{each.attr}" for each in dots}
    tests = {id(each) for each in _tests(node)}
    names = [name for name in _within(node, nodes.Name) if name.ctx == "load"]
    whole = {id(name): WHOLE_STEP for name in names if name.name == STEP and id(name) not in tests}
    return {(whole | far).get(id(name), name.name) for name in names}


def _tests(node: nodes.Node) -> list[nodes.Expr]:
    """The expressions that are only tested: ``x if step``, ``step and x``, ``step is none``."""
    asked = [each.test for each in _within(node, (nodes.If, nodes.CondExpr))]
    either = [each.left for each in _within(node, (nodes.And, nodes.Or))]
    return [*asked, *either, *(each.node for each in _within(node, (nodes.Test, nodes.Not)))]


def _stored(body: Iterable[nodes.Node]) -> set[str]:
    names = [name for node in body if not isinstance(node, nodes.Macro) for name in _within(node, nodes.Name)]
    return {name.name for name in names if name.ctx != "load"}


def _within(node: nodes.Node, kind: type[Any] | tuple[type[Any], ...]) -> list[Any]:
    return [*node.find_all(kind), *([node] if isinstance(node, kind) else [])]


def _macros(template: nodes.Template) -> list[nodes.Macro]:
    return [node for node in template.body if isinstance(node, nodes.Macro)]


def _constants(template: nodes.Template, at_hand: Reads) -> set[str]:
    """Names assigned at the top of the template whose value is the same on every page."""
    fixed = {name for name, reads in at_hand.items() if not reads}
    for node in template.body:
        if isinstance(node, nodes.Assign) and isinstance(node.target, nodes.Name) and _loaded(node.node) <= fixed:
            fixed.add(node.target.name)
    return fixed - at_hand.keys()
