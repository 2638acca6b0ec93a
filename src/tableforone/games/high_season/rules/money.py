"""Krones: loans (7.3) and the gains of a bonus (2.1)."""

from tableforone.kernel.frames import YOU

from . import cards
from .cards import LOAN_KRONES, LOANS
from .emperor import advance
from .position import HighSeason


def earn(p: HighSeason, krones: int) -> None:
    """You gain krones; those beyond the track are lost (1.10)."""
    p.money += krones
    if p.money > cards.MOST_KRONES:
        krones -= p.money - cards.MOST_KRONES
        p.money = cards.MOST_KRONES
    if p.heard is not None:
        p.heard.append(("krones", YOU, krones))


def gain(p: HighSeason, code: int) -> None:
    """Gain the krones and steps of a packed gain."""
    if code >> 7:
        advance(p, YOU, code >> 7)
    if code >> 3 & 15:
        earn(p, code >> 3 & 15)


def borrow(p: HighSeason) -> None:
    """Take a loan (7.3)."""
    p.loans += 1
    if p.heard is not None:
        p.heard.append(("loan", YOU, p.loans))
    earn(p, LOAN_KRONES)


def purse(p: HighSeason) -> int:
    """All krones that you could pay now, including loans (4.4)."""
    return p.money + LOAN_KRONES * (LOANS - p.loans)
