"""Test games in separate folders, which other processes find through TABLEFORONE_GAMES."""
