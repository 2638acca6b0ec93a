"""Companion for Rudolph: what to enter, what to do for him, and his pieces."""
