"""Every shortcut of kernel/quick, as functions in which an argument may raise.

Compiled, each of them takes the shortcut; ``boom`` is called, compared, added or iterated in the
middle of it.
"""

from collections.abc import Callable
from typing import Any

Calls = Callable[[int], Any]


def a_tuple_of_calls(boom: Calls, numbers: list[int]) -> Any:
    return tuple(boom(number) for number in numbers)


def tuples_again(boom: Calls, numbers: list[int]) -> Any:
    """The third tuple reuses the first one's memory, and is dropped before it is filled."""
    last: Any = ()
    for _ in range(3):
        last = tuple(boom(number) for number in numbers)
    return last


def lists_again(boom: Calls, numbers: list[int]) -> Any:
    last: Any = ()
    for _ in range(3):
        last = [boom(number) for number in numbers]
    return last


def a_tuple_from_a_list(boom: Calls, numbers: list[int]) -> Any:
    return tuple([boom(number) for number in numbers])


def a_list_of_calls(boom: Calls, numbers: list[int]) -> Any:
    return [boom(number) for number in numbers]


def displays(boom: Calls, numbers: list[int]) -> Any:
    return [(boom(1), [boom(2), (boom(3), boom(4))]), boom(5), (numbers[0], boom(6))]


def starred(boom: Calls, numbers: list[int]) -> Any:
    return (*numbers, boom(3), *[boom(number) for number in numbers])


def grown(boom: Calls, numbers: list[int]) -> Any:
    found: list[Any] = []
    for number in numbers:
        found.append((number, boom(number)))
        found.append([boom(number)])
    return found


def extended(boom: Calls, numbers: list[int]) -> Any:
    found: list[Any] = [(0, "begin")]
    found.extend([boom(number) for number in numbers])
    found.extend(boom(number) for number in numbers)
    found += (boom(number) for number in numbers)
    found += [boom(4)]
    return found


def popped(boom: Calls, numbers: list[int]) -> Any:
    stack = [(number, boom(number)) for number in numbers]
    found = []
    for _ in range(len(numbers) + (0 if boom(1) else 1)):
        found.append(stack.pop())
    return found


def large_numbers(boom: Calls, numbers: list[int]) -> Any:
    """Numbers of one, two and three digits are made, dropped and made again; sets are shifted."""
    found: list[Any] = []
    for number in numbers:
        for bits in (12, 29, 30, 31, 58, 59, 60, 61, 62, 63, 80, 89, 90, 120):
            one: int = number << bits
            two: int = ~one
            found.append((one, two, one >> bits - 3, one >> 30, two >> 31, one - 1, boom(number)))
            found = found[-3:]
    return found


def items(boom: Calls, numbers: list[int]) -> Any:
    row: list[Any] = [(number,) for number in numbers]
    row[boom(0)] = (boom(2), "set")
    row[1] = [boom(3)]
    return row[boom(1)], row[boom(99) if boom(4) is None else 0], row


def small_items(boom: Calls, numbers: list[int]) -> Any:
    row = numbers[:]
    number: int = boom(2)
    row[number] = number * 3
    row[0] += boom(1)
    row[1] -= boom(3)
    return row[number], row


def copies(boom: Calls, numbers: list[int]) -> Any:
    whole: list[Any] = [(number, str(number)) for number in numbers]
    return whole[:], whole.copy(), list(whole), whole[1:3], [*whole, boom(4)]


def sorting(boom: Calls, numbers: list[int]) -> Any:
    row: list[Any] = [boom(number) for number in numbers]
    row.append(boom(1))
    row.sort()
    return sorted(row), sorted(numbers), row


def looking(boom: Calls, numbers: list[int]) -> Any:
    row: list[Any] = [boom(number) for number in numbers]
    wanted: Any = boom(3)
    place = row.index(wanted)
    there = wanted in row
    row.remove(wanted)
    return place, there, row


def counting(boom: Calls, numbers: list[int]) -> Any:
    a: Any = boom(1)
    b: Any = boom(2)
    c: Any = a + b
    c += a
    c -= b
    return c - a, a < b, a == b, a != b, a >= b, a <= c, a > c, not a, bool(b), "yes" if c else "no"


def frames(boom: Calls, numbers: list[int]) -> Any:
    frame: Any = (3, boom(1), numbers)
    row: Any = [boom(2), frame]
    return frame[0], frame[boom(1)], row[boom(0)], frame[2][boom(3)], row[1][1]


def methods(boom: Calls, numbers: list[int]) -> Any:
    number: Any = boom(3)
    words: Any = str(boom(4))
    return number.bit_count(), words.zfill(3), (7).bit_count()


def typed(number: int, row: list[int], word: str = "") -> tuple[int, int, str]:
    return number, len(row), word


def calls(boom: Calls, numbers: list[int]) -> Any:
    word: Any = typed
    row: Any = [boom(number) for number in numbers]
    return word(boom(1), row), word(boom(2), row, "a"), word(number=boom(3), row=row), typed(boom(4), numbers)


def wrong_calls(boom: Calls, numbers: list[int]) -> Any:
    word: Any = typed
    return word(boom(1)) if boom(2) is None else word(boom(1), numbers)


def handled(boom: Calls, numbers: list[int]) -> Any:
    found: list[Any] = []
    for number in numbers:
        try:
            found.append((number, tuple(boom(other) for other in numbers)))
        except ValueError:
            found.append(("missed", [number]))
    return found


def nested(boom: Calls, numbers: list[int]) -> Any:
    deep: Any = (boom(1),)
    for number in range(20_000):
        deep = (deep, number) if number % 2 else [deep]
    return boom(2)


CASES: list[Callable[[Calls, list[int]], Any]] = [
    a_tuple_of_calls,
    tuples_again,
    lists_again,
    a_tuple_from_a_list,
    a_list_of_calls,
    displays,
    starred,
    grown,
    extended,
    popped,
    large_numbers,
    items,
    small_items,
    copies,
    sorting,
    looking,
    counting,
    frames,
    methods,
    calls,
    wrong_calls,
    handled,
    nested,
]
