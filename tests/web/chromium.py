"""Finds the browser for the tests; ``python -m tests.web.chromium`` prints why there is none."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tools.environment import PLAYWRIGHTS

# the first is the same browser without its window, which saves a fifth of the work
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# No optimising compilers: neither page scripts nor Python run long enough here to profit.
LAZILY: Final = "--js-flags=--no-opt --no-maglev --wasm-tiering-budget=1500000000"
# Without the address bar's features, which cost a second per window and a process. Only the last
# such list counts, so it repeats Playwright's own.
PLAINLY: Final = "--disable-features=" + ",".join((
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled", "LensOverlay", "MediaRouter", "OptimizationHints"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "PaintHolding"),
    *("NetworkTimeServiceQuerying", "PreconnectToSearch", "HttpsFirstBalancedModeAutoEnable"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "ThirdPartyStoragePartitioning", "SpareRendererForSitePerProcess"),
))  # fmt: skip


class NoBrowser(Exception):
    """There is no browser; one sentence says why."""


@contextmanager
def driven(*how: str) -> Iterator[Browser]:
    """The system's Chromium, or else the one that Playwright downloaded."""
    with ExitStack() as opened:
        try:
            os.environ.setdefault("PLAYWRIGHT_BROWSERS_PATH", str(PLAYWRIGHTS))
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
