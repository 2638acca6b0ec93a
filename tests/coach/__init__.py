"""The coach: hints, reasons, reviews, and the process it thinks in."""
