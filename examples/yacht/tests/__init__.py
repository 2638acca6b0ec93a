"""Does Yacht do what its rules say?"""
