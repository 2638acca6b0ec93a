"""The opponent's decisions of module 2 (Celebrities), as sentences."""

from collections.abc import Callable
from typing import Any, Final

from ....voice import t
from ....voice.why import Decisions, reason
from ..rules.lounge import DIE_COLOURS
from .names import celebrity

BY_MERIT: Final = ("22.1", "22.2")


def die_data(candidate: Any) -> dict[str, Any]:
    """A coloured die and its celebrity, for a message."""
    colour, face, tile, worth = candidate
    return {"colour": DIE_COLOURS[colour], "face": face, "celebrity": celebrity(tile), "n": worth}


def decided(key: str) -> Callable[..., str]:
    return lambda about, choice, trace: t(key, **die_data(choice), reason=reason(about[0], trace, BY_MERIT))


def named_die(candidate: Any) -> str:
    return t("named-coloured", **die_data(candidate))


DECISIONS: Final[Decisions] = {
    "coloured die": (decided("why-coloured"), named_die),
    "coloured die on the space": (decided("why-coloured-on-space"), named_die),
}


def remark(key: str) -> Callable[[Any, int], str]:
    return lambda choice, n: t(key, what=celebrity(choice[2]), n=n)


# Her own lines for the same decisions.
REMARKS: Final = dict(zip(DECISIONS, (remark("remark-coloured"), remark("remark-celebrity")), strict=True))
