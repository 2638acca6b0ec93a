"""Tests of Pseudo's choice of a space: needs, yields and values, and the worked examples."""

from typing import Any

import pytest

from tableforone.games.lords_of_waterdeep import GAME
from tableforone.games.lords_of_waterdeep.opponent.needs import needs
from tableforone.games.lords_of_waterdeep.opponent.offers import (
    OWNER_VALUE,
    Offer,
    offer,
    open_to_him,
    place_of,
    shared_givers,
    told_offers,
)
from tableforone.games.lords_of_waterdeep.rules import cards
from tableforone.games.lords_of_waterdeep.rules import numbers as n
from tableforone.games.lords_of_waterdeep.voice.why import tell_decision
from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.why import explain
from tests.games.lords_of_waterdeep.crafted import Desk, goods, place, pseudo_turn, tile

OWLBEARS = ("domesticate_owlbears", "raid_orc_stronghold")
RESOURCES_TAKEN = ("field_of_triumph", "grinning_lion_tavern", "blackstaff_tower", "the_plinth")
COVERED = ("raid_orc_stronghold", "train_bladesingers")  # with 4F 2R 1W nothing is needed
HIS_WARRIORS = ("bolster_city_guard", "raid_orc_stronghold")
# he needs nothing: 9F 2R 5W 2G cover his two usual quests
NOTHING_LACKING = "9F 2R 5W 2G"


def offered(desk: Desk, name: str) -> list[Offer]:
    """Pseudo's offers at a place."""
    offers = told_offers(open_to_him(desk.p), desk.p, (n.NOTHING, n.IN_TURN, 0, 0))
    return [one for one in offers.values() if one.place == place(name)]


def deciding_rule(desk: Desk, decision: str = "space") -> str:
    """The last row that narrowed his choice."""
    trace = desk.decided(decision)[5]
    return str([rule for rule, before, after in trace if after and len(after) < len(before)][-1])


# --- S15


def test_s15_1_the_first_need_is_a_cleric() -> None:
    assert pseudo_turn(his="4G", his_quests=OWLBEARS).pseudo_at == "the_plinth"


def test_s15_2_occupied_spaces_lead_on_along_the_list() -> None:
    desk = pseudo_turn(his="4G", his_quests=OWLBEARS, mine=["the_plinth"])
    assert desk.pseudo_at == "blackstaff_tower"
    desk = pseudo_turn(his="4G", his_quests=OWLBEARS, mine=["the_plinth", "blackstaff_tower"])
    assert desk.pseudo_at == "field_of_triumph"


def test_s15_3_equal_number_the_portal_is_worth_more() -> None:
    quests = ("safeguard_eltorchul_mage", "bolster_city_guard")
    desk = pseudo_turn(his="1F 1R 4G", his_quests=quests, my_tiles=["the_yawning_portal"])
    assert desk.pseudo_at == "the_yawning_portal"
    values = {one.place: one.value for one in desk.decided("space")[5][0][1]}
    assert (values[place("blackstaff_tower")], values[place("the_yawning_portal")]) == (4, 6)
    assert desk.question == "gain any"  # the human takes a cube as the owner
    assert desk.his == goods("2F 1R 1W 4G")
    desk.answer("a cleric")
    assert desk.my == goods("1C")


def test_s15_4_the_owner_reward_is_not_looked_at_when_the_value_decides() -> None:
    quests = ("expose_cult_corruption", "raid_orc_stronghold")
    desk = pseudo_turn(his="1C 4G", his_quests=quests, my_tiles=["helmstar_warehouse"])
    assert desk.pseudo_at == "helmstar_warehouse"
    assert deciding_rule(desk) == "S7.4.2"
    assert desk.my == goods("1R")


def test_s15_5_among_equal_values_the_owner_reward_decides() -> None:
    quests = ("expose_cult_corruption", "raid_orc_stronghold")
    desk = pseudo_turn(his="1C 4G", his_quests=quests, my_tiles=["new_olamn"], his_tiles=["the_tower_of_luck"])
    assert desk.pseudo_at == "the_tower_of_luck"
    assert deciding_rule(desk) == "S7.4.3"


def test_s15_6_smugglers_dock_gives_more_fighters_if_it_can_be_paid() -> None:
    quests = ("bolster_city_guard", "create_a_shrine_to_oghma")
    desk = pseudo_turn(his="6F 2G", his_quests=quests, my_tiles=["smugglers_dock"])
    assert desk.pseudo_at == "smugglers_dock"
    assert desk.his == goods("9F 1R")
    assert desk.my == goods("2G")
    assert deciding_rule(desk) == "S7.4.1"
    desk = pseudo_turn(his="6F 1G", his_quests=quests, my_tiles=["smugglers_dock"])
    assert desk.pseudo_at == "field_of_triumph"


