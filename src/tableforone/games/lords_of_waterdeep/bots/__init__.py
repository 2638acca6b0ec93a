"""Game knowledge for the computer players."""
