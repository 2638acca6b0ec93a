"""A network as a player: an ONNX file, used as ``onnx:FILE`` wherever a player is named.

Its input ``observation`` is a row of the game's numbers, as float32.  Its first output has a number
for each action; the legal action with the largest number is chosen.  The actions are the wide ones;
with a second input ``answers``, the rows of the legal choices, they are the compact ones.
"""

from pathlib import Path
from typing import Any, Final

import numpy as np
import onnxruntime

from tableforone.env.answers import MOST, AnswerSight
from tableforone.env.sight import Sight
from tableforone.env.voice import m
from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import GameSpec
from tableforone.players.players import Choose

OBSERVATION: Final = "observation"
ANSWERS: Final = "answers"


class NetworkAgent:
    """The network in a file, as an agent."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        how = onnxruntime.SessionOptions()
        how.intra_op_num_threads = how.inter_op_num_threads = 1  # many games run in parallel
        how.log_severity_level = 4
        try:
            self.session: Final = onnxruntime.InferenceSession(str(path), how, ["CPUExecutionProvider"])
        except Exception as error:  # onnxruntime has its own exception classes
            raise Fault(m("network-unread", file=str(path), error=str(error).splitlines()[0])) from None
        self.inputs: Final = {each.name: each.shape for each in self.session.get_inputs()}
        if not {OBSERVATION} <= set(self.inputs) <= {OBSERVATION, ANSWERS}:
            names = {"observation": OBSERVATION, "answers": ANSWERS}
            raise Fault(m("network-inputs", file=str(path), inputs=list(self.inputs), **names))
        self.sights: Final[dict[str, Sight]] = {}

    def start(self, spec: GameSpec, seed: int) -> Choose:
        """The network for a game; it plays without chance, so the seed does not matter."""
        sight = self.sights.setdefault(spec.id, Sight(spec))
        self._check(spec, OBSERVATION, self.inputs[OBSERVATION][-1], sight.size)
        if ANSWERS in self.inputs:
            return self._compact(spec, sight)
        return self._wide(spec, sight)

    def _check(self, spec: GameSpec, what: str, has: Any, needs: int) -> None:
        if isinstance(has, int) and has != needs:
            numbers = {"what": what, "n": has, "needs": needs}
            raise Fault(m("network-other-game", file=str(self.path), game=spec.name, **numbers))

    def _wide(self, spec: GameSpec, sight: Sight) -> Choose:
        def choose(p: Any, answers: list[int]) -> int:
            worth = self._run({OBSERVATION: sight.look([p])})
            self._check(spec, "output", len(worth), sight.actions)
            base = sight.offset[p.stack[-1][0]]
            return max(answers, key=lambda answer: worth[base + answer])

        return choose

    def _compact(self, spec: GameSpec, sight: Sight) -> Choose:
        rows = self.inputs[ANSWERS][1]
        seen = AnswerSight(spec, rows if isinstance(rows, int) else MOST)
        self._check(spec, "answers", self.inputs[ANSWERS][-1], len(seen.fields))

        def choose(p: Any, answers: list[int]) -> int:
            worth = self._run({OBSERVATION: sight.look([p]), ANSWERS: seen.look([(p, answers)])})
            return answers[max(range(len(answers)), key=lambda n: worth[n])]

        return choose

    def _run(self, given: dict[str, Any]) -> Any:
        floats = {name: rows.astype(np.float32) for name, rows in given.items()}
        return np.asarray(self.session.run(None, floats)[0]).reshape(-1)
