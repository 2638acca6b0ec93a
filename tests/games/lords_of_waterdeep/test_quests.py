"""Quests: taking, completing, mandatory ones, plot quests, special rewards."""

from typing import Any

import pytest

from tableforone.games.lords_of_waterdeep import GAME
from tableforone.games.lords_of_waterdeep.rules import cards
from tableforone.games.lords_of_waterdeep.rules import numbers as n
from tableforone.games.lords_of_waterdeep.voice import names
from tableforone.kernel.frames import OPPONENT, YOU
from tests.games.lords_of_waterdeep.crafted import HIS, Desk, goods, place, quest, tile

LETTER = {"cleric": "C", "fighter": "F", "rogue": "R", "wizard": "W", "gold": "G"}
IN_PLAY = [data for number, data in enumerate(cards.QUEST_DATA) if cards.QUEST_BAG >> number & 1]
OTHER_LORD = {
    "arcana": "mirt_the_moneylender",
    "warfare": "mirt_the_moneylender",
    "skullduggery": "mirt_the_moneylender",
}


def amounts(table: dict[str, int]) -> str:
    return " ".join(f"{count}{LETTER[name]}" for name, count in table.items() if name in LETTER)


def lord_for(data: dict[str, Any]) -> str:
    """A lord without a bonus for quests of this type."""
    return OTHER_LORD.get(data["type"], "caladorn_cassalanter")


def completing(name: str, **parts: Any) -> Desk:
    """A table where the player has just placed on the castle and may complete the quest."""
    data = next(data for data in cards.QUEST_DATA if data["id"] == name)
    parts.setdefault("lord", lord_for(data))
    parts.setdefault("his_quests", tuple("ambush_artor_morlin" if his == name else his for his in HIS))
    desk = Desk(my=amounts(data["requires"]), quests=[name, *parts.pop("more", ())], **parts).next("ambush")
    desk.answer("castle_waterdeep")
    return desk


# --- 7.1


def test_7_1_1_no_limit_to_open_quests() -> None:
    names = [data["id"] for data in IN_PLAY if data["id"] not in ("bolster_city_guard", "infiltrate_halasters_circle")]
    desk = Desk(quests=names[:20]).answer("cliffwatch_inn_1")
    assert desk.question == "take quest"


def test_7_1_2_from_the_inn_or_from_the_deck() -> None:
    desk = completing("loot_the_crypt_of_chauntea").next("assassination", "raid_orc_stronghold")
    desk.answer("loot_the_crypt_of_chauntea")
    assert desk.quest_names(YOU) == ["raid_orc_stronghold"]
    desk = completing("form_an_alliance_with_the_rashemi").next("raid_orc_stronghold")
    desk.answer("form_an_alliance_with_the_rashemi", "thin_the_city_watch")
    assert desk.quest_names(YOU) == ["thin_the_city_watch"]
    assert quest("raid_orc_stronghold") in desk.p.inn


def test_7_1_3_an_empty_deck_is_made_of_the_discard_pile() -> None:
    desk = Desk()
    desk.p.quest_discard, desk.p.quest_bag = 1 << quest("repel_seawraiths"), 0
    desk.p.my_quests = [
        quest for quest in range(60) if (cards.QUEST_BAG >> quest & 1) and quest not in desk.p.inn + desk.p.his_quests
    ]
    desk.p.my_quests.remove(quest("repel_seawraiths"))
    desk.answer("cliffwatch_inn_1", "thin_the_city_watch")
    assert quest("repel_seawraiths") in desk.p.inn
    assert (desk.p.quest_bag, desk.p.quest_discard, desk.p.quest_shuffles) == (0, 0, 1)
    assert "The discarded quests are shuffled into a new deck." in desk.told
    desk.answer("cliffwatch_inn_2", "train_bladesingers")
    assert -1 in desk.p.inn  # both are empty: the place stays empty


# --- 7.2


