"""Card data as tables of ints, indexed by the printed numbers; an unknown word is an error.

The base game's cards are registered on import, those of modules when the game is assembled.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.data import Data
from tableforone.kernel.frames import Frame

from . import numbers as n
from .boards import COLOUR_MASK, CONSTANTS, read
from .effects import COUNTED, effects

# --- tracks

QUEUE_COST: Final[list[int]] = CONSTANTS["setup"]["queue_cost"]
ROUNDS: Final[int] = CONSTANTS["setup"]["rounds"]
DICE: Final[int] = CONSTANTS["setup"]["dice"]
MOST_MONEY: Final[int] = CONSTANTS["money"]["max"]
EMPEROR_POINTS: Final[list[int]] = CONSTANTS["emperor_track"]["vp"]
EMPEROR_END: Final[int] = len(EMPEROR_POINTS) - 1
RETREAT: Final[list[int]] = [CONSTANTS["emperor_track"]["retreat"].get(str(round), 0) for round in range(ROUNDS + 1)]
SCORING_ROUND: Final[list[int]] = [
    "ABC".find(CONSTANTS["emperor_track"]["tile_letter"].get(str(round), "-")) for round in range(ROUNDS + 1)
]  # the index of the tile that is scored after this round, or -1
REWARD_FROM: Final[int] = CONSTANTS["emperor_track"]["reward_from"]
SPOTS: Final[list[int]] = CONSTANTS["objectives"]["spots"]

# --- tables of cards

CARD_NUMBERS: Final = 256  # tables are indexed by the printed number
# each card as a set, and the sets of all others
ALONE: Final[list[int]] = [1 << card for card in range(CARD_NUMBERS)]
ALL_BUT: Final[list[int]] = [(1 << CARD_NUMBERS) - 1 - card for card in ALONE]


class CardTable:
    """Cards of one kind: columns that are indexed by the numbers of the cards."""

    def __init__(self, size: int = CARD_NUMBERS) -> None:
        self.size: Final = size
        self.rows: Final[list[Data]] = []
        self.columns: Final[list[tuple[list[Any], Callable[[Data], Any]]]] = []

    def column(self, empty: Any, entry_of: Callable[[Data], Any]) -> list[Any]:
        """A new column, with the entry that the function finds in the row of each card."""
        entries: list[Any] = [empty] * self.size
        self.columns.append((entries, entry_of))
        return entries

    def lay_in(self, rows: Sequence[Data]) -> None:
        self.rows.extend(rows)
        for row in rows:
            for entries, entry_of in self.columns:
                entries[row["id"]] = entry_of(row)


# --- guests

DESTINATIONS: Final = ("any", "room", "ballroom", "none")


def order_of(row: Data) -> list[int]:
    """The number of items of each kind that a guest orders."""
    order: list[int] = [*row["order"], 0]
    return order[: n.KINDS]


GUESTS: Final = CardTable()
GUEST_NAME: Final[list[str]] = GUESTS.column("", lambda row: row["name"])
GUEST_COLOUR: Final[list[int]] = GUESTS.column(0, lambda row: n.COLOURS.index(row["color"]))
GUEST_POINTS: Final[list[int]] = GUESTS.column(0, lambda row: row["vp"])
GUEST_ORDER: Final[list[list[int]]] = GUESTS.column([], order_of)
GUEST_SIZE: Final[list[int]] = GUESTS.column(0, lambda row: sum(order_of(row)))
GUEST_RECONSTRUCTED: Final[list[list[str]]] = GUESTS.column([], lambda row: row.get("reconstructed", []))
GUEST_DESTINATION: Final[list[int]] = GUESTS.column(0, lambda row: DESTINATIONS.index(row.get("destination", "any")))
GUEST_REWARD: Final[list[tuple[Frame, ...]]] = GUESTS.column((), lambda row: effects(row["effects"], n.FOR_GUESTS))
GUEST_ROWS: Final[list[Data]] = read("guests")["guest"]
GUESTS.lay_in(GUEST_ROWS)

# --- staff

STAFF_TYPES: Final = ("once", "round", "permanent", "end", "flip")
ONCE: Final = 0
PER_ROUND: Final = 1
PERMANENT: Final = 2
AT_END: Final = 3
STAFF: Final = CardTable()
STAFF_NAME: Final[list[str]] = STAFF.column("", lambda row: row["name"])
STAFF_COST: Final[list[int]] = STAFF.column(0, lambda row: row["cost"])
STAFF_TYPE: Final[list[int]] = STAFF.column(PERMANENT, lambda row: STAFF_TYPES.index(row["type"]))
STAFF_EFFECTS: Final[list[tuple[Frame, ...]]] = STAFF.column((), lambda row: effects(row.get("effects", [])))
# the unit that is counted at the end of the game
STAFF_SCORING: Final[list[int]] = STAFF.column(
    -1, lambda row: COUNTED[row["scoring"]["per"]] if "scoring" in row else -1
)
# points per unit
STAFF_SCORES: Final[list[int]] = STAFF.column(0, lambda row: row.get("scoring", {}).get("vp", 0))
STAFF_RECONSTRUCTED: Final[list[list[str]]] = STAFF.column([], lambda row: row.get("reconstructed", []))
# what must be paid before the effect
STAFF_PRICE: Final[list[list[Data]]] = STAFF.column([], lambda row: row.get("price", []))
STAFF_ROWS: Final[list[Data]] = read("staff")["staff"]
STAFF.lay_in(STAFF_ROWS)

TRIGGERS: Final = (
    "guest_leaves",
    "take_die",
    "occupy_room",
    "emperor_reward",
    "complete_group",
    "play_staff",
    "send_dancer",
    "objective_marker",
    "emperor_advance",
    "gain_items",
    "spend_champagne",
)
MODIFIERS: Final = ("room_free", "strength", "funds_both", "six_free", "serve_free", "guest_free", "waive_penalty")


def listeners(rows: Sequence[Data], on: str) -> list[tuple[int, Data]]:
    """The staff cards with a trigger for this event, and the trigger's details."""
    found = [(row["id"], row["trigger"]) for row in rows if "trigger" in row]
    unknown = [card for card, trigger in found if trigger["on"] not in TRIGGERS]
    if unknown:
        raise ValueError(f"staff card {unknown[0]}: unknown trigger")
    return [(card, trigger) for card, trigger in found if trigger["on"] == on]


