"""The opponent's rules of module 1 (Vienna Ballrooms)."""
