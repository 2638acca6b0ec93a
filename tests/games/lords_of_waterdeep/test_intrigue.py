"""Tests of the player's intrigue cards: when they may be played and what each of them does."""

from typing import Any

import pytest

from tableforone.games.lords_of_waterdeep import GAME
from tableforone.games.lords_of_waterdeep.rules import cards
from tableforone.kernel.frames import OPPONENT, YOU
from tests.games.lords_of_waterdeep.crafted import Desk, goods, place, quest, tile


def play(card: str, *answers: str | int, **parts: Any) -> Desk:
    """The player plays the card at the harbor; Pseudo has no agents, so nothing else happens."""
    parts.setdefault("pool", (3, 0))
    hand, draws = [card, *parts.pop("more", ())], parts.pop("draws", ())
    return Desk(hand=hand, **parts).next(*draws).answer("waterdeep_harbor_1", card, *answers)


def is_playable(card: str, **parts: Any) -> bool:
    parts.setdefault("pool", (3, 0))
    return "waterdeep_harbor_1" in Desk(hand=[card], **parts).places()


# --- 8.1


def test_8_1_1_only_in_the_harbor_one_card_each_time() -> None:
    desk = play("conscription", more=["crime_wave"])
    assert desk.hand == ["crime_wave"]
    assert desk.question == "place"


def test_8_1_2_the_card_goes_to_the_discard_pile_when_it_is_done() -> None:
    desk = Desk(hand=["arcane_mishap"], pool=(3, 0))
    desk.p.card_discard, desk.p.card_bag = desk.p.card_bag, 0
    desk.p.card_discard &= ~(1 << 0)
    desk.p.hand.append(0)
    desk.answer("waterdeep_harbor_1", "arcane_mishap")
    assert len(desk.hand) == 2  # the reshuffled deck did not contain the card being played
    assert GAME.view(desk.p)["decks"]["discarded_intrigue"] == ["Arcane Mishap"]


def test_8_1_3_the_opponent_is_pseudo() -> None:
    assert play("conscription").his == goods("1F")


PLAYABLE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("bribe_agent", {"my": "2G", "theirs": ["the_plinth"]}, {"my": "1G", "theirs": ["the_plinth"]}),
    ("bribe_agent", {"my": "4G", "theirs": ["builders_hall"], "hall": ["northgate"]} | {"my": "5G"}, {"my": "2G"}),
    ("free_drinks", {"his": "1R"}, {"his": "4G"}),
    ("change_of_plans", {"quests": ["raid_orc_stronghold"]}, {}),
    ("real_estate_deal", {"my_tiles": ["northgate"]}, {"my_tiles": ["northgate"], "mine": ["northgate"]}),
    ("real_estate_deal", {"my_tiles": ["northgate"]}, {"my_tiles": ["northgate"], "hall": []}),
    ("sample_wares", {"pool": (2, 0)}, {"pool": (1, 0)}),
    ("sample_wares", {"hall": ["northgate"]}, {"hall": ["northgate"], "theirs": ["northgate"]}),
]


@pytest.mark.parametrize(("card", "yes", "no"), PLAYABLE)
def test_8_1_4_only_if_its_condition_holds(card: str, yes: dict[str, Any], no: dict[str, Any]) -> None:
    assert is_playable(card, **yes)
    assert not is_playable(card, **no)


def test_8_1_4_with_the_harbor_agent_already_placed() -> None:
    assert is_playable("recall_agent")
    assert is_playable("accelerate_plans")
    assert is_playable("special_assignment")
    desk = Desk(hand=["recall_agent", "accelerate_plans"], my="4R 2W 2G", quests=["prison_break"], pool=(1, 0))
    desk.answer("auroras_realms_shop", "Complete Prison")
    assert len(desk.ask()) == 2  # none, or recalling the agent just placed; the harbor is empty


def test_8_1_4_special_assignment_needs_a_quest_card() -> None:
    desk = Desk(hand=["special_assignment"], pool=(3, 0))
    desk.p.my_quests = [quest for quest in range(60) if desk.p.quest_bag >> quest & 1]
    desk.p.quest_bag = 0
    assert "waterdeep_harbor_1" not in desk.places()


@pytest.mark.parametrize("card", [data["id"] for data in cards.CARD_DATA if data["playable_if"] == "always"])
def test_8_1_4_the_others_always(card: str) -> None:
    assert is_playable(card)


