"""Tables of one's own: every game whose opponent plays there."""
