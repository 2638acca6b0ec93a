"""What does a study say in a sentence?  Only what its intervals allow."""

from collections.abc import Sequence

from tableforone.kernel.grammar import counted, listed
from tableforone.lab.counting import Found
from tableforone.lab.drawing import signed
from tableforone.lab.study import Study


def answer(study: Study, found: Found) -> list[str]:
    """The answer in a few sentences, the most certain first."""
    if not found.games:
        return ["Nothing was played yet."]
    compared = [n for n, first in enumerate(found.first) if n != first and found.pairs[n].games]
    by_size = sorted(compared, key=lambda n: -abs(found.pairs[n].mean))
    sure = [n for n in by_size if found.sure(n) == 2]
    likely = [n for n in by_size if found.sure(n) == 1]
    open_still = [n for n in by_size if not found.sure(n)]
    said = [] if compared else [rates(study, found, range(len(study.cells)))]
    if sure:
        said.append(f"{_effects(study, found, sure)}, for certain.")
    if likely:
        said.append(f"{_effects(study, found, likely)}, just beyond doubt.")
    if open_still:
        names = listed([study.cells[n].name for n in open_still[:4]] + (["others"] if len(open_still) > 4 else []))
        alone = "" if sure or likely or len(set(found.first)) > 1 else f" from {_first(study, found)}"
        said.append(f"No difference can be told for {names}{alone}.")
    if compared:
        said.append(rates(study, found, range(len(study.cells))))
    return said


def rates(study: Study, found: Found, cells: Sequence[int]) -> str:
    """How often it was won, from the most often to the least often."""
    there = [n for n in cells if found.counts[n].games]
    order = sorted(there, key=lambda n: -found.counts[n].rate)
    shown = order if len(order) <= 3 else [order[0], order[-1]]
    parts = [f"{100 * found.counts[n].rate:.0f} ({study.cells[n].name})" for n in shown]
    if len(order) == 1:
        return f"{100 * found.counts[order[0]].rate:.0f} of 100 games are won."
    words = ", ".join(parts) if len(order) <= 3 else f"{parts[0]} down to {parts[1]}"
    return f"Won of 100 games: {words}."


def certainty(found: Found, nth: int) -> str:
    """In a word, beside a difference."""
    return ("too few games" if found.counts[nth].few else "cannot be told", "beyond doubt", "for certain")[
        found.sure(nth)
    ]


def _effects(study: Study, found: Found, cells: list[int]) -> str:
    """What differs from the first cell, and by how much: those that cost, then those that bring."""
    parts = []
    for verb, sign in (("costs you", -1), ("brings you", 1)):
        there = [n for n in cells if found.pairs[n].mean * sign > 0]
        said = [f"{study.cells[n].name} {_points(found.pairs[n].mean)}" for n in there[1:4]]
        if there:
            head = f"{study.cells[there[0]].name} {verb} about {_points(found.pairs[there[0]].mean)} points"
            parts.append(listed([head, *said, *([f"{len(there) - 4} more less"] if len(there) > 4 else [])]))
    alone = f"Against {_first(study, found)}, " if len(set(found.first)) == 1 else ""
    return alone + "; ".join(parts)


def _points(mean: float) -> str:
    return f"{abs(mean):.0f}" if abs(mean) >= 2 else f"{abs(mean):.1f}"


def _first(study: Study, found: Found) -> str:
    return study.cells[found.first[0]].name


def doubtless(found: Found, compared: list[int]) -> str:
    """How many of the comparisons tell a difference."""
    sure = sum(found.sure(n) > 0 for n in compared)
    if not sure:
        return "Compared deal by deal, no difference is beyond doubt."
    return f"Compared deal by deal, {counted(sure, 'difference')} {'is' if sure == 1 else 'are'} beyond doubt."


def saved(found: Found, compared: list[int]) -> str:
    """What the same deals were worth."""
    worth = [found.pairs[n].games * found.worth(n) for n in compared if found.worth(n)]
    if not worth:
        return ""
    pairs, anew = found.pairs[compared[0]].games, sum(worth) / len(worth)
    more = f": {anew - pairs:,.0f} saved each" if anew > pairs else ""
    return f"{pairs:,} such pairs tell as much as {anew:,.0f} games a cell dealt anew{more}."


def spoken(found: Found, nth: int) -> str:
    low, high = found.pairs[nth].interval()
    return f"{signed(low)} to {signed(high)}"
