"""Log sentences of module 5 (Would You Like Some More?)."""

from typing import Final

from ....voice import names, t
from ....voice.log import Events

EVENTS: Final[Events] = {"flip": lambda card: t("tell-flip", name=names.staff_name(card))}
