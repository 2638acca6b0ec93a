"""Plain versions of the fast functions: Rudolph walks along his arrow; tests hold both equal."""

from tableforone.games.salamandra.rules import cards, solo_cards
from tableforone.games.salamandra.rules import numbers as n
from tableforone.games.salamandra.rules.position import Salamandra


def tiles_along(p: Salamandra, arrow: int) -> list[int]:
    """The Field tiles on the line of an arrow, from its starting tile outwards (12.4.1, 12.4.2)."""
    cell = cards.START_CELLS[arrow >> 2]
    dx, dy = solo_cards.STEPS[arrow & 3]
    found: list[int] = []
    for _ in range(n.MIDDLE):
        if cell in p.cell:
            found.append(p.cell.index(cell))
        elif not p.skips_holes:
            break
        cell = cards.cell_at(cards.column_of(cell) + dx, cards.row_of(cell) + dy)
    return found


def goes_to(p: Salamandra, arrow: int) -> int:
    """The furthest of them with an empty spot, or -1 (12.4.2, 12.4.5)."""
    with_room = [tile for tile in tiles_along(p, arrow) if p.taken[tile] != 0b1111]
    return with_room[-1] if with_room else -1
