"""Crafted positions in which those of Leopold's rows decide that random games seldom reach."""

from tableforone.kernel.frames import Event
from tests.games.grand_austria_hotel.tables import Sitting, his_turn

BLUE_AND_YELLOW = "r1c1 r1c5 r3c1 r3c3 r4c1 r4c3 r4c5 r1c2 r2c1 r2c2 r2c5 r3c4 r3c5"


def rare() -> list[Event]:
    """All events of these positions."""
    sittings: list[Sitting] = [
        his_turn(195, queue=[74, 55, 77, 78, 65], his_rooms=BLUE_AND_YELLOW),  # 20.5.2: only red ones fit
        his_turn(193, queue=[74, 65, 69, 63, 64], his_rooms=BLUE_AND_YELLOW),  # 20.5.2: nobody fits
        his_turn(203, his_progress=[3, 3, 1], his_claimed=[15, 15, 0]),  # 20.8.5: the only one left
        his_turn(203, his_progress=[3, 3, 3], his_claimed=[15, 15, 15]),  # 20.8.5: none left
        his_turn(203, his_progress=[3, 1, 2], his_claimed=[15, 0, 0]),  # 20.8.4: A is claimed
        his_turn(202, his_progress=[1, 0, 0], level="medium"),  # 20.9.1: B and C are tied
        his_turn(204, queue=[92, 93, 91, 65, 77], his_rooms="r1c5 r2c5"),  # 20.9.1: three green guests
    ]
    return [event for sitting in sittings for event in sitting.events]
