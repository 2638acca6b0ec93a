"""Causes of module 3."""

from typing import Final

from tableforone.kernel.causes import Kind

CAUSES: Final[dict[str, Kind]] = {
    "personal": Kind(chosen=True),
    "spare tile": Kind(chosen=True),
    "his own guest": Kind(points=lambda e: -e[4]),
    "token scored": Kind(points=lambda e: -e[3]),
    "toll scored": Kind(points=lambda e: -e[3]),
}
