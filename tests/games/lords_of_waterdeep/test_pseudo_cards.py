"""Tests of the player's decisions for Pseudo, his quests and gifts, and his intrigue cards."""

from collections import Counter
from typing import Any

import pytest

from tableforone.games.lords_of_waterdeep import GAME
from tableforone.games.lords_of_waterdeep.opponent.cards import RULE
from tableforone.games.lords_of_waterdeep.rules import cards
from tableforone.games.lords_of_waterdeep.rules import numbers as n
from tableforone.kernel.frames import OPPONENT, YOU
from tests.games.lords_of_waterdeep.crafted import HIS, Desk, goods, place, pseudo_turn, quest, tile

# he needs one rogue, which no space gives, so he goes to the castle
CASTLE_NEXT: dict[str, Any] = {
    "his": "9F 1R 2G",
    "his_quests": ("bolster_city_guard", "raid_orc_stronghold"),
    "mine": ["grinning_lion_tavern"],
}


def draws(card: str, *further: str, **parts: Any) -> Desk:
    """Pseudo goes to the castle and draws this card; he needs a rogue that no space gives."""
    merged = CASTLE_NEXT | parts
    desk = pseudo_turn(draws=[card, *further], **merged)
    assert ("place", OPPONENT, place("castle_waterdeep")) in desk.events
    return desk


def human_plays(card: str, *answers: str | int, **parts: Any) -> Desk:
    parts.setdefault("pool", (3, 0))
    return Desk(hand=[card], **parts).answer("waterdeep_harbor_1", card, *answers)


# --- S3


def test_s3_1_the_human_plays_by_part_one_against_pseudo() -> None:
    assert human_plays("crime_wave").his == goods("1R")


def test_s3_2_the_human_decides_the_trades_of_pseudo() -> None:
    desk = human_plays("tax_collection", his="4G")
    assert GAME.ask(desk.p) == "Should Pseudo give you 4 gold? It costs you 4 points."
    desk.answer("Take 4 gold")
    assert (desk.my, desk.p.score) == (goods("8G"), -4)
    assert human_plays("tax_collection", his="3G").question == "place"  # possible only if he has it


def test_s3_3_change_of_plans_for_pseudo() -> None:
    desk = human_plays("change_of_plans", quests=["raid_orc_stronghold"])
    assert desk.says()[0] == "No, he keeps all his quests"
    desk.next("repel_seawraiths").answer("bolster_city_guard")
    assert desk.p.score == 6 - 3
    assert desk.quest_names(OPPONENT) == ["infiltrate_halasters_circle", "repel_seawraiths"]
    desk = human_plays(
        "change_of_plans", "quell_riots", quests=["raid_orc_stronghold"], his_quests=("quell_riots", *HIS)
    )
    assert desk.quest_names(OPPONENT) == ["bolster_city_guard", "infiltrate_halasters_circle"]  # not replaced


def test_s3_4_call_for_adventurers_pseudos_cube_by_the_script() -> None:
    assert human_plays("call_for_adventurers", "a cleric", "a cleric", his="9F 2R").his == goods("9F 2R 1W")


def test_s3_5_attacks_hit_pseudo_as_printed() -> None:
    assert human_plays("lack_of_faith").p.score == 2
    assert human_plays("free_drinks", "a rogue", his="1F 1R").my == goods("1R")


def test_s3_6_mandatory_quests_go_to_pseudo() -> None:
    assert human_plays("quell_riots").quest_names(OPPONENT)[0] == "quell_riots"


def test_s3_7_pseudos_agents_are_the_opponents_agents() -> None:
    desk = Desk(my_tiles=["the_zoarstar"], theirs=["the_plinth"], done=["recover_the_magisters_orb"])
    assert {"the_zoarstar", "the_plinth"} <= set(desk.places())


# --- S4


def test_s4_1_always_two_ordinary_quests_and_the_mandatory_ones() -> None:
    desk = human_plays("quell_riots")
    assert desk.quest_names(OPPONENT) == ["quell_riots", "bolster_city_guard", "infiltrate_halasters_circle"]


def test_s4_2_a_missing_quest_is_drawn_from_the_deck() -> None:
    desk = pseudo_turn(his="7F 2R", draws=["repel_seawraiths"])
    assert desk.quest_names(OPPONENT) == ["infiltrate_halasters_circle", "repel_seawraiths"]
    desk = Desk(turn=OPPONENT, his="7F 2R")
    desk.p.my_quests = [quest for quest in range(60) if desk.p.quest_bag >> quest & 1]
    desk.p.quest_bag = 0
    desk.finish_turn()
    assert desk.quest_names(OPPONENT) == ["infiltrate_halasters_circle"]  # no card is left


