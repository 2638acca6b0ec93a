"""The players of a study: any agent, by name."""

from tableforone.kernel.spec import GameSpec
from tableforone.players.agents import BuiltIn, agent_named


def check_player(player: str, spec: GameSpec) -> str:
    """The player as written in a study; a Fault if there is none with this name."""
    agent_named(player).start(spec, 0)
    return player


def minds_the_clock(player: str) -> bool:
    """Whether its budget is a time; then another machine may play differently."""
    agent = agent_named(player)
    return isinstance(agent, BuiltIn) and agent.budget is not None and agent.budget.seconds > 0
