# The rows of the captain’s decisions: what stays in the running.

row-not-choice = Prefer any open box but Choice
row-fewest-missing = The boxes that need the fewest more dice
row-highest-par = The boxes with the highest par
row-most-points = The boxes that score most, the crew included
row-lowest-par = The boxes with the lowest par
