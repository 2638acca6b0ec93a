"""What lies on the table?  Both hotels, the queue, the dice, the decks as bags: each part named and explained once.

Cards have their names once every module has laid in its own: ``layout`` is asked again then.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tableforone.kernel.fields import Cards, Chapter, Field, Layout, Members, Number, Numbers

from . import boards, cards, decks
from . import numbers as n

TABLES: Final = 3  # in the café
MOST_TABLES: Final = 4  # with a module
PROGRESS: Final = ("no marker", "on III", "on II", "claimed")


class UpTo(Field):
    """A list of numbers that may grow a little, up to so many; with ``of`` a thing each."""

    kind = "list[int]"

    def __init__(self, name: str, meaning: str, start: Sequence[int], most: int, of: Any = 0) -> None:
        super().__init__(name, meaning, list(start), of)
        self.most: Final = most

    def write(self, value: Any) -> Any:
        return self._named(value)

    def read(self, told: Any) -> Any:
        if not len(self.start) <= len(self._listed(told)) <= self.most:
            raise self._wrong(told)
        return [self._number(part) for part in told]

    def copied(self, value: str) -> str:
        return f"{value}.copy()"

    def keyed(self, value: str) -> str:
        return f"tuple({value})"

    def seen(self, value: Any) -> list[int]:
        return [*value, *[0] * (self.most - len(value))]


class Block(Field):
    """The numbers of a module: none without it, with it always the same ones, each declared by the module."""

    kind = "list[int]"

    def __init__(self, name: str, meaning: str, parts: Sequence[Field]) -> None:
        super().__init__(name, meaning, [])
        self.parts: Final = parts

    def write(self, value: Any) -> Any:
        """By their names, those that are not as in the beginning; nothing without the module."""
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

    def copied(self, value: str) -> str:
        return f"{value}.copy()"

    def keyed(self, value: str) -> str:
        return f"tuple({value})"

    def seen(self, value: Any) -> list[int]:
        numbers = value or [0] * len(self.parts)
        return [one for part, number in zip(self.parts, numbers, strict=True) for one in part.seen(number)]


BLOCKS: Final[dict[str, Callable[[], Sequence[Field]]]] = {}  # of modules: what the numbers of their blocks are


def called(names: list[str]) -> dict[int, str]:
    """Cards by number and name: names may come twice."""
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
    return Block(name, "numbers of a module; empty without it", BLOCKS[name]() if name in BLOCKS else [])


def shared() -> tuple[Field, ...]:
    """The table between both."""
    return (
        Number("level", "how strong the opponent plays", 0, n.LEVELS),
        Number("cut_short", "1: begun under rules of version 1, where krones were seldom asked for (6.3.3)", before=1),
        Number("round", "1 to 7; 0 before the first"),
        Number("leopold_starts", "1: he holds the tile 1/4 (20.2.1)", 1),
        Members("used", "turn numbers covered by a die", 5).counted_in("turn"),
        Number("passed", "1: the player waits (3.5.1)"),
        Number("rolls", "how often the dice were rolled in this game"),
        Numbers("dice", "on the action spaces 1-6; the first stays 0", [0] * 7),
        Numbers("queue", "guests from the left; 0: nobody", [n.NOBODY] * 5, guests()),
        Members("guest_bag", "the guest deck", guests()),
        Members("guest_discard", "guests who left", guests()),
        Number("guest_shuffles", "how often they were shuffled anew"),
        Cards("objectives", "A, B, C", objectives(), whole=True),
        Cards("tiles", "Emperor tiles A, B, C", cards.TILE_NAME, whole=True),
    )


def yours() -> tuple[Field, ...]:
    """The player's parts have plain names."""
    return (
        Number("board", "the side of your hotel board", 0, boards.BOARDS),
        Members("rooms", "spaces of yours with a room tile", SPACES),
        Members("occupied", "those of them that are occupied", SPACES),
        Members("paid_groups", "groups of your board whose bonus was paid", GROUPS).counted_in("group"),
        Number("money", "your krones"),
        Number("emperor", "your place on the Emperor track"),
        Numbers("kitchen", "your strudel, cake, wine, coffee, champagne", [0] * n.KINDS),
        UpTo("cafe", "guests at your tables; 0: nobody", [n.NOBODY] * TABLES, MOST_TABLES, guests()),
        UpTo("needs", "items still missing, table by table", [0] * (TABLES * n.KINDS), MOST_TABLES * n.KINDS),
        UpTo("short", "how many items are missing at each table", [0] * TABLES, MOST_TABLES),
        Cards("hand", "your staff cards, sorted", staff()),
        Members("staff", "your staff in play", staff()),
        Members("turned", "once-per-round cards that you used in this round", staff()),
        Numbers("claimed", "points of the spots under your markers", [0, 0, 0], whole=True),
        Numbers("points", "yours, by account", [0] * n.MOST_ACCOUNTS),
        Cards("offer", "cards drawn to choose from (6.5.4)", staff(), whole=True),
        Members("staff_bag", "staff cards that nobody has seen, the opponent's private ones among them", staff()),
        Cards("under", "cards known to lie at the bottom of the staff deck", staff(), whole=True),
        Number("private", "how many of the unseen ones are his"),
    )


def his() -> tuple[Field, ...]:
    """Leopold's, or Elisabeth's."""
    return (
        Number("instruction", "his card in force"),
        Members("instruction_bag", "cards in his deck", 1 + max(map(max, decks.INSTRUCTIONS))).counted_in("card"),
        Members("his_rooms", "spaces of his with a room tile", SPACES),
        Number("his_emperor", "his place on the Emperor track"),
        Cards("his_staff", "his staff", staff(), whole=True),
        Numbers("his_claimed", "points of the spots under his markers", [0, 0, 0], whole=True),
        Numbers("his_progress", "his markers on the objectives", [0, 0, 0], PROGRESS, whole=True),
        Numbers("his_points", "his, by account", [0] * n.MOST_ACCOUNTS),
    )


def layout() -> Layout:
    """The position, with the cards and modules that are known by now."""
    modules = {bit.bit_length() - 1: name for name, bit in decks.MODULES.items()}
    blocks = (block("tally"), block("ball"), block("lounge"), block("unique"))
    return Layout(
        "Hotels",
        "One game.  Sets of spaces and of cards are bit masks; the player's parts have plain names.",
        (
            *shared(),
            *yours(),
            *his(),
            Members("modules", "those in the game", modules),
            Chapter("edition", "the player's own card data, see edition"),
            *blocks,
        ),
    )


POSITION: Final = layout()
