"""Text drawing of module 3 (Unique Hotels)."""

from typing import Any

from tableforone.kernel.grammar import folded
from tableforone.kernel.meanings import Meaning

from ....rules.boards import space_number
from ....voice import m, names, t

View = dict[str, Any]


def draw(view: View) -> list[str]:
    lines = []
    his = view["leopold"].get("entrance")
    if his:
        state = his_state(his, view)
        lines.append(t("draw-his-entrance", opponent=view["opponent"], name=his["name"], text=his["text"], state=state))
    you = view["you"]
    if you.get("entrance"):
        lines.append(guessed(you["entrance"], yours(you["entrance"])))
    for each in you.get("entrances", ()):
        offered = m("draw-entrance-offered", name=each["name"], text=each["text"])
        lines.append(f"  {guessed(each, offered)}")
    for own in you.get("personal_objectives", ()):
        state = m("draw-done" if own["done"] else "draw-met" if own["met"] else "draw-open")
        lines.append(f"  {t('draw-personal', letter=own['letter'], text=own['text'], state=state)}")
    for tile in you.get("spare_tiles", ()):
        lines.append(f"  {t('draw-spare', tile=tile['name'], n=tile['cost'], reward=tile['reward'])}")
    return [line for text in lines for line in folded(text, 0, 4)]


def guessed(card: View, line: Meaning) -> str:
    """A line about a card, with its reconstructed values."""
    if not card["reconstructed"]:
        return str(line)
    return t("draw-guessed", line=line, values=[m("value", value=value) for value in card["reconstructed"]])


def yours(entrance: View) -> Meaning:
    about = {"name": entrance["name"], "text": entrance["text"]}
    if "tokens" in entrance:
        left = [
            m("draw-token", n=token["number"], column=token["column"], floor=token["floor"])
            for token in entrance["tokens"]
            if token["left"]
        ]
        return m("draw-entrance-state", **about, state=m("draw-tokens", tokens=left or [m("draw-no-token")]))
    if "pile" in entrance:
        return m("draw-entrance-state", **about, state=m("draw-pile", n=entrance["pile"]))
    if entrance.get("first_die"):
        return m("draw-entrance-state", **about, state=m("draw-first-die", face=entrance["first_die"]))
    return m("draw-entrance", **about)


def his_state(his: View, view: View) -> Meaning:
    if "cafe" in his:
        there = [his_guest(guest) for guest in his["cafe"] if guest["id"]]
        items = [m("draw-item-on", face=d["face"], item=m(f"item-{d['item']}")) for d in view["dice"] if d["item"]]
        return m("draw-his-cafe", guests=there or [m("draw-nobody")], items=items or [m("draw-no-item")], n=his["pool"])
    if "token_spaces" in his:
        on = [m("draw-on-place", place=i, n=q["tokens"]) for i, q in enumerate(view["queue"], 1) if q["tokens"]]
        rooms = [names.place(space_number(space)) for space in his["token_spaces"]]
        return m("draw-sushi", rooms=rooms or [m("draw-no-more")], places=on or [m("draw-nowhere")])
    if "free_this_turn" in his:
        on = [m("draw-on-space", face=d["face"], n=d["tokens"]) for d in view["dice"] if d["tokens"]]
        return m("draw-toll", spaces=on or [m("draw-no-token")], free="yes" if his["free_this_turn"] else "no")
    return m("draw-stars", n=his["tokens"])


def his_guest(guest: View) -> Meaning:
    return m(
        "draw-his-guest",
        name=guest["name"],
        colour=guest["colour"],
        n=guest["points"],
        room=guest["room_name"],
        missing=names.stock(guest["missing"]),
    )
