"""What does the data say?  All components as tables of ints, indexed by their place in the data files."""

import tomllib
from pathlib import Path
from typing import Any, Final

from tableforone.games.lords_of_waterdeep.effects import (
    ANY_CUBE,
    MAY,
    NOTHING,
    RESOURCES,
    Template,
    amounts,
    framed,
    one,
    templates,
)
from tableforone.games.lords_of_waterdeep.vocabulary import (
    COPY_SPACE,
    DRAW_INTRIGUE,
    FOR_PLOTS,
    FOR_TILES,
    GAIN,
    GIVE_MANDATORY,
    PLAY_INTRIGUE,
    SCORE_STOCK,
    TAKE_STOCK,
)

Table = dict[str, Any]
FOLDER: Final = Path(__file__).parent / "data"


def load(name: str) -> Table:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


BOARD_DATA: Final[list[Table]] = sorted(load("board")["space"], key=lambda space: int(space["order"]))
TILE_DATA: Final[list[Table]] = load("buildings")["building"]
QUEST_DATA: Final[list[Table]] = load("quests")["quest"]
CARD_DATA: Final[list[Table]] = load("intrigue")["intrigue"]
LORD_DATA: Final[list[Table]] = load("lords")["lord"]
SETUP_DATA: Final[Table] = load("setup")
SOLO: Final[Table] = load("solo_pseudo")


def ids(data: list[Table]) -> list[str]:
    return [str(entry["id"]) for entry in data]


def removed(data: list[Table], names: list[str]) -> int:
    """A bit mask of the components that the solo document takes out (S1.1)."""
    return sum(1 << ids(data).index(name) for name in names)


# --- places: the spaces of the board in their order, then the tiles (in play or in the hall)

CASTLE: Final = 7
BUILDERS_HALL: Final = 9
HARBOR_1: Final = 10
FIRST_TILE: Final = 13
TILES: Final = len(TILE_DATA)
PLACES: Final = FIRST_TILE + TILES
HARBOR_MASK: Final = 7 << HARBOR_1

PLACE_IDS: Final = ids(BOARD_DATA) + ids(TILE_DATA)
ZOARSTAR: Final = FIRST_TILE + ids(TILE_DATA).index("the_zoarstar")
PALACE: Final = FIRST_TILE + ids(TILE_DATA).index("the_palace_of_waterdeep")
THREE_PEARLS: Final = FIRST_TILE + ids(TILE_DATA).index("the_three_pearls")
STONE_HOUSE: Final = FIRST_TILE + ids(TILE_DATA).index("the_stone_house")

if PLACE_IDS.index("castle_waterdeep") != CASTLE or PLACE_IDS.index("builders_hall") != BUILDERS_HALL:
    raise ValueError("board.toml: the order of the spaces has changed")


def actions() -> list[list[Template]]:
    """What each place does, in order; a stock is named by its tile, The Zoarstar never copies itself (6.5.5)."""
    found = [templates(entry["action"], FOR_TILES) for entry in BOARD_DATA + TILE_DATA]
    for place, action in enumerate(found):
        found[place] = [(*t, place - FIRST_TILE) if t[0] in (TAKE_STOCK, SCORE_STOCK) else t for t in action]
    found[ZOARSTAR] = [(COPY_SPACE, ZOARSTAR)]
    return found


ACTIONS: Final[list[list[Template]]] = actions()
ACTION_FRAMES: Final[list[list[list[Template]]]] = [framed(action) for action in ACTIONS]
OWNER_ACTIONS: Final[list[list[Template]]] = [templates(tile["owner"], FOR_TILES) for tile in TILE_DATA]
OWNER_FRAMES: Final[list[list[list[Template]]]] = [framed(action) for action in OWNER_ACTIONS]
OWNER_DRAWS: Final[list[bool]] = [any(t[0] == DRAW_INTRIGUE for t in action) for action in OWNER_ACTIONS]
TILE_COST: Final[list[int]] = [int(tile["cost"]) for tile in TILE_DATA]


def use_gold(entry: Table) -> int:
    """The gold that using the place costs."""
    return sum(int(effect["cost"].get("gold", 0)) for effect in entry["action"] if effect["op"] == "pay")


USE_GOLD: Final[list[int]] = [use_gold(entry) for entry in BOARD_DATA + TILE_DATA]

