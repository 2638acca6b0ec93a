"""Rounds, turns, the spaces of the board, the harbor."""

import pytest

from tableforone.games.lords_of_waterdeep import GAME
from tableforone.games.lords_of_waterdeep.rules import cards
from tableforone.games.lords_of_waterdeep.rules import numbers as n
from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU
from tests.games.lords_of_waterdeep.crafted import Desk, goods, place, quest, tile

BOARD = cards.PLACE_IDS[: cards.FIRST_TILE]


def last_round_end(**parts: object) -> Desk:
    """A table after all turns of the round."""
    desk = Desk(pool=(0, 0), mine=["the_plinth"], theirs=["castle_waterdeep"], **parts)  # type: ignore[arg-type]
    desk.ask()
    return desk


# --- 3


def test_3_1_eight_rounds_of_start_turns_harbor_end() -> None:
    desk = Desk(round=8, pool=(1, 0))
    assert GAME.view(desk.p)["rounds"] == 8
    desk.answer("auroras_realms_shop")
    assert desk.question == ""  # the game is over
    assert GAME.view(desk.p)["phase"] == "finished"


def test_3_2_the_start_of_a_round_in_order() -> None:
    desk = last_round_end(round=4, my_tiles=["caravan_court"], done=["defend_the_tower_of_luck"], hall_vp=[2, 0, 1])
    assert desk.p.round == 5
    assert desk.p.hall_vp == [3, 1, 2]
    assert desk.p.agents == [2, 2]
    assert desk.p.stock[tile("caravan_court")] == 4
    assert desk.question == "gain any"


def test_3_2_1_one_token_on_each_tile_of_the_hall() -> None:
    desk = last_round_end(hall=["northgate", "the_skulkway"], hall_vp=[1, 0, 0])
    assert desk.p.hall_vp == [2, 1, 0]  # no tile in the third slot: its token is returned


@pytest.mark.parametrize(("ending", "more"), [(3, 0), (4, 1), (5, 0)])
def test_3_2_2_a_fifth_agent_in_round_five(ending: int, more: int) -> None:
    desk = Desk(round=ending, theirs=["the_plinth"], mine=["castle_waterdeep"], pool=(0, 0))
    desk.ask()
    assert desk.p.agents == [1 + more, 1 + more]


def test_3_2_3_stock_comes_again_only_in_play() -> None:
    desk = last_round_end(his_tiles=["tower_of_the_order"], hall=["caravan_court"])
    assert desk.p.stock[tile("tower_of_the_order")] == 2
    assert desk.p.stock[tile("caravan_court")] == 0


def test_3_2_4_defend_the_tower_of_luck_first_player_first() -> None:
    desk = last_round_end(his_done=["defend_the_tower_of_luck"])
    assert next(event for event in desk.events if event[0] == "gain") == (
        "gain",
        OPPONENT,
        0,
        1,
        0,
        0,
        0,
    )  # his quests need it
    assert desk.events.index(("gain", OPPONENT, 0, 1, 0, 0, 0)) < desk.events.index(
        ("place", OPPONENT, place("field_of_triumph"))
    )
    desk = last_round_end(done=["defend_the_tower_of_luck"])
    assert desk.says() == ["Take a cleric", "Take a fighter", "Take a rogue", "Take a wizard"]
    desk.answer("a wizard")
    assert desk.my == goods("1W")
    desk = Desk(pool=(0, 0), mine=["the_plinth"], done=["defend_the_tower_of_luck"])
    desk.p.his_done = 1 << quest("defend_the_tower_of_luck")  # both: the first player is Pseudo
    desk.checked = False
    desk.ask()
    assert desk.his == goods("1F")
    assert desk.my == goods("0F")


def test_3_3_turns_alternate_and_the_one_without_agents_is_skipped() -> None:
    desk = Desk(pool=(3, 1))
    desk.answer("auroras_realms_shop", "castle_waterdeep")
    assert desk.p.pool == [1, 0]
    assert desk.p.phase != n.HARBOR_PHASE
    desk.answer("the_plinth")
    assert desk.p.round == 2


def test_3_3_the_phase_ends_when_both_have_to_pass() -> None:
    desk = Desk(mine=BOARD, pool=(2, 2))
    desk.ask()
    assert desk.told[:2] == ["You pass: no space is open to you.", "Pseudo passes: no space is open to him."]
    assert "Round 2: Pseudo goes first." in desk.told


def test_3_4_harbor_agents_are_placed_a_second_time() -> None:
    desk = Desk(mine=["waterdeep_harbor_2"], pool=(0, 0))
    desk.answer("auroras_realms_shop")
    assert desk.my == goods("4G")


def test_3_5_all_agents_come_home() -> None:
    desk = Desk(mine=["waterdeep_harbor_2", "the_plinth"], theirs=["castle_waterdeep"], pool=(0, 0))
    desk.answer("auroras_realms_shop")
    assert desk.p.round == 2
    assert (desk.p.my_places, desk.p.ambassador, desk.p.pool[YOU]) == (0, -1, 2)


