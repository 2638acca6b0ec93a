"""What must always hold?  Checked at every step of the tests' games."""

from tableforone.kernel.frames import OPPONENT, YOU

from . import cards, deck
from .flow import turn_of
from .position import HighSeason


def broken(p: HighSeason) -> list[str]:
    """Everything that is wrong with a position."""
    return [*broken_table(p), *broken_hotels(p), *broken_deck(p)]


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
