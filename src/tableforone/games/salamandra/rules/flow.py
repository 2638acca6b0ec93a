"""Rounds, turns, passing and the score check (RULES.md sections 6, 7.1, 10, 12.7)."""

from tableforone.kernel.frames import TABLE, YOU, Frame

from . import cards
from . import numbers as n
from .building import must_build_for_nothing
from .gains import earn
from .position import Salamandra

# --- 6, 10.2: rounds


def run_income(p: Salamandra, frame: Frame) -> None:
    """5.6, 10.2: crystals, the apprentices of the next column, and all become active (1.7)."""
    arriving = cards.APPRENTICES_BY_ROUND[p.round]
    p.stock[n.CRYSTAL] += cards.INCOME_CRYSTALS
    p.ready += arriving
    p.active, p.tired = sorted(p.active + p.tired), []
    if p.heard is not None:
        p.heard.append(("round", TABLE, p.round + 1, cards.INCOME_CRYSTALS, arriving))


def run_round(p: Salamandra, frame: Frame) -> None:
    """6.1: Rudolph's points and apprentices, then the player's turns."""
    p.round += 1
    p.stack.append(n.NEW_TURN)
    p.stack += [n.NEXT_ARROW] * p.round  # 12.4
    p.stack.append((n.LABOUR,))  # 12.3


# --- 7, 10.1: turns


def run_start_turn(p: Salamandra, frame: Frame) -> None:
    """7.1.4: unspent goods are lost; 7.2.3: with no empty spot a tile may be built for free."""
    p.stock = [p.stock[n.CRYSTAL], 0, 0, 0, 0, 0]
    p.stack.append(n.GO_ON)
    if p.ready and must_build_for_nothing(p):
        p.stack.append((n.FREE_BUILDING,))


def pass_round(p: Salamandra) -> None:
    """7.8, 10.1.1, 10.1.2: lose goods, flip each active apprentice for a crystal; then harvest."""
    flipped = len(p.active)
    p.stock = [p.stock[n.CRYSTAL], 0, 0, 0, 0, 0]
    p.stack += n.PASSING
    if p.heard is not None:
        p.heard.append(("pass", YOU, flipped))
    if flipped:
        p.tired = sorted(p.tired + p.active)
        p.active = []
        earn(p, n.CRYSTAL, flipped * cards.PASS_CRYSTALS)


# --- 12.7: the end of a round


def run_round_end(p: Salamandra, frame: Frame) -> None:
    """12.7: the score check; then the next round or the final scoring."""
    if p.heard is not None:
        p.heard.append(("check", TABLE, p.round, p.vp, p.rudolph_vp))
    if p.vp <= p.rudolph_vp:
        p.over = n.LOST
    elif p.round == cards.ROUNDS:
        p.over = n.SCORED
    else:
        p.stack += [(n.ROUND,), (n.INCOME,), (n.REFILL,), (n.RECYCLE, p.labour[n.RECYCLINGS])]  # 12.8
