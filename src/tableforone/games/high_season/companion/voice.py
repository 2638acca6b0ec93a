"""Questions and sentences at a real table: a few new questions, the rest as in digital games."""

from typing import Any, Final

from tableforone.kernel.asking import YES
from tableforone.kernel.bits import bits
from tableforone.kernel.frames import Event, Frame
from tableforone.kernel.grammar import signed
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import Answers, Label, OfAnswers, OfWords, Questions

from ..rules import cards, solo_cards
from ..rules import numbers as n
from ..rules.position import HighSeason
from ..voice import log, m, t, why
from ..voice.names import preference, preference_text
from . import cards as own_cards
from . import deck as hers
from . import numbers as c
from .display import race_name


def ask_first(race: int) -> str:
    vp = cards.LINE_VP[race] if race < n.EMPEROR_RACE else cards.TRACK_FIRST_VP[race - n.EMPEROR_RACE]
    rule = "6.3" if race < n.EMPEROR_RACE else "7.1.4"
    return t("own-first", race=race_name(race), n=vp, rule=rule)


QUESTIONS: Final[Questions] = {
    n.TURN: lambda p, f: t("own-turn", round=p.round),
    c.FIRST: lambda p, f: ask_first(f[1]),
    c.YOUR_SCORE: lambda p, f: t("own-score"),
    c.WHICH: lambda p, f: t("own-which", preference=preference(p.top)),
    c.ENTER: lambda p, f: own_cards.entering(f)[0],
    c.DICE_ON: lambda p, f: t("own-dice-on", space=f[1]),
    c.MOST_DICE: lambda p, f: t("own-most-dice"),
    c.TOP: lambda p, f: t("own-top"),
}
ANSWERS: Final[Answers] = {
    n.TURN: lambda p, f, a: t("own-done"),
    c.FIRST: lambda p, f, a: t("own-was-first" if a == YES else "own-ralph-first"),
    c.YOUR_SCORE: lambda p, f, a: signed(c.SCORES[a]),
    c.WHICH: lambda p, f, a: t("own-card", id=solo_cards.CARD_IDS[a]),
    c.ENTER: lambda p, f, a: own_cards.entering(f)[1][a],
    c.MOST_DICE: lambda p, f, a: t("own-spaces", spaces=[m("own-space", space=die) for die in bits(a)]),
    c.TOP: lambda p, f, a: preference_text(a),
}


# --- keys


def label_card(p: HighSeason, frame: Frame, card: int) -> Label | None:
    """An unknown card is a new one of its grade."""
    return Label(t("own-new-card", grade=solo_cards.GRADES[solo_cards.GRADE[card]])) if card in new_cards(p) else None


def new_cards(p: HighSeason) -> list[int]:
    """One unknown card of each grade: its number does not matter."""
    unknown = [card for card in own_cards.unseen(p) if not own_cards.is_known(p, card)]
    first = {solo_cards.GRADE[card]: card for card in reversed(unknown)}
    return [first[grade] for grade in sorted(first)]


def card_keys(p: HighSeason, frame: Frame) -> list[list[int]]:
    """New cards first, then known ones with their drawings."""
    known = [card for card in own_cards.ask_which(p, frame) or [] if own_cards.is_known(p, card)]
    return [new_cards(p), *(known[at : at + 2] for at in range(0, len(known), 2))]


THINGS: Final[OfAnswers] = {
    c.TOP: lambda p, f, a: hers.drawn_preference(a),
    c.ENTER: lambda p, f, a: hers.drawn(f[2:], a),
    c.WHICH: lambda p, f, a: hers.drawn_face(p.faces[a]) if own_cards.is_known(p, a) else "card",
    c.MOST_DICE: lambda p, f, a: f"die:{a.bit_length() - 1}" if a.bit_count() == 1 else "",
}
LABELS: Final[OfAnswers] = {c.WHICH: label_card}
GRIDS: Final[OfWords] = {c.WHICH: card_keys}


# --- his actions


def tell(event: Event) -> str:
    """As usual, but without the number of dice, which may not be known."""
    if event[0] == DECIDE and event[2] in why.ABOUT_DICE:
        return why.tell_die(event, counting=False)
    return t("own-count-total", n=event[2]) if event[0] == c.COUNTED else log.tell(event)


def name_candidate(decision: str, value: Any) -> str:
    return t("own-space", space=value[0]) if decision in why.ABOUT_DICE else why.name_candidate(decision, value)