def modifiers(mod: str) -> list[tuple[int, Data]]:
    """The staff cards with this modifier."""
    found = [(row["id"], row["modifier"]) for row in STAFF_ROWS if "modifier" in row]
    unknown = [card for card, modifier in found if modifier["mod"] not in MODIFIERS]
    if unknown:
        raise ValueError(f"staff card {unknown[0]}: unknown modifier")
    return [(card, modifier) for card, modifier in found if modifier["mod"] == mod]


def with_modifier(mod: str) -> int:
    return mask_of([card for card, _ in modifiers(mod)])


# Cards that react to a guest of this colour leaving (#5-8); LEAVE_SIZE: to its size (#33).
LEAVE_COLOUR: Final[list[list[int]]] = [
    [card for card, trigger in listeners(STAFF_ROWS, "guest_leaves") if trigger.get("color") == colour]
    for colour in n.COLOURS
]
LEAVE_SIZE: Final[list[tuple[int, int]]] = [
    (card, trigger["min_items"]) for card, trigger in listeners(STAFF_ROWS, "guest_leaves") if "min_items" in trigger
]
ON_OCCUPY: Final[list[int]] = [card for card, _ in listeners(STAFF_ROWS, "occupy_room")]
ON_REWARD: Final[list[int]] = [card for card, _ in listeners(STAFF_ROWS, "emperor_reward")]


def at_die(timing: str) -> list[list[int]]:
    """The cards that react to taking a die, by its face."""
    waiting = [(card, trigger) for card, trigger in listeners(STAFF_ROWS, "take_die") if trigger["timing"] == timing]
    return [[card for card, trigger in waiting if face in trigger["faces"]] for face in range(7)]


DIE_AT_ONCE: Final[list[list[int]]] = at_die("at_once")
DIE_EITHER_SIDE: Final[list[list[int]]] = at_die("before_or_after")
STRENGTH: Final[list[list[tuple[int, int]]]] = [
    [(card, m["n"]) for card, m in modifiers("strength") + modifiers("six_free") if face in m["faces"]]
    for face in range(7)
]
ROOM_FREE: Final[list[int]] = [
    mask_of([card for card, m in modifiers("room_free") if m["color"] == n.COLOURS[colour]])
    for colour in (n.BLUE, n.RED, n.YELLOW)
]  # masks of staff cards, by colour
ANY_ROOM_FREE: Final[int] = ROOM_FREE[n.BLUE] | ROOM_FREE[n.RED] | ROOM_FREE[n.YELLOW]
FUNDS_BOTH: Final[int] = with_modifier("funds_both")
SIX_FREE: Final[int] = with_modifier("six_free")
SERVE_FREE: Final[int] = with_modifier("serve_free")
GUEST_FREE: Final[int] = with_modifier("guest_free")
WAIVE_PENALTY: Final[int] = with_modifier("waive_penalty")
WAIVE_COST: Final[int] = modifiers("waive_penalty")[0][1]["pay"]
HIRE_AROUND_ROOMS: Final[int] = mask_of(
    [card for card in DIE_EITHER_SIDE[3] if any(part[0] == n.HIRE for part in STAFF_EFFECTS[card])]
)  # staff that may be played before the rooms of a 3 (4.3.1)

