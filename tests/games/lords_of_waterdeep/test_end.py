"""Tests of lords, the end of the game, the score, and further cases."""

from typing import Any

import pytest

from tableforone.games.lords_of_waterdeep import GAME
from tableforone.games.lords_of_waterdeep.rules import cards
from tableforone.games.lords_of_waterdeep.rules import numbers as n
from tableforone.kernel.frames import OPPONENT, YOU
from tests.games.lords_of_waterdeep.crafted import Desk, goods, pseudo_turn


def ended(**parts: object) -> Desk:
    """A table after the last round."""
    desk = Desk(round=8, pool=(0, 0), **parts)  # type: ignore[arg-type]
    desk.ask()
    return desk


QUEST_OF = {
    "arcana": ("domesticate_owlbears", "1C 2W"),
    "commerce": ("thin_the_city_watch", "1C 1F 1R 4G"),
    "piety": ("eliminate_vampire_coven", "2C 2F 1R"),
    "skullduggery": ("raid_on_undermountain", "1C 2F 4R 1W"),
    "warfare": ("raid_orc_stronghold", "4F 2R"),
}
LORDS = [cards.LORD_DATA[number] for number in range(len(cards.LORD_DATA)) if cards.LORD_BAG >> number & 1]


@pytest.mark.parametrize("quest_type", cards.TYPES)
@pytest.mark.parametrize("lord", LORDS, ids=lambda lord: lord["id"])
def test_9_1_four_points_for_the_two_types(lord: dict[str, object], quest_type: str) -> None:
    name, cost = QUEST_OF[quest_type]
    desk = Desk(lord=str(lord["id"]), my=cost, quests=[name], pool=(1, 0)).next("ambush")
    desk.answer("castle_waterdeep", name)
    assert desk.p.tally[n.FOR_LORD] == (4 if quest_type in lord["types"] else 0)  # type: ignore[operator]


def test_9_1_every_pair_of_types_once() -> None:
    pairs = {frozenset(lord["types"]) for lord in LORDS}
    assert len(pairs) == 10


def test_9_1_larissa_neathal_counts_buildings_at_the_end() -> None:
    desk = ended(lord="larissa_neathal", my_tiles=["northgate", "caravan_court"], removed=True)
    assert desk.p.tally[n.FOR_LORD] == 12


def test_9_2_in_the_solo_game_the_bonus_comes_at_once() -> None:
    desk = Desk(lord="durnan_the_wanderer", my="4F 2R", quests=["raid_orc_stronghold"])
    desk.answer("the_plinth", "raid_orc_stronghold")
    assert desk.p.tally[n.FOR_LORD] == 4


def test_10_1_points_for_what_is_left() -> None:
    desk = ended(my="1C 2F 3R 4W 5G")
    assert desk.p.tally[n.FOR_CUBES] == 10
    assert desk.p.tally[n.FOR_GOLD] == 2


def test_s2_1_one_score_that_may_be_negative() -> None:
    desk = ended(quests=["raid_orc_stronghold"])
    assert desk.p.score == -5
    assert GAME.result(desk.p).opponent is None


def test_s2_2_pseudos_quests_are_subtracted() -> None:
    desk = pseudo_turn(his="9F 2R 4W")
    assert desk.p.tally[n.FOR_PSEUDO_QUESTS] == -25


def test_s2_3_all_other_points_of_pseudo_are_subtracted_too() -> None:
    desk = Desk(his_tiles=["northgate"], pool=(2, 0)).answer("northgate", "a rogue")
    assert desk.p.tally[n.FOR_PSEUDO_OTHER] == -2  # an owner benefit
    desk = pseudo_turn(his="4F 1C 4R 2G", his_quests=("raid_orc_stronghold", "train_bladesingers"))
    assert desk.p.score == -8
    plots = ("quell_mercenary_uprising",)
    desk = pseudo_turn(his="4F 1C 4R 2G", his_quests=("raid_orc_stronghold", "train_bladesingers"), his_done=plots)
    assert desk.p.score == -10


def test_s2_3_variant_only_points_on_quests_are_subtracted() -> None:
    only: dict[str, Any] = {"only_quests_subtracted": "yes"}
    desk = Desk(his_tiles=["northgate"], pool=(2, 0), **only).answer("northgate", "a rogue")
    assert desk.p.tally[n.FOR_PSEUDO_OTHER] == 0  # an owner benefit
    assert not [event for event in desk.events if event[0] == "score" and event[1] == OPPONENT]
    quests, plots = ("raid_orc_stronghold", "train_bladesingers"), ("quell_mercenary_uprising",)
    desk = pseudo_turn(his="4F 1C 4R 2G", his_quests=quests, his_done=plots, **only)
    assert desk.p.score == -8


