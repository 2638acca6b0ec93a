"""Compares the moves of a finished game with those that another player would choose."""

from typing import NamedTuple

from tableforone.kernel.frames import settle
from tableforone.kernel.table import Table
from tableforone.players.agents import agent_named


class Difference(NamedTuple):
    """A question at which the agent chooses something else."""

    number: int
    asked: str
    said: str
    instead: str


class Agreement(NamedTuple):
    """How many questions had at least two choices, and where the agent differs."""

    questions: int
    differences: tuple[Difference, ...]


def agreement(table: Table, player: str) -> Agreement:
    """Compare the moves of a game with those of an agent."""
    spec, found, questions = table.spec, [], 0
    choose = agent_named(player).start(spec, table.seed)
    for number in table.questions:
        p, given = table.position_at(number), table.journal[number]
        answers = settle(p, spec.words) if type(given) is int else None
        if answers and len(answers) > 1 and given in answers:
            questions += 1
            chosen = choose(p, answers)
            if chosen != given:
                found.append(Difference(number, spec.ask(p), spec.say(p, given), spec.say(p, chosen)))
    return Agreement(questions, tuple(found))
