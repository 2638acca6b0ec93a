"""Module 2, Celebrities: coloured dice, the lounge, what its guests do (15), and what Elisabeth does with them (22)."""
