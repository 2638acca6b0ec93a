"""Tests that fast functions equal their plain versions, in random and crafted positions."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tableforone.games.salamandra import GAME
from tableforone.games.salamandra.opponent import turn
from tableforone.games.salamandra.opponent.rows import SPOT, TILE
from tableforone.games.salamandra.rules import apprentices, building, cards, gains, geometry, scoring
from tableforone.games.salamandra.rules import numbers as n
from tableforone.games.salamandra.rules.actions import ask_act
from tableforone.games.salamandra.rules.position import Salamandra
from tableforone.kernel.bits import mask_of
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.rows import decide
from tests.desk import Desk
from tests.games.salamandra import plain_rules as plain
from tests.games.salamandra import plainly as his
from tests.games.salamandra.glade import glade, stand

FIRST, LAST = 0, 24


def along(seed: int) -> Iterator[Salamandra]:
    """A random game's positions at the player's questions, with enough points for every check."""
    random = Random(seed)
    yes, no = random.choice(["yes", "no"]), random.choice(["yes", "no"])
    options = {"furthest_skips_holes": yes, "rudolph_may_double_spellbook": no, "groves_beside_temple": yes}
    p: Any = GAME.start(GAME.setup(random.choice("123"), (), options))
    p.vp, eager = 500, random.random()
    desk = Desk(GAME, p, deals=Dealer(seed))
    while not desk.over:
        yield p
        bold = [a for a in desk.legal if n.BUILD <= a < n.TAKE or n.WORK <= a < n.PLACE] or desk.legal
        desk.do(random.choice(bold if random.random() < eager else desk.legal))


def places(cells: list[int]) -> list[plain.Place]:
    return [plain.place_of(cell) for cell in cells]


@pytest.mark.parametrize("seed", range(FIRST, LAST))
def test_the_map(seed: int) -> None:
    for p in along(seed):
        assert set(places(list(geometry.octagons(p)))) == plain.octagons(p)
        assert set(places(geometry.free_cells(p))) == plain.free_cells(p)
        refilled = places(geometry.gaps_to_refill(p))
        assert refilled == sorted(plain.gaps_to_refill(p), key=lambda gap: (gap[1], gap[0]))
        standing = [p.active, p.tired, p.rudolph, [], p.active + p.tired]
        for spots in standing:
            assert geometry.connected_groves(p, spots) == sorted(plain.connected_groves(p, spots))
        for spot in [4 * tile + place for tile in p.built for place in range(4)]:
            assert apprentices.path_crystals(p, spot) == plain.path_crystals(p, spot)


@pytest.mark.parametrize("seed", range(FIRST, LAST))
def test_counters(seed: int) -> None:
    for p in along(seed):
        for counter in range(len(n.COUNTERS)):
            assert scoring.count(p, counter) == plain.count(p, counter)


@pytest.mark.parametrize("seed", range(FIRST, LAST))
def test_the_actions_of_a_turn(seed: int) -> None:
    random = Random(seed)
    for p in along(seed):
        q = p.copy()
        for _ in range(3):
            assert ask_act(q, (n.ACT,)) == plain.actions(q)
            q.stock = [random.randrange(6), *(random.randrange(3) for _ in range(5))]
            q.divinities = mask_of(random.sample(range(cards.DIVINITIES), 6))
            q.ready = random.randrange(2)


@pytest.mark.parametrize("trigger", range(n.ON_COLOR + len(n.COLORS)))
def test_triggers(trigger: int) -> None:
    on, color = n.TRIGGERS[min(trigger, n.ON_COLOR)], n.COLORS[trigger - n.ON_COLOR] if trigger >= n.ON_COLOR else ""
    random = Random(trigger)
    for _ in range(40):
        p = glade()
        p.divinities = mask_of(random.sample(range(cards.DIVINITIES), 8))
        gains.fire(p, trigger)
        told = [(card, n.GOODS[good], number) for _, _, card, good, number in p.heard or []]
        assert told == plain.fired(p, on, color)
        assert p.vp == sum(number for _, good, number in told if good == "vp")
        assert p.stock[n.CRYSTAL] == sum(number for _, good, number in told if good == "crystal")


@pytest.mark.parametrize("seed", range(FIRST, LAST))
def test_7_2_3_what_free_actions_could_pay_for(seed: int) -> None:
    random = Random(seed)
    for _ in range(12):
        p = glade()
        spots = random.sample(range(16), random.randrange(6))
        names = [f"{cards.FIELD_IDS[spot >> 2]} {plain.GEOMETRY['spots'][spot & 3]}" for spot in spots]
        stand(p, *names)
        p.stock[n.CRYSTAL] = random.randrange(9)
        p.divinities = mask_of(random.sample(range(cards.DIVINITIES), random.randrange(9)))
        for tile in random.sample(cards.PILE_TILES, 5):
            assert building.could_afford(p, tile) == plain.could_afford(p, tile), (names, p.stock, tile)


@pytest.mark.parametrize("seed", range(FIRST, LAST))
def test_rudolphs_lines(seed: int) -> None:
    random = Random(seed)
    for p in along(seed):
        q = p.copy()
        full = random.sample(q.built, random.randrange(len(q.built) + 1))
        for tile in full:
            q.taken[tile] = 0b1111
        tiles = [decide(q, TILE, mask_of(q.built), arrow) for arrow in range(16)]
        assert tiles == [his.goes_to(q, arrow) for arrow in range(16)]
        assert turn.any_line_has_room(q) == any(his.goes_to(q, arrow) >= 0 for arrow in q.arrows)


def test_rudolphs_spot() -> None:
    p = glade()
    tile = p.built[0]
    for taken in range(15):
        p.taken[tile] = taken
        empty = [4 * tile + place for place in range(4) if not taken >> place & 1]
        assert decide(p, SPOT, 0b1111 << 4 * tile, 0) == empty[0]


def test_7_2_3_the_plain_search_finds_what_money_can_buy() -> None:
    p = glade()
    p.stock[n.CRYSTAL] = 20
    assert all(plain.could_afford(p, tile) for tile in cards.PILE_TILES)
    p.stock[n.CRYSTAL] = 0
    assert not any(plain.could_afford(p, tile) for tile in cards.PILE_TILES)
