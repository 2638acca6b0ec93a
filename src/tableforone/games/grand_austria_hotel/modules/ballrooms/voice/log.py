"""What happens with module 1?"""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.grammar import counted

from ....rules.cards import GUEST_NAME
from ....voice import names
from ..rules import places as at
from .names import row_name


def told_ballroom(room: int, own: int, mine: int, other: int, hers: int) -> str:
    yours = f"{counted(own, 'dancer')} of yours for {names.points_of(mine)}"
    return (
        f"{at.NAMES[room]} is scored: {yours}, {counted(other, 'dancer')} of Elisabeth's for {names.points_of(hers)}."
    )


def told_her_dancer(room: int, row: int, balcony: int, left: int) -> str:
    return f"Elisabeth's dancer stands in {row_name(room, row, balcony)}; {counted(left, 'dancer')} left."


EVENTS: Final[dict[str, Callable[..., str]]] = {
    "dancer": lambda room, row, balcony: f"A dancer of yours goes to {row_name(room, row, balcony)}.",
    "area empty": lambda place: f"Area {place + 1} of your rehearsal room is empty: its bonus.",
    "to a ball": lambda card: f"{names.guest(card)} goes from the café to a ball.",
    "dancer lost": lambda: "You lose a dancer.",
    "ballroom": told_ballroom,
    "her guest": lambda card, points: (
        f"Elisabeth scores {names.points_of(points)} and sends {GUEST_NAME[card]} to a ball."
    ),
    "her dancer": told_her_dancer,
}
