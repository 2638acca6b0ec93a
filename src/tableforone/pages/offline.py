"""The messages that the first page of the offline site contains."""

from typing import Final

from tableforone.kernel.speech import languages
from tableforone.pages.voice import SPEECH, t

ITS_WORDS: Final = (
    *("ready", "blocked", "loading", "loading-of", "starting", "opening", "updating", "again", "use-here"),
    *("needs-https", "needs-webassembly", "needs-workers", "too-old", "elsewhere", "elsewhere-now", "not-started"),
    *("stopped", "stopped-full", "not-saved", "play-unsaved", "unsaved", "disk-full", "not-opened", "not-loaded"),
    *("no-network", "no-language", "no-scripts", "shelf", "about", "what-it-is", "incomplete"),
)


def silence() -> dict[str, str]:
    """The service worker's message for a missing answer, in every language."""
    return {language: SPEECH.said(language, "offline-silent", {}) for language in languages()}


def words(games: int) -> dict[str, str]:
    """All other messages; ``%1`` and ``%2`` are filled in by the browser."""
    return {name: t(f"offline-{name}", one="%1", other="%2", n=games) for name in ITS_WORDS}
