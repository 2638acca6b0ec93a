"""Building tiles: getting them, stock, owner benefits, each of the tiles, copying a space."""

from typing import Any

import pytest

from tableforone.games.lords_of_waterdeep import GAME
from tableforone.games.lords_of_waterdeep.rules import cards
from tableforone.games.lords_of_waterdeep.rules import numbers as n
from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU
from tests.games.lords_of_waterdeep.crafted import Desk, goods, place, tile

TILES_IN_PLAY = [cards.PLACE_IDS[cards.FIRST_TILE + number] for number in bits(cards.TILE_BAG)]


# --- 6.1


def test_6_1_1_buying() -> None:
    desk = Desk(my="5G", hall=["northgate", "house_of_heroes"], hall_vp=[2, 5, 0]).next("caravan_court")
    desk.answer("builders_hall", "northgate")
    assert desk.my == goods("2G")
    assert desk.p.score == 2
    assert desk.p.my_tiles == 1 << tile("northgate")
    assert desk.p.hall[0] == tile("caravan_court")
    assert desk.p.hall_vp[0] == 0


def test_6_1_2_usable_at_once_by_everybody() -> None:
    desk = Desk(
        my="4G", hall=["northgate"], his="9F 2R 5W", his_quests=("bolster_city_guard", "create_a_shrine_to_oghma")
    )
    desk.p.his_places, desk.p.trail = 1 << place("the_plinth"), [place("the_plinth")]
    desk.p.pool[OPPONENT] -= 1
    desk.answer("builders_hall", "northgate")
    assert ("place", OPPONENT, place("northgate")) in desk.events
    assert desk.p.tally[n.FOR_TILES] == 2  # the owner benefit


def test_6_1_3_a_free_tile_is_not_bought() -> None:
    desk = Desk(
        my="1C 1F 1R 2G", quests=["lure_artisans_of_mirabar"], done=["infiltrate_builders_hall"], hall_vp=[0, 0, 0]
    )
    desk.answer("auroras_realms_shop", "lure_artisans_of_mirabar", "the_stone_house")
    assert desk.p.tally[n.FOR_PLOTS] == 0
    desk = Desk(my="4G", done=["infiltrate_builders_hall"]).answer("builders_hall", "the_stone_house")
    assert desk.p.tally[n.FOR_PLOTS] == 4


@pytest.mark.parametrize(("switch", "points"), [("yes", 3), ("no", 0)])
def test_6_1_4_tokens_are_scored_however_the_tile_leaves_the_hall(switch: str, points: int) -> None:
    desk = Desk(my="1C 1F 1R 2G", quests=["lure_artisans_of_mirabar"], hall_vp=[3, 0, 0], hall_vp_on_free_entry=switch)
    desk.answer("the_plinth", "lure_artisans_of_mirabar", "the_stone_house")
    assert desk.p.tally[n.FOR_TILES] == points


def test_6_1_5_an_agent_on_a_hall_tile_stays_when_it_is_bought() -> None:
    desk = Desk(my="4G", hall=["northgate", "the_skulkway"], mine=["northgate"])
    desk.answer("builders_hall", "northgate")
    assert desk.p.my_places >> place("northgate") & 1
    assert "northgate" not in desk.places()


@pytest.mark.parametrize(("switch", "legal"), [("no", True), ("yes", False)])
def test_6_1_6_ten_plots_are_a_limit_only_by_the_switch(switch: str, legal: bool) -> None:
    desk = Desk(my="8G", my_tiles=TILES_IN_PLAY[:10], hall=[TILES_IN_PLAY[10]], plots_limit=switch)
    assert ("builders_hall" in desk.places()) is legal


def test_6_1_6_the_limit_holds_for_free_tiles_too() -> None:
    desk = Desk(
        my="1C 1F 1R 2G",
        quests=["lure_artisans_of_mirabar"],
        my_tiles=TILES_IN_PLAY[:10],
        hall=[TILES_IN_PLAY[10]],
        plots_limit="yes",
    )
    desk.answer("the_plinth", "lure_artisans_of_mirabar")
    assert len(desk.p.played) == 10


