"""The laboratory's own tests."""
