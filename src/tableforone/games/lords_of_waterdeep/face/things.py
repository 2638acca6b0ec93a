"""The pieces that answers point at: a space, a quest, a card, a cube in a tavern."""

from collections.abc import Callable, Sequence
from typing import Final

from tableforone.kernel.frames import YOU, Answer, Frame
from tableforone.kernel.spec import of_word

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep

Thing = Callable[[Waterdeep, Frame, int], str]


def thing(p: Waterdeep, answer: Answer) -> str:
    """The piece that an answer points at."""
    return of_word(THING, p, answer) or ""


def one_of(kind: str, ids: Sequence[str], first: int = 0) -> Thing:
    """The pieces with these ids; the first answer is this number, lower ones decline."""
    return lambda p, frame, answer: f"{kind}:{ids[answer - first]}" if answer >= first else ""


def favor_thing(p: Waterdeep, frame: Frame, option: int) -> str:
    kinds = [kind for kind, count in enumerate(frame[3 + option]) if count]
    return f"supply:{n.RESOURCES[kinds[0]]}"


def trade_thing(p: Waterdeep, frame: Frame, answer: int) -> str:
    whose = "his-cube" if frame[1] == YOU else "cube"
    return f"{whose}:{n.RESOURCES[frame[3]]}" if answer else ""


SPACE: Final = one_of("space", cards.PLACE_IDS)
TILE: Final = one_of("space", cards.PLACE_IDS[cards.FIRST_TILE :])
QUEST: Final = one_of("quest", cards.QUEST_IDS)
QUEST_OR_NONE: Final = one_of("quest", cards.QUEST_IDS, n.QUEST_ANSWER)

THING: Final[dict[int, Thing]] = {
    n.DRAW_TILE: TILE,
    n.DRAW_LORD: one_of("lord", cards.ids(cards.LORD_DATA)),
    n.DRAW_QUEST: QUEST,
    n.DRAW_CARD: lambda p, f, a: f"card:{cards.CARD_IDS[cards.CARD_KIND[a]]}",
    n.SEEK_QUEST: QUEST,
    n.PLACE: SPACE,
    n.COMPLETE: QUEST_OR_NONE,
    n.COMPLETE_TAKEN: QUEST_OR_NONE,
    n.GAIN_ANY: one_of("supply", n.RESOURCES),
    n.RETURN_ANY: one_of("cube", n.RESOURCES),
    n.EXCHANGE: one_of("cube", n.RESOURCES, n.CUBE_ANSWER),
    n.CHOOSE_ONE: favor_thing,
    n.STEAL: one_of("his-cube", n.RESOURCES),
    n.OPPONENT_MAY_GIVE: trade_thing,
    n.PLAY_INTRIGUE: one_of("card", cards.CARD_IDS, n.CARD_ANSWER),
    n.TAKE_QUEST: QUEST,
    n.NAME_TYPE: one_of("type", cards.TYPES),
    n.DRAFT_QUESTS: QUEST,
    n.DISCARD_QUEST: QUEST,
    n.OPPONENT_MAY_DISCARD: QUEST_OR_NONE,
    n.COPY_SPACE: SPACE,
    n.RETURN_AGENT: SPACE,
    n.ASSIGN_TO_HALL: SPACE,
    n.BUY_TILE: TILE,
    n.TAKE_TILE: TILE,
    n.DISCARD_TILE: TILE,
}