def test_6_1_7_an_empty_stack_leaves_the_slot_empty() -> None:
    desk = Desk(my="4G", hall=["northgate"])
    desk.p.tile_bag = 0
    desk.answer("builders_hall", "northgate")
    assert desk.p.hall == [-1, -1, -1]
    assert "builders_hall" not in desk.places()


# --- 6.2


STOCKS = [
    ("caravan_court", "2F"),
    ("jesters_court", "2R"),
    ("spires_of_the_morning", "1C"),
    ("tower_of_the_order", "1W"),
]


@pytest.mark.parametrize(("name", "stock"), [*STOCKS, ("the_golden_horn", "4G")])
def test_6_2_stock_of_each_tile(name: str, stock: str) -> None:
    desk = Desk(my_tiles=[name]).answer(name)
    assert desk.my == goods(stock)
    assert desk.p.stock[tile(name)] == 0


def test_6_2_1_it_adds_up_and_the_user_takes_everything() -> None:
    desk = Desk(my="4G", hall=["caravan_court"], pool=(1, 0), mine=["the_plinth"]).answer(
        "builders_hall", "caravan_court"
    )
    assert desk.p.stock[tile("caravan_court")] == 4  # at purchase and at the start of round 2
    desk.answer("caravan_court")
    assert desk.my[1] == 4


@pytest.mark.parametrize(("switch", "stock"), [("yes", 2), ("no", 0)])
def test_6_2_2_a_free_tile_is_stocked_too(switch: str, stock: int) -> None:
    parts = {"my": "1C 1F 1R 2G", "quests": ["lure_artisans_of_mirabar"], "hall": ["caravan_court"]}
    desk = Desk(**parts, stock_on_free_entry=switch)  # type: ignore[arg-type]
    desk.answer("the_plinth", "lure_artisans_of_mirabar")
    assert desk.p.my_tiles == 1 << tile("caravan_court")
    own = [event for event in desk.events if event[0] == "place" and event[1] == OPPONENT]
    taken = 2 if own == [("place", OPPONENT, place("caravan_court"))] else 0
    assert desk.p.stock[tile("caravan_court")] + taken == stock


def test_6_2_3_no_stock_in_the_hall() -> None:
    desk = Desk(hall=["caravan_court"], hand=["sample_wares"])
    desk.answer("waterdeep_harbor_1", "sample_wares", "caravan_court")
    assert desk.my == goods("0F")


# --- 6.3, 6.4

OWNERS = {
    "caravan_court": "1F",
    "the_golden_horn": "2G",
    "helmstar_warehouse": "1R",
    "house_of_good_spirits": "1F",
    "house_of_wonder": "2G",
    "jesters_court": "1R",
    "smugglers_dock": "2G",
    "the_stone_house": "2G",
}
VP_OWNERS = ("northgate", "spires_of_the_morning", "the_zoarstar")
CHOICES = {
    "fetlock_court": ("Take a fighter", "Take a wizard"),
    "house_of_heroes": ("Take a cleric", "Take a fighter"),
    "new_olamn": ("Take a rogue", "Take a wizard"),
    "the_skulkway": ("Take a fighter", "Take a rogue"),
    "the_tower_of_luck": ("Take a cleric", "Take a rogue"),
    "the_yawning_portal": ("Take a cleric", "Take a fighter", "Take a rogue", "Take a wizard"),
}


def owner_paid(name: str) -> Desk:
    """The table right after Pseudo has used one of the player's tiles."""
    desk = Desk(my_tiles=[name])
    desk.p.stack.append((n.OWNER, YOU, tile(name)))
    desk.next("ambush").ask()
    return desk


@pytest.mark.parametrize("name", OWNERS)
def test_6_3_owner_benefit_in_goods(name: str) -> None:
    assert owner_paid(name).my == goods(OWNERS[name])


