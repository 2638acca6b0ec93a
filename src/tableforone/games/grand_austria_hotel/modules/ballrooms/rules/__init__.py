"""Rules of module 1 (Vienna Ballrooms)."""
