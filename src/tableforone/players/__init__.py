"""Computer players: how they choose, how they rate positions, and results of many games."""

from tableforone.players.agents import Agent, agent_named
from tableforone.players.budget import Budget, budget_of
from tableforone.players.minds import mind_of
from tableforone.players.planner import Expert, PlannedLine
from tableforone.players.players import NAMES, Choose, called, make
from tableforone.players.search import Advice, Search
from tableforone.players.simulation import Simulation, simulate

__all__ = [
    "NAMES", "Advice", "Agent", "Budget", "Choose", "Expert", "PlannedLine", "Search", "Simulation", "agent_named",
    "budget_of", "called", "make", "mind_of", "simulate",
]  # fmt: skip