# --- objectives

TESTS: Final[dict[str, int]] = {
    "money_at_least": n.MONEY_AT_LEAST,
    "room_tiles_at_least": n.ROOMS_AT_LEAST,
    "staff_at_least": n.STAFF_AT_LEAST,
    "emperor_at_least": n.EMPEROR_AT_LEAST,
    "floors_full_at_least": n.FLOORS_FULL,
    "groups_full_at_least": n.GROUPS_FULL,
    "columns_full_at_least": n.COLUMNS_FULL,
    "one_color_all_occupied": n.ONE_COLOUR_FULL,
    "occupied_at_least": n.OCCUPIED_AT_LEAST,
}  # modules add theirs
FEWEST: Final = {
    n.FLOORS_FULL: 5,
    n.COLUMNS_FULL: 4,
    n.GROUPS_FULL: 1,
    n.ONE_COLOUR_FULL: min(mask.bit_count() for masks in COLOUR_MASK for mask in masks),
}  # number of spaces in each


def fewest_rooms(row: Data) -> int:
    """The fewest occupied rooms with which an objective can be met, for a quick check."""
    wanted = row["requirement"]
    of_colours: int = sum(wanted.get(colour, 0) for colour in n.COLOURS)
    many: int = wanted.get("n", 1)
    return FEWEST.get(TESTS[wanted["test"]], 0) * many + of_colours


OBJECTIVES: Final = CardTable()
OBJECTIVE_NAME: Final[list[str]] = OBJECTIVES.column("", lambda row: row["name"])
OBJECTIVE_TEST: Final[list[int]] = OBJECTIVES.column(-1, lambda row: TESTS[row["requirement"]["test"]])
# n, then the number for each colour
OBJECTIVE_N: Final[list[list[int]]] = OBJECTIVES.column(
    [], lambda row: [row["requirement"].get(key, 0) for key in ("n", "blue", "red", "yellow")]
)
OBJECTIVE_ROOMS: Final[list[int]] = OBJECTIVES.column(0, fewest_rooms)
OBJECTIVE_ROWS: Final[list[Data]] = read("objectives")["objective"]
OBJECTIVES.lay_in(OBJECTIVE_ROWS)

# --- Emperor tiles, numbered in the order of the files

PENALTIES: Final[dict[str, int]] = {
    "pay_money": n.PAY_MONEY,
    "empty_kitchen": n.EMPTY_KITCHEN,
    "empty_kitchen_and_guests": n.EMPTY_KITCHEN_AND_GUESTS,
    "return_hand": n.RETURN_CARDS,
    "remove_vacant": n.VACANT_ROOMS,
    "lose_vp": n.LOSE_POINTS,
    "remove_occupied_two_floors": n.OCCUPIED_ROOMS,
    "lose_vp_per": n.LOSE_PER_STAFF,
    "remove_end_staff": n.END_STAFF_CARD,
}  # modules add theirs
TILE_NUMBERS: Final = 18
TILES: Final = CardTable(TILE_NUMBERS)
TILE_NAME: Final[list[str]] = TILES.column("", lambda row: row["name"])
TILE_REWARD: Final[list[tuple[Frame, ...]]] = TILES.column((), lambda row: effects(row["reward"], n.FOR_PENALTIES))
# kind, n, points to lose instead
TILE_PENALTY: Final[list[tuple[int, int, int]]] = TILES.column(
    (-1, 0, 0),
    lambda row: (PENALTIES[row["penalty"]["pen"]], row["penalty"].get("n", 0), row["penalty"].get("else_vp", 0)),
)


def numbered(rows: Sequence[Data], first: int) -> list[Data]:
    """Tiles with their numbers; the id in the file becomes the name."""
    return [row | {"id": first + i, "name": row["id"]} for i, row in enumerate(rows)]


TILE_ROWS: Final[list[Data]] = numbered(read("emperor_tiles")["emperor"], 0)
TILES.lay_in(TILE_ROWS)

# --- the opponents' instruction cards: only numbers; opponent/cards.py has their contents

INSTRUCTION_ROWS: Final[list[list[Data]]] = [read(solo)["card"] for solo in ("solo_leopold", "solo_elisabeth")]
