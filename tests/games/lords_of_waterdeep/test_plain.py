"""Tests that fast functions equal their plain versions: quests, places and offers."""

from functools import cache
from random import Random
from typing import Any

import pytest

from tableforone.games.lords_of_waterdeep import GAME
from tableforone.games.lords_of_waterdeep.opponent.needs import DEAREST, dearest, needs
from tableforone.games.lords_of_waterdeep.opponent.offers import givers, offer, open_to_him, survey, told_offers
from tableforone.games.lords_of_waterdeep.opponent.rows import YIELDING
from tableforone.games.lords_of_waterdeep.rules import cards
from tableforone.games.lords_of_waterdeep.rules import numbers as n
from tableforone.games.lords_of_waterdeep.rules.position import Waterdeep
from tableforone.games.lords_of_waterdeep.rules.quests import completable, payable_of
from tableforone.games.lords_of_waterdeep.rules.spaces import facing_pseudo, open_places
from tableforone.kernel.bits import bits
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import CHANCE, reply, settle
from tableforone.players import make
from tests.conformance.play import dealt
from tests.games.lords_of_waterdeep.plainly import plain_board_offers, plain_offer, plain_open_places

GAMES = 12
READINGS = ("plots_limit", "needs_right_to_left", "pseudo_avoids_the_inn", "needs_served_once")


@cache
def played() -> list[Waterdeep]:
    """Positions of random games, at every question of the player."""
    found: list[Any] = []
    for seed in range(GAMES):
        chosen = {name: "yes" if seed >> bit & 1 else "no" for bit, name in enumerate(READINGS)}
        p = GAME.start(GAME.setup(options=chosen))
        choose, dealer = make("random", GAME, seed), Dealer(seed)
        while (answers := settle(p, GAME.words)) is not None:
            if answers is not CHANCE:
                found.append(p.copy())
            reply(p, GAME.words, dealt(GAME, p, dealer) if answers is CHANCE else choose(p, answers))
    return found


@cache
def crafted() -> list[Waterdeep]:
    """Rare positions: short supplies, other taverns and agents, full tiles, the Orb."""
    by = Random(5)
    found = []
    for before in played():
        p = before.copy()
        p.supply = [by.choice((0, 1, 2, 3, 20)) for _ in range(4)]
        p.my, p.his = ([by.choice((0, 1, 2, 4, 9)) for _ in range(5)] for _ in range(2))
        p.phase = by.choice((n.TURNS, n.HARBOR_PHASE))
        p.pool = [by.randint(1, 4), by.randint(1, 4)]
        p.stock = [by.choice((0, 1, 3, 14)) if tile in p.played else 0 for tile in range(cards.TILES)]
        places = [*range(cards.FIRST_TILE), *(cards.FIRST_TILE + tile for tile in p.played + p.hall if tile >= 0)]
        stands = {place: by.choice((0, 0, 1, 2)) for place in places}
        p.my_places = sum(1 << place for place, who in stands.items() if who == 1)
        p.his_places = sum(1 << place for place, who in stands.items() if who == 2)
        p.my_done |= by.choice((0, 1 << cards.ORB))
        p.ambassador = by.choice((n.NOTHING, n.NOTHING, *places))
        found.append(p)
    return found


def can_pay(goods: list[int], quest: int) -> bool:
    return all(goods[kind] >= count for kind, count in enumerate(cards.REQUIRES[quest]))


def test_payable_quests_are_those_that_can_be_paid() -> None:
    by = Random(1)
    for _ in range(3000):
        goods = [by.choice((0, 1, 2, 3, 5, 9)) for _ in range(5)]
        some = by.sample(range(len(cards.ALL_QUESTS)), 6)
        assert payable_of(goods, some) == [quest for quest in some if can_pay(goods, quest)]


def test_the_dearest_cube_is_looked_up() -> None:
    for permitted in range(16):
        for sought in range(-1, 5):
            assert DEAREST[permitted][sought] == dearest(permitted, sought)


def test_completable_quests_are_those_that_can_be_paid_and_are_not_bound() -> None:
    for p in played() + crafted():
        mandatory = [quest for quest in p.my_quests if quest >= cards.QUESTS]
        assert completable(p) == sorted(quest for quest in mandatory or p.my_quests if can_pay(p.my, quest))


def test_open_places_are_those_that_are_free_or_shared_and_usable() -> None:
    for p in played() + crafted():
        for harbor in (True, False):
            for agent in (1, 0):
                assert open_places(p, harbor, agent) == plain_open_places(p, harbor, agent)


def test_offers_are_what_the_effects_give() -> None:
    by = Random(3)
    for p in played() + crafted():
        about = n.NOTHING, n.IN_TURN, facing_pseudo(p), 0
        assert list(told_offers(open_to_him(p), p, about).values()) == plain_board_offers(p)
        for tile in p.played:
            place, sought = cards.FIRST_TILE + tile, by.randrange(-1, 4)
            if place != cards.ZOARSTAR:
                assert offer(p, place, sought) == plain_offer(p, place, place, sought)


def test_for_which_need_he_looks_and_who_gives_it() -> None:
    for p in played() + crafted():
        spaces, about = survey(p, n.IN_TURN)
        need, offers = about[0], told_offers(spaces, p, about)
        wanted = [kind for kind in needs(p) if any(one.gives >> kind & 1 for one in offers.values())]
        assert need == (wanted[0] if wanted else n.NOTHING)
        if wanted:
            gives = [number for number, one in offers.items() if one.gives >> need & 1]
            assert bits(givers(spaces, p, about)) == sorted(gives)


@pytest.mark.parametrize("occasion", [n.IN_TURN, n.FROM_HARBOR, n.WARES, n.BRIBE])
def test_only_the_hall_and_the_harbor_may_be_open_to_him_and_yield_nothing(occasion: int) -> None:
    for p in played() + crafted():
        spaces, about = survey(p, occasion)
        offers = told_offers(spaces, p, about)
        yielding = [number for number, one in offers.items() if one.value]
        assert [number for number in offers if YIELDING >> number & 1] == yielding
