"""The promo cards: guests with special requirements, and the Manager's Son (18.1)."""

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
STAY: Final = 5  # points lost for a guest who cannot leave; Mr. Schulze does not cost them


def stays(p: Hotels, guest: int) -> bool:
    """Whether this guest moves in differently: into two rooms, certain rooms or none."""
    return guest in NOT_AS_USUAL


def ready(p: Hotels, guest: int) -> int:
    """The table of this guest if the order is complete, otherwise -1."""
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
    """Dr. Hagedorn occupies two adjacent rooms of any colour."""
    table, space = divmod(answer - m.TWO_ROOMS, 20)
    push_turn(p, frame[1], frame[2] | n.TOUCHED)
    tell(p, ("leave", YOU, p.cafe[table], space))
    parts = occupy(p, space) + occupy(p, space + 1)
    leave(p, table, parts)
    push_parts(p, parts)


# Mr. Schulze


def ask_schulze(p: Hotels, frame: Frame) -> list[int] | None:
    """Ask which item he gets."""
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


def run_antoinette(p: Hotels, frame: Frame) -> None:
    """A dancer for 1 champagne less per other player, and points by round."""
    score(p, BY_ROUND[p.round], n.FOR_GUESTS)
    p.stack.append((m.SEND, 1, 1))


def run_score_ballroom(p: Hotels, frame: Frame) -> None:
    score_ballroom(p, current(p))


def run_fill_wine(p: Hotels, frame: Frame) -> None:
    """Fill the wine on all remaining orders, from the supply."""
    for table in range(len(p.cafe)):
        missing = p.needs[table * n.KINDS + n.WINE]
        if missing:
            p.needs[table * n.KINDS + n.WINE] = 0
            p.short[table] -= missing
            tell(p, ("put", YOU, p.cafe[table], n.WINE, p.short[table]))


def item_spent(p: Hotels, kind: int, many: int) -> None:
    """The Manager's Son: 1 krone for spending champagne, once per action."""
    if kind != n.CHAMPAGNE or not many:
        return
    for card in ON_CHAMPAGNE:
        if p.staff >> card & 1 and not p.tally[CHAMPAGNE_NOW]:
            p.stack.extend(cards.STAFF_EFFECTS[card])
    p.tally[CHAMPAGNE_NOW] += many


# --- data words


def no_reward(part: Data, account: int) -> Frame | None:
    """No frame: the special moves of Dr. Hagedorn and Mr. Schulze are not rewards."""
    return None
