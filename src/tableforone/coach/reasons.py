"""Why a turn is better than another: events that happen more often after it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from tableforone.coach.futures import FEWEST, Future, Happening, Interval, Met, difference, interval, more_of
from tableforone.kernel.frames import Event
from tableforone.kernel.spec import GameSpec
from tableforone.puzzles import Cause, reason_of

MUCH: Final = 0.6  # share of the futures: an event without points must happen this much more often
RATHER: Final = 0.5  # the same if there is no better reason
OFTEN: Final = 0.4  # share of the futures: a smaller difference is not mentioned
WORTH: Final = 0.5  # points; fewer are not mentioned
ONE: Final = 0.5  # of an amount: from here on, it is "about 1 more"
MINE: Final = ("reason-mine", "reason-mine-fewer")
THEIRS: Final = ("reason-theirs", "reason-theirs-more")
SAVES: Final = "reason-saves"
LATER: Final[Cause] = ("reason-later", {})
NOTHING: Final[Cause] = ("reason-none", {})
SOON: Final = 0.3  # share of the gap: if less came so far, the points come later
HALF: Final = 0.5  # share of the gap: a move that brings less is not the reason
COUNTS: Final = 0.75  # points that an event must bring on average


class Apart(NamedTuple):
    """An event that surely happens more often after one turn than after the other."""

    what: Happening
    often: float  # difference in frequency; positive: more often after the first turn
    points: Interval  # how many more it brings after the first turn
    own: bool  # whether it is a move of the first turn
    met: tuple[int, int]  # how many futures of each turn have it
    event: Event  # its most frequent form

    def cause(self, games: int) -> Cause:
        here, there = self.met
        if here == games and not there:
            return "reason-always", {"event": self.event}
        if here > there:
            return "reason-often", {"event": self.event, "times": here, "games": games, "less": there}
        return SAVES, {"event": self.event, "times": there, "games": games, "less": here}


def reason(spec: GameSpec, ones: Sequence[Future], others: Sequence[Future], opponent: str) -> str:
    """Why the first turn is better, or else why it is worse, in words."""
    return reason_of(spec, causes(spec, ones, others, opponent))


def causes(
    spec: GameSpec, ones: Sequence[Future], others: Sequence[Future], opponent: str, gap: Interval | None = None
) -> list[Cause]:
    """The same as messages; only from differences whose range excludes zero.

    ``gap`` is how much better the first turn is; by default in points of margin.
    """
    if len(ones) < FEWEST:
        return []
    gap = gap or difference(ones, others)
    mine, theirs = more_of("mine", ones, others), more_of("theirs", others, ones)
    good, bad = list[Cause](), list[Cause]()
    for gain, (more, fewer) in ((mine, MINE), (theirs, THEIRS)):
        if gain.sure and abs(gain.mean) >= WORTH:
            data = {"points": max(1, round(abs(gain.mean))), "opponent": opponent}
            good += [(more, data)] if gain.mean > 0 else []
            bad += [(fewer, data)] if gain.mean < 0 else []
    if bad and gap.high < 0:
        return bad + good  # a turn that is surely worse gets no praise
    apart = list(differences(spec, ones, others))
    found = scores([one for one in apart if not one.own], len(ones))
    if found and found[0] == SAVES and THEIRS[1] in [key for key, _ in bad]:
        found = None  # the opponent scores more, so this is no reason
    if not found and (gap.low > 0 or mine.low > 0):
        found = follows(spec, apart, len(ones), MUCH) or scores(apart, len(ones), HALF * gap.mean)
        found = found or amount(spec.causes.amounts, ones, others) or follows(spec, apart, len(ones), RATHER)
    if not found and (gap.low > 0 or theirs.low > 0):
        found = amount(spec.causes.theirs, others, ones)  # the opponent has less
    if not found and gap.low > 0:
        moves = (one.cause(len(ones)) for one in apart if one.own and one.often >= MUCH)
        found = later(ones, others, gap) or next(moves, None)
    if found:
        return [found, *(cause for cause in good if cause[0] not in MINE)]
    return good or bad or [NOTHING]


def differences(spec: GameSpec, ones: Sequence[Future], others: Sequence[Future]) -> Iterator[Apart]:
    """All events that surely happen more often after one of the turns, the clearest first."""
    order = list(spec.causes.kinds)
    known = {what for future in (*ones, *others) for what in future.met}
    for what in sorted(known, key=lambda what: (order.index(what[0]), str(what))):
        pairs = [both(what, *pair) for pair in zip(ones, others, strict=True)]
        apart = interval([(one is not None) - (other is not None) for one, other in pairs])
        if apart.sure and abs(apart.mean) >= OFTEN:
            points = interval([(one.points if one else 0) - (other.points if other else 0) for one, other in pairs])
            events = Counter(met.event for pair in pairs for met in pair if met)
            own = apart.mean > 0 and any(one.own for one, _ in pairs if one)
            met = sum(one is not None for one, _ in pairs), sum(other is not None for _, other in pairs)
            yield Apart(what, apart.mean, points, own, met, max(sorted(events), key=lambda one: events[one]))


def both(what: Happening, one: Future, other: Future) -> tuple[Met | None, Met | None]:
    """An event in two futures; turns of the opponent that only one of them reaches do not count."""
    found, counted = (one.met.get(what), other.met.get(what)), min(one.turns, other.turns)
    first, second = (met if met is not None and met.turn <= counted else None for met in found)
    return first, second


def scores(apart: Sequence[Apart], games: int, least: float = 0.0) -> Cause | None:
    """The event that surely brings the most points, if it brings enough."""
    counting = [one for one in apart if one.points.low > 0 and one.points.mean >= max(COUNTS, least)]
    return max(counting, key=lambda one: one.points.mean).cause(games) if counting else None


def follows(spec: GameSpec, apart: Sequence[Apart], games: int, least: float) -> Cause | None:
    """An event that is good for the player and happens more often, but brings no points at once."""
    kinds = spec.causes.kinds
    telling = [one for one in apart if not one.own and one.often * kinds[one.what[0]].sign(one.event) >= least]
    return max(telling, key=lambda one: abs(one.often)).cause(games) if telling else None


def amount(keys: Iterable[str], ones: Sequence[Future], others: Sequence[Future]) -> Cause | None:
    """Something that the player surely has more of after the first turn: guests, quests, krones."""
    for key in keys:
        more = interval([one.amounts[key] - other.amounts[key] for one, other in zip(ones, others, strict=True)])
        if more.low > 0 and more.mean >= ONE:
            return "reason-amount", {"amount": key, "n": max(1, round(more.mean))}
    return None


def later(ones: Sequence[Future], others: Sequence[Future], gap: Interval) -> Cause | None:
    """Whether most of the gap comes after the simulated turns."""
    return LATER if more_of("scored", ones, others).mean < SOON * gap.mean else None