# stock: its kind (5 = VP tokens) and size by tile, NOTHING for the others
STOCK_KINDS: Final = (*RESOURCES, "vp")
STOCK_KIND: Final[list[int]] = [
    STOCK_KINDS.index(tile["stock"]["resource"]) if "stock" in tile else NOTHING for tile in TILE_DATA
]
STOCK_SIZE: Final[list[int]] = [int(tile["stock"]["n"]) if "stock" in tile else 0 for tile in TILE_DATA]

# --- quests: 60 ordinary ones, then the mandatory quests of the intrigue deck

TYPES: Final = tuple(str(name) for name in SETUP_DATA["quest_types"]["all"])
MANDATORY_DATA: Final[list[Table]] = [card for card in CARD_DATA if card["kind"] == "mandatory_quest"]
QUESTS: Final = len(QUEST_DATA)
ALL_QUESTS: Final[list[Table]] = QUEST_DATA + MANDATORY_DATA
QUEST_IDS: Final = ids(ALL_QUESTS)
REQUIRES: Final[list[tuple[int, ...]]] = [amounts(quest["requires"]) for quest in ALL_QUESTS]
REQUIREMENTS: Final[list[list[tuple[int, int]]]] = [
    [(kind, n) for kind, n in enumerate(needs) if n] for needs in REQUIRES
]
# goods as one number, twelve bits for each kind: one subtraction compares all five, and the top bits tell
KIND_BITS: Final = 12
ENOUGH: Final = sum(1 << KIND_BITS * kind + KIND_BITS - 1 for kind in range(5))
PRICE: Final[list[int]] = [sum(n << KIND_BITS * kind for kind, n in enumerate(needs)) for needs in REQUIRES]
TOP_BITS: Final[list[int]] = [  # by a mask of kinds
    sum(1 << KIND_BITS * kind + KIND_BITS - 1 for kind in range(5) if mask >> kind & 1) for mask in range(32)
]
QUEST_TYPE: Final[list[int]] = [TYPES.index(q["type"]) if "type" in q else NOTHING for q in ALL_QUESTS]
QUEST_VP: Final[list[int]] = [int(quest["reward"]["vp"]) for quest in ALL_QUESTS]
IS_PLOT: Final[list[bool]] = [bool(quest.get("plot")) for quest in ALL_QUESTS]


def reward(quest: Table) -> list[Template]:
    """What a completed quest gives besides its VP (7.2.1): cubes and gold, intrigue cards, special effects."""
    goods = {name: n for name, n in quest["reward"].items() if name in RESOURCES}
    cards = int(quest["reward"].get("intrigue", 0))
    found: list[Template] = []
    if goods:
        found.append((GAIN, *amounts(goods)))
    if cards:
        found.append((DRAW_INTRIGUE, cards))
    ongoing = quest.get("ongoing", {})
    at_once = ongoing["do"] if ongoing.get("when") == "completed" else []
    special = (
        quest["effects"] if "type" in quest and "effects" in quest else []
    )  # of mandatory quests: how to give them
    effects = [(PLAY_INTRIGUE, MAY) if t[0] == PLAY_INTRIGUE else t for t in templates(special)]  # 7.5.8
    return found + effects + templates(at_once)


REWARDS: Final[list[list[Template]]] = [reward(quest) for quest in ALL_QUESTS]
REWARD_FRAMES: Final[list[list[list[Template]]]] = [framed(effects) for effects in REWARDS]

# --- plot quests

ORB: Final = QUEST_IDS.index("recover_the_magisters_orb")
DEFEND: Final = QUEST_IDS.index("defend_the_tower_of_luck")
INFILTRATE: Final = QUEST_IDS.index("infiltrate_builders_hall")
SLEEPER: Final = QUEST_IDS.index("place_a_sleeper_agent_in_skullport")
MIRACLE: Final = QUEST_IDS.index("produce_a_miracle_for_the_masses")


def ongoing_score(quest: int) -> int:
    """The VP that a scoring plot quest pays each time."""
    ((_, vp, _),) = templates(QUEST_DATA[quest]["ongoing"]["do"], FOR_PLOTS)
    return int(vp)


INFILTRATE_VP: Final = ongoing_score(INFILTRATE)
SLEEPER_VP: Final = ongoing_score(SLEEPER)