def test_s15_7_gold_from_the_inn_gives_the_player_a_quest() -> None:
    quests = ("infiltrate_halasters_circle", "create_a_shrine_to_oghma")
    desk = pseudo_turn(
        his="5W 5C",
        his_quests=quests,
        mine=["auroras_realms_shop"],
        draws=["send_aid_to_the_harpers", "deliver_an_ultimatum", "ally_with_house_thann"],
    )
    assert desk.pseudo_at == "cliffwatch_inn_1"
    # commerce is one of the lord's types, warfare is not
    assert desk.quest_names(YOU) == ["deliver_an_ultimatum"]
    desk = pseudo_turn(his="5W 5C", his_quests=quests, mine=["auroras_realms_shop"], my_tiles=["northgate"])
    assert desk.pseudo_at == "northgate"
    values = {cards.PLACE_IDS[one.place]: one.value for one in desk.decided("space")[5][0][1]}
    assert (values["cliffwatch_inn_1"], values["northgate"]) == (3, 6)


def test_s15_8_a_mandatory_quest_comes_first() -> None:
    quests = ("fend_off_bandits", *OWLBEARS)
    assert pseudo_turn(his="1W 4G", his_quests=quests).pseudo_at == "field_of_triumph"
    desk = pseudo_turn(his="2F 1W 4G", his_quests=quests)
    assert desk.quest_names(OPPONENT) == list(OWLBEARS)
    assert desk.p.score == -2


def test_s15_9_the_second_quest_is_compared_with_the_whole_tavern() -> None:
    quests = ("discover_hidden_temple_of_lolth", "perform_the_penance_of_duty")
    desk = pseudo_turn(his="2C 1F 4G", his_quests=quests, mine=["grinning_lion_tavern"])
    assert desk.pseudo_at == "field_of_triumph"


def test_s15_10_no_needs_castle_occupied_buys_or_draws_lots() -> None:
    parts = {"his_quests": COVERED, "hall": ("the_zoarstar", "northgate", "the_skulkway"), "hall_vp": [2, 2, 1]}
    desk = pseudo_turn(his="4F 2R 1W 9G", mine=["castle_waterdeep"], **parts)
    assert desk.pseudo_at == "builders_hall"
    assert desk.p.his_tiles == 1 << tile("the_zoarstar")
    assert desk.p.score == -2 - 8  # the tokens, and Raid Orc Stronghold completed afterwards
    desk = pseudo_turn(his="4F 2R 1W 2G", mine=["castle_waterdeep"], draws=["Aurora"], **parts)
    assert desk.pseudo_at == "auroras_realms_shop"
    tied = desk.decided("space")[5][-1]
    five = {*RESOURCES_TAKEN, "auroras_realms_shop"}
    assert tied[0] == "S7.4.4"
    assert {cards.PLACE_IDS[one.place] for one in tied[1]} == five
    assert {one.value for one in tied[1]} == {4}


# --- S5


def test_s5_1_the_list_is_made_anew_for_every_decision() -> None:
    desk = Desk(his="8F", his_quests=("bolster_city_guard", "domesticate_owlbears"))
    assert needs(desk.p) == [1, 2, 0, 3]
    desk.his[1] += 1
    assert needs(desk.p) == [2, 0, 3]


def test_s5_2_within_a_quest_from_left_to_right() -> None:
    desk = Desk(his_quests=("expose_red_wizards_spies", "domesticate_owlbears"))
    assert needs(desk.p) == [0, 1, 2, 3, 4, 0, 3]


def test_s5_2_or_from_right_to_left() -> None:
    desk = Desk(his_quests=("expose_red_wizards_spies", "domesticate_owlbears"), needs_right_to_left="yes")
    assert needs(desk.p) == [4, 3, 2, 1, 0, 3, 0]
    lacked = GAME.view(desk.p)["pseudo"]["needs"]  # the page lists them in the same order
    assert [need["resource"] for need in lacked[:5]] == ["gold", "wizard", "rogue", "fighter", "cleric"]


def test_s5_2_the_order_decides_where_he_goes() -> None:
    quests = ("safeguard_eltorchul_mage", "bolster_city_guard")  # 1F 1R 1W 4G
    assert pseudo_turn(his_quests=quests).pseudo_at == "field_of_triumph"
    desk = pseudo_turn(his_quests=quests, needs_right_to_left="yes")
    assert desk.pseudo_at == "auroras_realms_shop"
    told = "His quests lack gold, and no space open to him gives more of it."
    assert f"Pseudo chooses Aurora’s Realms Shop (4 gold = 4). {told}" in desk.told


def test_s5_2_the_order_decides_which_cubes_and_favors_he_takes() -> None:
    parts = {"his": "4F 2R", "his_quests": OWLBEARS, "mine": ["the_plinth", "blackstaff_tower"]}
    for order, first in (("no", 0), ("yes", 3)):  # 1C 2W are needed
        desk = pseudo_turn(my_tiles=["the_yawning_portal"], needs_right_to_left=order, **parts)
        assert (desk.pseudo_at, desk.decisions("cube")[0][4]) == ("the_yawning_portal", first)
        desk = pseudo_turn(his_tiles=["dragon_tower"], draws=["call_in_a_favor"], needs_right_to_left=order, **parts)
        assert (desk.pseudo_at, desk.decided("favor")[4][0]) == ("dragon_tower", first)


