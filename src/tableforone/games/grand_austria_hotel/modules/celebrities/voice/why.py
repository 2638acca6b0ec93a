"""How did Elisabeth decide with module 2?"""

from collections.abc import Callable
from typing import Any, Final

from ....voice import names
from ....voice.why import reason
from ..rules.lounge import DIE_COLOURS, NAMES

BY_MERIT: Final = ("22.1", "22.2")


def decided_die(about: Any, choice: Any, trace: Any) -> str:
    colour, face, tile, worth = choice
    because = f"{NAMES[tile]}, {names.points_of(worth)}{merit(about[0], trace)}"
    elisabeth = names.whose(about[0])
    return f"Her card shows a coloured die: {elisabeth} goes for the {DIE_COLOURS[colour]} {face} ({because})."


def decided_die_on_space(about: Any, choice: Any, trace: Any) -> str:
    colour, face, tile, worth = choice
    because = f"{NAMES[tile]}, {names.points_of(worth)}{merit(about[0], trace)}"
    return f"{names.whose(about[0])} takes the {DIE_COLOURS[colour]} die from space {face} ({because})."


def merit(card: int, trace: Any) -> str:
    last = next((rule for rule, before, after in trace if len(after) == 1 < len(before)), "")
    return ": the most points" if last in BY_MERIT else reason(card, trace, "")


def named_die(candidate: Any) -> str:
    colour, face, tile, worth = candidate
    return f"{DIE_COLOURS[colour]} {face} ({NAMES[tile]}, {names.points_of(worth)})"


DECISIONS: Final[dict[str, Callable[..., str]]] = {
    "coloured die": decided_die,
    "coloured die on the space": decided_die_on_space,
}


CANDIDATES: Final[dict[str, Callable[[Any], str]]] = {"coloured die": named_die, "coloured die on the space": named_die}
