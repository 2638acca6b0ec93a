"""What happens with module 2?"""

from collections.abc import Callable
from typing import Final

from ....voice import names
from ..rules.lounge import DIE_COLOURS, GLOSSES, NAMES
from .names import roll_in_words

EVENTS: Final[dict[str, Callable[..., str]]] = {
    "roll in colour": lambda *counts: f"The dice fall: {roll_in_words(counts)}.",
    "celebrity arrives": lambda tile, colour: f"{NAMES[tile]} comes to the lounge ({DIE_COLOURS[colour]} die).",
    "celebrity": lambda tile: f"{NAMES[tile]} helps you until the end of the round: {GLOSSES[tile]}.",
    "her celebrity": lambda tile, worth: f"Elisabeth scores {names.points_of(worth)} for {NAMES[tile]}.",
    "her blue die": lambda worth: f"The blue die: Elisabeth scores {names.points_of(worth)}.",
}
