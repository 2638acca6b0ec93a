"""The view of module 3 (Unique Hotels)."""

from collections.abc import Callable
from typing import Any, Final

from ....face.view import guest_card
from ....rules import numbers as n
from ....rules.boards import space_name
from ....rules.cards import TILE_NAME, TILE_NUMBERS
from ....rules.objectives import meets
from ....rules.position import Hotels
from ....voice import names
from ...common.rules import numbers as m
from ..opponent.hautel_couture import GUESTS, pool
from ..opponent.sushi_resort import SPACES, tokens_on
from ..rules import places as at
from ..rules.entrances import letter
from ..voice import names as called


def show(p: Hotels, view: dict[str, Any]) -> None:
    chosen = p.unique[at.ENTRANCE]
    offered = [e for e in range(len(at.ROWS)) if p.unique[at.OFFERED] >> e & 1] if chosen < 0 else []
    you = view["you"]
    you["entrance"] = entrance(p, chosen) if chosen >= 0 else None
    you["entrances"] = [entrance(p, e) for e in offered]
    you["personal_objectives"] = [personal(p, place) for place in range(3) if p.unique[at.PERSONAL + place]]
    you["spare_tiles"] = [spare(tile) for tile in range(TILE_NUMBERS) if p.unique[at.SPARE] >> tile & 1]
    if chosen == at.CHATEAU:
        view["group_bonus"] = dict(zip(n.COLOURS, at.BONUS, strict=False))
    if p.unique[at.HIS] >= 0:
        view["leopold"]["entrance"] = his_entrance(p, view)


def entrance(p: Hotels, number: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "id": at.IDS[number],
        "name": str(called.entrance(number)),
        "text": str(called.entrance_text(number)),
        "items": dict(zip(n.ITEMS, at.START_ITEMS[number], strict=True)),
        "reconstructed": ["tokens"] if number == at.DOVE and not (p.edition and p.edition[m.TOKEN_PART]) else [],
    }
    if number == at.DOVE:
        shown["tokens"] = [token(p, number) for number in range(len(at.TOKEN_PARTS))]
    if number == at.KAUFMAN:
        shown["pile"] = p.unique[at.PILE].bit_count()
    if number == at.COROGARI:
        shown["first_die"] = p.unique[at.FIRST_FACE]
    return shown


def token(p: Hotels, number: int) -> dict[str, Any]:
    """One of Dove's tokens."""
    return {
        "number": number + 1,
        "column": str(names.effects_in_words(at.token_parts(p, number, 0))),
        "floor": str(names.effects_in_words(at.token_parts(p, number, 1))),
        "left": bool(p.unique[at.TOKENS] >> number & 1) or p.unique[at.ENTRANCE] < 0,
    }


def personal(p: Hotels, place: int) -> dict[str, Any]:
    card = p.unique[at.PERSONAL + place]
    return {
        "letter": "ABC"[place],
        "id": card,
        "name": str(names.objective_name(card)),
        "text": str(names.objective_text(card)),
        "done": bool(p.unique[at.PERSONAL_DONE] >> place & 1),
        "met": meets(p, card),
    }


def spare(tile: int) -> dict[str, Any]:
    return {"name": TILE_NAME[tile], "cost": at.RETREATS[letter(tile)], "reward": str(names.tile_reward(tile))}


# --- the opponent's


def his_entrance(p: Hotels, view: dict[str, Any]) -> dict[str, Any]:
    his = p.unique[at.HIS]
    return {"name": str(called.his_entrance(his)), "text": str(called.his_entrance_text(his)), **SHOWN[his](p, view)}


def show_hautel(p: Hotels, view: dict[str, Any]) -> dict[str, Any]:
    for space in view["dice"]:
        on_it = p.unique[at.ITEM_ON + space["face"]]
        space["item"] = n.ITEMS[on_it - 1] if on_it else ""
    return {"cafe": [cafe_table(p, place) for place in range(GUESTS)], "pool": sum(pool(p))}


def cafe_table(p: Hotels, place: int) -> dict[str, Any]:
    first = at.HIS_NEEDS + place * n.KINDS
    missing = {n.ITEMS[kind]: many for kind, many in enumerate(p.unique[first : first + n.KINDS]) if many}
    space = p.unique[at.HIS_SPACE + place]
    reserved = {"room": space_name(space), "room_name": str(names.place(space))}
    return guest_card(p, p.unique[at.HIS_CAFE + place]) | {"missing": missing} | reserved


def show_sushi(p: Hotels, view: dict[str, Any]) -> dict[str, Any]:
    for queued in view["queue"]:
        queued["tokens"] = tokens_on(p, queued["id"])
    left = [space_name(space) for i, space in enumerate(SPACES) if p.unique[at.SUSHI + i] == 0]
    return {"token_spaces": left}


def show_toll(p: Hotels, view: dict[str, Any]) -> dict[str, Any]:
    for space in view["dice"]:
        space["tokens"] = p.unique[at.TOLL + space["face"]]
    return {"free_this_turn": bool(p.unique[at.TOLL_FREE])}


SHOWN: Final[tuple[Callable[[Hotels, dict[str, Any]], dict[str, Any]], ...]] = (
    show_hautel,
    lambda p, view: {"tokens": p.unique[at.STARS]},  # Nine Stars Inn
    show_sushi,
    show_toll,
)