def test_s4_2_drawn_later_when_there_are_cards_again() -> None:
    desk = Desk(turn=OPPONENT, his_quests=("bolster_city_guard",)).next("repel_seawraiths")
    desk.finish_turn()
    assert desk.quest_names(OPPONENT) == ["bolster_city_guard", "repel_seawraiths"]


def test_s4_3_the_remaining_quest_moves_up() -> None:
    desk = pseudo_turn(
        his="5W 2G", his_quests=("bolster_city_guard", "infiltrate_halasters_circle"), draws=["repel_seawraiths"]
    )
    assert desk.quest_names(OPPONENT) == ["bolster_city_guard", "repel_seawraiths"]


def test_s4_4_the_newest_mandatory_quest_on_top() -> None:
    desk = human_plays(
        "quell_riots", his_quests=("fend_off_bandits", "bolster_city_guard", "infiltrate_halasters_circle")
    )
    assert desk.quest_names(OPPONENT)[:2] == ["quell_riots", "fend_off_bandits"]


def test_s4_5_a_mandatory_quest_binds_pseudo() -> None:
    desk = pseudo_turn(his="9F 2R", his_quests=("quell_riots", "bolster_city_guard", "infiltrate_halasters_circle"))
    assert desk.p.score == 0
    assert desk.decided("quest")[4] is None
    assert "Pseudo has a mandatory quest, so he cannot complete another one." in desk.told


# --- S9


def test_s9_1_turn_over_until_one_is_not_of_the_lords_types() -> None:
    desk = draws("change_of_plans", "send_aid_to_the_harpers", "create_a_shrine_to_oghma", "repel_seawraiths")
    assert desk.quest_names(YOU) == ["repel_seawraiths"]
    assert desk.p.quest_discard == 1 << quest("send_aid_to_the_harpers") | 1 << quest("create_a_shrine_to_oghma")
    assert -1 not in desk.p.inn


def short_deck(deck: list[str], discard: list[str]) -> Desk:
    """Pseudo is about to give a quest; the player has completed all others."""
    desk = Desk(turn=OPPONENT, **CASTLE_NEXT).next("change_of_plans")
    wanted, thrown = sum(1 << quest(q) for q in deck), sum(1 << quest(q) for q in discard)
    desk.p.my_quests = [quest for quest in range(60) if (desk.p.quest_bag & ~wanted & ~thrown) >> quest & 1]
    desk.p.quest_bag, desk.p.quest_discard = wanted, thrown
    desk.finish_turn()
    return desk


def test_s9_2_the_discard_pile_without_the_cards_of_this_search() -> None:
    desk = short_deck(["create_a_shrine_to_oghma"], ["repel_seawraiths"])
    assert desk.quest_names(YOU)[-1] == "repel_seawraiths"
    assert desk.p.quest_discard == 1 << quest("create_a_shrine_to_oghma")
    desk = short_deck(["create_a_shrine_to_oghma"], [])
    assert "No quest of this type is left." in desk.told
    assert desk.p.quest_discard == 1 << quest("create_a_shrine_to_oghma")


def test_s9_3_the_human_cannot_refuse() -> None:
    desk = draws("change_of_plans", "repel_seawraiths")
    assert desk.quest_names(YOU) == ["repel_seawraiths"]
    assert desk.p.stack[-1][:2] == (n.TURN, YOU)


# --- S10


def test_s10_1_drawn_and_played_at_once_also_in_the_players_turn() -> None:
    desk = Desk(his_tiles=["dragon_tower"], pool=(2, 0), my="1F").next("assassination", "ambush").answer("dragon_tower")
    assert desk.hand == ["assassination"]
    assert (desk.my, desk.his) == (goods("1W"), goods("1F"))
    assert GAME.view(desk.p)["decks"]["discarded_intrigue"] == ["Ambush"]


@pytest.mark.parametrize("card", ["call_in_a_favor", "real_estate_deal"])
def test_s10_2_favors(card: str) -> None:
    desk = draws(card, his_tiles=["northgate"], theirs=["northgate"])
    assert desk.decided("favor")[4] == (2, 2, 4)  # two rogues: he needs one
    assert desk.p.his_tiles == 1 << tile("northgate")


def test_s10_2_1_the_first_need_the_supply_can_give() -> None:
    desk = Desk(turn=OPPONENT, his="9F 1R 4W 2G", mine=["grinning_lion_tavern", "blackstaff_tower"]).next(
        "call_in_a_favor"
    )
    desk.my[2], desk.p.supply[2] = 24, 0
    desk.finish_turn()
    assert desk.decided("favor")[4] == (3, 1, 4)  # no rogue is left: the wizard


