"""Your moves as sentences for the log."""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import YOU, Answer, Frame

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from . import names, t

Did = Callable[[Waterdeep, Frame, int], str]


def did(p: Waterdeep, answer: Answer) -> str:
    """The sentence for a move made in this position; "" if the cards show it."""
    frame = p.stack[-1]
    return DID[frame[0]](p, frame, answer) if frame[0] in DID else ""


def at_place(key: str) -> Did:
    return lambda p, f, a: t(key, place=names.PLACE_NAMES[a])


def with_quest(key: str) -> Did:
    return lambda p, f, a: t(key, quest=names.QUEST_NAMES[a])


def with_cube(key: str) -> Did:
    return lambda p, f, a: t(key, kind=n.RESOURCES[a])


def did_complete(p: Waterdeep, frame: Frame, answer: int) -> str:
    if not answer:
        return t("did-no-quest")
    return t("did-complete", quest=names.QUEST_NAMES[answer - 1], points=names.points(cards.QUEST_VP[answer - 1]))


def did_trade(p: Waterdeep, frame: Frame, answer: int) -> str:
    if not answer:
        return t("did-let-keep" if frame[1] == YOU else "did-keep-gold")
    key = "did-take-for-points" if frame[1] == YOU else "did-pay-for-points"
    return t(key, what=names.amount(frame[3], frame[4]), n=frame[5])


def did_play(p: Waterdeep, frame: Frame, answer: int) -> str:
    return t("did-play", card=names.CARD_NAMES[answer - 1]) if answer else t("did-no-card")


def did_discard_his(p: Waterdeep, frame: Frame, answer: int) -> str:
    return t("did-discard-his", quest=names.QUEST_NAMES[answer - 1]) if answer else t("did-discard-none")


def did_swap(p: Waterdeep, frame: Frame, answer: int) -> str:
    return t("did-swap", kind=n.RESOURCES[answer - 1]) if answer else t("did-no-swap")


DID: Final[dict[int, Did]] = {
    n.PLACE: at_place("did-place"),
    n.COPY_SPACE: at_place("did-copy"),
    n.RETURN_AGENT: at_place("did-return-agent"),
    n.ASSIGN_TO_HALL: at_place("did-move-agent"),
    n.COMPLETE: did_complete,
    n.COMPLETE_TAKEN: did_complete,
    n.GAIN_ANY: with_cube("did-take-cube"),
    n.RETURN_ANY: with_cube("did-return-cube"),
    n.STEAL: with_cube("did-steal"),
    n.EXCHANGE: did_swap,
    n.CHOOSE_ONE: lambda p, f, a: t("did-take", what=names.goods(f[3 + a])),
    n.OPPONENT_MAY_GIVE: did_trade,
    n.PLAY_INTRIGUE: did_play,
    n.TAKE_QUEST: with_quest("did-take-quest"),
    n.DRAFT_QUESTS: with_quest("did-take-quest"),
    n.DISCARD_QUEST: with_quest("did-discard-quest"),
    n.OPPONENT_MAY_DISCARD: did_discard_his,
    n.NAME_TYPE: lambda p, f, a: t("did-name-type", type=names.TYPE_NAMES[a]),
    n.BUY_TILE: lambda p, f, a: t("did-buy", tile=names.tile_name(a), n=cards.TILE_COST[a]),
    n.TAKE_TILE: lambda p, f, a: t("did-take-tile", tile=names.tile_name(a)),
    n.DISCARD_TILE: lambda p, f, a: t("did-discard-tile", tile=names.tile_name(a)),
}
