"""Checks files without running the program: messages, translations, docs, rules, the layout of code.

``python -m tools.lint`` prints one line for each finding: file, line, what is wrong.
"""
