"""Questions and sentences at a real table: a few new questions, the rest as in digital games."""

from typing import Final

from tableforone.kernel.asking import noted
from tableforone.kernel.frames import YOU, Answer, Event, Frame
from tableforone.kernel.grammar import signed
from tableforone.kernel.spec import Answers, Label, Questions, asked, said

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from ..voice import answers, log, m, names, questions, t
from . import numbers as c

# --- questions


def ask_place(p: Waterdeep, frame: Frame) -> str:
    if frame[1] == n.FROM_HARBOR:
        return t("home-harbor", place=names.PLACE_NAMES[frame[2]])
    quest = noted(p, c.QUEST)  # a quest that affects him is completed in this turn
    if frame[1] == n.EXTRA:
        return t("home-place-extra-quest" if quest else "home-place-extra", round=p.round)
    nth = p.agents[YOU] - p.pool[YOU] + 1
    return t("home-place-quest" if quest else "home-place", round=p.round, nth=nth, all=p.agents[YOU])


def ask_drawn_tile(p: Waterdeep, frame: Frame) -> str:
    slot = frame[1] - n.TO_HALL
    if slot < 0:
        return t("home-top-tile")
    return t("home-new-hall-tile" if p.round else "home-hall-tile", place=slot + 1)


def ask_drawn_quest(p: Waterdeep, frame: Frame) -> str:
    if p.round:
        return t("home-draw-quest")
    return t("home-lower-quest" if p.his_quests else "home-upper-quest")


ASK: Final[Questions] = {
    n.PLACE: ask_place,
    n.DRAW_TILE: ask_drawn_tile,
    n.DRAW_QUEST: ask_drawn_quest,
    n.DRAW_CARD: m("home-draw-card"),
    n.PLAY_INTRIGUE: m("home-play"),
    n.BUY_TILE: m("home-buy"),
    n.TAKE_TILE: m("home-take-tile"),
    n.DISCARD_TILE: m("home-discard-tile"),
    n.COPY_SPACE: m("home-copy"),
    n.ASSIGN_TO_HALL: m("home-hall-agent"),
    c.YOUR_SCORE: m("home-score"),
    c.HAVE: lambda p, f: t("home-have", kind=n.RESOURCES[f[1]]),
    c.LOW: lambda p, f: t("home-low", n=c.FEW),
    c.SUPPLY: lambda p, f: t("home-supply", kind=n.RESOURCES[f[1]]),
    c.DONE_QUEST: m("home-quest"),
}
ask: Final = asked(ASK, questions.QUESTIONS)


# --- answers


def place_key(a: int) -> Label:
    """A short label for an answer that is not a place."""
    if a == c.PASSED:
        return Label(t("home-nowhere"), t("home-nowhere-note"))
    if a == c.LOW_KEY:
        return Label(t("home-few"), t("home-few-note", n=c.FEW))
    return Label(t("home-special"), t("home-special-note"))


def label(p: Waterdeep, a: Answer) -> Label:
    """A short label for an answer's key: the name is enough, because the table is there."""
    frame = p.stack[-1]
    if frame[0] in (n.PLACE, n.COPY_SPACE, n.ASSIGN_TO_HALL) and a < cards.PLACES:
        whose = whose_tile(p, a)
        return Label(str(names.PLACE_NAMES[a]), t("home-whose", whose=whose) if whose else "")
    if frame[0] == n.PLACE:
        return place_key(a)
    if frame[0] in (n.DRAW_QUEST, c.DONE_QUEST):
        return Label(str(names.QUEST_NAMES[a]))
    if frame[0] in (n.DRAW_TILE, n.BUY_TILE, n.TAKE_TILE, n.DISCARD_TILE):
        return Label(str(names.tile_name(a)))
    return Label(say(p, a))


def whose_tile(p: Waterdeep, place: int) -> str:
    """The owner of this building, as a selector in messages; "" for a space of the board."""
    tile = place - cards.FIRST_TILE
    if tile < 0:
        return ""
    return "pseudo" if p.his_tiles >> tile & 1 else "player" if p.my_tiles >> tile & 1 else "hall"


