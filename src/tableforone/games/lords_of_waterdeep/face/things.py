"""The pieces that answers point at: a space, a quest, a card, a cube in a tavern."""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import YOU, Answer, Frame

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep


def thing(p: Waterdeep, answer: Answer) -> str:
    """The piece that an answer points at."""
    frame = p.stack[-1]
    found = THING.get(frame[0])
    return found(p, frame, answer) if found else ""


def space_thing(p: Waterdeep, frame: Frame, place: int) -> str:
    return f"space:{cards.PLACE_IDS[place]}"


def tile_thing(p: Waterdeep, frame: Frame, tile: int) -> str:
    return f"space:{cards.PLACE_IDS[cards.FIRST_TILE + tile]}"


def quest_thing(p: Waterdeep, frame: Frame, quest: int) -> str:
    return f"quest:{cards.QUEST_IDS[quest]}"


def answered_quest_thing(p: Waterdeep, frame: Frame, answer: int) -> str:
    return f"quest:{cards.QUEST_IDS[answer - 1]}" if answer else ""


def cube_thing(p: Waterdeep, frame: Frame, kind: int) -> str:
    return f"cube:{n.RESOURCES[kind]}"


def his_cube_thing(p: Waterdeep, frame: Frame, kind: int) -> str:
    return f"his-cube:{n.RESOURCES[kind]}"


def supply_thing(p: Waterdeep, frame: Frame, kind: int) -> str:
    return f"supply:{n.RESOURCES[kind]}"


def favor_thing(p: Waterdeep, frame: Frame, option: int) -> str:
    kinds = [kind for kind, count in enumerate(frame[3 + option]) if count]
    return f"supply:{n.RESOURCES[kinds[0]]}"


def trade_thing(p: Waterdeep, frame: Frame, answer: int) -> str:
    whose = "his-cube" if frame[1] == YOU else "cube"
    return f"{whose}:{n.RESOURCES[frame[3]]}" if answer else ""


THING: Final[dict[int, Callable[[Waterdeep, Frame, int], str]]] = {
    n.DRAW_TILE: tile_thing,
    n.DRAW_LORD: lambda p, f, a: f"lord:{cards.LORD_DATA[a]['id']}",
    n.DRAW_QUEST: quest_thing,
    n.DRAW_CARD: lambda p, f, a: f"card:{cards.CARD_IDS[cards.CARD_KIND[a]]}",
    n.SEEK_QUEST: quest_thing,
    n.PLACE: space_thing,
    n.COMPLETE: answered_quest_thing,
    n.COMPLETE_TAKEN: answered_quest_thing,
    n.GAIN_ANY: supply_thing,
    n.RETURN_ANY: cube_thing,
    n.EXCHANGE: lambda p, f, a: f"cube:{n.RESOURCES[a - 1]}" if a else "",
    n.CHOOSE_ONE: favor_thing,
    n.STEAL: his_cube_thing,
    n.OPPONENT_MAY_GIVE: trade_thing,
    n.PLAY_INTRIGUE: lambda p, f, a: f"card:{cards.CARD_IDS[a - 1]}" if a else "",
    n.TAKE_QUEST: quest_thing,
    n.NAME_TYPE: lambda p, f, a: f"type:{cards.TYPES[a]}",
    n.DRAFT_QUESTS: quest_thing,
    n.DISCARD_QUEST: quest_thing,
    n.OPPONENT_MAY_DISCARD: answered_quest_thing,
    n.COPY_SPACE: space_thing,
    n.RETURN_AGENT: space_thing,
    n.ASSIGN_TO_HALL: space_thing,
    n.BUY_TILE: tile_thing,
    n.TAKE_TILE: tile_thing,
    n.DISCARD_TILE: tile_thing,
}
