"""Rounds and turns at a real table, as in digital games; you only say when your turn is over."""

from typing import Final

from tableforone.kernel.asking import Missing, asks_first, first_unknown, note, noted
from tableforone.kernel.frames import Frame, Word

from ..modules.ballrooms.rules import places as at
from ..opponent.cards import ARROWS
from ..rules import cards, decks, flow, scoring
from ..rules import numbers as n
from ..rules.hotel import answers_of
from ..rules.moments import LEXICON
from ..rules.position import Hotels
from . import celebrities, dice, entrances, facts, guests
from . import numbers as c
from .quiet import quietly

SECRETARY: Final = 29


def run_roll(p: Hotels, frame: Frame) -> list[int] | None:
    """Nothing is entered now: he asks about the dice when he needs them."""
    p.rolls += 1
    dice.lie_there(p, frame[1])
    return None


def run_next_turn(p: Hotels, frame: Frame) -> list[int] | None:
    """The next turn as usual (3.2, 3.5); only the number of dice left matters."""
    before, total = p.dice, noted(p, c.TOTAL)
    together = [0, total, 0, 0, 0, 0, 0]
    p.dice = together
    flow.run_next_turn(p, frame)
    if p.dice is together:
        p.dice = before
    else:
        note(p, c.TOTAL, total - 1)  # one is removed; the others are rerolled
    return None


# --- your turn


def ask_turn(p: Hotels, frame: Frame) -> list[int] | None:
    """Done, or pass (only before anything else); or what scores for him (23.2.6, 23.5.4)."""
    passes = [] if frame[2] else [c.PASS]
    served = [c.SERVED + place for place in entrances.waiting(p)]
    took = [c.TOOK + place for place, guest in enumerate(p.queue) if guest != n.NOBODY]
    left = [c.NONE_TAKEN, *took] if guests.who_matter(p) and not guests.is_stale(p) else []
    return sorted([*passes, c.DONE, *served, *(c.USED + face for face in entrances.tolled(p)), *left])


def answer_turn(p: Hotels, frame: Frame, answer: int) -> None:
    if answer == c.PASS:
        p.passed = 1
    elif answer == c.DONE:
        your_turn_is_over(p, frame[1])
        if guests.are_watched(p):
            p.stack.append((c.TAKEN,))
    elif answer >= c.NONE_TAKEN:
        your_turn_is_over(p, frame[1])
        if answer >= c.TOOK:
            guests.leaves(p, answer - c.TOOK)
        note(p, c.STALE, 0)
    else:
        p.stack.append((n.TURN, frame[1], n.TOUCHED))
        if answer < c.USED:
            p.stack.append((c.OWN_POINTS, answer - c.SERVED))
        else:
            entrances.space_used(p, answer - c.USED)


def your_turn_is_over(p: Hotels, number: int) -> None:
    p.used |= 1 << number
    if entrances.is_there(p):
        dice.perhaps_moved(p)
    dice.DICE.one_is_gone(p)
    note(p, c.STALE, 1)
    note(p, c.FRESH, 0)
    if celebrities.is_there(p):
        celebrities.your_turn(p)


# --- his die


def unsure_die(p: Hotels, frame: Frame) -> Frame | None:
    """The question to answer before he takes his die."""
    return celebrities.unsure_before(p) or first_unknown(p, LEXICON[n.HIS_DIE], frame, facts.ASKS, facts.unsure)


# --- his guest: all questions of his turn come first, so that you look at the table only once


def unsure_ahead(p: Hotels, after: Hotels) -> Frame | None:
    """The next question for his guest, then for the die and symbols of this turn.

    His guest does not change the later ones.
    """
    return facts.unsure(p, after) or next((wanted for frame in reversed(p.stack) if (wanted := later(p, frame))), None)


def later(p: Hotels, frame: Frame) -> Frame | None:
    """The question for this later step of the turn, if it can be answered now."""
    if frame[0] == n.HIS_DIE:
        return unsure_die(p, frame)
    dances = bool(p.ball) and any(ARROWS[p.instruction])  # her guest may fill a row
    if frame[0] == n.HIS_SYMBOL and not dances:
        return first_unknown(p, LEXICON[n.HIS_SYMBOL], frame, facts.ASKS, facts.unsure)
    return None


def dancing(word: Word, missing: Missing = facts.unsure) -> Word:
    """Wrap a word in which she may dance: afterwards the ballrooms must be asked again."""
    asking = asks_first(word, facts.ASKS, missing)

    def run_dancing(p: Hotels, frame: Frame) -> list[int] | None:
        left = p.ball[at.HER_LEFT] if p.ball else 0
        answers = asking.run(p, frame)
        if p.ball and p.ball[at.HER_LEFT] < left:
            note(p, c.FRESH, 0)
        return answers

    return word.done_by(run_dancing)


# --- the end of a round and of the game


def run_round_end(p: Hotels, frame: Frame) -> list[int] | None:
    """As usual (11, 20.10.1), with your marker where the Emperor gives no reward or penalty."""
    p.emperor = cards.RETREAT[p.round] + 1
    quietly(p, lambda: flow.run_round_end(p, frame))
    p.emperor = 0
    return None


def run_next_round(p: Hotels, frame: Frame) -> list[int] | None:
    flow.run_next_round(p, frame)
    note(p, c.WORTHS, 0)
    return None


def unsure_staff(p: Hotels, frame: Frame) -> Frame | None:
    """His Secretary needs your end-of-game staff (20.11.1)."""
    return (c.YOUR_STAFF,) if SECRETARY in p.his_staff and not noted(p, c.SHOWN) else None


def run_final(p: Hotels, frame: Frame) -> list[int] | None:
    """His final scoring (20.10.2)."""
    quietly(p, lambda: scoring.run_final(p, frame))
    return None


def ask_your_staff(p: Hotels, frame: Frame) -> list[int] | None:
    ends = decks.ALL_END_STAFF_IN[p.modules] & ~p.staff & ~sum(1 << card for card in p.his_staff)
    return [c.NO_MORE, *answers_of(ends, 0)]


def answer_your_staff(p: Hotels, frame: Frame, card: int) -> None:
    if card == c.NO_MORE:
        note(p, c.SHOWN, 1)
    else:
        p.staff |= 1 << card
        p.stack.append(frame)
