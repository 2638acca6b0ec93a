"""Companion for Pseudo: what to enter, what to do for him, and his tavern."""
