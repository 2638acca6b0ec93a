"""The views of module 3 (Unique Hotels): view data, pieces, symbols, text drawing."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import Frame
from tableforone.kernel.grammar import all_folded
from tableforone.kernel.meanings import Meaning

from ...face import things
from ...face.symbols import Brought
from ...face.view import guest_card
from ...rules import numbers as n
from ...rules.boards import space_name, space_number
from ...rules.cards import TILE_NAME, TILE_REWARD
from ...rules.objectives import meets
from ...rules.position import Hotels
from ...voice import m, names, t
from ..common.rules import numbers as w
from . import voice as called
from .opponent.hautel_couture import GUESTS, pool
from .opponent.sushi_resort import SPACES, tokens_on
from .rules import places as at
from .rules.entrances import letter
from .rules.kozi_palace import FACE as A_FACE

View = dict[str, Any]


def show(p: Hotels, view: View) -> None:
    chosen = p.unique[at.ENTRANCE]
    offered = bits(p.unique[at.OFFERED]) if chosen < 0 else []
    you = view["you"]
    you["entrance"] = entrance(p, chosen) if chosen >= 0 else None
    you["entrances"] = [entrance(p, e) for e in offered]
    you["personal_objectives"] = [personal(p, place) for place in range(3) if p.unique[at.PERSONAL + place]]
    you["spare_tiles"] = [spare(tile) for tile in bits(p.unique[at.SPARE])]
    if chosen == at.CHATEAU:
        view["group_bonus"] = dict(zip(n.COLOURS, at.BONUS, strict=False))
    if p.unique[at.HIS] >= 0:
        view["leopold"]["entrance"] = his_entrance(p, view)


def entrance(p: Hotels, number: int) -> View:
    shown: View = {
        "id": at.IDS[number],
        "name": str(called.entrance(number)),
        "text": str(called.entrance_text(number)),
        "items": dict(zip(n.ITEMS, at.START_ITEMS[number], strict=True)),
        "reconstructed": ["tokens"] if number == at.DOVE and not (p.edition and p.edition[w.TOKEN_PART]) else [],
    }
    if number == at.DOVE:
        shown["tokens"] = [token(p, number) for number in range(len(at.TOKEN_PARTS))]
    if number == at.KAUFMAN:
        shown["pile"] = p.unique[at.PILE].bit_count()
    if number == at.COROGARI:
        shown["first_die"] = p.unique[at.FIRST_FACE]
    return shown


def token(p: Hotels, number: int) -> View:
    """One of Dove's tokens."""
    return {
        "number": number + 1,
        "column": str(names.effects_in_words(at.token_parts(p, number, 0))),
        "floor": str(names.effects_in_words(at.token_parts(p, number, 1))),
        "left": bool(p.unique[at.TOKENS] >> number & 1) or p.unique[at.ENTRANCE] < 0,
    }


def personal(p: Hotels, place: int) -> View:
    card = p.unique[at.PERSONAL + place]
    return {
        "letter": "ABC"[place],
        "id": card,
        "name": str(names.objective_name(card)),
        "text": str(names.objective_text(card)),
        "done": bool(p.unique[at.PERSONAL_DONE] >> place & 1),
        "met": meets(p, card),
    }


def spare(tile: int) -> View:
    return {"name": TILE_NAME[tile], "cost": at.RETREATS[letter(tile)], "reward": str(names.tile_reward(tile))}


# --- the opponent's


def his_entrance(p: Hotels, view: View) -> View:
    his = p.unique[at.HIS]
    return {
        "name": str(called.his_entrance(his)),
        "text": str(called.his_entrance_text(his)),
        **BY_ENTRANCE[his](p, view),
    }


def show_hautel(p: Hotels, view: View) -> View:
    for space in view["dice"]:
        on_it = p.unique[at.ITEM_ON + space["face"]]
        space["item"] = n.ITEMS[on_it - 1] if on_it else ""
    return {"cafe": [cafe_table(p, place) for place in range(GUESTS)], "pool": sum(pool(p))}


def cafe_table(p: Hotels, place: int) -> View:
    first = at.HIS_NEEDS + place * n.KINDS
    missing = {n.ITEMS[kind]: many for kind, many in enumerate(p.unique[first : first + n.KINDS]) if many}
    space = p.unique[at.HIS_SPACE + place]
    reserved = {"room": space_name(space), "room_name": str(names.place(space))}
    return guest_card(p, p.unique[at.HIS_CAFE + place]) | {"missing": missing} | reserved


def show_sushi(p: Hotels, view: View) -> View:
    for queued in view["queue"]:
        queued["tokens"] = tokens_on(p, queued["id"])
    left = [space_name(space) for i, space in enumerate(SPACES) if p.unique[at.SUSHI + i] == 0]
    return {"token_spaces": left}


def show_toll(p: Hotels, view: View) -> View:
    for space in view["dice"]:
        space["tokens"] = p.unique[at.TOLL + space["face"]]
    return {"free_this_turn": bool(p.unique[at.TOLL_FREE])}


BY_ENTRANCE: Final[tuple[Callable[[Hotels, View], View], ...]] = (
    show_hautel,
    lambda p, view: {"tokens": p.unique[at.STARS]},  # Nine Stars Inn
    show_sushi,
    show_toll,
)


# --- pieces and symbols

IN_TURN: Final[things.ThingsInTurn] = {
    w.SHIFT: lambda move: f"die:{move // A_FACE}",
    w.FORFEIT: lambda _: "die:toll",
    w.PERSONAL: lambda place: f"personal:{'ABC'[place]}",
    w.REWARD: lambda tile: f"tile:{TILE_NAME[tile]}",
}
THINGS: Final[things.Things] = {
    w.CHOOSE_ENTRANCE: lambda p, f, a: f"entrance:{at.IDS[a].replace('_', '-')}",
    w.SECOND_GUEST: things.numbered("guest"),
    w.DOVE_TOKEN: lambda p, f, a: f"token:{a + 1}",
    w.TURN_ON: things.of_turn,
    w.GIVE_ITEM: lambda p, f, a: f"rival-table:{a}",
    n.EXTRA_ACTION: lambda p, f, a: f"die:{a % 10}" if a else "",
}


def of_rewards(p: Hotels, frame: Frame) -> dict[int, Sequence[Frame]]:
    """Spare tiles: the retreat as a cost, and the reward."""
    spare = bits(p.unique[at.SPARE]) if p.modules & w.UNIQUE_HOTELS else []
    return {w.REWARD + tile: [(n.EMPEROR, at.RETREATS[letter(tile)]), *TILE_REWARD[tile]] for tile in spare}


BRINGS: Final[Brought] = [
    (n.TURN, of_rewards),
    (w.DOVE_TOKEN, lambda p, frame: {token: at.token_parts(p, token, frame[1]) for token in bits(p.unique[at.TOKENS])}),
]


# --- as lines of text


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
    return all_folded(lines)


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
