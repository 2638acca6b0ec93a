"""The kernel: settle and answer, chance, rows and traces, journal, the contract of a game.  Standard library only."""
