"""Module 3, Unique Hotels: an entrance for the player (16), one of four of their own for the opponents (23)."""
