"""The views of the game: board, pieces, symbols, warnings."""
