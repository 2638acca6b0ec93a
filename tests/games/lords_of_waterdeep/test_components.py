"""Tests of components and set-up."""

from collections import Counter

import pytest

from tableforone.games.lords_of_waterdeep import GAME
from tableforone.games.lords_of_waterdeep.rules import cards
from tableforone.games.lords_of_waterdeep.rules import numbers as n
from tableforone.games.lords_of_waterdeep.rules.effects import OPS, effect_of
from tableforone.games.lords_of_waterdeep.rules.position import Waterdeep
from tableforone.games.lords_of_waterdeep.rules.setup import start
from tableforone.kernel.bits import bits
from tableforone.kernel.frames import CHANCE, OPPONENT, TABLE, YOU, settle
from tableforone.kernel.story import told
from tableforone.kernel.table import Table
from tests.games.lords_of_waterdeep.crafted import Desk, goods


def new(seed: int = 3) -> Table:
    return Table(GAME, GAME.setup(), seed)


def dealt(seed: int = 3) -> Waterdeep:
    """The position at the first question of a game."""
    p = new(seed).position
    assert isinstance(p, Waterdeep)
    return p


# --- 1


def test_1_1_four_kinds_of_cubes_gold_and_question_marks() -> None:
    assert cards.SETUP_DATA["resources"]["cubes"] == ["cleric", "fighter", "rogue", "wizard"]
    assert cards.SETUP_DATA["resources"]["cube_colour"]["wizard"] == "purple"
    desk = Desk(my_tiles=["the_yawning_portal"])
    desk.answer("the_yawning_portal", "a wizard", "a cleric")
    assert desk.my == goods("1C 1W")


def test_1_2_counts() -> None:
    assert (len(cards.LORD_DATA), cards.CARDS, len(cards.QUEST_DATA), len(cards.TILE_DATA), len(cards.BOARD_DATA)) == (
        11,
        50,
        60,
        24,
        13,
    )
    assert Counter(quest["type"] for quest in cards.QUEST_DATA) == dict.fromkeys(cards.TYPES, 12)
    assert sum(bool(quest["plot"]) for quest in cards.QUEST_DATA) == 15
    kinds = Counter(cards.CARD_DATA[kind]["kind"] for kind in cards.CARD_KIND)
    assert kinds == {"attack": 12, "utility": 32, "mandatory_quest": 6}
    assert list(range(1, 51)) == cards.CARD_NUMBER
    assert Counter(tile["cost"] for tile in cards.TILE_DATA) == {3: 5, 4: 14, 8: 5}


def test_1_3_only_what_the_supply_has_left() -> None:
    desk = Desk()
    desk.p.supply[1], desk.p.his[1] = 1, 24
    desk.answer("field_of_triumph")
    assert desk.my == goods("1F")
    assert ("gain", YOU, 0, 1, 0, 0, 0) in desk.events


def test_1_3_a_choice_with_one_kind_left_needs_no_question() -> None:
    desk = Desk(my="25C 25F 25R", my_tiles=["the_yawning_portal"], pool=(2, 0)).answer("the_yawning_portal")
    assert (desk.question, desk.my) == ("place", goods("25C 25F 25R 2W"))
    desk = Desk(my="25C 25F 25R 25W", his_tiles=["the_yawning_portal"], pool=(2, 0)).answer("the_yawning_portal")
    assert (desk.question, desk.his) == ("place", goods("0G"))  # nothing for the user, nothing for the owner


def test_1_3_cubes_on_tiles_are_not_in_the_supply() -> None:
    desk = Desk(my_tiles=["caravan_court"])
    assert (desk.p.stock[0], desk.p.supply[1]) == (2, 23)


def test_1_4_gold_is_unlimited() -> None:
    desk = Desk(my="400G")
    desk.answer("auroras_realms_shop")
    assert desk.my == goods("404G")


def test_1_5_each_side_has_a_mat() -> None:
    view = new().view
    for side in ("player", "pseudo"):
        assert view[side]["tavern"].keys() == {"cleric", "fighter", "rogue", "wizard", "gold"}
        assert view[side]["agents"] == {"pool": 4 - (side == "pseudo"), "all": 4}
        assert len(view[side]["quests"]) == 2


def test_1_6_the_order_of_the_decks_is_secret() -> None:
    """Two deals that differ only in face-down cards look the same."""
    p = dealt()
    before = GAME.view(p)
    p.quest_shuffles, p.card_shuffles, p.lots = 5, 5, 5
    assert GAME.view(p) == before
    assert set(before["decks"]) == {"quests", "intrigue", "tiles", "discarded_quests", "discarded_intrigue"}


# --- 2


def test_2_1_four_agents_each_and_a_fifth_later() -> None:
    assert dealt().agents == [4, 4]


def test_2_2_the_score_starts_at_zero() -> None:
    assert new().scores == (0, None)


def test_2_3_three_tokens_for_each_round() -> None:
    board = cards.BOARD
    assert board["tracks"]["rounds"] * board["tracks"]["vp_tokens_per_round_space"] == 24
    assert dealt().hall_vp == [1, 1, 1]  # the tokens of round 1 are on the tiles


