"""Views that several modules share."""
