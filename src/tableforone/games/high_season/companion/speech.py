"""The messages of a companion table: ``t(key, ...)``."""

from pathlib import Path
from typing import Final

from tableforone.kernel.speech import Speech

SPEECH: Final = Speech(Path(__file__).parents[1] / "voice")
t = SPEECH.t