def test_s5_3_nothing_is_reserved_for_the_quest_above() -> None:
    desk = Desk(his="2C 1F", his_quests=("discover_hidden_temple_of_lolth", "convert_a_noble_to_lathander"))
    assert needs(desk.p) == [2]  # the second quest alone could be paid


# --- S6


def test_s6_1_a_space_is_available_if_free_and_payable() -> None:
    desk = Desk(his="1G", my_tiles=["house_of_wonder"], mine=["the_plinth"])
    assert not offered(desk, "the_plinth")
    assert not offered(desk, "house_of_wonder")
    desk.his[4] = 2
    assert offered(desk, "house_of_wonder")


def test_s6_2_the_yield_is_what_he_would_receive_now() -> None:
    desk = Desk(my_tiles=["caravan_court", "the_stone_house", "northgate"])
    assert offered(desk, "caravan_court")[0].resources == [0, 2, 0, 0, 0]
    assert offered(desk, "the_stone_house")[0].resources == [0, 0, 0, 0, 3]
    desk.p.supply[1] = 1  # only what the supply has counts; the stock is already on its tile
    assert offered(desk, "field_of_triumph")[0].resources == [0, 1, 0, 0, 0]
    assert offered(desk, "caravan_court")[0].resources == [0, 2, 0, 0, 0]


def test_s6_2_plot_quests_are_no_part_of_the_yield() -> None:
    desk = Desk(his_done=["bolster_griffon_cavalry"])
    assert offered(desk, "field_of_triumph")[0].resources[1] == 2


def test_s6_3_one_cube_after_the_other_with_the_fixed_part_in_the_tavern() -> None:
    quests = ("investigate_aberrant_infestation", "create_a_shrine_to_oghma")  # 1C 1F 2W; 5C 2G
    parts = {"his": "1C 1W 2G", "his_quests": quests, "my_tiles": ["house_of_good_spirits"]}
    desk = pseudo_turn(draws=["repel_seawraiths", "good_faith"], mine=["field_of_triumph"], **parts)
    assert desk.pseudo_at == "house_of_good_spirits"
    assert desk.quest_names(OPPONENT)[0] == "create_a_shrine_to_oghma"  # fighter, then wizard: the first is completed


def test_s6_3_a_kind_that_is_out_of_supply_is_not_permitted() -> None:
    desk = Desk(his_quests=("domesticate_owlbears", "raid_orc_stronghold"), my_tiles=["the_yawning_portal"])
    desk.p.supply[0] = 0
    assert offered(desk, "the_yawning_portal")[0].resources == [0, 0, 0, 2, 0]
    desk.p.supply[:] = [0, 0, 0, 0]
    assert not offered(desk, "the_yawning_portal")


def test_s6_3_1_the_first_cube_of_the_needs_list() -> None:
    desk = pseudo_turn(his="9F", his_tiles=["the_yawning_portal"], mine=["grinning_lion_tavern"])
    assert desk.pseudo_at == "the_yawning_portal"
    assert deciding_rule(desk, "cube") == "S6.3.1"
    assert desk.quest_names(OPPONENT)[0] == "infiltrate_halasters_circle"  # two rogues completed the other one


def test_s6_3_2_otherwise_the_dearest() -> None:
    parts = {
        "his": "4F 2R 1W",
        "his_quests": COVERED,
        "mine": ["castle_waterdeep"],
        "his_tiles": ["the_yawning_portal"],
    }
    desk = pseudo_turn(draws=["a cleric", "a wizard"], **parts)
    assert desk.pseudo_at == "the_yawning_portal"  # worth 8
    dearest = next(step for step in desk.decided("cube")[5] if step[0] == "S6.3.2")
    assert dearest[2] == (0, 3)


def test_s6_3_3_of_equal_cubes_the_one_for_which_the_space_was_chosen() -> None:
    quests = ("stamp_out_cultists", "raid_orc_stronghold")
    parts = {"his": "4F 2R", "his_quests": quests, "mine": ["the_plinth"], "my_tiles": ["the_yawning_portal"]}
    desk = pseudo_turn(draws=["bolster_griffon_cavalry"], **parts)
    assert desk.pseudo_at == "the_yawning_portal"
    assert deciding_rule(desk, "cube") == "S6.3.3"
    gains = [event for event in desk.events if event[0] == "gain" and event[1] == OPPONENT]
    assert [event[2:] for event in gains[:2]] == [(1, 0, 0, 0, 0)] * 2


def test_s6_3_4_otherwise_by_lot() -> None:
    parts = {
        "his": "4F 2R 1W",
        "his_quests": COVERED,
        "mine": ["castle_waterdeep"],
        "his_tiles": ["the_yawning_portal"],
    }
    for first, lots in (("a wizard", 3), ("a cleric", 0)):
        desk = pseudo_turn(draws=[first, first], **parts)
        assert desk.decided("cube")[4] == lots
        assert deciding_rule(desk, "cube") == "S6.3.4"
        assert desk.p.lots == 2