@pytest.mark.parametrize("data", IN_PLAY, ids=lambda data: data["id"])
def test_7_2_1_pay_and_take_the_reward(data: dict[str, Any]) -> None:
    """Every quest: its cost, points, cubes, gold and cards. Special effects are tested below."""
    desk = completing(data["id"])
    desk.answer(f"Complete {names.QUEST_NAMES[cards.QUEST_IDS.index(data['id'])]}")
    reward = goods(amounts(data["reward"]))
    told = [event for event in desk.events if event[0] == "score" and event[1] == YOU]
    assert sum(event[2] for event in told if event[3] == n.FOR_QUESTS) == data["reward"]["vp"]
    assert desk.my == reward
    assert len(desk.hand) >= 1 + data["reward"].get("intrigue", 0) - (data["id"] == "prison_break")
    assert desk.p.my_done == 1 << quest(data["id"])


def test_7_2_2_the_reward_is_taken_once() -> None:
    desk = completing("train_bladesingers").answer("Complete Train Bladesingers")
    assert desk.quest_names(YOU) == []
    assert desk.p.my_done == 1 << quest("train_bladesingers")
    assert [entry["name"] for entry in GAME.view(desk.p)["player"]["completed"]] == ["Train Bladesingers"]
    desk = completing("quell_mercenary_uprising").answer("Complete Quell")
    assert [entry["name"] for entry in GAME.view(desk.p)["player"]["plots"]] == ["Quell Mercenary Uprising"]


def test_7_2_3_impossible_parts_are_skipped() -> None:
    desk = completing("placate_the_walking_statue")
    desk.p.tile_bag = 0
    desk.answer("Complete Placate")
    assert (desk.p.my_tiles, desk.p.tally[n.FOR_QUESTS]) == (0, 10)
    desk = completing("lure_artisans_of_mirabar", hall=[])
    desk.answer("Complete Lure")
    assert desk.p.my_tiles == 0


def test_7_2_4_plot_quests_count_for_the_lord() -> None:
    desk = completing("quell_mercenary_uprising", lord="caladorn_cassalanter").answer("Complete Quell")
    assert desk.p.tally[n.FOR_LORD] == 4


# --- 7.3


def test_7_3_1_a_mandatory_quest_binds() -> None:
    desk = Desk(my="4F 4R", quests=["raid_orc_stronghold", "quell_riots", "repel_drow_invaders"])
    desk.answer("the_plinth")
    assert [text.split(" (")[0] for text in desk.says()] == ["Complete no quest", "Complete Repel Drow Invaders"]
    desk.my[0], desk.p.supply[0] = 3, 22
    assert len(desk.ask()) == 3  # both mandatory ones, in any order
    desk.answer("Complete Repel")
    assert desk.p.score == 2


def test_7_3_1_a_quest_that_could_be_paid_says_what_it_waits_for() -> None:
    desk = Desk(my="1C 4F 4R", quests=["raid_orc_stronghold", "quell_riots", "repel_drow_invaders"])
    shown = {quest["name"]: quest for quest in GAME.view(desk.p)["player"]["quests"]}
    raid, riots, drow = shown["Raid Orc Stronghold"], shown["Quell Riots"], shown["Repel Drow Invaders"]
    assert (raid["payable"], raid["waits_for"]) == (False, "Quell Riots and Repel Drow Invaders")
    assert (riots["payable"], riots["waits_for"]) == (False, ""), "it lacks clerics and waits for nobody"
    assert (drow["payable"], drow["waits_for"]) == (True, "")
    drawn = "\n".join(GAME.draw(GAME.view(desk.p)))
    assert "which is mandatory" in drawn


def test_7_3_2_it_goes_to_the_intrigue_discard_and_has_no_type() -> None:
    desk = Desk(my="2C 1F", quests=["quell_riots"], done=["quell_mercenary_uprising", "protect_the_house_of_wonder"])
    desk.answer("auroras_realms_shop", "Complete Quell Riots")
    assert desk.p.score == 4
    assert GAME.view(desk.p)["decks"]["discarded_intrigue"] == ["Quell Riots"]
    assert desk.p.my_done.bit_count() == 2


