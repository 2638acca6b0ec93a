"""Pseudo at a real table: what he must be told, what her hands do for him, his tavern as the app keeps it."""
