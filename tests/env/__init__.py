"""The environments' own tests."""