@pytest.mark.parametrize("name", VP_OWNERS)
def test_6_3_owner_benefit_in_points(name: str) -> None:
    assert owner_paid(name).p.score == 2


@pytest.mark.parametrize("name", CHOICES)
def test_6_3_owner_benefit_with_a_choice_of_the_owner(name: str) -> None:
    assert tuple(owner_paid(name).says()) == CHOICES[name]


@pytest.mark.parametrize("name", ["dragon_tower", "tower_of_the_order"])
def test_6_3_owner_benefit_of_a_card(name: str) -> None:
    assert owner_paid(name).hand == ["ambush"]


def test_6_3_the_owner_using_the_own_tile_gets_nothing_more() -> None:
    assert Desk(my_tiles=["helmstar_warehouse"]).answer("helmstar_warehouse").my == goods("2R 2G")


def test_6_3_all_owner_benefits_are_covered_here() -> None:
    assert {*OWNERS, *VP_OWNERS, *CHOICES, "dragon_tower", "tower_of_the_order"} == set(TILES_IN_PLAY)


USES = {
    "dragon_tower": ([], "1W"),
    "helmstar_warehouse": ([], "2R 2G"),
    "house_of_good_spirits": (["a wizard"], "1F 1W"),
    "northgate": (["a cleric"], "1C 2G"),
    "caravan_court": ([], "2F"),
    "the_golden_horn": ([], "4G"),
    "house_of_wonder": (["a cleric", "a wizard"], "1C 1W -2"),
    "jesters_court": ([], "2R"),
    "the_skulkway": ([], "1F 1R 2G"),
    "smugglers_dock": (["a fighter", "a rogue", "a rogue", "a rogue"], "1F 3R -2"),
    "spires_of_the_morning": ([], "1C"),
    "the_stone_house": ([], "1G"),
    "tower_of_the_order": ([], "1W"),
    "the_yawning_portal": (["a rogue", "a wizard"], "1R 1W"),
    "fetlock_court": ([], "2F 1W"),
    "house_of_heroes": ([], "1C 2F"),
    "new_olamn": ([], "2R 1W"),
    "the_tower_of_luck": ([], "1C 2R"),
    "the_zoarstar": ([], "2F"),  # copies the Field of Triumph below
}


@pytest.mark.parametrize("name", TILES_IN_PLAY)
def test_6_4_the_action_of_each_tile(name: str) -> None:
    answers, gained = USES[name]
    desk = Desk(my="2G", my_tiles=[name], theirs=["field_of_triumph"]).next("ambush")
    desk.answer(name, *answers)
    wanted = goods(gained)
    wanted[4] += 0 if gained.endswith("-2") else 2
    assert desk.my == wanted
    assert desk.hand == (["ambush"] if name == "dragon_tower" else [])


@pytest.mark.parametrize("data", cards.TILE_DATA, ids=lambda data: data["id"])
def test_6_4_every_tile_can_be_bought_for_its_cost(data: dict[str, Any]) -> None:
    desk = Desk(my="8G", hall=[data["id"]], removed=True)
    desk.answer("builders_hall", data["id"])
    assert desk.p.my_tiles == 1 << tile(data["id"])
    assert desk.my[4] == 8 - data["cost"]


def test_6_4_1_the_stone_house_counts_all_tiles_in_play() -> None:
    desk = Desk(my_tiles=["the_stone_house"], his_tiles=["northgate", "caravan_court"])
    assert desk.answer("the_stone_house").my == goods("3G")


def test_6_4_2_pay_first_each_cube_chosen_separately() -> None:
    desk = Desk(my="2G", my_tiles=["house_of_wonder"]).answer("house_of_wonder")
    assert desk.my == goods("0G")
    assert desk.says() == ["Take a cleric", "Take a wizard"]
    desk.answer("a wizard", "a wizard")
    assert desk.my == goods("2W")


# --- 6.4.3: tiles that are not in the solo game


def test_6_4_3_house_of_the_moon() -> None:
    desk = Desk(my_tiles=["house_of_the_moon"], removed=True).answer("house_of_the_moon", "thin_the_city_watch")
    assert desk.my == goods("1C")
    assert desk.quest_names(YOU) == ["thin_the_city_watch"]


