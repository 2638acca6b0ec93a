"""Data saved by released versions: one folder for each version, never changed afterwards.

``python -m tests.museum VERSION`` writes the folder of the version being released, once.
"""
