"""Shows RULES.md as a page; every numbered rule has an anchor."""

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from markupsafe import Markup

from tableforone.kernel.meanings import HOME
from tableforone.kernel.rules import rules_text
from tableforone.kernel.speech import remembered

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

BEGINS: Final = re.compile(r"^(S?\d+(?:\.\d+)*)\.?(?= )")
NUMBERED_LINE: Final = re.compile(r"^S?\d+(?:\.\d+)+\.? ")


class Heading(NamedTuple):
    anchor: str
    text: str
    is_english: bool  # on a page in another language


class Rulebook(NamedTuple):
    html: Markup
    contents: list[Heading]
    translated: bool = False  # at least in part
    complete: bool = True  # no part is in another language than the page
    english: frozenset[str] = frozenset()  # the rules that are in English


def anchor(rule: str) -> str:
    """The anchor of a rule on its game's page.

    >>> anchor("20.5.3")
    'rule-20-5-3'
    """
    return "rule-" + rule.replace(".", "-").lower()


@cache
def _markdown() -> "MarkdownIt":
    from markdown_it import MarkdownIt  # sixty modules; only needed here

    return MarkdownIt("commonmark", {"html": False}).enable("table")


def prose(text: str) -> Markup:
    """The text of one rule as markup.

    >>> prose("A colour is *available* if <b>")
    Markup('A colour is <em>available</em> if &lt;b&gt;')
    """
    return Markup(_markdown().renderInline(text))


@remembered
def rulebook(folder: Path) -> Rulebook:
    """The rules of the game in this folder; HTML in the text is escaped."""
    told = rules_text(folder)
    markdown = _markdown()
    tokens = markdown.parse(_each_rule_a_paragraph(told.text))
    if tokens and tokens[0].tag == "h1":
        del tokens[:3]  # the page has its own title
    contents = _anchored(tokens, told.english)
    html = Markup(markdown.renderer.render(tokens, markdown.options, {}))
    return Rulebook(html, contents, told.translated, told.complete, told.english)


def _each_rule_a_paragraph(text: str) -> str:
    lines: list[str] = []
    for line in text.splitlines():
        if NUMBERED_LINE.match(line) and lines and lines[-1].strip():
            lines.append("")
        lines.append(line)
    return "\n".join(lines)


def _anchored(tokens: list["Token"], english: frozenset[str]) -> list[Heading]:
    """Add an anchor to each rule's block, and its language if different; returns the sections."""
    contents: list[Heading] = []
    found: set[str] = set()
    number = ""
    for n, token in enumerate(tokens):
        if token.type != "inline":
            continue
        block = tokens[n - 1] if not tokens[n - 1].hidden else tokens[n - 2]
        match = BEGINS.match(token.content)
        if match and match[1] not in found and ("." in match[1] or block.type == "heading_open"):
            number = match[1]
            found.add(number)
            block.attrSet("id", anchor(number))
            block.attrJoin("class", "rule")
        if number in english:
            block.attrSet("lang", HOME)
        if block.type == "heading_open" and block.tag == "h2":
            if "id" not in block.attrs:
                block.attrSet("id", f"section-{len(contents) + 1}")
            contents.append(Heading(str(block.attrs["id"]), token.content, number in english))
    for token in tokens:
        if token.type == "heading_open" or token.type == "heading_close":
            token.tag = f"h{min(int(token.tag[1]) + 1, 6)}"  # the page has its own h1
    return contents
