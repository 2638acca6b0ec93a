"""Rudolph, the Gray scholar: how he chooses, and his turn (RULES.md section 12)."""
