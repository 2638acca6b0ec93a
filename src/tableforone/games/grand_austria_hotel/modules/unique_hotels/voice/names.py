"""Names in module 3 (Unique Hotels)."""

from typing import Final

from tableforone.kernel.meanings import Meaning

from ....rules import numbers as n
from ....rules.position import Hotels
from ....voice import m, names
from ...common.rules import numbers as w
from ..rules import places as at
from ..rules.choosing import CHOICES

HALVES: Final = ("column", "floor")  # as selectors in messages
DICE: Final = ("white", "red", "yellow", "blue")


def entrance(number: int) -> Meaning:
    return m(f"entrance-{at.IDS[number]}")


def entrance_text(number: int) -> Meaning:
    return m(f"entrance-{at.IDS[number]}-text")


def his_entrance(number: int) -> Meaning:
    return m(f"option-entrance-{CHOICES[1 + number]}")


def his_entrance_text(number: int) -> Meaning:
    return m(f"option-entrance-{CHOICES[1 + number]}.about")


def his_guest(p: Hotels, place: int) -> Meaning:
    first = at.HIS_NEEDS + place * n.KINDS
    wants = names.items(p.unique[first : first + n.KINDS])
    return m("his-guest", guest=names.guest(p.unique[at.HIS_CAFE + place]), wants=wants, place=place + 1)


EFFECTS: Final[names.Effects] = {w.DOVE_TOKEN: lambda f: m("effect-dove", half=HALVES[f[1]])}
