"""His board as the app keeps it: Labour card, apprentices, Spellbooks; all can be corrected."""

from typing import Any, Final

from tableforone.kernel.amounts import Amount, amount, either
from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.grammar import folded
from tableforone.kernel.spec import Result, ScoreLine

from ..face.view import labour_view, placement_view
from ..opponent.turn import HIS_SCROLLS_FOR_BOOK
from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Salamandra
from ..rules.solo_cards import MOST
from ..voice import m, t
from . import facts
from . import numbers as c
from .names import book_here, spot_on_field

WHO: Final = {YOU: "you", OPPONENT: "rudolph", n.NOBODY: ""}
ALONG: Final = (c.FURTHEST, c.NEXT_BACK, c.FREE_SPOT)  # questions about the line of an arrow
LAST: Final = 3  # number of fields of a line that are drawn: the furthest ones


def view(p: Salamandra) -> dict[str, Any]:
    return {
        "round": p.round,
        "rounds": cards.ROUNDS,
        "face": "day" if p.round % 2 else "night",
        "rudolph": rudolph(p),
        "fields": [
            {"number": p.cell[tile], "cell": cell_view(p.cell[tile]), "spots": spots_view(p, tile)} for tile in p.built
        ],
        "arrow": p.stack[-1][1] if p.stack and p.stack[-1][0] in ALONG else None,
        "line": line_view(p),
        "books": [[WHO[p.book_spots[2 * book + lower]] for lower in range(2)] for book in range(cards.BOOKS)],
    }


def line_view(p: Salamandra) -> dict[str, Any] | None:
    """The line of the open question about a free spot: known fields, and one field's spots."""
    if not p.stack or p.stack[-1][0] != c.FREE_SPOT:
        return None
    _, arrow, place, _ = p.stack[-1]
    known = [near for near in range(1, place + 1) if facts.cell_of(arrow, near) in p.cell]
    return {"places": known[-LAST:], "place": place, "spots": spots_view(p, facts.tile_at(p, arrow, place))}


def rudolph(p: Salamandra) -> dict[str, Any]:
    on_books = p.book_spots.count(OPPONENT)
    return {
        "points": p.rudolph_vp,
        "scrolls": p.rudolph_scrolls,
        "groves": p.rudolph_groves.bit_count(),
        "apprentices": [apprentice(p, spot) for spot in p.rudolph],
        "on_books": on_books,
        "boxed": p.boxed,
        "to_come": cards.APPRENTICES - len(p.rudolph) - on_books - p.boxed,
        "labour": labour_view(p),
        "placement": placement_view(p),
    }


def cell_view(cell: int) -> list[int]:
    return [cards.column_of(cell), cards.row_of(cell)]


def spots_view(p: Salamandra, tile: int) -> list[str]:
    """The apprentices on the four spots, as far as known."""
    his = {spot & 3 for spot in p.rudolph if spot >> 2 == tile}
    return ["rudolph" if place in his else "you" if p.taken[tile] >> place & 1 else "" for place in range(4)]


def apprentice(p: Salamandra, spot: int) -> dict[str, Any]:
    cell = p.cell[spot >> 2]
    return {"where": str(spot_on_field(spot & 3, cell)), "cell": cell_view(cell), "spot": spot & 3}


def draw(shown: dict[str, Any]) -> list[str]:
    his = shown["rudolph"]
    labour = his["labour"]
    faith = [m("faith-of", god=god, n=number) for god, number in labour["faith"].items()]
    stands = [one["where"] for one in his["apprentices"]]
    books = [
        book_here(lower, book)
        for book, spots in enumerate(shown["books"])
        for lower, who in enumerate(spots)
        if who == "rudolph"
    ]
    lines = [
        t(
            "own-head",
            round=shown["round"],
            rounds=shown["rounds"],
            n=his["points"],
            scrolls=his["scrolls"],
            groves=m("groves", n=his["groves"]),
        ),
        t(
            "own-labour-card",
            rounds=labour["points_by_round"],
            book=labour["spellbook_points"],
            n=labour["recycling"],
            faith=faith,
        ),
        t("own-apprentices", fields=stands, books=books, n=his["to_come"]),
        t("own-placement", n=his["placement"]["left"]),
    ]
    return [part for line in lines for part in folded(line, 0)]


# --- what can be corrected


def amounts(p: Salamandra) -> list[Amount]:
    return [
        amount(t("own-points"), p, "rudolph_vp", scored=True),
        amount(t("own-scrolls"), p, "rudolph_scrolls", most=HIS_SCROLLS_FOR_BOOK - 1),
        groves(p),
        *(either(on_book(place), p, "book_spots", place, OPPONENT, n.NOBODY) for place in range(facts.BOOK_SPOTS)),
        *(amount(t("own-labour", nth=nth), p, "labour", nth, most=MOST) for nth in range(len(p.labour))),
    ]


def groves(p: Salamandra) -> Amount:
    """His groves: it does not matter which."""
    has = p.rudolph_groves.bit_count()

    def change(by: int) -> None:
        p.rudolph_groves = (1 << has + by) - 1

    return Amount(t("own-groves"), has, change, 0, cards.GROVES_IN_BOX)


def on_book(place: int) -> str:
    return t("own-on-book", book=book_here(place & 1, place >> 1))


def pieces(p: Salamandra) -> list[str]:
    """His apprentices on fields, and those that returned to the box."""
    on_fields = [t("own-grey-on", where=apprentice(p, spot)["where"]) for spot in p.rudolph]
    return on_fields + [t("own-grey-boxed")] * p.boxed


# --- points


def scores(p: Salamandra) -> tuple[int, int | None]:
    return p.vp, p.rudolph_vp


def result(p: Salamandra) -> Result:
    """Won only with strictly more points, at every check and at the end (12.7, 12.9.3)."""
    won = p.over == n.SCORED and p.vp > p.rudolph_vp
    outcome = "won" if won else "lost"
    how = f"lost-after-{p.round}" if p.over == n.LOST else outcome
    lines = (ScoreLine("yours", p.vp, None), ScoreLine("his", 0, p.rudolph_vp))
    return Result(outcome, p.vp, p.rudolph_vp, lines, how)
