"""Tables played up to some point for tests: at random, also companion tables."""

import random

import tableforone
from tableforone.kernel.entries import pool
from tableforone.kernel.frames import Answer
from tableforone.kernel.table import Table


def walked(game: str, answers: int, seed: int = 4) -> Table:
    """A table of this game after this many answers, or at its end."""
    table, chance = tableforone.new(game, seed=seed), random.Random(seed)
    for _ in range(answers):
        if table.over:
            break
        table.answer(any_answer(table, chance))
    return table


def any_answer(table: Table, chance: random.Random) -> Answer:
    """A possible answer to the open question."""
    if table.legal:
        return chance.choice(table.legal)
    many, faces = pool(table)
    rolled = [chance.randrange(faces) for _ in range(many)]
    return tuple(rolled.count(face) for face in range(faces))
