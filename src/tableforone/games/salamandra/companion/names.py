"""Names of places at a real table: along arrows, because fields have no numbers there."""

from tableforone.kernel.meanings import Meaning

from ..opponent.rows import LINES
from ..rules import cards
from ..rules.solo_cards import ARROWS
from ..voice import m
from ..voice.names import SPOTS, UPPER_LOWER


def place_name(arrow: int, place: int) -> Meaning:
    """
    >>> str(place_name(14, 1)), str(place_name(14, 3))
    ('the south-east starting field', 'the field in place 3 of the line south from the south-east starting field')
    """
    return m("own-place", n=place, arrow=ARROWS[arrow & 3], start=cards.STARTS[arrow >> 2])


def field_here(cell: int) -> Meaning:
    """A field by its place on the nearest line."""
    steps, arrow = min((line[cell], arrow) for arrow, line in enumerate(LINES) if cell in line)
    return place_name(arrow, steps + 1)


def spot_here(place: int) -> Meaning:
    """
    >>> str(spot_here(0)), str(spot_here(2))
    ('the bonus spot (top)', 'the bottom spot')
    """
    return m("own-spot", place=SPOTS[place])


def spot_on_field(place: int, cell: int) -> Meaning:
    return m("own-spot-of", spot=spot_here(place), field=field_here(cell))


def book_here(lower: int, book: int) -> Meaning:
    """
    >>> str(book_here(1, 0))
    'the lower spot of the first Spellbook from the left'
    """
    return m("own-book", level=UPPER_LOWER[lower], nth=book + 1)


assert cards.BOOKS == 3  # the message of a book counts them
