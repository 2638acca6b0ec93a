"""What do the data files say?  Tables of ints, indexed by the printed numbers; an unknown word fails here."""

from typing import Any, Final

from tableforone.kernel.frames import Frame

from .numbers import (
    ANTOINETTE,
    ANY_ITEMS,
    BLUE,
    COLOURS,
    DRAW,
    EMPEROR,
    EXTRA_ACTION,
    FILL_ORDER,
    FILL_WINE,
    FOR_GUESTS,
    FOR_PENALTIES,
    FOR_STAFF,
    HIRE,
    ITEMS,
    KINDS,
    LEVELS,
    MONEY,
    OCCUPY,
    OFFER,
    OTHER_ITEMS,
    POINTS,
    POINTS_PER,
    PREPARE,
    PREPARE_OCCUPY,
    RECEIVE,
    RED,
    SCORE_BALLROOM,
    SEND,
    TAKE_FED,
    TAKE_GUEST,
    YELLOW,
)
from .waltz import guest_rows, objective_rows, read, staff_rows, tile_rows

# --- effects

SCORING: Final = (
    "occupied",
    "occupied_red",
    "occupied_blue",
    "occupied_yellow",
    "room_tile",
    "group_full",
    "floor_full",
    "column_full",
    "color_set",
    "staff_played",
    "objective_claimed",
    "emperor_space",
    "dancer",
    "copy_opponent_end",
)


def effect(part: dict[str, Any], account: int) -> Frame:
    """One effect of a card as a frame (appendix A); points go to the account."""
    do = part["do"]
    n: int = part.get("n", 1)
    discount: int = part.get("discount", 0)
    top: int = part.get("max_floor", 4)
    frames: dict[str, Frame] = {
        "money": (MONEY, n),
        "emperor": (EMPEROR, n),
        "vp": (POINTS, n, account),
        "items_any": (OTHER_ITEMS, n, 0) if "not_spent" in part else (ANY_ITEMS, n),
        "draw_staff": (DRAW, n),
        "hire": (HIRE, n, discount),
        "hire_offer": (OFFER, part.get("draw", 0), discount),
        "prepare": (PREPARE, n, discount, top, 0),
        "occupy": (OCCUPY, n, top),
        "prepare_occupy": (PREPARE_OCCUPY, n, discount, top),
        "take_guest": (TAKE_FED, n) if "fill_order" in part else (TAKE_GUEST, n),
        "fill_order": (FILL_ORDER, n),
        "extra_action": (EXTRA_ACTION,),
        "send_dancer": (SEND, n, discount),
        "eliza": (POINTS_PER, SCORING.index("dancer"), 1, account),
        "antoinette": (ANTOINETTE,),
        "score_current_ballroom": (SCORE_BALLROOM,),
        "fill_wine": (FILL_WINE,),
    }
    if do == "vp_per":
        return (POINTS_PER, SCORING.index(part["per"]), n, account)
    if do not in frames:
        raise ValueError(f"unknown effect {do!r}")
    return frames[do]


NO_FRAME: Final = ("double_room", "schulze")  # what these promo guests do is no reward


def effects(parts: list[dict[str, Any]], account: int = FOR_STAFF) -> tuple[Frame, ...]:
    """All effects of a card; the items it gives arrive together."""
    items = [0] * KINDS
    frames: list[Frame] = []
    for part in parts:
        if part["do"] == "item":
            items[ITEMS.index(part["item"])] += part["n"]
        elif part["do"] not in NO_FRAME:
            frames.append(effect(part, account))
    if any(items):
        frames.insert(0, (RECEIVE, *items))
    return tuple(frames)


# --- numbers and tracks

CONSTANTS: Final = read("constants")
QUEUE_COST: Final[list[int]] = CONSTANTS["setup"]["queue_cost"]
ROUNDS: Final[int] = CONSTANTS["setup"]["rounds"]
DICE: Final[int] = CONSTANTS["setup"]["dice"]
MOST_MONEY: Final[int] = CONSTANTS["money"]["max"]
EMPEROR_POINTS: Final[list[int]] = CONSTANTS["emperor_track"]["vp"]
EMPEROR_END: Final[int] = len(EMPEROR_POINTS) - 1
RETREAT: Final[list[int]] = [CONSTANTS["emperor_track"]["retreat"].get(str(n), 0) for n in range(ROUNDS + 1)]
SCORING_ROUND: Final[list[int]] = [
    "ABC".find(CONSTANTS["emperor_track"]["tile_letter"].get(str(n), "-")) for n in range(ROUNDS + 1)
]  # the place of the tile that is judged after this round, or -1
REWARD_FROM: Final[int] = CONSTANTS["emperor_track"]["reward_from"]
SPOTS: Final[list[int]] = CONSTANTS["objectives"]["spots"]

