"""All components as tables of ints, indexed by their position in the data files."""

from pathlib import Path
from typing import Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.data import Data, read_data
from tableforone.kernel.frames import Frame

from . import numbers as n
from .effects import Effect, amounts, effects_of, framed, printed_goods

FOLDER: Final = Path(__file__).parent.parent

BOARD: Final[Data] = read_data(FOLDER, "board")
BOARD_DATA: Final[list[Data]] = sorted(BOARD["space"], key=lambda space: int(space["order"]))
TILE_DATA: Final[list[Data]] = read_data(FOLDER, "buildings")["building"]
QUEST_DATA: Final[list[Data]] = read_data(FOLDER, "quests")["quest"]
CARD_DATA: Final[list[Data]] = read_data(FOLDER, "intrigue")["intrigue"]
LORD_DATA: Final[list[Data]] = read_data(FOLDER, "lords")["lord"]
SETUP_DATA: Final[Data] = read_data(FOLDER, "setup")
SOLO: Final[Data] = read_data(FOLDER, "solo_pseudo")


def ids(data: list[Data]) -> list[str]:
    return [str(entry["id"]) for entry in data]


def removed(data: list[Data], names: list[str]) -> int:
    """A mask of the components that the solo document removes (S1.1)."""
    return mask_of([ids(data).index(name) for name in names])


# --- places: the spaces of the board in order, then the tiles (in play or in the hall)

CASTLE: Final = 7
BUILDERS_HALL: Final = 9
HARBOR_1: Final = 10
FIRST_TILE: Final = 13
TILES: Final[int] = len(TILE_DATA)
PLACES: Final[int] = FIRST_TILE + TILES
HARBOR_MASK: Final = 7 << HARBOR_1

PLACE_IDS: Final[list[str]] = ids(BOARD_DATA) + ids(TILE_DATA)
INN: Final[int] = mask_of([place for place, name in enumerate(PLACE_IDS) if name.startswith("cliffwatch_inn_")])
ZOARSTAR: Final[int] = FIRST_TILE + ids(TILE_DATA).index("the_zoarstar")
PALACE: Final[int] = FIRST_TILE + ids(TILE_DATA).index("the_palace_of_waterdeep")
THREE_PEARLS: Final[int] = FIRST_TILE + ids(TILE_DATA).index("the_three_pearls")
STONE_HOUSE: Final[int] = FIRST_TILE + ids(TILE_DATA).index("the_stone_house")

if PLACE_IDS.index("castle_waterdeep") != CASTLE or PLACE_IDS.index("builders_hall") != BUILDERS_HALL:
    raise ValueError("board.toml: the order of the spaces has changed")


def actions() -> list[list[Effect]]:
    """The effects of each place, in order.

    A stock is named by its tile; The Zoarstar never copies itself (6.5.5).
    """
    found = [effects_of(entry["action"], n.FOR_TILES) for entry in BOARD_DATA + TILE_DATA]
    for place, action in enumerate(found):
        found[place] = [(*t, place - FIRST_TILE) if t[0] in (n.TAKE_STOCK, n.SCORE_STOCK) else t for t in action]
    found[ZOARSTAR] = [(n.COPY_SPACE, ZOARSTAR)]
    return found


ACTIONS: Final[list[list[Effect]]] = actions()
ACTION_FRAMES: Final[list[list[list[Frame]]]] = [framed(action) for action in ACTIONS]
OWNER_ACTIONS: Final[list[list[Effect]]] = [effects_of(tile["owner"], n.FOR_TILES) for tile in TILE_DATA]
OWNER_FRAMES: Final[list[list[list[Frame]]]] = [framed(action) for action in OWNER_ACTIONS]
OWNER_DRAWS: Final[list[bool]] = [any(t[0] == n.DRAW_INTRIGUE for t in action) for action in OWNER_ACTIONS]
TILE_COST: Final[list[int]] = [int(tile["cost"]) for tile in TILE_DATA]


def use_gold(entry: Data) -> int:
    """The gold cost of using the place."""
    return sum(int(effect["cost"].get("gold", 0)) for effect in entry["action"] if effect["op"] == "pay")


USE_GOLD: Final[list[int]] = [use_gold(entry) for entry in BOARD_DATA + TILE_DATA]

# stock: kind (5 = VP tokens) and size by tile; n.NOTHING for the others
STOCK_KINDS: Final[tuple[str, ...]] = (*n.RESOURCES, "vp")
STOCK_KIND: Final[list[int]] = [
    STOCK_KINDS.index(tile["stock"]["resource"]) if "stock" in tile else n.NOTHING for tile in TILE_DATA
]
STOCK_SIZE: Final[list[int]] = [int(tile["stock"]["n"]) if "stock" in tile else 0 for tile in TILE_DATA]

