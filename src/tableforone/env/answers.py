"""Features of each legal choice for learning players: its number, and what it leads to.

Each choice is tried on a copy up to the next question or reveal, as the greedy player does, so
nothing hidden is used.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tableforone.env.sight import Seen
from tableforone.env.voice import m
from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import GameSpec
from tableforone.players.judge import after

Answers = NDArray[np.float32]
MOST: Final = 64  # choices of one question, in the compact form
WIDEST: Final = 30_000  # points; no game comes near


class AnswerSight:
    """Turns the legal choices of a question into rows of numbers, at most ``most`` rows."""

    def __init__(self, spec: GameSpec, most: int) -> None:
        self.spec: Final = spec
        self.most: Final = most
        self.bits: Final = max(word.reach for word in spec.words if word.chance is None).bit_length()
        self.fields: Final = (
            *(Seen(f"number of the choice, bit {bit}", 0, 1) for bit in range(self.bits)),
            Seen("change of the estimated margin", -WIDEST, WIDEST),
            Seen("change of your points", -WIDEST, WIDEST),
            Seen("change of the opponent's points", -WIDEST, WIDEST),
            Seen("then something is revealed", 0, 1),
            Seen("then the same question is asked again", 0, 1),
            Seen("then the game is over", 0, 1),
        )

    def look(self, tables: Sequence[tuple[Any, list[int]]]) -> Answers:
        """The choices of each table (its position, its legal answers); unused rows are zero."""
        seen = np.zeros((len(tables), self.most, len(self.fields)), np.float32)
        for table, (p, answers) in enumerate(tables):
            if len(answers) > self.most:
                raise Fault(m("many-choices", n=len(answers), most=self.most))
            if answers:
                seen[table, : len(answers)] = self._rows(p, answers)
        return seen

    def _rows(self, p: Any, answers: list[int]) -> list[list[float]]:
        spec, words = self.spec, self.spec.words
        asked, before = p.stack[-1][0], spec.estimate(p)
        mine, theirs = spec.scores(p)
        rows = []
        for answer in answers:
            behind = after(p, words, answer)
            then = behind.stack[-1][0] if behind.stack else -1
            mine_then, theirs_then = spec.scores(behind)
            rows.append(
                [
                    *(float(answer >> bit & 1) for bit in range(self.bits)),
                    float(spec.estimate(behind) - before),
                    float(mine_then - mine),
                    float((theirs_then or 0) - (theirs or 0)),
                    float(then >= 0 and words[then].chance is not None),
                    float(then == asked),
                    float(then < 0),
                ]
            )
        return rows
