"""What happens with module 5?"""

from collections.abc import Callable
from typing import Final

from ....rules import cards

EVENTS: Final[dict[str, Callable[..., str]]] = {"flip": lambda card: f"You turn {cards.STAFF_NAME[card]} face down."}
