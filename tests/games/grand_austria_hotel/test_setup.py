"""Tests of conventions, components and set-up (0, 1, 2, 20.2)."""

import tomllib
from functools import reduce
from operator import or_

import pytest

from tableforone import new
from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.rules import boards, cards, chance
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.games.grand_austria_hotel.rules.setup import start
from tableforone.kernel.faults import Fault
from tableforone.kernel.randomness import Draws
from tableforone.kernel.table import Table
from tests.games.grand_austria_hotel.tables import (
    EVERYBODY,
    INSTRUCTIONS,
    STAFF,
    Sitting,
    at_turn,
    bag,
    boosted,
    die,
    lay_out,
    room,
    take,
)

ENDS = [27, 28, 29, 30, 31, 32, 34, 37, 40, 41, 46, 47, 48]  # the end-of-game cards
TEN = [1, 2, 5, 9, 13, 22, 27, 35, 41, 48]


def set_up(hotel: str = "night", level: str = "easy") -> Sitting:
    """Objectives, tiles, queue and ten staff cards are dealt; six of them are to be kept."""
    sitting = Sitting(start(GAME.setup(level, (), {"hotel": hotel})))
    return sitting.chance(105, 109, 113, *(cards.TILE_NAME.index(t) for t in ("A1", "B1", "C1")), *range(49, 54), *TEN)


def begun(**options: str) -> Sitting:
    """Just before the first roll."""
    sitting = set_up(**options)
    for card in (48, 1, 41, 2):
        sitting.do(card)
    return sitting.do(3).do(room("r1c1"), room("r1c2"), room("r2c1"))


# --- 0 conventions


def test_0_1_items_are_dishes_drinks_and_champagne() -> None:
    assert n.ITEMS == ("strudel", "cake", "wine", "coffee", "champagne")
    portrait_painter = at_turn(ready=[54], occupied="r1c1", rooms="r1c2").move(54, "r1c2")
    assert portrait_painter.words == ["Take strudel", "Take cake", "Take wine", "Take coffee"], (
        "a dish or drink is never champagne"
    )


def test_0_2_spaces_are_named_by_floor_and_column() -> None:
    assert [boards.space_name(space) for space in (0, 4, 5, 19)] == ["r1c1", "r1c5", "r2c1", "r4c5"]
    view = GAME.view(lay_out(rooms="r2c3"))
    assert [r["space"] for r in view["you"]["rooms"] if r["state"] == "vacant"] == ["r2c3"]


def test_0_3_a_space_is_empty_vacant_or_occupied() -> None:
    rooms = GAME.view(lay_out(rooms="r1c2", occupied="r1c1"))["you"]["rooms"]
    assert [r["state"] for r in rooms[:3]] == ["occupied", "vacant", "empty"]


def test_0_4_a_green_guest_fits_any_room_and_others_only_their_colour() -> None:
    sitting = at_turn(ready=[92, 51, 77], rooms="r1c1 r1c2 r1c3")
    assert sitting.moves == {(92, "r1c1"), (92, "r1c2"), (92, "r1c3"), (51, "r1c2"), (77, "r1c3")}


def test_0_5_strength_is_the_size_of_a_main_action() -> None:
    assert "strength 3" in at_turn(dice="111").do(die(1)).told[-1]


def test_0_6_a_discount_never_pays_out() -> None:
    hired = at_turn(ready=[96], hand=[45], rooms="r1c1", money=5).move(96, "r1c1")
    hired.do(45)
    assert hired.p.money == 5, "3 krones less for a card that costs 1"


# --- 1 components


def test_1_1_the_components_of_the_base_game() -> None:
    start_of_game = start(GAME.setup())
    assert start_of_game.guest_bag == bag(range(49, 105))
    assert start_of_game.staff_bag == bag(range(1, 49))
    assert start_of_game.instruction_bag == bag(range(193, 213))
    assert [sum(1 for guest in EVERYBODY if cards.GUEST_COLOUR[guest] == colour) for colour in range(4)] == [14] * 4
    assert (cards.ROUNDS, cards.DICE, cards.QUEUE_COST) == (7, 10, [3, 2, 1, 0, 0])


def test_1_2_a_player_has_three_tables_three_markers_and_a_purse_of_20() -> None:
    p = begun().p
    assert (len(p.cafe), len(p.claimed), cards.MOST_MONEY) == (3, 3, 20)


def test_1_3_all_boards_share_the_night_side_and_have_a_day_side_each() -> None:
    assert boards.BOARDS == ("night", "day_a", "day_b", "day_c", "day_d")
    assert len({tuple(colours) for colours in boards.SPACE_COLOUR}) == 5


