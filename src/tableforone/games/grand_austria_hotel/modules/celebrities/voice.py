"""All texts of module 2 (Celebrities)."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tableforone.kernel.causes import EventKind
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.spec import Label, Questions
from tableforone.kernel.speech import Deed

from ...rules.position import Hotels
from ...voice import m, names, t
from ...voice.answers import LabelledInTurn, Said, SaidInTurn, deed, die, label_die
from ...voice.log import Events
from ...voice.why import Decisions, reason
from ..common.rules import numbers as w
from .rules.dice import BOOST, COLOUR
from .rules.lounge import DIE_COLOURS, IDS, MINE, TILE, points


def celebrity(tile: int) -> Meaning:
    return m(f"celebrity-{IDS[tile]}")


def celebrity_text(tile: int) -> Meaning:
    return m(f"celebrity-{IDS[tile]}-text")


def roll(counts: Sequence[int]) -> list[Meaning]:
    """White dice by face, then the coloured ones."""
    coloured = zip(DIE_COLOURS, counts[6:], strict=True)
    return names.dice(counts[:6]) + [m("coloured-die", colour=colour, face=face) for colour, face in coloured if face]


# --- questions and answers

QUESTIONS: Final[Questions] = {
    w.REVEAL_CELEBRITY: lambda p, f: t("ask-celebrity", colour=DIE_COLOURS[f[1]]),
    w.ROLL_COLOURED: lambda p, f: t("ask-roll", n=f[1] + f[2].bit_count()),
    w.DUSTBIN: lambda p, f: t("ask-dustbin"),
}


def helped(p: Hotels, tile: int) -> Hotels:
    """The position with this celebrity's help."""
    with_celebrity = p.copy()
    with_celebrity.lounge[MINE] |= 1 << tile
    return with_celebrity


def label_coloured(p: Hotels, which: int) -> Label:
    colour, rest = divmod(which, COLOUR)
    return label_die(helped(p, p.lounge[TILE + colour]), rest % BOOST, rest >= BOOST)


def take_coloured(p: Hotels, which: int) -> Deed:
    """The die with its celebrity's help."""
    colour, rest = divmod(which, COLOUR)
    tile, worth = p.lounge[TILE + colour], points(p, colour)
    taken = die(helped(p, tile), rest % BOOST, rest >= BOOST, DIE_COLOURS[colour])
    return deed(
        "say-coloured",
        "",
        "die",
        **{"boost": "no", **taken.data},
        die=taken.say,
        celebrity=celebrity(tile),
        points=names.points_of(worth),
        text=celebrity_text(tile),
    )


IN_TURN: Final[SaidInTurn] = {w.COLOURED: take_coloured, w.EXCHANGE: lambda p, _: deed("say-exchange", "did-exchange")}
LABELS_IN_TURN: Final[LabelledInTurn] = {w.COLOURED: label_coloured}
ANSWERS: Final[dict[int, Said]] = {
    w.REVEAL_CELEBRITY: lambda p, f, a: str(celebrity(a)),
    w.ROLL_COLOURED: lambda p, f, a: t("say-dice", dice=roll(a)),
    w.DUSTBIN: lambda p, f, a: deed("say-dustbin", "did-dustbin", colour=DIE_COLOURS[a - 1]),
}


# --- events, and reasons for a turn

EVENTS: Final[Events] = {
    "roll in colour": lambda *counts: t("tell-roll", dice=roll(counts)),
    "celebrity arrives": lambda tile, colour: t(
        "tell-celebrity-arrives", celebrity=celebrity(tile), colour=DIE_COLOURS[colour]
    ),
    "celebrity": lambda tile: t("tell-celebrity", celebrity=celebrity(tile), text=celebrity_text(tile)),
    "her celebrity": lambda tile, worth: t("tell-her-celebrity", n=worth, celebrity=celebrity(tile)),
    "her blue die": lambda worth: t("tell-her-blue-die", n=worth),
}


CAUSES: Final[dict[str, EventKind]] = {"celebrity": EventKind(), "her celebrity": EventKind(points=lambda e: -e[3])}


# --- her decisions

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
