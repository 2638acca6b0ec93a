"""How does the table look as plain text?  At most 79 columns, drawn from the view alone."""

from typing import Any, Final

from tableforone.kernel.grammar import counted, folded, listed

Json = dict[str, Any]
AGENTS: Final = {"player": "you", "pseudo": "Pseudo", "ambassador": "ambassador"}
OWNERS: Final = {"player": "yours", "pseudo": "Pseudo's"}


def draw(view: Json) -> list[str]:
    """The whole table as lines of text."""
    first = {"player": "you", "pseudo": "Pseudo"}[view["first_player"]]
    lines = [
        f"LORDS OF WATERDEEP, round {view['round']} of {view['rounds']} ({view['phase']})",
        f"Score {view['score']}; first-player marker: {first}",
    ]
    if view["lord"]:
        lines += folded(f"Your lord is {view['lord']['text']}.", 0, 6)
    lines += ["", "Spaces ([who stands there] what it gives)", *table([space_row(space) for space in view["spaces"]])]
    lines += ["", "Buildings in play", *(table([tile_row(tile) for tile in view["tiles"]]) or ["  none"])]
    hall = [hall_row(tile) for tile in view["hall"] if tile]
    lines += ["", "Builder's Hall", *(table(hall) or ["  no tile left"])]
    inn = [quest_row(quest) for quest in view["inn"] if quest]
    lines += ["", "Quests at Cliffwatch Inn", *(wrapped(inn) or ["  none"])]
    lines += ["", *side("You", view["player"]), *hand(view["player"])]
    lines += ["", *side("Pseudo", view["pseudo"])]
    supply = ", ".join(amount(count, name) for name, count in view["supply"].items())
    decks = view["decks"]
    counts = f"quests {decks['quests']}, intrigue {decks['intrigue']}, buildings {decks['tiles']}"
    return [*lines, "", f"Supply: {supply}", f"Decks: {counts}"]


def amount(count: int, resource: str) -> str:
    return counted(count, resource, resource if resource == "gold" else "")


def table(rows: list[tuple[str, str, str]]) -> list[str]:
    """Three columns: name, who stands there, what it gives."""
    if not rows:
        return []
    width = max(len(name) for name, _, _ in rows) + 2
    whose = max(len(who) for _, who, _ in rows)
    whose += 2 if whose else 0
    return [
        line
        for name, who, text in rows
        for line in wrapped([f"{name.ljust(width)}{who.ljust(whose)}{text}"], width + whose + 2)
    ]


def wrapped(texts: list[str], indent: int = 6) -> list[str]:
    """Lines that fit, a little indented; what follows a broken line more so."""
    return [line for text in texts for line in folded(text, 2, indent)]


def people(space: Json) -> str:
    return "[" + listed([AGENTS[who] for who in space["occupants"]]) + "]" if space["occupants"] else ""


def space_row(space: Json) -> tuple[str, str, str]:
    return space["name"], people(space), space["action"]


def tile_row(tile: Json) -> tuple[str, str, str]:
    stock = f" ({tile['stock']['n']} now)" if tile["stock"] else ""
    text = f"{tile['action']}{stock}; {OWNERS[tile['owner']]}, owner gets {tile['owner_benefit']}"
    return tile["name"], people(tile), text


def hall_row(tile: Json) -> tuple[str, str, str]:
    text = f"costs {tile['cost']} gold, {tile['vp']} VP on it: {tile['action']}; owner gets {tile['owner_benefit']}"
    return tile["name"], people(tile), text


def quest_row(quest: Json, *, progress: bool = False) -> str:
    needs = ", ".join(
        f"{need['have']}/{need['n']} {need['resource']}" if progress else f"{need['n']} {need['resource']}"
        for need in quest["requires"]
    )
    parts = [f"{quest['vp']} VP", *([quest["reward"]] if quest["reward"] else [])]
    if quest["lasting"]:
        parts.append(f"lasting: {quest['lasting']}")
    ready = "   <- can be paid" if quest["payable"] else ""
    if quest["waits_for"]:
        ready = f"   <- waits for {quest['waits_for']}, which is mandatory"
    if not progress:
        ready = ""
    return f"{quest['name']} ({quest['type']}): {needs} -> {', '.join(parts)}{ready}"


def side(name: str, mat: Json) -> list[str]:
    """One mat: tavern, agents, quests with their progress, plot quests in force."""
    tavern = ", ".join(amount(count, kind) for kind, count in mat["tavern"].items())
    agents = f"{mat['agents']['pool']} of {mat['agents']['all']} agents to place"
    lines = folded(f"{name}: {tavern}; {agents}", 0, 6)
    lines += wrapped([quest_row(quest, progress=True) for quest in mat["quests"]])
    if mat["completed"]:
        lines += wrapped([f"Completed: {', '.join(quest['name'] for quest in mat['completed'])}"])
    lines += wrapped([f"In force: {plot['name']}: {plot['text']}" for plot in mat["plots"]])
    return lines


def hand(mat: Json) -> list[str]:
    cards = [f"Card: {card['name']}: {card['text']}" for card in mat["hand"]]
    return wrapped(cards) or ["  No intrigue cards"]
