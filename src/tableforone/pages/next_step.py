"""Suggests what to play next: a lesson first, then a first win, then the next title or level."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from tableforone.kernel.lesson import lessons
from tableforone.kernel.spec import GameSpec
from tableforone.pages.looks import look_of
from tableforone.pages.voice import t
from tableforone.store import Summary


class Next(NamedTuple):
    """The next suggested game."""

    spec: GameSpec
    level: str
    taught: bool  # whether it is the lesson
    why: str


def recommended(specs: Sequence[GameSpec], results: Sequence[Summary]) -> Next | None:
    """The next suggestion; None if every game was won at every level."""
    way = sorted((spec for spec in specs if not spec.companion_of), key=minutes)
    for spec in way:
        own = [summary for summary in results if summary.game == spec.id]
        if not own and lessons(spec):
            return Next(spec, "", True, t("next-learn", n=minutes(spec)))
        if not any(summary.outcome == "won" for summary in own):
            return Next(spec, spec.default_level, False, t("next-win"))
    for spec in way:
        won = {s.level for s in results if s.game == spec.id and s.outcome == "won"}
        harder = [level for level in spec.levels if level not in won]
        if harder:
            return Next(spec, harder[0], False, t("next-harder"))
    return None


def minutes(spec: GameSpec) -> int:
    """The playing time, as printed on the box; 60 minutes if unknown."""
    told = re.search(r"about (\d+) min", " ".join(look_of(spec).facts))
    return int(told[1]) if told else 60
