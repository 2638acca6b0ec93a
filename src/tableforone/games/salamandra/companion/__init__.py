"""Rudolph at a real table: what he must be told, what her hands do for him, his things as the app keeps them."""
