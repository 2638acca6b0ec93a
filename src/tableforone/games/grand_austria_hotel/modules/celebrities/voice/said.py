"""What does module 2 say?  Its questions and answers, events, and how Elisabeth decided among coloured dice."""

from collections.abc import Sequence
from typing import Any, Final

from tableforone.kernel.grammar import listed

from ....rules.position import Hotels
from ....voice import names
from ....voice.answers import say_die_in_full
from ....voice.questions import ask_roll
from ....voice.why import reason
from ...common.rules import numbers as m
from ...module import Voice
from ..rules.dice import BOOST, COLOUR
from ..rules.lounge import DIE_COLOURS, GLOSSES, MINE, NAMES, TILE, points

BY_MERIT: Final = ("22.1", "22.2")


def roll_in_words(counts: Sequence[int]) -> str:
    coloured = [f"{name} {face}" for name, face in zip(DIE_COLOURS, counts[6:], strict=True) if face]
    return listed(names.dice(counts[:6]) + coloured)


def say_coloured(p: Hotels, answer: int) -> str:
    """The die as it will be with its celebrity's help."""
    colour, rest = divmod(answer - m.COLOURED, COLOUR)
    tile, worth = p.lounge[TILE + colour], points(p, colour)
    with_celebrity = p.copy()
    with_celebrity.lounge[MINE] |= 1 << tile
    die = say_die_in_full(with_celebrity, rest % BOOST, rest >= BOOST, DIE_COLOURS[colour] + " ")
    return f"{die}; with {NAMES[tile]} ({names.points_of(worth)}): {GLOSSES[tile]}"


def say_exchange(p: Hotels, answer: int) -> str:
    return "Einstein: exchange up to 4 dishes or drinks for others"


def decided_die(about: Any, choice: Any, trace: Any) -> str:
    colour, face, tile, worth = choice
    because = f"{NAMES[tile]}, {names.points_of(worth)}{merit(about[0], trace)}"
    elisabeth = names.whose(about[0])
    return f"Her card shows a coloured die: {elisabeth} goes for the {DIE_COLOURS[colour]} {face} ({because})."


def decided_die_on_space(about: Any, choice: Any, trace: Any) -> str:
    colour, face, tile, worth = choice
    because = f"{NAMES[tile]}, {names.points_of(worth)}{merit(about[0], trace)}"
    return f"{names.whose(about[0])} takes the {DIE_COLOURS[colour]} die from space {face} ({because})."


def merit(card: int, trace: Any) -> str:
    last = next((rule for rule, before, after in trace if len(after) == 1 < len(before)), "")
    return ": the most points" if last in BY_MERIT else reason(card, trace, "")


def named_die(candidate: Any) -> str:
    colour, face, tile, worth = candidate
    return f"{DIE_COLOURS[colour]} {face} ({NAMES[tile]}, {names.points_of(worth)})"


VOICE: Final = Voice(
    questions={
        m.REVEAL_CELEBRITY: lambda p, f: f"Which celebrity comes to the lounge, for the {DIE_COLOURS[f[1]]} die?",
        m.ROLL_COLOURED: lambda p, f: ask_roll(f[1] + f[2].bit_count()),
        m.DUSTBIN: lambda p, f: "Only coloured dice are left: which one goes to the dustbin?",
    },
    answers={
        m.REVEAL_CELEBRITY: lambda p, f, a: NAMES[a],
        m.ROLL_COLOURED: lambda p, f, a: "The dice: " + roll_in_words(a),
        m.DUSTBIN: lambda p, f, a: f"The {DIE_COLOURS[a - 1]} die",
    },
    events={
        "roll in colour": lambda *counts: f"The dice fall: {roll_in_words(counts)}.",
        "celebrity arrives": lambda tile, colour: f"{NAMES[tile]} comes to the lounge ({DIE_COLOURS[colour]} die).",
        "celebrity": lambda tile: f"{NAMES[tile]} helps you until the end of the round: {GLOSSES[tile]}.",
        "her celebrity": lambda tile, worth: f"Elisabeth scores {names.points_of(worth)} for {NAMES[tile]}.",
        "her blue die": lambda worth: f"The blue die: Elisabeth scores {names.points_of(worth)}.",
    },
    decisions={"coloured die": decided_die, "coloured die on the space": decided_die_on_space},
    candidates={"coloured die": named_die, "coloured die on the space": named_die},
)
