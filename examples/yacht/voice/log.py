"""How is an event told?"""

from collections.abc import Sequence

from tableforone.kernel.frames import YOU, Event
from tableforone.kernel.grammar import counted, does
from tableforone.kernel.rows import DECIDE

from ..opponent import rows
from ..rules import cards, scoring
from . import names


def tell(event: Event) -> str:
    kind, who = event[0], event[1]
    if kind == DECIDE:
        return _decision(*event[2:5])
    if kind == "round":
        return f"Round {event[2]}: {'the captain begins' if event[3] else 'you begin'}"
    if kind == "throw":
        return f"{_does(who, 'throw')} for the {names.ORDINALS[event[2] - 1]} time: {names.dice(event[3])}."
    return f"{_does(who, 'win')} the crew: {cards.CREW_POINTS} points."


def _does(who: int, verb: str) -> str:
    return f"You {verb}" if who == YOU else f"The captain {does(verb)}"


def _decision(name: str, dice: Sequence[int], choice: rows.Choice) -> str:
    box, number = choice
    if name == rows.FILL.name:
        points = counted(scoring.points(list(dice), box), "point")
        return f"The captain fills {names.the_box(box)} with {names.dice(dice)}: {points}."
    if not number:
        return f"The captain has {names.the_box(box)} complete and stops throwing."
    return f"The captain steers for {names.the_box(box)} and keeps {names.dice(rows.kept(list(dice), box))}."
