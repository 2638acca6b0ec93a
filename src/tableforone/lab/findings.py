"""What does a study say in a few sentences?  Only what its intervals allow."""

from collections.abc import Sequence
from typing import Final

from tableforone.kernel.grammar import listed
from tableforone.lab.counting import Contrast, Found, Sure
from tableforone.lab.drawing import signed
from tableforone.lab.study import Study

MOST: Final = 4  # differences in one sentence
SURE: Final = {
    Sure.ALIKE: "no difference",
    Sure.OPEN: "no difference found",
    Sure.LIKELY: "likely",
    Sure.CERTAIN: "certain",
}


def answer(study: Study, found: Found) -> list[str]:
    """The answer in a few sentences: differences first, then how often each cell was won."""
    if not found.games:
        return ["No games have been played yet."]
    said = []
    for cells in by_game(study):
        for axis in range(len(study.place(cells[0]))):
            pairs = [pair for pair in found.pairs if pair.games and pair.axis == axis and pair.minus[0] in cells]
            first = study.place(cells[0])[axis]
            said += _compared(study, found, [p for p in pairs if study.place(p.minus[0])[axis] == first], first)
    said += [interaction(study, found, cross) for cross in _told(found)]
    return [*said, rates(study, found, range(len(study.cells)))]


def by_game(study: Study) -> list[list[int]]:
    """The cells of each game: only they can be compared."""
    names = dict.fromkeys(cell.game for cell in study.cells)
    return [[n for n, cell in enumerate(study.cells) if cell.game == name] for name in names]


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


# --- pairs


def by_winning(study: Study, found: Found, contrast: Contrast) -> bool:
    """Is it told by winning?  Yes where points mislead, or say less; no where nobody wins either way."""
    points, wins = found.points_sure(contrast), found.wins_sure(contrast)
    if wins == Sure.ALIKE:
        return False
    game = study.cells[contrast.plus[0]].game
    if found.misleads([n for n, cell in enumerate(study.cells) if cell.game == game]):
        return True
    opposed = contrast.points.total * contrast.wins.total < 0
    return wins > points or (opposed and wins >= Sure.LIKELY)


def sure(study: Study, found: Found, contrast: Contrast) -> Sure:
    """How sure the difference is that the headline tells."""
    return (found.wins_sure if by_winning(study, found, contrast) else found.points_sure)(contrast)


def _compared(study: Study, found: Found, pairs: Sequence[Contrast], first: str) -> list[str]:
    """What differs from the first value of an axis."""
    said = []
    for level in (Sure.CERTAIN, Sure.LIKELY):
        for winning in (True, False):
            those = [p for p in pairs if sure(study, found, p) == level and by_winning(study, found, p) == winning]
            if those:
                said.append(f"Compared with {first}, {_effects(study, those, winning)} ({SURE[level]}).")
    if those := [p for p in pairs if sure(study, found, p) == Sure.OPEN]:
        said.append(f"Compared with {first}, no difference is found for {_names(study, those)}.")
    if those := [p for p in pairs if sure(study, found, p) == Sure.ALIKE]:
        said.append(f"No difference between {first} and {_names(study, those)}: {_same(those)}.")
    return said


def _same(pairs: Sequence[Contrast]) -> str:
    games = f"all {pairs[0].games:,} games" if pairs[0].games > 1 else "the game"
    if all(pair.alike for pair in pairs):
        return f"{games} ended the same"
    return f"the points were the same in {games}"


def _names(study: Study, pairs: Sequence[Contrast]) -> str:
    return listed([named(study, pair) for pair in pairs[:MOST]] + (["others"] if len(pairs) > MOST else []))


def named(study: Study, pair: Contrast) -> str:
    """What is compared, in words: the value on the axis, and in brackets what is the same in both."""
    place = study.place(pair.plus[0])
    rest = [value for axis, value in enumerate(place) if axis != pair.axis]
    return f"{place[pair.axis]} ({', '.join(rest)})" if rest else place[pair.axis]