# --- hotels: spaces are numbered floor by floor, 0 = bottom left, 19 = top right

SPACES: Final = 20
ALL_SPACES: Final = (1 << SPACES) - 1
FLOORS: Final[list[int]] = [0b11111 << 5 * floor for floor in range(4)]
COLUMNS: Final[list[int]] = [0b00001_00001_00001_00001 << column for column in range(5)]
UP_TO_FLOOR: Final[list[int]] = [(1 << 5 * floor) - 1 for floor in range(5)]
NOT_LEFT: Final = ALL_SPACES & ~0b00001_00001_00001_00001
NOT_RIGHT: Final = ALL_SPACES & ~0b10000_10000_10000_10000


def space_number(name: str) -> int:
    """The number of a space written rFcC.

    >>> space_number("r1c1"), space_number("r2c3"), space_number("r4c5")
    (0, 7, 19)
    """
    return (int(name[1]) - 1) * 5 + int(name[3]) - 1


def space_name(space: int) -> str:
    """A space as rFcC: floor and column."""
    return f"r{space // 5 + 1}c{space % 5 + 1}"


HOTELS: Final = read("hotels")
BOARDS: Final[tuple[str, ...]] = tuple(hotel["id"] for hotel in HOTELS["hotel"])  # the first one is the night side
SPACE_POINTS: Final[list[int]] = [HOTELS["vp_spaces"].get(space_name(space), 0) for space in range(SPACES)]
SPACE_COLOUR: Final[list[list[int]]] = [
    ["BRY".index(letter) for floor in hotel["floors"] for letter in floor] for hotel in HOTELS["hotel"]
]
COLOUR_MASK: Final[list[list[int]]] = [
    [sum(1 << space for space in range(SPACES) if colours[space] == colour) for colour in (BLUE, RED, YELLOW)]
    + [ALL_SPACES]  # green fits everywhere
    for colours in SPACE_COLOUR
]
GROUPS: Final[list[list[int]]] = [
    [sum(1 << space_number(space) for space in group["spaces"]) for group in hotel["groups"]]
    for hotel in HOTELS["hotel"]
]
GROUP_COLOUR: Final[list[list[int]]] = [
    [COLOURS.index(group["color"]) for group in hotel["groups"]] for hotel in HOTELS["hotel"]
]
GROUP_OF: Final[list[list[int]]] = [
    [next(i for i, group in enumerate(groups) if group >> space & 1) for space in range(SPACES)] for groups in GROUPS
]
GROUP_BONUS: Final[list[list[int]]] = [
    [0, *CONSTANTS["group_bonus"][COLOURS[colour]]] for colour in (BLUE, RED, YELLOW)
]
ROOM_POINTS: Final[list[int]] = CONSTANTS["rooms"]["final_vp"]  # per occupied room, by floor

# --- guests

GUEST_ROWS: Final = read("guests")["guest"]
GUESTS: Final[list[int]] = [row["id"] for row in GUEST_ROWS]
EVERY_GUEST: Final = GUEST_ROWS + guest_rows()  # with the expansion and the promos
GUEST_NUMBERS: Final = 256  # tables are indexed by the printed number


def column(rows: list[dict[str, Any]], empty: Any, value: Any) -> list[Any]:
    """A table indexed by card number."""
    table = [empty] * GUEST_NUMBERS
    for row in rows:
        table[row["id"]] = value(row)
    return table