def test_6_4_3_the_waymoot() -> None:
    desk = Desk(my_tiles=["the_waymoot"], removed=True).answer("the_waymoot", "thin_the_city_watch")
    assert desk.p.score == 3
    assert desk.p.stock[tile("the_waymoot")] == 0


def test_6_4_3_the_three_pearls() -> None:
    desk = Desk(my="1R", my_tiles=["the_three_pearls"], removed=True)
    assert "the_three_pearls" not in desk.places()
    desk = Desk(my="1R 1F", my_tiles=["the_three_pearls"], removed=True)
    desk.answer("the_three_pearls", "a rogue", "a wizard", "a wizard", "a cleric")
    assert desk.my == goods("1C 2W")


def test_6_4_3_heroes_garden() -> None:
    desk = Desk(my="3F 1W", my_tiles=["heroes_garden"], quests=["raid_orc_stronghold"], removed=True)
    desk.answer("heroes_garden", "train_bladesingers", "Complete Train Bladesingers")
    assert desk.p.score == 4 + 4
    assert desk.question == "place"  # it was the one quest of the turn
    desk = Desk(my="3F 1W", my_tiles=["heroes_garden"], quests=["fend_off_bandits"], removed=True)
    desk.answer("heroes_garden", "train_bladesingers")
    # a mandatory quest first: no completing at once
    assert desk.says()[1].startswith("Complete Fend Off Bandits")
    desk = Desk(my="3F 1W", my_tiles=["heroes_garden"], removed=True)
    desk.answer("heroes_garden", "train_bladesingers", "Complete no quest", "Complete Train")
    assert desk.p.score == 4


def test_6_4_3_the_ambassador() -> None:
    desk = Desk(my_tiles=["the_palace_of_waterdeep"], theirs=["the_plinth"], pool=(1, 0), removed=True)
    desk.answer("the_palace_of_waterdeep")
    assert GAME.ask(desk.p) == "Place the ambassador"
    assert GAME.view(desk.p)["ambassador"] is None
    desk.answer("field_of_triumph")
    assert desk.my == goods("2F")
    assert desk.p.ambassador == place("field_of_triumph")
    assert desk.pseudo_at == "grinning_lion_tavern"  # the Field is occupied
    assert desk.p.pool[YOU] == 1
    desk.answer("auroras_realms_shop")
    assert (desk.p.round, desk.p.ambassador) == (3, -1)


def test_6_4_3_the_ambassador_is_everybodys_opponent() -> None:
    desk = Desk(my_tiles=["the_zoarstar", "the_palace_of_waterdeep"], removed=True)
    desk.p.ambassador = place("the_plinth")
    desk.answer("the_zoarstar")
    assert desk.my == goods("1C")
    desk = Desk(my_tiles=["the_palace_of_waterdeep"], removed=True)
    desk.p.ambassador_holder = YOU
    desk.answer("the_palace_of_waterdeep")  # already taken and not yet placed: nothing more
    assert desk.p.ambassador_holder == YOU


def test_6_4_3_the_ambassador_leaves_with_the_palace() -> None:
    desk = Desk(my_tiles=["the_palace_of_waterdeep"], hand=["real_estate_deal"], removed=True)
    desk.p.ambassador_holder = YOU
    desk.answer("waterdeep_harbor_1", "real_estate_deal", "the_stone_house")
    assert desk.p.ambassador_holder == -1


# --- 6.5


def test_6_5_the_zoarstar_copies_an_opponents_space() -> None:
    desk = Desk(my_tiles=["the_zoarstar"], theirs=["the_plinth", "blackstaff_tower"], mine=["auroras_realms_shop"])
    desk.answer("the_zoarstar")
    assert [cards.PLACE_IDS[a] for a in desk.ask()] == ["blackstaff_tower", "the_plinth"]
    desk.answer("blackstaff_tower")
    assert desk.my == goods("1W")


