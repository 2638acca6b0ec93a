"""Tests that the texts about Pseudo's choices and the table are true."""

from typing import Any

from tableforone.games.lords_of_waterdeep import GAME
from tableforone.games.lords_of_waterdeep.rules import numbers as n
from tableforone.kernel.lines import write_position
from tableforone.kernel.story import log
from tableforone.kernel.table import Table
from tests.games.lords_of_waterdeep.crafted import Desk, pseudo_turn


def test_11_4_what_you_take_from_him_stands_once_in_the_log() -> None:
    laid = Desk(hand=["free_drinks"], his="1C 3F", pool=(2, 0)).answer("waterdeep_harbor_1", "free_drinks")
    table = Table(GAME, GAME.setup(), 0, start=write_position(laid.p, GAME.fields, GAME.words))
    table.answer(n.FIGHTER)
    taken = [line.text for line in log(table) if line.number == 0 and line.who != "they"]
    assert taken == ["Pseudo gives you 1 fighter."]


def test_6_3_the_owners_choice_is_not_yours() -> None:
    said = Desk(his_tiles=["the_yawning_portal"]).says()
    assert "The Yawning Portal: take 2 cubes of your choice; Pseudo owns it and gains 1 cube of any kind" in said


def test_s7_8_1_a_tile_he_cannot_pay_for_may_carry_more_points() -> None:
    hall = {"hall": ("the_zoarstar", "northgate", "the_skulkway"), "hall_vp": (3, 2, 1)}
    desk = pseudo_turn(his="9F 2R 5W 4G", mine=["castle_waterdeep"], **hall)
    told = "Pseudo chooses Northgate. Of the buildings he can have, it has the most points (2)."
    assert told in desk.told


def test_s6_3_2_his_quests_may_lack_other_cubes() -> None:
    quests = ("bolster_city_guard", "raid_orc_stronghold")
    taken = ["field_of_triumph", "grinning_lion_tavern", "castle_waterdeep", "builders_hall"]
    desk = pseudo_turn(his="4G", his_quests=quests, my_tiles=["house_of_wonder"], mine=taken, pool=(0, 4))
    assert any(line.endswith("His quests lack none of these, so he takes the most valuable.") for line in desk.told)


def test_s11_5_the_orb_is_named() -> None:
    desk = pseudo_turn(his_done=["recover_the_magisters_orb"], mine=["field_of_triumph"])
    assert any("He joins your agent, by the Magister’s Orb" in line for line in desk.told)


def test_s11_5_a_miracle_that_is_used_up_is_not_told() -> None:
    desk = Desk(done=["produce_a_miracle_for_the_masses"]).answer("the_plinth")
    assert not any("Miracle" in line for line in desk.told)  # nothing to swap


def test_s10_6_bribe_agent_chooses_among_the_players_spaces() -> None:
    quests = ("domesticate_owlbears", "bolster_city_guard")
    held = ["castle_waterdeep", "cliffwatch_inn_3"]
    desk = pseudo_turn(
        his="1C 4G", his_quests=quests, his_tiles=["dragon_tower"], mine=held, draws=("bribe_agent", "ambush")
    )
    told = "None of your spaces that he can copy gives what his quests lack."
    assert f"Pseudo chooses Castle Waterdeep (1 intrigue card = 1). {told}" in desk.told  # Blackstaff Tower is free


def test_s10_5_a_card_without_effect_says_so() -> None:
    desk = pseudo_turn(his="9F 2R 5W 2G", pool=(3, 1), draws=("accelerate_plans",))
    assert "It has no effect." in desk.told


def test_s10_8_the_loss_of_points_is_named() -> None:
    desk = pseudo_turn(his="9F 2R 5W 2G", draws=("ambush",))
    assert "You lose 2 points (cubes missing for Pseudo’s cards)." in desk.told


def test_s6_9_the_plan_names_the_copied_spaces() -> None:
    quests = ("bolster_city_guard", "raid_orc_stronghold")
    held = ["field_of_triumph", "caravan_court"]
    desk = Desk(his_quests=quests, his_tiles=["the_zoarstar", "caravan_court"], mine=held)
    plan = GAME.view(desk.p)["pseudo"]["plan"]
    assert plan == ("he picks at random: The Zoarstar copying Field of Triumph or The Zoarstar copying Caravan Court.")


def test_7_4_9_plot_quests_pay_before_the_owner_of_a_copied_tile() -> None:
    parts: dict[str, Any] = {"his_tiles": ["caravan_court"], "my_tiles": ["the_zoarstar"], "theirs": ["caravan_court"]}
    desk = Desk(done=["bolster_griffon_cavalry"], **parts).answer("the_zoarstar")
    kinds = [event[0] for event in desk.events]
    assert kinds.index("plot") < kinds.index("owner")


def test_s11_4_the_rewards_of_his_quests_as_they_apply_to_him() -> None:
    quests = ("convert_a_noble_to_lathander", "prison_break")
    texts = [entry["reward"] for entry in GAME.view(Desk(his_quests=quests).p)["pseudo"]["quests"]]
    assert texts == ["give you a quest", "2 fighters, draw and play an intrigue card"]
