"""The data files as tables of ints, checked when read."""

from pathlib import Path
from typing import Any, Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.data import read_data
from tableforone.kernel.frames import Frame

from . import numbers as n

FOLDER: Final = Path(__file__).parents[1]
ANY_RESOURCE: Final = 6  # index of "one leaf, flower or fruit" in a cost
COSTS: Final = (*n.GOODS[:6], "any_resource")


def cost_of(where: str, cost: dict[str, int]) -> list[int]:
    """A cost as seven numbers: crystal, leaf, flower, fruit, green potion, purple potion, any resource."""
    unknown = set(cost) - {*COSTS, "apprentice"}
    if unknown:
        raise ValueError(f"{where}: unknown cost {sorted(unknown)}")
    return [cost.get(name, 0) for name in COSTS]


def gain_of(where: str, gain: dict[str, Any]) -> list[Frame]:
    """A gain as frames in reverse order: when pushed, the first part runs first (3.2)."""
    return [part_of(where, key, value) for key, value in gain.items()][::-1]


def part_of(where: str, key: str, value: Any) -> Frame:
    if key in n.GOODS:
        return (n.EARN, n.GOODS.index(key), value)
    if key == "vp_per":
        return (n.SCORE_PER, n.COUNTERS.index(value["count"]), value["vp"])
    known: dict[str, Frame] = {
        "take_bear": (n.TAKE_CARD, n.BEAR),
        "take_eagle": (n.TAKE_CARD, n.EAGLE),
        "reactivate": (n.REACTIVATE,),
        "harvest_grove": (n.PICK_GROVE,),
    }
    if key not in known or value != 1:
        raise ValueError(f"{where}: unknown gain {key} = {value}")
    return known[key]


def simple_gain(where: str, gain: dict[str, int]) -> list[tuple[int, int]]:
    """A gain of only points, scrolls and crystals, as pairs of good and number."""
    pairs = [(n.GOODS.index(key), number) for key, number in gain.items()]
    if any(n.LEAF <= good < n.VP for good, _ in pairs):
        raise ValueError(f"{where}: a bonus or a trigger gives points, scrolls or crystals")
    return pairs


CONSTANTS: Final[dict[str, Any]] = read_data(FOLDER, "game")

# --- Field tiles: 0-3 are the starting tiles

FIELD_DATA: Final[list[dict[str, Any]]] = read_data(FOLDER, "field_tiles")["tile"]
FIELD_IDS: Final[list[str]] = [tile["id"] for tile in FIELD_DATA]
TILES: Final[int] = len(FIELD_DATA)
START_TILES: Final[list[int]] = [t for t in range(TILES) if FIELD_DATA[t]["start"]]
PILE_TILES: Final[list[int]] = [t for t in range(TILES) if not FIELD_DATA[t]["start"]]
FIELD_COLORS: Final[list[int]] = [mask_of([n.COLORS.index(c) for c in tile["colors"]]) for tile in FIELD_DATA]
IS_CAULDRON: Final[list[bool]] = [{"billhook": False, "cauldron": True}[tile["seal"]] for tile in FIELD_DATA]
BUILD_COST: Final[list[list[int]]] = [cost_of(tile["id"], tile["cost"]) for tile in FIELD_DATA]
BONUS: Final[list[list[tuple[int, int]]]] = [simple_gain(tile["id"], tile["bonus"]) for tile in FIELD_DATA]
WORK_COST: Final[list[list[int]]] = [cost_of(tile["id"], tile["action"]["cost"]) for tile in FIELD_DATA]
WORKS_FREE: Final[list[bool]] = [not any(cost) for cost in WORK_COST]
WORK_GAIN: Final[list[list[Frame]]] = [gain_of(tile["id"], tile["action"]["gain"]) for tile in FIELD_DATA]
# The tiles of each colour, then those with a cauldron: one mask per tile counter (3.3).
COUNTED_TILES: Final[list[int]] = [
    *[mask_of([t for t in range(TILES) if FIELD_COLORS[t] >> c & 1]) for c in range(len(n.COLORS))],
    mask_of([t for t in range(TILES) if IS_CAULDRON[t]]),
]
# 7.4.4: the triggers of placing on a tile
PLACE_TRIGGERS: Final[list[list[int]]] = [
    [n.ON_COLOR + c for c in range(len(n.COLORS)) if FIELD_COLORS[t] >> c & 1] + [n.ON_CAULDRON] * IS_CAULDRON[t]
    for t in range(TILES)
]

# --- Groves

GROVE_DATA: Final[list[dict[str, Any]]] = read_data(FOLDER, "grove_tiles")["tile"]
GROVE_IDS: Final[list[str]] = [tile["id"] for tile in GROVE_DATA]
GROVES_IN_BOX: Final[int] = len(GROVE_DATA)
ALL_GROVES: Final[list[int]] = list(range(GROVES_IN_BOX))
GROVE_GAIN: Final[list[list[Frame]]] = [gain_of(tile["id"], tile["gain"]) for tile in GROVE_DATA]
PATH_CRYSTALS: Final[list[list[int]]] = [tile["crystals"] for tile in GROVE_DATA]  # NW, NE, SE, SW

