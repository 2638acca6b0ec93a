"""Views of module 2 (Celebrities)."""
