"""What is asked and said at a real table?  The questions about it; all else as in digital play."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.asking import noted
from tableforone.kernel.frames import YOU, Answer, Event, Frame
from tableforone.kernel.spec import Label

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from ..voice import answers, log, names, questions
from . import numbers as c

# --- questions


def ask(p: Waterdeep) -> str:
    frame = p.stack[-1]
    return ASK[frame[0]](p, frame) if frame[0] in ASK else questions.ask(p)


def ask_place(p: Waterdeep, frame: Frame) -> str:
    if frame[1] == n.FROM_HARBOR:
        return f"The harbor: where did your agent from {names.PLACE_NAMES[frame[2]]} go?"
    nth = p.agents[YOU] - p.pool[YOU] + 1
    turn = "an extra agent" if frame[1] == n.EXTRA else f"your agent {nth} of {p.agents[YOU]}"
    quest = " You complete a quest that he looks at, I ask for it then." if noted(p, c.QUEST) else ""
    return f"Round {p.round}, {turn}: where did you place it?{quest}"


def ask_drawn_tile(p: Waterdeep, frame: Frame) -> str:
    slot = frame[1] - n.TO_HALL
    if slot < 0:
        return "Which building tile lay on top of the stack?"
    return f"Which building tile lies in place {slot + 1} of Builder's Hall{' now' if p.round else ''}?"


def ask_drawn_quest(p: Waterdeep, frame: Frame) -> str:
    if p.round:
        return "Draw the top quest for Pseudo: which is it?"
    return f"Which is the {'upper' if not p.his_quests else 'lower'} quest of Pseudo, drawn for him at the start?"


def ask_score(p: Waterdeep, frame: Frame) -> str:
    return (
        "The game is over. What is your own final score, with 1 VP for each cube and for 2 gold, and 5 VP less for "
        "each open quest (rule 8)?"
    )


ASK: Final[dict[int, Callable[[Waterdeep, Frame], str]]] = {
    n.PLACE: ask_place,
    n.DRAW_TILE: ask_drawn_tile,
    n.DRAW_QUEST: ask_drawn_quest,
    n.DRAW_CARD: lambda p, f: "Draw the top intrigue card for Pseudo: which is it?",
    n.PLAY_INTRIGUE: lambda p, f: "Which intrigue card did you play?",
    n.BUY_TILE: lambda p, f: "Which building did you buy?",
    n.TAKE_TILE: lambda p, f: "Which building did you take from Builder's Hall for nothing?",
    n.COPY_SPACE: lambda p, f: "Which space of his did you use?",
    n.ASSIGN_TO_HALL: lambda p, f: "On which tile in Builder's Hall did you place an agent?",
    c.LEDGER: ask_score,
    c.HAVE: lambda p, f: f"His card takes a {n.RESOURCES[f[1]]} from you: do you have one (F7)?",
    c.LOW: lambda p, f: f"Of which cubes are fewer than {c.FEW} left in the supply?",
    c.SUPPLY: lambda p, f: f"How many {n.RESOURCES[f[1]]}s are left in the supply?",
    c.DONE_QUEST: lambda p, f: "Which quest did you complete?",
}


# --- answers


def say(p: Waterdeep, a: Answer) -> str:
    frame = p.stack[-1]
    return SAY[frame[0]](p, frame, a) if frame[0] in SAY else answers.say(p, a)


PLACE_KEYS: Final = {
    c.PASSED: Label("Nowhere", "no space was possible"),
    c.LOW_KEY: Label("Few cubes left", f"first: fewer than {c.FEW} of a colour"),
    c.QUEST_KEY: Label("A quest he looks at", "first: I complete it in this turn"),
}


def label(p: Waterdeep, a: Answer) -> Label:
    """An answer as a key: the name is enough, the table lies there."""
    frame = p.stack[-1]
    if frame[0] in (n.PLACE, n.COPY_SPACE, n.ASSIGN_TO_HALL) and a < cards.PLACES:
        return Label(names.PLACE_NAMES[a], whose(p, a))
    if frame[0] == n.PLACE:
        return PLACE_KEYS[a]
    if frame[0] in (n.DRAW_QUEST, c.DONE_QUEST):
        return Label(names.QUEST_NAMES[a])
    if frame[0] in (n.DRAW_TILE, n.BUY_TILE, n.TAKE_TILE, n.DISCARD_TILE):
        return Label(names.tile_name(a))
    return Label(say(p, a))


def whose(p: Waterdeep, place: int) -> str:
    tile = place - cards.FIRST_TILE
    if tile < 0:
        return ""
    return "Pseudo's tile" if p.his_tiles >> tile & 1 else "your tile" if p.my_tiles >> tile & 1 else "in the hall"


def say_place(p: Waterdeep, frame: Frame, a: int) -> str:
    if a < cards.PLACES:
        return names.PLACE_NAMES[a] + (f", {whose(p, a)}" if whose(p, a) else "")
    if a == c.PASSED:
        return "Nowhere: no space was possible" if frame[0] == n.PLACE else "On none: I can use none"
    if a == c.LOW_KEY:
        return f"First: of some cubes fewer than {c.FEW} are left in the supply"
    return "First: in this turn I complete a quest that moves an agent, a tile or a card, or gives him something"


def say_supply(p: Waterdeep, frame: Frame, a: int) -> str:
    return f"{a} or more" if a == c.FEW else str(a)


def say_played(p: Waterdeep, frame: Frame, a: int) -> str:
    return names.CARD_NAMES[a - n.CARD_ANSWER] if a else "I played no card"


def say_drawn(p: Waterdeep, frame: Frame, a: int) -> str:
    return names.card_name(a) if a < cards.CARDS else "The discarded cards were shuffled anew before"


SAY: Final[dict[int, Callable[[Waterdeep, Frame, Any], str]]] = {
    n.PLACE: say_place,
    n.COPY_SPACE: say_place,
    n.ASSIGN_TO_HALL: say_place,
    n.DRAW_CARD: say_drawn,
    n.PLAY_INTRIGUE: say_played,
    n.BUY_TILE: lambda p, f, a: names.tile_name(a),
    n.TAKE_TILE: lambda p, f, a: names.tile_name(a),
    n.DISCARD_TILE: lambda p, f, a: names.tile_name(a),
    n.DRAW_TILE: lambda p, f, a: names.tile_name(a),
    n.DRAW_QUEST: lambda p, f, a: names.QUEST_NAMES[a],
    c.LEDGER: lambda p, f, a: str(a - c.LOWEST),
    c.HAVE: lambda p, f, a: f"Yes, a {n.RESOURCES[f[1]]} of mine goes back" if a else "No, I lose 2 VP",
    c.LOW: lambda p, f, a: f"{n.RESOURCES[a]}s".capitalize(),
    c.SUPPLY: say_supply,
    c.DONE_QUEST: lambda p, f, a: names.quest_text(a),
}


def tell(event: Event) -> str:
    """An event in one sentence."""
    return log.tell_place(event) if event[0] == "you place" else log.tell(event)


def thing(p: Waterdeep, a: Answer) -> str:
    """What is drawn on a key: what a place gives first, the kind of a quest or cube."""
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


GIVEN: Final = {
    n.TAKE_QUEST: "scroll",
    n.RESET_QUESTS: "scroll",
    n.PLAY_INTRIGUE: "intrigue",
    n.TAKE_MARKER: "first",
}