# --- quests: 60 ordinary ones, then the mandatory quests of the intrigue deck

TYPES: Final[tuple[str, ...]] = tuple(str(name) for name in SETUP_DATA["quest_types"]["all"])
MANDATORY_DATA: Final[list[Data]] = [card for card in CARD_DATA if card["kind"] == "mandatory_quest"]
QUESTS: Final[int] = len(QUEST_DATA)
ALL_QUESTS: Final[list[Data]] = QUEST_DATA + MANDATORY_DATA
QUEST_IDS: Final[list[str]] = ids(ALL_QUESTS)
REQUIRES: Final[list[tuple[int, ...]]] = [amounts(quest["requires"]) for quest in ALL_QUESTS]
REQUIREMENTS: Final[list[list[tuple[int, int]]]] = [printed_goods(needs) for needs in REQUIRES]
QUEST_TYPE: Final[list[int]] = [TYPES.index(q["type"]) if "type" in q else n.NOTHING for q in ALL_QUESTS]
QUEST_VP: Final[list[int]] = [int(quest["reward"]["vp"]) for quest in ALL_QUESTS]
IS_PLOT: Final[list[bool]] = [bool(quest.get("plot")) for quest in ALL_QUESTS]


def reward(quest: Data) -> list[Effect]:
    """A quest's rewards besides VP (7.2.1): cubes and gold, intrigue cards, special effects."""
    goods = {name: count for name, count in quest["reward"].items() if name in n.RESOURCES}
    cards = int(quest["reward"].get("intrigue", 0))
    found: list[Effect] = []
    if goods:
        found.append((n.GAIN, *amounts(goods)))
    if cards:
        found.append((n.DRAW_INTRIGUE, cards))
    ongoing = quest.get("ongoing", {})
    at_once = ongoing["do"] if ongoing.get("when") == "completed" else []
    # the effects of mandatory quests (without a type) only say how to give them
    special = quest["effects"] if "type" in quest and "effects" in quest else []
    effects = [(n.PLAY_INTRIGUE, n.MAY) if t[0] == n.PLAY_INTRIGUE else t for t in effects_of(special)]  # 7.5.8
    return found + effects + effects_of(at_once)


REWARDS: Final[list[list[Effect]]] = [reward(quest) for quest in ALL_QUESTS]
REWARD_FRAMES: Final[list[list[list[Frame]]]] = [framed(effects) for effects in REWARDS]

# --- plot quests

ORB: Final[int] = QUEST_IDS.index("recover_the_magisters_orb")
DEFEND: Final[int] = QUEST_IDS.index("defend_the_tower_of_luck")
INFILTRATE: Final[int] = QUEST_IDS.index("infiltrate_builders_hall")
SLEEPER: Final[int] = QUEST_IDS.index("place_a_sleeper_agent_in_skullport")
MIRACLE: Final[int] = QUEST_IDS.index("produce_a_miracle_for_the_masses")


def ongoing_score(quest: int) -> int:
    """The VP that a scoring plot quest gives each time."""
    ((_, vp, _),) = effects_of(QUEST_DATA[quest]["ongoing"]["do"], n.FOR_PLOTS)
    return int(vp)


INFILTRATE_VP: Final[int] = ongoing_score(INFILTRATE)
SLEEPER_VP: Final[int] = ongoing_score(SLEEPER)


def plots(when: str) -> list[int]:
    return [number for number, quest in enumerate(QUEST_DATA) if quest.get("ongoing", {}).get("when") == when]


# Triggered by the gains of an action (7.4.2): quest, resource, effect.
# The one with a question is last, so that it sees all gains.
ACTION_PLOTS: Final[list[tuple[int, int, Effect]]] = sorted(
    (
        (
            quest,
            n.RESOURCES.index(QUEST_DATA[quest]["ongoing"]["resource"]),
            effects_of(QUEST_DATA[quest]["ongoing"]["do"])[0],
        )
        for quest in plots("action_gain")
    ),
    key=lambda plot: plot[0] == MIRACLE,
)
# by mask of the resources gained: number, quest, effect of the triggered ones
PLOTS_OF: Final[list[list[tuple[int, int, Effect]]]] = [
    [(number, quest, effect) for number, (quest, kind, effect) in enumerate(ACTION_PLOTS) if brought >> kind & 1]
    for brought in range(32)
]
ACTION_PLOT_MASK: Final[int] = sum(1 << plot[0] for plot in ACTION_PLOTS)
# the plot quest that gives points for later quests of a type, and how many
TYPE_PLOT: Final[list[int]] = [
    next(quest for quest in plots("quest_completed") if QUEST_DATA[quest]["ongoing"]["quest_type"] == name)
    for name in TYPES
]
TYPE_PLOT_VP: Final[list[int]] = [ongoing_score(quest) for quest in TYPE_PLOT]

