"""The strength of an opponent: how often the expert won against him, if that was measured."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import tableforone

LADDER: Final = Path(tableforone.__file__).parent / "players" / "ladder.json"
ENOUGH: Final = 50  # fewer games are not shown
WORDS: Final = ((0.85, "easy"), (0.6, "good"), (0.4, "even"), (0.2, "hard"), (0.05, "very-hard"), (0.0, "hardly"))
GLANCE: Final = "0"  # the budget without simulations
COACH: Final = "2000"  # the coach's budget


class Odds(NamedTuple):
    """How many games the expert won; ``glance`` means that it played without search."""

    won: int
    games: int
    glance: bool = False

    @property
    def of_ten(self) -> int:
        """The number of wins in ten games, rounded.

        >>> Odds(86, 200).of_ten
        4
        """
        return round(10 * self.won / self.games)

    @property
    def word(self) -> str:
        """The word for this difficulty.

        >>> [Odds(won, 200).word for won in (195, 130, 100, 60, 20, 4)]
        ['easy', 'good', 'even', 'hard', 'very-hard', 'hardly']
        """
        part = self.won / self.games
        return next(word for least, word in WORDS if part >= least)


def odds(game: str, level: str) -> Odds | None:
    """The measured odds for this level; None if there are none."""
    return _measured(LADDER).get((game, level))


@cache
def rungs(file: Path = LADDER) -> tuple[dict[str, Any], ...]:
    """All measurements in the ladder's file."""
    return tuple(json.loads(file.read_text(encoding="utf-8"))["rungs"]) if file.is_file() else ()


@cache
def _measured(file: Path) -> dict[tuple[str, str], Odds]:
    """The odds of levels without modules.

    All levels of a game use the same budget: the one measured for most levels, and of those the
    coach's own or else the longest.
    """
    played: dict[str, dict[str, dict[str, Odds]]] = {}  # by game, budget and level
    for rung in rungs(file):
        if rung["player"] == "expert" and not rung["modules"] and rung["games"] >= ENOUGH:
            levels = played.setdefault(rung["game"], {}).setdefault(rung["budget"], {})
            levels[rung["level"]] = Odds(rung["wins"], rung["games"], rung["budget"] == GLANCE)
    found: dict[tuple[str, str], Odds] = {}
    for game, by_budget in played.items():
        told = max(by_budget, key=lambda budget: (len(by_budget[budget]), budget == COACH, _thinking(budget)))
        found |= {(game, level): won for level, won in by_budget[told].items()}
    return found


def _thinking(budget: str) -> tuple[bool, float]:
    """The sort key of a budget: simulations first (100 if not given), then times."""
    return budget.endswith("ms"), float(budget.removesuffix("ms") or 100)
