"""The fate of a candidate in the opponent's decision: chosen, or ruled out by which row."""

from typing import Any, Final, NamedTuple

from tableforone.kernel.story import Step

MARKS: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"


class Verdict(NamedTuple):
    """One candidate's fate: chosen, or ruled out by this row and rule."""

    chosen: bool
    row: int  # the row that ruled it out, from 1; 0 for the chosen one and those left at the end
    rule: str

    @property
    def mark(self) -> str:
        return MARKS[min(self.row, len(MARKS)) - 1] if self.row else ""


def verdict(step: Step, decision: str, candidate: Any) -> Verdict | None:
    """The fate of this candidate in this step; None if it was not a candidate."""
    if decision != step.decision:
        return None
    wanted = as_tuples(candidate)
    if as_tuples(step.choice) == wanted:
        return Verdict(True, 0, "")
    met = None
    for n, (rule, before, after) in enumerate(step.trace, 1):
        if wanted in map(as_tuples, before):
            # a preference that no candidate meets is skipped
            skipped = not after and step.choice is not None
            if wanted not in map(as_tuples, after) and not skipped:
                return Verdict(False, n, rule)
            met = Verdict(False, 0, "")
    return met


def as_tuples(candidate: Any) -> Any:
    """A stored value with all lists as tuples, for comparison."""
    return tuple(as_tuples(part) for part in candidate) if isinstance(candidate, (list, tuple)) else candidate
