"""Texts of module 2 (Celebrities)."""
