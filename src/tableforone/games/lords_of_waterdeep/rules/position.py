"""The position. Written by ``make positions`` from fields.py: change that, not this."""

from tableforone.kernel.frames import Position


class Waterdeep(Position):
    """Its parts are explained in voice/en/fields.ftl."""

    FIELDS = (
        "round", "phase", "score", "tally", "first", "lord", "switches", "my", "his", "supply",
        "pool", "agents", "my_places", "his_places", "trail", "moored", "ambassador",
        "ambassador_holder", "used", "brought", "sought", "flags", "played", "my_tiles",
        "his_tiles", "stock", "hall", "hall_vp", "tile_bag", "inn", "my_quests", "his_quests",
        "my_done", "his_done", "quest_bag", "quest_discard", "quest_shuffles", "hand", "card_bag",
        "card_discard", "card_shuffles", "lots",
    )
    __slots__ = FIELDS

    round: int
    phase: int
    score: int
    tally: list[int]
    first: int
    lord: int
    switches: int
    my: list[int]
    his: list[int]
    supply: list[int]
    pool: list[int]
    agents: list[int]
    my_places: int
    his_places: int
    trail: list[int]
    moored: int
    ambassador: int
    ambassador_holder: int
    used: int
    brought: int
    sought: int
    flags: int
    played: list[int]
    my_tiles: int
    his_tiles: int
    stock: list[int]
    hall: list[int]
    hall_vp: list[int]
    tile_bag: int
    inn: list[int]
    my_quests: list[int]
    his_quests: list[int]
    my_done: int
    his_done: int
    quest_bag: int
    quest_discard: int
    quest_shuffles: int
    hand: list[int]
    card_bag: int
    card_discard: int
    card_shuffles: int
    lots: int

    def copy(self) -> "Waterdeep":
        other = Waterdeep()
        other.stack = self.stack.copy()
        other.ledger = self.ledger
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
            self.ledger + tuple(self.stack), self.round, self.phase, self.score, tuple(self.tally),
            self.first, self.lord, self.switches, tuple(self.my), tuple(self.his),
            tuple(self.supply), tuple(self.pool), tuple(self.agents), self.my_places,
            self.his_places, tuple(self.trail), self.moored, self.ambassador,
            self.ambassador_holder, self.used, self.brought, self.sought, self.flags,
            tuple(self.played), self.my_tiles, self.his_tiles, tuple(self.stock), tuple(self.hall),
            tuple(self.hall_vp), self.tile_bag, tuple(self.inn), tuple(self.my_quests),
            tuple(self.his_quests), self.my_done, self.his_done, self.quest_bag, self.quest_discard,
            self.quest_shuffles, tuple(self.hand), self.card_bag, self.card_discard,
            self.card_shuffles, self.lots,
        )
