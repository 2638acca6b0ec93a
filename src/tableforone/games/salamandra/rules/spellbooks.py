"""Moving an apprentice to a Spellbook for four scrolls (RULES.md section 9)."""

from tableforone.kernel.frames import YOU, Frame, tell

from . import cards
from . import numbers as n
from .gains import fire
from .position import Salamandra


def run_spellbook(p: Salamandra, frame: Frame) -> list[int] | None:
    """9.2: with four scrolls an apprentice must move; frame[1] is 1 at an action's end (9.2.1)."""
    if p.scrolls < cards.SCROLLS_FOR_BOOK or (p.late_books and not frame[1]):
        return None
    if not p.active and not p.tired:
        return None  # 9.2.2
    spots = p.book_spots
    free = [n.BOOK + place for place, who in enumerate(spots) if who == n.NOBODY and spots[place ^ 1] != YOU]
    if len(free) > 1:
        return free
    if free:
        answer_spellbook(p, frame, free[0])
    return None


def answer_spellbook(p: Salamandra, frame: Frame, answer: int) -> None:
    p.scrolls -= cards.SCROLLS_FOR_BOOK
    p.stack.append(frame)  # again while there are enough scrolls
    p.stack.append((n.SEND, answer - n.BOOK))


def run_send(p: Salamandra, frame: Frame) -> list[int] | None:
    """Ask which apprentice, active or not, moves to the Spellbook."""
    spots = sorted(p.active + p.tired)
    if len(spots) > 1:
        return [n.LEAVE + spot for spot in spots]
    answer_send(p, frame, n.LEAVE + spots[0])
    return None


def answer_send(p: Salamandra, frame: Frame, answer: int) -> None:
    spot, place = answer - n.LEAVE, frame[1]
    (p.active if spot in p.active else p.tired).remove(spot)
    p.taken[spot >> 2] &= ~(1 << (spot & 3))  # 9.3
    p.book_spots[place] = YOU
    tell(p, ("book", YOU, p.books[place >> 1], place & 1, spot))
    fire(p, n.ON_SPELLBOOK)
