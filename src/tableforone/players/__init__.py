"""Players: who answers when no person does, and what comes of many such games."""

from tableforone.players.players import NAMES, Choose, make
from tableforone.players.simulation import Simulation, simulate

__all__ = ["NAMES", "Choose", "Simulation", "make", "simulate"]
