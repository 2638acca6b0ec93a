"""Stones & Sticks, for another process than that of the tests."""

from tests.web.games import STONES as GAME

__all__ = ["GAME"]
