"""Which games did players keep, ever?  One folder for each released version; what is in it stays as it is.

``python -m tests.museum VERSION`` writes the folder of the version that is being released, once.
"""
