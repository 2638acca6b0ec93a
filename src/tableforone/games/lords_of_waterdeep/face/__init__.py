"""The views of the game: view data, pieces, symbols, text drawing, warnings."""
