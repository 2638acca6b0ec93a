"""What do her hands do for Rudolph?  His events as things to do with apprentices, scrolls and markers."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from tableforone.kernel.asking import DEALS, noted
from tableforone.kernel.frames import Event
from tableforone.kernel.grammar import counted
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import Hand

from ..opponent.turn import HIS_SCROLLS_FOR_BOOK
from ..rules.position import Salamandra
from ..voice import t
from ..voice.names import arrow_name
from .names import NTH, book_here, field_here, spot_here
from .voice import tell


class SeenTable(NamedTuple):
    """What must be known of the table beside the events."""

    cells: dict[int, int]  # of each field that he chose in this turn
    temple_counts: int  # like a field, when groves are placed (12.8.3)
    where: str = ""  # the spot on which his last apprentice was put


def hands(events: Sequence[Event], p: Salamandra, new: int) -> list[Hand]:
    app_deals = bool(p.stack) and noted(p, DEALS)
    cells = {tile: cell for tile, cell in map(chosen_field, events) if cell}
    seen = SeenTable(cells, p.temple_counts)
    found: list[Hand] = []
    for nth, event in enumerate(events):
        if event[0] == DECIDE and event[2] == "spot":
            seen = seen._replace(where=on_spot(event, seen))
        if event[0] in HANDS and (app_deals or event[0] != "arrow"):
            about = THINGS.get(event[0], "")
            found += [
                hand._replace(event=nth, picture=picture(event, hand), thing=hand.thing or about)
                for hand in HANDS[event[0]](event, seen)
            ]
    return found


def chosen_field(event: Event) -> tuple[int, int]:
    """The field that he chose in this event, and its cell then: it may be forgotten by now."""
    if event[0] != DECIDE or event[2] != "tile" or event[4] is None:
        return 0, 0
    tile, cell = event[4]
    return tile, cell


def picture(event: Event, hand: Hand) -> str:
    """What is drawn beside it."""
    return "vp" if hand.thing == "points" else PICTURES.get(event[2] if event[0] == DECIDE else event[0], "")


def decided(event: Event, seen: SeenTable) -> list[Hand]:
    _, _, name, _, choice, _ = event
    if name == "tile":
        return [] if choice else [Hand("Put his card aside and turn over another one", tell(event))]
    if name == "spot":
        tile, place = choice
        return [Hand(f"Put a grey apprentice on {seen.where}", tell(event), thing=f"spot:{seen.cells[tile]}:{place}")]
    if choice is None:
        return [Hand(t("own-stays", spot=seen.where), tell(event))]
    where = book_here(choice[0], choice[1])
    return [Hand(t("own-to-book", spot=seen.where, book=where), tell(event), thing=f"book:{choice[1]}:{choice[0]}")]


def on_spot(event: Event, seen: SeenTable) -> str:
    tile, place = event[4]
    return f"{spot_here(place)} of {field_here(seen.cells[tile])}"


def marker(event: Event, seen: SeenTable) -> list[Hand]:
    reasons = {
        "rudolph_scores": f"{counted(event[2], 'point')} of his Labour card for this round (12.3).",
        "rudolph_book_points": f"{counted(event[2], 'point')} for the Spellbook (12.5.2).",
    }
    return [Hand(marker_moves(event[3] - event[2], event[3]), reasons[event[0]], thing="points")]


def marker_moves(start: int, end: int) -> str:
    return f"Move his marker from {start} to {end}"


def scroll(event: Event, seen: SeenTable) -> list[Hand]:
    given = Hand(f"Give Rudolph a scroll: his {NTH[event[2] - 1]}", "The bonus spot was not free (12.4.4).")
    if event[2] < HIS_SCROLLS_FOR_BOOK:
        return [given]
    return [given, Hand("Put all three scrolls back", "He discards them when he gets the third (12.5.1).")]


def gathered(event: Event, seen: SeenTable) -> list[Hand]:
    _, _, groves, points = event
    if not groves:
        return []
    these = "the grove" if groves == 1 else f"the {groves} groves"
    reason = f"{counted(groves, 'point')}: 1 for each grove (12.6)."
    return [
        Hand(f"Put {these} beside his apprentices face down beside his portrait", "He gets nothing else of them."),
        Hand(marker_moves(points - groves, points), reason, thing="points"),
    ]


def prepare(event: Event, seen: SeenTable) -> list[Hand]:
    _, _, round_number, recyclings = event
    temple = "between two fields, or between a field and the Temple"
    gaps = temple if seen.temple_counts else "with at least two fields beside it"
    return [
        Hand(
            f"If you like, recycle: up to {counted(recyclings, 'time')}", "A card or a field under its pile (12.8.1)."
        ),
        Hand(f"Place a grove in every empty gap {gaps}", "From the supply, as far as it goes (12.8.3)."),
        Hand(f"Take your crystals and apprentices for round {round_number}", "As in the game for two (10.2)."),
    ]


def final(event: Event, seen: SeenTable) -> list[Hand]:
    """Line by line, each with where his marker goes."""
    _, _, books, faith, scrolls, total = event
    found, marker = [], total - books - faith - scrolls
    for what, points in (("Spellbooks", books), ("Faith", faith), ("Scrolls", scrolls)):
        if points:
            text = f"{what}: move his marker from {marker} to {marker + points}"
            found.append(Hand(text, f"{counted(points, 'point')} (12.9.2).", thing="points"))
            marker += points
    return found or [Hand(f"Leave his marker on {total}", "The final scoring adds nothing (12.9.2).", thing="points")]


HANDS: Final[dict[str, Callable[[Event, SeenTable], list[Hand]]]] = {
    "arrow": lambda e, seen: [Hand(f"His card shows {arrow_name(e[3])}", "The app has turned it over.")],
    DECIDE: decided,
    "rudolph_scores": marker,
    "rudolph_scroll": scroll,
    "rudolph_book_points": marker,
    "rudolph_boxed": lambda e, seen: [Hand("Put his apprentice back into the box", "No spot is free (12.4.5).")],
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
THINGS: Final = {"rudolph_scroll": "scroll", "rudolph_gathered": "groves"}  # of his display
