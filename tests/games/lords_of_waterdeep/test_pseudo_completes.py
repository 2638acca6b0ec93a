"""Tests of Pseudo's completed quests, rewards, plot quests, harbor agents and random choices."""

from typing import Any

import pytest

from tableforone.games.lords_of_waterdeep import GAME
from tableforone.games.lords_of_waterdeep.rules import cards, chance
from tableforone.games.lords_of_waterdeep.rules import numbers as n
from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.randomness import Draws
from tests.games.lords_of_waterdeep.crafted import Desk, goods, place, pseudo_turn, quest, tile

COVERED: dict[str, Any] = {"his": "4F 2R 1W", "his_quests": ("raid_orc_stronghold", "train_bladesingers")}


def completes(name: str, price: str, *draws: str, **parts: Any) -> Desk:
    """Pseudo can pay for the quest; he needs only fighters, so he goes to the Field of Triumph."""
    parts.setdefault("his_quests", (name, "bolster_city_guard"))
    return pseudo_turn(his=price, draws=draws, **parts)


# --- S11.1 - S11.3


def test_s11_1_the_uppermost_he_can_pay_and_only_one() -> None:
    desk = pseudo_turn(
        his="7F 2R 1W", his_quests=("raid_orc_stronghold", "train_bladesingers"), draws=["spread_the_wealth"]
    )
    assert desk.p.score == -8
    assert desk.quest_names(OPPONENT)[0] == "train_bladesingers"


def test_s11_1_once_after_both_placements() -> None:
    base = {"his": "9F 1R 5W 2G", "mine": ["grinning_lion_tavern"], "draws": ["accelerate_plans"]}
    desk = pseudo_turn(hall=(), his_tiles=["jesters_court"], theirs=["jesters_court"], **base)
    assert [event[0] for event in desk.events if event[0] in ("place", "complete")] == ["place", "place", "complete"]


def test_s11_1_a_placement_in_the_humans_turn_allows_one_quest() -> None:
    desk = Desk(his="7F 2R", his_tiles=["dragon_tower"], pool=(1, 1)).next(
        "ambush", "accelerate_plans", "repel_seawraiths"
    )
    desk.answer("dragon_tower")
    own = [event[:2] for event in desk.events if event[0] in ("place", "owner", "complete")]
    assert own[:4] == [("place", YOU), ("owner", OPPONENT), ("place", OPPONENT), ("complete", OPPONENT)]


def test_s11_2_paid_scored_replaced_then_the_rewards() -> None:
    desk = completes("perform_the_penance_of_duty", "2C 2F 4G", "repel_seawraiths")
    assert desk.his == goods("1C 3F")
    order = [event[0] for event in desk.events if event[0] in ("complete", "score", "get quest", "gain")]
    assert order == ["gain", "complete", "score", "get quest", "gain"]


def test_s11_3_where_the_completed_quest_goes() -> None:
    desk = completes("quell_riots", "2C 1F", his_quests=("quell_riots", "bolster_city_guard", "train_bladesingers"))
    assert GAME.view(desk.p)["decks"]["discarded_intrigue"] == ["Quell Riots"]
    assert desk.p.his_done == 0
    desk = completes("perform_the_penance_of_duty", "2C 2F 4G")
    assert desk.p.his_done == 1 << quest("perform_the_penance_of_duty")


# --- S11.4


def test_s11_4_intrigue_cards_are_played() -> None:
    desk = completes("procure_stolen_goods", "3R 6G", "repel_seawraiths", "ambush", "assassination", my="1F 1R")
    assert desk.my == goods("0F")


@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("convert_a_noble_to_lathander", "2C 1F"),
        ("discover_hidden_temple_of_lolth", "2C 1F 1R"),
        ("form_an_alliance_with_the_rashemi", "2C 1W"),
    ],
)
def test_s11_4_quests_become_gifts(name: str, price: str) -> None:
    desk = completes(name, price, "repel_seawraiths", "deliver_an_ultimatum")
    assert desk.quest_names(YOU) == ["deliver_an_ultimatum"]


def test_s11_4_loot_the_crypt_plays_a_card_and_gives_a_quest() -> None:
    desk = completes(
        "loot_the_crypt_of_chauntea", "1C 3R 2G", "repel_seawraiths", "ambush", "deliver_an_ultimatum", my="1F"
    )
    assert desk.my == goods("0F")
    assert desk.quest_names(YOU) == ["deliver_an_ultimatum"]


def test_s11_4_prison_break_draws_and_plays_one() -> None:
    desk = completes("prison_break", "4R 2W 2G", "repel_seawraiths", "ambush", my="1F")
    assert desk.my == goods("0F")


def test_s11_4_send_aid_gives_the_human_four_gold() -> None:
    assert completes("send_aid_to_the_harpers", "1C 1F 1R 4G").my == goods("4G")


def test_s11_4_harpers_safe_house() -> None:
    desk = completes(
        "establish_harpers_safe_house",
        "2F 3R 2G",
        his_tiles=["northgate", "the_skulkway"],
        mine=["northgate", "the_skulkway"],
    )
    assert desk.p.score == -8 - 4


