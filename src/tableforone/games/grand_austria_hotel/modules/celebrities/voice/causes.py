"""Causes of module 2."""

from typing import Final

from tableforone.kernel.causes import Kind

CAUSES: Final[dict[str, Kind]] = {
    "celebrity": Kind(),
    "her celebrity": Kind(points=lambda e: -e[3]),
}
