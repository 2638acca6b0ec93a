"""How does an effect of the data become a word?  A template is a frame without the two places for who and how."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.games.lords_of_waterdeep.vocabulary import (
    ADD_AGENT,
    APART,
    ASSIGN_AGENTS,
    ASSIGN_TO_HALL,
    BUY_TILE,
    CHOOSE_ONE,
    COMPLETE_TAKEN,
    COPIED,
    COPY_SPACE,
    DISCARD_QUEST,
    DISCARD_TILE,
    DRAFT_QUESTS,
    DRAW_INTRIGUE,
    EXCHANGE,
    FOR_CARDS,
    GAIN,
    GAIN_ANY,
    GAIN_PER_TILE,
    GIVE_MANDATORY,
    NAME_TYPE,
    OPPONENT_GAINS,
    OPPONENT_GAINS_ANY,
    OPPONENT_LOSES,
    OPPONENT_MAY_DISCARD,
    OPPONENT_MAY_GIVE,
    PAY,
    PLACED,
    PLAY_INTRIGUE,
    PLAYER,
    PSEUDO,
    RESET_QUESTS,
    RETURN_AGENT,
    RETURN_ANY,
    SCORE,
    SCORE_PER_TILE,
    SCORE_STOCK,
    STEAL,
    TAKE_AMBASSADOR,
    TAKE_MARKER,
    TAKE_QUEST,
    TAKE_STOCK,
    TAKE_TILE,
)

Template = tuple[Any, ...]

CLERIC: Final = 0
FIGHTER: Final = 1
ROGUE: Final = 2
WIZARD: Final = 3
GOLD: Final = 4
RESOURCES: Final = ("cleric", "fighter", "rogue", "wizard", "gold")
ANY_CUBE: Final = 15  # the four kinds of cubes as a bit mask
NOTHING: Final = -1

FROM_DECK: Final = 1
FROM_STACK: Final = 1
IN_HARBOR: Final = 1
MUST: Final = 0
MAY: Final = 1


def amounts(table: dict[str, int]) -> tuple[int, ...]:
    """A table of resources as five numbers.

    >>> amounts({"rogue": 2, "gold": 4})
    (0, 0, 2, 0, 4)
    """
    unknown = set(table) - set(RESOURCES)
    if unknown:
        raise ValueError(f"unknown resource {min(unknown)!r}")
    return tuple(table.get(name, 0) for name in RESOURCES)


def mask(names: list[str]) -> int:
    """Kinds of cubes as a bit mask."""
    return sum(1 << RESOURCES.index(name) for name in names)


def one(table: dict[str, int]) -> tuple[int, int]:
    """A table with a single resource: its kind and how many."""
    ((name, n),) = table.items()
    return RESOURCES.index(name), n


def template(effect: dict[str, Any], reason: int = FOR_CARDS) -> Template:
    """The template of one effect; an unknown op or a missing field fails here, at import.

    ``reason`` says what points of this effect are counted for; tiles and plot quests differ from cards.
    """
    op = effect["op"]
    if op == "score":
        return (SCORE, effect["vp"], reason)
    if op not in OPS:
        raise ValueError(f"unknown op {op!r}")
    return OPS[op](effect)


def templates(effects: list[dict[str, Any]], reason: int = FOR_CARDS) -> list[Template]:
    return [template(effect, reason) for effect in effects]


def framed(effects: list[Template]) -> list[list[Template]]:
    """Effects as frames ready for the stack, the first one on top, by 2 * how + who."""
    return [
        [(effect[0], who, how, *effect[1:]) for effect in reversed(effects)]
        for how in (APART, PLACED, COPIED)
        for who in (PLAYER, PSEUDO)
    ]


OPS: Final[dict[str, Callable[[dict[str, Any]], Template]]] = {
    "gain": lambda e: (GAIN, *amounts(e["gain"])),
    "gain_any": lambda e: (GAIN_ANY, e["n"], ANY_CUBE),
    "gain_choice": lambda e: (GAIN_ANY, e["n"], mask(e["from"])),
    "gain_per_building_in_play": lambda e: (GAIN_PER_TILE, *one(e["gain"])),
    "take_stock": lambda e: (TAKE_STOCK,),
    "score_stock": lambda e: (SCORE_STOCK,),
    "pay": lambda e: (PAY, *one(e["cost"])),
    "return_any": lambda e: (RETURN_ANY, e["n"]),
    "exchange": lambda e: (EXCHANGE, mask(e["give"]), RESOURCES.index(e["get"])),
    "score_per_own_building": lambda e: (SCORE_PER_TILE, e["vp"]),
    "draw_intrigue": lambda e: (DRAW_INTRIGUE, e["n"]),
    "play_intrigue": lambda e: (PLAY_INTRIGUE, MUST),
    "take_quest": lambda e: (TAKE_QUEST, ("face_up", "deck").index(e["from"])),
    "reset_face_up_quests": lambda e: (RESET_QUESTS,),
    "search_quest_type": lambda e: (NAME_TYPE,),
    "draft_quests": lambda e: (DRAFT_QUESTS,),
    "discard_quest": lambda e: (DISCARD_QUEST, e["vp"]),
    "each_opponent_may_discard_quest": lambda e: (OPPONENT_MAY_DISCARD, e["vp"]),
    "take_first_player": lambda e: (TAKE_MARKER,),
    "buy_building": lambda e: (BUY_TILE,),
    "take_building": lambda e: (TAKE_TILE, ("hall", "stack").index(e["from"])),
    "discard_own_building": lambda e: (DISCARD_TILE,),
    "copy_space": lambda e: (COPY_SPACE, NOTHING),
    "return_agent": lambda e: (RETURN_AGENT, ("any", "harbor").index(e["from"])),
    "assign_agents": lambda e: (ASSIGN_AGENTS, e["n"]),
    "assign_to_hall": lambda e: (ASSIGN_TO_HALL,),
    "each_opponent_loses": lambda e: (OPPONENT_LOSES, RESOURCES.index(e["resource"]), template(e["otherwise"])),
    "steal_any": lambda e: (STEAL,),
    "chosen_opponent_gain": lambda e: (OPPONENT_GAINS, *one(e["gain"])),
    "each_opponent_gain_any": lambda e: (OPPONENT_GAINS_ANY, e["n"]),
    "each_opponent_may_give": lambda e: (OPPONENT_MAY_GIVE, *one(e["give"]), e["vp"]),
    "choose_one": lambda e: (CHOOSE_ONE, *(amounts(option) for option in e["options"])),
    "give_mandatory_quest": lambda e: (GIVE_MANDATORY,),
    "add_agent": lambda e: (ADD_AGENT,),
    "take_ambassador": lambda e: (TAKE_AMBASSADOR,),
    "may_complete_taken_quest": lambda e: (COMPLETE_TAKEN, e["bonus_vp"]),
}