def test_1_4_supplies_never_run_out() -> None:
    rich = at_turn(kitchen=(30, 30, 30, 30), dice="111").do(die(1), 1)
    assert rich.kitchen == [32, 31, 30, 30]


def test_1_5_staff_cards_are_of_four_kinds() -> None:
    kinds = {kind: [card for card in STAFF if cards.STAFF_TYPE[card] == kind] for kind in range(4)}
    assert kinds[cards.ONCE] == [21, 35, 36, 38, 39, 43, 44, 45]
    assert kinds[cards.PER_ROUND] == [1, 2, 3, 4]
    assert kinds[cards.AT_END] == ENDS
    assert len(kinds[cards.PERMANENT]) == 23


# --- 2 set-up


def test_2_1_one_objective_and_one_tile_of_each_letter() -> None:
    sitting = Sitting(start(GAME.setup()))
    for letter in range(3):
        assert sitting.outcomes == list(range(105 + 4 * letter, 109 + 4 * letter))
        sitting.chance(106 + 4 * letter)
    for tiles in ("A1 A2 A3 A4", "B1 B2 B3 B4", "C1 C2 C3 C4"):
        assert " ".join(cards.TILE_NAME[tile] for tile in sitting.outcomes) == tiles
        sitting.chance(sitting.outcomes[2])
    assert sitting.p.objectives == (106, 110, 114)
    assert [cards.TILE_NAME[tile] for tile in sitting.p.tiles] == ["A3", "B3", "C3"]


def test_2_2_five_guests_stand_in_the_queue() -> None:
    p = set_up().p
    assert p.queue == [53, 52, 51, 50, 49], "each new card is laid on place 1 and pushes the others to the right"
    assert p.guest_bag == bag(EVERYBODY) & ~bag(p.queue)


def test_2_3_ten_dice_go_to_the_action_board() -> None:
    rolled = begun()
    assert rolled.word == n.ROLL
    assert rolled.frame == (n.ROLL, 10)
    assert not chance.DICE.accepts(rolled.p, rolled.frame, (1, 1, 1, 1, 1, 1))
    rolled.chance((0, 0, 5, 5, 0, 0))
    assert rolled.p.dice == [0, 0, 0, 5, 5, 0, 0]


def test_2_4_the_player_begins_with_ten_krones_and_one_of_each_item() -> None:
    p = set_up().p
    assert (p.money, p.kitchen, p.emperor, sum(p.points), p.claimed) == (10, [1, 1, 1, 1, 0], 0, 0, (0, 0, 0))


def test_2_5_the_opening_hand_has_six_cards() -> None:
    assert begun().p.hand == [5, 9, 13, 22, 27, 35]


def test_2_6_the_first_guest_is_free_and_the_queue_is_replenished() -> None:
    sitting = set_up().do(1).do(2).do(5).do(9)
    assert (sitting.word, sitting.legal) == (n.FIRST_GUEST, [1, 2, 3, 4, 5])
    sitting.do(2, reveal=[104])
    assert (sitting.p.cafe, sitting.p.money, sitting.p.queue) == ([52, 0, 0], 10, [104, 53, 51, 50, 49])


def test_2_7_three_rooms_from_the_corner_each_next_to_another_at_the_usual_cost() -> None:
    sitting = set_up().do(1).do(2).do(5).do(9).do(1)
    assert sitting.rooms == "r1c1", "the first one in the corner, and all three are a must"
    sitting.do(room("r1c1"))
    assert sitting.rooms == "r1c2 r2c1"
    sitting.do(room("r2c1"))
    assert sitting.rooms == "r1c2 r2c2 r3c1"
    sitting.do(room("r3c1"))
    assert (sitting.p.money, sitting.p.rooms) == (7, 1 | 1 << 5 | 1 << 10)
    assert sitting.word == n.ROLL, "three are enough"


# --- 20.1, 20.2 the opponent's set-up


def test_20_1_1_leopold_plays_without_modules_1_and_2() -> None:
    assert begun().chance((2, 2, 2, 2, 1, 1)).outcomes == list(range(193, 213))


def test_20_2_1_leopold_has_the_tile_1_4_at_the_start_and_the_tiles_are_swapped() -> None:
    p = begun().p
    assert [turn["yours"] for turn in GAME.view(p)["turns"]] == [False, True, True, False]
    table = new("grand-austria-hotel", seed=3)
    starts = {}
    while not table.over:
        starts[table.view["round"]] = table.view["turns"][1]["yours"]
        table.answer(table.legal[-1])
    assert [starts[round] for round in range(1, 8)] == [True, False, True, False, True, False, True]


