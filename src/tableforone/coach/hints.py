"""Hints: the best turn as a line of moves, how much better it is than the next one, and why.

Everything follows from what the player may know.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from tableforone.coach.futures import FEWEST, OVERCONFIDENT, Future, Futures, Interval, difference, interval, more_of
from tableforone.coach.reasons import MINE, NOTHING, THEIRS, causes
from tableforone.coach.voice import t
from tableforone.kernel.frames import reply, settle
from tableforone.kernel.grammar import upfirst
from tableforone.kernel.spec import GameSpec
from tableforone.players.chances import calibration_error
from tableforone.players.judge import after
from tableforone.players.mind import Mind
from tableforone.players.planner import PlannedLine
from tableforone.puzzles import Cause, reason_of

SHOWN: Final = 3  # turns shown
SECONDS: Final = 5.0  # for simulated games, at most
FIRST, BETTER, SURE = "first", "better", "sure"
OUT_OF_REACH: Final = 0.05  # below this winning chance, turns are compared by points
SUREST: Final = 0.99  # the highest winning chance stated before the end
EVEN: Final = 0.5  # points
NEAR: Final = 3  # points: differences up to this are called about equal


class Move(NamedTuple):
    """One step of a turn: the answer, its short and full words, and the piece it points at."""

    answer: int
    short: str
    words: str
    thing: str


class PlannedTurn(NamedTuple):
    """One turn: its answers, the moves that were a real choice, and the expected result."""

    answers: tuple[int, ...]
    moves: tuple[Move, ...]
    win: float
    mine: float
    theirs: float
    behind: float = 0.0  # points of margin behind the best turn
    reason: str = ""

    @property
    def answer(self) -> int:
        return self.answers[0]

    @property
    def words(self) -> str:
        return t("details", parts=[move.short for move in self.moves])


class Hint(NamedTuple):
    """The coach's findings so far: turns, best first; winning chance and points, with ranges."""

    stage: str
    turns: tuple[PlannedTurn, ...] = ()
    verdict: str = ""
    win: Interval = Interval(0.0, 0.0, 1.0)
    points: Interval = Interval(0.0, 0.0, 0.0)
    games: int = 0  # simulated for each turn
    seconds: float = 0.0
    trouble: str = ""  # why the hint is weaker than it could be

    @property
    def in_points(self) -> bool:
        """Whether winning is out of reach, so that points count."""
        return bool(self.turns) and self.stage != FIRST and self.win.mean < OUT_OF_REACH


def glance(mind: Mind, p: Any, answers: list[int]) -> PlannedLine:
    """The line that the net chooses without search."""
    choice = mind.choose(p, answers)
    return PlannedLine((choice,), 0.0, *mind.judged(after(p, mind.words, choice)))


def in_words(hint: Hint) -> list[str]:
    """The text of a hint besides the moves of the best turn, one entry per line."""
    best, *others = hint.turns
    said = [" ".join(part for part in (hint.verdict, best.reason) if part)]
    if hint.in_points:
        ends = (max(0, round(hint.points.low)), round(hint.points.high))
        said.append(t("hint-points", points=round(hint.points.mean), low=ends[0], high=ends[1]))
    else:
        said.append(t("hint-chance", chance=hint.win.mean, low=hint.win.low, high=hint.win.high))
    said += [t("hint-other", turn=other.words, reason=other.reason or unsure(other)) for other in others]
    return [*said, hint.trouble] if hint.trouble else said


def unsure(turn: PlannedTurn) -> str:
    """The text for a turn that may be as good as the best one."""
    points = round(turn.behind)
    return t("hint-perhaps", points=points) if points > 0 else t("hint-equal")


