"""Answers as sentences and as short labels."""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU, Answer, Frame
from tableforone.kernel.lots import lots_told
from tableforone.kernel.meanings import Words
from tableforone.kernel.spec import Answers, Label, said

from ..opponent.rows import BY_LOT
from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from . import m, names, t
from .why import name_candidate

Say = Callable[[Waterdeep, Frame, int], str]


def say_place(p: Waterdeep, frame: Frame, place: int) -> str:
    """The place, what it gives now, and the owner who is paid."""
    tile = place - cards.FIRST_TILE
    does: list[Words] = [names.action_text(place)]
    if tile >= 0 and 0 <= cards.STOCK_KIND[tile] <= n.GOLD:
        does = [m("say-take-stock", kind=n.RESOURCES[cards.STOCK_KIND[tile]], n=p.stock[tile])]
    if tile >= 0 and p.his_tiles >> tile & 1:
        does.append(m("say-owner", gains=names.owner_text(tile)))
    if p.his_places >> place & 1 and frame[0] == n.PLACE:
        does.append(m("say-orb"))
    return t("say-place", place=names.PLACE_NAMES[place], does=does)


def with_kind(key: str) -> Say:
    return lambda p, frame, kind: t(key, kind=n.RESOURCES[kind])


def say_agent(p: Waterdeep, frame: Frame, place: int) -> str:
    return t("say-agent", place=names.PLACE_NAMES[place])


def say_swap(p: Waterdeep, frame: Frame, answer: int) -> str:
    return t("say-swap", kind=n.RESOURCES[answer - 1]) if answer else t("say-no-swap")


def say_quest(p: Waterdeep, frame: Frame, quest: int) -> str:
    return names.quest_text(quest)


def say_completed(p: Waterdeep, frame: Frame, answer: int) -> str:
    return t("say-complete", quest=names.quest_text(answer - 1)) if answer else t("say-no-quest")


def say_discarded(p: Waterdeep, frame: Frame, answer: int) -> str:
    return t("say-discard-his", quest=names.quest_text(answer - 1, OPPONENT)) if answer else t("say-discard-none")


def say_card(p: Waterdeep, frame: Frame, answer: int) -> str:
    if not answer:
        return t("say-no-card")
    return t("say-play", card=names.CARD_NAMES[answer - 1], does=names.card_text(answer - 1))


def say_trade(p: Waterdeep, frame: Frame, answer: int) -> str:
    if not answer:
        return t("say-let-keep" if frame[1] == YOU else "say-keep-gold")
    key = "say-let-give" if frame[1] == YOU else "say-pay"
    return t(key, what=names.amount(frame[3], frame[4]), n=frame[5])


def say_bought(p: Waterdeep, frame: Frame, tile: int) -> str:
    name, does, vp = names.tile_name(tile), names.action_text(cards.FIRST_TILE + tile), p.hall_vp[p.hall.index(tile)]
    if frame[0] == n.BUY_TILE:
        return t("say-buy", tile=name, cost=cards.TILE_COST[tile], n=vp, does=does)
    return t("say-take-tile", tile=name, n=vp, does=does)


def say_tile(p: Waterdeep, frame: Frame, tile: int) -> str:
    place = cards.FIRST_TILE + tile
    return t("say-place", place=names.PLACE_NAMES[place], does=[names.action_text(place)])


def say_favor(p: Waterdeep, frame: Frame, option: int) -> str:
    return t("say-favor", what=names.goods(frame[3 + option]))


def say_drawn(p: Waterdeep, frame: Frame, card: int) -> str:
    """A physical card: copies of a kind differ by the collector's number."""
    return t("say-drawn-card", card=names.card_name(card), number=cards.CARD_NUMBER[card])


def say_lot(p: Waterdeep, frame: Frame, answer: int) -> str:
    decision = BY_LOT[frame[1]]
    return name_candidate(decision.name, lots_told(p, decision, frame)[answer])


ANSWERS: Final[Answers] = {
    n.DRAW_TILE: say_tile,
    n.DRAW_LORD: lambda p, f, a: names.lord_text(a),
    n.DRAW_QUEST: say_quest,
    n.DRAW_CARD: say_drawn,
    n.SEEK_QUEST: say_quest,
    n.LOT: say_lot,
    n.PLACE: say_place,
    n.COMPLETE: say_completed,
    n.COMPLETE_TAKEN: say_completed,
    n.GAIN_ANY: with_kind("say-take-cube"),
    n.RETURN_ANY: with_kind("say-return-cube"),
    n.EXCHANGE: say_swap,
    n.CHOOSE_ONE: say_favor,
    n.STEAL: with_kind("say-steal"),
    n.OPPONENT_MAY_GIVE: say_trade,
    n.PLAY_INTRIGUE: say_card,
    n.TAKE_QUEST: say_quest,
    n.NAME_TYPE: lambda p, f, a: str(names.TYPE_NAMES[a]),
    n.DRAFT_QUESTS: say_quest,
    n.DISCARD_QUEST: say_quest,
    n.OPPONENT_MAY_DISCARD: say_discarded,
    n.COPY_SPACE: say_place,
    n.RETURN_AGENT: say_agent,
    n.ASSIGN_TO_HALL: say_place,
    n.BUY_TILE: say_bought,
    n.TAKE_TILE: say_bought,
    n.DISCARD_TILE: say_tile,
}
say: Final = said(ANSWERS)


def label(p: Waterdeep, answer: Answer) -> Label:
    """A short label beside the answer's piece or icon: a card by name, with its text."""
    if p.stack[-1][0] == n.PLAY_INTRIGUE and answer:
        return Label(t("say-play-short", card=names.CARD_NAMES[answer - 1]), names.card_text(answer - 1))
    return Label(say(p, answer))
