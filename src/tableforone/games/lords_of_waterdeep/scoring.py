"""What is the score made of?  The final points and the result with its breakdown."""

from typing import Final

from tableforone.games.lords_of_waterdeep.cards import LORD_OF_TILES, LORD_VP, OPEN_QUEST
from tableforone.games.lords_of_waterdeep.effects import GOLD
from tableforone.games.lords_of_waterdeep.position import FINISHED, Waterdeep
from tableforone.games.lords_of_waterdeep.store import score
from tableforone.games.lords_of_waterdeep.vocabulary import FOR_CUBES, FOR_GOLD, FOR_LORD, FOR_OPEN_QUESTS, PLAYER
from tableforone.kernel.spec import Line, Result

REASON_NAMES: Final = (
    "Completed quests",
    "Lord's bonus",
    "Plot quests",
    "Buildings",
    "Intrigue cards and quest rewards",
    "Adventurers left in the tavern",
    "Gold left in the tavern",
    "Open quests",
    "Pseudo's completed quests",
    "Pseudo's other points",
    "Cubes missing for Pseudo's cards",
)


def finish(p: Waterdeep) -> None:
    """Rule 8: leftovers count, open quests cost (S13); Pseudo's leftovers count nothing (S13.2)."""
    p.phase = FINISHED
    score(p, PLAYER, sum(p.my[:GOLD]), FOR_CUBES)
    score(p, PLAYER, p.my[GOLD] // 2, FOR_GOLD)
    score(p, PLAYER, OPEN_QUEST * len(p.my_quests), FOR_OPEN_QUESTS)
    if LORD_OF_TILES[p.lord]:  # 9.1
        score(p, PLAYER, LORD_VP[p.lord] * p.my_tiles.bit_count(), FOR_LORD)


def result(p: Waterdeep) -> Result:
    """Won means above zero (rule 9)."""
    won = p.score > 0
    lines = tuple(Line(name, points, None) for name, points in zip(REASON_NAMES, p.tally, strict=True))
    sentence = f"Your score is {p.score}: " + ("above zero, you win." if won else "not above zero, Pseudo wins.")
    return Result("won" if won else "lost", p.score, None, lines, sentence)


def scores(p: Waterdeep) -> tuple[int, int | None]:
    return p.score, None
