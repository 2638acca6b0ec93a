"""Crafted positions for those decisions of Pseudo that random games seldom show."""

from tableforone.games.lords_of_waterdeep.rules import cards
from tableforone.kernel.frames import OPPONENT, Event
from tests.games.lords_of_waterdeep.crafted import Desk, pseudo_turn


def rare() -> list[Event]:
    """All events of the crafted positions."""
    desks = (short_supply(), equal_cubes(), spare_cubes(), only_the_harbor())
    return [event for desk in desks for event in desk.events]


def only_the_harbor() -> Desk:
    """Everything outside the harbor is taken: the first of its free places (S7.1.5)."""
    taken = cards.PLACE_IDS[: cards.HARBOR_1]
    return pseudo_turn(his="9F 2R 5W 2G", mine=taken, pool=(2, 4), draws=["spread_the_wealth"])


def short_supply() -> Desk:
    """Call in a Favor with nothing needed and few cubes left: gold is worth most (S10.2.2)."""
    desk = Desk(turn=OPPONENT, his="9F 2R 5W 2G").next("call_in_a_favor")
    desk.p.supply = [0, 1, 1, 0]
    desk.p.my[:4] = [25, 15, 22, 20]
    desk.finish_turn()
    return desk


def equal_cubes() -> Desk:
    """The Yawning Portal chosen for a cleric: the second cube is a cleric too, not a wizard (S6.3.3)."""
    quests = ("stamp_out_cultists", "raid_orc_stronghold")
    return pseudo_turn(his="4F 2R", his_quests=quests, mine=["the_plinth"], my_tiles=["the_yawning_portal"])


def spare_cubes() -> Desk:
    """Produce a Miracle for the Masses with several kinds to spare (S11.5.2)."""
    quests = ("create_a_shrine_to_oghma", "train_bladesingers")
    return pseudo_turn(his="9F 9R 9W 2G", his_quests=quests, his_done=["produce_a_miracle_for_the_masses"])
