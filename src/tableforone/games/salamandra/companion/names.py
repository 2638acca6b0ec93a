"""How are places called at a real table?  Along the arrows: nobody has numbered the fields there."""

from typing import Final

from ..opponent.rows import LINES
from ..rules import cards
from ..rules.solo_cards import ARROWS
from ..voice.names import SPOTS, START_NAMES, UPPER_LOWER

BONUS: Final = 0
NTH: Final = ("first", "second", "third")


def place_name(arrow: int, place: int) -> str:
    """
    >>> place_name(14, 1), place_name(14, 3)
    ('the south-east starting field', 'the field in place 3 of the line south from the south-east starting field')
    """
    start = f"the {START_NAMES[arrow >> 2]} starting field"
    return start if place == 1 else f"the field in place {place} of the line {ARROWS[arrow & 3]} from {start}"


def field_here(cell: int) -> str:
    """A field by its place on the nearest line."""
    steps, arrow = min((line[cell], arrow) for arrow, line in enumerate(LINES) if cell in line)
    return place_name(arrow, steps + 1)


def spot_here(place: int) -> str:
    """
    >>> spot_here(0), spot_here(2)
    ('the bonus spot (top)', 'the bottom spot')
    """
    return "the bonus spot (top)" if place == BONUS else f"the {SPOTS[place]} spot"


def book_here(lower: int, book: int) -> str:
    """
    >>> book_here(1, 0)
    'the lower spot of the first Spellbook from the left'
    """
    return f"the {UPPER_LOWER[lower]} spot of the {NTH[book]} Spellbook from the left"


assert len(NTH) == cards.BOOKS
