"""Adds floats one by one, with the same rounding on every Python, plain or compiled.

``sum()`` of Python 3.12 and later compensates for rounding; a tiny difference can change a choice.
"""


def added(worths: list[float]) -> float:
    """The sum of these numbers.

    >>> added([0.1, 0.2, 0.3]) == (0.1 + 0.2) + 0.3
    True
    """
    total = 0.0
    for worth in worths:
        total += worth
    return total
