"""The house's own tools: what `make` calls before and beside the app."""