def test_8_1_4_a_second_bribe_needs_its_own_gold() -> None:
    parts = {"hand": ["bribe_agent", "bribe_agent"], "theirs": ["waterdeep_harbor_2"]}
    assert "waterdeep_harbor_1" not in Desk(my="2G", **parts).places()  # type: ignore[arg-type]
    assert "waterdeep_harbor_1" not in Desk(my="4G", **parts).places()  # type: ignore[arg-type]
    parts["theirs"] = ["waterdeep_harbor_2", "the_plinth"]
    assert "waterdeep_harbor_1" in Desk(my="2G", **parts).places()  # type: ignore[arg-type]


def test_8_1_5_an_empty_deck_is_made_of_the_discard_pile() -> None:
    desk = Desk(pool=(3, 0))
    desk.p.card_discard, desk.p.card_bag = desk.p.card_bag, 0
    desk.answer("castle_waterdeep")
    assert (len(desk.hand), desk.p.card_shuffles) == (1, 1)
    desk = Desk(pool=(3, 0))
    desk.p.hand = [card for card in range(50) if desk.p.card_bag >> card & 1]
    desk.p.card_bag = 0
    desk.answer("castle_waterdeep")
    assert len(desk.hand) == 47  # both are empty: nothing is drawn


# --- 8.2, card by card


@pytest.mark.parametrize(
    ("card", "kind", "instead"),
    [("ambush", "F", "1F"), ("assassination", "R", "2G"), ("arcane_mishap", "W", "0G"), ("lack_of_faith", "C", "0G")],
)
def test_8_2_attacks(card: str, kind: str, instead: str) -> None:
    desk = play(card, his=f"2{kind}")
    assert desk.his == goods(f"1{kind}")
    assert desk.my == goods("0G")
    assert not desk.hand
    desk = play(card)
    assert desk.my == goods(instead)
    assert len(desk.hand) == (card == "arcane_mishap")
    assert desk.p.score == (2 if card == "lack_of_faith" else 0)


def test_8_2_free_drinks() -> None:
    desk = play("free_drinks", "a wizard", his="1R 1W")
    assert (desk.my, desk.his) == (goods("1W"), goods("1R"))


def test_8_2_bribe_agent() -> None:
    desk = play("bribe_agent", "the_plinth", my="3G", theirs=["the_plinth", "field_of_triumph"])
    assert desk.my == goods("1C 1G")


@pytest.mark.parametrize(
    ("card", "kind"), [("conscription", "F"), ("crime_wave", "R"), ("good_faith", "C"), ("graduation_day", "W")]
)
def test_8_2_two_for_you_one_for_him(card: str, kind: str) -> None:
    desk = play(card)
    assert (desk.my, desk.his) == (goods(f"2{kind}"), goods(f"1{kind}"))


def test_8_2_spread_the_wealth() -> None:
    desk = play("spread_the_wealth")
    assert (desk.my, desk.his) == (goods("4G"), goods("2G"))


def test_8_2_call_for_adventurers() -> None:
    desk = play("call_for_adventurers", "a cleric", "a wizard")
    assert (desk.my, desk.his) == (goods("1C 1W"), goods("1F"))


@pytest.mark.parametrize(
    ("option", "gained"),
    [("4 gold", "4G"), ("2 fighters", "2F"), ("2 rogues", "2R"), ("1 wizard", "1W"), ("1 cleric", "1C")],
)
def test_8_2_call_in_a_favor(option: str, gained: str) -> None:
    assert play("call_in_a_favor", option).my == goods(gained)


TRADES = [
    ("recruit_spies", "2R", "1R", 3),
    ("request_assistance", "2F", "1F", 3),
    ("research_agreement", "1W", "1W", 5),
    ("summon_the_faithful", "1C", "1C", 5),
    ("tax_collection", "4G", "4G", 4),
]


@pytest.mark.parametrize(("card", "own", "given", "points"), TRADES)
def test_8_2_trades(card: str, own: str, given: str, points: int) -> None:
    desk = play(card, "Take", his=given)
    assert desk.my == [a + b for a, b in zip(goods(own), goods(given), strict=True)]
    assert desk.his == goods("0G")
    assert desk.p.score == -points
    desk = play(card, "No", his=given)
    assert (desk.my, desk.his, desk.p.score) == (goods(own), goods(given), 0)
    desk = play(card)  # he has nothing to give: no question
    assert (desk.my, desk.question) == (goods(own), "place")


