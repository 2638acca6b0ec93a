"""What lies on the table?  Board, taverns, quests, tiles, decks, and whose agents stand where."""

from typing import ClassVar, Final

from tableforone.kernel.frames import Position

NONE: Final[list[int]] = []  # a place for a list until copy() or start() gives one; never changed

# Position.phase
SETTING_UP: Final = 0
TURNS: Final = 1
HARBOR_PHASE: Final = 2
FINISHED: Final = 3

# Position.flags: what has happened in the turn of this moment
HE_PLACED: Final = 1
HE_QUESTED: Final = 2
YOU_QUESTED: Final = 4

# Position.used: what is used up until the next round; Pseudo's bits are two places higher
ORB_USED: Final = 1
MIRACLE_USED: Final = 2


class Waterdeep(Position):
    """One game.  Masks: agents by place, tiles, quests and cards by their numbers in cards.py."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round",
        "phase",
        "score",
        "tally",
        "first",
        "lord",
        "switches",
        "my",
        "his",
        "supply",
        "pool",
        "agents",
        "mine",
        "theirs",
        "trail",
        "moored",
        "envoy",
        "envoy_holder",
        "used",
        "brought",
        "sought",
        "flags",
        "played",
        "my_tiles",
        "his_tiles",
        "stock",
        "hall",
        "hall_vp",
        "tile_bag",
        "inn",
        "my_quests",
        "his_quests",
        "my_done",
        "his_done",
        "quest_bag",
        "quest_discard",
        "quest_shuffles",
        "hand",
        "card_bag",
        "card_discard",
        "card_shuffles",
        "lots",
    )

    def __init__(self) -> None:
        super().__init__()
        self.round: int = 0
        self.phase: int = SETTING_UP
        self.score: int = 0
        self.tally: list[int] = NONE  # the score by reason
        self.first: int = 0  # who holds the first-player marker
        self.lord: int = -1
        self.switches: int = 0  # the readings chosen at the start
        self.my: list[int] = NONE  # the player's tavern: clerics, fighters, rogues, wizards, gold
        self.his: list[int] = NONE  # Pseudo's tavern
        self.supply: list[int] = NONE  # cubes by kind
        self.pool: list[int] = NONE  # agents not placed, by player
        self.agents: list[int] = NONE  # all agents, by player
        self.mine: int = 0  # places with an agent of the player
        self.theirs: int = 0  # places with an agent of Pseudo
        self.trail: list[int] = NONE  # Pseudo's placed agents, the latest last (F2)
        self.moored: int = -1  # harbor space copied by the player's agent on The Zoarstar (5.6.3)
        self.envoy: int = -1  # place of the ambassador
        self.envoy_holder: int = -1  # who will place the ambassador
        self.used: int = 0
        self.brought: int = 0  # resources the current action has brought, five bits for each player (7.4.2)
        self.sought: int = -1  # the resource for which Pseudo chose his space (S6.3)
        self.flags: int = 0
        self.played: list[int] = NONE  # tiles in the order in which they entered play
        self.my_tiles: int = 0
        self.his_tiles: int = 0
        self.stock: list[int] = NONE  # by tile
        self.hall: list[int] = NONE  # tiles in the three slots, -1 = empty
        self.hall_vp: list[int] = NONE  # VP tokens on them
        self.tile_bag: int = 0
        self.inn: list[int] = NONE  # face-up quests, -1 = empty
        self.my_quests: list[int] = NONE
        self.his_quests: list[int] = NONE  # top to bottom
        self.my_done: int = 0
        self.his_done: int = 0
        self.quest_bag: int = 0
        self.quest_discard: int = 0
        self.quest_shuffles: int = 0
        self.hand: list[int] = NONE
        self.card_bag: int = 0
        self.card_discard: int = 0
        self.card_shuffles: int = 0
        self.lots: int = 0  # lots drawn so far

    def copy(self) -> "Waterdeep":
        other = Waterdeep()
        other.stack = self.stack[:]
        other.round = self.round
        other.phase = self.phase
        other.score = self.score
        other.tally = self.tally[:]
        other.first = self.first
        other.lord = self.lord
        other.switches = self.switches
        other.my = self.my[:]
        other.his = self.his[:]
        other.supply = self.supply[:]
        other.pool = self.pool[:]
        other.agents = self.agents[:]
        other.mine = self.mine
        other.theirs = self.theirs
        other.trail = self.trail[:]
        other.moored = self.moored
        other.envoy = self.envoy
        other.envoy_holder = self.envoy_holder
        other.used = self.used
        other.brought = self.brought
        other.sought = self.sought
        other.flags = self.flags
        other.played = self.played[:]
        other.my_tiles = self.my_tiles
        other.his_tiles = self.his_tiles
        other.stock = self.stock[:]
        other.hall = self.hall[:]
        other.hall_vp = self.hall_vp[:]
        other.tile_bag = self.tile_bag
        other.inn = self.inn[:]
        other.my_quests = self.my_quests[:]
        other.his_quests = self.his_quests[:]
        other.my_done = self.my_done
        other.his_done = self.his_done
        other.quest_bag = self.quest_bag
        other.quest_discard = self.quest_discard
        other.quest_shuffles = self.quest_shuffles
        other.hand = self.hand[:]
        other.card_bag = self.card_bag
        other.card_discard = self.card_discard
        other.card_shuffles = self.card_shuffles
        other.lots = self.lots
        return other
