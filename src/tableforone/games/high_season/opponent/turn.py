"""How does Ralph's turn go?  Flip a card, look at the next one, remove a die, carry out the actions (9.3)."""

from typing import Final

from tableforone.kernel.frames import CHANCE, OPPONENT, Frame
from tableforone.kernel.rows import decide, decide_in_set

from ..rules import numbers as n
from ..rules.cards import ALL_ROOMS, DICE
from ..rules.deck import GRADE
from ..rules.emperor import advance
from ..rules.numbers import ANY, MARK, RALPH_ACTS
from ..rules.position import HighSeason
from ..rules.rooms import occupy
from .cards import FIRST_SIDE, PREFERRED
from .chance import on_top, with_the_side
from .rows import ANY_ROOM_CHOICES, BIT, ROOM_CHOICES, die_choice, die_found, room_found, walk

ACTS: Final[Frame] = (n.RALPH_ACTS, -1)  # frames that are the same in every turn
FLIPPED: Final[Frame] = (n.FLIP,)
AFTER_THE_FLIP: Final[list[Frame]] = [ACTS, (n.EXPOSE,)]

# by space and dice there: a space as a candidate
SPACES: Final[list[list[tuple[int, ...]]]] = [[(space, dice) for dice in range(DICE + 1)] for space in range(7)]


def run_turn(p: HighSeason, frame: Frame) -> list[int] | None:
    """Flip the card on top; a chance only when two cards share the preference side that was on top (9.3.1)."""
    p.stack += AFTER_THE_FLIP
    left = with_the_side(p)
    if left & left - 1:
        cards = on_top(p)
        if len(cards) > 1:
            p.stack.append(FLIPPED)
            return None
        left = 1 << cards[0]
    answer_flip(p, frame, left.bit_length() - 1)
    return None


def ask_flip(p: HighSeason, frame: Frame) -> list[int] | None:
    return CHANCE


def answer_flip(p: HighSeason, frame: Frame, card: int) -> None:
    p.card = card
    p.unseen &= ~(1 << card)
    p.grades[GRADE[card]] -= 1


def ask_expose(p: HighSeason, frame: Frame) -> list[int] | None:
    return CHANCE


def answer_expose(p: HighSeason, frame: Frame, preference: int) -> None:
    p.top = preference
    if p.heard is not None and p.card >= 0:  # before the first round nothing was flipped
        p.heard.append(("card", OPPONENT, p.card, p.faces[p.card], preference))


# --- the die and the actions of the card


def run_acts(p: HighSeason, frame: Frame) -> list[int] | None:
    """Remove a die (9.4), then carry out all actions of the card in their order (9.3.3).

    A frame for each where somebody follows him step by step.
    """
    rest: int = frame[1]
    if rest < 0:
        face = p.faces[p.card]
        remove_die(p, face & 7, face >> 3 & 7)
        rest = face >> 10
    else:
        rest = act(p, rest)
    if p.heard is None and p.asks is None:
        while rest:
            rest = act(p, rest)
    if rest:
        p.stack.append((RALPH_ACTS, rest))
    return None


def act(p: HighSeason, actions: int) -> int:
    """The first of these actions; returns the others."""
    action = actions & 63
    if action > MARK:
        advance(p, OPPONENT, action - MARK)  # 9.5.1
    else:
        occupy_one(p, action - 1 >> 2, action - 1 & 3)
    return actions >> 6


def remove_die(p: HighSeason, left: int, right: int) -> None:
    """One die leaves the action board; the hand says which pictured die he prefers (9.4.2)."""
    hand = p.top >> 3
    dice = p.dice
    about = (right, left, hand) if PREFERRED[hand] else (left, right, hand)
    if p.heard is None and p.asks is None:
        dice[die_found(dice, about[0], about[1], hand)] -= 1
        return
    spaces = [SPACES[space][there] for space, there in enumerate(dice) if there]
    chosen: tuple[int, ...] = decide(p, die_choice(about[0], about[1]), spaces, about)
    dice[chosen[0]] = chosen[1] - 1


def occupy_one(p: HighSeason, colour: int, preference: int) -> None:
    """Occupy the room that the search finds, if there is one (9.6)."""
    hand = p.top >> 3
    first = FIRST_SIDE[hand] ^ p.pointer  # 9.6.1
    if p.heard is None and p.asks is None:
        room = room_found(p, colour, preference, first).bit_length() - 1
    else:
        room = room_explained(p, colour, preference, first)
    if room > 0:  # 9.6.7
        occupy(p, OPPONENT, room)


def room_explained(p: HighSeason, colour: int, preference: int, first: int) -> int:
    """The room that the search finds, row by row; -1: there is none."""
    decision = ANY_ROOM_CHOICES[preference] if colour == ANY else ROOM_CHOICES[preference]
    about = (p.card, colour, preference, first, p.top)
    return decide_in_set(p, decision, ALL_ROOMS, walk(p, first), BIT, about)
