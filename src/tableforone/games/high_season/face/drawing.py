"""How does the table look as plain text?  Dice, both hotels as grids, the Emperor track, staff and Ralph's deck."""

from typing import Any, Final

from tableforone.kernel.grammar import counted, folded

View = dict[str, Any]

MARKS: Final = {"closed": ".", "prepared": "o", "occupied": "X"}
SPACES: Final = ("", "prepare", "occupy", "either", "Emperor/krones", "hire", "imitate")
HOLDERS: Final = {"you": "you", "ralph": "Ralph"}


def draw(view: View) -> list[str]:
    """The whole table, a line of text each."""
    you, ralph = view["you"], view["ralph"]
    return [
        *head(view),
        "",
        "Rooms: number, colour (B R Y), group letter; . closed, o prepared, X occupied",
        "Floors 1 to 4: prepare for 0 to 3 krones, occupy for 1 to 4, worth 1 to 4 VP.",
        *grid(view, "you", f"Your hotel (board {you['hotel']})"),
        *doors(you),
        *track(you, "Your Emperor track"),
        *staff(you),
        "",
        *grid(view, "ralph", f"Ralph's hotel (board {ralph['hotel']})"),
        *track(ralph, "Ralph's Emperor track"),
        *deck(ralph["deck"]),
    ]


def head(view: View) -> list[str]:
    you = view["you"]
    left = [-loan["vp"] for loan in you["loans"] if not loan["taken"]]
    starter = "you start" if view["starts"] == "you" else "Ralph starts"
    turn = f" ({starter}), turn {view['turn']} of 4. Points now" if not view["over"] else ", the game is over. Points"
    loans = f" (2 krones each, at the end {', '.join(f'-{vp}' for vp in left)} points)" if left else ""
    lines = [
        f"Round {view['round']} of {view['rounds']}{turn}:"
        f" you {view['scores']['you']}, Ralph {view['scores']['ralph']}.",
        *listing(
            "Dice:",
            [f"{n}× {die['value']} {SPACES[die['value']]}" for die in view["dice"] if (n := die["count"])],
            ", ",
        ),
        *folded(f"You have {counted(you['money'], 'krone')}. Loans left: {len(left)}{loans}."),
    ]
    if you["die"]:
        lines.append(f"Your die: {you['die']}, strength {you['strength']}.")
    for item in you["pending"]:
        lines.extend(folded(f"Pending: the {item['what']}: {item['effect']}."))
    return lines


def listing(title: str, parts: list[str], separator: str) -> list[str]:
    """A title and its parts, broken only between parts."""
    whole = [part.replace(" ", "\u00a0") for part in parts]
    return [line.replace("\u00a0", " ") for line in folded(f"{title} {separator.join(whole) or 'none'}.")]


# --- hotels


def grid(view: View, who: str, title: str) -> list[str]:
    """Rooms as number, colour, group and state; points of rows and columns that are still open around them."""
    rooms = {room["number"]: room for room in view[who]["rooms"]}
    if not rooms:
        return [f"{title}: not dealt yet."]
    open_lines = {line["name"]: line for line in view["lines"]}
    lines = [f"{title}"]
    for floor in (4, 3, 2, 1):
        cells = [cell(rooms[(floor - 1) * 7 + column]) for column in range(1, 8)]
        left, right = open_lines[f"L{floor}"], open_lines[f"R{floor}"]
        lines.append(
            f"  {label(left):>9} | {' '.join(cells[:4])} || {' '.join(cells[4:])} | {label(right)}",
        )
    columns = [f"{prize(open_lines[f'C{column}']):^5}" for column in range(1, 8)]
    lines.append(f"  {'columns':>9} | {' '.join(columns[:4])} || {' '.join(columns[4:])} |")
    groups = [
        f"{letter(n)} {g['colour']} {g['reward']}" for n, g in enumerate(view[who]["groups"], 1) if not g["complete"]
    ]
    return lines + listing("  Open groups:", groups, "; ")


def cell(room: View) -> str:
    return f"{room['number']:2}{room['colour'][0].upper()}{letter(room['group'])}{MARKS[room['state']]}"


def letter(group: int) -> str:
    return "abcdefghij"[group - 1]


def label(line: View) -> str:
    return f"{line['name']} {prize(line)}"


def prize(line: View) -> str:
    """The points of a row or column, or who won them."""
    return HOLDERS[line["first"]] if line["first"] else str(line["vp"])


def doors(you: View) -> list[str]:
    """The door bonuses of the rooms that are not occupied yet."""
    waiting = [
        f"{room['number']} {short(room['symbol'])}"
        for room in you["rooms"]
        if room["door"] and room["state"] != "occupied"
    ]
    return listing("  Doors:", waiting, "; ")


def short(effect: View) -> str:
    """An effect in few letters; the answers spell it out."""
    if effect["do"] == "gain":
        gains = ((effect["krones"], "krone"), (effect["steps"], "Emperor step"))
        return " ".join(f"+{counted(many, what)}" for many, what in gains if many)
    what = "hire staff" if effect["do"] == "hire" else f"{effect['do']} {effect['colour']}"
    return f"{what} free" if effect["free"] else f"{what} -{effect['off']}" if effect["off"] else what


def track(player: View, title: str) -> list[str]:
    parts = []
    for row in player["emperor"]:
        marks = f"[{'X' * row['marks']}{'.' * (row['spaces'] - row['marks'])}]"
        if row["row"] == 4:
            parts.append(f"extra {marks}")
            continue
        state = " (now)" if row["active"] else ""
        first = f"first: {HOLDERS[row['first']]}" if row["first"] else f"first {row['first_vp']}"
        if row["closed"] and not row["first"]:
            first = "first: nobody"
        visit = f"need {row['needed']} by round {row['visit_after']}"
        if row["missed"] or row["closed"]:
            visit = f"missed, {row['penalty']} points" if row["missed"] else "enough"
        parts.append(f"row {row['row']}{state} {marks} {visit}, {first}")
    lines = listing(f"{title}:", parts, " | ")
    waiting = [
        f"row {row['row']} space {bonus['space']} {short(bonus['symbol'])}"
        for row in player["emperor"][:3]
        for bonus in row["bonuses"]
        if not bonus["reached"] and not row["closed"]
    ]
    return lines + (listing("  Step bonuses ahead:", waiting, "; ") if waiting else [])


def staff(you: View) -> list[str]:
    lines = [f"Staff strip {you['strip']}:"]
    for member in you["staff"]:
        state = "hired" if member["hired"] else f"costs {member['cost']}"
        lines.extend(folded(f"  {member['name']} ({state}): {member['effect']}."))
    return lines


def deck(deck: View) -> list[str]:
    lines = []
    if deck["card"]:
        dice = " and ".join(str(die) for die in deck["card"]["dice"])
        actions = "; ".join(deck["card"]["actions"])
        lines.extend(folded(f"Ralph's last card {deck['card']['name']}: dice {dice}; {actions}."))
    if deck["preference"]:
        lines.extend(folded(f"On top of his deck ({deck['left']} cards): {deck['preference']['text']}."))
    return lines