# --- Divinity cards: Bears 0-11, Eagles 12-23

DIVINITY_DATA: Final[list[dict[str, Any]]] = read_data(FOLDER, "divinity_cards")["card"]
DIVINITY_IDS: Final[list[str]] = [card["id"] for card in DIVINITY_DATA]
DIVINITIES: Final[int] = len(DIVINITY_DATA)
BEAR_CARDS: Final[list[int]] = [c for c in range(DIVINITIES) if DIVINITY_DATA[c]["deck"] == "bear"]
EAGLE_CARDS: Final[list[int]] = [c for c in range(DIVINITIES) if DIVINITY_DATA[c]["deck"] == "eagle"]
DIVINITY_FAITH: Final[list[int]] = [card["faith"] for card in DIVINITY_DATA]


def listeners() -> list[list[tuple[int, int, int]]]:
    """For each trigger, the cards that react to it: card, good, number."""
    table: list[list[tuple[int, int, int]]] = [[] for _ in range(n.ON_COLOR + len(n.COLORS))]
    for c, card in enumerate(DIVINITY_DATA):
        if "trigger" in card:
            on = n.TRIGGERS.index(card["trigger"]["on"])
            if on == n.ON_COLOR:
                on += n.COLORS.index(card["trigger"]["color"])
            ((good, number),) = simple_gain(card["id"], card["trigger"]["gain"])
            if good == n.SCROLL:
                raise ValueError(f"{card['id']}: a trigger never gives scrolls: it could fire itself")
            table[on].append((c, good, number))
    return table


def converters() -> list[tuple[int, int, int]]:
    """The conversions (3.5): card, crystals to pay, good to gain (CRYSTAL means any resource)."""
    found: list[tuple[int, int, int]] = []
    for c, card in enumerate(DIVINITY_DATA):
        if "convert" in card:
            if set(card["convert"]["cost"]) != {"crystal"}:
                raise ValueError(f"{card['id']}: a conversion costs crystals")
            ((key, number),) = card["convert"]["gain"].items()
            if number != 1:
                raise ValueError(f"{card['id']}: a conversion gives one piece")
            good = 0 if key == "any_resource" else n.GOODS.index(key)
            found.append((c, card["convert"]["cost"]["crystal"], good))
    return found


LISTENERS: Final[list[list[tuple[int, int, int]]]] = listeners()
LISTENING: Final[list[int]] = [mask_of([card for card, _, _ in heard]) for heard in LISTENERS]
CONVERTERS: Final[list[tuple[int, int, int]]] = converters()
CONVERTING: Final[int] = mask_of([card for card, _, _ in CONVERTERS])
CONVERT_PRICE: Final[list[int]] = [
    next((price for card, price, _ in CONVERTERS if card == c), 0) for c in range(DIVINITIES)
]
CONVERT_GOOD: Final[list[int]] = [
    next((good for card, _, good in CONVERTERS if card == c), 0) for c in range(DIVINITIES)
]

# --- Salamander cards: white 0-7, black 8-15

SALAMANDER_DATA: Final[list[dict[str, Any]]] = sorted(
    read_data(FOLDER, "salamander_cards")["card"], key=lambda card: ("white", "black").index(card["deck"])
)
SALAMANDER_IDS: Final[list[str]] = [card["id"] for card in SALAMANDER_DATA]
SALAMANDERS: Final[int] = len(SALAMANDER_DATA)
WHITE_CARDS: Final[list[int]] = [c for c in range(SALAMANDERS) if SALAMANDER_DATA[c]["deck"] == "white"]
BLACK_CARDS: Final[list[int]] = [c for c in range(SALAMANDERS) if SALAMANDER_DATA[c]["deck"] == "black"]
SALAMANDER_FAITH: Final[list[int]] = [card["faith"] for card in SALAMANDER_DATA]
SALAMANDER_GAIN: Final[list[list[Frame]]] = [gain_of(card["id"], card["gain"]) for card in SALAMANDER_DATA]
DECK_CARDS: Final[list[list[int]]] = [BEAR_CARDS, EAGLE_CARDS, WHITE_CARDS, BLACK_CARDS]
# 7.7.1, 7.7.3: white half, black half
TEMPLE_COST: Final[list[list[int]]] = [cost_of(half, CONSTANTS["temple"][half]["cost"]) for half in ("white", "black")]
TEMPLE_GAIN: Final[list[list[Frame]]] = [
    gain_of(half, CONSTANTS["temple"][half]["empty_deck_gain"]) for half in ("white", "black")
]

# --- Spellbooks

BOOK_DATA: Final[list[dict[str, Any]]] = read_data(FOLDER, "spellbooks")["card"]
BOOK_IDS: Final[list[str]] = [card["id"] for card in BOOK_DATA]
ALL_BOOKS: Final[list[int]] = list(range(len(BOOK_DATA)))
BOOK_COUNTER: Final[list[int]] = [n.COUNTERS.index(card["count"]) for card in BOOK_DATA]
BOOK_POINTS: Final[list[list[int]]] = [[card["upper"], card["lower"]] for card in BOOK_DATA]

# --- Boards and set-up

