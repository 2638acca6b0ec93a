"""All texts: messages as ``t("key", name=value)``, untranslated meanings as ``m(...)``."""

from pathlib import Path
from typing import Final

from tableforone.kernel.speech import Speech

SPEECH: Final = Speech(Path(__file__).parent)
t = SPEECH.t
m = SPEECH.m
