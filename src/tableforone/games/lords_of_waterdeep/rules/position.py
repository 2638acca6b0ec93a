"""What lies on the table?  Board, taverns, quests, tiles, decks, and whose agents stand where."""

from typing import Final

from tableforone.kernel.frames import Position

from . import cards
from . import numbers as n

PARTS: Final = (
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


class Waterdeep(Position):
    """One game.  Masks: agents by place, tiles, quests and cards by their numbers in cards.py."""

    FIELDS = PARTS
    __slots__ = FIELDS

    round: int
    phase: int
    score: int
    tally: list[int]  # the score by reason
    first: int  # who holds the first-player marker
    lord: int
    switches: int  # the readings chosen at the start
    my: list[int]  # the player's tavern: clerics, fighters, rogues, wizards, gold
    his: list[int]  # Pseudo's tavern
    supply: list[int]  # cubes by kind
    pool: list[int]  # agents not placed, by player
    agents: list[int]  # all agents, by player
    mine: int  # places with an agent of the player
    theirs: int  # places with an agent of Pseudo
    trail: list[int]  # Pseudo's placed agents, the latest last (F2)
    moored: int  # harbor space copied by the player's agent on The Zoarstar (5.6.3)
    envoy: int  # place of the ambassador
    envoy_holder: int  # who will place the ambassador
    used: int
    brought: int  # resources the current action has brought, five bits for each player (7.4.2)
    sought: int  # the resource for which Pseudo chose his space (S6.3)
    flags: int
    played: list[int]  # tiles in the order in which they entered play
    my_tiles: int
    his_tiles: int
    stock: list[int]  # by tile
    hall: list[int]  # tiles in the three slots, -1 = empty
    hall_vp: list[int]  # VP tokens on them
    tile_bag: int
    inn: list[int]  # face-up quests, -1 = empty
    my_quests: list[int]
    his_quests: list[int]  # top to bottom
    my_done: int
    his_done: int
    quest_bag: int
    quest_discard: int
    quest_shuffles: int
    hand: list[int]
    card_bag: int
    card_discard: int
    card_shuffles: int
    lots: int  # lots drawn so far

    def copy(self) -> "Waterdeep":
        q = Waterdeep()
        q.stack = self.stack[:]
        q.round = self.round
        q.phase = self.phase
        q.score = self.score
        q.tally = self.tally[:]
        q.first = self.first
        q.lord = self.lord
        q.switches = self.switches
        q.my = self.my[:]
        q.his = self.his[:]
        q.supply = self.supply[:]
        q.pool = self.pool[:]
        q.agents = self.agents[:]
        q.mine = self.mine
        q.theirs = self.theirs
        q.trail = self.trail[:]
        q.moored = self.moored
        q.envoy = self.envoy
        q.envoy_holder = self.envoy_holder
        q.used = self.used
        q.brought = self.brought
        q.sought = self.sought
        q.flags = self.flags
        q.played = self.played[:]
        q.my_tiles = self.my_tiles
        q.his_tiles = self.his_tiles
        q.stock = self.stock[:]
        q.hall = self.hall[:]
        q.hall_vp = self.hall_vp[:]
        q.tile_bag = self.tile_bag
        q.inn = self.inn[:]
        q.my_quests = self.my_quests[:]
        q.his_quests = self.his_quests[:]
        q.my_done = self.my_done
        q.his_done = self.his_done
        q.quest_bag = self.quest_bag
        q.quest_discard = self.quest_discard
        q.quest_shuffles = self.quest_shuffles
        q.hand = self.hand[:]
        q.card_bag = self.card_bag
        q.card_discard = self.card_discard
        q.card_shuffles = self.card_shuffles
        q.lots = self.lots
        return q


def fresh() -> Waterdeep:
    """The table before the first card is dealt (2, S1)."""
    p = Waterdeep()
    p.round = 0
    p.phase = n.SETTING_UP
    p.score = 0
    p.tally = [0] * n.REASONS
    p.first = n.PSEUDO  # S1.2
    p.lord = -1
    p.switches = 0
    p.my = [0, 0, 0, 0, cards.START_GOLD[n.PLAYER]]
    p.his = [0, 0, 0, 0, cards.START_GOLD[n.PSEUDO]]
    p.supply = [cards.CUBES_OF_A_KIND] * 4
    p.pool = [cards.AGENTS, cards.AGENTS]
    p.agents = [cards.AGENTS, cards.AGENTS]
    p.mine = 0
    p.theirs = 0
    p.trail = []
    p.moored = -1
    p.envoy = -1
    p.envoy_holder = -1
    p.used = 0
    p.brought = 0
    p.sought = -1
    p.flags = 0
    p.played = []
    p.my_tiles = 0
    p.his_tiles = 0
    p.stock = [0] * cards.TILES
    p.hall = [-1] * 3
    p.hall_vp = [0] * 3
    p.tile_bag = cards.TILE_BAG
    p.inn = [-1] * 4
    p.my_quests = []
    p.his_quests = []
    p.my_done = 0
    p.his_done = 0
    p.quest_bag = cards.QUEST_BAG
    p.quest_discard = 0
    p.quest_shuffles = 0
    p.hand = []
    p.card_bag = cards.CARD_BAG
    p.card_discard = 0
    p.card_shuffles = 0
    p.lots = 0
    return p
