"""What do the promotional cards do?  Guests with wishes of their own, and the Manager's Son (18.1)."""

from typing import Final

from tableforone.kernel.frames import Frame

from ....rules import moments
from ....rules.cards import (
    COLOUR_MASK,
    EVERY_GUEST,
    GUEST_COLOUR,
    NOT_RIGHT,
    STAFF_EFFECTS,
    UP_TO_FLOOR,
    waltz_listeners,
)
from ....rules.gains import MANDATORY, push_parts, score
from ....rules.numbers import ANTOINETTE as ANTOINETTE_WORD
from ....rules.numbers import (
    EMPEROR,
    FILL_WINE,
    FOR_CAFE,
    FOR_GUESTS,
    HIRE,
    KINDS,
    MOVE,
    POINTS,
    PROMOS,
    SCHULZE,
    SCHULZES,
    SCORE_BALLROOM,
    SEND,
    TOUCHED,
    TWO_ROOMS,
    WINE,
)
from ....rules.position import Hotels
from ....rules.prices import spend
from ....rules.rooms import answers_of, occupy
from ....rules.turn import leave, push_turn
from ...ballrooms.rules.places import current
from ...ballrooms.rules.scoring import score_ballroom
from ...common.rules.tally import CHAMPAGNE_NOW, SCHULZE_USED

ELIZA: Final = 184
ANTOINETTE: Final = 185
HAGEDORN: Final = 189
SCHULZE_CARD: Final = 190
KUNKEL: Final = 192
NOT_AS_USUAL: Final = (ELIZA, HAGEDORN, SCHULZE_CARD, KUNKEL)
CARDS: Final = {row["id"]: row for row in EVERY_GUEST if row.get("needs", 0) & PROMOS}
BY_ROUND: Final[list[int]] = [0, *CARDS[ANTOINETTE]["effects"][0]["vp_by_round"]]
LOWEST: Final[int] = CARDS[KUNKEL]["max_floor"]
ON_CHAMPAGNE: Final[list[int]] = [card for card, _ in waltz_listeners("spend_champagne")]
MANDATORY.update((ANTOINETTE_WORD, SCORE_BALLROOM, FILL_WINE))
STAY: Final = 5  # points lost for a guest who stays, which Mr. Schulze does not cost


def stays(p: Hotels, guest: int) -> bool:
    """These guests take no room, two of them, or not any."""
    return guest in NOT_AS_USUAL


def ready(p: Hotels, guest: int) -> int:
    """The table at which this guest sits with a complete order, or -1."""
    if guest not in p.cafe:
        return -1
    table = p.cafe.index(guest)
    return table if not p.short[table] or moments.COMPLETE.taken_over(p, table) else -1


def offer(p: Hotels, frame: Frame, answers: list[int]) -> None:
    vacant = p.rooms & ~p.occupied
    table = ready(p, KUNKEL)
    if table >= 0:
        rooms = vacant & COLOUR_MASK[p.board][GUEST_COLOUR[KUNKEL]] & UP_TO_FLOOR[LOWEST]
        answers.extend(answers_of(rooms, MOVE + table * 20))
    table = ready(p, HAGEDORN)
    if table >= 0:
        answers.extend(answers_of(vacant & vacant >> 1 & NOT_RIGHT, TWO_ROOMS + table * 20))
    if SCHULZE_CARD in p.cafe and not p.tally[SCHULZE_USED] and any(p.kitchen):
        answers.append(SCHULZES + p.cafe.index(SCHULZE_CARD))


def two_rooms(p: Hotels, frame: Frame, answer: int) -> None:
    """Dr. Hagedorn occupies two neighbouring rooms of any colours."""
    table, space = divmod(answer - TWO_ROOMS, 20)
    push_turn(p, frame[1], frame[2] | TOUCHED)
    if p.heard is not None:
        p.heard.append(("leave", p.cafe[table], space))
    parts = occupy(p, space) + occupy(p, space + 1)
    leave(p, table, parts)
    push_parts(p, parts)


# Mr. Schulze


def ask_schulze(p: Hotels, frame: Frame) -> list[int] | None:
    """Which item does he get?"""
    return [1 + kind for kind in range(KINDS) if p.kitchen[kind]]


def answer_schulze(p: Hotels, frame: Frame, answer: int) -> None:
    spend(p, answer - 1, 1)
    push_parts(p, [(HIRE, 1, 0), (POINTS, 1, FOR_GUESTS), (EMPEROR, 1)])


def use_schulze(p: Hotels, frame: Frame, answer: int) -> None:
    push_turn(p, frame[1], frame[2] | TOUCHED)
    p.tally[SCHULZE_USED] = 1
    p.stack.append((SCHULZE,))


def next_round(p: Hotels) -> None:
    p.tally[SCHULZE_USED] = 0


def final(p: Hotels) -> None:
    if SCHULZE_CARD in p.cafe:
        p.points[FOR_CAFE] += STAY


# rewards


def run_antoinette(p: Hotels, frame: Frame) -> list[int] | None:
    """A dancer for one champagne less per other player, and points by the round."""
    score(p, BY_ROUND[p.round], FOR_GUESTS)
    p.stack.append((SEND, 1, 1))
    return None


def run_score_ballroom(p: Hotels, frame: Frame) -> list[int] | None:
    score_ballroom(p, current(p))
    return None


def run_fill_wine(p: Hotels, frame: Frame) -> list[int] | None:
    """The wine of all remaining guests, from the supply."""
    for table in range(len(p.cafe)):
        missing = p.needs[table * KINDS + WINE]
        if missing:
            p.needs[table * KINDS + WINE] = 0
            p.short[table] -= missing
            if p.heard is not None:
                p.heard.append(("put", p.cafe[table], WINE, p.short[table]))
    return None


def champagne_spent(p: Hotels, n: int) -> None:
    """The Manager's Son: a krone, once in an action."""
    for card in ON_CHAMPAGNE:
        if p.staff >> card & 1 and not p.tally[CHAMPAGNE_NOW]:
            p.stack.extend(STAFF_EFFECTS[card])
    p.tally[CHAMPAGNE_NOW] += n


moments.STAYS.add(PROMOS, stays)
moments.TURN_ANSWERS.add(PROMOS, offer)
moments.TURN_ANSWER.append((TWO_ROOMS, TWO_ROOMS + 79, two_rooms))
moments.TURN_ANSWER.append((SCHULZES, SCHULZES + 9, use_schulze))
moments.NEXT_ROUND.add(PROMOS, next_round)
moments.FINAL.add(PROMOS, final)
moments.CHAMPAGNE_SPENT.add(PROMOS, champagne_spent)
