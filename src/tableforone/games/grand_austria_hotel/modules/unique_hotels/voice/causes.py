"""Causes of module 3."""

from typing import Final

from tableforone.kernel.causes import EventKind

CAUSES: Final[dict[str, EventKind]] = {
    "personal": EventKind(chosen=True),
    "spare tile": EventKind(chosen=True),
    "his own guest": EventKind(points=lambda e: -e[4]),
    "token scored": EventKind(points=lambda e: -e[3]),
    "toll scored": EventKind(points=lambda e: -e[3]),
}
