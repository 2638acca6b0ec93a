"""The rules: set-up, turns, chance and scoring."""
