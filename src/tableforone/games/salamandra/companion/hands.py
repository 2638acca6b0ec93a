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
            about = THINGS.get(event[0], "")
            found += [
                hand._replace(event=nth, picture=picture(event, hand), thing=hand.thing or about)
                for hand in HANDS[event[0]](event, seen)
            ]
    return found


def picture(event: Event, hand: Hand) -> str:
    """The picture for an event."""
    return "vp" if hand.thing == "points" else PICTURES.get(event[2] if event[0] == DECIDE else event[0], "")


def decided(event: Event, seen: SeenTable) -> list[Hand]:
    _, _, name, _, choice, _ = event
    if name == "tile":
        return [] if choice else [Hand(t("own-next-card"), tell(event))]
    if name == "spot":
        tile, place = choice
        return [Hand(t("own-put", where=seen.where), tell(event), thing=f"spot:{seen.cells[tile]}:{place}")]
    if choice is None:
        return [Hand(t("own-stays", spot=seen.where), tell(event))]
    where = book_here(choice[0], choice[1])
    return [Hand(t("own-to-book", spot=seen.where, book=where), tell(event), thing=f"book:{choice[1]}:{choice[0]}")]


def marker(event: Event, seen: SeenTable) -> list[Hand]:
    reasons = {"rudolph_scores": "own-labour-points", "rudolph_book_points": "own-book-points"}
    return [Hand(marker_moves(event[3] - event[2], event[3]), t(reasons[event[0]], n=event[2]), thing="points")]


def marker_moves(start: int, end: int) -> str:
    return t("own-marker", start=start, end=end)


def scroll(event: Event, seen: SeenTable) -> list[Hand]:
    given = Hand(t("own-scroll", nth=event[2]), t("own-scroll-why"))
    if event[2] < HIS_SCROLLS_FOR_BOOK:
        return [given]
    return [given, Hand(t("own-scrolls-back"), t("own-scrolls-back-why"))]


def gathered(event: Event, seen: SeenTable) -> list[Hand]:
    _, _, groves, points = event
    if not groves:
        return []
    return [
        Hand(t("own-gather", n=groves), t("own-gather-why")),
        Hand(marker_moves(points - groves, points), t("own-grove-points", n=groves), thing="points"),
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
            found.append(Hand(text, t("own-final-points", n=points), thing="points"))
            marker += points
    return found or [Hand(t("own-final-none", n=total), t("own-final-none-why"), thing="points")]


HANDS: Final[dict[str, Callable[[Event, SeenTable], list[Hand]]]] = {
    "arrow": lambda e, seen: [Hand(t("own-card-shows", arrow=arrow_name(e[3])), t("own-app-revealed"))],
    DECIDE: decided,
    "rudolph_scores": marker,
    "rudolph_scroll": scroll,
    "rudolph_book_points": marker,
    "rudolph_boxed": lambda e, seen: [Hand(t("own-box"), t("own-box-why"))],
    "rudolph_gathered": gathered,
    "prepare": prepare,
    "final": final,
}
PICTURES: Final = {
    "arrow": "card",
    "tile": "card",
    "spot": "apprentice",
    "spellbook": "spellbook",
    "rudolph_scroll": "scroll",
    "rudolph_boxed": "apprentice",
    "rudolph_gathered": "grove",
}
THINGS: Final = {"rudolph_scroll": "scroll", "rudolph_gathered": "groves"}  # parts of his display
