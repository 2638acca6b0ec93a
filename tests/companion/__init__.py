"""Tests of companion tables, for every game that has them."""
