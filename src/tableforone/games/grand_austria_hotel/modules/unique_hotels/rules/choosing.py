"""Choosing an entrance in module 3: three are drawn, one is kept (16.2-16.4, 23.1)."""

from collections.abc import Mapping
from typing import Final

from tableforone.kernel.frames import TABLE, YOU, Frame, tell

from ....rules import boards
from ....rules import numbers as n
from ....rules.hotel import answers_of
from ....rules.numbers import NOBODY
from ....rules.position import Hotels
from ....rules.staff import TO_HAND
from ...common.rules import numbers as m
from . import places as at

CHOICES: Final = ("random", "hautel-couture", "nine-stars-inn", "sushi-resort", "toll-bridge-hotel")
START_MONEY: Final = 7
FREE: Final = 99


def set_up(p: Hotels, options: Mapping[str, str]) -> None:
    """Seven krones, only the entrance's items; the opponent's entrance is random or chosen."""
    p.money = START_MONEY
    p.kitchen[:4] = [0, 0, 0, 0]
    hand = p.stack.index((n.REVEAL_STAFF, 10, TO_HAND))
    p.stack[hand + 1 : hand + 1] = [(m.CHOOSE_ENTRANCE,), *[(m.REVEAL_ENTRANCE,)] * 3]
    chosen = CHOICES.index(options["entrance"]) - 1
    if chosen < 0:
        p.stack.append((m.REVEAL_HIS_ENTRANCE,))
    else:
        answer_his_entrance(p, (), chosen)


# --- the opponent's entrance


def answer_his_entrance(p: Hotels, frame: Frame, entrance: int) -> None:
    p.unique[at.HIS] = entrance
    if entrance == at.HAUTEL_COUTURE:  # 23.2.1, 23.2.3: before the queue is filled
        queue = max(i for i, below in enumerate(p.stack) if below[0] == n.REFILL)
        p.stack[queue + 1 : queue + 1] = [*((m.LAY_ITEM, face) for face in range(6, 0, -1)), *[(m.HIS_CAFE,)] * 3]


# --- three entrances, with their parts


def answer_reveal_entrance(p: Hotels, frame: Frame, entrance: int) -> None:
    p.unique[at.OFFERED] |= 1 << entrance
    tell(p, ("entrance drawn", TABLE, entrance))
    if entrance == at.WRAY:
        p.stack.extend((m.REVEAL_SPARE, letter) for letter in (2, 2, 1, 1, 0, 0))
    elif entrance == at.NINAS:
        p.stack.extend((m.REVEAL_PERSONAL, letter) for letter in (2, 1, 0))


def answer_reveal_personal_objective(p: Hotels, frame: Frame, card: int) -> None:
    p.unique[at.PERSONAL + frame[1]] = card


def answer_reveal_spare_tile(p: Hotels, frame: Frame, tile: int) -> None:
    p.unique[at.SPARE] |= 1 << tile


# --- one is kept


def ask_choose_entrance(p: Hotels, frame: Frame) -> list[int] | None:
    return answers_of(p.unique[at.OFFERED], 0)


def answer_choose_entrance(p: Hotels, frame: Frame, entrance: int) -> None:
    """Gain the start items; insert what is gained later in the set-up (16.4)."""
    p.unique[at.ENTRANCE] = entrance
    for kind in range(n.KINDS):
        p.kitchen[kind] += at.START_ITEMS[entrance][kind]
    if entrance != at.NINAS:
        p.unique[at.PERSONAL : at.PERSONAL + 3] = [0, 0, 0]
    if entrance != at.WRAY:
        p.unique[at.SPARE] = 0
    tell(p, ("entrance", YOU, entrance))
    if entrance == at.MAYENFELS:
        slip(p, n.KEEP_SIX, [(n.HIRE, 1, 3), (n.REVEAL_STAFF, 1, TO_HAND)])
    elif entrance == at.KAUFMAN:
        fourth_table(p)
        slip(p, n.FIRST_GUEST, [(n.FIRST_GUEST,), (n.REFILL,)])
    elif entrance == at.CHATEAU:
        slip(p, n.PREPARE, [(n.PREPARE, 2, 0, boards.TOP, 0)])
    elif entrance == at.DOVE:
        p.unique[at.TOKENS] = (1 << len(at.TOKEN_PARTS)) - 1
        slip(p, n.PREPARE, [(n.PREPARE, 1, FREE, boards.TOP, 0)])
    elif entrance == at.WRAY:
        p.emperor += 2


def slip(p: Hotels, word: int, frames: list[Frame]) -> None:
    """Insert frames below the frame of this word, so that they run after it."""
    place = max(i for i, below in enumerate(p.stack) if below[0] == word)
    p.stack[place:place] = frames


def fourth_table(p: Hotels) -> None:
    p.cafe.append(NOBODY)
    p.short.append(0)
    p.needs.extend([0] * n.KINDS)
