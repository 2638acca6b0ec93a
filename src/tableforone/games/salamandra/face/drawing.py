"""The table as text lines: both players, the map, and a line for every piece on it."""

from typing import Any, Final

from tableforone.kernel.grammar import all_folded, folded
from tableforone.kernel.meanings import Meaning

from ..voice import m, t
from ..voice.names import ONE, column_name, goods, row_name

COLUMNS: Final = 5  # next to each other; a wider map is drawn in parts
BLOCK: Final = 11
BETWEEN: Final = 3
MARGIN: Final = 5
# For each corner of an octagon: its gap, the path back from it, and the path's character.
NW: Final = (-1, -1, 2, "\\")
NE: Final = (0, -1, 3, "/")
SE: Final = (0, 0, 0, "\\")
SW: Final = (-1, 0, 1, "/")
PATHS: Final = ("NW", "NE", "SE", "SW")

Place = tuple[int, int]


def draw(view: dict[str, Any]) -> list[str]:
    """The table, drawn only from the view."""
    lines = [*headline(view), *player(view["you"]), *opponent(view["rudolph"]), ""]
    lines += [*draw_map(view), ""]
    lines += section(t("draw-fields"), [field_line(field) for field in view["fields"]])
    lines += section(t("draw-groves"), [grove_line(grove) for grove in view["groves"]])
    lines += section(t("draw-display", n=view["piles"]["fields"]), display_lines(view["display"]))
    lines += section(t("draw-decks"), [deck_line(deck) for deck in view["decks"]])
    lines += section(t("draw-books"), [book_line(book) for book in view["books"]])
    if view["bottom"]:
        lines += section(t("draw-bottom"), [", ".join(piece["id"] for piece in view["bottom"])])
    return [line.rstrip() for line in lines]


def section(title: str, entries: list[str]) -> list[str]:
    """A title and its entries, wrapped."""
    return [title, *all_folded(entries or [t("draw-none")], 2)]


# --- the two players


def headline(view: dict[str, Any]) -> list[str]:
    points = {"mine": view["you"]["points"], "his": view["rudolph"]["points"]}
    lines = [t("draw-round", round=view["round"], rounds=view["rounds"], face=view["face"], **points)]
    if view["state"] == "lost":
        lines.append(t("draw-lost"))
    return lines + all_folded((t("draw-final", what=what, mine=mine, his=his) for what, mine, his in view["final"]), 2)


def faith_of(faith: dict[str, int]) -> list[Meaning]:
    return [m("faith-of", god=god, n=number) for god, number in faith.items()]


def player(you: dict[str, Any]) -> list[str]:
    stock = [goods(ONE.index(name), number) for name, number in you["goods"].items() if number]
    parts = [goods(0, you["crystals"]), *stock, goods(ONE.index("scroll"), you["scrolls"])]
    counts = {each: you[each] for each in ("ready", "active", "flipped", "on_books", "to_come")}
    lines = section(t("draw-you"), [t("draw-holdings", goods=parts, faith=faith_of(you["faith"]), **counts)])
    if cards := [*you["divinities"], *you["salamanders"]]:
        lines += section(t("draw-cards"), [card_line(card) for card in cards])
    if you["groves"]:
        groves = [grove["id"] for grove in you["groves"]]
        lines += section(t("draw-your-groves"), [t("draw-row", n=len(groves), groves=groves)])
    return lines


def card_line(card: dict[str, Any]) -> str:
    return t("draw-card", id=card["id"], name=card["name"], text=card["text"], n=card["faith"])


def opponent(rudolph: dict[str, Any]) -> list[str]:
    labour, placement = rudolph["labour"], rudolph["placement"]
    about = {"scrolls": rudolph["scrolls"], "n": rudolph["on_fields"], "books": rudolph["on_books"]}
    about["groves"] = m("groves", n=rudolph["groves"])
    here = t("draw-rudolph-has", **about)
    if rudolph["will_gather"]:
        here = t("draw-rudolph-gathers", **about, threatened=rudolph["will_gather"])
    faith = faith_of(labour["faith"])
    shows = {"rounds": labour["points_by_round"], "book": labour["spellbook_points"], "n": labour["recycling"]}
    seen = [m("draw-arrow", arrow=shown["arrow"], start=shown["start"]) for shown in placement["discards"]]
    cards = t("draw-placement", n=placement["left"], seen=seen) if seen else t("draw-unseen", n=placement["left"])
    return section(t("draw-rudolph"), [here, t("draw-labour", **shows, faith=faith), cards])


