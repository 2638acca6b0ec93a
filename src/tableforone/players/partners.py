"""The sparring partners: named strengths of the learned player, from early nets to the last.

Anni to Dora look one step ahead with an earlier net, Eduard with the last one; Felix is the expert.
"""

from pathlib import Path
from typing import Any, Final, NamedTuple

from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import GameSpec
from tableforone.players.budget import EXPERT, Budget
from tableforone.players.mind import Mind
from tableforone.players.minds import mind_of
from tableforone.players.net import net_file, read_net, value_net
from tableforone.players.planner import Expert
from tableforone.players.voice import m

EARLIER: Final = ("anni", "bruno", "clemens", "dora")
PARTNERS: Final = (*EARLIER, "eduard", "felix")  # weakest first


def net_of(spec: GameSpec, player: str) -> Path:
    """The file of the net that this learned player uses."""
    last = net_file(spec)
    return last.with_name(f"partner-{EARLIER.index(player) + 1}.bin") if player in EARLIER else last


class Partner(NamedTuple):
    """A sparring partner."""

    name: str

    def start(self, spec: GameSpec, seed: int) -> Any:
        """The player for the game with this seed."""
        if self.name not in EARLIER:
            return Expert(mind_of(spec).mind, EXPERT if self.name == "felix" else Budget(0))
        told, trouble = read_net(spec, net_of(spec, self.name))
        if told is None:
            raise Fault(m("no-partner", partner=self.name, game=spec.name, trouble=trouble))
        return Expert(Mind(spec, value_net(spec, told)), Budget(0))
