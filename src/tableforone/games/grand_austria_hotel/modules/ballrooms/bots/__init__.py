"""What players of ours need to know of this game."""