def plots(when: str) -> list[int]:
    return [n for n, quest in enumerate(QUEST_DATA) if quest.get("ongoing", {}).get("when") == when]


# set off by what an action brings (7.4.2): quest, resource, effect; the one that asks last, so that it sees all gains
ACTION_PLOTS: Final[list[tuple[int, int, Template]]] = sorted(
    (
        (n, RESOURCES.index(QUEST_DATA[n]["ongoing"]["resource"]), templates(QUEST_DATA[n]["ongoing"]["do"])[0])
        for n in plots("action_gain")
    ),
    key=lambda plot: plot[0] == MIRACLE,
)
# the plot quests that an action sets off, by the mask of the resources it brought
PLOTS_OF: Final[list[int]] = [
    sum(1 << quest for quest, kind, _ in ACTION_PLOTS if brought >> kind & 1) for brought in range(32)
]
ACTION_PLOT_MASK: Final = sum(1 << plot[0] for plot in ACTION_PLOTS)
# the plot quest that pays for later quests of a type, and how much
TYPE_PLOT: Final[list[int]] = [
    next(n for n in plots("quest_completed") if QUEST_DATA[n]["ongoing"]["quest_type"] == name) for name in TYPES
]
TYPE_PLOT_VP: Final[list[int]] = [ongoing_score(quest) for quest in TYPE_PLOT]

# --- intrigue cards: kinds, and the 50 physical cards

CARD_KINDS: Final = len(CARD_DATA)
CARD_IDS: Final = ids(CARD_DATA)
CARD_KIND: Final[list[int]] = [kind for kind, card in enumerate(CARD_DATA) for _ in range(card["count"])]
CARDS: Final = len(CARD_KIND)


def card_numbers() -> list[int]:
    """The collector's number of each physical card."""
    found: list[int] = []
    for card in CARD_DATA:
        first = int(str(card["numbers"]).split("-")[0])
        found += range(first, first + int(card["count"]))
    return found


CARD_NUMBER: Final[list[int]] = card_numbers()
MANDATORY_QUEST: Final[list[int]] = [
    QUEST_IDS.index(name) if name in QUEST_IDS[QUESTS:] else NOTHING for name in CARD_IDS
]
MANDATORY_CARD: Final[list[int]] = [CARD_KIND.index(CARD_IDS.index(name)) for name in QUEST_IDS[QUESTS:]]


def card_effects(kind: int, card: Table) -> list[Template]:
    found = templates(card["effects"])
    return [(GIVE_MANDATORY, MANDATORY_QUEST[kind])] if card["kind"] == "mandatory_quest" else found


CARD_EFFECTS: Final[list[list[Template]]] = [card_effects(kind, card) for kind, card in enumerate(CARD_DATA)]
CARD_FRAMES: Final[list[list[list[Template]]]] = [framed(effects) for effects in CARD_EFFECTS]

# when the player may play it (8.1.4)
CONDITIONS: Final = (
    "always",
    "gold >= 2 and a usable opponent space",
    "an opponent has a cube",
    "own agent in Waterdeep Harbor",
    "own uncompleted quest",
    "own building without an agent, and a tile in the hall",
    "own assigned agent",
    "unused agent and an agent-free tile in the hall",
    "quest deck or discard not empty",
    "quest deck not empty",
)
ALWAYS: Final = 0
IF_BRIBE: Final = 1
IF_CUBE: Final = 2
IF_HARBOR_AGENT: Final = 3
IF_QUEST: Final = 4
IF_DEAL: Final = 5
IF_AGENT: Final = 6
IF_WARES: Final = 7
CONDITION: Final[list[int]] = [CONDITIONS.index(card["playable_if"]) for card in CARD_DATA]
BRIBE_PRICE: Final = 2

# --- what Pseudo does with a card he draws (S10)

PSEUDO_DEEDS: Final = (
    "choose_option_like_space",
    "assign_unused_agent_to_hall_like_space",
    "give_mandatory_to_player",
    "return_latest_agent",
    "place_one_more_agent",
    "copy_player_space_like_space",
    "quest_gift",
    "cube_swing",
    "play_as_printed",
)
DO_FAVOR: Final = 0
DO_WARES: Final = 1
DO_MANDATORY: Final = 2
DO_RECALL: Final = 3
DO_PLACE: Final = 4
DO_BRIBE: Final = 5
DO_GIFT: Final = 6
DO_SWING: Final = 7


