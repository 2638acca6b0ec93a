"""Ralph: how he chooses, and the frames that carry his choices out."""
