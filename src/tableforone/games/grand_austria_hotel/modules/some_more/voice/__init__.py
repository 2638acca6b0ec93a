"""Texts of module 5 (Would You Like Some More?)."""
