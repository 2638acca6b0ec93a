"""Captain Halyard: his decisions and his turn."""
