"""Effects from the data: frames without the arguments for who and how."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.frames import OPPONENT, YOU, Frame

from . import numbers as n

Effect = tuple[Any, ...]


def amounts(table: dict[str, int]) -> tuple[int, ...]:
    """A table of resources as five numbers.

    >>> amounts({"rogue": 2, "gold": 4})
    (0, 0, 2, 0, 4)
    """
    unknown = set(table) - set(n.RESOURCES)
    if unknown:
        raise ValueError(f"unknown resource {min(unknown)!r}")
    return tuple(table.get(name, 0) for name in n.RESOURCES)


def printed_goods(goods: tuple[int, ...]) -> list[tuple[int, int]]:
    """The kinds among five numbers of goods, each with its number."""
    return [(kind, count) for kind, count in enumerate(goods) if count]


def mask(names: list[str]) -> int:
    """Kinds of cubes as a bit mask."""
    return mask_of([n.RESOURCES.index(name) for name in names])


def one(table: dict[str, int]) -> tuple[int, int]:
    """The kind and number in a table with a single resource."""
    ((name, count),) = table.items()
    return n.RESOURCES.index(name), count


def effect_of(entry: dict[str, Any], reason: int = n.FOR_CARDS) -> Effect:
    """One entry of the data; an unknown op or a missing field fails at import.

    ``reason`` is the source of this effect's points; tiles and plot quests differ from cards.
    """
    op = entry["op"]
    if op == "score":
        return (n.SCORE, entry["vp"], reason)
    if op not in OPS:
        raise ValueError(f"unknown op {op!r}")
    return OPS[op](entry)


def effects_of(entries: list[dict[str, Any]], reason: int = n.FOR_CARDS) -> list[Effect]:
    return [effect_of(entry, reason) for entry in entries]


def framed(effects: list[Effect]) -> list[list[Frame]]:
    """Effects as frames for the stack, the first one on top, by 2 * how + who."""
    return [
        [(effect[0], who, how, *effect[1:]) for effect in reversed(effects)]
        for how in (n.APART, n.PLACED, n.COPIED)
        for who in (YOU, OPPONENT)
    ]


OPS: Final[dict[str, Callable[[dict[str, Any]], Effect]]] = {
    "gain": lambda e: (n.GAIN, *amounts(e["gain"])),
    "gain_any": lambda e: (n.GAIN_ANY, e["n"], n.ANY_CUBE),
    "gain_choice": lambda e: (n.GAIN_ANY, e["n"], mask(e["from"])),
    "gain_per_building_in_play": lambda e: (n.GAIN_PER_TILE, *one(e["gain"])),
    "take_stock": lambda e: (n.TAKE_STOCK,),
    "score_stock": lambda e: (n.SCORE_STOCK,),
    "pay": lambda e: (n.PAY, *one(e["cost"])),
    "return_any": lambda e: (n.RETURN_ANY, e["n"]),
    "exchange": lambda e: (n.EXCHANGE, mask(e["give"]), n.RESOURCES.index(e["get"])),
    "score_per_own_building": lambda e: (n.SCORE_PER_TILE, e["vp"]),
    "draw_intrigue": lambda e: (n.DRAW_INTRIGUE, e["n"]),
    "play_intrigue": lambda e: (n.PLAY_INTRIGUE, n.MUST),
    "take_quest": lambda e: (n.TAKE_QUEST, ("face_up", "deck").index(e["from"])),
    "reset_face_up_quests": lambda e: (n.RESET_QUESTS,),
    "search_quest_type": lambda e: (n.NAME_TYPE,),
    "draft_quests": lambda e: (n.DRAFT_QUESTS,),
    "discard_quest": lambda e: (n.DISCARD_QUEST, e["vp"]),
    "each_opponent_may_discard_quest": lambda e: (n.OPPONENT_MAY_DISCARD, e["vp"]),
    "take_first_player": lambda e: (n.TAKE_MARKER,),
    "buy_building": lambda e: (n.BUY_TILE,),
    "take_building": lambda e: (n.TAKE_TILE, ("hall", "stack").index(e["from"])),
    "discard_own_building": lambda e: (n.DISCARD_TILE,),
    "copy_space": lambda e: (n.COPY_SPACE, n.NOTHING),
    "return_agent": lambda e: (n.RETURN_AGENT, ("any", "harbor").index(e["from"])),
    "assign_agents": lambda e: (n.ASSIGN_AGENTS, e["n"]),
    "assign_to_hall": lambda e: (n.ASSIGN_TO_HALL,),
    "each_opponent_loses": lambda e: (n.OPPONENT_LOSES, n.RESOURCES.index(e["resource"]), effect_of(e["otherwise"])),
    "steal_any": lambda e: (n.STEAL,),
    "chosen_opponent_gain": lambda e: (n.OPPONENT_GAINS, *one(e["gain"])),
    "each_opponent_gain_any": lambda e: (n.OPPONENT_GAINS_ANY, e["n"]),
    "each_opponent_may_give": lambda e: (n.OPPONENT_MAY_GIVE, *one(e["give"]), e["vp"]),
    "choose_one": lambda e: (n.CHOOSE_ONE, *(amounts(option) for option in e["options"])),
    "give_mandatory_quest": lambda e: (n.GIVE_MANDATORY,),
    "add_agent": lambda e: (n.ADD_AGENT,),
    "take_ambassador": lambda e: (n.TAKE_AMBASSADOR,),
    "may_complete_taken_quest": lambda e: (n.COMPLETE_TAKEN, e["bonus_vp"]),
}
