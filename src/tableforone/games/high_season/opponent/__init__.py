"""The opponent Ralph: his decisions and his turn."""