# --- 7.4


def test_7_4_1_from_then_on_to_the_end() -> None:
    desk = completing("bolster_griffon_cavalry").answer("Complete Bolster")
    desk.p.his_places, desk.p.pool[OPPONENT], desk.p.trail = 0, 4, []
    desk.answer("field_of_triumph")
    assert desk.my == goods("3F")


PLOTS = [
    ("bolster_griffon_cavalry", "field_of_triumph", "3F"),
    ("bribe_the_shipwrights", "auroras_realms_shop", "1R 4G"),
    ("fence_goods_for_duke_of_darkness", "grinning_lion_tavern", "2R 2G"),
]


@pytest.mark.parametrize(("name", "space", "gained"), PLOTS)
def test_7_4_2_an_action_that_brings_it(name: str, space: str, gained: str) -> None:
    assert Desk(done=[name]).answer(space).my == goods(gained)


def test_7_4_2_explore_ahghairons_tower_draws_a_card() -> None:
    assert Desk(done=["explore_ahghairons_tower"]).next("ambush").answer("blackstaff_tower").hand == ["ambush"]


def test_7_4_2_intrigue_cards_count_also_stolen_cubes() -> None:
    desk = Desk(done=["bolster_griffon_cavalry"], hand=["conscription"]).answer("waterdeep_harbor_1", "conscription")
    assert desk.my == goods("3F")
    desk = Desk(done=["bolster_griffon_cavalry"], hand=["free_drinks"], his="1F")
    assert desk.answer("waterdeep_harbor_1", "free_drinks").my == goods("2F")


def test_7_4_2_what_does_not_count() -> None:
    """Quest rewards, owner benefits, others' cards, the start of a round, cards by Prison Break."""
    desk = Desk(my="3F 1W", quests=["train_bladesingers"], done=["bolster_griffon_cavalry"])
    assert desk.answer("auroras_realms_shop", "Complete Train").my == goods("1F 1W 4G")
    desk = Desk(done=["bolster_griffon_cavalry"], my_tiles=["caravan_court"])
    desk.p.stack.append((n.OWNER, YOU, tile("caravan_court")))
    desk.ask()
    assert desk.my == goods("1F")
    desk = Desk(my="4R 2W 2G", quests=["prison_break"], hand=["conscription"], done=["bolster_griffon_cavalry"])
    desk.answer("the_plinth", "Complete Prison Break", "Play Conscription")
    assert desk.my == goods("1C 4F")


def test_7_4_2_quest_rewards_count_by_the_switch() -> None:
    parts = {"my": "3F 1W", "quests": ["train_bladesingers"], "done": ["bolster_griffon_cavalry"]}
    desk = Desk(**parts, plot_trigger_on_quest_reward="yes")  # type: ignore[arg-type]
    assert desk.answer("auroras_realms_shop", "Complete Train").my == goods("2F 1W 4G")


def test_7_4_2_prison_break_stays_optional_with_the_switch() -> None:
    desk = completing("prison_break", plot_trigger_on_quest_reward="yes").answer("Complete Prison Break")
    assert desk.says()[0] == "Play no card"


def test_7_4_3_once_per_action() -> None:
    desk = Desk(my="2G", done=["bolster_griffon_cavalry"], my_tiles=["smugglers_dock"])
    assert desk.answer("smugglers_dock", *["a fighter"] * 4).my == goods("5F")


@pytest.mark.parametrize(("switch", "gained"), [("no", "1R 4G"), ("yes", "1R 6G")])
def test_7_4_4_the_bonus_sets_off_nothing_else(switch: str, gained: str) -> None:
    plots = ["bribe_the_shipwrights", "fence_goods_for_duke_of_darkness"]
    assert Desk(done=plots, plot_bonus_chains=switch).answer("auroras_realms_shop").my == goods(gained)


