"""The numbers of a field one by one: the plain way to what observations pack for speed."""

from typing import Any

from tableforone.kernel.fields import Cards, Chapter, Each, Field, Members, Number


def numbers_of(field: Field, value: Any) -> list[int]:
    """What a player sees of this field: numbers, counts of cards, and bits of sets."""
    if isinstance(field, Each):  # without its module, a block of numbers is empty
        return [number for part, one in zip(field.parts, value, strict=bool(value)) for number in numbers_of(part, one)]
    if isinstance(field, Members):
        return [value >> member & 1 for member in range(field.size)]
    if isinstance(field, Cards):
        return [value.count(card) for card in range(field.size)]
    if isinstance(field, Chapter):
        return []
    return [value] if isinstance(field, Number) else list(value)
