"""Causes of module 1."""

from typing import Final

from tableforone.kernel.causes import EventKind

CAUSES: Final[dict[str, EventKind]] = {
    "to a ball": EventKind(chosen=True),
    "her guest": EventKind(points=lambda e: -e[3]),
}