def say_place(p: Waterdeep, frame: Frame, a: int) -> str:
    if a < cards.PLACES:
        place, whose = names.PLACE_NAMES[a], whose_tile(p, a)
        return t("home-place-of", place=place, whose=whose) if whose else str(place)
    if a == c.PASSED:
        return t("home-nowhere-full" if frame[0] == n.PLACE else "home-on-none")
    if a == c.LOW_KEY:
        return t("home-few-full", n=c.FEW)
    return t("home-special-full")


def say_tile(p: Waterdeep, frame: Frame, a: int) -> str:
    return str(names.tile_name(a))


def say_supply(p: Waterdeep, frame: Frame, a: int) -> str:
    return t("home-many", n=a) if a == c.FEW else str(a)


def say_played(p: Waterdeep, frame: Frame, a: int) -> str:
    return str(names.CARD_NAMES[a - n.CARD_ANSWER]) if a else t("home-no-card")


def say_drawn(p: Waterdeep, frame: Frame, a: int) -> str:
    return str(names.card_name(a)) if a < cards.CARDS else t("home-reshuffled")


def say_had(p: Waterdeep, frame: Frame, a: int) -> str:
    return t("home-have-yes", kind=n.RESOURCES[frame[1]]) if a else t("home-have-no")


SAY: Final[Answers] = {
    n.PLACE: say_place,
    n.COPY_SPACE: say_place,
    n.ASSIGN_TO_HALL: say_place,
    n.DRAW_CARD: say_drawn,
    n.PLAY_INTRIGUE: say_played,
    n.BUY_TILE: say_tile,
    n.TAKE_TILE: say_tile,
    n.DISCARD_TILE: say_tile,
    n.DRAW_TILE: say_tile,
    n.DRAW_QUEST: lambda p, f, a: str(names.QUEST_NAMES[a]),
    c.YOUR_SCORE: lambda p, f, a: signed(a - c.LOWEST),
    c.HAVE: say_had,
    c.LOW: lambda p, f, a: t("kind-title", kind=n.RESOURCES[a]),
    c.SUPPLY: say_supply,
    c.DONE_QUEST: lambda p, f, a: names.quest_text(a),
}
say: Final = said(SAY, answers.ANSWERS)


def tell(event: Event) -> str:
    """An event as one sentence."""
    return log.TELL["place"](event) if event[0] == "you place" else log.tell(event)


def thing(p: Waterdeep, a: Answer) -> str:
    """The picture on a key: what a place gives first, the kind of a quest or cube."""
    word = p.stack[-1][0]
    if word in (n.PLACE, n.COPY_SPACE, n.ASSIGN_TO_HALL) and a < cards.PLACES:
        return given(a)
    if word in (n.DRAW_TILE, n.BUY_TILE, n.TAKE_TILE, n.DISCARD_TILE):
        return given(cards.FIRST_TILE + a)
    if word in (n.DRAW_QUEST, c.DONE_QUEST) and cards.QUEST_TYPE[a] != n.NOTHING:
        return f"q-{cards.TYPES[cards.QUEST_TYPE[a]]}"
    return n.RESOURCES[a] if word == c.LOW else ""


def given(place: int) -> str:
    """The first thing that a place gives."""
    word, *rest = cards.ACTIONS[place][0]
    if word == n.GAIN:
        return next(kind for kind, many in zip(n.RESOURCES, rest, strict=True) if many)
    if word in (n.TAKE_STOCK, n.SCORE_STOCK):
        return cards.STOCK_KINDS[cards.STOCK_KIND[rest[0]]]
    return GIVEN.get(word, "building")


GIVEN: Final = {n.TAKE_QUEST: "scroll", n.RESET_QUESTS: "scroll", n.PLAY_INTRIGUE: "intrigue", n.TAKE_MARKER: "first"}
