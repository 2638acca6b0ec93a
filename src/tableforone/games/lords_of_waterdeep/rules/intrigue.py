"""Drawing and playing intrigue cards, for the player."""

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU, Frame

from . import cards
from . import numbers as n
from .cards import CARD_KIND
from .numbers import CARD_ANSWER
from .position import Waterdeep
from .spaces import ALWAYS_PLAYABLE, playable
from .tavern import score


def run_draw_intrigue(p: Waterdeep, frame: Frame) -> None:
    for _ in range(frame[3]):
        p.stack.append((n.DRAW_CARD, frame[1], frame[2]))


def run_play_intrigue(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Play a card: a must in the harbor (5), optional as a reward (7.5.8); Pseudo draws (7F)."""
    if frame[1] == OPPONENT:
        p.stack.append((n.DRAW_CARD, OPPONENT, frame[2]))
        return None
    gold, pool = p.my[n.GOLD], p.pool[YOU]
    # a mask, because copies of a card are one answer
    answers = 0 if frame[3] == n.MUST else 1 << n.NO_CARD
    for card in p.hand:
        if ALWAYS_PLAYABLE[card] or playable(p, card, gold, pool, p.my_places, p.hand):
            answers |= 1 << CARD_KIND[card] + CARD_ANSWER
    return bits(answers) if answers > 1 << n.NO_CARD else None


def answer_play_intrigue(p: Waterdeep, frame: Frame, answer: int) -> None:
    if answer == n.NO_CARD:
        return
    kind = answer - CARD_ANSWER
    kinds = [CARD_KIND[card] for card in p.hand]
    card = p.hand.pop(kinds.index(kind))
    if p.heard is not None:
        p.heard.append(("play", YOU, card))
    if p.my_done >> cards.SLEEPER & 1:
        score(p, YOU, cards.SLEEPER_VP, n.FOR_PLOTS)
    if cards.MANDATORY_QUEST[kind] < 0:
        p.stack.append((n.DISCARD_CARD, card))
    p.stack.extend(cards.CARD_FRAMES[kind][2 * frame[2] + YOU])


def run_discard_card(p: Waterdeep, frame: Frame) -> None:
    """Discard a played card after its effects (8.1.2)."""
    card: int = frame[1]
    p.card_discard |= 1 << card
