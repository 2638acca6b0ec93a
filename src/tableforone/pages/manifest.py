"""The manifest of the installed app, in the reader's language."""

import json
from typing import Any, Final

from tableforone.kernel.speech import SPOKEN
from tableforone.pages import assets
from tableforone.pages.voice import t

MANIFEST: Final = "app.webmanifest"


def manifest() -> dict[str, Any]:
    """The web app manifest with its texts."""
    told = {"lang": SPOKEN.get(), "description": t("shell-about")}
    about: dict[str, Any] = json.loads(assets.files()[MANIFEST].read_bytes())
    return about | told
