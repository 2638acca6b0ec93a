"""Does the game do what its rules say?"""
