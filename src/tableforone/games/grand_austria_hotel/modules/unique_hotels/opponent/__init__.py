"""The opponent's rules of module 3 (Unique Hotels)."""
