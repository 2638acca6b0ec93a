"""How many pieces lie in each place, if that is known only roughly?  At least and at most so many, and all together.

Lists of the same places: ``low`` (at least), ``high`` (at most); ``total`` is known.  All functions change the lists.
"""

from collections.abc import Sequence


def reckon(low: list[int], high: list[int], total: int) -> None:
    """A place has no more than the others leave, and no less than they lack.

    >>> low, high = [0, 2, 0], [5, 2, 1]
    >>> reckon(low, high, 5)
    >>> low, high
    ([2, 2, 0], [3, 2, 1])
    """
    for place in range(len(high)):
        high[place] = max(0, min(high[place], total - sum(low) + low[place]))
    for place in range(len(low)):
        low[place] = max(low[place], total - sum(high) + high[place])


def one_is_gone(low: list[int], high: list[int], total: int) -> None:
    """Somebody took one, from wherever; ``total`` are left."""
    low[:] = [max(0, many - 1) for many in low]
    reckon(low, high, total)


def is_taken(low: list[int], high: list[int], total: int, place: int) -> None:
    """One was taken from this place; ``total`` are left, and ``high`` knows it already."""
    low[place] = max(0, low[place] - 1)
    reckon(low, high, total)


def are_told(low: list[int], high: list[int], total: int, place: int, many: int) -> None:
    """Just so many lie there."""
    low[place] = high[place] = many
    reckon(low, high, total)


def may_be(low: Sequence[int], high: Sequence[int], total: int, place: int) -> list[int]:
    """How many may lie there, as the others leave room.

    >>> may_be([0, 1, 0], [3, 2, 1], 3, 0)
    [0, 1, 2]
    """
    least, most = sum(low) - low[place], sum(high) - high[place]
    return [many for many in range(low[place], high[place] + 1) if least + many <= total <= most + many]


def heights(low: Sequence[int], high: Sequence[int], total: int, places: Sequence[int], mask: int) -> list[int]:
    """How many the places of the mask may have, if they have equally many and the others of these places fewer."""
    chosen = [place for place in places if mask >> place & 1]
    others = [place for place in places if not mask >> place & 1]
    floor = max(1, *(low[place] for place in chosen), *(low[place] + 1 for place in others))
    elsewhere = [place for place in range(len(high)) if place not in places]
    least = sum(low[place] for place in (*elsewhere, *others))
    most = sum(high[place] for place in elsewhere)
    return [
        many
        for many in range(floor, min(high[place] for place in chosen) + 1)
        if least <= total - many * len(chosen) <= most + sum(min(high[place], many - 1) for place in others)
    ]


def may_lead(low: Sequence[int], high: Sequence[int], total: int, places: Sequence[int]) -> list[int]:
    """The sets of these places, as bits, that may have the most.

    >>> may_lead([1, 1, 0], [2, 2, 1], 3, [0, 1, 2])
    [1, 2, 7]
    """
    every = sum(1 << place for place in places)
    masks = [mask for mask in range(1, every + 1) if not mask & ~every]
    return [mask for mask in masks if heights(low, high, total, places, mask)]


def most_are_told(low: list[int], high: list[int], total: int, places: Sequence[int], mask: int) -> None:
    """Of these places, those of the mask have equally many, the others fewer.

    >>> low, high = [0, 0, 0], [4, 4, 4]
    >>> most_are_told(low, high, 4, [0, 1, 2], 0b011)
    >>> low, high
    ([2, 2, 0], [2, 2, 0])
    """
    found = heights(low, high, total, places, mask)
    for place in places:
        if mask >> place & 1:
            low[place], high[place] = found[0], found[-1]
        else:
            high[place] = min(high[place], found[-1] - 1)
    reckon(low, high, total)


def rivals(low: Sequence[int], high: Sequence[int], places: Sequence[int]) -> list[int]:
    """Of these places, those that might have the most; none where that is clear.

    >>> rivals([0, 2, 1], [3, 2, 1], [0, 1, 2]), rivals([0, 2, 1], [1, 2, 1], [0, 1, 2])
    ([0, 1], [])
    """
    most = max(low[place] for place in places)
    found = [place for place in places if high[place] >= most]
    clear = len(found) == 1 or all(low[place] == high[place] for place in found)
    return [] if clear else found
