"""Captain Halyard."""
