"""Pseudo: the rows of the solo document and the words that carry his turns out."""
