"""The fate of a candidate in the opponent's decision: chosen, or ruled out by which row."""

from typing import Any, Final, NamedTuple

from tableforone.kernel.story import Step
from tableforone.kernel.untrusted import as_tuples

MARKS: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"


class Verdict(NamedTuple):
    """One candidate's fate: chosen, or ruled out by this row and rule."""

    chosen: bool
    row: int  # the row that ruled it out, from 1; 0 for the chosen one and those left at the end
    rule: str

    @property
    def mark(self) -> str:
        return MARKS[min(self.row, len(MARKS)) - 1] if self.row else ""


def verdicts(step: Step) -> dict[tuple[str, Any], Verdict]:
    """The fates of all candidates of this step, by decision and candidate."""
    found: dict[Any, Verdict] = {}
    for n, (rule, before, after) in enumerate(step.trace, 1):
        skipped = not after and step.choice is not None  # a preference that no candidate meets
        stay = before if skipped else after
        kept = set(map(as_tuples, stay))
        for candidate in map(as_tuples, before):
            if candidate not in found or not found[candidate].row:
                found[candidate] = Verdict(False, 0, "") if candidate in kept else Verdict(False, n, rule)
    found[as_tuples(step.choice)] = Verdict(True, 0, "")
    return {(step.decision, candidate): fate for candidate, fate in found.items()}
