"""The promotional cards (18): off unless the player wants them."""
