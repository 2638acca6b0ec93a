"""How does Ralph's turn go?  Flip a card, look at the next one, remove a die, carry out the actions (9.3)."""

from typing import Any, Final

from tableforone.games.high_season.cards import ANY
from tableforone.games.high_season.opponent.deck import (
    CARDS,
    EMPEROR,
    FIRST_SIDE,
    GRADE,
    GRADE_CARDS,
    PATHS,
    PREFERRED,
    preference_of,
)
from tableforone.games.high_season.opponent.rows import ANY_ROOM_CHOICES, ROOM_CHOICES, die_choice
from tableforone.games.high_season.position import EXPOSE, FLIP, RALPH, RALPH_ACTS, HighSeason
from tableforone.games.high_season.rooms import advance, occupy
from tableforone.kernel.chance import Dealer
from tableforone.kernel.frames import CHANCE, Frame
from tableforone.kernel.rows import decide

DECK: Final = 3  # keys of the dealer
FLIPS: Final = 4


def ralphs_turn(p: HighSeason, frame: Frame) -> list[int] | None:
    """Flip the card on top; a chance only when two cards share the preference side that was on top (9.3.1)."""
    p.stack.append((RALPH_ACTS, -1))
    p.stack.append((EXPOSE,))
    cards = tops(p, frame)
    if len(cards) > 1:
        p.stack.append((FLIP,))
    else:
        flipped(p, frame, cards[0])
    return None


# --- flip: the card on top, whose preference side is known, shows its action side


def flip(p: HighSeason, frame: Frame) -> list[int] | None:
    return CHANCE


def tops(p: HighSeason, frame: Frame) -> list[Any]:
    """The cards that may lie on top of the deck: not seen yet, of a grade that is left, with this preference side."""
    faces, unseen, top = p.faces, p.unseen, p.top
    return [c for c in range(CARDS) if faces[c] >> 6 & 15 == top and unseen >> c & 1 and p.grades[GRADE[c]]]


def deal_flip(p: HighSeason, frame: Frame, dealer: Dealer) -> int:
    """Each of the cards as likely as it should be: of a grade's unseen cards only some are in the deck (9.1.3)."""
    cards = tops(p, frame)
    scale, hidden = hidden_cards(p)
    weights = [p.grades[GRADE[card]] * scale // hidden[GRADE[card]] for card in cards]
    number = dealer.below(FLIPS, cards_seen(p), sum(weights))
    nth = 0
    while number >= weights[nth]:
        number -= weights[nth]
        nth += 1
    return int(cards[nth])


def flipped(p: HighSeason, frame: Frame, card: int) -> None:
    p.card = card
    p.unseen &= ~(1 << card)
    p.grades[GRADE[card]] -= 1


# --- expose: the card that is on top now shows its preference side


def expose(p: HighSeason, frame: Frame) -> list[int] | None:
    return CHANCE


def preferences(p: HighSeason, frame: Frame) -> list[Any]:
    """The preference sides that may lie on top of the deck."""
    cards = [card for card in range(CARDS) if p.unseen >> card & 1 and p.grades[GRADE[card]]]
    return sorted({preference_of(p.faces[card]) for card in cards})


def deal_preference(p: HighSeason, frame: Frame, dealer: Dealer) -> int:
    """First the grade, by the cards of it left in the deck; then one of its unseen cards, all alike (9.1.3)."""
    scale, hidden = hidden_cards(p)
    number = dealer.below(DECK, cards_seen(p), sum(p.grades) * scale)
    grade = 0
    while number >= p.grades[grade] * scale:
        number -= p.grades[grade] * scale
        grade += 1
    nth = number * hidden[grade] // (p.grades[grade] * scale)
    cards = p.unseen & GRADE_CARDS[grade]
    for _ in range(nth):
        cards &= cards - 1
    return preference_of(p.faces[(cards & -cards).bit_length() - 1])


def hidden_cards(p: HighSeason) -> tuple[int, list[int]]:
    """How many cards of each grade are unseen, and a number that those of A and C divide (all B are in the deck)."""
    first, last = (p.unseen & GRADE_CARDS[0]).bit_count(), (p.unseen & GRADE_CARDS[2]).bit_count()
    return (first or 1) * (last or 1), [first, p.grades[1], last]


def cards_seen(p: HighSeason) -> int:
    return CARDS - p.unseen.bit_count()


def exposed(p: HighSeason, frame: Frame, preference: int) -> None:
    p.top = preference
    if p.heard is not None and p.card >= 0:
        p.heard.append(("card", p.card, p.faces[p.card], preference))


# --- the turn itself


def ralph_acts(p: HighSeason, frame: Frame) -> list[int] | None:
    """Remove a die (9.4), then carry out all actions of the card in their order, a frame for each (9.3.3)."""
    face = p.faces[p.card]
    rest: int = frame[1]
    if rest < 0:
        remove_die(p, face & 7, face >> 3 & 7)
        rest = face >> 10
    else:
        action = rest & 63
        rest >>= 6
        if action > EMPEROR:
            advance(p, RALPH, action - EMPEROR)  # 9.5.1
        else:
            occupy_one(p, action - 1 >> 2, action - 1 & 3)
    if rest:
        p.stack.append((RALPH_ACTS, rest))
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