TYPE_PLOTS = [
    ("study_the_illusk_arch", "domesticate_owlbears"),
    ("establish_new_merchant_guild", "send_aid_to_the_harpers"),
    ("protect_the_house_of_wonder", "eliminate_vampire_coven"),
    ("install_a_spy_in_castle_waterdeep", "raid_on_undermountain"),
    ("quell_mercenary_uprising", "raid_orc_stronghold"),
]


@pytest.mark.parametrize(("plot", "later"), TYPE_PLOTS)
def test_7_4_5_later_quests_of_the_type_bring_two_points(plot: str, later: str) -> None:
    desk = completing(later, done=[plot])
    desk.answer(1 + quest(later))
    assert desk.p.tally[n.FOR_PLOTS] == 2


@pytest.mark.parametrize(("switch", "points"), [("no", 0), ("yes", 2)])
@pytest.mark.parametrize("plot", [plot for plot, _ in TYPE_PLOTS])
def test_7_4_5_it_does_not_count_itself(plot: str, switch: str, points: int) -> None:
    desk = completing(plot, plot_counts_itself=switch).answer(1 + quest(plot))
    assert desk.p.tally[n.FOR_PLOTS] == points


def test_7_4_6_only_the_swap_and_the_orb_are_optional() -> None:
    desk = Desk(my="1F 1W", done=["produce_a_miracle_for_the_masses"]).answer("the_plinth")
    assert desk.says() == ["Swap nothing", "Swap a fighter for a cleric", "Swap a wizard for a cleric"]
    assert desk.answer("Swap a fighter").my == goods("2C 1W")
    desk = Desk(my="1F 1W", done=["produce_a_miracle_for_the_masses"]).answer("the_plinth", "Swap nothing")
    assert desk.my == goods("1C 1F 1W")
    assert not desk.p.used


def test_7_4_6_no_swap_without_a_cleric_in_the_supply() -> None:
    desk = Desk(my="1F", his="24C", done=["produce_a_miracle_for_the_masses"]).answer("the_plinth")
    assert desk.question == "place"
    assert desk.my == goods("1C 1F")


def test_7_4_7_once_per_round_and_renewed() -> None:
    desk = Desk(my="2F", done=["produce_a_miracle_for_the_masses"], my_tiles=["house_of_heroes"], pool=(2, 0))
    desk.answer("the_plinth", "Swap a fighter")
    desk.answer("house_of_heroes")
    assert desk.my == goods("3C 3F")  # no second swap
    assert desk.p.round == 2
    assert GAME.view(desk.p)["player"]["once_per_round"]["miracle"]


def test_7_4_8_the_orb_joins_an_opponents_agent() -> None:
    parts: dict[str, Any] = {"done": ["recover_the_magisters_orb"], "theirs": ["the_plinth", "blackstaff_tower"]}
    desk = Desk(**parts)
    assert "the_plinth" in desk.places()
    assert any("Magister’s Orb" in text for text in desk.says())
    desk.answer("the_plinth")
    assert desk.my == goods("1C")
    assert desk.p.my_places & desk.p.his_places == 1 << place("the_plinth")
    assert "blackstaff_tower" not in desk.places()  # once per round
    desk = Desk(mine=["the_plinth"], **parts)
    assert "the_plinth" not in desk.places()  # not where she already has an agent
    desk = Desk(done=["recover_the_magisters_orb"], hall=["northgate"], theirs=["northgate", "waterdeep_harbor_1"])
    assert "northgate" in desk.places()  # a hall tile with an opponent's agent
    assert "waterdeep_harbor_1" not in desk.places()  # no card to play


def test_7_4_9_a_copied_space_belongs_to_the_same_action() -> None:
    desk = Desk(my="2G", done=["bolster_griffon_cavalry"], hand=["bribe_agent"], theirs=["field_of_triumph"])
    assert desk.answer("waterdeep_harbor_1", "bribe_agent").my == goods("3F")


def test_7_4_9_an_agent_placed_by_a_card_is_an_action_of_its_own() -> None:
    desk = Desk(done=["bolster_griffon_cavalry"], hand=["accelerate_plans"], my_tiles=["caravan_court"])
    desk.answer("waterdeep_harbor_1", "accelerate_plans", "field_of_triumph", "caravan_court")
    assert desk.my == goods("6F")


