"""His entrance in the companion: his own guests, stars track tokens, action space tokens (23)."""

from typing import Final

from tableforone.kernel.frames import Frame, replaced

from ..modules.common.rules import numbers as m
from ..modules.unique_hotels.opponent import hautel_couture, nine_stars_inn, toll_bridge
from ..modules.unique_hotels.rules import places as at
from ..rules import numbers as n
from ..rules.edition import GUEST_PART
from ..rules.numbers import NOBODY
from ..rules.position import Hotels
from . import guests
from .quiet import quietly

RICH: Final = 99  # krones: your payments do not matter here


def is_there(p: Hotels) -> bool:
    return bool(p.modules & m.UNIQUE_HOTELS)


# --- Hautel Couture: his own guest is complete when you give him his last item (23.2.6)


def answer_cafe(p: Hotels, frame: Frame, colour: int) -> None:
    """Add a guest of this colour and reserve a room as usual (23.2.2)."""
    here = guests.in_his_cafe(p)
    hautel_couture.answer_cafe(p, frame, next(g for g in guests.IN_HIS_CAFE[colour] if g not in here))


def waiting(p: Hotels) -> list[int]:
    """His own guests who still wait."""
    if not is_there(p) or not hautel_couture.his(p):
        return []
    return [place for place, guest in enumerate(guests.in_his_cafe(p)) if guest != NOBODY]


def answer_own_points(p: Hotels, frame: Frame, points: int) -> None:
    place: int = frame[1]
    guest = p.unique[at.HIS_CAFE + place]
    p.edition = replaced(p.edition, GUEST_PART, (*p.edition[GUEST_PART], (guest, points, 1, 0, 0, 0, 0)))
    first = at.HIS_NEEDS + place * n.KINDS
    p.unique[first : first + n.KINDS] = [1, 0, 0, 0, 0]
    quietly(p, lambda: hautel_couture.give(p, place, n.STRUDEL))


# --- Nine Stars Inn: tokens are removed in your turns (23.3.3)


def answer_stars(p: Hotels, frame: Frame, tokens: int) -> None:
    p.unique[at.STARS] = tokens
    nine_stars_inn.run_stars(p, frame)


# --- Toll Bridge Hotel: he scores when you use a space with tokens (23.5.4)


def tolled(p: Hotels) -> list[int]:
    """Spaces with his tokens."""
    if not is_there(p) or not toll_bridge.his(p):
        return []
    return [face for face in range(1, 7) if p.unique[at.TOLL + face]]


def space_used(p: Hotels, face: int) -> None:
    p.money = RICH
    quietly(p, lambda: toll_bridge.space_used(p, face))
    p.money = 0
