"""Set-up: options, the starting position (3, 9.1), reconstructed data (9.9)."""

from collections.abc import Sequence
from typing import Final

from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import CHANCE, OPPONENT, TABLE, YOU, Frame, replaced, tell
from tableforone.kernel.meanings import Words
from tableforone.kernel.options import Option, Setup

from . import cards, solo_cards
from . import numbers as n
from .fields import POSITION
from .position import HighSeason
from .says import m

BLANK: Final = POSITION.begun(HighSeason())
# --- options

LEVELS: Final = ("1", "2", "3", "4", "5")
DEFAULT_LEVEL: Final = "3"
RANDOM_OR_NUMBER: Final = ("random", "1", "2", "3", "4", "5", "6", "7", "8")
PICTURES: Final = {number: cards.drawn(int(number) - 1) for number in RANDOM_OR_NUMBER[1:]}
OPTIONS: Final = (
    Option("hotel", RANDOM_OR_NUMBER, "random", pictures=PICTURES),
    Option("ralph-hotel", RANDOM_OR_NUMBER, "random", pictures=PICTURES, expert=True),
    Option("strip", RANDOM_OR_NUMBER, "random", expert=True),
    Option("pointer", ("as-written", "same-side"), "as-written", expert=True),
    Option("deck", is_file=True, expert=True),
)


def reconstructed(setup: Setup) -> Sequence[Words]:
    """The reconstructed data in use (9.9)."""
    ours = solo_cards.ours_in(setup.options["deck"])
    lines = m("reconstructed-lines")
    return (m("reconstructed-cards", n=ours), lines) if ours else (lines,)


# --- the starting position


def start(setup: Setup) -> HighSeason:
    """The position before the first round; boards that were not chosen are dealt (3.1.1, 9.1)."""
    p = BLANK.copy()
    options = setup.options
    p.hotels = (chosen(options["hotel"]), chosen(options["ralph-hotel"]))
    if p.hotels[YOU] == p.hotels[OPPONENT] >= 0:
        raise Fault(m("same-hotel", n=p.hotels[YOU] + 1))
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
    """A chosen board or strip, from 0; -1 if it will be dealt."""
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
