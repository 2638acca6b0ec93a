"""Tests that need something this machine may lack, and the report about what was not tested.

A test that cannot run calls ``lacks``: it is skipped, but in CI it fails. At the end a few lines say
what was not tested, and the one command that changes this.
"""

import os
from collections.abc import Iterable
from typing import Final, NamedTuple, NoReturn

import pytest

from tools.environment import BROWSERS, DRIVER, command
from tools.environment import ENGINES as OTHERS

LONG: Final = ("make ray", "make site-kills", "make browsers")  # too slow for every test run


class Part(NamedTuple):
    """A part of the tests, and the Debian packages it needs."""

    name: str
    packages: tuple[str, ...]


BROWSER: Final = Part("the app in a browser", (BROWSERS[-1], DRIVER))
ENGINES: Final = Part("compiled engines", ("gcc", "libc6-dev", "python3-dev"))
SITE: Final = Part("the offline site", ("nodejs", "npm"))
FIREFOX: Final = Part("the app in Firefox", OTHERS["firefox"])
WEBKIT: Final = Part("the app in WebKit", OTHERS["webkit"])
WHEEL: Final = Part("the wheel in a bare environment", ())  # it needs a package index
PARTS: Final = (BROWSER, ENGINES, SITE, FIREFOX, WEBKIT, WHEEL)


def lacks(part: Part, why: str) -> NoReturn:
    """Skip the test because this part cannot be tested here; in CI it fails instead.

    TABLEFORONE_LACKS=told allows it there, too: the summary says what was not tested.
    """
    if os.environ.get("CI") and os.environ.get("TABLEFORONE_LACKS") != "told":
        pytest.fail(f"CI must test {part.name}, and cannot: {why}")
    pytest.skip(f"{part.name}: {why}")


def not_tested(reasons: Iterable[str]) -> list[str]:
    """At most three lines about skipped tests, given their reasons.

    >>> not_tested(["Skipped: starting a cluster takes a while: make ray"])
    ['Longer tests have commands of their own: make ray, make site-kills, make browsers.']
    """
    told = list(reasons)
    counts = {part: sum(reason.startswith(f"Skipped: {part.name}: ") for reason in told) for part in PARTS}
    missing = {part: count for part, count in counts.items() if count}
    lines = []
    if missing:
        lines.append("Not tested: " + ", ".join(f"{part.name} ({n} tests)" for part, n in missing.items()) + ".")
        packages = dict.fromkeys(package for part in missing for package in part.packages)
        if packages:
            lines.append(f"To test everything, type: {command(*packages)} && make test check")
    if any(name in reason for reason in told for name in LONG):
        lines.append(f"Longer tests have commands of their own: {', '.join(LONG)}.")
    return lines