def test_s11_4_lure_artisans_takes_most_tokens_leftmost() -> None:
    desk = completes("lure_artisans_of_mirabar", "1C 1F 1R 2G", hall_vp=[1, 3, 3])
    assert desk.p.his_tiles == 1 << tile("house_of_heroes")
    assert desk.p.score == -4 - 3


def test_s11_4_placate_takes_the_top_tile() -> None:
    desk = completes("placate_the_walking_statue", "2C 2R 4G", "repel_seawraiths", "caravan_court")
    assert desk.p.his_tiles == 1 << tile("caravan_court")


def test_s11_4_chronomancy_returns_the_latest_agent() -> None:
    desk = completes("research_chronomancy", "2W 4G", theirs=["the_plinth"])
    assert [cards.PLACE_IDS[x] for x in desk.p.trail] == ["the_plinth"]
    assert desk.p.pool[OPPONENT] == 3


# --- S11.5


def test_s11_5_bonus_of_his_own_action() -> None:
    desk = pseudo_turn(his_done=["bolster_griffon_cavalry"])
    assert desk.his == goods("3F")
    desk = pseudo_turn(his="9F", his_done=["fence_goods_for_duke_of_darkness"], mine=["field_of_triumph"])
    assert ("gain", OPPONENT, 0, 0, 0, 0, 2) in desk.events
    desk = pseudo_turn(his="9F 2R 5W", his_done=["bribe_the_shipwrights"])
    assert ("gain", OPPONENT, 0, 0, 1, 0, 0) in desk.events


def test_s11_5_explore_ahghairons_tower() -> None:
    desk = pseudo_turn(his="9F 2R", his_done=["explore_ahghairons_tower"], draws=["ambush"], my="1F")
    assert desk.my == goods("0F")


def test_s11_5_infiltrate_builders_hall() -> None:
    parts = {"mine": ["blackstaff_tower", "castle_waterdeep"], "his_done": ["infiltrate_builders_hall"]}
    desk = pseudo_turn(
        his="9F 1R 4W 4G", his_tiles=["jesters_court"], theirs=["jesters_court", "grinning_lion_tavern"], **parts
    )
    assert desk.pseudo_at == "builders_hall"
    assert desk.p.score == -4


TYPE_PLOTS = [
    ("study_the_illusk_arch", "domesticate_owlbears", "1C 2W"),
    ("establish_new_merchant_guild", "send_aid_to_the_harpers", "1C 1F 1R 4G"),
    ("protect_the_house_of_wonder", "eliminate_vampire_coven", "2C 2F 1R"),
    ("install_a_spy_in_castle_waterdeep", "steal_from_house_adarbrent", "1F 4R 1W"),
    ("quell_mercenary_uprising", "raid_orc_stronghold", "4F 2R"),
]


@pytest.mark.parametrize(("plot", "name", "price"), TYPE_PLOTS)
def test_s11_5_later_quests_of_a_type(plot: str, name: str, price: str) -> None:
    desk = completes(name, price, his_done=[plot])
    assert desk.p.tally[n.FOR_PSEUDO_OTHER] == -2


def test_s11_5_the_orb_only_for_a_need_no_free_space_gives() -> None:
    orb = ["recover_the_magisters_orb"]
    desk = pseudo_turn(his="9F 1R 5W 2G", his_done=orb, mine=["grinning_lion_tavern"])
    assert desk.pseudo_at == "grinning_lion_tavern"
    assert desk.p.used == 1 << 2
    desk = pseudo_turn(his_done=orb, mine=["field_of_triumph"], his_tiles=["caravan_court"])
    assert desk.pseudo_at == "caravan_court"  # a free space gives fighters
    desk = pseudo_turn(his="9F 2R 5W 2G", his_done=orb, mine=["castle_waterdeep"])
    assert desk.pseudo_at != "castle_waterdeep"  # not in the fallback of 7D
    desk = Desk(turn=OPPONENT, his="9F 1R 5W 2G", his_done=orb, mine=["grinning_lion_tavern"]).next("spread_the_wealth")
    desk.p.used = 1 << 2
    desk.finish_turn()
    assert desk.pseudo_at == "castle_waterdeep"  # once per round


def test_s11_5_1_a_card_drawn_by_the_placement_belongs_to_the_same_action() -> None:
    parts: dict[str, Any] = {"his_done": ["fence_goods_for_duke_of_darkness"], "mine": ["grinning_lion_tavern"]}
    desk = pseudo_turn(his="9F 1R 5W 2G", draws=["crime_wave"], **parts)
    assert [event for event in desk.events if event[0] == "plot"] == [("plot", OPPONENT, quest(parts["his_done"][0]))]


MIRACLE = ["produce_a_miracle_for_the_masses"]
CLERICS = ("create_a_shrine_to_oghma", "train_bladesingers")  # 5C 2G; 3F 1W


