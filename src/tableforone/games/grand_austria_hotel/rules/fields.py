"""The fields of a position: both hotels, the queue, the dice, and the decks as bags.

Cards have their names once every module has registered its own; call ``layout`` again then.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tableforone.kernel.fields import Cards, Chapter, Each, Field, Layout, Members, Number, NumberRow, Numbers

from . import boards, cards, decks
from . import numbers as n

TABLES: Final = 3  # in the café
MOST_TABLES: Final = 4  # with a module
MOST_OF_A_KIND: Final = 9  # items of one kind on an order, also on a player's own cards
MOST_ITEMS: Final = 99  # of one kind in the kitchen; the rules have no limit for items and points
MOST_POINTS: Final = 999
MOST_SHUFFLES: Final = 99
PRIVATE: Final = 5  # number of the opponent's private staff cards
PROGRESS: Final = ("no marker", "on III", "on II", "claimed")


class UpTo(NumberRow):
    """A list that may grow from ``count`` to ``most`` numbers; ``of`` names the entries."""

    def __init__(self, name: str, low: int, high: int, *, count: int, most: int, of: Any = 0) -> None:
        super().__init__(name, low, high, [low] * count, of)
        self.most: Final = most

    def read(self, told: Any) -> Any:
        return [self._number(part) for part in self._listed(told, len(self.start), self.most)]


class Block(Each):
    """The numbers of a module: empty without it, otherwise a fixed list that it declares."""

    def begun(self) -> list[int]:
        return []

    def write(self, value: Any) -> Any:
        """A dictionary by name of the numbers that have changed; None without the module."""
        if not value:
            return None
        pairs = zip(self.parts, value, strict=True)
        return {part.name: part.write(number) for part, number in pairs if number != part.start}

    def read(self, told: Any) -> Any:
        if told is None:
            return []
        if not isinstance(told, dict) or not told.keys() <= {part.name for part in self.parts}:
            raise self._wrong(told)
        return [part.read(told[part.name]) if part.name in told else part.start for part in self.parts]


BLOCKS: Final[dict[str, Callable[[], Sequence[Field]]]] = {}  # by module: the fields in its block


def called(names: list[str]) -> dict[int, str]:
    """Card names with their numbers, because names are not unique."""
    return {card: f"{card} {name}" for card, name in enumerate(names) if name}


def guests() -> dict[int, str]:
    return called(cards.GUEST_NAME)


def staff() -> dict[int, str]:
    return called(cards.STAFF_NAME)


def objectives() -> dict[int, str]:
    return called(cards.OBJECTIVE_NAME)


SPACES: Final = [boards.space_name(space) for space in range(boards.SPACES)]
GROUPS: Final = max([len(groups) for groups in boards.GROUPS])


def block(name: str) -> Block:
    return Block(name, BLOCKS[name]() if name in BLOCKS else [])


def shared() -> tuple[Field, ...]:
    """The fields that both sides share."""
    return (
        Number("level", of=n.LEVELS),
        Number("cut_short", 0, 1, before=1),
        Number("round", 0, cards.ROUNDS),
        Number("leopold_starts", 0, 1, start=1),
        Members("used", 5).counted_in("turn"),
        Number("passed", 0, 1),
        Number("rolls", 0, cards.ROUNDS * cards.DICE),
        Numbers("dice", 0, cards.DICE, count=7).unknown_until("shown", "dice"),
        Numbers("queue", n.NOBODY, cards.CARD_NUMBERS - 1, count=5, of=guests()).unknown_until(
            "fit", "colour", "points"
        ),
        Members("guest_bag", guests()),
        Members("guest_discard", guests()),
        Number("guest_shuffles", 0, MOST_SHUFFLES),
        Cards("objectives", objectives(), 3, whole=True),
        Cards("tiles", cards.TILE_NAME, 3, whole=True),
    )


def yours() -> tuple[Field, ...]:
    """The player's fields; their names have no prefix."""
    return (
        Number("board", of=boards.BOARDS),
        Members("rooms", SPACES),
        Members("occupied", SPACES),
        Members("paid_groups", GROUPS).counted_in("group"),
        Number("money", 0, cards.MOST_MONEY),
        Number("emperor", 0, cards.EMPEROR_END),
        Numbers("kitchen", 0, MOST_ITEMS, count=n.KINDS),
        UpTo("cafe", n.NOBODY, cards.CARD_NUMBERS - 1, count=TABLES, most=MOST_TABLES, of=guests()),
        UpTo("needs", 0, MOST_OF_A_KIND, count=TABLES * n.KINDS, most=MOST_TABLES * n.KINDS),
        UpTo("short", 0, MOST_OF_A_KIND * n.KINDS, count=TABLES, most=MOST_TABLES),
        Cards("hand", staff(), len(staff())),
        Members("staff", staff()),
        Members("turned", staff()),
        Numbers("claimed", 0, max(cards.SPOTS), count=3, whole=True),
        Numbers("points", -MOST_POINTS, MOST_POINTS, start=[0] * n.MOST_ACCOUNTS),
        Cards("offer", staff(), len(staff()), whole=True),
        Members("staff_bag", staff()),
        Cards("under", staff(), len(staff()), whole=True),
        Number("private", 0, PRIVATE),
    )


def his() -> tuple[Field, ...]:
    """The fields of the opponent, Leopold or Elisabeth."""
    return (
        Number("instruction", 0, max(max(deck) for deck in decks.INSTRUCTIONS)),
        Members("instruction_bag", 1 + max(map(max, decks.INSTRUCTIONS))).counted_in("card"),
        Members("his_rooms", SPACES),
        Number("his_emperor", 0, cards.EMPEROR_END),
        Cards("his_staff", staff(), PRIVATE, whole=True),
        Numbers("his_claimed", 0, max(cards.SPOTS), count=3, whole=True),
        Numbers("his_progress", of=PROGRESS, count=3, whole=True),
        Numbers("his_points", -MOST_POINTS, MOST_POINTS, start=[0] * n.MOST_ACCOUNTS),
    )


def layout() -> Layout:
    """The position with the cards and modules known so far.  Sets are bit masks."""
    modules = {bit.bit_length() - 1: name for name, bit in decks.MODULES.items()}
    ball = block("ball").unknown_until("one arrow", "two arrows", "row")
    blocks = (block("tally"), ball, block("lounge").unknown_until("worth", "lounge"), block("unique"))
    return Layout(
        "Hotels",
        (
            *shared(),
            *yours(),
            *his(),
            Members("modules", modules),
            Chapter("edition", -MOST_POINTS, MOST_POINTS),
            *blocks,
        ),
    )


POSITION: Final = layout()
