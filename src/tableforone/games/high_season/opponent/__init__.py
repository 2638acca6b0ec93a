"""Ralph: his deck, the rows by which he chooses, and the words that carry his turn out."""
