"""Rounds and turns at a real table: he places, you play and pass, he gathers, score check."""

from collections.abc import Sequence

from tableforone.kernel.asking import DEALS, NO, note, note_at, note_member, noted
from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, TABLE, Frame, replaced, tell

from ..opponent import turn
from ..rules import cards, flow
from ..rules import numbers as n
from ..rules.position import Salamandra
from ..rules.scoring import faith_points, rudolph_book_points
from . import numbers as c
from .chance import guesses
from .facts import forget_your_side, know, know_opening


def run_round(p: Salamandra, frame: Frame) -> None:
    """6.1: entries from before your turns may no longer hold."""
    if p.round:
        forget_your_side(p)
    else:
        know_opening(p)
    flow.run_round(p, frame)


# --- his cards


def answer_arrow(p: Salamandra, frame: Frame, card: int) -> None:
    """A card revealed by the player is now known; a new arrow replaces a reconstructed card."""
    if card >= c.OTHER:
        arrow, card = card - c.OTHER, bits(guesses(p))[0]
        p.arrows = replaced(p.arrows, card, arrow)
    if not noted(p, DEALS):
        note_member(p, c.SURE, card)
    p.stack.append((c.TURNED, card))


def run_turned(p: Salamandra, frame: Frame) -> list[int] | None:
    """His own spots are known, also one that he has just left for a Spellbook."""
    turn.answer_arrow(p, n.NEXT_ARROW, frame[1])
    for tile in p.built:
        know(p, tile, p.taken[tile], 0)
    note(p, c.BOOK, 0)
    return None


# --- his Labour card


def answer_labour_right(p: Salamandra, frame: Frame, answer: int) -> None:
    """The app's Labour card is reconstructed (12.1.1); his faith is printed in the document."""
    note(p, c.LABOUR_TOLD, frame[1])
    if answer == NO:
        p.stack += [(c.LABOUR_NUMBER, which) for which in reversed(range(n.FAITH))]


def answer_labour_number(p: Salamandra, frame: Frame, number: int) -> None:
    p.labour = replaced(p.labour, frame[1], number)


# --- your turns, his groves, the check


def answer_your_turns(p: Salamandra, frame: Frame, answer: int) -> None:
    p.stack += [(n.ROUND_END,), (n.GATHER,)]


def reached_gaps(p: Salamandra) -> int:
    """The number of gaps next to his apprentices."""
    return len({p.cell[spot >> 2] + gap for spot in p.rudolph for gap in cards.SPOT_GAPS[spot & 3]})


def run_gather(p: Salamandra, frame: Frame) -> list[int] | None:
    """12.6: ask how many groves are next to his apprentices; it does not matter which."""
    if not p.rudolph:
        answer_gather(p, frame, 0)
        return None
    left = cards.GROVES_IN_BOX - p.rudolph_groves.bit_count()
    return list(range(min(left, reached_gaps(p)) + 1))


def answer_gather(p: Salamandra, frame: Frame, groves: int) -> None:
    gathered = p.rudolph_groves.bit_count() + groves
    p.rudolph_groves = (1 << gathered) - 1
    p.rudolph_vp += groves * turn.VP_PER_GROVE
    for _ in range(groves):
        tell(p, ("rudolph_grove", OPPONENT))
    tell(p, ("rudolph_gathered", OPPONENT, groves, p.rudolph_vp))


def answer_check(p: Salamandra, frame: Frame, answer: int) -> None:
    """12.7: you enter only whether you have more points than he has."""
    if answer == NO:
        p.over = n.LOST
    elif p.round == cards.ROUNDS:
        p.over = n.SCORED
        p.stack += [(c.FAITH, god) for god in reversed(range(len(n.GODS)))]
    else:
        tell(p, ("prepare", TABLE, p.round + 1, p.labour[n.RECYCLINGS]))
        p.stack.append((n.ROUND,))


# --- the end


def ask_faith(p: Salamandra, frame: Frame) -> list[int] | None:
    """12.9.1: ask how your faith compares to his, if that is not clear."""
    if not p.labour[n.FAITH + frame[1]]:
        return [c.NONE, c.MORE]
    return [c.NONE, c.FEWER, c.AS_MANY, c.MORE] if p.labour[n.FAITH + frame[1]] > 1 else [c.NONE, c.AS_MANY, c.MORE]


def answer_faith(p: Salamandra, frame: Frame, answer: int) -> None:
    note_at(p, c.HER_FAITH, frame[1], answer)
    if c.UNTOLD not in noted(p, c.HER_FAITH):
        score_the_end(p, noted(p, c.HER_FAITH))


def score_the_end(p: Salamandra, told: Sequence[int]) -> None:
    """12.9.2: score his Spellbooks, faith and scrolls."""
    faith = 0
    for god, beside in enumerate(told):
        his = p.labour[n.FAITH + god]
        mine = {c.NONE: 0, c.FEWER: his - 1, c.AS_MANY: his, c.MORE: his + 1}[beside]
        faith += faith_points(god, mine, his)[1]
    books, scrolls = rudolph_book_points(p), p.rudolph_scrolls * cards.VP_PER_SCROLL
    p.rudolph_vp += books + faith + scrolls
    tell(p, ("final", TABLE, books, faith, scrolls, p.rudolph_vp))
