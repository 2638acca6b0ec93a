"""What must be entered at a real table: fields along arrows, free spots, Spellbook spots.

An entered field is any field of the pile in the position: he never reads what is printed on it.
Places along an arrow are counted from its starting field, which is place 1, including holes.
"""

from typing import Any, Final

from tableforone.kernel.asking import NO, FactGate, note, note_at, noted
from tableforone.kernel.frames import OPPONENT, YOU, Frame

from ..opponent.rows import LINES, STEPS, steps_out, tiles_on_the_line
from ..opponent.turn import any_line_has_room
from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Salamandra
from . import numbers as c

BOOK_SPOTS: Final = 2 * cards.BOOKS  # upper spots from the left, then lower ones
PLACES: Final = range(1, 1 + len(LINES[0]))  # along an arrow, as far as the map goes
# they are above the word that asks them
QUESTIONS: Final = (c.FURTHEST, c.NEXT_BACK, c.FREE_SPOT, c.ROOM, c.BOOK_SPOT)


def for_line(p: Salamandra, left: list[Any], arrow: int) -> Frame | None:
    """Ask how far the line goes now, together with the spots of its last known end."""
    if noted(p, c.FAR)[arrow]:
        return None
    last = outermost(p, arrow)
    if p.taken[tile_at(p, arrow, last)] == c.ALL_SPOTS:
        return (c.FURTHEST, arrow, last)
    return (c.FREE_SPOT, arrow, last, c.LAST_TOLD)


def for_room(p: Salamandra, left: list[Any], arrow: int) -> Frame | None:
    """The first empty spot of the furthest field must be known, or that it has none."""
    far = noted(p, c.FAR)[arrow]
    if far == c.FULL:
        return None
    if p.taken[tile_at(p, arrow, far)] == c.ALL_SPOTS:
        return (c.NEXT_BACK, arrow) if far > 1 else None
    return for_first_empty(p, arrow, far, c.TOLD_NOW)


def for_first_empty(p: Salamandra, arrow: int, place: int, known: int) -> Frame | None:
    """Ask for the first empty spot of this field, unless it is known; the field is not known to be full."""
    tile = tile_at(p, arrow, place)
    first_empty = next(spot for spot in range(4) if not p.taken[tile] >> spot & 1)  # clockwise from the bonus spot
    return None if noted(p, c.SPOTS)[tile] >> first_empty & 1 else (c.FREE_SPOT, arrow, place, known)


def for_books(p: Salamandra, left: list[Any], about: Any) -> Frame | None:
    spots = open_spots(p)
    return (c.BOOK_SPOT,) if len(spots) > 1 and noted(p, c.BOOK) != 1 + spots[0] else None


ASKS: Final = FactGate({"line": for_line, "room": for_room, "books": for_books})


# --- fields


def outermost(p: Salamandra, arrow: int) -> int:
    """The place of the furthest known field along an arrow."""
    return 1 + max(steps_out(p.cell[tile], arrow) for tile in tiles_on_the_line(p, arrow))


def tile_at(p: Salamandra, arrow: int, place: int) -> int:
    return p.cell.index(cell_of(arrow, place))


def cell_of(arrow: int, place: int) -> int:
    return cards.START_CELLS[arrow >> 2] + (place - 1) * STEPS[arrow & 3]


def lay(p: Salamandra, arrow: int, place: int) -> None:
    """Put a field on this place."""
    for cell in cells_to_fill(p, arrow, place):
        tile = next(tile for tile in cards.PILE_TILES if tile not in p.built)
        p.cell[tile] = cell
        p.built = sorted([*p.built, tile])


def cells_to_fill(p: Salamandra, arrow: int, place: int) -> list[int]:
    """Cells that get a field if one is here: also those before it if he stops at holes (12.4.2)."""
    nearest = place if p.skips_holes else 1
    cells = [cell_of(arrow, near) for near in range(nearest, place + 1)]
    return [cell for cell in cells if cell not in p.cell]


def can_have_field(p: Salamandra, arrow: int, place: int) -> bool:
    """Whether this place is on the map, not in the Temple, and there are enough fields."""
    new = cells_to_fill(p, arrow, place)
    return place in PLACES and len(p.built) + len(new) <= cards.TILES and not set(new) & set(cards.TEMPLE)


def may_go_on(p: Salamandra, arrow: int, nearest: int) -> bool:
    """Whether there can be a field here or further out."""
    return any(can_have_field(p, arrow, place) for place in PLACES[nearest - 1 :])


def ask_furthest(p: Salamandra, frame: Frame) -> list[int] | None:
    """12.4.2: fields never leave, so the furthest is not nearer than before."""
    _, arrow, nearest = frame
    places = [place for place in range(nearest, nearest + c.SHOWN) if can_have_field(p, arrow, place)]
    return [c.FURTHER, *places] if may_go_on(p, arrow, nearest + c.SHOWN) else places


def answer_furthest(p: Salamandra, frame: Frame, place: int) -> None:
    arrow: int = frame[1]
    if place == c.FURTHER:
        p.stack.append((c.FURTHEST, arrow, frame[2] + c.SHOWN))
        return
    lay(p, arrow, place)
    note_at(p, c.FAR, arrow, place)


def ask_next_back(p: Salamandra, frame: Frame) -> list[int] | None:
    """12.4.5: the nearer fields of a line whose furthest field is full."""
    nearer = range(1, noted(p, c.FAR)[frame[1]])
    return [c.NO_FIELD, *(place for place in nearer if can_have_field(p, frame[1], place))]


