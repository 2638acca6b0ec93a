"""The findings of a study in a few sentences: only what its intervals allow."""

from collections.abc import Sequence
from typing import Final

from tableforone.kernel.meanings import Meaning, Words
from tableforone.lab.counting import Contrast, Found, PairedDifference, Sure
from tableforone.lab.study import Study
from tableforone.lab.voice import m, t

MOST: Final = 4  # differences in one sentence
SURE: Final = {sure: m(f"sure-{sure.name.lower()}") for sure in Sure}


def answer(study: Study, found: Found) -> list[str]:
    """The answer in a few sentences: differences first, then the win rate of each cell."""
    if not found.games:
        return [t("no-games")]
    said = []
    for cells in by_game(study):
        for axis, first in enumerate(study.place(cells[0])):
            pairs = [pair for pair in found.pairs if pair.games and pair.axis == axis and pair.minus[0] in cells]
            said += _compared(study, found, [p for p in pairs if study.place(p.minus[0])[axis] == first], first)
    said += [interaction(study, found, cross) for cross in _told(found)]
    return [*said, rates(study, found, range(len(study.cells)))]


def by_game(study: Study) -> list[list[int]]:
    """The cells of each game; only these can be compared."""
    names = dict.fromkeys(cell.game for cell in study.cells)
    return [[n for n, cell in enumerate(study.cells) if cell.game == name] for name in names]


def rates(study: Study, found: Found, cells: Sequence[int]) -> str:
    """The win rates, highest first."""
    there = [n for n in cells if found.counts[n].games]
    order = sorted(there, key=lambda n: -found.counts[n].rate)
    shown = order if len(order) <= 3 else [order[0], order[-1]]
    if len(order) == 1:
        return t("rate-one", rate=found.counts[order[0]].rate)
    parts = [m("rate-of", rate=found.counts[n].rate, name=study.cells[n].name) for n in shown]
    if len(order) <= 3:
        return t("rates", parts=parts)
    return t("rates-between", most=parts[0], least=parts[1])


# --- pairs


def headline(study: Study, found: Found, contrast: Contrast) -> PairedDifference:
    """Wins if points mislead or say less, but not if all wins are the same; otherwise points."""
    points, wins = found.sure(contrast.points), found.sure(contrast.wins)
    if wins == Sure.ALIKE:
        return contrast.points
    game = study.cells[contrast.plus[0]].game
    misled = found.misleads([n for n, cell in enumerate(study.cells) if cell.game == game])
    opposed = contrast.points.total * contrast.wins.total < 0
    by_wins = misled or wins > points or (opposed and wins >= Sure.LIKELY)
    return contrast.wins if by_wins else contrast.points


def _compared(study: Study, found: Found, pairs: Sequence[Contrast], first: str) -> list[str]:
    """What differs from the first value of an axis."""
    said = []
    shown = [(pair, headline(study, found, pair)) for pair in pairs]
    for level in (Sure.CERTAIN, Sure.LIKELY):
        there = [(pair, difference) for pair, difference in shown if found.sure(difference) == level]
        for unit in ("wins", "points"):
            if those := [(pair, difference) for pair, difference in there if difference.unit == unit]:
                said.append(t("compared", first=first, effects=_effects(study, those), sure=SURE[level]))
    if open_ := [pair for pair, difference in shown if found.sure(difference) == Sure.OPEN]:
        said.append(t("compared-open", first=first, names=_names(study, open_)))
    if same := [pair for pair, difference in shown if found.sure(difference) == Sure.ALIKE]:
        key = "compared-alike" if all(pair.alike for pair in same) else "compared-same-points"
        said.append(t(key, first=first, names=_names(study, same), n=same[0].games))
    return said


def _names(study: Study, pairs: Sequence[Contrast]) -> list[Words]:
    names: list[Words] = [named(study, pair) for pair in pairs[:MOST]]
    return [*names, m("others")] if len(pairs) > MOST else names


