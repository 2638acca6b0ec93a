"""Module 5, Would You Like Some More?: staff with prices, staff that flips, objectives and Emperor tiles (17)."""