ALL_BUT: Final[list[int]] = [~(1 << card) for card in range(GUEST_NUMBERS)]  # masks that take a card out of a bag
GUEST_NAME: Final[list[str]] = column(EVERY_GUEST, "", lambda row: row["name"])
GUEST_COLOUR: Final[list[int]] = column(EVERY_GUEST, 0, lambda row: COLOURS.index(row["color"]))
GUEST_POINTS: Final[list[int]] = column(EVERY_GUEST, 0, lambda row: row["vp"])
GUEST_ORDER: Final[list[list[int]]] = column(EVERY_GUEST, [], lambda row: (row["order"] + [0])[:KINDS])
GUEST_SIZE: Final[list[int]] = [sum(order) for order in GUEST_ORDER]
GUEST_RECONSTRUCTED: Final[list[list[str]]] = column(EVERY_GUEST, [], lambda row: row.get("reconstructed", []))
DESTINATIONS: Final = ("any", "room", "ballroom", "none")
GUEST_DESTINATION: Final[list[int]] = column(
    EVERY_GUEST, 0, lambda row: DESTINATIONS.index(row.get("destination", "any"))
)
GUEST_REWARD: Final[list[tuple[Frame, ...]]] = column(EVERY_GUEST, (), lambda row: effects(row["effects"], FOR_GUESTS))
GUEST_GLOSS: Final[list[str]] = column(
    EVERY_GUEST, "", lambda row: row["gloss"] if "destination" in row else ""
)  # of cards that say where the guest must go: no effect tells it
ALL_GUESTS: Final[int] = sum(1 << guest for guest in GUESTS)

# --- staff

STAFF_ROWS: Final = read("staff")["staff"]
STAFF: Final[list[int]] = [row["id"] for row in STAFF_ROWS]
EVERY_STAFF: Final = STAFF_ROWS + staff_rows()
STAFF_NAME: Final[list[str]] = column(EVERY_STAFF, "", lambda row: row["name"])
STAFF_GLOSS: Final[list[str]] = column(EVERY_STAFF, "", lambda row: row["gloss"])
STAFF_COST: Final[list[int]] = column(EVERY_STAFF, 0, lambda row: row["cost"])
STAFF_TYPES: Final = ("once", "round", "permanent", "end", "flip")
ONCE: Final = 0
PER_ROUND: Final = 1
PERMANENT: Final = 2
AT_END: Final = 3
FLIP: Final = 4
STAFF_TYPE: Final[list[int]] = column(EVERY_STAFF, PERMANENT, lambda row: STAFF_TYPES.index(row["type"]))
STAFF_EFFECTS: Final[list[tuple[Frame, ...]]] = column(EVERY_STAFF, (), lambda row: effects(row.get("effects", [])))
STAFF_SCORING: Final[list[int]] = column(
    EVERY_STAFF, -1, lambda row: SCORING.index(row["scoring"]["per"]) if "scoring" in row else -1
)
STAFF_SCORES: Final[list[int]] = column(EVERY_STAFF, 0, lambda row: row.get("scoring", {}).get("vp", 0))
ALL_STAFF: Final[int] = sum(1 << card for card in STAFF)
END_STAFF: Final[list[int]] = [card for card in STAFF if STAFF_TYPE[card] == AT_END]
ALL_END_STAFF: Final[int] = sum(1 << row["id"] for row in EVERY_STAFF if row["type"] == "end")
STAFF_RECONSTRUCTED: Final[list[list[str]]] = column(EVERY_STAFF, [], lambda row: row.get("reconstructed", []))
STAFF_PRICE: Final[list[list[dict[str, Any]]]] = column(EVERY_STAFF, [], lambda row: row.get("price", []))
ROUND_STAFF: Final[int] = sum(
    1 << row["id"] for row in EVERY_STAFF if row["type"] == "round" and not row.get("price") and "trigger" not in row
)  # what may be used at any time of the turn, for nothing
BASE_ROUND_STAFF: Final[int] = ROUND_STAFF & ALL_STAFF


def listeners(on: str) -> list[tuple[int, dict[str, Any]]]:
    """The permanent staff cards of the base game that wait for this event, with the trigger's details."""
    return [(row["id"], row["trigger"]) for row in STAFF_ROWS if row.get("trigger", {}).get("on") == on]


def waltz_listeners(on: str) -> list[tuple[int, dict[str, Any]]]:
    """The same for the staff of the expansion: their modules ask for them."""
    rows = EVERY_STAFF[len(STAFF_ROWS) :]
    return [(row["id"], row["trigger"]) for row in rows if row.get("trigger", {}).get("on") == on]


def modifiers(mod: str) -> list[tuple[int, dict[str, Any]]]:
    """The staff cards with this modifier."""
    return [(row["id"], row["modifier"]) for row in STAFF_ROWS if row.get("modifier", {}).get("mod") == mod]


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
for _row in EVERY_STAFF:
    if _row.get("trigger", {"on": "take_die"})["on"] not in TRIGGERS:
        raise ValueError(f"staff card {_row['id']}: unknown trigger")
    if _row.get("modifier", {"mod": "strength"})["mod"] not in MODIFIERS:
        raise ValueError(f"staff card {_row['id']}: unknown modifier")

