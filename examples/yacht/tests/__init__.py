"""Tests of Yacht."""
