"""The opponent's decisions of module 1 (Vienna Ballrooms), as sentences."""

from collections.abc import Callable
from typing import Any, Final

from ....voice import t
from ....voice.why import Decisions
from .names import PLACES, ROWS, ballroom_name


def decided_ballroom(arrows: int) -> Callable[..., str]:
    return lambda about, choice, trace: t(
        "why-ballroom", n=arrows, room=ballroom_name(choice[1]), place=PLACES[choice[0]]
    )


def named_ballroom(candidate: Any) -> str:
    return t("named-ballroom", room=ballroom_name(candidate[1]), n=candidate[2])


def named_row(candidate: Any) -> str:
    row, free = candidate
    return t("named-row", row=ROWS[row], n=free)


DECISIONS: Final[Decisions] = {
    "ballroom, one arrow": (decided_ballroom(1), named_ballroom),
    "ballroom, two arrows": (decided_ballroom(2), named_ballroom),
    "row": (lambda about, choice, trace: t("why-row", row=ROWS[choice[0]]), named_row),
}


def remark_ballroom(choice: Any, n: int) -> str:
    return t("remark-ballroom", what=ballroom_name(choice[1]), n=n)


# Her own lines for the same decisions.
REMARKS: Final[dict[str, Callable[[Any, int], str]]] = {
    "ballroom, one arrow": remark_ballroom,
    "ballroom, two arrows": remark_ballroom,
    "row": lambda choice, n: t("remark-row", row=ROWS[choice[0]], n=n),
}
