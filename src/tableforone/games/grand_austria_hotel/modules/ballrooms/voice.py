"""All texts of module 1 (Vienna Ballrooms)."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.causes import EventKind
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.spec import Label, Questions
from tableforone.kernel.speech import Deed

from ...rules.position import Hotels
from ...voice import m, names, t
from ...voice.answers import Labelled, LabelledInTurn, Said, SaidInTurn, deed, worth_of
from ...voice.log import Events
from ...voice.why import Decisions
from ..common.rules import numbers as w
from .rules import places as at
from .rules.dancing import ballroom, split

PLACES: Final = ("left", "middle", "right")  # as selectors in messages
ROWS: Final = (*at.ROW_NAMES, "balcony")


def ballroom_name(room: int) -> Meaning:
    return m(f"ballroom-{at.ROWS[room]['id']}")


def ballroom_text(room: int) -> Meaning:
    """How a ballroom scores."""
    return m(f"ballroom-{at.ROWS[room]['id']}-text")


def row_name(row: int) -> Meaning:
    """A row of a ballroom, or the balcony."""
    return m("ballroom-row", row=ROWS[row])


def row_of(room: int, row: int, balcony: int) -> Meaning:
    """A row of this ballroom."""
    return m("row-of", row="balcony" if balcony else ROWS[row], room=ballroom_name(room))


def where_name(p: Hotels, where: int) -> Meaning:
    return row_of(p.ball[at.ROOM + ballroom(where)], at.row_of(where), int(where == at.BALCONY))


def where_in_full(p: Hotels, where: int, discount: int) -> Meaning:
    """A place with its cost and bonus."""
    cost = max(0, at.cost_of(p, where) - discount)
    bonus = at.BONUS[p.ball[at.ROOM + ballroom(where)]][at.row_of(where)]
    return m("where-in-full", where=where_name(p, where), n=cost, bonus=names.effects_in_words(bonus))


EFFECTS: Final[names.Effects] = {
    w.SEND: lambda f: m("effect-send", n=f[1], off=names.off(f[2])),
    w.AREA: lambda f: m("effect-area"),
}


# --- questions and answers

QUESTIONS: Final[Questions] = {
    w.SEND: lambda p, f: t("ask-send", off=names.off(f[2])),
    w.AREA: lambda p, f: t("ask-area"),
    w.REVEAL_BALLROOM: lambda p, f: t("ask-ballroom", place=PLACES[f[1]]),
    w.REVEAL_REHEARSAL: lambda p, f: t("ask-rehearsal"),
    w.REMOVE_DANCER: lambda p, f: t("ask-remove-dancer", n=f[2]),
    w.THREE_ITEMS: lambda p, f: t("ask-three-items", n=f[1], first=names.ITEMS[f[2]], second=names.ITEMS[f[2] + 1]),
}


def choose_area(p: Hotels, answer: int) -> Deed:
    left, bonus = p.ball[at.AREA_LEFT + answer - 1], at.boards(p)[p.ball[at.BOARD]][answer - 1][1:]
    return deed("say-area", "did-area", "area empty", area=answer, n=left, bonus=names.effects_in_words(bonus))


def go_to_ball(p: Hotels, move: int) -> Deed:
    table, where = divmod(move, 20)
    about = {"table": table + 1, "where": where_in_full(p, where, 0)}
    return deed("say-ball", "", "to a ball", **worth_of(p, p.cafe[table]), **about)


IN_TURN: Final[SaidInTurn] = {w.BALL: go_to_ball}
ANSWERS: Final[dict[int, Said]] = {
    w.SEND: lambda p, f, a: deed("say-send", "", "dancer", where=where_in_full(p, a - 1, f[2])),
    w.AREA: lambda p, f, a: choose_area(p, a),
    w.REVEAL_BALLROOM: lambda p, f, a: str(ballroom_name(a)),
    w.REVEAL_REHEARSAL: lambda p, f, a: t("say-rehearsal", number=a + 1),
    w.REMOVE_DANCER: lambda p, f, a: deed("say-lose-dancer", "", "dancer lost", where=where_name(p, a)),
    w.THREE_ITEMS: lambda p, f, a: deed("say-items", "did-items", "kitchen", items=names.effect(split(f, a))),
}
DECLINED: Final = {w.SEND: deed("say-no-dancer", "did-no-dancer")}


# --- short labels


def label_where(p: Hotels, where: int) -> Label:
    if where == at.BALCONY:
        return Label(t("label-balcony"))
    return Label(str(ballroom_name(p.ball[at.ROOM + ballroom(where)])), str(row_name(at.row_of(where))))


def label_ball(p: Hotels, move: int) -> Label:
    """A guest in the café and the destination."""
    table, where = divmod(move, 20)
    guest = names.guest_name(p.cafe[table])
    if where == at.BALCONY:
        return Label(t("label-to-balcony", guest=guest))
    room = ballroom_name(p.ball[at.ROOM + ballroom(where)])
    return Label(t("label-to-ball", guest=guest, room=room), str(row_name(at.row_of(where))))


LABELS_IN_TURN: Final[LabelledInTurn] = {w.BALL: label_ball}
LABELS: Final[dict[int, Labelled]] = {
    w.SEND: lambda p, f, a: label_where(p, a - 1),
    w.REMOVE_DANCER: lambda p, f, a: label_where(p, a),
}


# --- events, and reasons for a turn


def told_ballroom(room: int, own: int, mine: int, other: int, hers: int) -> str:
    return t(
        "tell-ballroom",
        room=ballroom_name(room),
        mine=names.points_of(mine),
        own=names.dancers(own),
        hers=names.points_of(hers),
        other=names.dancers(other),
    )


EVENTS: Final[Events] = {
    "dancer": lambda room, row, balcony: t("tell-dancer", where=row_of(room, row, balcony)),
    "area empty": lambda place: t("tell-area-empty", area=place + 1),
    "to a ball": lambda card: t("tell-to-ball", **names.guest_data(card)),
    "dancer lost": lambda: t("tell-dancer-lost"),
    "ballroom": told_ballroom,
    "her guest": lambda card, points: t("tell-her-guest", n=points, guest=names.guest_name(card)),
    "her dancer": lambda room, row, balcony, left: t("tell-her-dancer", where=row_of(room, row, balcony), n=left),
}


CAUSES: Final[dict[str, EventKind]] = {
    "to a ball": EventKind(chosen=True),
    "her guest": EventKind(points=lambda e: -e[3]),
}


# --- her decisions


def decided_ballroom(arrows: int) -> Callable[..., str]:
    return lambda about, choice, trace: t(
        "why-ballroom", n=arrows, room=ballroom_name(choice[1]), place=PLACES[choice[0]]
    )


def named_ballroom(candidate: Any) -> str:
    return t("named-ballroom", room=ballroom_name(candidate[1]), n=candidate[2])


def named_row(candidate: Any) -> str:
    row, free = candidate
    return t("named-row", row=ROWS[row], n=free)


DECISIONS: Final[Decisions] = {
    "ballroom, one arrow": (decided_ballroom(1), named_ballroom),
    "ballroom, two arrows": (decided_ballroom(2), named_ballroom),
    "row": (lambda about, choice, trace: t("why-row", row=ROWS[choice[0]]), named_row),
}


def remark_ballroom(choice: Any, n: int) -> str:
    return t("remark-ballroom", what=ballroom_name(choice[1]), n=n)


# Her own lines for the same decisions.
REMARKS: Final[dict[str, Callable[[Any, int], str]]] = {
    "ballroom, one arrow": remark_ballroom,
    "ballroom, two arrows": remark_ballroom,
    "row": lambda choice, n: t("remark-row", row=ROWS[choice[0]], n=n),
}