# Who reacts to a guest of this colour leaving (#5-8); who reacts to its size is told by LEAVE_SIZE (#33).
LEAVE_COLOUR: Final[list[list[int]]] = [
    [card for card, trigger in listeners("guest_leaves") if trigger.get("color") == colour] for colour in COLOURS
]
LEAVE_SIZE: Final[list[tuple[int, int]]] = [
    (card, trigger["min_items"]) for card, trigger in listeners("guest_leaves") if "min_items" in trigger
]
ON_OCCUPY: Final[list[int]] = [card for card, _ in listeners("occupy_room")]
ON_REWARD: Final[list[int]] = [card for card, _ in listeners("emperor_reward")]
DIE_AT_ONCE: Final[list[list[int]]] = [
    [card for card, t in listeners("take_die") if t["timing"] == "at_once" and face in t["faces"]] for face in range(7)
]
DIE_EITHER_SIDE: Final[list[list[int]]] = [
    [card for card, t in listeners("take_die") if t["timing"] == "before_or_after" and face in t["faces"]]
    for face in range(7)
]
STRENGTH: Final[list[list[tuple[int, int]]]] = [
    [(card, m["n"]) for card, m in modifiers("strength") + modifiers("six_free") if face in m["faces"]]
    for face in range(7)
]
ROOM_FREE: Final[list[int]] = [
    sum(1 << card for card, m in modifiers("room_free") if m["color"] == COLOURS[colour])
    for colour in (BLUE, RED, YELLOW)
]  # masks of staff cards, by colour
ANY_ROOM_FREE: Final[int] = ROOM_FREE[BLUE] | ROOM_FREE[RED] | ROOM_FREE[YELLOW]
FUNDS_BOTH: Final[int] = sum(1 << card for card, _ in modifiers("funds_both"))
SIX_FREE: Final[int] = sum(1 << card for card, _ in modifiers("six_free"))
SERVE_FREE: Final[int] = sum(1 << card for card, _ in modifiers("serve_free"))
GUEST_FREE: Final[int] = sum(1 << card for card, _ in modifiers("guest_free"))
WAIVE_PENALTY: Final[int] = sum(1 << card for card, _ in modifiers("waive_penalty"))
WAIVE_COST: Final[int] = modifiers("waive_penalty")[0][1]["pay"]
HIRE_AROUND_ROOMS: Final[int] = sum(
    1 << card for card in DIE_EITHER_SIDE[3] if any(part[0] == HIRE for part in STAFF_EFFECTS[card])
)  # staff that may be played before the rooms of a 3 (4.3.1)

# --- objectives and Emperor tiles

OBJECTIVE_ROWS: Final = read("objectives")["objective"]
OBJECTIVES: Final[list[list[int]]] = [[row["id"] for row in OBJECTIVE_ROWS if row["letter"] == x] for x in "ABC"]
EVERY_OBJECTIVE: Final = OBJECTIVE_ROWS + objective_rows()
OBJECTIVE_NAME: Final[list[str]] = column(EVERY_OBJECTIVE, "", lambda row: row["name"])
OBJECTIVE_GLOSS: Final[list[str]] = column(EVERY_OBJECTIVE, "", lambda row: row["gloss"])
TESTS: Final = (
    "money_at_least",
    "room_tiles_at_least",
    "staff_at_least",
    "emperor_at_least",
    "floors_full_at_least",
    "groups_full_at_least",
    "columns_full_at_least",
    "one_color_all_occupied",
    "occupied_at_least",
    "champagne_at_least",
    "dancers_at_least",
    "guests_completed_at_least",
    "items_each_at_least",
    "occupied_on_floor_at_least",
)
OBJECTIVE_TEST: Final[list[int]] = column(EVERY_OBJECTIVE, -1, lambda row: TESTS.index(row["requirement"]["test"]))
OBJECTIVE_N: Final[list[list[int]]] = column(
    EVERY_OBJECTIVE, [], lambda row: [row["requirement"].get(key, 0) for key in ("n", "blue", "red", "yellow")]
)  # n, then how many of each colour
FEWEST: Final = {
    "floors_full_at_least": 5,
    "columns_full_at_least": 4,
    "groups_full_at_least": 1,
    "one_color_all_occupied": min(mask.bit_count() for masks in COLOUR_MASK for mask in masks),
}  # spaces in each
OBJECTIVE_ROOMS: Final[list[int]] = column(
    EVERY_OBJECTIVE,
    0,
    lambda row: (
        FEWEST.get(row["requirement"]["test"], 0) * row["requirement"].get("n", 1)
        + sum(row["requirement"].get(colour, 0) for colour in COLOURS)
    ),
)  # with fewer occupied rooms the requirement cannot be met: a quick no