def test_2_4_three_tiles_in_the_hall() -> None:
    p = dealt()
    assert len(set(p.hall)) == 3
    assert p.tile_bag.bit_count() == 19 - 3


def test_2_5_one_lord_for_the_player() -> None:
    table = new()
    assert table.view["lord"]["name"] in told(table)[3]


def test_2_6_two_quests_each_and_four_at_the_inn() -> None:
    p = dealt()
    assert (len(p.my_quests), len(p.his_quests), len(p.inn)) == (2, 2, 4)
    assert p.quest_bag.bit_count() == 58 - 8


def test_2_7_two_intrigue_cards_for_the_player() -> None:
    p = dealt()
    assert (len(p.hand), p.card_bag.bit_count()) == (2, 45)


def test_2_8_gold_by_seat() -> None:
    p = start(GAME.setup())
    assert (p.my[4], p.his[4]) == (5, 4)


def test_2_9_no_cubes_and_no_buildings() -> None:
    p = start(GAME.setup())
    assert p.my[:4] == p.his[:4] == [0, 0, 0, 0]
    assert p.played == []
    assert p.supply == [25] * 4


# --- 12


def test_12_every_op_of_the_vocabulary_is_a_word_and_an_unknown_one_fails() -> None:
    with pytest.raises(ValueError, match="unknown op 'fly'"):
        effect_of({"op": "fly"})
    with pytest.raises(ValueError, match="unknown resource 'bard'"):
        effect_of({"op": "gain", "gain": {"bard": 1}})
    spoken = {OPS[op] for op in OPS}
    assert len(spoken) == len(OPS)
    used = {effect["op"] for entry in [*cards.BOARD_DATA, *cards.TILE_DATA] for effect in entry["action"]}
    assert used <= {*OPS, "score"}


def test_5_1_nine_buildings_with_thirteen_spaces() -> None:
    assert len({space["building"] for space in cards.BOARD_DATA}) == 9
    assert len(cards.ACTIONS) == 13 + 24


# --- S1


def test_s1_1_what_the_document_takes_out() -> None:
    out = [cards.PLACE_IDS[13 + number] for number in range(24) if not cards.TILE_BAG >> number & 1]
    assert sorted(out) == sorted(
        ["heroes_garden", "the_palace_of_waterdeep", "the_three_pearls", "the_waymoot", "house_of_the_moon"]
    )
    assert [cards.LORD_DATA[number]["id"] for number in range(11) if not cards.LORD_BAG >> number & 1] == [
        "larissa_neathal"
    ]
    assert [cards.QUEST_IDS[number] for number in range(60) if not cards.QUEST_BAG >> number & 1] == [
        "place_a_sleeper_agent_in_skullport",
        "recruit_lieutenant",
    ]
    assert {cards.CARD_IDS[cards.CARD_KIND[number]] for number in range(50) if not cards.CARD_BAG >> number & 1} == {
        "bidding_war"
    }
    counts = [mask.bit_count() for mask in (cards.TILE_BAG, cards.LORD_BAG, cards.QUEST_BAG, cards.CARD_BAG)]
    assert counts == [19, 10, 58, 47] == list(cards.SOLO["remaining"].values())


def test_s1_2_pseudo_goes_first_with_four_gold() -> None:
    table = new()
    assert told(table)[14] == "Round 1: Pseudo goes first."
    assert dealt().first == OPPONENT


def test_s1_3_pseudo_has_agents_and_quests_but_never_a_hand() -> None:
    assert dealt().agents[OPPONENT] == 4
    assert "hand" not in new().view["pseudo"]


def test_s1_4_only_the_human_has_a_score() -> None:
    table = new()
    assert table.scores[1] is None


def test_s1_5_the_first_quest_drawn_is_on_top() -> None:
    p = start(GAME.setup())
    drawn = []
    while len(p.his_quests) < 2:
        assert settle(p, GAME.words) is CHANCE
        frame = p.stack.pop()
        word = GAME.words[frame[0]]
        assert word.chance
        assert word.answer
        chosen, _ = word.chance.weights(p, frame)[-1]
        if frame == (n.DRAW_QUEST, n.TO_PSEUDO):
            drawn.append(chosen)
        word.answer(p, frame, chosen)
    assert p.his_quests == drawn


def test_s14_2_order_of_dealing() -> None:
    events = [event for events in new().events for event in events][:15]
    assert [event[:-1] for event in events] == [
        *(("hall", TABLE, slot) for slot in range(3)),
        ("lord", TABLE),
        *[("get quest", OPPONENT)] * 2,
        *[("get quest", YOU)] * 2,
        *(("new quest", TABLE, place) for place in range(4)),
        *[("card", YOU)] * 2,
        ("round", TABLE, 1),
    ]


def test_s14_2_a_seed_gives_the_same_game() -> None:
    assert new(5).position == new(5).position
    assert new(5).position != new(6).position


def test_no_data_is_reconstructed() -> None:
    assert not list(GAME.reconstructed(GAME.setup()))


def test_bits_of_the_bags_are_cards() -> None:
    assert bits(cards.CARD_BAG)[-1] == cards.CARDS - 1
