"""Ralph's cards, if you reveal your own: an unknown card is entered once (9.3.1, 9.9)."""

from typing import Final

from tableforone.kernel.asking import DEALS, is_noted, note, note_member, noted
from tableforone.kernel.bits import bits
from tableforone.kernel.companion import HIS_CARDS
from tableforone.kernel.frames import Answer, Frame, replaced

from ..opponent import turn
from ..opponent.chance import on_top
from ..rules import numbers as n
from ..rules import solo_cards
from ..rules.position import HighSeason
from . import deck as hers
from . import numbers as c

ALL: Final = (1 << solo_cards.CARDS) - 1
APP: Final = 1  # the top card was revealed by the app,
HER: Final = 2  # or by the player


def dealer(p: HighSeason) -> int:
    """Who reveals his cards now."""
    return APP if is_noted(p, DEALS, HIS_CARDS) else HER


def is_learning(p: HighSeason) -> bool:
    """Whether the player reveals the cards and the app does not know all of them."""
    return dealer(p) == HER and noted(p, c.KNOWN) != ALL


def expose(p: HighSeason) -> Frame:
    """The question about the preference side on top."""
    return (c.TOP,) if is_learning(p) else (n.EXPOSE,)


def run_turn(p: HighSeason, frame: Frame) -> list[int] | None:
    """As usual if the top card is in this deck; the player's own cards are named by number."""
    if noted(p, c.EXPOSED_BY) != dealer(p) or (not is_learning(p) and not on_top(p)):
        p.card = -1
        # Someone else reveals the cards now: another deck with another top card.
        p.stack += [frame, expose(p)]
    elif is_learning(p):
        p.stack += [turn.ACTS, (c.TOP,), (c.WHICH,)]
    else:
        turn.run_turn(p, frame)
    return None


def answer_expose(p: HighSeason, frame: Frame, preference: Answer) -> None:
    note(p, c.EXPOSED_BY, dealer(p))
    turn.answer_expose(p, frame, preference)


def unseen(p: HighSeason) -> list[int]:
    """The cards that may still be in the deck."""
    return [card for card in bits(p.unseen) if p.grades[solo_cards.GRADE[card]]]


def is_known(p: HighSeason, card: int) -> bool:
    return is_noted(p, c.KNOWN, card)


def ask_which(p: HighSeason, frame: Frame) -> list[int] | None:
    """The cards that may be on top: not those known to have another preference side."""
    return [x for x in unseen(p) if not is_known(p, x) or solo_cards.preference_of(p.faces[x]) == p.top]


def answer_which(p: HighSeason, frame: Frame, card: int) -> None:
    turn.answer_flip(p, frame, card)
    if not is_known(p, card):
        p.stack.append((c.ENTER, card))


def entering(frame: Frame) -> tuple[str, dict[int, str]]:
    """The next question about one of the player's cards, and its answers."""
    asked = hers.ask(solo_cards.CARD_IDS[frame[1]], frame[2:])
    assert asked is not None, "the other side of a card lay on top before"
    return asked[0], dict(asked[1])


def ask_enter(p: HighSeason, frame: Frame) -> list[int] | None:
    return sorted(entering(frame)[1])


def answer_enter(p: HighSeason, frame: Frame, answer: int) -> None:
    """After the actions, the card is complete: its preference side was seen before."""
    card: int = frame[1]
    told = (*frame[2:], answer)
    if len(told) > hers.DICE and answer == hers.NO_MORE:
        p.faces = replaced(p.faces, card, hers.face_of((*told, p.top >> 3, p.top & 7)))
        note_member(p, c.KNOWN, card)
    else:
        p.stack.append((*frame, answer))


def ask_top(p: HighSeason, frame: Frame) -> list[int] | None:
    if all(is_known(p, card) for card in unseen(p)):
        return sorted({solo_cards.preference_of(p.faces[card]) for card in unseen(p)})
    return list(range(16))
