"""The opponent's own line at a few moments of a game, beside the explanation."""

from typing import Any, Final

from tableforone.kernel.story import Step, moved_after, turn_end
from tableforone.kernel.table import Table

GREAT: Final = 10  # points that he gains on the player in one turn
END: Final = {"won": "lost", "lost": "won", "draw": "draw"}  # the player's result: what it is for him


def at_the_table(name: str, table: Table) -> str:
    """Before the first answer, and when the game is over."""
    if table.result:
        return _quip(table, END[table.result.outcome], sum(name.encode()))
    return _quip(table, "start", sum(name.encode())) if not table.questions else ""


def in_his_turn(table: Table, turn: int, step: Step, steps: int) -> str:
    """At a step of his turn: how he sees a great turn or falling behind, else this decision in his words."""
    if step.number == steps > 0 and turn in table.questions and _gain(table, turn) >= GREAT:
        return _quip(table, "great", turn)
    if step.number == 1 and _falls_behind(table, turn):
        return _quip(table, "behind", turn)
    return table.spec.remark(step.event)


def _quip(table: Table, moment: str, n: int) -> str:
    return table.spec.quip(table.spec.opponent(table.setup), moment, n)


def _gain(table: Table, turn: int) -> int:
    """What he gained on the player from the answer to this question to the next one."""
    end = turn_end(table, turn)
    return _lead(table, table.position_at(turn)) - _lead(table, table.position_at(end))


def _falls_behind(table: Table, turn: int) -> bool:
    """Is the player ahead now, and was not when he moved last?"""
    before = next((n for n in reversed(table.questions) if n < turn and moved_after(table, n)), None)
    if before is None or turn not in table.questions or _lead(table, table.position_at(turn)) <= 0:
        return False
    return _lead(table, table.position_at(before)) <= 0


def _lead(table: Table, position: Any) -> int:
    mine, theirs = table.spec.scores(position)
    return mine - (theirs or 0)
