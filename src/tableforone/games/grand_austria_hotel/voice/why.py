"""Why did the opponent do that?  Each decision in one sentence, and the candidates by their names."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.grammar import counted, upfirst

from ..opponent import cards as his
from ..rules import boards, cards
from ..rules import numbers as n
from . import names


def decided_guest(about: Any, choice: Any, trace: Any) -> str:
    card, colour = about
    wanted = f"a {n.COLOURS[colour]} guest" if colour != n.ANY else "any guest"
    if choice is None:
        his_hotel, he = f"{names.his(card)} hotel", names.he(card)
        return f"{names.whose(card)} wants {wanted}, but nobody in the queue fits into {his_hotel}: {he} takes none."
    place, taken = choice[:2]
    text = f"{names.whose(card)} wants {wanted} and takes {cards.GUEST_NAME[taken]}"
    if colour not in (n.ANY, cards.GUEST_COLOUR[taken]):
        text += f" ({n.COLOURS[cards.GUEST_COLOUR[taken]]}, as no {n.COLOURS[colour]} one can be had)"
    points = choice[2] if len(choice) > 2 else cards.GUEST_POINTS[taken]
    return f"{text}, {names.points_of(points)}, from place {place + 1}{reason(card, trace, 'the most points')}."


def reason(card: int, trace: Any, merit: str) -> str:
    """Why this one: the row that left one candidate."""
    last = next((rule for rule, before, after in trace if len(after) == 1 < len(before)), "")
    if last == "20.9.1":
        hand = "right, so the leftmost" if his.FROM_LEFT[card] else "left, so the rightmost"
        return f": a tie, and the hand points {hand}"
    return f": {merit}" if last in ("20.5.4", "20.7.1.2", "20.8.4") else ""


def decided_room(about: Any, choice: Any, trace: Any) -> str:
    colour = n.COLOURS[cards.GUEST_COLOUR[about[1]]]
    return f"The {colour} guest gets {names.place(choice)}: the lowest possible floor, from the left."


def decided_green_room(about: Any, choice: Any, trace: Any) -> str:
    return f"The green guest gets {names.place(choice)}: the rightmost possible column, from the bottom."


def decided_die(about: Any, choice: Any, trace: Any) -> str:
    card = about[0]
    face, dice = choice
    faces = his.DIE[card]
    if not faces:
        wish = "a coloured die" if his.COLOURED_DIE[card] else "a question mark"
    else:
        wish = "a " + " or a ".join(str(shown) for shown in faces)
        if face not in faces:
            wish += ", of which there is none"
    there = counted(dice, "die", "dice")
    because = reason(card, trace, "the most dice")
    return f"{upfirst(names.his(card))} card shows {wish}: {names.whose(card)} takes a {face} ({there} there){because}."


def decided_objective(about: Any, choice: Any, trace: Any) -> str:
    card, shown = about
    wish = f"objective {'ABC'[shown]}" if shown >= 0 else "the objective of least progress"
    if choice is None and shown == his.NO_SYMBOL:
        return f"The red die brings {names.whose(card)} nothing: all three objectives are claimed."
    if choice is None:
        return f"{upfirst(names.his(card))} card shows {wish}, but {names.he(card)} has claimed all three."
    place, _ = choice
    if shown >= 0 and place != shown:
        wish += f", which {names.he(card)} has claimed already"
    because = reason(card, trace, "the least progress")
    if shown == his.NO_SYMBOL:
        return f"The red die: {names.whose(card)} goes on with {'ABC'[place]}{because}."
    return f"{upfirst(names.his(card))} card shows {wish}: {names.whose(card)} goes on with {'ABC'[place]}{because}."


def named_guest(candidate: Any) -> str:
    place, card = candidate[:2]
    points = candidate[2] if len(candidate) > 2 else cards.GUEST_POINTS[card]
    return f"{names.guest(card)} {points} at place {place + 1}"


def named_room(candidate: Any) -> str:
    return names.space(candidate, boards.SPACE_COLOUR[n.NIGHT][candidate])


def named_die(candidate: Any) -> str:
    return f"{candidate[0]} ({counted(candidate[1], 'die', 'dice')})"


def named_objective(candidate: Any) -> str:
    return f"{'ABC'[candidate[0]]} ({names.PROGRESS[candidate[1]]})"


# By the names of the decisions; modules add theirs.
DECISIONS: Final[dict[str, Callable[..., str]]] = {
    "guest": decided_guest,
    "room": decided_room,
    "green room": decided_green_room,
    "die": decided_die,
    "objective": decided_objective,
}
CANDIDATES: Final[dict[str, Callable[[Any], str]]] = {
    "guest": named_guest,
    "room": named_room,
    "green room": named_room,
    "die": named_die,
    "objective": named_objective,
}


def name_candidate(decision: str, candidate: Any) -> str:
    """A candidate of one of the opponent's decisions."""
    return CANDIDATES[decision](candidate)
