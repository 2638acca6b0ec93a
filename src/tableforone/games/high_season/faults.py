"""What is wrong with a position?  Nothing, always: this is checked at every step of the tests' games."""

from tableforone.games.high_season.cards import (
    ALL_ROOMS,
    DICE,
    LINE_ROOMS,
    LOANS,
    MOST_KRONES,
    ROUNDS,
    ROW_SPACES,
    START_PREPARED,
)
from tableforone.games.high_season.opponent.deck import CARDS, GRADE, LEVEL_CARDS
from tableforone.games.high_season.position import RALPH, YOU, HighSeason, turn_of


def faults(p: HighSeason) -> list[str]:
    return [*table_faults(p), *hotel_faults(p), *deck_faults(p)]


def table_faults(p: HighSeason) -> list[str]:
    found = []
    if not 0 <= p.money <= MOST_KRONES:
        found.append(f"{p.money} krones")
    if not 0 <= p.loans <= LOANS:
        found.append(f"{p.loans} loans")
    if not 0 <= p.round <= ROUNDS:
        found.append(f"round {p.round}")
    if min(p.dice) < 0 or sum(p.dice) > DICE or p.dice[0]:
        found.append(f"dice {p.dice}")
    if turn_of(p) and sum(p.dice) < DICE - turn_of(p):
        found.append(f"only {sum(p.dice)} dice are left")
    if len(set(p.pending)) < len(p.pending):
        found.append(f"an item is pending twice: {p.pending}")
    if not p.stack and (p.pending or p.die or p.round != ROUNDS):
        found.append("the game is over too early")
    return found


def hotel_faults(p: HighSeason) -> list[str]:
    found = []
    if (p.prepared | p.occupied[YOU] | p.occupied[RALPH]) & ~ALL_ROOMS:
        found.append("a room that does not exist")
    if p.prepared & p.occupied[YOU]:
        found.append("a room is prepared and occupied")
    if START_PREPARED & ~(p.prepared | p.occupied[YOU]):
        found.append("a room was closed again")
    if p.hotels[YOU] == p.hotels[RALPH] >= 0:
        found.append("both have the same hotel")
    for place, marks in enumerate(p.track):
        if not 0 <= marks <= ROW_SPACES[place % 4]:
            found.append(f"{marks} marks on the Emperor track at {place}")
    if p.firsts[YOU] & p.firsts[RALPH]:
        found.append("both were first")
    for who in (YOU, RALPH):
        for line, rooms in enumerate(LINE_ROOMS):
            full, first = not rooms & ~p.occupied[who], p.firsts[who] >> line & 1
            if (first and not full) or (full and not (p.firsts[YOU] | p.firsts[RALPH]) >> line & 1):
                found.append(f"line {line} of {who} is not scored as it stands")
    if p.staff >> 6:
        found.append("a seventh staff member")
    return found


def deck_faults(p: HighSeason) -> list[str]:
    found = []
    seen = [0, 0, 0]
    for card in range(CARDS):
        if not p.unseen >> card & 1:
            seen[GRADE[card]] += 1
    if [a + b for a, b in zip(seen, p.grades, strict=True)] not in LEVEL_CARDS or min(p.grades) < 0:
        found.append(f"{seen} cards flipped and {p.grades} left are no deck of a level")
    if len(p.faces) != CARDS:
        found.append("a card has no face")
    return found
