"""The opponent Rudolph, the Gray scholar: his decisions and his turn (RULES.md section 12)."""