def test_s10_2_2_otherwise_the_highest_value_as_the_supply_allows() -> None:
    desk = Desk(turn=OPPONENT, his="9F 2R 5W 2G").next("call_in_a_favor", "4 gold")
    desk.p.supply = [0, 1, 1, 0]
    desk.my[:4] = [25, 15, 22, 20]
    desk.finish_turn()
    assert desk.decided("favor")[4] == (4, 4, 4)
    rules = [step[0] for step in desk.decided("favor")[5] if 0 < len(step[2]) < len(step[1])]
    assert rules == ["S10.2.2"]


@pytest.mark.parametrize(("words", "kind"), [("1 cleric", 0), ("2 rogues", 2), ("4 gold", 4)])
def test_s10_2_3_on_ties_by_lot(words: str, kind: int) -> None:
    desk = pseudo_turn(his="9F 2R 5W 2G", draws=["call_in_a_favor", words])
    assert desk.decided("favor")[4][0] == kind
    assert desk.decided("favor")[5][-1][0] == "S10.2.3"


MANDATORY = [name for name in cards.CARD_IDS if name in cards.CARD_IDS[-6:]]


@pytest.mark.parametrize("card", MANDATORY)
def test_s10_3_mandatory_quests_go_to_the_human(card: str) -> None:
    assert draws(card).quest_names(YOU) == [card]


def test_s10_3_sample_wares_like_a_space() -> None:
    hall = ("the_stone_house", "new_olamn", "the_tower_of_luck")
    desk = draws("sample_wares", "New Olamn", hall=hall)
    assert desk.pseudo_at == "new_olamn"  # both give two rogues and are worth 8: a random choice
    assert desk.p.lots == 1
    assert desk.p.pool[OPPONENT] == 2
    assert desk.p.score == -25  # one quest after both placements


def test_s10_3_sample_wares_without_agent_or_tile_of_value() -> None:
    desk = draws("sample_wares", pool=(3, 1))
    assert desk.pseudo_at == "castle_waterdeep"
    desk = draws("sample_wares", hall=("caravan_court", "the_stone_house"))
    assert desk.pseudo_at == "castle_waterdeep"  # no stock in the hall, no tile in play


def test_s10_4_recall_returns_the_latest_agent() -> None:
    desk = draws("recall_agent", theirs=["the_plinth"])
    assert [cards.PLACE_IDS[x] for x in desk.p.trail] == ["the_plinth"]
    assert desk.p.pool[OPPONENT] == 3
    desk = (
        Desk(his_tiles=["dragon_tower"], theirs=[], pool=(2, 2)).next("ambush", "recall_agent").answer("dragon_tower")
    )
    assert ("return", OPPONENT) not in [event[:2] for event in desk.events]  # none on the board: no effect


def test_s10_4_in_the_harbor_phase_he_places_it_again_at_once() -> None:
    desk = Desk(his="9F 1R 5W 2G", mine=["grinning_lion_tavern"], theirs=["waterdeep_harbor_1"], pool=(0, 0))
    desk.next("recall_agent", "spread_the_wealth").ask()
    placed = [cards.PLACE_IDS[event[2]] for event in desk.events if event[:2] == ("place", OPPONENT)]
    assert placed[:2] == ["castle_waterdeep", "castle_waterdeep"]


def test_s10_5_accelerate_plans_places_one_more() -> None:
    desk = draws("accelerate_plans", hall_vp=[0, 1, 0], hall=("northgate", "caravan_court"))
    assert next(cards.PLACE_IDS[x] for x in desk.p.trail) == "castle_waterdeep"
    assert desk.p.pool[OPPONENT] == 2
    assert draws("accelerate_plans", pool=(3, 1)).p.pool[OPPONENT] == 0  # no agent: no effect


def test_s10_5_the_harbor_is_not_available_in_the_harbor_phase() -> None:
    taken = [name for name in cards.PLACE_IDS[:10] if name != "castle_waterdeep"]
    desk = Desk(his="9F 2R 5W 2G", mine=taken, theirs=["waterdeep_harbor_1"], pool=(0, 1))
    desk.p.stack.pop()
    desk.p.phase = n.HARBOR_PHASE
    desk.next("accelerate_plans").ask()
    assert [event for event in desk.events if event[:2] == ("place", OPPONENT)][:2][0] == ("place", OPPONENT, 7)
    assert ("place", OPPONENT, place("waterdeep_harbor_1")) not in desk.events[:6]


