"""The opponent Pseudo: rows of the solo document, and words that carry out his turns."""
