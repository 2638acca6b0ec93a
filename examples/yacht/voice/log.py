"""The log: events as sentences."""

from collections.abc import Sequence

from tableforone.kernel.frames import Event
from tableforone.kernel.rows import DECIDE

from ..opponent import rows
from ..rules import cards, scoring
from . import names, t


def tell(event: Event) -> str:
    kind, who = event[0], event[1]
    if kind == DECIDE:
        return _decision(*event[2:5])
    if kind == "round":
        return t("tell-round", round=event[2], who=names.PEOPLE[event[3]])
    if kind == "throw":
        return t("tell-throw", who=names.PEOPLE[who], nth=event[2], dice=names.dice(event[3]))
    return t("tell-crew", who=names.PEOPLE[who], n=cards.CREW_POINTS)


def _decision(name: str, dice: Sequence[int], choice: rows.Choice) -> str:
    box, number = choice
    called = names.BOXES[box]
    if name == rows.FILL.name:
        return t("tell-fill", box=called, dice=names.dice(dice), n=scoring.points(list(dice), box))
    if not number:
        return t("tell-stop", box=called)
    return t("tell-course", box=called, dice=names.dice(rows.kept(list(dice), box)))