# --- 4


def test_4_1_placing_is_mandatory() -> None:
    desk = Desk()
    assert "pass" not in " ".join(desk.says())
    assert min(desk.ask()) == place("cliffwatch_inn_1")


def test_4_1_1_only_unoccupied_spaces() -> None:
    desk = Desk(mine=["the_plinth"], theirs=["field_of_triumph"], my_tiles=["northgate"])
    places = desk.places()
    assert "the_plinth" not in places
    assert "field_of_triumph" not in places
    assert "northgate" in places


def test_4_1_2_the_action_once_in_printed_order() -> None:
    desk = Desk().next("raid_orc_stronghold", "spread_the_wealth")
    desk.answer("cliffwatch_inn_2", "train_bladesingers")
    kinds = [event[0] for event in desk.events][:4]
    assert kinds == ["place", "take quest", "new quest", "card"]


def test_4_1_3_the_owner_is_paid_after_the_action() -> None:
    desk = Desk(his_tiles=["helmstar_warehouse"]).answer("helmstar_warehouse")
    kinds = [event[:2] for event in desk.events][:4]
    assert kinds == [("place", YOU), ("gain", YOU), ("owner", OPPONENT), ("gain", OPPONENT)]


def test_4_1_4_only_spaces_whose_demands_can_be_met() -> None:
    desk = Desk(my="1G", my_tiles=["house_of_wonder", "the_zoarstar", "the_golden_horn"], hand=["bribe_agent"])
    desk.p.stock[tile("the_golden_horn")] = 0
    places = desk.places()
    for refused in ("house_of_wonder", "the_zoarstar", "builders_hall", "waterdeep_harbor_1"):
        assert refused not in places
    assert "the_golden_horn" in places  # it just gives nothing
    desk = Desk(my="4G", my_tiles=["house_of_wonder", "the_zoarstar"], hand=["ambush"], theirs=["the_plinth"])
    places = desk.places()
    for allowed in ("house_of_wonder", "the_zoarstar", "builders_hall", "waterdeep_harbor_1"):
        assert allowed in places


def test_4_1_5_who_cannot_place_passes_and_keeps_the_agent() -> None:
    taken = [name for name in BOARD if name != "auroras_realms_shop"]
    desk = Desk(mine=taken, theirs=["auroras_realms_shop"], pool=(2, 1), his="8G", his_tiles=["northgate"])
    desk.p.his_places |= 1 << place("northgate")
    desk.p.trail.append(place("northgate"))
    desk.p.agents[OPPONENT] += 1
    desk.p.my_places &= ~(1 << place("builders_hall"))
    desk.p.agents[YOU] -= 1
    desk.ask()
    assert desk.told[0] == "You pass: no space is open to you."
    assert ("place", OPPONENT, place("builders_hall")) in desk.events
    assert desk.question == "place"  # the tile he bought is a space: now the player must place
    assert desk.p.pool[YOU] == 2


def test_4_2_one_quest_after_the_placement() -> None:
    desk = Desk(my="8F 4R", quests=["raid_orc_stronghold", "bolster_griffon_cavalry", "train_bladesingers"])
    desk.my[4] = 4
    desk.answer("auroras_realms_shop")
    assert desk.question == "complete"
    assert len(desk.ask()) == 3  # two can be paid, or none
    desk.answer("raid_orc_stronghold")
    assert desk.question == "place"
    assert desk.my == goods("4F 2R 12G")


def test_4_2_a_quest_may_be_declined() -> None:
    desk = Desk(my="4F 2R", quests=["raid_orc_stronghold"]).answer("auroras_realms_shop", "Complete no quest")
    assert desk.quest_names(YOU) == ["raid_orc_stronghold"]


def test_4_2_no_placement_no_quest() -> None:
    desk = Desk(mine=BOARD, pool=(1, 0), my="4F 2R", quests=["raid_orc_stronghold"])
    desk.ask()
    assert desk.p.round == 2
    assert desk.quest_names(YOU) == ["raid_orc_stronghold"]


def test_4_3_everything_is_available_at_once() -> None:
    desk = Desk(my="3F 2R", quests=["raid_orc_stronghold"])
    desk.answer("field_of_triumph", "raid_orc_stronghold")
    assert desk.p.score == 8


# --- 5


@pytest.mark.parametrize(
    ("name", "gained"),
    [
        ("field_of_triumph", "2F"),
        ("grinning_lion_tavern", "2R"),
        ("blackstaff_tower", "1W"),
        ("the_plinth", "1C"),
        ("auroras_realms_shop", "4G"),
    ],
)
def test_5_resource_spaces(name: str, gained: str) -> None:
    assert Desk().answer(name).my == goods(gained)


def test_5_cliffwatch_inn_1() -> None:
    desk = Desk().answer("cliffwatch_inn_1", "thin_the_city_watch")
    assert desk.my == goods("2G")
    assert desk.quest_names(YOU) == ["thin_the_city_watch"]


