"""The opponent's turn: flip a card, expose the next one, remove a die, act (9.3)."""

from typing import Final

from tableforone.kernel.bits import faces_there
from tableforone.kernel.frames import OPPONENT, Frame
from tableforone.kernel.rows import decide

from ..rules import numbers as n
from ..rules.cards import ALL_ROOMS
from ..rules.emperor import advance
from ..rules.numbers import MARK, RALPH_ACTS
from ..rules.position import HighSeason
from ..rules.rooms import occupy
from ..rules.solo_cards import GRADE
from .cards import FIRST_SIDE
from .chance import on_top, with_the_side
from .rows import die_choice, room_choice

ACTS: Final[Frame] = (n.RALPH_ACTS, -1)  # frames that are the same in every turn
FLIPPED: Final[Frame] = (n.FLIP,)
AFTER_THE_FLIP: Final[list[Frame]] = [ACTS, (n.EXPOSE,)]


def run_turn(p: HighSeason, frame: Frame) -> None:
    """Flip the top card; a chance event only if two cards share its preference side (9.3.1)."""
    p.stack += AFTER_THE_FLIP
    left = with_the_side(p)
    if left & left - 1:
        cards = on_top(p)
        if len(cards) > 1:
            p.stack.append(FLIPPED)
            return
        left = 1 << cards[0]
    answer_flip(p, frame, left.bit_length() - 1)


def answer_flip(p: HighSeason, frame: Frame, card: int) -> None:
    p.card = card
    p.unseen &= ~(1 << card)
    p.grades[GRADE[card]] -= 1


def answer_expose(p: HighSeason, frame: Frame, preference: int) -> None:
    p.top = preference
    if p.heard is not None and p.card >= 0:  # before the first round no card was flipped
        p.heard.append(("card", OPPONENT, p.card, p.faces[p.card], preference))


# --- the die and the actions of the card


def run_acts(p: HighSeason, frame: Frame) -> None:
    """Remove a die (9.4), then carry out all actions of the card in their order (9.3.3).

    If events are recorded or questions are asked, each action is a frame.
    """
    rest: int = frame[1]
    followed = p.heard is not None or p.asks is not None
    if rest < 0:
        face = p.faces[p.card]
        decision, about = die_choice(p.top >> 3, face & 7, face >> 3 & 7)
        p.dice[decide(p, decision, faces_there(p.dice), about)] -= 1
        rest = face >> 10
        if followed:
            p.stack.append((RALPH_ACTS, rest))
            return
    while rest:
        action = rest & 63
        rest >>= 6
        if action > MARK:
            advance(p, OPPONENT, action - MARK)  # 9.5.1
        else:
            occupy_one(p, action - 1)
        if followed:
            if rest:
                p.stack.append((RALPH_ACTS, rest))
            break


def occupy_one(p: HighSeason, shown: int) -> None:
    """Occupy the room that the search finds, if any (9.6).  Shown: colour << 2 | preference."""
    colour, preference = shown >> 2, shown & 3
    first_side = FIRST_SIDE[p.top >> 3] ^ p.pointer  # 9.6.1
    about = (p.card, colour, preference, first_side, p.top)
    room = decide(p, room_choice(colour, preference), ALL_ROOMS, about)
    if room >= 0:  # 9.6.7
        occupy(p, OPPONENT, room)
