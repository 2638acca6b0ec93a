"""Confidence intervals of paired differences, with the standard library only.

Points: the mean difference of the pairs, with Student's t.  Winning: the difference of two paired
rates, after Bonett and Price (2012).
"""

from math import exp, lgamma, log, sqrt
from statistics import NormalDist
from typing import Final

LEVEL: Final = 0.95
MANY: Final = 100_000  # from here on, Student's t is treated as normal
FEWEST: Final = 6  # pairs: five equal ones out of five happen by chance in 6 of 100 cases

Interval = tuple[float, float]


def mean_interval(games: int, total: int, squares: int, level: float = LEVEL) -> Interval:
    """The interval of a mean, from the sum of the values and the sum of their squares.

    >>> [round(end, 2) for end in mean_interval(9, 18, 44)]
    [1.23, 2.77]
    """
    mean = total / games
    reach = quantile((1 + level) / 2, games - 1) * sqrt(variance(games, total, squares) / games)
    return mean - reach, mean + reach


def variance(games: int, total: int, squares: int) -> float:
    """The variance of single values; integers are subtracted first, so rounding loses nothing."""
    return (games * squares - total * total) / (games * max(1, games - 1))


def rates_interval(games: int, gained: int, lost: int, level: float = LEVEL) -> Interval:
    """The interval of a difference between two paired rates, from the pairs gained and lost.

    >>> [round(end, 3) for end in rates_interval(50, 6, 0)]
    [0.013, 0.217]
    """
    n = games + 2
    up, down = (gained + 1) / n, (lost + 1) / n
    reach = NormalDist().inv_cdf((1 + level) / 2) * sqrt((up + down - (up - down) ** 2) / n)
    return max(-1.0, up - down - reach), min(1.0, up - down + reach)


def quantile(part: float, freedom: int) -> float:
    """The quantile of Student's t distribution.

    >>> round(quantile(0.975, 5), 3), round(quantile(0.9995, 10), 3), round(quantile(0.975, 400), 3)
    (2.571, 4.587, 1.966)
    """
    normal = NormalDist().inv_cdf(part)
    if freedom >= MANY:
        return normal
    low, high = 0.0, 2 * normal
    while _above(high, freedom) > 1 - part:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (middle, high) if _above(middle, freedom) > 1 - part else (low, middle)
    return high


def _above(t: float, freedom: int) -> float:
    """The probability that Student's t is larger than this."""
    return _beta(freedom / (freedom + t * t), freedom / 2, 0.5) / 2


def _beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function, as a continued fraction."""
    if not 0 < x < 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    c, d, found = 1.0, 0.0, 1.0
    for n in range(1000):
        m = n // 2
        if n == 0:
            step = 1.0
        elif n % 2:
            step = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        else:
            step = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        d = 1 / (1 + step * d)
        c = 1 + step / c
        found *= c * d
        if n and abs(c * d - 1) < 1e-14:
            break
    return front * (found - 1)
