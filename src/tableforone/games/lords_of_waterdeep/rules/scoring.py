"""Scoring: the final points and the result with its breakdown."""

from typing import Final

from tableforone.kernel.frames import YOU
from tableforone.kernel.spec import Result, ScoreLine

from . import cards
from . import numbers as n
from .position import Waterdeep
from .tavern import score

REASONS: Final = (  # in the order of FOR_...
    "quests",
    "lord",
    "plot-quests",
    "buildings",
    "cards",
    "cubes",
    "gold",
    "open-quests",
    "pseudo-quests",
    "pseudo-other",
    "pseudo-lacks",
)


def finish(p: Waterdeep) -> None:
    """Rule 8: leftovers score, open quests cost (S13); Pseudo's leftovers score nothing (S13.2)."""
    p.phase = n.FINISHED
    score(p, YOU, sum(p.my[: n.GOLD]), n.FOR_CUBES)
    score(p, YOU, p.my[n.GOLD] // 2, n.FOR_GOLD)
    score(p, YOU, cards.OPEN_QUEST * len(p.my_quests), n.FOR_OPEN_QUESTS)
    if cards.LORD_OF_TILES[p.lord]:  # 9.1
        score(p, YOU, cards.LORD_VP[p.lord] * p.my_tiles.bit_count(), n.FOR_LORD)


def finale(p: Waterdeep) -> list[ScoreLine]:
    """The score lines that only the end adds, including one Lord's bonus (9.1)."""
    reasons = [n.FOR_CUBES, n.FOR_GOLD, n.FOR_OPEN_QUESTS, *([n.FOR_LORD] if cards.LORD_OF_TILES[p.lord] else [])]
    return [ScoreLine(REASONS[reason], p.tally[reason], None) for reason in reasons if p.tally[reason]]


def result(p: Waterdeep) -> Result:
    """The player wins with more than zero points (rule 9)."""
    outcome = "won" if p.score > 0 else "lost"
    lines = tuple(ScoreLine(name, points, None) for name, points in zip(REASONS, p.tally, strict=True))
    return Result(outcome, p.score, None, lines, outcome)


def scores(p: Waterdeep) -> tuple[int, int | None]:
    return p.score, None