def pseudo_cards() -> tuple[list[int], list[int], list[str]]:
    """Deed, cubes of the swing (a mask) and rule by kind of card; a removed card shows a quest: a gift (F6)."""
    deeds = [DO_GIFT] * CARD_KINDS
    cubes = [0] * CARD_KINDS
    rules = ["F6"] * CARD_KINDS
    for entry in SOLO["intrigue"]:
        kind = CARD_IDS.index(entry["id"])
        deeds[kind] = PSEUDO_DEEDS.index(entry["do"])
        rules[kind] = str(entry["rule"])
        if "cube" in entry:
            cubes[kind] = ANY_CUBE if entry["cube"] == "any" else 1 << RESOURCES.index(entry["cube"])
            if entry["cube"] != CARD_DATA[kind]["first_cube"]:
                raise ValueError(f"solo_pseudo.toml: the first cube of {entry['id']} differs from intrigue.toml")
    return deeds, cubes, rules


PSEUDO_DEED: Final = pseudo_cards()[0]
PSEUDO_SWING: Final = pseudo_cards()[1]
PSEUDO_RULE: Final = pseudo_cards()[2]
OPEN_QUEST: Final = int(SOLO["scoring"]["player_uncompleted_quest"])
VALUE: Final[list[int]] = [int(SOLO["value"][name]) for name in RESOURCES]
CARD_VALUE: Final = int(SOLO["value"]["intrigue"])
QUEST_VALUE: Final = int(SOLO["value"]["quest"])
FAVORS: Final[list[tuple[int, int]]] = [
    one(option) for option in CARD_DATA[CARD_IDS.index("call_in_a_favor")]["effects"][0]["options"]
]

# --- lords

LORD_TYPES: Final[list[int]] = [sum(1 << TYPES.index(name) for name in lord["types"]) for lord in LORD_DATA]
LORD_VP: Final[list[int]] = [int(lord["bonus"]["vp"]) for lord in LORD_DATA]
LORD_OF_TILES: Final[list[bool]] = [lord["bonus"]["per"] == "building" for lord in LORD_DATA]

# --- what is in the solo game (S1.1)

TILE_BAG: Final = (1 << TILES) - 1 & ~removed(TILE_DATA, SOLO["removed"]["buildings"])
LORD_BAG: Final = (1 << len(LORD_DATA)) - 1 & ~removed(LORD_DATA, SOLO["removed"]["lords"])
QUEST_BAG: Final = (1 << QUESTS) - 1 & ~removed(QUEST_DATA, SOLO["removed"]["quests"])
REMOVED_KINDS: Final = removed(CARD_DATA, SOLO["removed"]["intrigue"])
CARD_BAG: Final = sum(1 << card for card, kind in enumerate(CARD_KIND) if not REMOVED_KINDS >> kind & 1)


def check_counts() -> None:
    """The data must leave what the solo document leaves."""
    left = {"buildings": TILE_BAG, "lords": LORD_BAG, "quests": QUEST_BAG, "intrigue": CARD_BAG}
    for name, bag in left.items():
        if bag.bit_count() != SOLO["remaining"][name]:
            raise ValueError(f"solo_pseudo.toml: {bag.bit_count()} {name} are left, {SOLO['remaining'][name]} expected")


check_counts()

CUBES_OF_A_KIND: Final = int(SETUP_DATA["components"]["clerics"])
AGENTS: Final = int(SETUP_DATA["two_players"]["agents"])
START_GOLD: Final = (int(SOLO["setup"]["player"]["gold"]), int(SOLO["setup"]["pseudo"]["gold"]))
ROUNDS: Final = int(load("board")["tracks"]["rounds"])
EXTRA_AGENT_ROUND: Final = int(load("board")["tracks"]["extra_agent_round"])
PLOTS: Final = int(load("board")["places"]["building_plots_printed"])
SWITCHES: Final = tuple(SETUP_DATA["switches"])
ON_QUEST_REWARD: Final = 1  # bits of Position.switches, in the order of setup.toml
COUNTS_ITSELF: Final = 2
CHAINS: Final = 4
STOCK_ON_FREE_ENTRY: Final = 8
HALL_VP_ON_FREE_ENTRY: Final = 16
PLOTS_LIMIT: Final = 32
