"""Module 1, Vienna Ballrooms: champagne, dancers and three ballrooms (14), and how Elisabeth dances (21)."""
