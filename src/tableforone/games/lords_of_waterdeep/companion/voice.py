"""Questions and sentences at a real table: a few new questions, the rest as in digital games."""

from typing import Final

from tableforone.kernel.asking import noted
from tableforone.kernel.frames import YOU, Event, Frame
from tableforone.kernel.grammar import signed
from tableforone.kernel.spec import Answers, Label, OfAnswers, Questions

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from ..voice import log, m, names, t
from . import numbers as c

# words whose answers are spaces, tiles, quests
SPACES: Final = (n.PLACE, n.COPY_SPACE, n.ASSIGN_TO_HALL)
TILES: Final = (n.DRAW_TILE, n.BUY_TILE, n.TAKE_TILE, n.DISCARD_TILE)
QUESTS: Final = (n.DRAW_QUEST, c.DONE_QUEST)

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


QUESTIONS: Final[Questions] = {
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


# --- answers


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


ANSWERS: Final[Answers] = {
    **dict.fromkeys(SPACES, say_place),
    n.DRAW_CARD: lambda p, f, a: str(names.card_name(a)) if a < cards.CARDS else t("home-reshuffled"),
    n.PLAY_INTRIGUE: lambda p, f, a: str(names.CARD_NAMES[a - n.CARD_ANSWER]) if a else t("home-no-card"),
    **dict.fromkeys(TILES, lambda p, f, a: str(names.tile_name(a))),
    n.DRAW_QUEST: lambda p, f, a: str(names.QUEST_NAMES[a]),
    c.YOUR_SCORE: lambda p, f, a: signed(c.SCORES[a]),
    c.HAVE: lambda p, f, a: t("home-have-yes", kind=n.RESOURCES[f[1]]) if a else t("home-have-no"),
    c.LOW: lambda p, f, a: t("kind-title", kind=n.RESOURCES[a]),
    c.SUPPLY: lambda p, f, a: t("home-many", n=a) if a == c.FEW else str(a),
    c.DONE_QUEST: lambda p, f, a: names.quest_text(a),
}


# --- keys


def label_place(p: Waterdeep, frame: Frame, a: int) -> Label | None:
    """The name of a space is enough, because the table is there."""
    if a < cards.PLACES:
        whose = whose_tile(p, a)
        return Label(str(names.PLACE_NAMES[a]), t("home-whose", whose=whose) if whose else "")
    if frame[0] != n.PLACE:
        return None
    if a == c.PASSED:
        return Label(t("home-nowhere"), t("home-nowhere-note"))
    if a == c.LOW_KEY:
        return Label(t("home-few"), t("home-few-note", n=c.FEW))
    return Label(t("home-special"), t("home-special-note"))


def quest_picture(quest: int) -> str:
    kind = cards.QUEST_TYPE[quest]
    return f"q-{cards.TYPES[kind]}" if kind != n.NOTHING else "intrigue"


def given(place: int) -> str:
    """The first thing that a place gives."""
    word, *rest = cards.ACTIONS[place][0]
    if word == n.GAIN:
        return next(kind for kind, many in zip(n.RESOURCES, rest, strict=True) if many)
    if word in (n.TAKE_STOCK, n.SCORE_STOCK):
        return cards.STOCK_KINDS[cards.STOCK_KIND[rest[0]]]
    return GIVEN.get(word, "building")


GIVEN: Final = {n.TAKE_QUEST: "scroll", n.RESET_QUESTS: "scroll", n.PLAY_INTRIGUE: "intrigue", n.TAKE_MARKER: "first"}
LABELS: Final[OfAnswers] = {
    **dict.fromkeys(SPACES, label_place),
    **dict.fromkeys(QUESTS, lambda p, f, a: Label(str(names.QUEST_NAMES[a]))),
}
# what a place gives first, the kind of a quest or cube
THINGS: Final[OfAnswers] = {
    **dict.fromkeys(SPACES, lambda p, f, a: given(a) if a < cards.PLACES else ""),
    **dict.fromkeys(TILES, lambda p, f, a: given(cards.FIRST_TILE + a)),
    **dict.fromkeys(QUESTS, lambda p, f, a: quest_picture(a)),
    c.LOW: lambda p, f, a: n.RESOURCES[a],
}


# --- his actions


def tell(event: Event) -> str:
    """An event as one sentence."""
    return log.TELL["place"](event) if event[0] == "you place" else log.tell(event)
