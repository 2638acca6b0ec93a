"""Finds the browser for the tests; ``python -m tests.web.chromium`` prints why there is none."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

# the first is the same browser without all that is around the page: a fifth less to do
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# Nothing runs here for so long that compiling it well pays: neither the scripts of a page nor Python.
LAZILY: Final = "--js-flags=--no-opt --no-maglev --wasm-tiering-budget=1500000000"
# Nobody types an address here: what is prepared for that takes a second of each window, and a process.  Only the last
# list of this kind counts, so what Playwright leaves out stands here too.
PLAINLY: Final = "--disable-features=" + ",".join((
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled", "LensOverlay", "MediaRouter", "OptimizationHints"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "PaintHolding"),
    *("NetworkTimeServiceQuerying", "PreconnectToSearch", "HttpsFirstBalancedModeAutoEnable"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "ThirdPartyStoragePartitioning", "SpareRendererForSitePerProcess"),
))  # fmt: skip


class NoBrowser(Exception):
    """Why there is none: one sentence."""


@contextmanager
def driven(*how: str) -> Iterator[Browser]:
    """The Chromium of the system, else the one that Playwright fetched."""
    with ExitStack() as opened:
        try:
            playwright = opened.enter_context(sync_playwright())
        except Exception as reason:
            raise NoBrowser(f"Playwright's driver does not start ({_first_line(reason)}).") from reason
        found = next((path for name in NAMES if (path := shutil.which(name))), None)
        try:
            browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", PLAINLY, *how])
        except Exception as reason:
            if not found and "Executable doesn't exist" in str(reason):
                raise NoBrowser("There is no Chromium.") from reason
            raise NoBrowser(f"{found or 'Chromium'} does not start ({_first_line(reason)}).") from reason
        opened.callback(browser.close)
        yield browser


def _first_line(reason: Exception) -> str:
    return str(reason).partition("\n")[0].rstrip(".") or type(reason).__name__


if __name__ == "__main__":
    try:
        with driven():
            pass
    except NoBrowser as why:
        print(why)
        sys.exit(1)
