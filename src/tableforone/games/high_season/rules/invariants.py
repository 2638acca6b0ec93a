"""Invariants of a position: how its fields fit together.

fields.py has the bounds of each single field.
"""

from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU, Frame

from . import cards, solo_cards
from . import numbers as n
from .flow import IN_A_ROUND, turn_of
from .position import HighSeason

SETTING_UP: Final = [(n.ROUND, 1), (n.EXPOSE,), (n.STRIP,), (n.HOTEL, OPPONENT), (n.HOTEL, YOU)]
IN_YOUR_TURN: Final = ((n.AGENDA,), (n.USE,), (n.MORE,), (n.FEE_DUE,))
RALPHS_TURNS: Final = cards.ROUNDS * cards.TURNS


def broken(p: HighSeason) -> list[str]:
    """A message for every invariant that a position breaks."""
    return broken_stack(p) or [*broken_table(p), *broken_hotels(p), *broken_deck(p)]


def broken_stack(p: HighSeason) -> list[str]:
    """The stack must be a part of the set-up, or the rest of a round and of one turn."""
    if not p.stack:
        return ["the-game-is-over-too-early"] if p.pending or p.die or p.round != cards.ROUNDS else []
    if p.stack[0] == (n.ROUND, 1):
        return [] if p.round == 0 and is_setting_up(p) else ["the-set-up-goes-another-way"]
    left = IN_A_ROUND[p.round]
    count = next((nth for nth, frame in enumerate(p.stack) if nth >= len(left) or left[nth] != frame), len(p.stack))
    if not p.round or not count or not is_turn(p, p.stack[count:], left[count] if count < len(left) else ()):
        return ["a-round-goes-another-way"]
    return []


def is_setting_up(p: HighSeason) -> bool:
    """Whether the frames are the rest of the set-up, in order, without parts that are done."""
    left = [frame for frame in SETTING_UP if frame in p.stack]
    return p.stack == left and (p.top < 0) == ((n.EXPOSE,) in left)


def is_turn(p: HighSeason, frames: list[Frame], turn: Frame) -> bool:
    """Whether these frames can be the rest of a turn; none if the next turn is open."""
    if not frames:
        return p.stack[-1][0] in (n.TURN, n.ROLL)
    words = [frame[0] for frame in frames]
    if turn[:1] == (n.TURN,):
        used = [frame[1] for frame in frames if frame[0] == n.USE]
        return words[0] == n.AGENDA and len(words) <= 2 and (words[-1],) in IN_YOUR_TURN and is_item(p, *used[:1])
    acts = frames[0][-1]
    if words[0] != n.RALPH_ACTS or turn[:1] != (n.RALPHS_TURN,) or not (acts == -1 or solo_cards.are_actions(acts)):
        return False
    return words[1:] in ([], [n.EXPOSE], [n.EXPOSE, n.FLIP]) and (p.card >= 0 or words[-1] == n.FLIP)


def is_item(p: HighSeason, item: int = n.MAIN) -> bool:
    """Whether this item can be pending in a turn."""
    if item >= n.EXTRA:
        return item & 1 < len(cards.STAFF_ONCE[cards.STRIPS[p.strip][(item - n.EXTRA) >> 1]])
    if item >= n.STEP:
        return item < n.STEP + len(cards.BONUS_SPACES)
    return item == n.MAIN or n.DOOR + 7 < item <= n.DOOR + cards.ROOMS


def broken_table(p: HighSeason) -> list[str]:
    waiting = [frame[0] for frame in p.stack]
    found = []
    if min(p.hotels) < 0 and n.HOTEL not in waiting:
        found.append("a-hotel-is-missing")
    if p.strip < 0 and n.STRIP not in waiting:
        found.append("the-staff-strip-is-missing")
    elif p.strip >= 0 and not all(is_item(p, item) for item in p.pending):
        found.append("an-item-is-pending-that-cannot-be")
    if sum(p.dice) > cards.DICE or p.dice[0]:
        found.append("there-are-too-many-dice")
    if turn_of(p) and sum(p.dice) < cards.DICE - turn_of(p):
        found.append("there-are-too-few-dice")
    if n.AGENDA in waiting and not p.die:
        found.append("a-turn-without-a-die")
    return found


def broken_hotels(p: HighSeason) -> list[str]:
    found = []
    if (p.prepared | p.occupied[YOU] | p.occupied[OPPONENT]) & ~cards.ALL_ROOMS:
        found.append("a-room-that-does-not-exist")
    if p.prepared & p.occupied[YOU]:
        found.append("a-room-is-prepared-and-occupied")
    if cards.START_PREPARED & ~(p.prepared | p.occupied[YOU]):
        found.append("a-room-was-closed-again")
    if p.hotels[YOU] == p.hotels[OPPONENT] >= 0:
        found.append("both-have-the-same-hotel")
    for place, marks in enumerate(p.track):
        if marks > cards.TRACK_SPACES[place % 4]:
            found.append("there-are-too-many-marks-on-the-emperor-track")
    if p.firsts[YOU] & p.firsts[OPPONENT]:
        found.append("both-were-first")
    for who in (YOU, OPPONENT):
        for line, rooms in enumerate(cards.LINE_ROOMS):
            full, first = not rooms & ~p.occupied[who], p.firsts[who] >> line & 1
            if (first and not full) or (full and not (p.firsts[YOU] | p.firsts[OPPONENT]) >> line & 1):
                found.append(f"line-{line}-is-not-scored-as-it-is")
    return found


def broken_deck(p: HighSeason) -> list[str]:
    found = []
    seen = [(cards & ~p.unseen).bit_count() for cards in solo_cards.GRADE_CARDS]
    if [a + b for a, b in zip(seen, p.grades, strict=True)] not in solo_cards.LEVEL_CARDS:
        found.append("the-cards-are-no-deck-of-a-level")
    to_come = sum(frame[0] in (n.RALPHS_TURN, n.FLIP) for frame in p.stack) + (cards.ROUNDS - p.round) * cards.TURNS
    if sum(seen) + to_come != RALPHS_TURNS:
        found.append("revealed-cards-and-turns-to-come-do-not-add-up")
    if not any(frame[0] == n.EXPOSE for frame in p.stack) and to_come and not has_the_side_on_top(p):
        found.append("no-card-that-may-be-on-top-shows-that-side")
    if any(face == 0 for face in p.faces):
        found.append("a-card-has-no-face")
    return found


def has_the_side_on_top(p: HighSeason) -> bool:
    """Whether a card in the deck shows the preference side on top."""
    return any(
        p.unseen >> card & 1 and p.grades[solo_cards.GRADE[card]] and solo_cards.preference_of(face) == p.top
        for card, face in enumerate(p.faces)
    )
