"""Companion for Leopold and Elisabeth: what to enter, what to move, and his or her hotel."""