# --- 7.5


@pytest.mark.parametrize(
    "name", ["convert_a_noble_to_lathander", "discover_hidden_temple_of_lolth", "form_an_alliance_with_the_rashemi"]
)
def test_7_5_1_take_a_face_up_quest(name: str) -> None:
    desk = completing(name).answer(1 + quest(name), "spy_on_the_house_of_light")
    assert desk.quest_names(YOU) == ["spy_on_the_house_of_light"]


def test_7_5_2_loot_the_crypt() -> None:
    desk = completing("loot_the_crypt_of_chauntea").next("assassination", "raid_orc_stronghold").answer("Complete Loot")
    assert desk.hand == ["ambush", "assassination"]
    assert desk.quest_names(YOU) == ["raid_orc_stronghold"]


def test_7_5_3_lure_artisans() -> None:
    desk = completing("lure_artisans_of_mirabar", hall_vp=[0, 4, 0]).next("northgate")
    desk.answer("Complete Lure", "house_of_heroes")
    assert desk.p.my_tiles == 1 << tile("house_of_heroes")
    assert desk.p.tally[n.FOR_TILES] == 4
    assert desk.p.hall[1] == tile("northgate")


def test_7_5_4_placate_the_walking_statue() -> None:
    desk = completing("placate_the_walking_statue").next("caravan_court").answer("Complete Placate")
    assert desk.p.my_tiles == 1 << tile("caravan_court")


def test_7_5_5_harpers_safe_house() -> None:
    desk = completing("establish_harpers_safe_house", my_tiles=["northgate", "caravan_court"])
    desk.answer("Complete Establish")
    assert desk.p.score == 8 + 2 * 2


def test_7_5_6_send_aid() -> None:
    desk = completing("send_aid_to_the_harpers").answer("Complete Send Aid")
    assert ("gain", OPPONENT, 0, 0, 0, 0, 4) in desk.events


def test_7_5_7_research_chronomancy() -> None:
    desk = completing("research_chronomancy", mine=["field_of_triumph"], pool=(1, 1))
    desk.answer("Complete Research", "The agent on Field of Triumph")
    assert desk.p.pool[YOU] == 1  # one more turn later in the round
    assert not desk.p.my_places >> place("field_of_triumph") & 1


def test_7_5_7_in_the_harbor_phase_it_is_placed_at_once() -> None:
    quests = ["research_chronomancy", "train_bladesingers"]
    desk = Desk(
        my="2W 3F 1W 4G", quests=quests, mine=["waterdeep_harbor_1", "the_plinth"], pool=(0, 0), hand=["ambush"]
    )
    desk.answer("blackstaff_tower", "Complete Research", "The agent on The Plinth")
    assert desk.question == "place"
    assert not [name for name in desk.places() if name.startswith("waterdeep_harbor")]
    desk.answer("the_plinth")
    assert desk.p.round == 2  # and no second quest in that turn
    assert desk.quest_names(YOU) == ["train_bladesingers"]


def test_7_5_8_prison_break_may_play_a_card() -> None:
    desk = completing("prison_break").answer("Complete Prison Break")
    assert desk.says()[0] == "Play no card"
    desk.answer("Play Ambush")
    assert desk.my == goods("3F")


def test_7_5_8_prison_break_without_a_card_to_play() -> None:
    desk = Desk(my="4R 2W 2G", quests=["prison_break"]).answer("auroras_realms_shop", "Complete Prison")
    assert desk.question == "place"


def test_7_4_8_in_the_harbor_phase_the_orb_does_not_lead_into_the_harbor() -> None:
    desk = Desk(
        mine=["waterdeep_harbor_1"],
        theirs=["waterdeep_harbor_2", "the_plinth"],
        done=["recover_the_magisters_orb"],
        hand=["ambush"],
        pool=(0, 0),
    )
    assert "the_plinth" in desk.places()
    assert "waterdeep_harbor_2" not in desk.places()
