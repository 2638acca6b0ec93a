"""What is this piece?  In the words of the view: what it is, what it does, what it means now, and the rules."""

from typing import Any, Final

from tableforone.kernel.grammar import counted, listed
from tableforone.kernel.spec import PieceInfo

PEOPLE: Final = {"blue": "a noble", "red": "a citizen", "yellow": "an artist", "green": "a tourist"}
PAYS: Final = {"blue": "points", "red": "krones", "yellow": "steps with the Emperor"}
SPACES: Final = {
    1: "Strudel and cake, as many together as the strength; never more cakes than strudels.",
    2: "Wine and coffee, as many together as the strength; never more coffees than wines.",
    3: "Prepare up to as many rooms as the strength, at the price of their floor.",
    4: "As many krones and Emperor steps together as the strength.",
    5: "Hire somebody from your hand, cheaper by the strength.",
    6: "For 1 krone, any of the other five actions with this strength.",
}
SPACE_RULES: Final = {1: "4.4", 2: "4.5", 3: "4.6", 4: "4.7", 5: "4.8", 6: "4.9"}
WORKS: Final = {
    "once": ("works once, when hired", "8.2"),
    "round": ("once in every round", "8.3"),
    "permanent": ("works all the time", "8.4"),
    "end": ("counts at the end", "8.9"),
    "flip": ("once in the game", "8.10"),
}


def explain(view: dict[str, Any], thing: str) -> PieceInfo | None:
    """What this thing is; None for a thing that explains itself by its answers."""
    kind, _, which = thing.partition(":")
    found = KINDS.get(kind)
    return found(view, which) if found else None


def guest(view: dict[str, Any], which: str) -> PieceInfo | None:
    seated = view["queue"][int(which) - 1]
    if not seated["id"]:
        return PieceInfo("Nobody", "a place in the queue", "A new guest comes when the queue moves up.", rules=("2.2",))
    free = sum(not table["id"] for table in view["you"]["cafe"])
    price = f"costs {seated['cost']} of your {view['you']['money']} krones" if seated["cost"] else "costs nothing here"
    now = f"It {price}. " + (f"{free} of your tables are free." if free else "No table is free in your café.")
    return _person(seated, now, ("6.1", "6.2", "6.3"))


def table(view: dict[str, Any], which: str) -> PieceInfo | None:
    seated = view["you"]["cafe"][int(which.partition(":")[0]) - 1]
    if not seated["id"]:
        return PieceInfo(
            "A free table",
            "in your café",
            "A guest you take sits down here until the order is complete.",
            rules=("6.1",),
        )
    missing = listed([f"{n} {item}" for item, n in seated["missing"].items()])
    now = "The order is complete: ready for a room." if seated["complete"] else f"Still to serve: {missing}."
    return _person(seated, now, ("5.1.1", "6.2", "6.3"))


def _person(seated: dict[str, Any], now: str, rules: tuple[str, ...]) -> PieceInfo:
    order = listed([f"{n} {item}" for item, n in seated["order"].items()])
    room = "any room" if seated["colour"] == "green" else f"a {seated['colour']} room"
    reward = f" The reward: {listed(seated['reward'])}." if seated["reward"] else ""
    text = f"Wants {order}, then {room}. Moving in brings {counted(seated['points'], 'point')}.{reward}"
    return PieceInfo(seated["name"], f"{PEOPLE[seated['colour']]} ({seated['colour']})", text, now, rules)


def die(view: dict[str, Any], which: str) -> PieceInfo | None:
    if not which[:1].isdigit():
        return None
    face = int(which[0])
    space = view["dice"][face - 1]
    now = f"Strength {space['strength']} now." if space["dice"] else "No die lies here."
    return PieceInfo(f"Space {face}", space["action"], SPACES[face], now, ("4.1", SPACE_RULES[face]))


def boost(view: dict[str, Any], which: str) -> PieceInfo:
    return PieceInfo(
        "Boost", "for a krone", "Pay 1 krone when you take the die: its strength is one more.", rules=("4.2",)
    )


def room(view: dict[str, Any], which: str) -> PieceInfo:
    place = next(each for each in view["you"]["rooms"] if each["space"] == which)
    state = {"empty": "not built yet", "vacant": "prepared, waiting for a guest", "occupied": "a guest lives here"}
    group = [
        each for each in view["you"]["rooms"] if each["group"] == place["group"] and each["colour"] == place["colour"]
    ]
    full = sum(each["state"] == "occupied" for each in group)
    bonus = view["group_bonus"][place["colour"]][min(len(group), len(view["group_bonus"][place["colour"]]) - 1)]
    price = counted(place["cost"], "krone") if place["cost"] else "nothing"
    text = f"On floor {place['floor']} a room costs {price} to prepare."
    if place["points"]:
        text += f" Covering this space brings {place['points']} points."
    now = f"Its group: {full} of {len(group)} rooms occupied; full it pays {bonus} {PAYS[place['colour']]}."
    return PieceInfo(f"{place['colour'].capitalize()} room", state[place["state"]], text, now, ("7.1", "7.2", "7.5"))


