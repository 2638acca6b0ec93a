"""Whom can one ask for advice?  The coach: chances from many games played on, with how sure they are, and reasons."""