def test_8_2_special_assignment() -> None:
    desk = play("special_assignment", "Arcana", draws=["repel_seawraiths", "domesticate_owlbears"])
    assert desk.quest_names(YOU) == ["domesticate_owlbears"]
    assert desk.p.quest_discard == 1 << quest("repel_seawraiths")


def test_8_2_change_of_plans() -> None:
    desk = play("change_of_plans", "quell_riots", "he keeps", quests=["raid_orc_stronghold", "quell_riots"])
    assert desk.p.score == 6
    assert desk.quest_names(YOU) == ["raid_orc_stronghold"]
    assert "Quell Riots" in GAME.view(desk.p)["decks"]["discarded_intrigue"]


def test_8_2_recall_agent() -> None:
    desk = play("recall_agent", "The agent on The Plinth", mine=["the_plinth"], pool=(1, 0))
    assert (desk.p.pool[YOU], desk.p.my_places) == (1, 1 << place("waterdeep_harbor_1"))
    assert "the_plinth" in desk.places()


def test_8_2_accelerate_plans() -> None:
    desk = play("accelerate_plans", "field_of_triumph", "auroras_realms_shop", pool=(2, 0), his="1F")
    assert desk.my == goods("2F 4G")
    assert desk.p.round == 2  # both agents were used


def test_8_2_sample_wares() -> None:
    desk = play("sample_wares", "house_of_heroes")
    assert desk.my == goods("1C 2F")
    assert desk.p.my_places >> place("house_of_heroes") & 1


def test_8_2_real_estate_deal() -> None:
    desk = play(
        "real_estate_deal", "northgate", "house_of_heroes", my_tiles=["northgate", "the_skulkway"], hall_vp=[0, 2, 0]
    )
    assert desk.p.my_tiles == 1 << tile("the_skulkway") | 1 << tile("house_of_heroes")
    assert desk.p.score == 2
    assert desk.my == goods("0G")


MANDATORY = [
    ("fend_off_bandits", "2F 1W", 2),
    ("foil_the_zhentarim", "1F 1R 1W", 2),
    ("placate_angry_merchants", "1C 1F 1W", 4),
    ("quell_riots", "2C 1F", 4),
    ("repel_drow_invaders", "1C 2R", 2),
    ("stamp_out_cultists", "1C 1F 1R", 2),
]


@pytest.mark.parametrize(("card", "cost", "points"), MANDATORY)
def test_8_2_mandatory_quests(card: str, cost: str, points: int) -> None:
    desk = play(card)
    assert desk.quest_names(OPPONENT)[0] == card
    desk = Desk(my=cost, quests=[card], pool=(2, 0)).answer("auroras_realms_shop", 1 + quest(card))
    assert desk.p.score == points
    assert desk.my == goods("4G")


def test_8_2_every_kind_of_card_has_a_test() -> None:
    tested = {*(card for card, *_ in TRADES + MANDATORY)}
    tested |= {"ambush", "assassination", "arcane_mishap", "lack_of_faith", "free_drinks", "bribe_agent"}
    tested |= {"conscription", "crime_wave", "good_faith", "graduation_day", "spread_the_wealth"}
    tested |= {"call_for_adventurers", "call_in_a_favor", "special_assignment", "change_of_plans", "recall_agent"}
    tested |= {"accelerate_plans", "sample_wares", "real_estate_deal", "bidding_war"}
    assert tested == {data["id"] for data in cards.CARD_DATA}


def test_8_2_1_the_very_agent_in_the_harbor_or_one_on_a_hall_tile() -> None:
    desk = play("recall_agent", mine=["house_of_heroes"], pool=(1, 0))
    assert desk.says() == ["The agent on Waterdeep Harbor 1", "The agent on House of Heroes"]
    desk.answer("The agent on Waterdeep")
    assert desk.p.pool[YOU] == 1


def test_8_2_1_in_the_harbor_phase_placed_at_once() -> None:
    desk = Desk(
        my="4R 2W 2G",
        quests=["prison_break"],
        hand=["recall_agent"],
        mine=["waterdeep_harbor_1", "the_plinth"],
        pool=(0, 0),
    )
    desk.answer("auroras_realms_shop", "Complete Prison", "Play Recall", "The agent on The Plinth")
    assert desk.question == "place"
    assert not [name for name in desk.places() if name.startswith("waterdeep")]


