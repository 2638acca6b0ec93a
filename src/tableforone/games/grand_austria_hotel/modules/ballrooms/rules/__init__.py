"""What may happen, and what then happens."""