def test_s2_4_the_lord_bonus_is_not_scored_again() -> None:
    desk = Desk(round=8, lord="durnan_the_wanderer", my="4F 2R", quests=["raid_orc_stronghold"], pool=(1, 0))
    desk.answer("the_plinth", "raid_orc_stronghold")
    assert GAME.result(desk.p).score == 8 + 4 + 1 + 2  # quest, lord, a cleric, four gold


def test_s13_1_leftovers_of_the_human() -> None:
    assert ended(my="3W 7G").p.score == 3 + 3


def test_s13_2_leftovers_of_pseudo_count_nothing() -> None:
    assert ended(his="9C 9W 9G", his_tiles=["northgate"]).p.score == 0


def test_s13_3_five_points_for_each_open_quest_mandatory_ones_too() -> None:
    assert ended(quests=["raid_orc_stronghold", "quell_riots"]).p.score == -10


def test_s13_4_pseudos_open_quests_do_not_matter() -> None:
    assert ended(his_quests=("quell_riots", "raid_orc_stronghold", "train_bladesingers")).p.score == 0


@pytest.mark.parametrize(("gold", "outcome"), [(2, "won"), (1, "lost")])
def test_s13_5_won_means_above_zero(gold: int, outcome: str) -> None:
    result = GAME.result(ended(my=f"{gold}G").p)
    assert (result.outcome, result.score) == (outcome, gold // 2)
    assert sum(line.mine for line in result.lines) == result.score


def test_11_1_a_tile_bought_may_be_used_by_the_next_agent_of_the_turn() -> None:
    desk = Desk(my="3G", hand=["accelerate_plans"], hall=["northgate"], pool=(2, 0))
    desk.answer("waterdeep_harbor_1", "accelerate_plans", "builders_hall", "northgate", "northgate", "a wizard")
    assert desk.my == goods("1W 2G")


def test_11_2_a_quest_may_be_paid_with_the_cubes_just_taken() -> None:
    desk = Desk(my="2F 2R", quests=["raid_orc_stronghold"]).answer("field_of_triumph", "raid_orc_stronghold")
    assert desk.p.score == 8


def test_11_3_a_mandatory_quest_binds_from_that_moment() -> None:
    desk = Desk(turn=OPPONENT, my="4F 2R", quests=["raid_orc_stronghold"], his="9F 2R 4W 2G", mine=["blackstaff_tower"])
    desk.next("quell_riots").answer("auroras_realms_shop")
    assert desk.quest_names(YOU) == ["raid_orc_stronghold", "quell_riots"]
    assert desk.question == "place"  # no quest could be completed


def test_11_4_cubes_lost_return_to_the_supply_or_move() -> None:
    desk = Desk(hand=["ambush"], his="3F", pool=(2, 0)).answer("waterdeep_harbor_1", "ambush")
    assert desk.p.supply[1] == 23
    desk = Desk(hand=["free_drinks"], his="3F", pool=(2, 0)).answer("waterdeep_harbor_1", "free_drinks")
    assert desk.p.supply[1] == 22
    assert desk.my == goods("1F")


def test_11_5_a_trade_is_asked_after_the_owners_part() -> None:
    desk = Desk(hand=["recruit_spies"], his="1R", pool=(2, 0)).answer("waterdeep_harbor_1", "recruit_spies")
    assert desk.my == goods("2R")
    assert desk.question == "opponent may give"


def test_11_6_a_returned_agent_gives_one_more_turn() -> None:
    desk = Desk(hand=["recall_agent"], mine=["the_plinth"], pool=(1, 0))
    desk.answer("waterdeep_harbor_1", "recall_agent", "The agent on The Plinth")
    assert desk.question == "place"
    assert desk.p.phase == 1


def test_11_7_the_active_player_chooses_first() -> None:
    desk = Desk(hand=["call_for_adventurers"], pool=(2, 0)).answer("waterdeep_harbor_1", "call_for_adventurers")
    assert (desk.question, desk.his) == ("gain any", goods("0G"))
    desk.answer("a rogue", "a rogue")
    assert desk.his == goods("1F")