# --- intrigue cards: kinds, and the 50 physical cards

CARD_KINDS: Final[int] = len(CARD_DATA)
CARD_IDS: Final[list[str]] = ids(CARD_DATA)
CARD_KIND: Final[list[int]] = [kind for kind, card in enumerate(CARD_DATA) for _ in range(card["count"])]
CARDS: Final[int] = len(CARD_KIND)


def card_numbers() -> list[int]:
    """The collector's number of each physical card."""
    found: list[int] = []
    for card in CARD_DATA:
        first = int(str(card["numbers"]).split("-")[0])
        found += range(first, first + int(card["count"]))
    return found


CARD_NUMBER: Final[list[int]] = card_numbers()
MANDATORY_QUEST: Final[list[int]] = [
    QUEST_IDS.index(name) if name in QUEST_IDS[QUESTS:] else n.NOTHING for name in CARD_IDS
]
MANDATORY_CARD: Final[list[int]] = [CARD_KIND.index(CARD_IDS.index(name)) for name in QUEST_IDS[QUESTS:]]


def card_effects(kind: int, card: Data) -> list[Effect]:
    found = effects_of(card["effects"])
    return [(n.GIVE_MANDATORY, MANDATORY_QUEST[kind])] if card["kind"] == "mandatory_quest" else found


CARD_EFFECTS: Final[list[list[Effect]]] = [card_effects(kind, card) for kind, card in enumerate(CARD_DATA)]
CARD_FRAMES: Final[list[list[list[Frame]]]] = [framed(effects) for effects in CARD_EFFECTS]

CONDITION: Final[list[int]] = [n.CONDITIONS.index(card["playable_if"]) for card in CARD_DATA]
BRIBE_PRICE: Final = 2

# --- values for Pseudo (S6.4), and the player's cost of an open quest (S13)

OPEN_QUEST: Final[int] = int(SOLO["scoring"]["player_uncompleted_quest"])
VALUE: Final[list[int]] = [int(SOLO["value"][name]) for name in n.RESOURCES]
CARD_VALUE: Final[int] = int(SOLO["value"]["intrigue"])
QUEST_VALUE: Final[int] = int(SOLO["value"]["quest"])

# --- lords

LORD_TYPES: Final[list[int]] = [sum(1 << TYPES.index(name) for name in lord["types"]) for lord in LORD_DATA]
LORD_VP: Final[list[int]] = [int(lord["bonus"]["vp"]) for lord in LORD_DATA]
LORD_OF_TILES: Final[list[bool]] = [lord["bonus"]["per"] == "building" for lord in LORD_DATA]

# --- the components of the solo game (S1.1)

TILE_BAG: Final[int] = (1 << TILES) - 1 & ~removed(TILE_DATA, SOLO["removed"]["buildings"])
LORD_BAG: Final[int] = (1 << len(LORD_DATA)) - 1 & ~removed(LORD_DATA, SOLO["removed"]["lords"])
QUEST_BAG: Final[int] = (1 << QUESTS) - 1 & ~removed(QUEST_DATA, SOLO["removed"]["quests"])
REMOVED_KINDS: Final[int] = removed(CARD_DATA, SOLO["removed"]["intrigue"])
CARD_BAG: Final[int] = sum(1 << card for card, kind in enumerate(CARD_KIND) if not REMOVED_KINDS >> kind & 1)


def check_counts() -> None:
    """Check that the data has the numbers of the solo document."""
    left = {"buildings": TILE_BAG, "lords": LORD_BAG, "quests": QUEST_BAG, "intrigue": CARD_BAG}
    for name, bag in left.items():
        if bag.bit_count() != SOLO["remaining"][name]:
            raise ValueError(f"solo_pseudo.toml: {bag.bit_count()} {name} are left, {SOLO['remaining'][name]} expected")


check_counts()

CUBES_OF_A_KIND: Final[int] = int(SETUP_DATA["components"]["clerics"])
AGENTS: Final[int] = int(SETUP_DATA["two_players"]["agents"])
START_GOLD: Final[tuple[int, int]] = (int(SOLO["setup"]["player"]["gold"]), int(SOLO["setup"]["pseudo"]["gold"]))
ROUNDS: Final[int] = int(BOARD["tracks"]["rounds"])
EXTRA_AGENT_ROUND: Final[int] = int(BOARD["tracks"]["extra_agent_round"])
PLOTS: Final[int] = int(BOARD["places"]["building_plots_printed"])
SWITCHES: Final[tuple[str, ...]] = tuple(SETUP_DATA["switches"])