def test_8_2_2_accelerate_plans_with_one_agent_and_the_harbor() -> None:
    desk = play("accelerate_plans", pool=(1, 0), more=["conscription"])
    assert "waterdeep_harbor_2" in desk.places()
    desk.answer("field_of_triumph")
    assert desk.p.round == 2  # with only one agent available, one placement
    desk = play(
        "accelerate_plans",
        "field_of_triumph",
        "grinning_lion_tavern",
        my="2F",
        quests=["raid_orc_stronghold"],
        pool=(2, 0),
    )
    assert desk.question == "complete"  # one quest, after both


def test_8_2_3_sample_wares_in_detail() -> None:
    hall = ["caravan_court", "smugglers_dock", "the_zoarstar"]
    desk = play("sample_wares", hall=hall, hall_vp=[2, 2, 2], my="1G")
    assert [text.split(":")[0] for text in desk.says()] == ["Caravan Court"]  # the Dock must be paid, nothing to copy
    desk.answer("caravan_court")
    assert desk.my == goods("1G")
    assert desk.p.hall_vp == [2, 2, 2]
    desk = play("sample_wares", "smugglers_dock", *["a rogue"] * 4, hall=hall, my="2G")
    assert desk.my == goods("4R")


def test_8_2_4_real_estate_deal_returns_the_stock() -> None:
    desk = play(
        "real_estate_deal", "the_stone_house", my_tiles=["caravan_court"], hall=["the_stone_house", "northgate"]
    )
    assert desk.p.supply[1] == 25
    assert desk.p.stock[tile("caravan_court")] == 0
    assert desk.p.hall[0] not in (-1, tile("the_stone_house"))
    assert tile("caravan_court") not in [*desk.p.hall, *desk.p.played]
    assert not desk.p.tile_bag >> tile("caravan_court") & 1  # it has left the game


def test_8_2_5_special_assignment_goes_on_through_the_discard_pile() -> None:
    desk = Desk(hand=["special_assignment"], pool=(2, 0))
    desk.p.quest_discard = 1 << quest("domesticate_owlbears")
    desk.p.my_done = desk.p.quest_bag & ~desk.p.quest_discard & ~(1 << quest("repel_seawraiths"))
    desk.p.quest_bag = 1 << quest("repel_seawraiths")
    desk.answer("waterdeep_harbor_1", "special_assignment", "Arcana")
    assert desk.quest_names(YOU) == ["domesticate_owlbears"]
    assert desk.p.quest_discard == 1 << quest("repel_seawraiths")
    desk = Desk(hand=["special_assignment"], pool=(2, 0))
    desk.p.my_done = cards.QUEST_BAG & desk.p.quest_bag & ~(1 << quest("repel_seawraiths"))
    desk.p.quest_bag = 1 << quest("repel_seawraiths")
    desk.answer("waterdeep_harbor_1", "special_assignment", "Piety")
    assert desk.quest_names(YOU) == []
    assert "No quest of this type is left." in desk.told


def test_8_2_6_where_discarded_quests_go() -> None:
    desk = play("change_of_plans", "raid_orc_stronghold", "he keeps", quests=["raid_orc_stronghold", "quell_riots"])
    assert desk.p.quest_discard == 1 << quest("raid_orc_stronghold")


def test_8_2_7_sample_wares_without_a_usable_tile_does_nothing() -> None:
    desk = play("sample_wares", hall=["smugglers_dock"])
    assert desk.question == "place"
    assert desk.p.pool[YOU] == 2


def test_8_2_7_bidding_war_of_two() -> None:
    desk = play("bidding_war", draws=["repel_seawraiths", "domesticate_owlbears"], removed=True)
    assert [text.split(" (")[0] for text in desk.says()] == ["Domesticate Owlbears", "Repel Seawraiths"]
    desk.answer("domesticate_owlbears")
    assert desk.quest_names(YOU) == ["domesticate_owlbears"]
    assert desk.quest_names(OPPONENT)[-1] == "repel_seawraiths"


def test_copies_of_a_card_are_one_answer() -> None:
    desk = Desk(hand=["ambush", "ambush"]).answer("waterdeep_harbor_1")
    assert len(desk.ask()) == 1
    assert len(cards.CARD_KIND) == 50
    assert YOU == YOU