def test_s6_3_5_needs_come_before_value() -> None:
    quests = ("raid_orc_stronghold", "fend_off_bandits")
    desk = Desk(his="4F 1W", his_quests=quests, my_tiles=["northgate"])
    assert offered(desk, "northgate")[0].resources == [0, 0, 1, 0, 2]


def test_s6_3_5_no_space_was_chosen_for_an_owner_benefit() -> None:
    desk = Desk(his="9F 2R 5W 2G", his_tiles=["the_yawning_portal"], my="4G")
    desk.p.sought = 3  # from his last turn
    desk.next("a cleric").answer("the_yawning_portal", "a rogue", "a rogue")
    assert next(event for event in desk.events if event[0] == "decide" and event[2] == "cube")[3][1] == -1


def test_s6_4_values() -> None:
    assert cards.VALUE == [4, 2, 2, 4, 1]
    desk = Desk()
    assert offered(desk, "cliffwatch_inn_2")[0].value == 2  # a quest card and an intrigue card


def test_s6_5_a_cost_is_paid_but_not_subtracted_from_the_value() -> None:
    desk = Desk(his="2G", my_tiles=["smugglers_dock"])
    assert offered(desk, "smugglers_dock")[0].value == 8
    quests = ("raid_orc_stronghold", "fend_off_bandits")
    desk = pseudo_turn(his="2G", his_quests=quests, his_tiles=["smugglers_dock"])
    assert (desk.pseudo_at, desk.his) == ("smugglers_dock", goods("4F"))


def test_s6_6_marker_and_the_right_to_buy_have_no_value() -> None:
    desk = Desk(his="8G")
    assert offered(desk, "castle_waterdeep")[0].value == 1  # the intrigue card
    assert offered(desk, "builders_hall")[0].value == 0


def test_s6_7_the_owner_reward_counts_only_for_the_humans_tiles() -> None:
    desk = Desk(my_tiles=["new_olamn"], his_tiles=["the_tower_of_luck"])
    assert offered(desk, "new_olamn")[0].owner == 4  # a rogue or a wizard: the more valuable one
    assert offered(desk, "the_tower_of_luck")[0].owner == 0


VALUES = cards.SOLO["space_value"]


@pytest.mark.parametrize("entry", VALUES, ids=lambda entry: entry["id"])
def test_s6_8_table_of_yields_and_values(entry: dict[str, str | int]) -> None:
    """The printed table equals the engine's values: n = stock, b = tiles in play, q = 4 here."""
    name = str(entry["id"])
    if name == "the_zoarstar":
        assert OWNER_VALUE[place(name) - cards.FIRST_TILE] == entry["owner_value"]
        return
    tiles = [name] if place(name) >= cards.FIRST_TILE else []
    desk = Desk(his="9F 2R 5W 4G", my_tiles=tiles)
    one = offer(desk.p, place(name), -1)
    stock = desk.p.stock[place(name) - cards.FIRST_TILE] if tiles else 0
    value = sum(
        (int(part[:-2]) * stock if part.endswith("*n") else {"n": stock, "b": 1, "q": 4}.get(part) or int(part))
        for part in str(entry["value"]).split("+")
    )
    assert one.value == value
    assert one.owner == entry.get("owner_value", 0)


def test_s6_9_the_zoarstar_is_one_candidate_for_each_space_it_can_copy() -> None:
    human = ["field_of_triumph", "castle_waterdeep", "builders_hall", "waterdeep_harbor_1"]
    desk = Desk(my_tiles=["the_zoarstar", "house_of_wonder"], mine=[*human, "house_of_wonder"], pool=(1, 4))
    copies = {cards.PLACE_IDS[one.source]: one for one in offered(desk, "the_zoarstar")}
    # the House of Wonder is not affordable
    assert copies.keys() == {"field_of_triumph", "castle_waterdeep"}
    assert copies["field_of_triumph"].owner == 2
    desk.his[4] = 2
    copies = {cards.PLACE_IDS[one.source]: one for one in offered(desk, "the_zoarstar")}
    assert copies["house_of_wonder"].owner == 2 + 2
    desk.p.my_places, desk.p.pool[YOU] = 0, 6
    assert not offered(desk, "the_zoarstar")


def test_s6_9_copying_pays_both_owners() -> None:
    desk = pseudo_turn(
        his="2G",
        his_quests=OWLBEARS,
        my_tiles=["the_zoarstar", "house_of_wonder"],
        mine=["house_of_wonder", "the_plinth"],
    )
    assert desk.pseudo_at == "the_zoarstar"
    assert desk.his == goods("1C 1W")
    assert desk.my == goods("2G")
    assert desk.p.score == 2


# --- S7


