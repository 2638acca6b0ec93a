"""How are sets of small numbers kept?  As bits of one int: member n is ``1 << n``."""


def bits(mask: int) -> list[int]:
    """The members of a set, from the lowest.

    >>> bits(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def nth_of(mask: int, nth: int) -> int:
    """The nth member of a set, counted from the lowest, which is 0.

    >>> nth_of(0b1011, 2)
    3
    """
    for _ in range(nth):
        mask &= mask - 1  # without the lowest
    return (mask & -mask).bit_length() - 1


def mask_of(members: list[int]) -> int:
    """The set of these members.

    >>> mask_of([0, 1, 3]) == 0b1011
    True
    """
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def spaces_with_dice(dice: list[int]) -> int:
    """Of the dice on the spaces 1 to 6 (nothing lies on 0), the spaces where there are any.

    >>> bits(spaces_with_dice([0, 2, 0, 0, 0, 0, 1]))
    [1, 6]
    """
    _, one, two, three, four, five, six = dice
    low = (2 if one else 0) | (4 if two else 0) | (8 if three else 0)
    return low | (16 if four else 0) | (32 if five else 0) | (64 if six else 0)
