"""Tests that fast functions equal their plain versions, in random hotels and random games."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.opponent import rows
from tableforone.games.grand_austria_hotel.opponent.turn import STEPS
from tableforone.games.grand_austria_hotel.rules import boards, cards, decks, flow
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.games.grand_austria_hotel.rules.flow import NEXT_NUMBER
from tableforone.games.grand_austria_hotel.rules.hotel import answers_of, highest_floor, preparable, room_cost
from tableforone.games.grand_austria_hotel.rules.position import Hotels
from tableforone.games.grand_austria_hotel.rules.setup import BLANK
from tableforone.kernel.bits import bits
from tableforone.kernel.dealer import Dealer
from tests.desk import Desk
from tests.games.grand_austria_hotel import plain_rules as plain
from tests.games.grand_austria_hotel import plainly as his_plain
from tests.games.grand_austria_hotel.tables import bag, lay_out

SPACES = st.sets(st.integers(0, boards.SPACES - 1)).map(bag)
BOARDS = st.sampled_from(boards.BOARDS)
MAIDS = st.sets(st.sampled_from([card for card, _ in cards.modifiers("room_free")]))
MODULES = ((), ("ballrooms", "celebrities"), tuple(GAME.modules))


def along(seed: int, modules: tuple[str, ...]) -> Iterator[Hotels]:
    """The positions of a random game at the player's questions."""
    random = Random(seed)
    p: Any = GAME.start(GAME.setup(random.choice(GAME.levels), modules, {"promos": random.choice(["on", "off"])}))
    desk = Desk(GAME, p, deals=Dealer(seed))
    while not desk.over:
        yield p
        desk.do(random.choice(desk.legal))


@given(SPACES, BOARDS, MAIDS, st.integers(0, 20), st.integers(0, 4), st.integers(1, 4))
def test_where_rooms_can_be_prepared(
    rooms: int, board: str, staff: set[int], money: int, discount: int, top: int
) -> None:
    p = lay_out(board=board, staff=staff)
    p.rooms = rooms
    fast = preparable(p, money, discount, top)
    assert bits(fast) == [s for s in range(boards.SPACES) if plain.can_prepare(p, s, money, discount, top)]
    assert all(room_cost(p, space, discount) <= money for space in bits(fast))


@given(SPACES)
def test_spaces_of_a_set(mask: int) -> None:
    assert answers_of(mask, 7) == [7 + space for space in range(boards.SPACES) if mask >> space & 1]
    top = max((space // 5 for space in bits(mask)), default=-1)
    assert bits(highest_floor(mask)) == [space for space in bits(mask) if space // 5 == top]


@pytest.mark.parametrize("modules", MODULES, ids=["base", "two", "all"])
def test_what_may_be_done_in_a_turn(modules: tuple[str, ...]) -> None:
    asked = 0
    for p in (p for seed in range(12) for p in along(seed, modules)):
        if p.stack[-1][0] != n.TURN:
            continue
        asked += 1
        dice: list[int] = []
        flow.add_dice(p, dice)
        assert dice == plain.dice_answers(p)
        guests: list[int] = []
        flow.add_guests(p, guests)
        assert guests == plain.guest_answers(p)
        extras: list[int] = []
        flow.add_extras(p, extras)
        assert [answer for answer in extras if n.CLAIM <= answer < n.USE] == plain.claim_answers(p)
    assert asked > 200


def test_whose_turn_is_next() -> None:
    for starts in (0, 1):
        for passed in (0, 1):
            for used in range(16):
                p = BLANK.copy()
                p.leopold_starts, p.passed, p.used = starts, passed, used << 1
                assert NEXT_NUMBER[starts << 5 | passed << 4 | used] == plain.next_turn(p)


@given(SPACES, st.lists(st.sampled_from(range(49, 105)), min_size=5, max_size=5, unique=True))
def test_which_guests_fit_into_his_hotel(rooms: int, queue: list[int]) -> None:
    p = lay_out()
    p.his_rooms, p.queue = rooms, queue
    fast = bits(rows.FITTING.kept(0b11111, p, None))
    assert fast == [place for place, guest in enumerate(queue) if his_plain.fits(p, guest)]


@pytest.mark.parametrize("card", [card for deck in decks.INSTRUCTIONS for card in deck])
def test_what_his_card_means(card: int) -> None:
    for level in range(len(n.LEVELS)):
        assert STEPS[level][card][::-1] == his_plain.carried_out(card, level)
