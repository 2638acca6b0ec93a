"""Answers as sentences and as short labels."""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU, Answer, Frame
from tableforone.kernel.lots import lots_told
from tableforone.kernel.meanings import Meaning, Words
from tableforone.kernel.spec import Answers, Label, briefly, done, said, told
from tableforone.kernel.speech import Deed

from ..opponent.rows import BY_LOT
from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from . import SPEECH, m, names, t
from .why import name_candidate

deed: Final = SPEECH.deed
Does = Callable[[Waterdeep, Frame, int], Deed]


def at_place(event: str) -> Does:
    """Using a place: what it gives now, and the owner who is paid."""

    def does(p: Waterdeep, frame: Frame, place: int) -> Deed:
        return deed("say-place", "", event, place=names.PLACE_NAMES[place], does=gives(p, frame, place))

    return does


def gives(p: Waterdeep, frame: Frame, place: int) -> list[Words]:
    tile = place - cards.FIRST_TILE
    does: list[Words] = [names.action_text(place)]
    if tile >= 0 and 0 <= cards.STOCK_KIND[tile] <= n.GOLD:
        does = [m("say-take-stock", kind=n.RESOURCES[cards.STOCK_KIND[tile]], n=p.stock[tile])]
    if tile >= 0 and p.his_tiles >> tile & 1:
        does.append(m("say-owner", gains=names.owner_text(tile)))
    if p.his_places >> place & 1 and frame[0] == n.PLACE:
        does.append(m("say-orb"))
    return does


def with_kind(say: str, event: str) -> Does:
    return lambda p, frame, kind: deed(say, "", event, kind=n.RESOURCES[kind])


def complete(p: Waterdeep, frame: Frame, answer: int) -> Deed:
    quest = answer - n.QUEST_ANSWER
    about = {"line": names.quest_text(quest), "quest": names.QUEST_NAMES[quest]}
    return deed("say-complete", "", "complete", **about, points=names.points(cards.QUEST_VP[quest]))


def discard_his(p: Waterdeep, frame: Frame, answer: int) -> Deed:
    quest = answer - n.QUEST_ANSWER
    about = {"line": names.quest_text(quest, OPPONENT), "quest": names.QUEST_NAMES[quest]}
    return deed("say-discard-his", "did-discard-his", **about)


def play(p: Waterdeep, frame: Frame, answer: int) -> Deed:
    kind = answer - n.CARD_ANSWER
    return deed("say-play", "", "play", card=names.CARD_NAMES[kind], does=names.card_text(kind))


def trade(p: Waterdeep, frame: Frame, answer: int) -> Deed:
    """The player decides for both sides."""
    his = frame[1] == YOU
    if not answer:
        return deed("say-let-keep", "did-let-keep") if his else deed("say-keep-gold", "did-keep-gold")
    about = {"what": names.amount(frame[3], frame[4]), "n": frame[5]}
    if his:
        return deed("say-let-give", "", "hand over", **about)
    return deed("say-pay", "", "hand over", **about)


def buy(p: Waterdeep, frame: Frame, tile: int) -> Deed:
    does, vp = names.action_text(cards.FIRST_TILE + tile), p.hall_vp[p.hall.index(tile)]
    about = {"tile": names.tile_name(tile), "n": vp, "does": does}
    if frame[0] == n.BUY_TILE:
        return deed("say-buy", "", "buy", **about, cost=cards.TILE_COST[tile])
    return deed("say-take-tile", "", "take tile", **about)


def with_quest(event: str) -> Does:
    return lambda p, frame, quest: Deed(names.quest_line(quest), events=(event,))


# --- what cards and dice showed


def say_tile(p: Waterdeep, frame: Frame, tile: int) -> Meaning:
    place = cards.FIRST_TILE + tile
    return m("say-place", place=names.PLACE_NAMES[place], does=[names.action_text(place)])


def say_drawn(p: Waterdeep, frame: Frame, card: int) -> str:
    """A physical card: copies of a kind differ by the collector's number."""
    return t("say-drawn-card", card=names.card_name(card), number=cards.CARD_NUMBER[card])


def say_lot(p: Waterdeep, frame: Frame, answer: int) -> str:
    decision = BY_LOT[frame[1]]
    return name_candidate(decision.name, lots_told(p, decision, frame)[answer])


ANSWERS: Final[Answers] = {
    n.PLACE: at_place("place"),
    n.COPY_SPACE: at_place("copy"),
    n.ASSIGN_TO_HALL: at_place("place"),
    n.RETURN_AGENT: lambda p, f, a: deed("say-agent", "", "return", place=names.PLACE_NAMES[a]),
    n.COMPLETE: complete,
    n.COMPLETE_TAKEN: complete,
    n.OPPONENT_MAY_DISCARD: discard_his,
    n.GAIN_ANY: with_kind("say-take-cube", "choose"),
    n.RETURN_ANY: with_kind("say-return-cube", "pay"),
    n.STEAL: with_kind("say-steal", "hand over"),
    n.EXCHANGE: lambda p, f, a: deed("say-swap", "", "swap", kind=n.RESOURCES[a - n.CUBE_ANSWER]),
    n.CHOOSE_ONE: lambda p, f, a: deed("say-favor", "", "choose", what=names.goods(f[3 + a])),
    n.OPPONENT_MAY_GIVE: trade,
    n.PLAY_INTRIGUE: play,
    n.BUY_TILE: buy,
    n.TAKE_TILE: buy,
    n.TAKE_QUEST: with_quest("take quest"),
    n.DRAFT_QUESTS: with_quest("take quest"),
    n.DISCARD_QUEST: with_quest("discard quest"),
    n.NAME_TYPE: lambda p, f, a: Deed(names.TYPE_NAMES[a], m("did-name-type", type=names.TYPE_NAMES[a])),
    n.DISCARD_TILE: lambda p, f, a: Deed(say_tile(p, f, a), events=("give up",)),
    n.DRAW_TILE: say_tile,
    n.DRAW_LORD: lambda p, f, a: names.lord_text(a),
    n.DRAW_QUEST: lambda p, f, a: names.quest_text(a),
    n.DRAW_CARD: say_drawn,
    n.SEEK_QUEST: lambda p, f, a: names.quest_text(a),
    n.LOT: say_lot,
}
DECLINED: Final = {
    n.COMPLETE: deed("say-no-quest", "did-no-quest"),
    n.COMPLETE_TAKEN: deed("say-no-quest", "did-no-quest"),
    n.OPPONENT_MAY_DISCARD: deed("say-discard-none", "did-discard-none"),
    n.EXCHANGE: deed("say-no-swap", "did-no-swap"),
    n.PLAY_INTRIGUE: deed("say-no-card", "did-no-card"),
}
say: Final = said(ANSWERS, DECLINED)
did: Final = done(ANSWERS, DECLINED)
brief: Final = briefly(ANSWERS, DECLINED)
told_by: Final = told(ANSWERS, DECLINED)


def label(p: Waterdeep, answer: Answer) -> Label:
    """A short label beside the answer's piece or icon: a card by name, with its text."""
    if p.stack[-1][0] == n.PLAY_INTRIGUE and answer:
        return Label(t("say-play.label", card=names.CARD_NAMES[answer - 1]), names.card_text(answer - 1))
    return Label(say(p, answer))
