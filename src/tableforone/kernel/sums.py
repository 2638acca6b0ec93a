"""Adds floats one after the other, rounding each sum: the same on every Python, plain and compiled.

``sum()`` of Python 3.12 and later keeps what rounding loses; a hair's breadth of difference is another choice.
"""


def added(worths: list[float]) -> float:
    """The sum of these.

    >>> added([0.1, 0.2, 0.3]) == (0.1 + 0.2) + 0.3
    True
    """
    total = 0.0
    for worth in worths:
        total += worth
    return total
