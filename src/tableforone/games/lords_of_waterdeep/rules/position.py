"""What lies on the table?  Written by ``make positions`` from fields.py: change that, not this."""

from tableforone.kernel.frames import Position


class Waterdeep(Position):
    """One game.  Masks: agents by place; tiles, quests and cards by their numbers in cards.py."""

    FIELDS = (
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
        "my_places",
        "his_places",
        "trail",
        "moored",
        "ambassador",
        "ambassador_holder",
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
    __slots__ = FIELDS

    round: int  # the round; 0 before the first
    phase: int  # what part of the round it is
    score: int  # the player's score
    tally: list[int]  # the score by reason
    first: int  # who holds the first-player marker (S1.2)
    lord: int  # the player's lord
    switches: int  # the readings chosen at the start
    my: list[int]  # the player's tavern: clerics, fighters, rogues, wizards, gold
    his: list[int]  # Pseudo's tavern
    supply: list[int]  # cubes by kind
    pool: list[int]  # agents not placed, by player
    agents: list[int]  # all agents, by player
    my_places: int  # places with an agent of the player
    his_places: int  # places with an agent of Pseudo
    trail: list[int]  # Pseudo's placed agents, the latest last (F2)
    moored: int  # harbor space copied by the player's agent on The Zoarstar (5.6.3)
    ambassador: int  # place of the ambassador
    ambassador_holder: int  # who will place the ambassador
    used: int  # what is used up until the next round, two bits for each player
    brought: int  # resources the current action has brought, five bits for each player (7.4.2)
    sought: int  # the resource for which Pseudo chose his space (S6.3)
    flags: int  # what has happened in the turn of this moment
    played: list[int]  # tiles in the order in which they entered play
    my_tiles: int  # tiles of the player in play
    his_tiles: int  # tiles of Pseudo in play
    stock: list[int]  # what is on each tile
    hall: list[int]  # tiles in the three slots
    hall_vp: list[int]  # VP tokens on them
    tile_bag: int  # tiles in the stack
    inn: list[int]  # face-up quests
    my_quests: list[int]  # open quests of the player
    his_quests: list[int]  # open quests of Pseudo, top to bottom
    my_done: int  # quests the player has completed
    his_done: int  # quests Pseudo has completed
    quest_bag: int  # quests in the deck
    quest_discard: int  # quests discarded
    quest_shuffles: int  # how often the quests were shuffled again
    hand: list[int]  # the player's intrigue cards
    card_bag: int  # intrigue cards in the deck
    card_discard: int  # intrigue cards discarded
    card_shuffles: int  # how often the intrigue cards were shuffled again
    lots: int  # lots drawn so far

    def copy(self) -> "Waterdeep":
        other = Waterdeep()
        other.stack = self.stack.copy()
        other.round = self.round
        other.phase = self.phase
        other.score = self.score
        other.tally = self.tally.copy()
        other.first = self.first
        other.lord = self.lord
        other.switches = self.switches
        other.my = self.my.copy()
        other.his = self.his.copy()
        other.supply = self.supply.copy()
        other.pool = self.pool.copy()
        other.agents = self.agents.copy()
        other.my_places = self.my_places
        other.his_places = self.his_places
        other.trail = self.trail.copy()
        other.moored = self.moored
        other.ambassador = self.ambassador
        other.ambassador_holder = self.ambassador_holder
        other.used = self.used
        other.brought = self.brought
        other.sought = self.sought
        other.flags = self.flags
        other.played = self.played.copy()
        other.my_tiles = self.my_tiles
        other.his_tiles = self.his_tiles
        other.stock = self.stock.copy()
        other.hall = self.hall.copy()
        other.hall_vp = self.hall_vp.copy()
        other.tile_bag = self.tile_bag
        other.inn = self.inn.copy()
        other.my_quests = self.my_quests.copy()
        other.his_quests = self.his_quests.copy()
        other.my_done = self.my_done
        other.his_done = self.his_done
        other.quest_bag = self.quest_bag
        other.quest_discard = self.quest_discard
        other.quest_shuffles = self.quest_shuffles
        other.hand = self.hand.copy()
        other.card_bag = self.card_bag
        other.card_discard = self.card_discard
        other.card_shuffles = self.card_shuffles
        other.lots = self.lots
        return other

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.stack),
            self.round,
            self.phase,
            self.score,
            tuple(self.tally),
            self.first,
            self.lord,
            self.switches,
            tuple(self.my),
            tuple(self.his),
            tuple(self.supply),
            tuple(self.pool),
            tuple(self.agents),
            self.my_places,
            self.his_places,
            tuple(self.trail),
            self.moored,
            self.ambassador,
            self.ambassador_holder,
            self.used,
            self.brought,
            self.sought,
            self.flags,
            tuple(self.played),
            self.my_tiles,
            self.his_tiles,
            tuple(self.stock),
            tuple(self.hall),
            tuple(self.hall_vp),
            self.tile_bag,
            tuple(self.inn),
            tuple(self.my_quests),
            tuple(self.his_quests),
            self.my_done,
            self.his_done,
            self.quest_bag,
            self.quest_discard,
            self.quest_shuffles,
            tuple(self.hand),
            self.card_bag,
            self.card_discard,
            self.card_shuffles,
            self.lots,
        )


def fresh() -> Waterdeep:
    """The table before anything is laid out."""
    p = Waterdeep()
    p.round = 0
    p.phase = 0
    p.score = 0
    p.tally = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    p.first = 1
    p.lord = -1
    p.switches = 0
    p.my = [0, 0, 0, 0, 5]
    p.his = [0, 0, 0, 0, 4]
    p.supply = [25, 25, 25, 25]
    p.pool = [4, 4]
    p.agents = [4, 4]
    p.my_places = 0
    p.his_places = 0
    p.trail = []
    p.moored = -1
    p.ambassador = -1
    p.ambassador_holder = -1
    p.used = 0
    p.brought = 0
    p.sought = -1
    p.flags = 0
    p.played = []
    p.my_tiles = 0
    p.his_tiles = 0
    p.stock = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    p.hall = [-1, -1, -1]
    p.hall_vp = [0, 0, 0]
    p.tile_bag = 14409439
    p.inn = [-1, -1, -1, -1]
    p.my_quests = []
    p.his_quests = []
    p.my_done = 0
    p.his_done = 0
    p.quest_bag = 504403158265495551
    p.quest_discard = 0
    p.quest_shuffles = 0
    p.hand = []
    p.card_bag = 1125899906785279
    p.card_discard = 0
    p.card_shuffles = 0
    p.lots = 0
    return p