def rivals(spec: GameSpec, p: Any, lines: Sequence[PlannedLine]) -> list[PlannedLine]:
    """The best line for each first answer, in the planner's order.

    Lines that decline something may all be better; then the last place goes to the best line that
    takes something, since a free gain should be taken.
    """
    found, known = list[PlannedLine](), set[Any]()
    refused = refuses(spec, p, lines[0].answers)
    for line in lines:
        if line.answers[0] in [one.answers[0] for one in found]:
            continue
        if len(found) == SHOWN and (not refused or refuses(spec, p, line.answers)):
            continue
        same = set(signature(spec, p, line.answers))
        if known & same:
            continue  # the same moves in another order are not another turn
        known |= same
        found[SHOWN - 1 :] = [line]
        if refused and not refuses(spec, p, line.answers):
            refused = False
    return found


def signature(spec: GameSpec, p: Any, answers: Sequence[int]) -> tuple[Any, tuple[str, ...]]:
    """Where a line ends, and its moves in words, sorted: lines that share one of them are one turn."""
    p, said = p.copy(), list[str]()
    legal = settle(p, spec.words)
    for answer in answers:
        said += [spec.say(p, answer)] if legal is None or len(legal) > 1 else []
        reply(p, spec.words, answer)
        legal = settle(p, spec.words)
    return p.key(), tuple(sorted(said))


def refuses(spec: GameSpec, p: Any, answers: Sequence[int]) -> bool:
    """Whether the first of these answers declines: it points at no piece.

    An answer after which the same question is asked again does not count; the next one is checked.
    """
    if len(answers) > 1:
        q = p.copy()
        settle(q, spec.words)
        asked = q.stack[-1]
        reply(q, spec.words, answers[0])
        if settle(q, spec.words) and q.stack[-1] == asked:
            return refuses(spec, q, answers[1:])
    return not spec.thing(p, answers[0])


def hint_of(p: Any, lines: list[PlannedLine], played: list[list[Future]], futures: Futures, stage: str) -> Hint:
    """What is known about these lines after the futures that were played so far."""
    spec = futures.spec
    order = ranked(spec, p, lines, played)
    lines, played = [lines[nth] for nth in order], [played[nth] for nth in order]
    known = len(played[0])
    turns = [turn_of(p, line, futures) for line in lines]
    if known < FEWEST:
        said = t("verdict-plan") if len(turns) > 1 else t("verdict-alone")
        best = turns[0]
        return Hint(stage, tuple(turns), said, Interval(best.win, 0.0, 1.0), Interval(best.mine, best.mine, best.mine))
    better = measure(played)
    for nth, turn in enumerate(turns):
        beside = played[1] if nth == 0 else played[0]
        gap = better(played[nth], beside)
        turns[nth] = turn._replace(
            win=interval([one.win for one in played[nth]]).mean,
            mine=interval([one.mine for one in played[nth]]).mean,
            theirs=interval([one.theirs for one in played[nth]]).mean,
            behind=better(played[0], played[nth]).mean if nth else 0.0,
            reason=why(spec, causes(spec, played[nth], beside, futures.opponent, gap), gap, first=nth == 0),
        )
    win = interval([one.win for one in played[0]])
    off = calibration_error(spec.id, futures.level)
    high = win.high + off if win.high + off < SUREST else 1.0
    held = Interval(min(win.mean, SUREST), max(0.0, min(win.low - off, SUREST)), high)
    gaps = better(*played[:2]), more_of("win", played[0], played[1])
    said = verdict(*gaps, turns[1])
    if about_equal(*gaps):  # what differs a little is no reason
        turns[0] = turns[0]._replace(reason="")
    points = interval([one.mine for one in played[0]])
    return Hint(stage, tuple(turns), said, held, points, known)


