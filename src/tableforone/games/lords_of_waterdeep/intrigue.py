"""How does the player draw and play intrigue cards?"""

from typing import Final

from tableforone.games.lords_of_waterdeep.cards import CARD_FRAMES, CARD_KIND, MANDATORY_QUEST, SLEEPER, SLEEPER_VP
from tableforone.games.lords_of_waterdeep.effects import GOLD, MUST
from tableforone.games.lords_of_waterdeep.legal import bits, playable
from tableforone.games.lords_of_waterdeep.position import Waterdeep
from tableforone.games.lords_of_waterdeep.store import score
from tableforone.games.lords_of_waterdeep.vocabulary import (
    DISCARD_CARD,
    DRAW_CARD,
    FOR_PLOTS,
    PLAYER,
    PSEUDO,
)
from tableforone.kernel.frames import Frame

NO_CARD: Final = 0
CARD_ANSWER: Final = 1  # a card is its kind + 1: copies are alike


def draw_intrigue(p: Waterdeep, frame: Frame) -> None:
    for _ in range(frame[3]):
        p.stack.append((DRAW_CARD, frame[1], frame[2]))


def play_intrigue(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Play a card: in the harbor one must (5), as a reward one may (7.5.8); Pseudo draws what he plays (7F)."""
    if frame[1] == PSEUDO:
        p.stack.append((DRAW_CARD, PSEUDO, frame[2]))
        return None
    gold, pool = p.my[GOLD], p.pool[PLAYER]
    answers = 0 if frame[3] == MUST else 1 << NO_CARD  # as a mask: copies of a card are one answer
    for card in p.hand:
        if playable(p, card, gold, pool, p.mine, p.hand):
            answers |= 1 << CARD_KIND[card] + CARD_ANSWER
    return bits(answers) if answers > 1 << NO_CARD else None


def played_intrigue(p: Waterdeep, frame: Frame, answer: int) -> None:
    if answer == NO_CARD:
        return
    kind = answer - CARD_ANSWER
    card = next(card for card in p.hand if CARD_KIND[card] == kind)
    p.hand.remove(card)
    if p.heard is not None:
        p.heard.append(("play", PLAYER, card))
    if p.my_done >> SLEEPER & 1:
        score(p, PLAYER, SLEEPER_VP, FOR_PLOTS)
    if MANDATORY_QUEST[kind] < 0:
        p.stack.append((DISCARD_CARD, card))
    p.stack.extend(CARD_FRAMES[kind][2 * frame[2] + PLAYER])


def discard_card(p: Waterdeep, frame: Frame) -> None:
    """A played card goes to its discard pile when it has done its work (8.1.2)."""
    card: int = frame[1]
    p.card_discard |= 1 << card
