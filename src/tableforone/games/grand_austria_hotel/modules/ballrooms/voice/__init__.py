"""Texts of module 1 (Vienna Ballrooms)."""
