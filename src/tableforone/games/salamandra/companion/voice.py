"""What is asked and said at a real table?  The few questions about it, and his deeds without names of fields."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Answer, Event, Frame
from tableforone.kernel.grammar import counted, listed
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import Label

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Salamandra
from ..rules.solo_cards import ARROWS
from ..voice import log, names
from . import deck
from . import numbers as c
from .facts import outermost
from .flow import reached_gaps
from .names import book_here, field_here, place_name, spot_here

# --- questions


def ask(p: Salamandra) -> str:
    frame = p.stack[-1]
    return ASK[frame[0]](p, frame)


def ask_furthest(p: Salamandra, frame: Frame) -> str:
    holes = "Empty places between do not matter" if p.skips_holes else "Stop before the first empty place"
    arrow = names.arrow_name(frame[1])
    return f"{apprentice(p)}: along {arrow}, which place has the furthest field? {holes} (12.4.2)."


def apprentice(p: Salamandra) -> str:
    left = sum(frame[0] in (n.ARROW, c.TURNED) for frame in p.stack)
    return f"Round {p.round}, his apprentice {p.round - left + 1} of {p.round}"


def ask_next_back(p: Salamandra, frame: Frame) -> str:
    return (
        f"That field is full. Which is the next one back along {names.arrow_name(frame[1])} with a free spot (12.4.5)?"
    )


def ask_free_spot(p: Salamandra, frame: Frame) -> str:
    where = place_name(frame[1], frame[2])
    furthest = f" (unless one lies further {ARROWS[frame[1] & 3]})" if frame[3] == c.LAST_TOLD else ""
    return f"{apprentice(p)}: {where}{furthest}. Clockwise from the top, which spot is free first?"


def ask_gather(p: Salamandra, frame: Frame) -> str:
    where = counted(reached_gaps(p), "gap")
    return f"How many groves still lie at the {where} beside his apprentices, after your own harvest (12.6)?"


def ask_check(p: Salamandra, frame: Frame) -> str:
    needed = p.rudolph_vp + 1
    return f"The check of round {p.round}: do you have {needed} points or more? Rudolph has {p.rudolph_vp} (12.7)."


def ask_labour_right(p: Salamandra, frame: Frame) -> str:
    rounds = listed([str(points) for points in p.labour[: cards.ROUNDS]])
    others = f"{p.labour[n.FOR_BOOK]} for a Spellbook and {p.labour[n.RECYCLINGS]} recyclings"
    return f"Does his Labour card show {rounds} points for the four rounds, {others}? We could only guess it."


def ask_faith(p: Salamandra, frame: Frame) -> str:
    his = p.labour[n.FAITH + frame[1]]
    return f"How much {n.GODS[frame[1]].capitalize()} faith do you have? Rudolph has {his} (12.9.1)."


def ask_score(p: Salamandra, frame: Frame) -> str:
    if p.over == n.LOST:
        return "The game ends here. How many points do you have?"
    return f"Rudolph ends with {p.rudolph_vp}. What is your own final score, with Spellbooks, faith and scrolls?"


ASK: Final[dict[int, Callable[[Salamandra, Frame], str]]] = {
    n.ARROW: lambda p, f: f"{apprentice(p)}: which arrow does his Placement card show?",
    n.START_TURN: lambda p, f: f"Round {p.round}: play your turns until you have passed, and harvest if you like.",
    n.GATHER: ask_gather,
    n.ROUND_END: ask_check,
    c.LEDGER: ask_score,
    c.FURTHEST: ask_furthest,
    c.NEXT_BACK: ask_next_back,
    c.FREE_SPOT: ask_free_spot,
    c.ROOM: lambda p, f: "Is any spot of the four starting fields still free (12.4.5)?",
    c.BOOK_SPOT: lambda p, f: "Of these Spellbook spots, upper ones first, which is the first empty one (12.5.1)?",
    c.FAITH: ask_faith,
    c.LABOUR_RIGHT: ask_labour_right,
    c.LABOUR_NUMBER: lambda p, f: f"What does it show: {deck.SHOWS[f[1]]}?",
}


# --- answers


def say(p: Salamandra, a: Answer) -> str:
    frame = p.stack[-1]
    return SAY[frame[0]](p, frame, a)


def label(p: Salamandra, a: Answer) -> Label:
    """An answer as a key: a number is enough where the picture stands beside it."""
    frame = p.stack[-1]
    if frame[0] == n.ARROW:
        return Label(ARROWS[arrow_of(p, a) & 3], f"from the {names.START_NAMES[arrow_of(p, a) >> 2]} field")
    if frame[0] == c.FURTHEST and a:
        return Label(str(a), "as before" if a == outermost(p, frame[1]) else "")
    if frame[0] == c.FREE_SPOT and a < c.NO_SPOT:
        return Label(names.SPOTS[a], "" if a else "the bonus spot")
    return Label(say(p, a))


def arrow_of(p: Salamandra, a: int) -> int:
    return a - c.OTHER if a >= c.OTHER else p.arrows[a]


def say_arrow(p: Salamandra, frame: Frame, a: int) -> str:
    return deck.arrow_words(arrow_of(p, a))


def say_furthest(p: Salamandra, frame: Frame, a: int) -> str:
    if a == c.FURTHER:
        return f"Further out than place {frame[2] + c.SHOWN - 1}"
    start = ", the starting field" if a == 1 else ""
    return f"Place {a}{start}{', as before' if a == outermost(p, frame[1]) else ''}"


def say_next_back(p: Salamandra, frame: Frame, a: int) -> str:
    return f"Place {a}{', the starting field' if a == 1 else ''}" if a else "No field of this line has a free spot"


def say_free_spot(p: Salamandra, frame: Frame, a: int) -> str:
    if a == c.BEYOND:
        return f"A field lies further {ARROWS[frame[1] & 3]}"
    return "None is free" if a == c.NO_SPOT else spot_here(a).capitalize()


def say_faith(p: Salamandra, frame: Frame, a: int) -> str:
    his = p.labour[n.FAITH + frame[1]]
    return ("None", f"Fewer than {his}", f"{his}, as many as he", f"More than {his}")[a]


SAY: Final[dict[int, Callable[[Salamandra, Frame, Any], str]]] = {
    n.ARROW: say_arrow,
    n.START_TURN: lambda p, f, a: "I have passed",
    n.GATHER: lambda p, f, a: counted(a, "grove") if a else "No grove",
    n.ROUND_END: lambda p, f, a: "Yes, the game goes on" if a else "No, it ends here",
    c.LEDGER: lambda p, f, a: str(a),
    c.FURTHEST: say_furthest,
    c.NEXT_BACK: say_next_back,
    c.FREE_SPOT: say_free_spot,
    c.ROOM: lambda p, f, a: "Yes, at least one" if a else "No, all are taken",
    c.BOOK_SPOT: lambda p, f, a: book_here(a // cards.BOOKS, a % cards.BOOKS).capitalize(),
    c.FAITH: say_faith,
    c.LABOUR_RIGHT: lambda p, f, a: "Yes, it does" if a else "No, I tell you",
    c.LABOUR_NUMBER: lambda p, f, a: str(a),
}


# --- what he does


def tell(event: Event) -> str:
    if event[0] == DECIDE:
        return tell_decision(*event[2:])
    return TELL[event[0]](event) if event[0] in TELL else log.tell(event)


def tell_decision(name: str, about: Any, choice: Any, trace: Any) -> str:
    if name == "tile":
        return tell_field(about, choice, trace)
    if name == "spot":
        taken = "the bonus spot is taken, so it is the next free one clockwise (12.4.4)"
        return f"He stands on {spot_here(choice[1])}: {taken if choice[1] else 'it is free (12.4.3)'}."
    if choice is None:
        return "No Spellbook spot is available, so that apprentice stays on its field (12.5.6)."
    lower, book, _ = choice
    why = (
        "no upper spot is empty, so the first empty lower one" if lower else "the first empty upper spot from the left"
    )
    return f"He moves to {book_here(lower, book)}: {why} (12.5.1)."


def tell_field(arrow: int, choice: Any, trace: Any) -> str:
    if choice is None:
        return f"No field along {names.arrow_name(arrow)} has a free spot: another card is turned over (12.4.5)."
    full = any(rule == "12.4.5" and len(after) < len(before) for rule, before, after in trace)
    why = "the furthest field with a free spot (12.4.5)" if full else "the furthest field (12.4.2)"
    return f"Rudolph follows {names.arrow_name(arrow)} to {why}: {field_here(choice[1])}."


def name_candidate(decision: str, candidate: Any) -> str:
    if decision == "tile":
        return field_here(candidate[1])
    return spot_here(candidate[1]) if decision == "spot" else book_here(candidate[0], candidate[1])


TELL: Final[dict[str, Callable[[Event], str]]] = {
    "arrow": lambda e: f"His card shows {names.arrow_name(e[3])}.",
    "rudolph_grove": lambda e: "",
    "prepare": lambda e: f"The check is passed; round {e[2]} is prepared.",
    "final": lambda e: f"Spellbooks bring Rudolph {e[2]}, faith {e[3]}, scrolls {e[4]}: he ends with {e[5]} (12.9.2).",
}
