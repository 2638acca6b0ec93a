"""Players: who answers when no person does, what they think of a position, and what comes of many games of theirs."""

from tableforone.players.agents import Agent, agent_named
from tableforone.players.budget import Budget, budget_of
from tableforone.players.learning import learn
from tableforone.players.players import NAMES, Choose, make
from tableforone.players.search import Advice, Search
from tableforone.players.simulation import Simulation, simulate
from tableforone.players.weights import judge_of

__all__ = [
    "NAMES", "Advice", "Agent", "Budget", "Choose", "Search", "Simulation", "agent_named", "budget_of", "judge_of",
    "learn", "make", "simulate",
]  # fmt: skip
