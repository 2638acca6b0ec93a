"""The coach: winning chances from simulated games, with their ranges and reasons."""