@pytest.mark.parametrize(
    ("his", "after", "kind"),
    [
        ("4F 9R 0W 2G", "2C 3F 9R 2G", 1),
        ("0F 9R 2W 2G", "2C 8R 2W 2G", 2),
        ("0F 0R 2W 2G", "2C 1W 2G", 3),
        ("0F 0R 1W 2G", "1C 1W 2G", None),
    ],
)
def test_s11_5_2_the_miracle_swaps_a_spare_cube(his: str, after: str, kind: int | None) -> None:
    desk = pseudo_turn(his=his, his_quests=CLERICS, his_done=MIRACLE)
    assert desk.his == goods(after)
    swaps = [event[2] for event in desk.events if event[0] == "swap"]
    assert swaps == ([] if kind is None else [kind])
    assert bool(desk.p.used) is (kind is not None)


def test_s11_5_2_no_wizard_when_no_quest_lacks_clerics() -> None:
    quests = ("perform_the_penance_of_duty", "train_bladesingers")  # 2C 2F 4G; 3F 1W
    desk = pseudo_turn(his="1C 3W 9F 4G", his_quests=quests, his_done=MIRACLE)
    assert [event[2] for event in desk.events if event[0] == "swap"] == [1]
    desk = pseudo_turn(his="1C 3W 2F 4G", his_quests=quests, his_done=MIRACLE)
    assert "swap" not in [event[0] for event in desk.events]


def test_s11_6_cards_of_owner_benefits_and_rewards_set_off_nothing() -> None:
    desk = Desk(his_tiles=["dragon_tower"], his_done=["bolster_griffon_cavalry"], pool=(2, 0)).next(
        "ambush", "conscription"
    )
    desk.answer("dragon_tower")
    assert desk.his == goods("1F")
    desk = completes(
        "procure_stolen_goods",
        "3R 6G",
        "repel_seawraiths",
        "crime_wave",
        "crime_wave",
        his_done=["fence_goods_for_duke_of_darkness"],
    )
    assert "plot" not in [event[0] for event in desk.events]


def test_s11_7_every_plot_quest_left_in_the_game_has_a_line() -> None:
    lines = {entry["id"] for entry in cards.SOLO["plot"]}
    assert len(lines) == 13
    assert lines <= set(cards.QUEST_IDS)
    assert not lines & set(cards.SOLO["removed"]["quests"])


# --- S12


def test_s12_1_harbor_agents_follow_the_script_without_the_harbor() -> None:
    desk = Desk(his="7F 2R", theirs=["waterdeep_harbor_1"], pool=(0, 0)).next("repel_seawraiths")
    desk.ask()
    own = [event for event in desk.events if event[0] in ("place", "complete")][:2]
    assert own == [("place", OPPONENT, place("field_of_triumph")), ("complete", OPPONENT, quest("bolster_city_guard"))]


def test_s12_1_several_agents_each_with_a_quest_of_its_own() -> None:
    desk = Desk(**COVERED, theirs=["waterdeep_harbor_2", "waterdeep_harbor_3"], pool=(0, 0))
    desk.his[1] = 7
    desk.p.supply[1] = 18
    desk.next("spread_the_wealth").ask()
    done = [event[2] for event in desk.events if event[0] == "complete"]
    assert done[:2] == [quest("raid_orc_stronghold"), quest("train_bladesingers")]


def test_s12_2_nothing_possible_the_agent_does_nothing() -> None:
    desk = Desk(mine=cards.PLACE_IDS[:10], theirs=["waterdeep_harbor_1"], pool=(0, 0))
    desk.ask()
    assert desk.events[0][0] == "round"  # nothing happened before the next round


# --- S14


def test_s14_1_candidates_in_a_fixed_order_and_one_draw_per_tie() -> None:
    tiles = ["house_of_heroes", "fetlock_court"]  # in the order in which they entered play
    desk = pseudo_turn(his_tiles=tiles)
    tied = desk.decided("space")[5][-1]
    assert [cards.PLACE_IDS[one[0]] for one in tied[1]] == tiles
    assert desk.p.lots == 1
    assert pseudo_turn(his_tiles=tiles[:1]).p.lots == 0  # one candidate: no draw


def test_s14_1_no_draw_while_merely_comparing() -> None:
    desk = pseudo_turn(**COVERED, his_tiles=["the_yawning_portal"], draws=["spread_the_wealth"])
    assert desk.pseudo_at == "castle_waterdeep"
    assert desk.p.lots == 0


def test_s14_3_a_reshuffle_deals_in_an_order_of_its_own() -> None:
    desk = Desk()
    draws = Draws(7)
    bag = desk.p.quest_bag
    order = []
    for shuffles in (0, 1):
        desk.p.quest_shuffles = shuffles
        desk.p.quest_bag = bag
        drawn = []
        for _ in range(6):
            card = chance.QUESTS.deal(desk.p, (n.DRAW_QUEST, 0), draws)
            desk.p.quest_bag &= ~(1 << card)
            drawn.append(card)
        order.append(drawn)
    assert order[0] != order[1]