def bribes(mine: list[str], **parts: Any) -> Desk:
    taken = ["grinning_lion_tavern"] if "grinning_lion_tavern" not in mine else []
    return draws("bribe_agent", **({"mine": [*taken, *mine], "pool": (1, 4)} | parts))


def test_s10_6_bribe_agent_pays_and_copies_for_his_needs() -> None:
    desk = bribes(["blackstaff_tower"], his="9F 1R 5W 3G")
    assert ("copy", OPPONENT, place("grinning_lion_tavern")) in desk.events
    assert desk.his == goods("5W 1R 1G")  # three rogues, two of them spent on Bolster City Guard
    assert ("pay", OPPONENT, 4, 2) in desk.events


@pytest.mark.parametrize("gold", [0, 1])
def test_s10_6_he_pays_all_he_has_if_it_is_less(gold: int) -> None:
    quests = ("bolster_city_guard", "deliver_an_ultimatum")
    desk = bribes([], his=f"9F 1R 1W {gold}G", his_quests=quests)
    assert ("copy", OPPONENT, place("grinning_lion_tavern")) in desk.events
    assert desk.his[4] == 0


def test_s10_6_castle_hall_value_harbor_in_this_order() -> None:
    """The player's spaces have nothing he needs: 7D among these spaces only."""
    base: dict[str, Any] = {"his": "9F 2R 5W 6G", "mine": []}
    hall = ("northgate", "caravan_court")
    desk = draws("bribe_agent", **base | {"mine": ["builders_hall", "field_of_triumph"], "hall": hall})
    assert ("copy", OPPONENT, place("builders_hall")) in desk.events
    assert desk.p.his_tiles == 1 << tile("northgate")
    desk = draws("bribe_agent", **base | {"mine": ["cliffwatch_inn_3", "field_of_triumph"]})
    assert ("copy", OPPONENT, place("field_of_triumph")) in desk.events
    desk = draws("bribe_agent", "spread_the_wealth", **base | {"mine": ["waterdeep_harbor_3"]})
    assert ("copy", OPPONENT, place("waterdeep_harbor_3")) in desk.events
    assert desk.my == goods("2G")


def test_s10_6_the_castle_can_be_copied() -> None:
    taken = [name for name in cards.PLACE_IDS[:10] if name != "castle_waterdeep"]
    desk = Desk(turn=OPPONENT, his="9F 2R 5W 0G", mine=["castle_waterdeep"], theirs=taken, pool=(3, 1))
    desk.next("bribe_agent", "spread_the_wealth").finish_turn()
    assert desk.pseudo_at == "waterdeep_harbor_1"
    assert ("copy", OPPONENT, place("castle_waterdeep")) in desk.events


def test_s10_6_owner_benefits_and_copying_on_by_the_zoarstar() -> None:
    desk = draws(
        "bribe_agent", his="9F 1R 5W 2G", my_tiles=["the_zoarstar"], mine=["the_zoarstar", "grinning_lion_tavern"]
    )
    assert desk.decided("space")[4][:2] == (place("grinning_lion_tavern"), place("grinning_lion_tavern"))
    sources = {one[:2] for one in desk.decided("space")[5][0][1]}
    assert (place("the_zoarstar"), place("grinning_lion_tavern")) in sources
    desk = bribes(["helmstar_warehouse"], my_tiles=["helmstar_warehouse"])
    assert desk.my == goods("1R")


def test_s10_6_nothing_usable_no_payment() -> None:
    desk = pseudo_turn(his="9F 2R 5W 4G", draws=["bribe_agent"])
    assert desk.his[4] == 4
    assert desk.p.score == -25


@pytest.mark.parametrize("card", ["special_assignment", "change_of_plans"])
def test_s10_7_a_quest_symbol_is_a_quest_gift(card: str) -> None:
    assert draws(card, "repel_seawraiths").quest_names(YOU) == ["repel_seawraiths"]


SWINGS = {
    "C": ["lack_of_faith", "good_faith", "summon_the_faithful"],
    "F": ["ambush", "conscription", "request_assistance"],
    "R": ["assassination", "crime_wave", "recruit_spies"],
    "W": ["arcane_mishap", "graduation_day", "research_agreement"],
}
KINDS = [(card, letter) for letter, cards in SWINGS.items() for card in cards]


