"""Games of the tests in folders of their own: another process finds them by TABLEFORONE_GAMES."""
