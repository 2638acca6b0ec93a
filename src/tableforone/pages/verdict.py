"""What became of a candidate in the opponent's decision: chosen, or ruled out by which row."""

from typing import Any, Final, NamedTuple

from tableforone.kernel.story import Step

MARKS: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"


class Verdict(NamedTuple):
    """What became of one candidate: chosen, or struck out by the row of this number and rule."""

    chosen: bool
    row: int  # 1, 2, ...: the row that struck it out; 0 for the chosen one and for those left over
    rule: str

    @property
    def mark(self) -> str:
        return MARKS[min(self.row, len(MARKS)) - 1] if self.row else ""


def verdict(step: Step, decision: str, candidate: Any) -> Verdict | None:
    """What became of this candidate in this step; None if it was none."""
    if decision != step.decision:
        return None
    wanted = as_tuples(candidate)
    if as_tuples(step.choice) == wanted:
        return Verdict(True, 0, "")
    met = None
    for n, (rule, before, after) in enumerate(step.trace, 1):
        if wanted in map(as_tuples, before):
            skipped = not after and step.choice is not None  # a preference that no one fulfils rules out no one
            if wanted not in map(as_tuples, after) and not skipped:
                return Verdict(False, n, rule)
            met = Verdict(False, 0, "")
    return met


def as_tuples(candidate: Any) -> Any:
    """A value that was written down: lists and tuples are the same."""
    return tuple(as_tuples(part) for part in candidate) if isinstance(candidate, (list, tuple)) else candidate
