"""Tests of the coach: hints, reasons, reviews, and its process."""
