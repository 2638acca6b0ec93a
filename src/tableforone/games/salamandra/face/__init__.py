"""Everything that is shown."""
