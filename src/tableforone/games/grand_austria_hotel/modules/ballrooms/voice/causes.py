"""Causes of module 1."""

from typing import Final

from tableforone.kernel.causes import Kind

CAUSES: Final[dict[str, Kind]] = {
    "to a ball": Kind(chosen=True),
    "her guest": Kind(points=lambda e: -e[3]),
}
