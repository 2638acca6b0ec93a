"""Ralph at a real table: what he must be told, what her hands do for him, his sheet as the app keeps it."""
