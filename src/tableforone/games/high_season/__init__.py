"""High Season: Grand Hotel Roll & Write for one person against Ralph."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tableforone.games.high_season.drawing import draw
from tableforone.games.high_season.faults import faults
from tableforone.games.high_season.features import estimate
from tableforone.games.high_season.flow import WORDS, start
from tableforone.games.high_season.opponent.deck import LEVEL_CARDS
from tableforone.games.high_season.opponent.rows import DECISIONS
from tableforone.games.high_season.position import HighSeason
from tableforone.games.high_season.scoring import result, scores
from tableforone.games.high_season.text import ask, name_candidate, say, tell
from tableforone.games.high_season.things import thing
from tableforone.games.high_season.view import view
from tableforone.kernel.spec import GameSpec, Option, Setup

__all__ = ["GAME"]

RANDOM_OR_NUMBER: Final = ("random", "1", "2", "3", "4", "5", "6", "7", "8")


def reconstructed(setup: Setup) -> Sequence[str]:
    """What of the data in use is our design (9.9)."""
    lines = "The eight zig-zag lines on Ralph's cards are our reconstruction: the printed ones could not be found."
    if setup.options["deck"]:
        return (lines,)
    return (
        "The faces of Ralph's 20 cards are our reconstruction: the printed ones could not be found. "
        "Give a deck of your own with the option deck.",
        lines,
    )


PRIMER: Final = (
    "You fill a hotel on paper for seven rounds. In each of your two turns a round you take a die; the more dice "
    "on its space, the stronger the action: prepare rooms, occupy them, move up the Emperor track, take krones, "
    "hire staff. A room must be prepared next to one that already is before guests can occupy it; its door gives "
    "a bonus, and full groups, rows and columns score, rows and columns only for whoever is first. After rounds "
    "3, 5 and 7 the Emperor visits and punishes those who neglected him. Loans help now and cost points later. "
    "You win with more points than Ralph."
)

GAME: Final = GameSpec(
    id="high-season",
    name="High Season: Grand Hotel Roll & Write",
    version=1,
    opponents=("Ralph",),
    folder=Path(__file__).parent,
    words=WORDS,
    decisions=DECISIONS,
    start=start,
    blank=HighSeason,
    ask=ask,
    say=say,
    tell=tell,
    name_candidate=name_candidate,
    view=view,
    draw=draw,
    result=result,
    estimate=estimate,
    faults=faults,
    scores=scores,
    thing=thing,
    primer=PRIMER,
    levels=("1", "2", "3", "4", "5"),
    default_level="3",
    level_notes={
        str(level): f"Ralph's deck: {a} A, {b} B and {c} C cards" for level, (a, b, c) in enumerate(LEVEL_CARDS, 1)
    },
    options=(
        Option("hotel", "Your hotel board.", RANDOM_OR_NUMBER, "random"),
        Option("ralph-hotel", "Ralph's hotel board (another one than yours).", RANDOM_OR_NUMBER, "random"),
        Option("strip", "Your staff strip.", RANDOM_OR_NUMBER, "random"),
        Option(
            "pointer",
            "On which side of the staircase Ralph begins his search.",
            ("as-written", "same-side"),
            "as-written",
            meanings={
                "as-written": "where the finger points to: a hand from the left begins on the right side",
                "same-side": "where the hand comes from: a hand from the left begins on the left side",
            },
        ),
        Option("deck", "A file with Ralph's cards, as in data/solo_cards.toml.", is_file=True),
    ),
    reconstructed=reconstructed,
)
