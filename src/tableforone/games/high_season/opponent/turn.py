"""How does Ralph's turn go?  Flip a card, look at the next one, remove a die, carry out the actions (9.3)."""

from typing import Any, Final

from tableforone.kernel.chance import Dealer
from tableforone.kernel.frames import CHANCE, Frame
from tableforone.kernel.rows import decide

from ..rules import numbers as n
from ..rules.cards import DICE
from ..rules.deck import CARDS, FIRST_CARD, GRADE, GRADE_CARDS, IN_DECK, OUR_DECK, preference_of
from ..rules.emperor import advance
from ..rules.position import HighSeason
from ..rules.rooms import occupy
from .cards import FIRST_SIDE, OURS_WITH, PREFERRED, WALKS, cards_with
from .rows import ANY_ROOM_CHOICES, ROOM_CHOICES, die_choice

ACTS: Final[Frame] = (n.RALPH_ACTS, -1)  # frames that are the same in every turn
EXPOSED: Final[Frame] = (n.EXPOSE,)
FLIPPED: Final[Frame] = (n.FLIP,)

COUNT: Final[list[int]] = [few.bit_count() for few in range(16)]  # of A and of C there are four each

# by space and dice there: a space as a candidate
SPACES: Final[list[list[tuple[int, ...]]]] = [[(space, dice) for dice in range(DICE + 1)] for space in range(7)]


def run_turn(p: HighSeason, frame: Frame) -> list[int] | None:
    """Flip the card on top; a chance only when two cards share the preference side that was on top (9.3.1)."""
    p.stack.append(ACTS)
    p.stack.append(EXPOSED)
    cards = list_tops(p, frame)
    if len(cards) > 1:
        p.stack.append(FLIPPED)
    else:
        answer_flip(p, frame, cards[0])
    return None


# --- flip: the card on top, whose preference side is known, shows its action side


def ask_flip(p: HighSeason, frame: Frame) -> list[int] | None:
    return CHANCE


def list_tops(p: HighSeason, frame: Frame) -> list[Any]:
    """The cards that may lie on top of the deck: not seen yet, of a grade that is left, with this preference side."""
    left = p.unseen & (OURS_WITH[p.top] if p.faces == OUR_DECK else cards_with(p.faces, p.top))
    cards: list[Any] = []
    while left:
        card = (left & -left).bit_length() - 1
        left &= left - 1
        if p.grades[GRADE[card]]:
            cards.append(card)
    return cards


def deal_flip(p: HighSeason, frame: Frame, dealer: Dealer) -> int:
    """Each of the cards as likely as it should be: of a grade's unseen cards only some are in the deck (9.1.3)."""
    cards: list[int] = list_tops(p, frame)
    common = scale(p)
    weights = [p.grades[GRADE[card]] * common // hidden(p, GRADE[card]) for card in cards]
    together = 0
    for weight in weights:
        together += weight
    number = dealer.below(n.FLIP_KEY, IN_DECK - p.grades[0] - p.grades[1] - p.grades[2], together)
    nth = 0
    while number >= weights[nth]:
        number -= weights[nth]
        nth += 1
    return cards[nth]


def answer_flip(p: HighSeason, frame: Frame, card: int) -> None:
    p.card = card
    p.unseen &= ~(1 << card)
    p.grades[GRADE[card]] -= 1


# --- expose: the card that is on top now shows its preference side


def ask_expose(p: HighSeason, frame: Frame) -> list[int] | None:
    return CHANCE


def list_preferences(p: HighSeason, frame: Frame) -> list[Any]:
    """The preference sides that may lie on top of the deck."""
    cards = [card for card in range(CARDS) if p.unseen >> card & 1 and p.grades[GRADE[card]]]
    return sorted({preference_of(p.faces[card]) for card in cards})


def deal_expose(p: HighSeason, frame: Frame, dealer: Dealer) -> int:
    """First the grade, by the cards of it left in the deck; then one of its unseen cards, all alike (9.1.3)."""
    grades = p.grades
    left = grades[0] + grades[1] + grades[2]
    common = scale(p)
    number = dealer.below(n.EXPOSE_KEY, IN_DECK - left, left * common)
    grade = 0
    share = grades[0] * common
    while number >= share:
        number -= share
        grade += 1
        share = grades[grade] * common
    nth = number * hidden(p, grade) // share
    cards = p.unseen & GRADE_CARDS[grade]
    for _ in range(nth):
        cards &= cards - 1
    return preference_of(p.faces[(cards & -cards).bit_length() - 1])


def hidden(p: HighSeason, grade: int) -> int:
    """How many cards of a grade are unseen (all B are in the deck)."""
    return p.grades[1] if grade == 1 else COUNT[p.unseen >> FIRST_CARD[grade] & 15]


def scale(p: HighSeason) -> int:
    """A number that the unseen cards of A and of C divide."""
    return (COUNT[p.unseen & 15] or 1) * (COUNT[p.unseen >> FIRST_CARD[2]] or 1)


def answer_expose(p: HighSeason, frame: Frame, preference: int) -> None:
    p.top = preference
    if p.heard is not None and p.card >= 0:
        p.heard.append(("card", p.card, p.faces[p.card], preference))


# --- the turn itself


def run_acts(p: HighSeason, frame: Frame) -> list[int] | None:
    """Remove a die (9.4), then carry out all actions of the card in their order, a frame for each (9.3.3)."""
    rest: int = frame[1]
    if rest < 0:
        face = p.faces[p.card]
        remove_die(p, face & 7, face >> 3 & 7)
        rest = face >> 10
    else:
        action = rest & 63
        rest >>= 6
        if action > n.MARK:
            advance(p, n.OPPONENT, action - n.MARK)  # 9.5.1
        else:
            occupy_one(p, action - 1 >> 2, action - 1 & 3)
    if rest:
        p.stack.append((n.RALPH_ACTS, rest))
    return None


def remove_die(p: HighSeason, left: int, right: int) -> None:
    """One die leaves the action board; the hand says which pictured die he prefers (9.4.2)."""
    hand = p.top >> 3
    about = (right, left, hand) if PREFERRED[hand] else (left, right, hand)
    dice = p.dice
    spaces = [SPACES[space][dice[space]] for space in range(1, 7) if dice[space]]
    chosen: tuple[int, ...] = decide(p, die_choice(about[0], about[1]), spaces, about)
    dice[chosen[0]] = chosen[1] - 1


def occupy_one(p: HighSeason, colour: int, preference: int) -> None:
    """Occupy the room that the search finds, if there is one (9.6)."""
    hand = p.top >> 3
    first = FIRST_SIDE[hand] ^ p.pointer  # 9.6.1
    walk = WALKS[(p.hotels[n.OPPONENT] << 1 | first) << 3 | p.top & 7]
    decision = ANY_ROOM_CHOICES[preference] if colour == n.ANY else ROOM_CHOICES[preference]
    found = decide(p, decision, walk, (p.card, colour, preference, first, p.top))
    if found is not None:  # 9.6.7
        room: int = found
        occupy(p, n.OPPONENT, room & 31)
