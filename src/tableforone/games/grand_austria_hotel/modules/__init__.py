"""The modules of Let's Waltz!: each a file or folder of its own that tells the whole module."""