def test_6_5_1_costs_and_both_owners() -> None:
    desk = Desk(my="2G", his_tiles=["the_zoarstar", "house_of_wonder"], theirs=["house_of_wonder"])
    desk.answer("the_zoarstar", "a cleric", "a cleric")
    assert desk.my == goods("2C")
    assert [event[1:] for event in desk.events if event[0] == "owner"] == [
        (OPPONENT, tile("house_of_wonder")),
        (OPPONENT, tile("the_zoarstar")),
    ]
    assert desk.p.score == -2
    desk = Desk(my="1G", his_tiles=["the_zoarstar", "house_of_wonder"], theirs=["house_of_wonder"])
    assert "the_zoarstar" not in desk.places()


def test_6_5_2_builders_hall_and_the_castle_may_be_copied() -> None:
    desk = Desk(my="4G", my_tiles=["the_zoarstar"], theirs=["builders_hall", "castle_waterdeep"], hall=["northgate"])
    desk.answer("the_zoarstar", "builders_hall", "northgate")
    assert desk.p.my_tiles >> tile("northgate") & 1
    desk = Desk(my_tiles=["the_zoarstar"], theirs=["castle_waterdeep"]).next("ambush").answer("the_zoarstar")
    assert (desk.p.first, desk.hand) == (YOU, ["ambush"])


def test_6_5_3_copying_the_harbor_plays_a_card() -> None:
    desk = Desk(my_tiles=["the_zoarstar"], theirs=["waterdeep_harbor_1"], hand=["conscription"])
    desk.answer("the_zoarstar", "conscription")
    assert desk.my == goods("2F")
    assert desk.p.moored == place("waterdeep_harbor_1")
    desk = Desk(my="2G", theirs=["waterdeep_harbor_1"], hand=["bribe_agent", "conscription"])
    desk.answer("waterdeep_harbor_2", "bribe_agent", "conscription")
    assert desk.my == goods("2F")
    assert desk.p.moored == -1


def test_6_5_4_a_hall_tile_with_an_agent_can_be_copied_and_has_no_owner() -> None:
    desk = Desk(my_tiles=["the_zoarstar"], hall=["northgate"], theirs=["northgate"])
    desk.answer("the_zoarstar", "a rogue")
    assert desk.my == goods("1R 2G")
    assert desk.p.score == 0


def test_6_5_5_it_cannot_copy_itself() -> None:
    desk = Desk(his_tiles=["the_zoarstar"], theirs=["the_zoarstar"], done=["recover_the_magisters_orb"])
    assert "the_zoarstar" not in desk.places()
    desk = Desk(his_tiles=["the_zoarstar"], theirs=["the_zoarstar", "the_plinth"], done=["recover_the_magisters_orb"])
    desk.answer("the_zoarstar")
    assert desk.my == goods("1C")


def test_4_1_4_the_zoarstar_is_no_way_to_a_deal_over_itself() -> None:
    parts: dict[str, Any] = {
        "my_tiles": ["the_zoarstar"],
        "theirs": ["waterdeep_harbor_1"],
        "hand": ["real_estate_deal"],
    }
    # with an agent on it there is no building to discard
    assert "the_zoarstar" not in Desk(**parts).places()
    parts["my_tiles"] = ["the_zoarstar", "northgate"]
    assert "the_zoarstar" in Desk(**parts).places()


def test_4_1_4_sample_wares_needs_a_hall_tile_besides_the_zoarstar() -> None:
    parts: dict[str, Any] = {"theirs": ["waterdeep_harbor_1"], "hand": ["sample_wares", "sample_wares"]}
    desk = Desk(hall=("the_zoarstar",), **parts).answer("waterdeep_harbor_2", "Play Sample Wares")
    assert desk.question == "place"  # 8.2.7: nothing to copy, no effect
    desk = Desk(hall=("the_zoarstar", "northgate"), **parts).answer("waterdeep_harbor_2", "Play Sample Wares")
    assert len(desk.says()) == 2
