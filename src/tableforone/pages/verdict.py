"""What became of a candidate in the opponent's decision?  Chosen, or struck out by which row."""

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
    wanted = _plain(candidate)
    if _plain(step.choice) == wanted:
        return Verdict(True, 0, "")
    met = None
    for n, (rule, before, after) in enumerate(step.trace, 1):
        if wanted in map(_plain, before):
            skipped = not after and step.choice is not None  # a preference that nobody fulfils strikes nobody
            if wanted not in map(_plain, after) and not skipped:
                return Verdict(False, n, rule)
            met = Verdict(False, 0, "")
    return met


def _plain(candidate: Any) -> Any:
    """A candidate as a template can write it: lists and tuples are the same."""
    return tuple(_plain(part) for part in candidate) if isinstance(candidate, (list, tuple)) else candidate