# --- pieces


def effect(field: dict[str, Any]) -> Meaning:
    """The bonus and work of a Field tile."""
    about = {"bonus": field["bonus"], "seal": field["seal"], "gain": field["work_gain"]}
    if not field["symbols"]["work_cost"]:
        return m("draw-effect", **about)
    return m("draw-effect-paid", **about, cost=field["work_cost"])


def field_line(field: dict[str, Any]) -> str:
    taken = [m("draw-spot", place=spot["place"], who=holder(spot)) for spot in field["spots"] if spot["who"]]
    about = {"id": field["id"], "colour": field["colour"], "cell": field["cell"], "effect": effect(field)}
    return t("draw-field", **about, spots=taken) if taken else t("draw-empty-field", **about)


def holder(spot: dict[str, Any]) -> Meaning:
    if spot["who"] == "you":
        return m("draw-you-active" if spot["active"] else "draw-you-flipped")
    return m("draw-holder", who=spot["who"])


def grove_line(grove: dict[str, Any]) -> str:
    paths = [m("draw-path", path=path) for path, n in zip(PATHS, grove["crystals"], strict=True) if n]
    return t("draw-grove", id=grove["id"], gap=grove["gap"], gain=grove["gain"], paths=paths, n=len(paths))


def display_lines(display: list[dict[str, Any]]) -> list[str]:
    return [
        t("draw-to-build", id=field["id"], colour=field["colour"], cost=field["cost"], effect=effect(field))
        for field in display
        if field
    ]


def deck_line(deck: dict[str, Any]) -> str:
    card = deck["top"]
    if not card:
        return t("draw-no-deck", deck=deck["deck"])
    about = {"id": card["id"], "name": card["name"], "text": card["text"], "faith": card["faith"]}
    return t("draw-deck", deck=deck["deck"], n=deck["left"], **about)


def book_line(book: dict[str, Any]) -> str:
    spots = [
        m("draw-book-spot", level=spot["place"], text=spot["text"], who=m("draw-holder", who=spot["who"]))
        for spot in book["spots"]
    ]
    return t("draw-book", id=book["id"], name=book["name"], spots=spots, n=book["count_now"])


# --- the map: a field has its number, the first letters of its colours and its four spots; a
# diagonal line at a corner is the path from a grove, a star is a path with a crystal


def draw_map(view: dict[str, Any]) -> list[str]:
    """The map in parts of at most five columns, with column and row names at the edges."""
    octagons = {(o["x"], o["y"]): o for o in [*view["fields"], *view["temple"]]}
    groves = {(grove["x"], grove["y"]): grove for grove in view["groves"]}
    west, east = min(x for x, _ in octagons), max(x for x, _ in octagons)
    lines = folded(t("draw-map"))
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
    """The groves south of a row, starting with the gap west of the first column."""
    names = [groves[x, y]["id"] if (x, y) in groves else "" for x in range(columns.start - 1, columns.stop)]
    return " " * MARGIN + (" " * BLOCK).join(name.ljust(BETWEEN) for name in names)


def block(octagon: Any, groves: dict[Place, Any], x: int, y: int) -> list[str]:
    """The three text lines of one octagon."""
    if octagon is None:
        return [" " * BLOCK] * 3
    corner = [path(groves, x, y, which) for which in (NW, NE, SE, SW)]
    if "half" in octagon:
        name = f"|{t('half', half=octagon['half']).center(7)}|"
        return [f"{corner[0]} .-----. {corner[1]}", f" {name} ", f"{corner[3]} '-----' {corner[2]}"]
    top, right, bottom, left = (f"[{mark(spot)}]" for spot in octagon["spots"])
    colours = "".join(t("draw-colour", colour=colour) for colour in octagon["colors"])
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