def kitchen(view: dict[str, Any], which: str) -> PieceInfo:
    held = listed([f"{n} {item}" for item, n in view["you"]["kitchen"].items() if n]) or "nothing"
    text = "What nobody wanted at once is kept here. One krone serves up to three items to your guests."
    return PieceInfo("Your kitchen", "and its larder", text, f"It holds {held}.", ("5.1.1", "5.2"))


def card(view: dict[str, Any], which: str) -> PieceInfo:
    you = view["you"]
    held = next(each for each in [*you["hand"], *you["offer"], *you["staff"]] if str(each["id"]) == which)
    how, rule = WORKS[held["type"]]
    mine = any(each["id"] == held["id"] for each in you["staff"])
    now = "In play." if mine else f"To hire costs {held['cost']} krones, less by the strength of a 5."
    return PieceInfo(
        held["name"], f"staff, {how}", held["text"][:1].upper() + held["text"][1:] + ".", now, ("8.1", rule)
    )


def tile(view: dict[str, Any], which: str) -> PieceInfo | None:
    found = next((each for each in view["tiles"] if which in (each["letter"], each["name"])), None)
    if found is None:
        text = "One of your own hotel’s tiles: its reward is yours when you go back on the Emperor’s track for it."
        return PieceInfo(f"Spare tile {which}", "of your entrance", text, rules=("16.5",))
    text = f"After round {found['round']}: go back {found['retreat']} spaces. Then on 3 or more: {found['reward']}. "
    text += f"On 0: {found['penalty']}."
    return PieceInfo(
        f"Emperor tile {found['letter']}",
        "his next opinion of you",
        text,
        f"You stand on {view['you']['emperor']}.",
        ("10.2", "10.3"),
    )


def emperor(view: dict[str, Any], which: str) -> PieceInfo:
    worth = view["emperor_points"][int(which)]
    now = f"You stand on {view['you']['emperor']}, {view['opponent']} on {view['leopold']['emperor']}."
    text = f"Whoever stands here after round 3, 5 or 7 scores {worth} points and goes back 3, 5 or 7 spaces."
    return PieceInfo(f"Space {which}", "the Emperor’s track", text, now, ("10.1", "10.2"))


def objective(view: dict[str, Any], which: str) -> PieceInfo:
    found = next(each for each in view["objectives"] if each["letter"] == which)
    free = listed([str(spot["points"]) for spot in found["spots"] if spot["free"]]) or "no"
    have = listed([f"{part['what']} {part['have']} of {part['need']}".strip() for part in found["progress"]])
    mine = "claimed" if found["yours"] else have or "not yet"
    now = f"You: {mine}. Still free: {free} points. {view['opponent']}: {found['leopold']}."
    text = found["text"][:1].upper() + found["text"][1:] + ". The first to claim it gets most."
    return PieceInfo(f"Objective {which}", "a race", text, now, ("9.1", "9.2"))


def turn(view: dict[str, Any], which: str) -> PieceInfo:
    text = "Each round has four turns, two of them yours: first a guest if you like, then one die."
    return PieceInfo("Turn tile", "whose turn it is", text, rules=("3.2", "3.3"))


def area(view: dict[str, Any], which: str) -> PieceInfo:
    text = "Dancers wait here. Whoever sends the last one of an area gets the bonus written there."
    return PieceInfo(f"Area {which}", "of your rehearsal room", text, rules=("14.6",))


def ball(view: dict[str, Any], which: str) -> PieceInfo:
    text = "For the champagne of the row a dancer of yours takes a place here. Each ballroom is scored once, in its "
    text += "own way; nobody there costs 5 points."
    return PieceInfo("A row of a ballroom", "places for dancers", text, rules=("14.5", "14.6", "14.8"))


def entrance(view: dict[str, Any], which: str) -> PieceInfo:
    found = next(each for each in view["you"]["entrances"] if each["id"].replace("_", "-") == which)
    begins = listed([f"{n} {item}" for item, n in found["items"].items()])
    text = found["text"][:1].upper() + found["text"][1:] + "."
    return PieceInfo(found["name"], "an entrance", text, f"You would begin with {begins}.", ("16.1", "16.2"))


def token(view: dict[str, Any], which: str) -> PieceInfo:
    text = "Each of its tokens can be used once in the game, for what is written on it."
    return PieceInfo("A token", "of your entrance", text, rules=("16.5",))


KINDS: Final = {
    "entrance": entrance,
    "token": token,
    "guest": guest,
    "table": table,
    "serve": table,
    "move": table,
    "die": die,
    "boost": boost,
    "room": room,
    "kitchen": kitchen,
    "item": kitchen,
    "card": card,
    "staff": card,
    "tile": tile,
    "emperor": emperor,
    "objective": objective,
    "turn": turn,
    "area": area,
    "ball": ball,
    "ballroom": ball,
}
