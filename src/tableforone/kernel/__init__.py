"""The kernel: positions, frames, chance, rows, the journal, and the contract of a game."""
