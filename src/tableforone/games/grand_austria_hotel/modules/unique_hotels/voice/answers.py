"""What may be answered with module 3?"""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.grammar import upfirst
from tableforone.kernel.spec import Label

from ....rules import numbers as n
from ....rules.cards import (
    OBJECTIVE_GLOSS,
    OBJECTIVE_NAME,
    TILE_NAME,
    TILE_REWARD,
)
from ....rules.position import Hotels
from ....voice import names
from ....voice.answers import (
    extra_cost,
    label_extra,
    label_strength,
    label_turn,
    say_extra,
    say_extra_cost,
    say_turn,
)
from ...common.rules import numbers as m
from ..rules import places as at
from ..rules.entrances import letter
from ..rules.kozi_palace import EXTRA_COLOUR, FACE, UP
from .names import DICE, his_guest


def say_entrance(entrance: int) -> str:
    return f"{at.NAMES[entrance]} (items: {names.items(at.START_ITEMS[entrance])}): {at.GLOSSES[entrance]}"


def say_extra_action(p: Hotels, answer: int) -> str:
    """E. Gizia's answer, perhaps with a die that moves first."""
    die, rest = divmod(answer, EXTRA_COLOUR)
    first, onto = divmod(rest, 10)
    if not first:
        return say_extra(p, onto)
    moved = f"Move a {DICE[die]} {first} to {onto}"
    action = f"{names.ACTIONS[onto]}, strength {p.dice[onto] + 1}{say_extra_cost(p, onto)}"
    return f"{moved}, then space {onto}: {action}"


def say_shift(p: Hotels, answer: int) -> str:
    face, rest = divmod(answer - m.SHIFT, FACE)
    onto = face + 1 if rest >= UP else face - 1
    return f"Kozi Palace: turn a {DICE[rest % UP]} {face} to {onto} and use space {onto}"


def say_forfeit(p: Hotels, answer: int) -> str:
    return "You cannot pay the toll anywhere: lose 5 points and use any space this turn"


def say_personal(p: Hotels, answer: int) -> str:
    card = p.unique[at.PERSONAL + answer - m.PERSONAL]
    return f"Complete your own objective ({OBJECTIVE_NAME[card]}) for {at.BY_ROUND[p.round]} points"


def say_reward(p: Hotels, answer: int) -> str:
    tile = answer - m.REWARD
    back, reward = names.spaces(at.RETREATS[letter(tile)]), names.effects_in_words(TILE_REWARD[tile])
    return f"Retreat {back} for the reward of {TILE_NAME[tile]}: {reward}"


ANSWERS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {
    m.REVEAL_HIS_ENTRANCE: lambda p, f, a: at.HIS_NAMES[a],
    m.REVEAL_ENTRANCE: lambda p, f, a: at.NAMES[a],
    m.REVEAL_PERSONAL: lambda p, f, a: f"Personal objective {'ABC'[f[1]]}: {OBJECTIVE_GLOSS[a]}",
    m.REVEAL_SPARE: lambda p, f, a: f"Spare Emperor tile {TILE_NAME[a]}",
    m.CHOOSE_ENTRANCE: lambda p, f, a: say_entrance(a),
    m.SECOND_GUEST: lambda p, f, a: say_turn(p, f, n.GUEST + a - 1),
    m.DOVE_TOKEN: lambda p, f, a: f"Token {a + 1}: {names.effects_in_words(at.token_parts(p, a, f[1]))}",
    m.TURN_ON: say_turn,
    m.HIS_CAFE: lambda p, f, a: f"{names.guest(a)} sits down",
    m.LAY_ITEM: lambda p, f, a: upfirst(n.ITEMS[a]),
    m.GIVE_ITEM: lambda p, f, a: f"{his_guest(p, a - 1)} (guest {a})",
    n.EXTRA_ACTION: lambda p, f, a: say_extra_action(p, a),
}


DECLINED: Final[dict[int, str]] = {m.SECOND_GUEST: "No second guest"}


# --- for those who look


def label_shift(p: Hotels, answer: int) -> Label:
    face, rest = divmod(answer - m.SHIFT, FACE)
    onto = face + 1 if rest >= UP else face - 1
    return Label(f"turn a {DICE[rest % UP]} {face} to {onto}, use space {onto}")


def label_extra_action(p: Hotels, answer: int) -> Label:
    first, onto = divmod(answer % EXTRA_COLOUR, 10)
    if not first:
        return label_extra(p, onto)
    return Label(names.IN_SHORT[onto], label_strength(p.dice[onto] + 1, extra_cost(p, onto)))


LABELS: Final[dict[int, Callable[[Hotels, Frame, Any], Label]]] = {
    m.CHOOSE_ENTRANCE: lambda p, f, a: Label(at.NAMES[a]),
    m.SECOND_GUEST: lambda p, f, a: label_turn(p, n.GUEST + a - 1),
    m.TURN_ON: lambda p, f, a: label_turn(p, a),
    m.GIVE_ITEM: lambda p, f, a: Label(names.guest(p.unique[at.HIS_CAFE + a - 1])),
    n.EXTRA_ACTION: lambda p, f, a: label_extra_action(p, a),
}
