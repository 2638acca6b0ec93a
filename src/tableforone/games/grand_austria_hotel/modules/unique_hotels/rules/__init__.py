"""Rules of module 3 (Unique Hotels)."""