def ranked(spec: GameSpec, p: Any, lines: list[PlannedLine], played: list[list[Future]]) -> list[int]:
    """The order of the lines: the planner's, unless simulated games clearly disagree.

    A line that surely gains fewer points never comes before one that is better on average.  A line
    that declines something comes first only if it is surely better.  After the first, the order
    follows the simulated games, so that the next best turn is the closest one.
    """
    order = list(range(len(lines)))
    if len(played[0]) < FEWEST:
        if len(order) > 1 and refuses(spec, p, lines[0].answers):
            order.sort(key=lambda nth: refuses(spec, p, lines[nth].answers))
        return order
    better, refused = measure(played), [refuses(spec, p, line.answers) for line in lines]
    for nth in order[1:]:
        first = order[0]
        gap, more = better(played[nth], played[first]), more_of("mine", played[nth], played[first])
        likely = gap.mean > 0 and more.low > 0 and not refused[nth]
        if gap.low > 0 or likely or (refused[first] and not refused[nth] and gap.high > 0):
            order.remove(nth)
            order.insert(0, nth)
    best = played[order[0]]
    return [order[0], *sorted(order[1:], key=lambda nth: better(best, played[nth]).mean)]


def measure(played: list[list[Future]]) -> Callable[[Sequence[Future], Sequence[Future]], Interval]:
    """How turns are compared: by margin, or by own points if no turn has a chance to win."""
    if max(interval([one.win for one in futures]).mean for futures in played) < OUT_OF_REACH:
        return partial(more_of, "mine", least=OVERCONFIDENT)
    return difference


def why(spec: GameSpec, found: list[Cause], gap: Interval, first: bool = True) -> str:
    """The reason to show beside a verdict with this gap in points, without repeating the verdict.

    Arguments against a turn alone are no reason to take it ``first``.
    """
    if first and found and {key for key, _ in found} <= {MINE[1], THEIRS[1]}:
        found = [NOTHING]
    if is_better(gap) and [key for key, _ in found] == [MINE[0]]:
        found = [NOTHING]
    return reason_of(spec, found) if found != [NOTHING] or gap.low > 0 else ""


def verdict(points: Interval, chance: Interval, second: PlannedTurn) -> str:
    """How much better the best turn is; says nothing that the range does not support."""
    if is_better(points):
        return t("verdict-points", points=max(1, round(points.mean)))
    if is_likelier(chance):
        return t("verdict-chance", chance=round(chance.mean, 2))
    key = "verdict-equal" if about_equal(points, chance) else "verdict-close"
    return t(key, other=second.moves[0].short, points=most_apart(points))


def is_better(points: Interval) -> bool:
    return points.low > 0 and points.mean >= EVEN


def is_likelier(chance: Interval) -> bool:
    return chance.low > 0 and round(100 * chance.mean) >= 1


def about_equal(points: Interval, chance: Interval) -> bool:
    """Whether nothing is surely better, and the points are close in any case."""
    return not is_better(points) and not is_likelier(chance) and most_apart(points) <= NEAR


def most_apart(points: Interval) -> int:
    return max(1, round(max(abs(points.low), abs(points.high))))


def turn_of(p: Any, line: PlannedLine, futures: Futures) -> PlannedTurn:
    """A planned line as a turn in words."""
    win = futures.win(p, line.theirs, line.odds)
    return PlannedTurn(line.answers, moves(futures.spec, p, line.answers), win, line.mine, line.theirs)


def moves(spec: GameSpec, p: Any, answers: Sequence[int]) -> tuple[Move, ...]:
    """The moves of a line; forced ones are left out, except at the start."""
    p, found = p.copy(), list[Move]()
    legal = settle(p, spec.words)
    for answer in answers:
        if legal is None or len(legal) > 1 or not found:
            words = upfirst(spec.say(p, answer))
            found.append(Move(answer, short(spec, p, answer, legal or ()), words, spec.thing(p, answer)))
        reply(p, spec.words, answer)
        legal = settle(p, spec.words)
    return tuple(found)


def short(spec: GameSpec, p: Any, answer: int, legal: Sequence[int]) -> str:
    """An answer without its cost and gain, unless these distinguish it from another one."""
    brief = spec.brief(p, answer)
    alike = any(spec.brief(p, other) == brief for other in legal if other != answer)
    return upfirst(brief if brief and not alike else spec.say(p, answer))
