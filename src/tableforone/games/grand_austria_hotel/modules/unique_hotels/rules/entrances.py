"""The player's entrances of module 3, except The Kozi Palace (16.5).

That one is in kozi_palace.py.
"""

from typing import Final

from tableforone.kernel.frames import YOU, Frame, tell
from tableforone.kernel.spec import ScoreLine

from ....rules import boards, cards
from ....rules import numbers as n
from ....rules.flow import can_take_guest, push_turn
from ....rules.gains import pay, push_parts, score
from ....rules.guests import guest_cost, take_from_queue
from ....rules.hotel import answers_of, group_bonus
from ....rules.numbers import NOBODY
from ....rules.objectives import meets
from ....rules.position import Hotels
from ...common.rules import numbers as m
from . import places as at

COLUMN: Final = 0
FLOOR: Final = 1
REWARD_USED: Final = 8  # a bit of TURN's frame: The Grand Wray Hotel once per turn


def has(p: Hotels, entrance: int) -> bool:
    return p.unique[at.ENTRANCE] == entrance


def lines_completed(p: Hotels, space: int) -> list[int]:
    """The column and floor that this newly occupied room completes."""
    lines = []
    if p.occupied & boards.COLUMNS[space % 5] == boards.COLUMNS[space % 5]:
        lines.append(COLUMN)
    if p.occupied & boards.FLOORS[space // 5] == boards.FLOORS[space // 5]:
        lines.append(FLOOR)
    return lines


# Chateau Paulwei


def better_bonus(p: Hotels, colour: int, size: int, parts: list[Frame]) -> bool:
    if not has(p, at.CHATEAU):
        return False
    parts.append(group_bonus(colour, at.BONUS[colour][size]))  # 16.5.1
    return True


# Corogari Zant-Mainz


def by_sum(p: Hotels, face: int) -> None:
    """The second die of a round: a bonus by the sum of both, before the main action (16.5.2)."""
    if not has(p, at.COROGARI):
        return
    first = p.unique[at.FIRST_FACE]
    p.unique[at.FIRST_FACE] = face
    if first:
        tell(p, ("sum", YOU, first, face))
        push_parts(p, list(at.BY_SUM[first + face]))


# Dove, Stroup


def occupied(p: Hotels, space: int, group: int, complete: bool, parts: list[Frame]) -> None:
    if has(p, at.DOVE):  # 16.5.3
        parts.extend((m.DOVE_TOKEN, line) for line in lines_completed(p, space))
    elif has(p, at.STROUP) and not p.unique[at.OPENED] >> group & 1:  # 16.5.7
        p.unique[at.OPENED] |= 1 << group
        parts.extend(at.FIRST_IN_GROUP[boards.GROUP_COLOUR[p.board][group]])


def ask_token(p: Hotels, frame: Frame) -> list[int] | None:
    """Choose one of the tokens that are left; it must be used."""
    return answers_of(p.unique[at.TOKENS], 0) or None


def answer_token(p: Hotels, frame: Frame, token: int) -> None:
    p.unique[at.TOKENS] &= ~(1 << token)
    tell(p, ("token", YOU, token, frame[1]))
    push_parts(p, list(at.token_parts(p, token, frame[1])))


def token_left(p: Hotels, part: Frame) -> bool:
    return p.unique[at.TOKENS] != 0


# Kaufman


def offer_second(p: Hotels) -> None:
    if has(p, at.KAUFMAN):
        p.stack.append((m.SECOND_GUEST,))


def ask_second_guest(p: Hotels, frame: Frame) -> list[int] | None:
    """A second guest at its cost, after the refill (16.5.4)."""
    if NOBODY not in p.cafe:
        return None
    places = [1 + place for place in range(5) if can_take_guest(p, place)]
    return [n.DECLINE, *places] if places else None


def answer_second_guest(p: Hotels, frame: Frame, answer: int) -> None:
    if answer != n.DECLINE:
        pay(p, guest_cost(p, answer - 1))
        take_from_queue(p, answer - 1)


def to_the_pile(p: Hotels, guest: int, table: int, parts: list[Frame]) -> None:
    if has(p, at.KAUFMAN):
        p.guest_discard &= ~(1 << guest)
        p.unique[at.PILE] |= 1 << guest


def turns_over(p: Hotels) -> None:
    """Score and discard Kaufman's pile (24.4)."""
    if has(p, at.KAUFMAN):
        cards = p.unique[at.PILE].bit_count()
        score(p, at.PILE_POINTS[min(cards, len(at.PILE_POINTS) - 1)], m.FOR_ENTRANCE)
        p.guest_discard |= p.unique[at.PILE]
        p.unique[at.PILE] = 0


def next_round(p: Hotels) -> None:
    p.unique[at.FIRST_FACE] = 0


# Mayenfels


def after_staff(p: Hotels, card: int, parts: list[Frame]) -> None:
    if has(p, at.MAYENFELS) and p.round:  # 16.5.5: not for the card played in the set-up
        parts.extend(at.AFTER_STAFF)


# Ninas Melange


def offer_personal(p: Hotels, frame: Frame, answers: list[int]) -> None:
    if not has(p, at.NINAS):
        return
    for place in range(3):
        if not p.unique[at.PERSONAL_DONE] >> place & 1 and meets(p, p.unique[at.PERSONAL + place]):
            answers.append(m.PERSONAL + place)


def complete_personal(p: Hotels, frame: Frame, answer: int) -> None:
    """Score points by round; this is not a marker on a common card (16.5.6)."""
    place = answer - m.PERSONAL
    push_turn(p, frame[1], frame[2] | n.TOUCHED)
    p.unique[at.PERSONAL_DONE] |= 1 << place
    tell(p, ("personal", YOU, p.unique[at.PERSONAL + place]))
    score(p, at.BY_ROUND[p.round], m.FOR_ENTRANCE)


def together(p: Hotels) -> int:
    """The final points for four or more objectives."""
    done = p.unique[at.PERSONAL_DONE].bit_count() + sum(1 for spot in p.claimed if spot)
    return at.TOGETHER.get(done, 0) if has(p, at.NINAS) else 0


def final(p: Hotels) -> None:
    p.points[m.FOR_ENTRANCE] += together(p)


def final_line(p: Hotels, lines: list[ScoreLine]) -> None:
    """A separate line, because the entrance's account also has points from the rounds."""
    if together(p):
        lines.append(ScoreLine("ninas-melange", together(p), 0))


# The Grand Wray Hotel


def offer_rewards(p: Hotels, frame: Frame, answers: list[int]) -> None:
    """Once per turn, the reward of a spare tile for 1, 2 or 3 Emperor spaces (16.5.8)."""
    if has(p, at.WRAY) and not frame[2] & REWARD_USED:
        answers.extend(
            m.REWARD + tile for tile in answers_of(p.unique[at.SPARE], 0) if p.emperor >= at.RETREATS[letter(tile)]
        )


def letter(tile: int) -> int:
    return "ABC".index(cards.TILE_NAME[tile][0])


def use_reward(p: Hotels, frame: Frame, answer: int) -> None:
    tile = answer - m.REWARD
    push_turn(p, frame[1], frame[2] | n.TOUCHED | REWARD_USED)
    p.emperor -= at.RETREATS[letter(tile)]
    p.unique[at.SPARE] &= ~(1 << tile)
    tell(p, ("spare tile", YOU, tile, at.RETREATS[letter(tile)]))
    push_parts(p, list(cards.TILE_REWARD[tile]))


# The Ren


def double_bonus(p: Hotels, parts: list[Frame]) -> None:
    """Row bonuses count twice (16.5.10)."""
    if has(p, at.REN):
        parts.extend(parts[:])


def most_dancers(p: Hotels, mine: int, theirs: int) -> None:
    if has(p, at.REN) and mine > theirs:
        score(p, at.ROWS[at.REN]["modifier"]["sole_majority_vp"], m.FOR_ENTRANCE)
