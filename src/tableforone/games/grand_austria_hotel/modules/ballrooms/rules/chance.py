"""Chance events of module 1: the three ballrooms and the rehearsal room (14.1)."""

from typing import Final

from tableforone.kernel.chance import Lot
from tableforone.kernel.frames import Frame

from ....rules.position import Hotels
from ...common.rules import numbers as m
from . import places as at


class Ballrooms(Lot):
    """One of the ballrooms that are not in play yet."""

    def nth(self, p: Hotels, frame: Frame) -> int:
        return int(frame[1])

    def ways(self, p: Hotels, frame: Frame) -> list[int]:
        there = p.ball[at.ROOM : at.ROOM + 3]
        return [room for room in range(len(at.ROWS)) if room not in there]


class RehearsalRooms(Lot):
    """One of the printed boards, or of the player's own boards."""

    def nth(self, p: Hotels, frame: Frame) -> int:
        return 3

    def ways(self, p: Hotels, frame: Frame) -> list[int]:
        return list(range(len(at.boards(p))))


BALLROOM: Final[Ballrooms] = Ballrooms("the ballrooms", m.BALLROOM_DECK)
REHEARSAL: Final[RehearsalRooms] = RehearsalRooms("the rehearsal rooms", m.BALLROOM_DECK)
