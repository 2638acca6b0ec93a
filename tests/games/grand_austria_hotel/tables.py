"""Short descriptions of positions for the tests: every card exactly once, settled at a question.

``at_turn(...)`` opens the player's turn, ``his_turn(...)`` Leopold's, ``visit(...)`` the Emperor's;
a ``Sitting`` answers and inspects. Spaces are written "r1c1 r1c2", dice "1123", cards by their
printed numbers.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.rules import boards, cards
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.games.grand_austria_hotel.rules.items import seat
from tableforone.games.grand_austria_hotel.rules.position import Hotels
from tableforone.games.grand_austria_hotel.rules.setup import BLANK
from tableforone.kernel.bits import bits, mask_of
from tableforone.kernel.frames import Answer, Frame
from tests.desk import Desk

REVEALED_BY_ITSELF = (n.REFILL, n.REVEAL_STAFF)  # unless the test gives the outcome
USUAL_QUEUE = (65, 77, 51, 92, 93, 85, 98, 68, 60, 99)
EVERYBODY = tuple(range(49, 105))  # the guests of the base game
STAFF = tuple(range(1, 49))
INSTRUCTIONS = tuple(range(193, 213))


def bag(cards: Iterable[int]) -> int:
    """A set of cards or spaces as a mask."""
    return mask_of(list(cards))


def spaces(names: str) -> int:
    """Spaces written "r1c1 r2c1" as a mask."""
    return bag(boards.space_number(name) for name in names.split())


def names(mask: int) -> str:
    """The spaces of a mask, from the bottom left to the top right."""
    return " ".join(name(space) for space in bits(mask))


# --- answers by name


def die(face: int) -> int:
    return n.DIE + face


def boosted(face: int) -> int:
    return n.BOOSTED + face


def take(place: int) -> int:
    """The answer for the guest at a place of the queue, 1-5."""
    return n.GUEST + place - 1


def use(card: int) -> int:
    return n.USE + card


def claim(letter: str) -> int:
    return n.CLAIM + "ABC".index(letter)


def room(name: str) -> int:
    """The answer for a space when rooms are prepared or occupied."""
    return 1 + boards.space_number(name)


def next_card(desk: Desk) -> Answer:
    """The first card of the bag for guests and staff; for anything else the desk waits."""
    return desk.outcomes[0] if desk.word in REVEALED_BY_ITSELF else None


class Sitting(Desk):
    """A position of this game with one open question."""

    p: Hotels

    def __init__(self, p: Hotels) -> None:
        super().__init__(GAME, p, coming=next_card)

    def do(self, *answers: int | str, reveal: Sequence[Answer] = ()) -> "Sitting":
        super().do(*answers, reveal=reveal)
        return self

    def chance(self, *outcomes: Answer) -> "Sitting":
        super().chance(*outcomes)
        return self

    @property
    def points(self) -> int:
        return sum(self.p.points)

    @property
    def his_points(self) -> int:
        return sum(self.p.his_points)

    @property
    def kitchen(self) -> list[int]:
        return self.p.kitchen[:4]

    @property
    def staff(self) -> set[int]:
        """The staff cards in play."""
        return set(bits(self.p.staff))

    @property
    def moves(self) -> set[tuple[int, str]]:
        """The possible moves into rooms: (guest, space)."""
        return {
            (self.p.cafe[(a - n.MOVE) // 20], name(a - n.MOVE))
            for a in self.legal
            if a >= n.MOVE and self.word == n.TURN
        }

    @property
    def dice(self) -> list[int]:
        """The faces that may be taken, without a boost."""
        return [a - n.DIE for a in self.legal if n.DIE < a < n.BOOSTED]

    @property
    def rooms(self) -> str:
        """The spaces among the answers of a question about rooms."""
        return " ".join(name(a - 1) for a in self.legal if a)

    def move(self, guest: int, space: str, reveal: Sequence[Answer] = ()) -> "Sitting":
        """Move a guest with a complete order into a room."""
        return self.do(n.MOVE + self.p.cafe.index(guest) * 20 + boards.space_number(space), reveal=reveal)


def name(number: int) -> str:
    return f"r{number % 20 // 5 + 1}c{number % 5 + 1}"


# --- building positions


def lay_out(
    *,
    level: str = "easy",
    board: str = "night",
    round: int = 1,
    leopold_starts: int = 1,
    dice: str = "123456",
    money: int = 10,
    emperor: int = 0,
    kitchen: Sequence[int] = (0, 0, 0, 0),
    hand: Iterable[int] = (),
    staff: Iterable[int] = (),
    rooms: str = "r1c1",
    occupied: str = "",
    ready: Sequence[int] = (),
    cafe: Sequence[int] = (),
    queue: Sequence[int] | None = None,
    discard: Iterable[int] = (),
    objectives: Sequence[int] = (105, 109, 113),
    tiles: str = "A1 B1 C1",
    claimed: Sequence[int] = (0, 0, 0),
    under: Sequence[int] = (),
    his_rooms: str = "",
    his_emperor: int = 0,
    his_staff: Sequence[int] = (),
    his_progress: Sequence[int] = (0, 0, 0),
    his_claimed: Sequence[int] = (0, 0, 0),
    private: int | None = None,
) -> Hotels:
    """A position in the middle of a game.

    ``ready`` guests are in the café with complete orders, ``cafe`` guests with open ones. Full
    groups have paid their bonus already. Cards that are not mentioned are in their decks.
    """
    p = BLANK.copy()
    p.level, p.board, p.round = n.LEVELS.index(level), boards.BOARDS.index(board), round
    p.leopold_starts = leopold_starts
    p.dice = [0, *(dice.count(str(face)) for face in range(1, 7))]
    p.money, p.emperor, p.kitchen = money, emperor, [*kitchen, 0]
    p.hand, p.staff, p.under = sorted(hand), bag(staff), tuple(under)
    p.occupied = spaces(occupied)
    p.rooms = spaces(rooms) | p.occupied
    p.paid_groups = full_groups(p)
    for guest in (*ready, *cafe):
        seat(p, guest)
    for table in range(len(ready)):
        p.short[table] = 0
        p.needs[table * n.KINDS : (table + 1) * n.KINDS] = [0] * n.KINDS
    lay_guests(p, queue, (*ready, *cafe), discard)
    p.objectives = tuple(objectives)
    p.tiles = tuple([cards.TILE_NAME.index(tile) for tile in tiles.split()])
    p.claimed, p.his_claimed, p.his_progress = tuple(claimed), tuple(his_claimed), tuple(his_progress)
    p.his_rooms, p.his_emperor, p.his_staff = spaces(his_rooms), his_emperor, tuple(his_staff)
    p.staff_bag = bag(STAFF) & ~p.staff & ~bag([*p.hand, *p.under, *p.his_staff])
    p.private = 5 - len(p.his_staff) if private is None else private
    p.instruction_bag = bag(INSTRUCTIONS)
    return p


def full_groups(p: Hotels) -> int:
    return bag(i for i, group in enumerate(boards.GROUPS[p.board]) if p.occupied & group == group)


def lay_guests(p: Hotels, queue: Sequence[int] | None, seated: Sequence[int], discard: Iterable[int]) -> None:
    gone = {*seated, *discard}
    line = list(queue) if queue is not None else [guest for guest in USUAL_QUEUE if guest not in gone][:5]
    p.queue = [0] * (5 - len(line)) + line
    p.guest_discard = bag(discard)
    p.guest_bag = bag(EVERYBODY) & ~bag([*seated, *line]) & ~p.guest_discard


def at_turn(number: int = 2, **parts: Any) -> Sitting:
    """The player's turn with this number; the number decides if she has turns 2/3 or 1/4."""
    p = lay_out(leopold_starts=int(number in (2, 3)), **parts)
    p.used = bag(range(1, number))
    p.stack = [(n.NEXT_TURN,), (n.TURN, number, 0)]
    return Sitting(p)


def his_turn(card: int, *reveal: Answer, **parts: Any) -> Sitting:
    """Only Leopold's turn with this instruction card."""
    p = lay_out(**parts)
    p.stack = [(n.HIS_TURN,)]
    return Sitting(p).chance(card, *reveal)


def visit(round: int, **parts: Any) -> Sitting:
    """The end of a round: the Emperor's visit, up to the next roll or the final scoring."""
    p = lay_out(round=round, **parts)
    p.used = 0b11110
    p.stack = [(n.ROUND_END,)]
    return Sitting(p)


def asking(*frames: Frame, **parts: Any) -> Sitting:
    """Only these frames, the last one first."""
    p = lay_out(**parts)
    p.stack = list(frames)
    return Sitting(p)


def the_end(**parts: Any) -> Sitting:
    """Only the final scoring."""
    p = lay_out(round=7, **parts)
    p.stack = [(n.FINAL,)]
    return Sitting(p)
