"""What may the player see of the opponent's entrance?"""

from collections.abc import Callable
from typing import Any, Final

from ....face.view import guest_card
from ....rules import numbers as n
from ....rules.boards import space_name
from ....rules.position import Hotels
from ..opponent.hautel_couture import GUESTS, pool
from ..opponent.sushi_resort import SPACES, tokens_on
from ..rules import places as at


def entrance(p: Hotels, view: dict[str, Any]) -> dict[str, Any]:
    his = p.unique[at.HIS]
    return {"name": at.HIS_NAMES[his], "text": at.HIS_GLOSSES[his], **SHOWN[his](p, view)}


def show_hautel(p: Hotels, view: dict[str, Any]) -> dict[str, Any]:
    for space in view["dice"]:
        on_it = p.unique[at.ITEM_ON + space["face"]]
        space["item"] = n.ITEMS[on_it - 1] if on_it else ""
    return {"cafe": [cafe_table(p, place) for place in range(GUESTS)], "pool": sum(pool(p))}


def cafe_table(p: Hotels, place: int) -> dict[str, Any]:
    first = at.HIS_NEEDS + place * n.KINDS
    missing = {n.ITEMS[kind]: many for kind, many in enumerate(p.unique[first : first + n.KINDS]) if many}
    reserved = space_name(p.unique[at.HIS_SPACE + place])
    return guest_card(p, p.unique[at.HIS_CAFE + place]) | {"missing": missing, "room": reserved}


def show_stars(p: Hotels, view: dict[str, Any]) -> dict[str, Any]:
    return {"tokens": p.unique[at.STARS]}


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
    show_stars,
    show_sushi,
    show_toll,
)