def answer_next_back(p: Salamandra, frame: Frame, place: int) -> None:
    """A field has a free spot only now: when he comes back, he may have taken it himself."""
    arrow: int = frame[1]
    for tile in p.built:
        if place <= steps_out(p.cell[tile], arrow):
            know(p, tile, c.ALL_SPOTS, c.ALL_SPOTS)
    note_at(p, c.FAR, arrow, place or c.FULL)
    if place == c.NO_FIELD:
        return
    lay(p, arrow, place)
    if p.taken[tile_at(p, arrow, place)] != c.ALL_SPOTS and (spot := for_first_empty(p, arrow, place, c.WITH_ROOM)):
        p.stack.append(spot)


# --- spots


def know(p: Salamandra, tile: int, known: int, taken: int) -> None:
    """Note that these spots of a field are known, and which of them are taken."""
    note_at(p, c.SPOTS, tile, noted(p, c.SPOTS)[tile] | known)
    p.taken[tile] |= taken


def ask_free_spot(p: Salamandra, frame: Frame) -> list[int] | None:
    """12.4.3, 12.4.4: clockwise from the bonus spot, without spots known to be taken."""
    taken = p.taken[tile_at(p, frame[1], frame[2])]
    free = [place for place in range(4) if not taken >> place & 1]
    if frame[3] == c.WITH_ROOM:
        return free
    if frame[3] == c.LAST_TOLD and may_go_on(p, frame[1], 1 + outermost(p, frame[1])):
        return [*free, c.NO_SPOT, c.BEYOND, *(c.FIELD + place for place in places_beyond(p, frame[1]))]
    return [*free, c.NO_SPOT]


def places_beyond(p: Salamandra, arrow: int) -> list[int]:
    """The next places on the line, where you may have built since then."""
    nearest = 1 + outermost(p, arrow)
    return [place for place in range(nearest, nearest + c.NEXT) if can_have_field(p, arrow, place)]


def answer_free_spot(p: Salamandra, frame: Frame, place: int) -> None:
    arrow: int = frame[1]
    if place >= c.FIELD:
        answer_furthest(p, frame, place - c.FIELD)
        return
    if place == c.BEYOND:
        p.stack.append((c.FURTHEST, arrow, 1 + outermost(p, arrow)))
        return
    if frame[3] == c.LAST_TOLD:
        note_at(p, c.FAR, arrow, outermost(p, arrow))
    before = (1 << place) - 1
    know(p, tile_at(p, arrow, frame[2]), before | 1 << place & c.ALL_SPOTS, before)


def answer_room(p: Salamandra, frame: Frame, answer: int) -> None:
    note(p, c.HAS_ROOM, 1)
    if answer == NO:
        for tile in p.built:
            know(p, tile, c.ALL_SPOTS, c.ALL_SPOTS)


def unsure_room(p: Salamandra, frame: Frame) -> Frame | None:
    """Ask about room if all starting fields of his arrows could be full (12.4.5).

    They are not while you have too few apprentices.
    """
    if noted(p, c.HAS_ROOM) or not any_line_has_room(p):
        return None
    starts = {code >> 2 for code in p.arrows}
    his = sum(spot >> 2 in starts for spot in p.rudolph)
    return (c.ROOM,) if his + sum(cards.APPRENTICES_BY_ROUND[: p.round - 1]) >= 4 * len(starts) else None


# --- Spellbooks: a spot is lower * BOOKS + book, in the order of his row


def open_spots(p: Salamandra) -> list[int]:
    """The spots that may be empty and that he may use, in his order (12.5.1, 12.5.3)."""
    who = p.book_spots
    free = [spot for spot in range(BOOK_SPOTS) if who[place_of(spot)] == n.NOBODY]
    return free if p.doubles else [spot for spot in free if who[place_of(spot) ^ 1] != OPPONENT]


def place_of(spot: int) -> int:
    """The index of a spot in the position."""
    return spot % cards.BOOKS * 2 + spot // cards.BOOKS


def ask_book_spot(p: Salamandra, frame: Frame) -> list[int] | None:
    return open_spots(p)


def answer_book_spot(p: Salamandra, frame: Frame, spot: int) -> None:
    """Your apprentices are on all spots before it, and they stay there (9.3)."""
    for other in open_spots(p):
        if other < spot:
            p.book_spots[place_of(other)] = YOU
    note(p, c.BOOK, 1 + spot)


# --- how long entries are valid


def forget_your_side(p: Salamandra) -> None:
    """After your turns, forget fields and spots except those of his apprentices."""
    note(p, c.FAR, c.LEDGER.begun_with()[c.FAR])
    note(p, c.BOOK, 0)
    note(p, c.HAS_ROOM, 0)
    p.taken = [0] * cards.TILES
    for spot in p.rudolph:
        p.taken[spot >> 2] |= 1 << (spot & 3)
    note(p, c.SPOTS, tuple(p.taken))


def know_opening(p: Salamandra) -> None:
    """Before the first round no field is built and all spots are empty."""
    note(p, c.FAR, tuple(outermost(p, arrow) for arrow in range(len(LINES))))
    note(p, c.SPOTS, (c.ALL_SPOTS,) * cards.TILES)


def forget(p: Salamandra, frame: Frame) -> None:
    """Forget a wrong entry: fields and Spellbook spots without his apprentices are asked again.

    An open question may be about a forgotten field.  It is removed; its word asks again.
    """
    while p.stack[-1][0] in QUESTIONS:
        p.stack.pop()
    if frame[0] == c.BOOK_SPOT:
        p.book_spots = [n.NOBODY if who == YOU else who for who in p.book_spots]
        note(p, c.BOOK, 0)
        return
    his = {spot >> 2 for spot in p.rudolph} | set(cards.START_TILES)
    for tile in [tile for tile in p.built if tile not in his]:
        p.built.remove(tile)
        p.cell[tile] = 0
    forget_your_side(p)
