"""Rules of module 2 (Celebrities)."""