APPRENTICES_BY_ROUND: Final[list[int]] = CONSTANTS["player_board"]["apprentices_by_round"]
APPRENTICES: Final[int] = CONSTANTS["components"]["apprentices_per_player"]
INCOME_CRYSTALS: Final[int] = CONSTANTS["player_board"]["crystals_at_round_start"]
SCROLLS_FOR_BOOK: Final[int] = CONSTANTS["player_board"]["scrolls_for_spellbook"]
ROW_POINTS: Final[list[int]] = [
    CONSTANTS["player_board"]["grove_track_vp"].get(str(groves), 0) for groves in range(GROVES_IN_BOX + 1)
]  # 8.4.1, by the number of groves harvested
BUY_PRICE: Final[int] = CONSTANTS["free_actions"]["buy_resource"]["cost"]["crystal"]
REST_CRYSTALS: Final[int] = CONSTANTS["free_actions"]["rest_apprentice"]["gain"]["crystal"]
PASS_CRYSTALS: Final[int] = CONSTANTS["pass"]["auto_flip_gain"]["crystal"]
# 7.3.5: for each conversion and for buying on the board, the cards that sell the same for less
CHEAPER: Final[list[int]] = [
    mask_of([other for other, price, good in CONVERTERS if good == CONVERT_GOOD[c] and price < CONVERT_PRICE[c]])
    for c in range(DIVINITIES)
]
CHEAPER_THAN_BUYING: Final[int] = mask_of([c for c, price, good in CONVERTERS if not good and price < BUY_PRICE])
HARVEST_PRICE: Final[int] = CONSTANTS["pass"]["harvest_cost"]["crystal"]
ROUNDS: Final[int] = CONSTANTS["meta"]["rounds"]
DISPLAY: Final[int] = CONSTANTS["setup"]["field_display"]
BOOKS: Final[int] = CONSTANTS["setup"]["spellbooks_by_players"]["2"]
FAITH_AWARDS: Final[list[list[int]]] = [CONSTANTS["faith"][god] for god in n.GODS]
VP_PER_SCROLL: Final[int] = CONSTANTS["end_of_game"]["vp_per_scroll"]
RESOURCES: Final = range(n.LEAF, n.FRUIT + 1)


def cell_at(x: int, y: int) -> int:
    """The number of a cell, or of the gap at its south-east corner (4.3).

    >>> [cell_at(0, 0) - cell for cell in (cell_at(0, -1), cell_at(1, 0))]
    [46, -1]
    """
    return n.ORIGIN + y * n.WIDTH + x


def column_of(cell: int) -> int:
    return cell % n.WIDTH - n.ORIGIN % n.WIDTH


def row_of(cell: int) -> int:
    return cell // n.WIDTH - n.ORIGIN // n.WIDTH


STARTS: Final[tuple[str, ...]] = ("NW", "NE", "SW", "SE")
START_CELLS: Final[list[int]] = [cell_at(*CONSTANTS["setup"]["start_cells"][name]) for name in STARTS]
START_GAPS: Final[list[int]] = [cell_at(*gap) for gap in CONSTANTS["setup"]["start_gaps"]]
TEMPLE: Final[list[int]] = [cell_at(*cell) for cell in CONSTANTS["setup"]["temple_cells"]]
CONTACT: Final[list[int]] = [dy * n.WIDTH + dx for dx, dy in CONSTANTS["geometry"]["neighbours"]]
# 4.3: corners are numbered like the paths of a grove, NW, NE, SE, SW; a spot touches its own corner
# and the next
CORNERS: Final = ("NW", "NE", "SE", "SW")
CORNER_GAP: Final[list[int]] = [
    dy * n.WIDTH + dx for dx, dy in (CONSTANTS["geometry"]["corner_gap"][c] for c in CORNERS)
]
# the cell that has this gap at this corner
AROUND_GAP: Final[list[int]] = [-offset for offset in CORNER_GAP]
SPOT_GAPS: Final[list[list[int]]] = [[CORNER_GAP[spot], CORNER_GAP[(spot + 1) % 4]] for spot in range(4)]
# the path leads back
SPOT_PATHS: Final[list[list[int]]] = [[(spot + 2) % 4, (spot + 3) % 4] for spot in range(4)]

# --- checks across the files

assert [TILES, GROVES_IN_BOX, DIVINITIES, SALAMANDERS] == [24, 30, 24, 16]
assert START_TILES == [0, 1, 2, 3] and list(range(12)) == BEAR_CARDS and BLACK_CARDS[0] == 8
assert len(DECK_CARDS) == n.BLACK_DECK + 1 and DECK_CARDS[n.WHITE_DECK] == WHITE_CARDS
assert len(COUNTED_TILES) == n.CARDS_DIVINITY
assert all(
    [CORNERS[spot], CORNERS[(spot + 1) % 4]] == CONSTANTS["geometry"]["spot_corners"][name]
    for spot, name in enumerate(CONSTANTS["geometry"]["spots"])
)
assert all(
    CONSTANTS["geometry"]["corner_path"][name] == CORNERS[(corner + 2) % 4] for corner, name in enumerate(CORNERS)
)
