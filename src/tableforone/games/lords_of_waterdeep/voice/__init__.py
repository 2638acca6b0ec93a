"""Everything that is said; nothing here decides."""
