"""How does Ralph's turn go?  Flip a card, look at the next one, remove a die, carry out the actions (9.3)."""

from typing import Any, Final

from tableforone.games.high_season.cards import ANY
from tableforone.games.high_season.opponent.deck import (
    CARDS,
    EMPEROR,
    FIRST_SIDE,
    GRADE,
    PATHS,
    PREFERRED,
    actions_of,
    preference_of,
    weights,
)
from tableforone.games.high_season.opponent.rows import ANY_ROOM_CHOICES, ROOM_CHOICES, die_choice
from tableforone.games.high_season.position import EXPOSE, FLIP, RALPH, RALPH_ACTS, HighSeason
from tableforone.games.high_season.rooms import advance, occupy
from tableforone.kernel.chance import Dealer
from tableforone.kernel.frames import CHANCE, Frame
from tableforone.kernel.rows import decide

DECK: Final = 3  # key of the dealer


def ralphs_turn(p: HighSeason, frame: Frame) -> list[int] | None:
    p.turn = frame[1]
    p.stack.append((RALPH_ACTS,))
    p.stack.append((EXPOSE,))
    p.stack.append((FLIP,))
    return None


# --- flip: the card on top, whose preference side is known, shows its action side (9.3.1)


def flip(p: HighSeason, frame: Frame) -> list[int] | None:
    """A chance only when two cards share the preference side that was on top."""
    cards = tops(p, frame)
    if len(cards) > 1:
        return CHANCE
    flipped(p, frame, cards[0])
    return None


def tops(p: HighSeason, frame: Frame) -> list[Any]:
    """The cards that may lie on top of the deck."""
    likely = weights(p.unseen, p.grades)
    return [card for card in range(CARDS) if likely[card] and preference_of(p.faces[card]) == p.top]


def deal_flip(p: HighSeason, frame: Frame, dealer: Dealer) -> int:
    return dealt(p, dealer, p.top)


def flipped(p: HighSeason, frame: Frame, card: int) -> None:
    p.card = card
    p.unseen &= ~(1 << card)
    p.grades[GRADE[card]] -= 1


# --- expose: the card that is on top now shows its preference side


def expose(p: HighSeason, frame: Frame) -> list[int] | None:
    return CHANCE


def preferences(p: HighSeason, frame: Frame) -> list[Any]:
    """The preference sides that may lie on top of the deck."""
    likely = weights(p.unseen, p.grades)
    return sorted({preference_of(p.faces[card]) for card in range(CARDS) if likely[card]})


def deal_preference(p: HighSeason, frame: Frame, dealer: Dealer) -> int:
    return preference_of(p.faces[dealt(p, dealer, -1)])


def exposed(p: HighSeason, frame: Frame, preference: int) -> None:
    p.top = preference
    if p.heard is not None and p.card >= 0:
        p.heard.append(("card", p.card, p.faces[p.card], preference))


def dealt(p: HighSeason, dealer: Dealer, preference: int) -> int:
    """A card of the rest of the deck, each as likely as it should be; with this preference side, unless it is -1."""
    likely = weights(p.unseen, p.grades)
    if preference >= 0:
        for card in range(CARDS):
            if preference_of(p.faces[card]) != preference:
                likely[card] = 0
    nth = 2 * (CARDS - p.unseen.bit_count()) + (preference >= 0)
    number = dealer.below(DECK, nth, sum(likely))
    for card in range(CARDS):
        number -= likely[card]
        if number < 0:
            return card
    raise ValueError("no card can lie on top of the deck")


# --- the turn itself


def ralph_acts(p: HighSeason, frame: Frame) -> list[int] | None:
    """Remove a die (9.4), then carry out all actions of the card in their order (9.3.3)."""
    face = p.faces[p.card]
    remove_die(p, face & 7, face >> 3 & 7)
    for action in actions_of(face):
        if action > EMPEROR:
            advance(p, RALPH, action - EMPEROR)  # 9.5.1
        else:
            occupy_one(p, action - 1 >> 2, action - 1 & 3)
    return None


def remove_die(p: HighSeason, left: int, right: int) -> None:
    """One die leaves the action board; the hand says which pictured die he prefers (9.4.2)."""
    hand = p.top >> 3
    about = (right, left, hand) if PREFERRED[hand] else (left, right, hand)
    dice = p.dice
    spaces = [(space, dice[space]) for space in range(1, 7) if dice[space]]
    space, _ = decide(p, die_choice(about[0], about[1]), spaces, about)
    dice[space] -= 1


def occupy_one(p: HighSeason, colour: int, preference: int) -> None:
    """Occupy the room that the search finds, if there is one (9.6)."""
    hand = p.top >> 3
    first = FIRST_SIDE[hand] ^ p.pointer  # 9.6.1
    walk = PATHS[(p.hotels[RALPH] << 1 | first) << 3 | p.top & 7]
    decision = ANY_ROOM_CHOICES[preference] if colour == ANY else ROOM_CHOICES[preference]
    found: int | None = decide(p, decision, walk, (p.card, colour, preference, first, p.top))
    if found is not None:  # 9.6.7
        occupy(p, RALPH, found & 31)
