"""Stones & Sticks, importable from a process other than the test process."""

from tests.web.games import STONES as GAME

__all__ = ["GAME"]
