"""What must always hold?  Checked at every step of the tests' games."""

from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU, Frame

from . import cards, deck
from . import numbers as n
from .flow import turn_of
from .position import HighSeason

LIMITS: Final = {  # of the argument of a word
    n.HOTEL: (YOU, OPPONENT),
    n.ROUND: (1, cards.ROUNDS),
    n.CLOSE: (1, cards.ROUNDS),
    n.TURN: (1, 2 * cards.TURNS),
    n.RALPHS_TURN: (1, 2 * cards.TURNS),
    n.MORE: (1, 2 * cards.DICE),
}


def broken(p: HighSeason) -> list[str]:
    """Everything that is wrong with a position."""
    return broken_numbers(p) or [*broken_table(p), *broken_hotels(p), *broken_deck(p)]


def broken_numbers(p: HighSeason) -> list[str]:
    """What stands for nothing: first of all, for the rest looks things up by their numbers."""
    waiting = [frame[0] for frame in p.stack]
    found = [f"hotel {hotel}" for hotel in p.hotels if not (0 <= hotel < 8 or (hotel == -1 and n.HOTEL in waiting))]
    if not (0 <= p.strip < 8 or (p.strip == -1 and n.STRIP in waiting)):
        found.append(f"staff strip {p.strip}")
    if not (0 <= p.top < 16 or (p.top == -1 and n.EXPOSE in waiting)):
        found.append(f"preference side {p.top}")
    if not -1 <= p.card < deck.CARDS or p.pointer not in (0, 1):
        found.append(f"card {p.card}, pointer {p.pointer}")
    if not (0 <= p.die <= 6 and 0 <= p.strength <= 2 * cards.DICE):
        found.append(f"a {p.die} with strength {p.strength}")
    for face in p.faces:
        if max(deck.dice_of(face)) > 6 or not are_actions(face >> 10):
            found.append(f"a card that shows {face}")
    if found:
        return found
    found += [f"item {item}" for item in p.pending if not is_item(p, item)]
    return found + [f"frame {frame}" for frame in p.stack if not is_frame(p, frame)]


def is_item(p: HighSeason, item: int) -> bool:
    """Can this be pending in a turn?"""
    if item >= n.EXTRA:
        return item < n.EXTRA + 12 and item & 1 < len(cards.STAFF_ONCE[cards.STRIPS[p.strip][(item - n.EXTRA) >> 1]])
    if item >= n.STEP:
        return item < n.STEP + len(cards.BONUS_SPACES)
    return item == n.MAIN or n.DOOR + 7 < item <= n.DOOR + cards.ROOMS


def are_actions(packed: int) -> bool:
    """Can a card of Ralph's have these actions?"""
    actions = deck.actions_of(packed << 10) if packed > 0 else []
    return 0 < len(actions) <= deck.MOST_ACTIONS and 0 < min(actions) <= max(actions) <= n.MARK + deck.MOST_STEPS


def is_frame(p: HighSeason, frame: Frame) -> bool:
    """Can this be on the stack, as far as its own argument tells?"""
    if frame[0] == n.USE:
        return is_item(p, frame[1])
    if frame[0] == n.RALPH_ACTS:
        return frame[1] == -1 or are_actions(frame[1])
    least, most = LIMITS.get(frame[0], (0, 0))
    return len(frame) == 1 or least <= frame[1] <= most


def broken_table(p: HighSeason) -> list[str]:
    found = []
    if not 0 <= p.money <= cards.MOST_KRONES:
        found.append(f"{p.money} krones")
    if not 0 <= p.loans <= cards.LOANS:
        found.append(f"{p.loans} loans")
    if not 0 <= p.round <= cards.ROUNDS:
        found.append(f"round {p.round}")
    if min(p.dice) < 0 or sum(p.dice) > cards.DICE or p.dice[0]:
        found.append(f"dice {p.dice}")
    if turn_of(p) and sum(p.dice) < cards.DICE - turn_of(p):
        found.append(f"only {sum(p.dice)} dice are left")
    if len(set(p.pending)) < len(p.pending):
        found.append(f"an item is pending twice: {p.pending}")
    if not p.stack and (p.pending or p.die or p.round != cards.ROUNDS):
        found.append("the game is over too early")
    return found


def broken_hotels(p: HighSeason) -> list[str]:
    found = []
    if (p.prepared | p.occupied[YOU] | p.occupied[OPPONENT]) & ~cards.ALL_ROOMS:
        found.append("a room that does not exist")
    if p.prepared & p.occupied[YOU]:
        found.append("a room is prepared and occupied")
    if cards.START_PREPARED & ~(p.prepared | p.occupied[YOU]):
        found.append("a room was closed again")
    if p.hotels[YOU] == p.hotels[OPPONENT] >= 0:
        found.append("both have the same hotel")
    for place, marks in enumerate(p.track):
        if not 0 <= marks <= cards.TRACK_SPACES[place % 4]:
            found.append(f"{marks} marks on the Emperor track at {place}")
    if p.firsts[YOU] & p.firsts[OPPONENT]:
        found.append("both were first")
    for who in (YOU, OPPONENT):
        for line, rooms in enumerate(cards.LINE_ROOMS):
            full, first = not rooms & ~p.occupied[who], p.firsts[who] >> line & 1
            if (first and not full) or (full and not (p.firsts[YOU] | p.firsts[OPPONENT]) >> line & 1):
                found.append(f"line {line} of {who} is not scored as it stands")
    if p.staff >> 6:
        found.append("a seventh staff member")
    return found


def broken_deck(p: HighSeason) -> list[str]:
    found = []
    seen = [0, 0, 0]
    for card in range(deck.CARDS):
        if not p.unseen >> card & 1:
            seen[deck.GRADE[card]] += 1
    if [a + b for a, b in zip(seen, p.grades, strict=True)] not in deck.LEVEL_CARDS or min(p.grades) < 0:
        found.append(f"{seen} cards flipped and {p.grades} left are no deck of a level")
    if len(p.faces) != deck.CARDS:
        found.append("a card has no face")
    return found
