"""What happens with module 3?"""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.grammar import counted

from ....rules import numbers as n
from ....rules.cards import (
    GUEST_NAME,
    OBJECTIVE_NAME,
    TILE_NAME,
    TILE_REWARD_GLOSS,
)
from ....voice import names
from ..rules import places as at
from .names import DICE, HALVES


def told_spare_tile(tile: int, back: int) -> str:
    return f"You retreat {names.spaces(back)} for the reward of {TILE_NAME[tile]}: {TILE_REWARD_GLOSS[tile]}."


def told_his_guest(card: int, space: int, points: int, modules: int) -> str:
    reserved = f"{names.place(space)} is reserved" + (f" ({names.points_of(points)})" if points else "")
    return f"{names.guest(card)} sits down in the café of {names.opponent(modules)}; {reserved}."


def told_item(card: int, kind: int, modules: int) -> str:
    return f"{GUEST_NAME[card]} of {names.opponent(modules)}'s gets 1 {n.ITEMS[kind]}."


def told_stars(tokens: int, points: int, modules: int) -> str:
    scored = f"{names.points_of(points)} for {counted(tokens, 'token')}"
    return f"{names.opponent(modules)} scores {scored} on the stars track."


def told_toll(face: int, points: int, modules: int) -> str:
    scored = f"{names.points_of(points)} for the tokens on space {face}"
    return f"{names.opponent(modules)} scores {scored}; one of them goes."


EVENTS: Final[dict[str, Callable[..., str]]] = {
    "entrance drawn": lambda entrance: f"You may choose {at.NAMES[entrance]}: {at.GLOSSES[entrance]}.",
    "entrance": lambda entrance: f"Your hotel is {at.NAMES[entrance]}.",
    "sum": lambda first, second: f"Your two dice are {first} and {second}: the bonus for {first + second}.",
    "token": lambda token, half: f"You use token {token + 1} of Dove for a {HALVES[half]}.",
    "personal": lambda card: f"You complete your own objective ({OBJECTIVE_NAME[card]}).",
    "spare tile": told_spare_tile,
    "shift": lambda die, face, onto: f"A {DICE[die]} die is turned from {face} to {onto}.",
    "his own guest": told_his_guest,
    "item given": told_item,
    "item back": lambda kind: f"Nobody needs the {n.ITEMS[kind]} on the space: it goes to the supply.",
    "star": lambda tokens, modules: f"{names.opponent(modules)} has {counted(tokens, 'token')} on the stars track.",
    "stars gone": lambda gone, left: (
        f"What you completed removes {counted(gone, 'token')}: {left} left on the stars track."
    ),
    "stars scored": told_stars,
    "token scored": lambda card, points, modules: (
        f"{names.opponent(modules)} scores {names.points_of(points)} for the token on {GUEST_NAME[card]}."
    ),
    "token moves": lambda card, modules: f"A token of {names.opponent(modules)}'s moves onto {names.guest(card)}.",
    "toll token": lambda face, tokens, modules: (
        f"{names.opponent(modules)} leaves a token on space {face} (now {tokens})."
    ),
    "toll scored": told_toll,
}
