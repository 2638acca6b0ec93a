"""What our own players need to know."""
