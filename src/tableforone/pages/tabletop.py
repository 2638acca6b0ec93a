"""The page of a table in four modes: play, the opponent's turn, replay, the end."""

from functools import partial
from typing import Any, Final

from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.story import LogLine, Step, log, moved_after, steps_after
from tableforone.kernel.table import Table
from tableforone.pages import companion
from tableforone.pages.board import Board
from tableforone.pages.character import at_the_table, in_his_turn
from tableforone.pages.lesson import host_at, host_of_turn
from tableforone.pages.looks import look_of, step_look
from tableforone.pages.voice import m

LOG_LINES: Final = 30


def template_of(spec: GameSpec) -> str:
    """The template of the table: the game's own, the plain one, or the companion's."""
    if spec.companion_of:
        return "companion.html"
    return f"{spec.id}/table.html" if look_of(spec).has_table else "table.html"


def playing(name: str, table: Table, notice: str = "", cautious: bool = False) -> dict[str, Any]:
    """The open question, or the end of the game; ``cautious``: with warnings."""
    spec = table.spec
    look = look_of(spec)
    question, view = table.question, table.view
    if spec.companion_of:
        return _shared(name, table, view) | companion.shown(table) | {"notice": notice}
    host = host_at(table)
    pins, hoped = (host.pins, host.hoped) if host else ({}, frozenset())
    return _shared(name, table, view) | {
        "mode": "over" if table.over else "play",
        "question": question,
        "board": Board(look, question, partial(spec.short, table.position), pins=pins, hoped=hoped),
        "host": host,
        "careful": spec.careful(view, question.things) if cautious and question else [],
        "scores": table.scores,
        "result": table.result,
        "notice": notice,
        "last_turn": last_turn(table),
        "quip": at_the_table(name, table),
    }


def watching(name: str, table: Table, turn: int, number: int) -> dict[str, Any]:
    """One step of the opponent's turn after question ``turn``."""
    if table.spec.companion_of:
        raise Fault(m("table-turn-at-home"))
    steps = steps_of(table, turn)
    if not 1 <= number <= len(steps):
        raise Fault(m("table-no-step", n=len(steps)))
    step = steps[number - 1]
    spec = table.spec
    lines = log(table, 2 * LOG_LINES if turn in table.questions[-1:] else 0)
    return _shared(name, table, spec.view(step.position), _until(lines, turn, number)) | {
        "mode": "turn",
        "question": None,
        "board": Board(look_of(spec), None, step=step),
        "scores": spec.scores(step.position),
        "turn": turn,
        "steps": [(each.number, step_look(look_of(spec), each.decision)) for each in steps],
        "step": step,
        "remark": in_his_turn(table, turn, step, len(steps)),
        "host": host_of_turn(table, turn, step),
    }


def replaying(name: str, table: Table, number: int) -> dict[str, Any]:
    """The moment before the player answered this question; at the end, the table as it is now."""
    past, spec = table.copy(), table.spec
    if number < len(table.journal):
        past.undo_to(number)
    given = table.journal[number] if number < len(table.journal) else None
    question = past.question
    more = companion.shown(past) if spec.companion_of else {}
    return (
        _shared(name, table, past.view, [])  # the replay page has its own log lines
        | more
        | {
            "mode": "replay",
            "question": question,
            "board": Board(look_of(spec), question, partial(spec.short, past.position), given=given),
            "given": given,
            "scores": past.scores,
        }
    )


def _until(lines: list[LogLine], turn: int, step: int) -> list[LogLine]:
    """The log up to this step, without what he does next."""
    here = next((n for n, line in enumerate(lines) if line.asked == turn and line.step == step), len(lines) - 1)
    return lines[: here + 1]


def steps_of(table: Table, turn: int) -> list[Step]:
    """The opponent's steps after this question; 0 is before the first question.

    A Fault if there is no such question.
    """
    if turn and turn not in table.questions:
        raise Fault(m("table-no-question-shown", n=turn))
    return steps_after(table, turn)


def last_turn(table: Table) -> int | None:
    """The player's last question, if the opponent moved after it."""
    # at a real table his move is a list of instructions
    if not table.questions or table.spec.companion_of:
        return None
    last = table.questions[-1]
    return last if moved_after(table, last) else None


def _shared(name: str, table: Table, view: dict[str, Any], lines: list[LogLine] | None = None) -> dict[str, Any]:
    spec = table.spec
    look = look_of(spec)
    opponent = spec.opponent(table.setup)
    return {
        "id": name,
        "spec": spec,
        "look": look,
        "world": look.world,
        "setup": table.setup,
        "level_name": spec.level_name(table.setup.level),
        "way": spec.way(table.setup.level, table.setup.modules),
        "view": view,
        "drawn": "" if look.has_table else "\n".join(spec.draw(view)),
        "number": len(table.journal),
        "opponent": opponent,
        "portrait": look.portrait_of(opponent),
        "over": table.over,
        "can_undo": bool(table.questions),
        "can_redo": table.can_redo,
        "lines": (log(table, LOG_LINES) if lines is None else lines)[-LOG_LINES:],
        "step": None,
        "notice": "",
        "quip": "",
        "replaying": "",
        "shared": "",
        "host": None,
        "careful": [],
        "taught": bool(table.mark),
        "puzzle": table.mark.startswith("puzzle:"),
    }
