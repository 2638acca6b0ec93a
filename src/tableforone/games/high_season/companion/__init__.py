"""Companion for Ralph: what to enter, what to do for him, and his sheet."""
