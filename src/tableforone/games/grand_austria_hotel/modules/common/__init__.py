"""What several modules share: counts of what was gained and of who was completed."""
