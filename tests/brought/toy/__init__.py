"""The toy game, importable from a process other than the test process."""

from tests.toy import TOY as GAME

__all__ = ["GAME"]
