"""How does a game begin?  What can be chosen, the opening position (3, 9.1), what of it is our reconstruction (9.9)."""

from collections.abc import Sequence
from typing import Final

from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import CHANCE, OPPONENT, TABLE, YOU, Frame, replaced, tell
from tableforone.kernel.spec import Option, Setup

from . import cards, solo_cards
from . import numbers as n
from .position import HighSeason, fresh

# --- what can be chosen

LEVELS: Final = ("1", "2", "3", "4", "5")
DEFAULT_LEVEL: Final = "3"
TEMPERS: Final = (
    "Ralph dawdles",
    "One card with teeth",
    "He gives nothing away",
    "Waste no turn",
    "For people who like to lose",
)
LEVEL_NOTES: Final = {  # cards A, B, C
    level: f"{temper}: of his sixteen cards {mild or 'none'} mild, {sharp or 'none'} sharp."
    for level, temper, (mild, _, sharp) in zip(LEVELS, TEMPERS, solo_cards.LEVEL_CARDS, strict=True)
}
RANDOM_OR_NUMBER: Final = ("random", "1", "2", "3", "4", "5", "6", "7", "8")
HOTELS: Final = {"random": "Surprise me"} | {number: f"No. {number}" for number in RANDOM_OR_NUMBER[1:]}
PICTURES: Final = {number: cards.drawn(int(number) - 1) for number in RANDOM_OR_NUMBER[1:]}
STRIPS: Final = {
    str(number): ", ".join(cards.STAFF_NAMES[member] for member in strip)
    for number, strip in enumerate(cards.STRIPS, 1)
}
OPTIONS: Final = (
    Option(
        "hotel",
        "Rooms of one colour that touch form a group; groups never cross the staircase.",
        RANDOM_OR_NUMBER,
        "random",
        title="Which hotel is yours?",
        titles=HOTELS,
        meanings={"random": "any of the eight"},
        pictures=PICTURES,
    ),
    Option(
        "ralph-hotel",
        "Another one than yours.",
        RANDOM_OR_NUMBER,
        "random",
        title="Which hotel is Ralph's?",
        titles=HOTELS,
        pictures=PICTURES,
        expert=True,
    ),
    Option(
        "strip",
        "Six people whom you can hire during the game.",
        RANDOM_OR_NUMBER,
        "random",
        title="Who works in your hotel?",
        titles={"random": "Surprise me"} | {number: f"Team {number}" for number in STRIPS},
        meanings=STRIPS,
        expert=True,
    ),
    Option(
        "pointer",
        "On which side of the staircase Ralph begins his search.",
        ("as-written", "same-side"),
        "as-written",
        meanings={
            "as-written": "where the finger points to: a hand from the left begins on the right side",
            "same-side": "where the hand comes from: a hand from the left begins on the left side",
        },
        title="Ralph's pointing hand",
        titles={"as-written": "Where it points to", "same-side": "Where it comes from"},
        expert=True,
    ),
    Option(
        "deck",
        "A file of yours that replaces the cards we had to reconstruct.",
        is_file=True,
        title="Ralph's cards",
        expert=True,
    ),
)


def reconstructed(setup: Setup) -> Sequence[str]:
    """What of the data in use is our design (9.9)."""
    lines = "The eight zig-zag lines on Ralph's cards are our reconstruction: the printed ones could not be found."
    ours = solo_cards.ours_in(setup.options["deck"])
    if not ours:
        return (lines,)
    many = "Ralph's 20 cards" if ours == solo_cards.CARDS else f"{ours} of Ralph's 20 cards"
    return (
        f"The faces of {many} are our reconstruction: the printed ones could not be found. "
        "Give a deck of your own with the option deck.",
        lines,
    )


# --- the opening position


def start(setup: Setup) -> HighSeason:
    """The table before the first round; boards that were not chosen are dealt (3.1.1, 9.1)."""
    p = fresh()
    options = setup.options
    p.hotels = (chosen(options["hotel"]), chosen(options["ralph-hotel"]))
    if p.hotels[YOU] == p.hotels[OPPONENT] >= 0:
        raise Fault(f"You and Ralph cannot both have hotel {p.hotels[YOU] + 1}. Choose another one for either of you.")
    p.strip = chosen(options["strip"])
    p.money = cards.START_KRONES  # 3.3
    p.prepared = cards.START_PREPARED  # 3.2
    p.pointer = int(options["pointer"] == "same-side")
    p.faces = solo_cards.read_deck(options["deck"])
    p.unseen = (1 << solo_cards.CARDS) - 1
    p.grades = solo_cards.LEVEL_CARDS[int(setup.level) - 1][:]  # 9.1.2
    p.stack = [(n.ROUND, 1), (n.EXPOSE,), (n.STRIP,), (n.HOTEL, OPPONENT), (n.HOTEL, YOU)]
    return p


def chosen(value: str) -> int:
    """A chosen board or strip, from 0; -1 when it is to be dealt."""
    return -1 if value == "random" else int(value) - 1


# --- dealing the boards


def ask_hotel(p: HighSeason, frame: Frame) -> list[int] | None:
    return CHANCE if p.hotels[frame[1]] < 0 else None


def answer_hotel(p: HighSeason, frame: Frame, board: int) -> None:
    p.hotels = replaced(p.hotels, frame[1], board)
    tell(p, ("hotel", TABLE, frame[1], board))


def ask_strip(p: HighSeason, frame: Frame) -> list[int] | None:
    return CHANCE if p.strip < 0 else None


def answer_strip(p: HighSeason, frame: Frame, number: int) -> None:
    p.strip = number
    tell(p, ("strip", TABLE, number))