def test_5_cliffwatch_inn_3() -> None:
    desk = Desk()
    desk.next("raid_orc_stronghold", "ambush_artor_morlin", "repel_seawraiths", "confront_the_xanathar")
    desk.answer("cliffwatch_inn_3", "repel_seawraiths")
    assert desk.quest_names(YOU) == ["repel_seawraiths"]
    assert desk.p.quest_discard.bit_count() == 4


def test_5_castle_waterdeep() -> None:
    desk = Desk().next("ambush").answer("castle_waterdeep")
    assert desk.hand == ["ambush"]
    assert desk.p.first == YOU


def test_5_2_the_same_player_may_hold_several_spaces() -> None:
    desk = Desk(mine=["cliffwatch_inn_1", "waterdeep_harbor_2"], hand=["ambush"])
    places = desk.places()
    for name in ("cliffwatch_inn_2", "cliffwatch_inn_3", "waterdeep_harbor_1", "waterdeep_harbor_3"):
        assert name in places


def test_5_3_a_quest_must_be_taken_and_its_place_is_refilled() -> None:
    desk = Desk().next("raid_orc_stronghold").answer("cliffwatch_inn_1")
    assert len(desk.ask()) == 4
    desk.answer("expose_cult_corruption")
    assert next(event for event in desk.events if event[0] == "new quest")[2] == 1


def test_5_3_an_empty_inn_gives_only_the_gold() -> None:
    desk = Desk(inn=[])
    desk.p.my_quests, desk.p.quest_bag = bits(desk.p.quest_bag), 0
    desk.answer("cliffwatch_inn_1")
    assert desk.my == goods("2G")
    assert desk.p.inn == [-1] * 4


def test_5_4_the_marker_changes_hands_at_once_and_matters_next_round() -> None:
    desk = Desk(pool=(1, 0)).answer("castle_waterdeep")
    assert "Round 2: you go first." in desk.told
    assert cards.CASTLE in Desk().ask()  # also for its holder
    desk = Desk()
    desk.p.first = YOU
    assert "castle_waterdeep" in desk.places()


def test_5_5_a_harbor_agent_occupies_its_space() -> None:
    desk = Desk(hand=["ambush", "ambush"]).answer("waterdeep_harbor_1", "ambush")
    assert "waterdeep_harbor_1" not in desk.places()


def test_5_6_the_order_of_the_harbor_spaces() -> None:
    desk = Desk(theirs=["waterdeep_harbor_2"], mine=["waterdeep_harbor_3", "waterdeep_harbor_1"], pool=(0, 0))
    desk.ask()
    assert GAME.ask(desk.p) == "Move your agent from Waterdeep Harbor 1 to another space"
    desk.answer("field_of_triumph")
    assert desk.pseudo_at == "grinning_lion_tavern"
    assert GAME.ask(desk.p) == "Move your agent from Waterdeep Harbor 3 to another space"


def test_5_6_1_not_into_the_harbor_again() -> None:
    desk = Desk(mine=["waterdeep_harbor_1"], pool=(0, 0), hand=["ambush"])
    assert not [name for name in desk.places() if name.startswith("waterdeep_harbor")]


def test_5_6_2_each_re_placement_allows_one_quest() -> None:
    quests = ["raid_orc_stronghold", "train_bladesingers"]
    desk = Desk(mine=["waterdeep_harbor_1", "waterdeep_harbor_2"], pool=(0, 0), my="7F 2R 1W", quests=quests)
    desk.answer("auroras_realms_shop", "raid_orc_stronghold", "the_plinth", "train_bladesingers")
    assert desk.p.tally[n.FOR_QUESTS] == 12


def test_5_6_3_the_one_that_joined_moves_directly_after() -> None:
    desk = Desk(mine=["waterdeep_harbor_1", "waterdeep_harbor_3"], theirs=["waterdeep_harbor_1"], pool=(0, 0))
    desk.ask()
    assert desk.pseudo_at == "field_of_triumph"
    assert GAME.ask(desk.p) == "Move your agent from Waterdeep Harbor 1 to another space"


def test_5_6_3_an_agent_that_copied_the_harbor_moves_from_the_zoarstar() -> None:
    desk = Desk(my_tiles=["the_zoarstar"], theirs=["waterdeep_harbor_2"], hand=["ambush"], pool=(1, 0))
    desk.answer("the_zoarstar", "ambush")
    assert GAME.ask(desk.p) == "Move your agent from The Zoarstar to another space"
    assert "the_zoarstar" in desk.places()  # it has left that space, and others can still be copied
    desk.answer("auroras_realms_shop")
    assert desk.my == goods("1F 4G")  # Ambush hit a Pseudo without fighters


def test_5_6_4_no_legal_space_the_agent_stays() -> None:
    desk = Desk(mine=BOARD, pool=(0, 0))
    desk.ask()
    assert desk.p.round == 2
    assert desk.p.pool[YOU] == 13
    assert "No space is open to your agent." in [GAME.tell(event) for event in desk.events]