def named(study: Study, pair: Contrast) -> str:
    """A pair in words: the value on the axis, and in brackets what both have in common."""
    place = study.place(pair.plus[0])
    rest = [value for axis, value in enumerate(place) if axis != pair.axis]
    return f"{place[pair.axis]} ({', '.join(rest)})" if rest else place[pair.axis]


def _effects(study: Study, shown: Sequence[tuple[Contrast, PairedDifference]]) -> list[Meaning]:
    """The losses, then the gains, largest first."""
    parts = []
    for verb, sign in (("costs", -1), ("gains", 1)):
        there = sorted([each for each in shown if each[1].total * sign > 0], key=lambda each: -abs(each[1].mean))
        for nth, (pair, difference) in enumerate(there[:MOST]):
            said = {"name": named(study, pair), "amount": _amount(difference)}
            parts.append(m("effect-next", **said) if nth else m("effect", verb=verb, unit=difference.unit, **said))
        if len(there) > MOST:
            parts.append(m("effect-more", verb=verb, n=len(there) - MOST))
    return parts


def _amount(difference: PairedDifference) -> Meaning:
    value = abs(difference.mean)
    return m("amount" if value >= 2 else "amount-small", value=value)


# --- interactions


def _told(found: Found) -> list[Contrast]:
    """The interactions in the headline: all of a small grid, otherwise only certain ones."""
    there = [cross for cross in found.crossed if cross.games]
    if len(there) <= 2:
        return there
    certain = [cross for cross in there if Sure.CERTAIN in map(found.sure, cross.both)]
    return sorted(certain, key=lambda cross: -abs(cross.points.mean))[:2]


def interaction(study: Study, found: Found, cross: Contrast) -> str:
    """Whether one choice changes the value of another, in words."""
    what, with_, than = crossed_names(study, cross)
    difference = headline(study, found, cross)
    how = found.sure(difference)
    if how <= Sure.OPEN:
        return t("crossed-open", what=what, with_=with_, than=than)
    amount, more = _amount(difference), "more" if difference.mean > 0 else "less"
    key = "crossed-wins" if difference.unit == "wins" else "crossed-points"
    return t(key, what=what, amount=amount, more=more, with_=with_, than=than, sure=SURE[how])


def crossed_names(study: Study, cross: Contrast) -> tuple[str, str, str]:
    """The step along one axis, and the two values of the other axis at which it is compared."""
    fourth, start = (study.place(n) for n in cross.plus)
    rest = [value for axis, value in enumerate(start) if axis not in (cross.axis, cross.other)]
    what = t("instead", new=fourth[cross.axis], old=start[cross.axis])
    return f"{what} ({', '.join(rest)})" if rest else what, fourth[cross.other], start[cross.other]


# --- sentences of the report


def told(study: Study, found: Found, pairs: Sequence[Contrast]) -> str:
    """How many of the comparisons show a difference."""
    counted = [found.sure(headline(study, found, pair)) for pair in pairs]
    levels = [level for level in (Sure.CERTAIN, Sure.LIKELY) if level in counted]
    if not levels or len(counted) == 1:
        return t("told-one", sure=SURE[levels[0] if levels else max(counted)])
    parts = [m("told-part", n=counted.count(level), sure=SURE[level]) for level in levels]
    return t("told", n=len(counted), parts=parts)


def saved(found: Found, pairs: Sequence[Contrast]) -> str:
    """How many games the same deals saved."""
    worth = [pair.games * found.worth(pair) for pair in pairs if found.worth(pair)]
    if not worth:
        return ""
    games, apart = pairs[0].games, sum(worth) / len(worth)
    return t("saved-some" if apart > games else "saved", n=games, apart=apart, saved=apart - games)


def spoken(ends: tuple[float, float]) -> str:
    """An interval in words."""
    return t("range", low=ends[0], high=ends[1])