def test_s7_1_the_whole_script_from_needs_to_passing() -> None:
    """Turn after turn with fewer spaces: each step of the script is taken in order."""
    free = ["castle_waterdeep", "builders_hall", "auroras_realms_shop", "waterdeep_harbor_1"]
    taken = [name for name in cards.PLACE_IDS[: cards.FIRST_TILE] if name not in free]
    places = []
    while True:
        desk = pseudo_turn(
            his="9F 2R 4W 8G", mine=taken, pool=(3, 4), draws=["spread_the_wealth"], quests=["ambush_artor_morlin"]
        )
        places.append(desk.pseudo_at)
        if not desk.pseudo_at:
            break
        taken = [*taken, desk.pseudo_at]
    assert places == ["castle_waterdeep", "builders_hall", "auroras_realms_shop", "waterdeep_harbor_1", ""]


def test_s7_1_1_the_first_resource_that_any_space_gives() -> None:
    desk = pseudo_turn(mine=["field_of_triumph"])
    assert desk.pseudo_at == "grinning_lion_tavern"
    assert deciding_rule(desk) == "S7.1.1"


def test_s7_1_2_the_castle_when_nothing_needed_is_to_be_had() -> None:
    desk = pseudo_turn(his="9F 2R 4W 2G", mine=["blackstaff_tower"], draws=["spread_the_wealth"])
    assert (desk.pseudo_at, deciding_rule(desk)) == ("castle_waterdeep", "S7.1.2")


def test_s7_1_3_builders_hall_if_he_can_pay() -> None:
    parts = {"mine": ["blackstaff_tower", "castle_waterdeep"], "hall_vp": [1, 3, 3]}
    desk = pseudo_turn(his="9F 2R 4W 8G", **parts)
    assert (desk.pseudo_at, deciding_rule(desk)) == ("builders_hall", "S7.1.3")
    assert desk.p.his_tiles == 1 << tile("house_of_heroes")
    assert (desk.his[4], desk.p.score) == (0, -3 - 25)  # and Bolster City Guard


def test_s7_1_4_the_highest_value() -> None:
    parts = {
        "mine": ["blackstaff_tower", "castle_waterdeep"],
        "my_tiles": ["dragon_tower"],
        "draws": ["spread_the_wealth"],
    }
    desk = pseudo_turn(his="4F 2R 1W 2G", his_quests=COVERED, **parts)
    assert (desk.pseudo_at, deciding_rule(desk)) == ("dragon_tower", "S7.4.2")
    assert "S7.1.4" in [rule for rule, before, after in desk.decided("space")[5] if len(after) < len(before)]


def test_s7_1_5_the_first_free_harbor_space() -> None:
    taken = [name for name in cards.PLACE_IDS[: cards.FIRST_TILE] if not name.startswith("waterdeep_harbor_")]
    desk = pseudo_turn(his="9F 2R 5W 2G", mine=[*taken, "waterdeep_harbor_1"], pool=(2, 4), draws=["spread_the_wealth"])
    assert (desk.pseudo_at, deciding_rule(desk)) == ("waterdeep_harbor_2", "S7.1.5")


def test_s7_1_6_passing() -> None:
    desk = pseudo_turn(
        mine=cards.PLACE_IDS[: cards.FIRST_TILE], pool=(1, 4), my_tiles=["the_yawning_portal"], theirs=[]
    )
    assert desk.pseudo_at == "the_yawning_portal"
    desk = pseudo_turn(mine=cards.PLACE_IDS[: cards.FIRST_TILE], pool=(1, 4))
    assert (desk.pseudo_at, desk.p.pool) == ("", [1, 4])
    assert "Pseudo passes: no space is open to him." in desk.told


def test_s7_2_the_next_entry_is_tried() -> None:
    desk = pseudo_turn(mine=["field_of_triumph", "grinning_lion_tavern"])
    assert desk.pseudo_at == "blackstaff_tower"


def test_s7_3_the_inn_is_an_ordinary_candidate() -> None:
    parts = {"his": "9F 2R 5W", "mine": ["auroras_realms_shop"], "draws": ["raid_orc_stronghold"]}
    assert pseudo_turn(**parts).pseudo_at == "cliffwatch_inn_1"  # for gold
    taken = ["castle_waterdeep", *RESOURCES_TAKEN, "auroras_realms_shop"]
    desk = pseudo_turn(his=NOTHING_LACKING, mine=taken, pool=(2, 4), draws=["deliver_an_ultimatum"])
    assert desk.pseudo_at == "cliffwatch_inn_1"  # by value: 3
    assert desk.quest_names(YOU) == ["deliver_an_ultimatum"]


def test_s7_3_or_he_stays_away_from_the_inn() -> None:
    away: dict[str, Any] = {"pseudo_avoids_the_inn": "yes"}
    desk = pseudo_turn(his="9F 2R 5W", mine=["auroras_realms_shop"], draws=["spread_the_wealth"], **away)
    assert desk.pseudo_at == "castle_waterdeep"
    told = "Pseudo chooses Castle Waterdeep (1 intrigue card = 1). No space open to him gives what his quests lack."
    assert told in desk.told
    taken = ["castle_waterdeep", *RESOURCES_TAKEN, "auroras_realms_shop"]
    desk = pseudo_turn(his=NOTHING_LACKING, mine=taken, pool=(2, 4), draws=["spread_the_wealth"], **away)
    assert desk.pseudo_at == "waterdeep_harbor_1"
    assert desk.quest_names(YOU) == []


