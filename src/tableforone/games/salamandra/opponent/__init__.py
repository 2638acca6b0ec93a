"""Rudolph, the Gray scholar: his cards, his rows and his moves (RULES.md section 12)."""
