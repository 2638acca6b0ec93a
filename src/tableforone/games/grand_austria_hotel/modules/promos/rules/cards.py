"""The data as tables of the promo cards.

Guests with wishes of their own, and the Manager's Son (18.1).
"""

from typing import Final

from tableforone.kernel.data import Data
from tableforone.kernel.frames import YOU, Frame, tell

from ....rules import boards, cards, moments
from ....rules import numbers as n
from ....rules.boards import read
from ....rules.flow import push_turn
from ....rules.gains import push_parts, score
from ....rules.guests import leave
from ....rules.hotel import answers_of, occupy
from ....rules.position import Hotels
from ....rules.prices import spend
from ...ballrooms.rules.places import current
from ...ballrooms.rules.scoring import score_ballroom
from ...common.rules import box
from ...common.rules import numbers as m
from ...common.rules.tally import CHAMPAGNE_NOW, SCHULZE_USED

FILE: Final = read("promos")
GUESTS: Final = box.needing(FILE["guest"], m.PROMOS)
STAFF: Final = box.needing(FILE["staff"], m.PROMOS)
ELIZA: Final = 184
ANTOINETTE: Final = 185
HAGEDORN: Final = 189
SCHULZE_CARD: Final = 190
KUNKEL: Final = 192
NOT_AS_USUAL: Final = (ELIZA, HAGEDORN, SCHULZE_CARD, KUNKEL)
CARDS: Final = {row["id"]: row for row in GUESTS}
BY_ROUND: Final[list[int]] = [0, *CARDS[ANTOINETTE]["effects"][0]["vp_by_round"]]
LOWEST: Final[int] = CARDS[KUNKEL]["max_floor"]
ON_CHAMPAGNE: Final[list[int]] = [card for card, _ in cards.listeners(STAFF, "spend_champagne")]
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
        rooms = vacant & boards.COLOUR_MASK[p.board][cards.GUEST_COLOUR[KUNKEL]] & boards.UP_TO_FLOOR[LOWEST]
        answers.extend(answers_of(rooms, n.MOVE + table * 20))
    table = ready(p, HAGEDORN)
    if table >= 0:
        answers.extend(answers_of(vacant & vacant >> 1 & boards.NOT_RIGHT, m.TWO_ROOMS + table * 20))
    if SCHULZE_CARD in p.cafe and not p.tally[SCHULZE_USED] and any(p.kitchen):
        answers.append(m.SCHULZES + p.cafe.index(SCHULZE_CARD))


def two_rooms(p: Hotels, frame: Frame, answer: int) -> None:
    """Dr. Hagedorn occupies two neighbouring rooms of any colours."""
    table, space = divmod(answer - m.TWO_ROOMS, 20)
    push_turn(p, frame[1], frame[2] | n.TOUCHED)
    tell(p, ("leave", YOU, p.cafe[table], space))
    parts = occupy(p, space) + occupy(p, space + 1)
    leave(p, table, parts)
    push_parts(p, parts)


# Mr. Schulze


def ask_schulze(p: Hotels, frame: Frame) -> list[int] | None:
    """Which item does he get?"""
    return [1 + kind for kind in range(n.KINDS) if p.kitchen[kind]]


def answer_schulze(p: Hotels, frame: Frame, answer: int) -> None:
    spend(p, answer - 1, 1)
    push_parts(p, [(n.HIRE, 1, 0), (n.POINTS, 1, n.FOR_GUESTS), (n.EMPEROR, 1)])


def use_schulze(p: Hotels, frame: Frame, answer: int) -> None:
    push_turn(p, frame[1], frame[2] | n.TOUCHED)
    p.tally[SCHULZE_USED] = 1
    p.stack.append((m.SCHULZE,))


def next_round(p: Hotels) -> None:
    p.tally[SCHULZE_USED] = 0


def final(p: Hotels) -> None:
    if SCHULZE_CARD in p.cafe:
        p.points[n.FOR_CAFE] += STAY


# rewards


def run_antoinette(p: Hotels, frame: Frame) -> list[int] | None:
    """A dancer for one champagne less per other player, and points by the round."""
    score(p, BY_ROUND[p.round], n.FOR_GUESTS)
    p.stack.append((m.SEND, 1, 1))
    return None


def run_score_ballroom(p: Hotels, frame: Frame) -> list[int] | None:
    score_ballroom(p, current(p))
    return None


def run_fill_wine(p: Hotels, frame: Frame) -> list[int] | None:
    """The wine of all remaining guests, from the supply."""
    for table in range(len(p.cafe)):
        missing = p.needs[table * n.KINDS + n.WINE]
        if missing:
            p.needs[table * n.KINDS + n.WINE] = 0
            p.short[table] -= missing
            tell(p, ("put", YOU, p.cafe[table], n.WINE, p.short[table]))
    return None


def item_spent(p: Hotels, kind: int, many: int) -> None:
    """The Manager's Son: a krone for champagne, once in an action."""
    if kind != n.CHAMPAGNE or not many:
        return
    for card in ON_CHAMPAGNE:
        if p.staff >> card & 1 and not p.tally[CHAMPAGNE_NOW]:
            p.stack.extend(cards.STAFF_EFFECTS[card])
    p.tally[CHAMPAGNE_NOW] += many


# --- the words of their data


def no_reward(part: Data, account: int) -> Frame | None:
    """What Dr. Hagedorn and Mr. Schulze do is no reward."""
    return None


def eliza(part: Data, account: int) -> Frame:
    return (n.POINTS_PER, m.DANCERS, 1, account)
