"""Keeps what a browser showed and said when a test failed, in build/failures/."""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error

FAILURES: Final = Path(__file__).parents[1] / "build" / "failures"


def keep(browser: Browser, test: str, folder: Path = FAILURES) -> list[Path]:
    """Write a picture and the console of every open page; returns the files."""
    home = folder / re.sub(r"[^\w.-]+", "-", test)[-150:]
    home.mkdir(parents=True, exist_ok=True)
    for old in home.iterdir():
        old.unlink()
    pages = [page for context in browser.contexts for page in context.pages]
    for number, page in enumerate(pages, 1):
        said = [f"{each.type}: {each.text}" for each in page.console_messages()]
        said += [f"error: {error}" for error in page.page_errors()]
        try:
            page.evaluate("document.adoptedStyleSheets = []")  # tests make the page transparent, which is faster
            page.screenshot(path=home / f"{number}.png", timeout=10_000)
        except Error as why:  # the page may hang, which is the failure
            said.append(f"no picture: {why.message}")
        (home / f"{number}.txt").write_text("\n".join([page.url, *said, ""]), encoding="utf-8")
    return sorted(home.iterdir())
