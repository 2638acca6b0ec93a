"""The players of a study: any agent, by its name."""

from tableforone.kernel.spec import GameSpec
from tableforone.players.agents import BuiltIn, agent_named


def check_player(player: str, spec: GameSpec) -> str:
    """The player as it is written in a study; a Fault where there is none of this name."""
    agent_named(player).start(spec, 0)
    return player


def minds_the_clock(player: str) -> bool:
    """Is its budget a time?  Then another machine may play differently."""
    agent = agent_named(player)
    return isinstance(agent, BuiltIn) and agent.budget is not None and agent.budget.seconds > 0
