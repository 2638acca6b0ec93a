"""Causes of module 2."""

from typing import Final

from tableforone.kernel.causes import EventKind

CAUSES: Final[dict[str, EventKind]] = {"celebrity": EventKind(), "her celebrity": EventKind(points=lambda e: -e[3])}