@pytest.mark.parametrize(("card", "letter"), KINDS)
def test_s10_8_cubes(card: str, letter: str) -> None:
    base = {
        "his": "5W 2G",
        "mine": [*cards.PLACE_IDS[3:5]],
        "his_quests": ("infiltrate_halasters_circle", "raid_orc_stronghold"),
    }
    desk = Desk(turn=OPPONENT, my=f"2{letter}", **base)  # type: ignore[arg-type]
    desk.p.stack = [*desk.p.stack[:-1], (n.DRAW_CARD, OPPONENT, n.APART)]
    desk.next(card).finish_turn()
    wanted = goods("5W 2G")
    wanted["CFRW".index(letter)] += 1
    assert (desk.my, desk.his, desk.p.score) == (goods(f"1{letter}"), wanted, 0)
    desk = Desk(turn=OPPONENT, **base)  # type: ignore[arg-type]
    desk.p.stack = [*desk.p.stack[:-1], (n.DRAW_CARD, OPPONENT, n.APART)]
    desk.next(card).finish_turn()
    assert (desk.his, desk.p.score) == (wanted, -2)


@pytest.mark.parametrize("card", ["free_drinks", "call_for_adventurers"])
def test_s10_8_a_question_mark_is_the_cube_he_would_take(card: str) -> None:
    desk = draws(card, my="1R 1C")
    assert desk.my == goods("1C")  # he needs a rogue
    assert desk.p.score == -25  # and with it he completes Bolster City Guard


def test_s10_8_the_loss_stands_when_the_supply_is_empty() -> None:
    desk = Desk(turn=OPPONENT, my="24R", his="9F 1R 5W 2G", mine=["grinning_lion_tavern"]).next("crime_wave")
    desk.finish_turn()
    assert (desk.his[2], desk.my[2]) == (1, 23)


def test_s10_9_spread_the_wealth_and_tax_collection_as_printed() -> None:
    desk = draws("spread_the_wealth")
    assert (desk.my, desk.his[4]) == (goods("2G"), 6)
    desk = draws("tax_collection", my="5G")
    assert GAME.ask(desk.p) == "Pay Pseudo 4 gold and score 4 points?"
    desk.answer("Pay 4 gold")
    assert (desk.my, desk.p.tally[n.FOR_CARDS]) == (goods("1G"), 4)
    desk = draws("tax_collection", my="3G")
    assert desk.p.stack[-1][:2] == (n.TURN, YOU)


def test_s10_10_every_card_has_its_rule() -> None:
    rules = Counter(RULE[cards.CARD_KIND[card]] for card in range(50) if cards.CARD_BAG >> card & 1)
    assert rules == {"F1": 10, "F2": 2, "F3": 1, "F4": 2, "F5": 1, "F6": 3, "F7": 24, "N": 4}


def test_s1_6_the_removed_card_would_be_a_gift() -> None:
    desk = draws("bidding_war", "repel_seawraiths", removed=True)
    assert desk.quest_names(YOU) == ["repel_seawraiths"]


def test_s1_6_pseudo_never_uses_the_pearls_or_the_palace() -> None:
    taken = cards.PLACE_IDS[: cards.FIRST_TILE]
    tiles = ["the_three_pearls", "the_palace_of_waterdeep"]
    desk = pseudo_turn(his="9F 2R 5W 2G", mine=taken, my_tiles=tiles, pool=(1, 4), removed=True)
    assert desk.pseudo_at == ""


def test_s1_6_the_lieutenant_and_the_sleeper_work_for_both() -> None:
    desk = Desk(my="1C 5F 1R 1W", quests=["recruit_lieutenant"], pool=(1, 0), removed=True)
    desk.answer("auroras_realms_shop", "Complete Recruit Lieutenant")
    assert desk.question == "place"
    assert (desk.p.pool, desk.p.agents[YOU]) == ([1, 0], 2)
    desk = pseudo_turn(his="1C 5F 1R 1W", his_quests=("recruit_lieutenant", "bolster_city_guard"), removed=True)
    assert desk.p.agents[OPPONENT] == 5
    desk = Desk(done=["place_a_sleeper_agent_in_skullport"], hand=["crime_wave"], pool=(2, 0), removed=True)
    assert desk.answer("waterdeep_harbor_1", "crime_wave").p.score == 2
    desk = draws("spread_the_wealth", his_done=["place_a_sleeper_agent_in_skullport"], removed=True)
    assert desk.p.score == -2


def test_s4_2_drawn_before_a_harbor_agent_moves_too() -> None:
    desk = Desk(his_quests=("bolster_city_guard",), theirs=["waterdeep_harbor_1"], pool=(0, 0)).next("repel_seawraiths")
    desk.ask()
    assert desk.events[0] == ("get quest", OPPONENT, quest("repel_seawraiths"))
