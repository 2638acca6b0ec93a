"""Log sentences of module 2 (Celebrities)."""

from typing import Final

from ....voice import t
from ....voice.log import Events
from ..rules.lounge import DIE_COLOURS
from .names import celebrity, celebrity_text, roll

EVENTS: Final[Events] = {
    "roll in colour": lambda *counts: t("tell-roll", dice=roll(counts)),
    "celebrity arrives": lambda tile, colour: t(
        "tell-celebrity-arrives", celebrity=celebrity(tile), colour=DIE_COLOURS[colour]
    ),
    "celebrity": lambda tile: t("tell-celebrity", celebrity=celebrity(tile), text=celebrity_text(tile)),
    "her celebrity": lambda tile, worth: t("tell-her-celebrity", n=worth, celebrity=celebrity(tile)),
    "her blue die": lambda worth: t("tell-her-blue-die", n=worth),
}
