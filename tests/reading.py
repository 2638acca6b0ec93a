"""Extracts the texts of a page that a person reads, in order, with the elements around each."""

import re
from html.parser import HTMLParser
from typing import Final, NamedTuple

SPOKEN_OF: Final = ("aria-label", "title", "placeholder", "alt", "aria-valuetext")  # attributes
VOID: Final = frozenset({"input", "br", "img", "link", "meta", "hr", "use", "path", "rect", "circle", "line"})
# typed by the user, or not read at all
APART: Final = frozenset({"code", "kbd", "script", "style", "pre"})
WITHIN: Final = frozenset({"b", "em", "i", "strong"})  # a sentence continues through these


class PageText(NamedTuple):
    """A text that is read, with the classes and ids of the elements around it, outermost first."""

    words: str
    places: tuple[frozenset[str], ...]
    is_attribute: bool = False


class Reader(HTMLParser):
    """Parses a page; parts in another language than the page are left out."""

    def __init__(self) -> None:
        super().__init__()
        self.inside: list[tuple[str, frozenset[str], bool]] = []  # tag, classes and id, whether it is left out
        self.texts: list[PageText] = []
        self.goes_on = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        left_out = tag in APART or (tag != "html" and "lang" in known)
        self.goes_on &= tag in WITHIN and not left_out
        here = frozenset({*(known.get("class") or "").split(), known.get("id") or ""})
        before = self.inside[:]
        self.inside.append((tag, here, left_out))
        for name in SPOKEN_OF:
            if words := known.get(name):
                self.read(words, is_attribute=True)
        if tag in VOID:
            self.inside = before

    def handle_endtag(self, tag: str) -> None:
        self.goes_on &= tag in WITHIN
        if tag in [each for each, *_ in self.inside]:
            while self.inside.pop()[0] != tag:
                pass

    def handle_data(self, data: str) -> None:
        if data.strip() or self.goes_on:
            self.read(data, is_attribute=False)

    def read(self, words: str, *, is_attribute: bool) -> None:
        if any(left_out for *_, left_out in self.inside):
            self.goes_on = False
        elif self.goes_on and not is_attribute and not self.texts[-1].is_attribute:
            last = self.texts[-1]
            self.texts[-1] = last._replace(words=last.words + words)
        else:
            places = tuple(names for _, names, _ in self.inside)
            self.texts.append(PageText(words, places, is_attribute))
            self.goes_on = not is_attribute


def texts_in(page: str) -> list[PageText]:
    """All texts of a page, without the spaces around them.

    >>> [text.words for text in texts_in('<p title="Why?">1 <b>point</b> <kbd>U</kbd> <i lang="en">or</i></p>')]
    ['Why?', '1 point']
    """
    reader = Reader()
    reader.feed(page)
    texts = [text._replace(words=re.sub(r"[ \n]*\n[ \n]*", "\n", text.words.strip(" \n"))) for text in reader.texts]
    return [text for text in texts if text.words]