def test_20_2_2_he_has_a_night_side_and_the_player_any_side() -> None:
    p = lay_out(board="day_b", his_rooms="r1c1")
    assert GAME.view(p)["leopold"]["rooms"][0]["colour"] == "blue"
    assert "".join(r["colour"][0] for r in GAME.view(p)["leopold"]["rooms"][:5]) == "byrrb"
    for board, side in enumerate(("night", "day-a", "day-b", "day-c", "day-d")):
        assert start(GAME.setup("easy", (), {"hotel": side})).board == board


def test_20_2_2_a_random_day_board() -> None:
    sitting = Sitting(start(GAME.setup("easy", (), {"hotel": "day"})))
    assert (sitting.word, sitting.outcomes) == (n.REVEAL_BOARD, [1, 2, 3, 4])
    boards = {Table(GAME, GAME.setup("easy", (), {"hotel": "day"}), seed).view["you"]["board"] for seed in range(40)}
    assert boards == {"day_a", "day_b", "day_c", "day_d"}


def test_20_2_3_his_twenty_cards_are_shuffled() -> None:
    deck = bag(INSTRUCTIONS)
    firsts = {Draws(seed).draw(n.INSTRUCTION_DECK, list(INSTRUCTIONS), deck) for seed in range(200)}
    assert firsts == set(range(193, 213))


def test_20_2_4_he_has_no_money() -> None:
    assert "money" not in GAME.view(begun().p)["leopold"]


def test_20_2_5_he_has_no_items() -> None:
    assert "kitchen" not in GAME.view(begun().p)["leopold"]


def test_20_2_6_five_unseen_end_of_game_cards_are_his() -> None:
    sitting = set_up()
    assert sitting.p.private == 5
    held = [Draws(seed).hold(n.PRIVATE_DECK, ENDS, bag(ENDS), 5) for seed in range(30)]
    assert {mask.bit_count() for mask in held} == {5}
    assert reduce(or_, held) == bag(ENDS), "each of the thirteen may be among them"


def test_20_2_6_the_player_never_draws_his_private_cards() -> None:
    drawn = [27, 28, 29, 30, 31, 32, 34, 37]
    sitting = Sitting(start(GAME.setup()))
    sitting.chance(105, 109, 113, 0, 4, 8, *range(49, 54), *drawn, 1, 2)
    assert sitting.p.hand == [1, 2, *drawn]
    one_more = at_turn(ready=[91], rooms="r1c1", hand=drawn).move(91, "r1c1", reveal=[1, 2, 3])
    assert not set(one_more.p.hand) & {40, 41, 46, 47, 48}


def test_20_2_6_eight_end_of_game_cards_drawn_leave_only_his() -> None:
    p = lay_out(hand=[27, 28, 29, 30, 31, 32, 34, 37])
    p.stack = [(n.REVEAL_STAFF, 1, 0)]
    assert not dict(chance.STAFF.weights(p, p.stack[-1])).keys() & set(ENDS)
    p = lay_out(hand=[27, 28, 29, 30, 31, 32, 34])
    assert {37, 40, 41, 46, 47, 48} <= dict(chance.STAFF.weights(p, (n.REVEAL_STAFF, 1, 0))).keys()


def test_20_2_7_of_ten_cards_four_go_under_the_deck_in_the_chosen_order() -> None:
    sitting = set_up()
    assert (sitting.word, sitting.legal) == (n.KEEP_SIX, TEN)
    for card in (48, 1, 41, 2):
        sitting.do(card)
    assert (sitting.p.under, len(sitting.p.hand)) == ((48, 1, 41, 2), 6)


def test_20_2_8_only_the_player_takes_a_first_guest_and_first_rooms() -> None:
    p = begun().p
    assert (p.cafe, p.rooms.bit_count(), p.his_rooms) == ([51, 0, 0], 3, 0)


def test_20_2_9_his_markers_stand_on_0() -> None:
    p = begun().p
    assert (sum(p.his_points), p.his_emperor, p.his_progress) == (0, 0, (0, 0, 0))


def test_the_start_player_module_is_refused_with_the_reason_of_the_booklet() -> None:
    with pytest.raises(Fault, match="cannot be combined"):
        GAME.setup("easy", ["start-player"])


def test_the_turn_offers_guests_dice_and_boosts() -> None:
    assert {take(1), die(1), boosted(1), n.PASS} <= set(at_turn().legal)


def test_every_fact_file_can_be_read() -> None:
    for path in sorted((GAME.folder / "data").glob("*.toml")):
        assert tomllib.loads(path.read_text(encoding="utf-8"))
