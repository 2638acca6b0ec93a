"""Sets of small numbers, stored as the bits of one int: member n is ``1 << n``."""


def bits(mask: int) -> list[int]:
    """The members of a set, lowest first.

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
    """The nth member of a set, counted from 0 at the lowest.

    >>> nth_of(0b1011, 2)
    3
    """
    for _ in range(nth):
        mask &= mask - 1  # remove the lowest
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


def faces_there(dice: list[int]) -> int:
    """The faces that some dice show, as a set.  Dice are counted by face, 1 to 6; entry 0 is unused.

    >>> bin(faces_there([0, 2, 0, 0, 0, 0, 1]))
    '0b1000010'
    """
    return mask_of([face for face, count in enumerate(dice) if count])
