"""How does the map look as lines of text?  Octagons on a grid, groves in the gaps, paths and their crystals.

A field shows its number, the first letters of its colours and its four spots; a slanting line at a corner is the path
from a grove, a star a path with a crystal.
"""

from typing import Any, Final

from ..voice.names import column_name, row_name

COLUMNS: Final = 5  # side by side; a wider map is drawn in parts
BLOCK: Final = 11
BETWEEN: Final = 3
MARGIN: Final = 5
# The gap at each corner of an octagon, the path that leads back from it, and how the path is drawn.
NW: Final = (-1, -1, 2, "\\")
NE: Final = (0, -1, 3, "/")
SE: Final = (0, 0, 0, "\\")
SW: Final = (-1, 0, 1, "/")

Place = tuple[int, int]


def draw_map(view: dict[str, Any]) -> list[str]:
    """The map in parts of at most five columns, with the names of columns and rows at its edges."""
    octagons = {(o["x"], o["y"]): o for o in [*view["fields"], *view["temple"]]}
    groves = {(grove["x"], grove["y"]): grove for grove in view["groves"]}
    west, east = min(x for x, _ in octagons), max(x for x, _ in octagons)
    lines = ["Map: A you, active; a you, flipped; R Rudolph; G grove; * path with a crystal."]
    for first in range(west, east + 1, COLUMNS):
        lines += draw_part(octagons, groves, range(first, min(first + COLUMNS, east + 1)))
    return [line.rstrip() for line in lines]


def draw_part(octagons: dict[Place, Any], groves: dict[Place, Any], columns: range) -> list[str]:
    north, south = min(y for _, y in octagons), max(y for _, y in octagons)
    names = "".join(column_name(x).center(BLOCK) + " " * BETWEEN for x in columns)
    lines = [" " * (MARGIN + BETWEEN) + names]
    lines.append(gap_line(groves, north - 1, columns))
    for y in range(north, south + 1):
        blocks = [block(octagons.get((x, y)), groves, x, y) for x in columns]
        for part in range(3):
            label = row_name(y) if part == 1 else ""
            row = (" " * BETWEEN).join(lines_of_block[part] for lines_of_block in blocks)
            lines.append(label.ljust(MARGIN) + " " * BETWEEN + row)
        lines.append(gap_line(groves, y, columns))
    return lines


def gap_line(groves: dict[Place, Any], y: int, columns: range) -> str:
    """The groves south of a row, from the gap west of the first column on."""
    names = [groves[x, y]["id"] if (x, y) in groves else "" for x in range(columns.start - 1, columns.stop)]
    return " " * MARGIN + (" " * BLOCK).join(name.ljust(BETWEEN) for name in names)


def block(octagon: Any, groves: dict[Place, Any], x: int, y: int) -> list[str]:
    """The three lines of one octagon."""
    if octagon is None:
        return [" " * BLOCK] * 3
    corner = [path(groves, x, y, which) for which in (NW, NE, SE, SW)]
    if "half" in octagon:
        name = f"|{octagon['half'].center(7)}|"
        return [f"{corner[0]} .-----. {corner[1]}", f" {name} ", f"{corner[3]} '-----' {corner[2]}"]
    top, right, bottom, left = (f"[{mark(spot)}]" for spot in octagon["spots"])
    colours = "".join(colour[0] for colour in octagon["colors"])
    name = f"{octagon['id']}{colours:>2}"
    return [f"{corner[0]} .-{top}-. {corner[1]}", f"{left}{name}{right}", f"{corner[3]} '-{bottom}-' {corner[2]}"]


def path(groves: dict[Place, Any], x: int, y: int, corner: tuple[int, int, int, str]) -> str:
    dx, dy, back, line = corner
    grove = groves.get((x + dx, y + dy))
    if grove is None:
        return " "
    return "*" if grove["crystals"][back] else line


def mark(spot: dict[str, Any]) -> str:
    if spot["who"] == "you":
        return "A" if spot["active"] else "a"
    return "R" if spot["who"] else " "
