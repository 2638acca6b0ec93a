"""The opponent's decisions, each as one sentence, and the names of candidates."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Event
from tableforone.kernel.spec import WAYS

from ..opponent import cards as his
from ..rules import boards, cards
from ..rules import numbers as n
from . import names, t

# by the name of the decision: how the choice is told, and the name of a candidate
Decisions = dict[str, tuple[Callable[..., str], Callable[[Any], str]]]


def decided_guest(about: Any, choice: Any, trace: Any) -> str:
    card, colour = about
    who, wanted = names.whose(card), names.COLOURS[colour]
    if choice is None:
        return t("why-no-guest", who=who, colour=wanted)
    place, taken = choice[:2]
    return t(
        "why-guest",
        who=who,
        guest=names.guest_name(taken),
        taken=names.colour(cards.GUEST_COLOUR[taken]),
        n=choice[2] if len(choice) > 2 else cards.GUEST_POINTS[taken],
        place=place + 1,
        colour=wanted,
        other="no" if colour in (n.ANY, cards.GUEST_COLOUR[taken]) else "yes",
        reason=reason(card, trace),
    )


def reason(card: int, trace: Any, merits: tuple[str, ...] = ("20.5.4", "20.7.1.2", "20.8.4")) -> str:
    """The reason for the choice, as a selector in messages: the row that left one candidate."""
    last = next((rule for rule, before, after in trace if len(after) == 1 < len(before)), "")
    if last == "20.9.1":
        return "right" if his.FROM_LEFT[card] else "left"
    return "most" if last in merits else "none"


def decided_room(about: Any, choice: Any, trace: Any) -> str:
    colour = names.COLOURS[cards.GUEST_COLOUR[about[1]]]
    return t("why-room", who=names.whose(about[0]), colour=colour, room=names.place(choice))


def decided_green_room(about: Any, choice: Any, trace: Any) -> str:
    return t("why-green-room", who=names.whose(about[0]), room=names.place(choice))


def decided_die(about: Any, choice: Any, trace: Any) -> str:
    face, dice = choice
    return t("why-die", face=face, n=dice, **die_data(about[0], face, trace))


def die_data(card: int, face: int, trace: Any) -> dict[str, Any]:
    """Data for a message: the owner of the card, what it shows, the reason for this space."""
    faces = his.DIE[card]
    if faces:
        shown = "faces" if face in faces else "missing"
    else:
        shown = "coloured" if his.COLOURED_DIE[card] else "any"
    return {"who": names.whose(card), "shown": shown, "faces": faces, "reason": reason(card, trace)}


def decided_objective(about: Any, choice: Any, trace: Any) -> str:
    card, shown = about
    who = names.whose(card)
    if choice is None:
        return t("why-no-objective", who=who)
    place, _ = choice
    return t(
        "why-objective",
        who=who,
        letter="ABC"[place],
        shown="ABC"[shown] if shown >= 0 else "red" if shown == his.NO_SYMBOL else "any",
        claimed="yes" if shown >= 0 and place != shown else "no",
        reason=reason(card, trace),
    )


def named_guest(candidate: Any) -> str:
    place, card = candidate[:2]
    points = candidate[2] if len(candidate) > 2 else cards.GUEST_POINTS[card]
    return t("named-guest", guest=names.guest(card), n=points, place=place + 1)


def named_room(candidate: Any) -> str:
    return str(names.space(candidate, boards.SPACE_COLOUR[n.NIGHT][candidate]))


def named_die(candidate: Any) -> str:
    return t("named-die", face=candidate[0], n=candidate[1])


def named_objective(candidate: Any) -> str:
    return t("named-objective", letter="ABC"[candidate[0]], progress=names.progress(candidate[1]))


DECISIONS: Final[Decisions] = {
    "guest": (decided_guest, named_guest),
    "room": (decided_room, named_room),
    "green room": (decided_green_room, named_room),
    "die": (decided_die, named_die),
    "objective": (decided_objective, named_objective),
}  # modules add theirs


def name_candidate(decision: str, candidate: Any) -> str:
    """The name of a candidate in one of the opponent's decisions."""
    _, named = DECISIONS[decision]
    return named(candidate)


# --- his own lines


def remark(event: Event) -> str:
    """A line about a decision; "" if there is none."""
    _, _, decision, about, choice, _ = event
    if decision in OF_MODULES:
        return OF_MODULES[decision](choice, about[0] % WAYS)
    return t(REMARKS[decision], **said_of(decision, about, choice)) if decision in REMARKS else ""


def said_of(decision: str, about: Any, choice: Any) -> dict[str, Any]:
    """The data of a line: the speaker, the choice and the variant."""
    card = about[0]
    data: dict[str, Any] = {"who": names.whose(card), "n": card % WAYS}
    if choice is None:
        return data | {"what": "nothing"}
    if decision == "guest":
        return data | {"what": names.guest_name(choice[1]), "n": (card + choice[1]) % WAYS}
    if decision in ("room", "green room"):
        return data | {"what": choice // 5 + 1, "n": choice % WAYS}
    return data | {"what": "ABC"[choice[0]] if decision == "objective" else choice[0]}


REMARKS: Final = {
    "guest": "remark-guest",
    "room": "remark-room",
    "green room": "remark-room",
    "die": "remark-die",
    "objective": "remark-objective",
}
# modules add theirs: (choice, variant)
OF_MODULES: Final[dict[str, Callable[[Any, int], str]]] = {}