TILE_ROWS: Final = read("emperor_tiles")["emperor"]
EVERY_TILE: Final = TILE_ROWS + tile_rows()
TILE_NAME: Final[list[str]] = [row["id"] for row in EVERY_TILE]  # tiles are numbered in the order of the files
TILES: Final[list[list[int]]] = [[i for i, row in enumerate(TILE_ROWS) if row["letter"] == x] for x in "ABC"]
TILE_REWARD: Final[list[tuple[Frame, ...]]] = [effects(row["reward"], FOR_PENALTIES) for row in EVERY_TILE]
TILE_REWARD_GLOSS: Final[list[str]] = [row["gloss_reward"] for row in EVERY_TILE]
TILE_PENALTY_GLOSS: Final[list[str]] = [row["gloss_penalty"] for row in EVERY_TILE]
PENALTIES: Final = (
    "pay_money",
    "empty_kitchen",
    "empty_kitchen_and_guests",
    "return_hand",
    "remove_vacant",
    "lose_vp",
    "remove_occupied_two_floors",
    "lose_vp_per",
    "remove_end_staff",
    "return_champagne",
    "pay_money_and_item",
    "remove_dancer",
    "lose_all_money_and_items",
)
TILE_PENALTY: Final[list[tuple[int, int, int]]] = [
    (PENALTIES.index(row["penalty"]["pen"]), row["penalty"].get("n", 0), row["penalty"].get("else_vp", 0))
    for row in EVERY_TILE
]  # kind, n, points lost instead

# --- instruction cards of Leopold and Elisabeth

LEOPOLDS_ROWS: Final = read("solo_leopold")["card"]
ELISABETHS_ROWS: Final = read("solo_elisabeth")["card"]
INSTRUCTION_ROWS: Final = LEOPOLDS_ROWS + ELISABETHS_ROWS
INSTRUCTIONS: Final[list[int]] = [row["id"] for row in LEOPOLDS_ROWS]
ELISABETHS_CARDS: Final[list[int]] = [row["id"] for row in ELISABETHS_ROWS]
ALL_INSTRUCTIONS: Final[int] = sum(1 << card for card in INSTRUCTIONS)
SYMBOL_KINDS: Final = ("emperor", "staff", "objective", "dancer")
SYMBOL_EMPEROR: Final = 0
SYMBOL_STAFF: Final = 1
SYMBOL_OBJECTIVE: Final = 2
SYMBOL_DANCER: Final = 3


def _symbol(action: dict[str, Any]) -> tuple[int, int, int]:
    kind = SYMBOL_KINDS.index(action["do"])
    value = action.get("n", action.get("arrows", 0))
    if kind == SYMBOL_OBJECTIVE:
        value = "ABC".find(action["letter"])  # -1: question mark
    return kind, value, LEVELS.index(action["min_level"])


INSTRUCTION_GUESTS: Final[list[list[tuple[int, int]]]] = column(
    INSTRUCTION_ROWS,
    [],
    lambda row: [
        ((*COLOURS, "any").index(guest["color"]), LEVELS.index(guest["min_level"])) for guest in row["guests"]
    ],
)  # (colour, lowest level)
INSTRUCTION_DIE: Final[list[list[int]]] = column(
    INSTRUCTION_ROWS, [], lambda row: [int(face) for face in row["die"] if face.isdigit()]
)  # empty: question mark
INSTRUCTION_COLOURED: Final[list[bool]] = column(INSTRUCTION_ROWS, False, lambda row: row["die"] == ["color_max"])
INSTRUCTION_ARROWS: Final[list[list[int]]] = column(
    INSTRUCTION_ROWS, [], lambda row: [guest.get("dancer_arrows", 0) for guest in row["guests"]]
)  # guest by guest, 0 without a dancer
INSTRUCTION_SYMBOLS: Final[list[list[tuple[int, int, int]]]] = column(
    INSTRUCTION_ROWS, [], lambda row: [_symbol(action) for action in row["actions"]]
)  # (kind, value, lowest level)
INSTRUCTION_FROM_LEFT: Final[list[int]] = column(
    INSTRUCTION_ROWS, 0, lambda row: int(row["resolve"] == "left_to_right")
)  # the hand, 20.9
