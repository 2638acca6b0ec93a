"""How does the table look as lines of text?  Both players, the map, and a line for every piece on it."""

from typing import Any, Final

from tableforone.kernel.grammar import counted, folded

from ..voice.names import column_name, row_name

HOLDER: Final = {"you": "you", "rudolph": "Rudolph"}
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


def draw(view: dict[str, Any]) -> list[str]:
    """The table, from the view alone."""
    lines = [*headline(view), *player(view["you"]), *opponent(view["rudolph"]), ""]
    lines += [*draw_map(view), ""]
    lines += section("Fields on the map", [field_line(field) for field in view["fields"]])
    lines += section("Groves on the map", [grove_line(grove) for grove in view["groves"]])
    lines += section(f"Fields to build ({view['piles']['fields']} more in the pile)", display_lines(view["display"]))
    lines += section("Face-up cards", [deck_line(deck) for deck in view["decks"]])
    lines += section("Spellbooks, from the left", [book_line(book) for book in view["books"]])
    if view["bottom"]:
        lines += section("Recycled, at the bottom of their piles", [", ".join(p["id"] for p in view["bottom"])])
    return [line.rstrip() for line in lines]


def section(title: str, entries: list[str]) -> list[str]:
    """A title and its entries, wrapped."""
    lines = [f"{title}:"]
    for entry in entries or ["none"]:
        lines += folded(entry, 2)
    return lines


# --- the two players


def headline(view: dict[str, Any]) -> list[str]:
    mine, his = view["you"]["points"], view["rudolph"]["points"]
    lines = [f"Round {view['round']} of {view['rounds']}, {view['face']}. Points: you {mine}, Rudolph {his}."]
    if view["state"] == "lost":
        lines.append("The score check is lost: you needed more points than Rudolph.")
    lines += [f"  {what}: you {my_points}, Rudolph {his_points}" for what, my_points, his_points in view["final"]]
    return lines


def player(you: dict[str, Any]) -> list[str]:
    goods = [counted(n, name, "leaves" if name == "leaf" else "") for name, n in you["goods"].items() if n]
    parts = [counted(you["crystals"], "crystal"), *goods, counted(you["scrolls"], "scroll")]
    apprentices = [f"{you['ready']} to place", f"{you['active']} active", f"{you['flipped']} flipped"]
    apprentices += [f"{you['on_books']} on Spellbooks", f"{you['to_come']} still to come"]
    faith = ", ".join(f"{god.capitalize()} {n}" for god, n in you["faith"].items())
    lines = section("You", [", ".join(parts) + f". Apprentices: {', '.join(apprentices)}. Faith: {faith}."])
    cards = [*you["divinities"], *you["salamanders"]]
    if cards:
        lines += section("Your cards", [f"{c['id']} {c['name']}: {c['text']}. Faith {c['faith']}." for c in cards])
    if you["groves"]:
        groves = ", ".join(grove["id"] for grove in you["groves"])
        lines += section("Your groves", [f"{len(you['groves'])}: {groves}. The 2nd, 4th and 6th score 4, 3 and 2."])
    return lines


def opponent(rudolph: dict[str, Any]) -> list[str]:
    labour, placement = rudolph["labour"], rudolph["placement"]
    rounds = ", ".join(str(points) for points in labour["points_by_round"])
    faith = ", ".join(f"{god.capitalize()} {n}" for god, n in labour["faith"].items())
    here = f"{rudolph['scrolls']} of 3 scrolls, {counted(rudolph['on_fields'], 'apprentice')} on fields, "
    here += f"{rudolph['on_books']} on Spellbooks, {counted(rudolph['groves'], 'grove')} gathered."
    if rudolph["will_gather"]:
        here += f" As things stand he will gather {', '.join(rudolph['will_gather'])}."
    card = f"Labour card: {rounds} points in rounds 1 to 4, {labour['spellbook_points']} for a Spellbook, "
    card += f"{counted(labour['recycling'], 'recycling')} for you. Faith: {faith}."
    seen = ", ".join(f"{shown['start']} {shown['arrow']}" for shown in placement["discards"])
    cards = f"{counted(placement['left'], 'Placement card')} left; seen: {seen or 'none'}."
    return section("Rudolph", [here, card, cards])


# --- pieces


def effect(field: dict[str, Any]) -> str:
    """What a Field tile gives: bonus and work."""
    cost = f"pay {field['work_cost']}, " if field["symbols"]["work_cost"] else ""
    return f"bonus {field['bonus']}; {field['seal']}: {cost}gain {field['work_gain']}"


def colours(field: dict[str, Any]) -> str:
    return "-".join(field["colors"])


def field_line(field: dict[str, Any]) -> str:
    taken = [f"{spot['place']} {holder(spot)}" for spot in field["spots"] if spot["who"]]
    standing = f"On it: {', '.join(taken)}." if taken else "Nobody on it."
    return f"{field['id']} {colours(field)} at {field['cell']}: {effect(field)}. {standing}"


def holder(spot: dict[str, Any]) -> str:
    if spot["who"] == "you":
        return "you (active)" if spot["active"] else "you (flipped)"
    return HOLDER[spot["who"]]


def grove_line(grove: dict[str, Any]) -> str:
    paths = [name for name, n in zip(("NW", "NE", "SE", "SW"), grove["crystals"], strict=True) if n]
    crystals = f"crystal on its path{'s' if len(paths) > 1 else ''} {', '.join(paths)}"
    return f"{grove['id']} in {grove['gap']}: {grove['gain']}; {crystals}."


def display_lines(display: list[dict[str, Any]]) -> list[str]:
    shown = [field for field in display if field]
    return [f"{field['id']} {colours(field)}: costs {field['cost']}; {effect(field)}." for field in shown]


def deck_line(deck: dict[str, Any]) -> str:
    card = deck["top"]
    if not card:
        return f"{deck['name']}: the deck is empty."
    return f"{deck['name']}: {card['id']} {card['name']}: {card['text']}. Faith {card['faith']}; {deck['left']} below."


def book_line(book: dict[str, Any]) -> str:
    spots = [f"{spot['place']} {spot['text']} ({HOLDER.get(spot['who'], 'empty')})" for spot in book["spots"]]
    return f"{book['id']} {book['name']}: {'; '.join(spots)}. Your count now: {book['count_now']}."


# --- the map: a field shows its number, the first letters of its colours and its four spots; a slanting line at a
# corner is the path from a grove, a star a path with a crystal


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
