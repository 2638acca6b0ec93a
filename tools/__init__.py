"""Development tools that `make` runs."""