def test_s7_3_away_from_the_inn_he_neither_copies_nor_joins_it() -> None:
    away: dict[str, Any] = {"pseudo_avoids_the_inn": "yes"}
    desk = Desk(my_tiles=["the_zoarstar"], mine=["cliffwatch_inn_1"])
    assert offered(desk, "the_zoarstar")
    desk = Desk(my_tiles=["the_zoarstar"], mine=["cliffwatch_inn_1"], **away)
    assert not offered(desk, "the_zoarstar")
    lacking_gold: dict[str, Any] = {"his": "9F 2R 5W", "mine": ["auroras_realms_shop", "cliffwatch_inn_1"]}
    orb = {"his_done": ["recover_the_magisters_orb"], "draws": ["spread_the_wealth"], **lacking_gold}
    assert pseudo_turn(**orb).pseudo_at == "auroras_realms_shop"  # which gives more
    both = [place(name) for name in ("auroras_realms_shop", "cliffwatch_inn_1")]
    for reading, shared in (("no", both), ("yes", both[:1])):
        desk = Desk(his_done=["recover_the_magisters_orb"], pseudo_avoids_the_inn=reading, **lacking_gold)
        assert [place_of(number) for number in bits(shared_givers(desk.p, n.GOLD))] == sorted(shared)


def test_s7_3_away_from_the_inn_a_bribe_does_not_lead_there() -> None:
    parts = {"his": NOTHING_LACKING, "mine": ["cliffwatch_inn_1"], "draws": ["bribe_agent", "raid_orc_stronghold"]}
    for reading, bribes in (("no", 1), ("yes", 0)):  # no effect, no payment
        desk = pseudo_turn(pseudo_avoids_the_inn=reading, **parts)
        assert desk.pseudo_at == "castle_waterdeep"
        assert desk.events.count(("copy", OPPONENT, place("cliffwatch_inn_1"))) == bribes
        assert desk.events.count(("pay", OPPONENT, n.GOLD, 2)) == bribes


def test_s7_4_each_step_among_those_the_step_before_has_left() -> None:
    quests = ("expose_cult_corruption", "raid_orc_stronghold")
    desk = pseudo_turn(his="1C 4G", his_quests=quests, my_tiles=["new_olamn"], his_tiles=["the_tower_of_luck"])
    trace = desk.decided("space")[5]
    assert [rule for rule, before, after in trace if after and len(after) < len(before)] == [
        "S7.1.1",
        "S7.4.2",
        "S7.4.3",
    ]


def test_s7_4_1_most_of_the_needed_resource_not_capped() -> None:
    desk = Desk(turn=OPPONENT, his="8F 2R", my_tiles=["caravan_court"])
    desk.p.stock[tile("caravan_court")] = 4
    desk.p.supply[1] -= 2
    desk.finish_turn()
    assert (desk.pseudo_at, deciding_rule(desk)) == ("caravan_court", "S7.4.1")


def test_s7_4_2_then_the_highest_value() -> None:
    desk = pseudo_turn(my_tiles=["fetlock_court"])
    assert (desk.pseudo_at, deciding_rule(desk)) == ("fetlock_court", "S7.4.2")


def test_s7_4_3_then_value_minus_owner_reward() -> None:
    desk = pseudo_turn(my_tiles=["fetlock_court"], his_tiles=["house_of_heroes"])
    assert (desk.pseudo_at, deciding_rule(desk)) == ("house_of_heroes", "S7.4.3")


INSIDE: dict[str, Any] = {"owner_pay_inside_value": "yes"}


def test_s7_4_3_or_the_owner_reward_is_inside_the_value() -> None:
    """The Zoarstar copying Fetlock Court: 8 minus 2 and 4; the Field of Triumph: 4."""
    parts = {"his_quests": HIS_WARRIORS, "my_tiles": ["the_zoarstar", "fetlock_court"], "mine": ["fetlock_court"]}
    desk = pseudo_turn(**parts)
    assert (desk.pseudo_at, deciding_rule(desk)) == ("the_zoarstar", "S7.4.2")
    desk = pseudo_turn(**parts, **INSIDE)
    assert (desk.pseudo_at, deciding_rule(desk)) == ("field_of_triumph", "S7.4.2")
    told = (
        "His quests lack fighters. Of the spaces that give most of them, this one has the greatest value once owners "
        "are paid."
    )
    assert f"Pseudo chooses Field of Triumph (2 fighters = 4). {told}" in desk.told


