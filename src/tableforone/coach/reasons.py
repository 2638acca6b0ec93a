"""Why is this answer good?  Which lines of the final score grow with it beside another answer, and which shrink."""

from typing import Final

from tableforone.kernel.grammar import counted, listed, upfirst
from tableforone.players.search import Advice

WORTH: Final = 0.5  # points that are worth a word


def reason(one: Advice, other: Advice | None) -> str:
    """One sentence from the mean points of both, line by line of the breakdown."""
    if other is None or not one.parts or not other.parts:
        return f"It ends {ahead(one.margin)} on average."
    mine = {part[0]: part[1:] for part in one.parts}
    beside = {part[0]: part[1:] for part in other.parts}
    gains: list[tuple[float, str]] = []
    for what in mine.keys() & beside.keys():
        gains.append((mine[what][0] - beside[what][0], what))
        gains.append((beside[what][1] - mine[what][1], f"the opponent’s {what}"))
    more = sorted((gain for gain in gains if gain[0] >= WORTH), reverse=True)[:2]
    less = sorted(gain for gain in gains if gain[0] <= -WORTH)[:1]
    said = [f"{points(gain)} more from {what}" for gain, what in more if not what.startswith("the opp")]
    said += [f"{points(gain)} fewer for {what}" for gain, what in more if what.startswith("the opp")]
    but = [f"{points(-gain)} fewer from {what}" for gain, what in less if not what.startswith("the opp")]
    but += [f"{points(-gain)} more for {what}" for gain, what in less if what.startswith("the opp")]
    if said and but:
        return upfirst(f"{listed(said)}, but {but[0]}; it ends {ahead(one.margin)}.")
    if said or but:
        return upfirst(f"{listed(said or but)}; it ends {ahead(one.margin)}.")
    return f"The same points wherever they come from; it ends {ahead(one.margin)}."


def points(n: float) -> str:
    """Points as one says them: halves are not worth the precision.

    >>> points(0.6), points(3.4)
    ('about 1 point', 'about 3 points')
    """
    return f"about {counted(max(1, round(n)), 'point')}"


def ahead(margin: float) -> str:
    """
    >>> ahead(4.4), ahead(-12.2), ahead(0.2)
    ('4 points ahead', '12 points behind', 'even')
    """
    whole = round(margin)
    if whole == 0:
        return "even"
    return f"{counted(abs(whole), 'point')} {'ahead' if whole > 0 else 'behind'}"
