"""Renders pages from the Jinja2 templates of the shell and the games, always escaped."""

import re
from collections.abc import Mapping
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from jinja2 import ChoiceLoader, Environment, FileSystemBytecodeCache, FileSystemLoader, PrefixLoader, StrictUndefined
from jinja2.bccache import Bucket
from markupsafe import Markup

from tableforone import games
from tableforone.kernel.caches import OWNER_ONLY, cache_folder
from tableforone.kernel.grammar import signed, upfirst
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.speech import SPOKEN, speech_of
from tableforone.pages import assets
from tableforone.pages.looks import look_of
from tableforone.pages.replies import Page
from tableforone.pages.requests import Visit
from tableforone.pages.rulebook import anchor, prose
from tableforone.pages.voice import in_page, t_in_page

TEMPLATES: Final = Path(__file__).parent / "templates"
DRAWING: Final = re.compile(r"\{([a-z][a-z0-9-]*)\}")
PIN: Final = re.compile(r"\{(\d)\}")
LEADING: Final = re.compile(r"((?:\{[a-z0-9-]+\})+) ")


class TemplateCache(FileSystemBytecodeCache):
    """Compiled templates in the cache folder; if it cannot be used, they are compiled at every start."""

    def load_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            super().load_bytecode(bucket)

    def dump_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            Path(self.directory).mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
            super().dump_bytecode(bucket)


def template_cache() -> TemplateCache | None:
    folder = cache_folder()
    return TemplateCache(str(folder)) if folder else None


def environment() -> Environment:
    """The templates in the reader's language."""
    return environment_in(SPOKEN.get())


@cache
def environment_in(language: str) -> Environment:
    """The templates: the shell's by name, those of a game as ``<id>/name``.

    ``t`` gives the shell's messages, ``texts["<id>"]`` those of a game.
    """
    folders = {spec.id: FileSystemLoader(spec.face / "templates") for spec in games.all_games()}
    env = Environment(
        loader=ChoiceLoader([FileSystemLoader(TEMPLATES), PrefixLoader(folders)]),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        bytecode_cache=template_cache(),
        cache_size=-1,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.globals |= {"icon": icon, "static": assets.address, "rule_anchor": anchor, "t": t_in_page, "language": language}
    env.globals["texts"] = {spec.id: in_page(speech_of(spec.folder / "voice")) for spec in games.all_games()}
    env.filters |= {"upfirst": upfirst, "signed": signed, "prose": prose, "drawn": drawn, "line": line}
    return env


@lru_cache(maxsize=4096)
def icon(name: str, label: str = "", css: str = "ico", **named: str) -> Markup:
    """A drawing from icons.svg: decorative, or with a label for screen readers."""
    css = named.get("class", css)  # a template writes class="ico s"
    said = Markup('role="img" aria-label="{}"').format(label) if label else Markup('aria-hidden="true"')
    drawn = Markup('<svg class="{}" {}><use href="{}#{}"/></svg>')
    return drawn.format(css, said, assets.address("icons.svg"), name)


def drawn(text: str) -> Markup:
    """A text with drawings: ``{strudel}`` is that drawing, ``{2}`` a number in a figure."""
    return Markup(DRAWING.sub(lambda found: icon(found[1]), pinned(prose(text))))


def pinned(words: Markup) -> Markup:
    """A text with the numbers of a figure as markup.

    >>> from markupsafe import escape
    >>> pinned(escape("She wants {1} two cakes & a {2} room."))
    Markup('She wants <b class="pin">1</b> two cakes &amp; a <b class="pin">2</b> room.')
    """
    return Markup(PIN.sub(r'<b class="pin">\1</b>', str(words)))


def line(text: str) -> Markup:
    """One line of a list; the drawings at its start are in a separate column."""
    leading = LEADING.match(text)
    first = leading[1] if leading else ""
    return Markup('<span class="lead">{}</span><span>{}</span>').format(drawn(first), drawn(text[len(first) :].strip()))


def page(visit: Visit, template: str, status: int = 200, **context: Any) -> Page:
    """A whole page, or only its main part if the browser has the rest."""
    layout = "fragment.html" if visit.part else "page.html"
    shared = visit._asdict() | {"layout": layout, "world": "lobby", "here": ""}
    return Page(rendered(template, shared | context), status)


def rendered(template: str, context: Mapping[str, Any]) -> str:
    """The rendered text of a template; all templates can use the parts in ``parts.html``."""
    env = environment()
    parts = env.get_template("parts.html").make_module(dict(context))
    macros = {name: getattr(parts, name) for name in vars(parts) if not name.startswith("_")}
    return env.get_template(template).render(dict(context) | macros)


def scene(spec: GameSpec) -> Markup:
    """The drawing on the box of a game; "" if it has none."""
    return Markup(environment().get_template(f"{spec.id}/scene.svg").render() if look_of(spec).has_scene else "")