@pytest.mark.parametrize(("lot", "name"), [("Tavern", "grinning_lion_tavern"), ("Warehouse", "helmstar_warehouse")])
def test_s7_4_3_inside_the_value_it_leaves_equals_to_the_lot(lot: str, name: str) -> None:
    """S15.4 in this variant: 6 minus 2 against 4; the separate step then changes nothing."""
    quests = ("expose_cult_corruption", "raid_orc_stronghold")
    parts = {"his": "1C 4G", "his_quests": quests, "my_tiles": ["helmstar_warehouse"]}
    desk = pseudo_turn(draws=[lot], **parts, **INSIDE)
    assert (desk.pseudo_at, deciding_rule(desk)) == (name, "S7.4.4")
    for rule, before, after in desk.decided("space")[5]:
        assert rule != "S7.4.3" or before == after


def test_s7_4_3_inside_the_value_too_when_nothing_is_lacking() -> None:
    parts = {
        "his": "4F 2R 1W 2G",
        "his_quests": COVERED,
        "mine": ["castle_waterdeep", *RESOURCES_TAKEN],
        "pool": (1, 4),
        "my_tiles": ["dragon_tower"],  # 5 minus 1
        "draws": ["spread_the_wealth"],
    }
    assert pseudo_turn(**parts).pseudo_at == "dragon_tower"
    tied = pseudo_turn(**parts | {"draws": ["Aurora"]}, **INSIDE)
    assert (tied.pseudo_at, deciding_rule(tied)) == ("auroras_realms_shop", "S7.4.4")


def test_s7_4_3_a_space_that_pays_you_more_than_him_still_yields_something() -> None:
    taken = [name for name in cards.PLACE_IDS[: cards.FIRST_TILE] if not name.startswith("waterdeep_harbor_")]
    desk = pseudo_turn(his=NOTHING_LACKING, mine=taken, pool=(2, 4), hall=(), my_tiles=["the_stone_house"], **INSIDE)
    assert desk.pseudo_at == "the_stone_house"  # 1 gold for him, 2 for the owner


@pytest.mark.parametrize("name", ["fetlock_court", "house_of_heroes"])
def test_s7_4_4_then_by_lot(name: str) -> None:
    words = {"fetlock_court": "Fetlock", "house_of_heroes": "Heroes"}[name]
    desk = pseudo_turn(his_tiles=["fetlock_court", "house_of_heroes"], draws=[words])
    assert (desk.pseudo_at, deciding_rule(desk), desk.p.lots) == (name, "S7.4.4", 1)


def test_s7_5_the_castle_although_he_holds_the_marker() -> None:
    desk = pseudo_turn(his="9F 2R 4W 2G", mine=["blackstaff_tower"], draws=["spread_the_wealth"])
    assert desk.p.first == OPPONENT
    assert desk.pseudo_at == "castle_waterdeep"


def test_s7_6_an_emptied_stock_is_no_candidate() -> None:
    taken = [name for name in cards.PLACE_IDS[: cards.FIRST_TILE] if name != "waterdeep_harbor_3"]
    desk = Desk(turn=OPPONENT, his=NOTHING_LACKING, mine=taken, pool=(2, 4), my_tiles=["the_golden_horn"])
    desk.p.stock[tile("the_golden_horn")] = 0
    desk.next("spread_the_wealth").finish_turn()
    assert desk.pseudo_at == "waterdeep_harbor_3"


def test_s7_7_he_tries_again_on_his_next_turn() -> None:
    taken = [name for name in cards.PLACE_IDS[: cards.FIRST_TILE] if name != "auroras_realms_shop"]
    desk = Desk(mine=taken, pool=(1, 2), theirs=["auroras_realms_shop"], turn=OPPONENT, my="4G", hall=["northgate"])
    desk.p.my_places &= ~(1 << place("builders_hall"))
    desk.p.pool[YOU] += 1
    desk.ask()
    assert desk.told[0] == "Pseudo passes: no space is open to him."
    desk.answer("builders_hall", "northgate")
    assert ("place", OPPONENT, place("northgate")) in desk.events  # a new space: he tried again


def test_s7_8_he_pays_owns_and_the_tokens_are_subtracted() -> None:
    parts = {"mine": ["blackstaff_tower", "castle_waterdeep"], "hall": ["caravan_court"], "hall_vp": [3, 0, 0]}
    desk = pseudo_turn(his="9F 2R 4W 5G", draws=["northgate"], **parts)
    assert desk.his[4] == 1
    assert desk.p.his_tiles == 1 << tile("caravan_court")
    assert desk.p.stock[tile("caravan_court")] == 2
    assert desk.p.hall[0] == tile("northgate")
    assert desk.p.tally[n.FOR_PSEUDO_OTHER] == -3


def test_s7_8_1_the_tile_with_most_tokens_he_can_pay() -> None:
    parts = {"mine": ["blackstaff_tower", "castle_waterdeep"], "hall_vp": [1, 5, 0]}
    desk = pseudo_turn(his="9F 2R 4W 7G", hall=["the_stone_house", "house_of_heroes", "northgate"], **parts)
    assert desk.p.his_tiles == 1 << tile("the_stone_house")  # the House of Heroes costs 8
    assert deciding_rule(desk, "tile") == "S7.8.1"


