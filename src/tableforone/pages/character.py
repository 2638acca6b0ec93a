"""The opponent's spoken lines at certain moments of a game."""

from typing import Any, Final

from tableforone.kernel.story import Step, moved_after, turn_end
from tableforone.kernel.table import Table

GREAT: Final = 10  # points that he gains on the player in one turn
# the player's result: the opponent's result
END: Final = {"won": "lost", "lost": "won", "draw": "draw"}


def at_the_table(name: str, table: Table) -> str:
    """His line before the first answer and after the end of the game."""
    if table.result:
        return _quip(table, END[table.result.outcome], sum(name.encode()))
    return _quip(table, "start", sum(name.encode())) if not table.questions else ""


def in_his_turn(table: Table, turn: int, step: Step, steps: int) -> str:
    """His line at a step of his turn: on a great turn, on falling behind, or on the decision."""
    if step.number == steps > 0 and turn in table.questions and _gain(table, turn) >= GREAT:
        return _quip(table, "great", turn)
    if step.number == 1 and _falls_behind(table, turn):
        return _quip(table, "behind", turn)
    return table.spec.remark(step.event)


def _quip(table: Table, moment: str, n: int) -> str:
    return table.spec.quip(table.spec.opponent(table.setup), moment, n)


def _gain(table: Table, turn: int) -> int:
    """How many points he gained on the player between this question and the next one."""
    end = turn_end(table, turn)
    return _lead(table, table.position_at(turn)) - _lead(table, table.position_at(end))


def _falls_behind(table: Table, turn: int) -> bool:
    """Whether the player is ahead now, but was not at the opponent's previous turn."""
    before = next((n for n in reversed(table.questions) if n < turn and moved_after(table, n)), None)
    if before is None or turn not in table.questions or _lead(table, table.position_at(turn)) <= 0:
        return False
    return _lead(table, table.position_at(before)) <= 0


def _lead(table: Table, position: Any) -> int:
    mine, theirs = table.spec.scores(position)
    return mine - (theirs or 0)
