"""Log sentences of module 5 (Would You Like Some More?)."""

from collections.abc import Callable
from typing import Final

from ....voice import names, t

EVENTS: Final[dict[str, Callable[..., str]]] = {"flip": lambda card: t("tell-flip", name=names.staff_name(card))}
