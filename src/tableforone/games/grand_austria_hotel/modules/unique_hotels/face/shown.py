"""What does module 3 show?  Both entrances with everything that belongs to them."""

from typing import Any, Final

from ....face import things
from ....rules import numbers as n
from ....rules.cards import OBJECTIVE_GLOSS, OBJECTIVE_NAME, TILE_NAME, TILE_NUMBERS, TILE_REWARD_GLOSS
from ....rules.objectives import meets
from ....rules.position import Hotels
from ....voice import names
from ...common.rules import numbers as m
from ...module import Face
from ..rules import places as at
from ..rules.entrances import letter
from ..rules.kozi_palace import FACE as A_FACE
from . import rival
from .drawing import draw


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
        view["leopold"]["entrance"] = rival.entrance(p, view)


def entrance(p: Hotels, number: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "id": at.IDS[number],
        "name": at.NAMES[number],
        "text": at.GLOSSES[number],
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
    """A token of Dove."""
    return {
        "number": number + 1,
        "column": names.effects_in_words(at.token_parts(p, number, 0)),
        "floor": names.effects_in_words(at.token_parts(p, number, 1)),
        "left": bool(p.unique[at.TOKENS] >> number & 1) or p.unique[at.ENTRANCE] < 0,
    }


def personal(p: Hotels, place: int) -> dict[str, Any]:
    card = p.unique[at.PERSONAL + place]
    return {
        "letter": "ABC"[place],
        "id": card,
        "name": OBJECTIVE_NAME[card],
        "text": OBJECTIVE_GLOSS[card],
        "done": bool(p.unique[at.PERSONAL_DONE] >> place & 1),
        "met": meets(p, card),
    }


def spare(tile: int) -> dict[str, Any]:
    return {"name": TILE_NAME[tile], "cost": at.RETREATS[letter(tile)], "reward": TILE_REWARD_GLOSS[tile]}


# --- pieces


def shift_thing(answer: int) -> str:
    return f"die:{(answer - m.SHIFT) // A_FACE}"


def forfeit_thing(answer: int) -> str:
    return "die:toll"


def personal_thing(answer: int) -> str:
    return f"personal:{'ABC'[answer - m.PERSONAL]}"


def reward_thing(answer: int) -> str:
    return f"tile:{TILE_NAME[answer - m.REWARD]}"


FACE: Final = Face(
    show=show,
    draw=draw,
    things={
        m.CHOOSE_ENTRANCE: lambda p, f, a: f"entrance:{at.IDS[a].replace('_', '-')}",
        m.SECOND_GUEST: things.guest,
        m.DOVE_TOKEN: lambda p, f, a: f"token:{a + 1}",
        m.TURN_ON: lambda p, f, a: things.of_turn(a),
        m.GIVE_ITEM: lambda p, f, a: f"rival-table:{a}",
        n.EXTRA_ACTION: lambda p, f, a: f"die:{a % 10}" if a else "",
    },
)
