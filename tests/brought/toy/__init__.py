"""The toy, for another process than that of the tests."""

from tests.toy import TOY as GAME

__all__ = ["GAME"]
