"""Questions and sentences at a real table: a few new questions, moves without field names."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Event, Frame
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import Answers, Label, OfAnswers, Questions

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Salamandra
from ..rules.solo_cards import ARROWS
from ..voice import log, m, names, t
from . import deck
from . import numbers as c
from .facts import outermost, places_beyond
from .flow import reached_gaps
from .names import book_here, field_here, place_name, spot_here

# --- questions


def ask_furthest(p: Salamandra, frame: Frame) -> str:
    key = "own-furthest" if p.skips_holes else "own-furthest-hole"
    return t(key, who=apprentice(p), arrow=names.arrow_name(frame[1]))


def apprentice(p: Salamandra) -> Meaning:
    left = sum(frame[0] in (n.ARROW, c.TURNED) for frame in p.stack)
    return m("own-apprentice", round=p.round, nth=p.round - left + 1)


def ask_free_spot(p: Salamandra, frame: Frame) -> str:
    about = {"who": apprentice(p), "field": place_name(frame[1], frame[2])}
    if frame[3] == c.LAST_TOLD:
        return t("own-free-spot-last", **about, arrow=ARROWS[frame[1] & 3])
    return t("own-free-spot", **about)


def ask_labour_right(p: Salamandra, frame: Frame) -> str:
    rounds = list(p.labour[: cards.ROUNDS])
    return t("own-labour-right", rounds=rounds, book=p.labour[n.FOR_BOOK], n=p.labour[n.RECYCLINGS])


QUESTIONS: Final[Questions] = {
    n.ARROW: lambda p, f: t("own-which-arrow", who=apprentice(p)),
    n.START_TURN: lambda p, f: t("own-turns", round=p.round),
    n.GATHER: lambda p, f: t("own-gathers", n=reached_gaps(p)),
    n.ROUND_END: lambda p, f: t("own-check", round=p.round, needed=p.rudolph_vp + 1, n=p.rudolph_vp),
    c.YOUR_SCORE: lambda p, f: t("own-score-lost") if p.over == n.LOST else t("own-score", n=p.rudolph_vp),
    c.FURTHEST: ask_furthest,
    c.NEXT_BACK: lambda p, f: t("own-next-back", arrow=names.arrow_name(f[1])),
    c.FREE_SPOT: ask_free_spot,
    c.ROOM: lambda p, f: t("own-room"),
    c.BOOK_SPOT: lambda p, f: t("own-book-spot"),
    c.FAITH: lambda p, f: t("own-faith", god=n.GODS[f[1]], n=p.labour[n.FAITH + f[1]]),
    c.LABOUR_RIGHT: ask_labour_right,
    c.LABOUR_NUMBER: lambda p, f: t("own-labour-number", shows=m("deck-shows", nth=f[1])),
}


# --- answers


def arrow_of(p: Salamandra, a: int) -> int:
    return a - c.OTHER if a >= c.OTHER else p.arrows[a]


def say_furthest(p: Salamandra, frame: Frame, a: int) -> str:
    if a == c.FURTHER:
        return t("own-further", n=frame[2] + c.SHOWN - 1)
    return t("own-place-before" if a == outermost(p, frame[1]) else "own-place-number", n=a)


def say_free_spot(p: Salamandra, frame: Frame, a: int) -> str:
    if a >= c.FIELD:
        return t("own-furthest-now", n=a - c.FIELD)
    if a == c.BEYOND:
        return t("own-field-beyond", arrow=ARROWS[frame[1] & 3])
    return t("own-none-free") if a == c.NO_SPOT else t("own-choice", what=spot_here(a))


ANSWERS: Final[Answers] = {
    n.ARROW: lambda p, f, a: deck.arrow_words(arrow_of(p, a)),
    n.START_TURN: lambda p, f, a: t("own-passed"),
    n.GATHER: lambda p, f, a: t("own-groves-left", n=a),
    n.ROUND_END: lambda p, f, a: t("own-check-yes" if a else "own-check-no"),
    c.FURTHEST: say_furthest,
    c.NEXT_BACK: lambda p, f, a: t("own-place-number", n=a) if a else t("own-no-free-field"),
    c.FREE_SPOT: say_free_spot,
    c.ROOM: lambda p, f, a: t("own-room-yes" if a else "own-room-no"),
    c.BOOK_SPOT: lambda p, f, a: t("own-choice", what=book_here(a // cards.BOOKS, a % cards.BOOKS)),
    c.FAITH: lambda p, f, a: t("own-faith-answer", a=a, n=p.labour[n.FAITH + f[1]]),
    c.LABOUR_RIGHT: lambda p, f, a: t("own-labour-yes" if a else "own-labour-no"),
}


# --- short labels: a number is enough beside the picture


def label_arrow(p: Salamandra, frame: Frame, a: int) -> Label:
    arrow = arrow_of(p, a)
    return Label(t("direction", arrow=ARROWS[arrow & 3]), t("own-from", start=cards.STARTS[arrow >> 2]))


def label_furthest(p: Salamandra, frame: Frame, a: int) -> Label | None:
    return Label(str(a), t("own-as-before") if a == outermost(p, frame[1]) else "") if a else None


def label_free_spot(p: Salamandra, frame: Frame, a: int) -> Label | None:
    if a >= c.FIELD:
        return Label(str(a - c.FIELD))
    if a == c.BEYOND and (near := places_beyond(p, frame[1])):
        return Label(t("own-further", n=near[-1]))
    if a < c.NO_SPOT:
        return Label(t("place", place=names.SPOTS[a]), "" if a else t("own-bonus-spot"))
    return None


LABELS: Final[OfAnswers] = {n.ARROW: label_arrow, c.FURTHEST: label_furthest, c.FREE_SPOT: label_free_spot}


# --- his actions


def tell(event: Event) -> str:
    if event[0] == DECIDE:
        return tell_decision(*event[2:])
    return TELL[event[0]](event) if event[0] in TELL else log.tell(event)


def tell_decision(name: str, about: Any, choice: Any, trace: Any) -> str:
    if name == "tile":
        return tell_field(about, choice, trace)
    if name == "spot":
        return t("own-why-next-spot" if choice[1] else "own-why-bonus-spot", spot=spot_here(choice[1]))
    if choice is None:
        return t("own-why-no-book")
    lower, book, _ = choice
    return t("own-why-lower-book" if lower else "own-why-upper-book", book=book_here(lower, book))


def tell_field(arrow: int, choice: Any, trace: Any) -> str:
    if choice is None:
        return t("own-why-no-field", arrow=names.arrow_name(arrow))
    full = any(rule == "12.4.5" and len(after) < len(before) for rule, before, after in trace)
    key = "own-why-field-with-spot" if full else "own-why-field"
    return t(key, arrow=names.arrow_name(arrow), field=field_here(choice[1]))


def name_candidate(decision: str, candidate: Any) -> str:
    if decision == "tile":
        return str(field_here(candidate[1]))
    return str(spot_here(candidate[1]) if decision == "spot" else book_here(candidate[0], candidate[1]))


TELL: Final[dict[str, Callable[[Event], str]]] = {
    "arrow": lambda e: t("own-arrow-shown", arrow=names.arrow_name(e[3])),
    "rudolph_grove": lambda e: "",
    "prepare": lambda e: t("own-prepared", round=e[2]),
    "final": lambda e: t("own-finals", books=e[2], faith=e[3], scrolls=e[4], total=e[5]),
}
