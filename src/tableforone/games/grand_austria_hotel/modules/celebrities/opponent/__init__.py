"""The opponent's rules of module 2 (Celebrities)."""
