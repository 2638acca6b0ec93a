"""What is this piece?  In the words of the view: what it is, what it does, what it means now, and the rules."""

from typing import Any, Final

from tableforone.kernel.spec import PieceInfo


def explain(view: dict[str, Any], thing: str) -> PieceInfo | None:
    """What this thing is; None for a thing that explains itself by its answers."""
    kind, _, which = thing.partition(":")
    found = KINDS.get(kind)
    return found(view, which) if found else None


def spot(view: dict[str, Any], which: str) -> PieceInfo | None:
    name, _, place = which.partition(":")
    field = next((each for each in view["fields"] if each["id"] == name), None)
    if field is None:
        return None
    stood = next(each for each in field["spots"] if each["place"] == place)
    who = {"you": "your apprentice stands here", "rudolph": "Rudolph’s apprentice stands here"}.get(
        stood["who"], "free"
    )
    bonus = f" On the top spot also the field’s bonus: {field['bonus']}." if place == "top" else ""
    text = f"Placing here brings the crystals on the paths to its two groves.{bonus} Working here: {_work(field)}."
    return PieceInfo(
        f"The {place} spot of {name}",
        f"{'-'.join(field['colors'])} field",
        text,
        f"Now: {who}.",
        ("7.4.1", "7.4.2", "7.4.3"),
    )


def field(view: dict[str, Any], which: str) -> PieceInfo | None:
    found = next((each for each in view["display"] if each and each["id"] == which), None)
    if found is None:
        return card(view, which)
    text = f"Building it brings {found['bonus']} at once. Working on it later: {_work(found)}."
    goods = ", ".join(f"{n} {name}" for name, n in view["you"]["goods"].items() if n) or "no goods"
    now = f"Costs {found['cost']}; you have {goods} and {view['you']['crystals']} crystals."
    return PieceInfo(found["name"], "a field to build", text, now, ("7.5.1", "7.5.2"))


def _work(found: dict[str, Any]) -> str:
    pay = "" if found["work_cost"] == "nothing" else f"pay {found['work_cost']}, "
    return f"{pay}gain {found['work_gain']}"


def grove(view: dict[str, Any], which: str) -> PieceInfo:
    found = next(each for each in view["groves"] if each["id"] == which)
    price, row = view["printed"]["harvest_price"], len(view["you"]["groves"])
    threat = (
        " Rudolph stands beside it and takes it after this round." if which in view["rudolph"]["will_gather"] else ""
    )
    text = f"Harvesting it costs {price} crystals, after you have passed, and brings {found['gain']}."
    return PieceInfo(
        f"Grove {which}", found["gap"], text, f"It would be number {row + 1} of your row.{threat}", ("10.1.3", "8.4.1")
    )


def good(view: dict[str, Any], which: str) -> PieceInfo:
    have = view["you"]["goods"].get(which, 0)
    price = view["printed"]["buy_price"]
    text = f"Goods last only for the turn. A leaf, flower or fruit can be bought for {price} crystals."
    return PieceInfo(which.capitalize(), "a good of this turn", text, f"You have {have}.", ("7.1.4", "7.3.1"))


def card(view: dict[str, Any], which: str) -> PieceInfo | None:
    tops = [deck["top"] for deck in view["decks"] if deck["top"]]
    mine = [*view["you"]["divinities"], *view["you"]["salamanders"]]
    found = next((each for each in [*tops, *mine] if each["id"] == which), None)
    if found is None:
        return None
    text = found["text"][:1].upper() + found["text"][1:] + "."
    now = "Yours." if found in mine else "On top of its deck."
    return PieceInfo(found["name"], f"{found['deck']} card, faith {found['faith']}", text, now, ("8.1", "8.2", "11.3"))


def book(view: dict[str, Any], which: str) -> PieceInfo:
    name, _, place = which.partition(":")
    found = next(each for each in view["books"] if each["id"] == name)
    spots = [each for each in found["spots"] if place in ("", each["place"])]
    text = f"At the end: {' or '.join(each['text'] for each in spots)}. Four scrolls bring an apprentice here."
    return PieceInfo(found["name"], "a Spellbook", text, f"You would count {found['count_now']} now.", ("9.2", "11.2"))


def temple(view: dict[str, Any], which: str) -> PieceInfo:
    half = which.partition(":")[0]
    text = (
        "Flip an apprentice, pay a potion and crystals: the top Salamander card of this half is yours and works once."
    )
    return PieceInfo(
        "The Temple",
        f"{half} half" if half in ("white", "black") else "of the Salamander",
        text,
        rules=("7.7.1", "7.7.2"),
    )


def druid(view: dict[str, Any], which: str) -> PieceInfo:
    text = "Passing flips whoever is still active for a crystal each; then groves can be harvested, and the round ends."
    left = view["you"]["ready"]
    now = f"{left} apprentices are still to be placed." if left else "Nobody is left to place."
    return PieceInfo("Your druid", "pass", text, now, ("7.8.1", "10.1.2"))


KINDS: Final = {
    "place": spot,
    "work": spot,
    "rest": spot,
    "cauldron": spot,
    "build": field,
    "recycle": field,
    "grove": grove,
    "buy": good,
    "stock": good,
    "card": card,
    "convert": card,
    "book": book,
    "white": temple,
    "black": temple,
    "druid": druid,
}
