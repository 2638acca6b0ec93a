"""Grand Austria Hotel against Leopold; with Let's Waltz! against Elisabeth."""

from pathlib import Path
from typing import Final

from tableforone.kernel.spec import GameSpec, Line, Option, Result, Setup

from .bots.estimate import estimate
from .face.drawing import draw
from .face.things import thing
from .face.view import view
from .lexicon import WORDS
from .modules.texts import TEXTS
from .modules.unique_hotels.rules.choosing import CHOICES
from .modules.unique_hotels.rules.places import HIS_GLOSSES, HIS_NAMES
from .modules.words import DECISIONS as MODULE_DECISIONS
from .opponent.turn import DECISIONS
from .rules.cards import BOARDS
from .rules.flow import start
from .rules.invariants import faults
from .rules.numbers import ACCOUNTS, LEVELS
from .rules.position import Hotels
from .rules.reconstructed import reconstructed
from .voice.log import name_candidate, tell
from .voice.text import OPPONENTS, ask, opponent, say

PRIMER: Final = (
    "You run a hotel in Vienna for seven rounds. Guests wait in the queue; take one into your café, put the dishes "
    "and drinks it wants on its card, and when the order is complete move it into a prepared room of its colour "
    "(green guests fit anywhere): it pays points and a reward. In each of your two turns a round you may take a guest "
    "first, and you take one die: the more dice on its space, the stronger the action. After rounds 3, 5 and 7 the "
    "Emperor looks at his track: far enough brings a reward, staying on 0 a penalty. Rooms, colours and objectives "
    "score; guests left in the café at the end cost 5 points each. You win with more points than your opponent."
)

assert TEXTS, "the modules speak for themselves"


def against(setup: Setup) -> str:
    """Elisabeth plays whenever module 1 or 2 is in the game, Leopold otherwise (20.1.1)."""
    return OPPONENTS[int("ballrooms" in setup.modules or "celebrities" in setup.modules)]


def result(p: Hotels) -> Result:
    """More points than the opponent wins; otherwise the opponent does (20.10.3)."""
    mine, his = sum(p.points), sum(p.his_points)
    lines = tuple(
        Line(what, p.points[account], p.his_points[account])
        for account, what in enumerate(ACCOUNTS)
        if p.points[account] or p.his_points[account]
    )
    won = mine > his
    sentence = f"You win with {mine} to {his} points." if won else f"{opponent(p)} wins with {his} to {mine} points."
    return Result("won" if won else "lost", mine, his, lines, sentence)


def scores(p: Hotels) -> tuple[int, int | None]:
    return sum(p.points), sum(p.his_points)


GAME: Final = GameSpec(
    id="grand-austria-hotel",
    name="Grand Austria Hotel",
    version=1,
    opponents=OPPONENTS,
    against=against,
    folder=Path(__file__).parent,
    words=WORDS,
    decisions=DECISIONS + MODULE_DECISIONS,
    start=start,
    blank=Hotels,
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
    levels=LEVELS,
    default_level="easy",
    level_notes={
        "easy": "The opponent ignores symbols with a silver or gold border.",
        "medium": "The opponent ignores symbols with a gold border.",
        "hard": "The opponent carries out every symbol.",
    },
    modules={
        "ballrooms": "Vienna Ballrooms (module 1): champagne and dancers, three ballrooms to be scored",
        "celebrities": "Celebrities (module 2): coloured dice bring famous guests with points and powers",
        "unique-hotels": "Unique Hotels (module 3): an entrance of its own for each hotel",
        "some-more": "Would You Like Some More? (module 5): more staff, objectives and Emperor tiles",
    },
    reconstructed=reconstructed,
    refused_modules={"start-player": "the solo variant is incompatible with the start player module."},
    options=(
        Option(
            "hotel",
            "The side of your hotel board. Your opponent always uses the night side.",
            ("night", "day", *(board.replace("_", "-") for board in BOARDS[1:])),
            "night",
            meanings={
                "night": "the night side, the same on all boards",
                "day": "the day side of a random board",
            }
            | {board.replace("_", "-"): f"the day side of board {board[-1].upper()}" for board in BOARDS[1:]},
        ),
        Option(
            "entrance",
            "Your opponent's entrance, with unique-hotels.",
            CHOICES,
            "random",
            meanings={
                choice: f"{name}: {gloss}"
                for choice, name, gloss in zip(CHOICES[1:], HIS_NAMES, HIS_GLOSSES, strict=True)
            },
        ),
        Option(
            "cards",
            "A TOML file of yours with card values that replace the reconstructed ones (tables as in the game's data).",
            is_file=True,
        ),
        Option("promos", "The promotional cards.", ("off", "on"), "off"),
    ),
)
