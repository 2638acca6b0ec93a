"""Rules that several modules share."""