def _effects(study: Study, pairs: Sequence[Contrast], winning: bool) -> str:
    """What is lost, then what is gained, the largest first."""
    parts = []
    for verb, sign in (("costs", -1), ("gains", 1)):
        sums = [(pair.wins if winning else pair.points, pair) for pair in pairs]
        there = sorted([each for each in sums if each[0].total * sign > 0], key=lambda each: -abs(each[0].mean))
        for nth, (sum_, pair) in enumerate(there[:MOST]):
            amount = _amount(sum_.mean, winning)
            unit = " wins in 100 games" if winning else " points"
            parts.append(f"{named(study, pair)} {f'{verb} you {amount}{unit}' if not nth else amount}")
        if len(there) > MOST:
            parts.append(f"{len(there) - MOST} more {verb.removesuffix('s')} less")
    return listed(parts)


def _amount(mean: float, winning: bool) -> str:
    value = abs(100 * mean) if winning else abs(mean)
    return f"{value:.0f}" if value >= 2 else f"{value:.1f}"


# --- interactions


def _told(found: Found) -> list[Contrast]:
    """The interactions that the headline tells: all of a small grid, of a larger one those that are certain."""
    there = [cross for cross in found.crossed if cross.games]
    if len(there) <= 2:
        return there
    certain = [c for c in there if Sure.CERTAIN in (found.points_sure(c), found.wins_sure(c))]
    return sorted(certain, key=lambda cross: -abs(cross.points.mean))[:2]


def interaction(study: Study, found: Found, cross: Contrast) -> str:
    """Does one choice change what another is worth?"""
    what, with_, than = crossed_names(study, cross)
    how = sure(study, found, cross)
    if how <= Sure.OPEN:
        return f"{what} makes the same difference with {with_} as with {than}, as far as these games show."
    winning = by_winning(study, found, cross)
    mean = (cross.wins if winning else cross.points).mean
    if winning:
        worth = f"{_amount(mean, winning)} {'more' if mean > 0 else 'fewer'} wins in 100 games"
    else:
        worth = f"{_amount(mean, winning)} points {'more' if mean > 0 else 'less'}"
    return f"{what} is worth {worth} with {with_} than with {than} ({SURE[how]})."


def crossed_names(study: Study, cross: Contrast) -> tuple[str, str, str]:
    """The step along one axis, and the two values of the other axis at which it is compared."""
    fourth, start = (study.place(n) for n in cross.plus)
    rest = [value for axis, value in enumerate(start) if axis not in (cross.axis, cross.other)]
    what = f"{fourth[cross.axis]} instead of {start[cross.axis]}"
    return f"{what} ({', '.join(rest)})" if rest else what, fourth[cross.other], start[cross.other]


# --- words of the report


def told(study: Study, found: Found, pairs: Sequence[Contrast]) -> str:
    """How many of the comparisons tell a difference."""
    counted = [sure(study, found, pair) for pair in pairs]
    parts = [f"{counted.count(level)} {SURE[level]}" for level in (Sure.CERTAIN, Sure.LIKELY) if level in counted]
    if not parts:
        return "No difference." if set(counted) == {Sure.ALIKE} else "No difference found."
    return (
        f"Of {len(counted)} differences: {' and '.join(parts)}."
        if len(counted) > 1
        else f"{parts[0][2:].capitalize()}."
    )


def saved(found: Found, pairs: Sequence[Contrast]) -> str:
    """What the same deals were worth."""
    worth = [pair.games * found.worth(pair) for pair in pairs if found.worth(pair)]
    if not worth:
        return ""
    games, apart = pairs[0].games, sum(worth) / len(worth)
    more = f" ({apart - games:,.0f} saved)" if apart > games else ""
    return f"{games:,} pairs tell as much as {apart:,.0f} games a cell with deals of their own{more}."


def spoken(ends: tuple[float, float], scale: float = 1) -> str:
    """An interval in words."""
    return f"{signed(scale * ends[0])} to {signed(scale * ends[1])}"
