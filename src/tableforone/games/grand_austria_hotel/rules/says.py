"""Message keys of the rules: ``m("key", name=value)``."""

from pathlib import Path
from typing import Final

from tableforone.kernel.speech import speech_of

m: Final = speech_of(Path(__file__).parents[1] / "voice").m
