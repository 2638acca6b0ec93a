"""Knowledge of module 1 (Vienna Ballrooms) for the computer players."""
