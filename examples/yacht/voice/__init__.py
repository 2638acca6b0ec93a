"""All texts of the game; the messages of this folder as ``t("key", name=value)``."""

from pathlib import Path
from typing import Final

from tableforone.kernel.speech import Speech

SPEECH: Final = Speech(Path(__file__).parent)
t = SPEECH.t
m = SPEECH.m
