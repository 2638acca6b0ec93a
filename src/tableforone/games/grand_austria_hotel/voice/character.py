"""The opponent's spoken lines, for decisions."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Event
from tableforone.kernel.spec import WAYS

from . import names, t


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