def test_s7_8_2_the_leftmost_on_ties() -> None:
    parts = {"mine": ["blackstaff_tower", "castle_waterdeep"], "hall_vp": [1, 1, 1]}
    desk = pseudo_turn(his="9F 2R 4W 8G", **parts)
    assert desk.p.his_tiles == 1 << tile("the_stone_house")
    assert deciding_rule(desk, "tile") == "S7.8.2"


# --- S8


def test_s8_1_he_receives_what_the_space_gives() -> None:
    taken = ["castle_waterdeep", *RESOURCES_TAKEN, "auroras_realms_shop", "cliffwatch_inn_1", "cliffwatch_inn_2"]
    desk = pseudo_turn(his="4F 2R 1W 2G", his_quests=COVERED, mine=taken, pool=(1, 4))
    assert desk.pseudo_at == "cliffwatch_inn_3"
    shown = [event for event in desk.events if event[0] == "reset"]
    assert shown == [("reset", OPPONENT)]  # the four face-up quests are replaced as printed
    assert desk.p.quest_discard.bit_count() >= 4
    assert len(desk.p.my_quests) == 1


def test_s8_2_at_the_castle_he_takes_the_marker() -> None:
    desk = Desk(turn=OPPONENT, his="4F 2R 1W", his_quests=COVERED)
    desk.p.first = YOU
    desk.next("spread_the_wealth").finish_turn()
    assert (desk.pseudo_at, desk.p.first) == ("castle_waterdeep", OPPONENT)


def test_s8_3_the_human_owner_is_paid() -> None:
    desk = pseudo_turn(my_tiles=["fetlock_court"])
    assert desk.says() == ["Take a fighter", "Take a wizard"]
    desk.answer("a wizard")
    assert desk.my == goods("1W")


def test_s8_4_the_lowest_free_harbor_space_and_a_card_from_the_deck() -> None:
    taken = [name for name in cards.PLACE_IDS[: cards.FIRST_TILE] if not name.startswith("waterdeep_harbor_")]
    desk = pseudo_turn(his=NOTHING_LACKING, mine=taken, pool=(2, 4), draws=["spread_the_wealth"])
    assert desk.pseudo_at == "waterdeep_harbor_1"
    assert desk.his == goods("5W 6G")  # Spread the Wealth, then Bolster City Guard completed
    assert desk.my == goods("2G")


def test_s8_5_placement_then_owner_then_one_quest_then_a_new_one() -> None:
    desk = pseudo_turn(his="1W", his_quests=("fend_off_bandits", *OWLBEARS), my_tiles=["house_of_heroes"])
    desk.answer("a fighter")
    kinds = [(event[0], event[1]) for event in desk.events if event[0] in ("place", "owner", "complete", "get quest")]
    assert kinds == [("place", OPPONENT), ("owner", YOU), ("complete", OPPONENT)]


def test_s8_6_pseudo_is_paid_in_the_players_turn_but_completes_nothing() -> None:
    desk = Desk(his="8F 2R", his_tiles=["house_of_good_spirits"])
    desk.answer("house_of_good_spirits", "a cleric")
    own = [
        event for event in desk.events if event[:2] in (("gain", OPPONENT), ("complete", OPPONENT), ("place", OPPONENT))
    ]
    assert own[0] == ("gain", OPPONENT, 0, 1, 0, 0, 0)
    # nine fighters, but first he places
    assert [event[0] for event in own[:3]] == ["gain", "place", "gain"]


def test_every_explanation_of_the_examples_shows_its_arithmetic() -> None:
    desk = pseudo_turn(
        his="1C 4G", his_quests=("expose_cult_corruption", "raid_orc_stronghold"), my_tiles=["new_olamn"]
    )
    explanation = str(explain(GAME, desk.decided("space")))
    assert "The Grinning Lion Tavern (2 rogues = 4)" in explanation
    assert "New Olamn (2 rogues + 1 wizard = 4 + 4 = 8, minus 4 for its owner)" in explanation
    assert "S7.4.2 The greatest value;" in explanation


def test_s6_3_variant_only_the_first_cube_serves_a_need() -> None:
    """He needs two rogues: as printed he takes both; in the variant one, then the best cube."""
    parts: dict[str, Any] = {"his": "9F", "his_tiles": ["the_yawning_portal"], "mine": ["grinning_lion_tavern"]}
    for once, kinds in (("no", [2, 2]), ("yes", [2, 0])):
        draws = ["a cleric"] if once == "yes" else []
        desk = pseudo_turn(draws=draws, needs_served_once=once, **parts)
        assert desk.pseudo_at == "the_yawning_portal"
        taken = [event[4] for event in desk.events if event[0] == "decide" and event[2] == "cube"]
        assert taken == kinds
    assert (
        tell_decision(desk.decided("cube"))
        == "Pseudo chooses a cleric. One need is served, so he takes the most valuable."
    )
