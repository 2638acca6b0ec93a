"""Instructions: what you move for the opponent (apprentices, scrolls, markers), from his events."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from tableforone.kernel.asking import DEALS, noted
from tableforone.kernel.frames import Event
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import Hand

from ..opponent.turn import HIS_SCROLLS_FOR_BOOK
from ..rules.position import Salamandra
from ..voice import t
from ..voice.names import arrow_name
from .names import book_here, spot_on_field
from .voice import tell


class SeenTable(NamedTuple):
    """Data about the table that the events do not have."""

    cells: dict[int, int]  # of each field that he chose this turn; it may be forgotten by now
    temple_counts: int  # whether the Temple counts as a field when groves are placed (12.8.3)
    where: Meaning | None = None  # the spot of his last apprentice


def hands(events: Sequence[Event], p: Salamandra, new: int) -> list[Hand]:
    app_deals = noted(p, DEALS)
    fields = [event[4] for event in events if event[0] == DECIDE and event[2] == "tile"]
    seen = SeenTable(dict(filter(None, fields)), p.temple_counts)
    found: list[Hand] = []
    for nth, event in enumerate(events):
        if event[0] == DECIDE and event[2] == "spot":
            tile, place = event[4]
            seen = seen._replace(where=spot_on_field(place, seen.cells[tile]))
        if event[0] in HANDS and (app_deals or event[0] != "arrow"):
            found += [hand._replace(event=nth) for hand in HANDS[event[0]](event, seen)]
    return found


def decided(event: Event, seen: SeenTable) -> list[Hand]:
    _, _, name, _, choice, _ = event
    if name == "tile":
        return [] if choice else [Hand(t("own-next-card"), tell(event), picture="card")]
    if name == "spot":
        thing = f"spot:{seen.cells[choice[0]]}:{choice[1]}"
        return [Hand(t("own-put", where=seen.where), tell(event), thing=thing, picture="apprentice")]
    if choice is None:
        return [Hand(t("own-stays", spot=seen.where), tell(event), picture="spellbook")]
    lower, book, _ = choice
    text = t("own-to-book", spot=seen.where, book=book_here(lower, book))
    return [Hand(text, tell(event), thing=f"book:{book}:{lower}", picture="spellbook")]


def marker(event: Event, seen: SeenTable) -> list[Hand]:
    reasons = {"rudolph_scores": "own-labour-points", "rudolph_book_points": "own-book-points"}
    _, _, points, end = event
    return [on_marker(marker_moves(end - points, end), t(reasons[event[0]], n=points))]


def marker_moves(start: int, end: int) -> str:
    return t("own-marker", start=start, end=end)


def on_marker(text: str, reason: str) -> Hand:
    return Hand(text, reason, thing="points", picture="vp")


def scroll(event: Event, seen: SeenTable) -> list[Hand]:
    given = Hand(t("own-scroll", nth=event[2]), t("own-scroll-why"), thing="scroll", picture="scroll")
    if event[2] < HIS_SCROLLS_FOR_BOOK:
        return [given]
    return [given, given._replace(text=t("own-scrolls-back"), reason=t("own-scrolls-back-why"))]


def gathered(event: Event, seen: SeenTable) -> list[Hand]:
    _, _, groves, points = event
    if not groves:
        return []
    return [
        Hand(t("own-gather", n=groves), t("own-gather-why"), thing="groves", picture="grove"),
        on_marker(marker_moves(points - groves, points), t("own-grove-points", n=groves)),
    ]


def prepare(event: Event, seen: SeenTable) -> list[Hand]:
    _, _, round_number, recyclings = event
    return [
        Hand(t("own-recycle", n=recyclings), t("own-recycle-why")),
        Hand(t("own-refill-temple" if seen.temple_counts else "own-refill"), t("own-refill-why")),
        Hand(t("own-income", round=round_number), t("own-income-why")),
    ]


def final(event: Event, seen: SeenTable) -> list[Hand]:
    """The final scoring line by line, each with the marker's new position."""
    _, _, books, faith, scrolls, total = event
    found, marker = [], total - books - faith - scrolls
    for what, points in (("books", books), ("faith", faith), ("scrolls", scrolls)):
        if points:
            text = t("own-final", what=what, start=marker, end=marker + points)
            found.append(on_marker(text, t("own-final-points", n=points)))
            marker += points
    return found or [on_marker(t("own-final-none", n=total), t("own-final-none-why"))]


HANDS: Final[dict[str, Callable[[Event, SeenTable], list[Hand]]]] = {
    "arrow": lambda e, seen: [Hand(t("own-card-shows", arrow=arrow_name(e[3])), t("own-app-revealed"), picture="card")],
    DECIDE: decided,
    "rudolph_scores": marker,
    "rudolph_scroll": scroll,
    "rudolph_book_points": marker,
    "rudolph_boxed": lambda e, seen: [Hand(t("own-box"), t("own-box-why"), picture="apprentice")],
    "rudolph_gathered": gathered,
    "prepare": prepare,
    "final": final,
}
