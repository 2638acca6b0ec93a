"""What does module 3 say?  Questions, answers and events of both entrances."""

from typing import Final

from tableforone.kernel.grammar import counted, upfirst

from ....rules import numbers as n
from ....rules.boards import space_name
from ....rules.cards import (
    GUEST_NAME,
    OBJECTIVE_GLOSS,
    OBJECTIVE_NAME,
    TILE_NAME,
    TILE_REWARD,
    TILE_REWARD_GLOSS,
)
from ....rules.position import Hotels
from ....voice import names
from ....voice.answers import say_extra, say_extra_cost, say_turn
from ...common.rules import numbers as m
from ...module import Voice
from ..rules import places as at
from ..rules.entrances import letter
from ..rules.kozi_palace import EXTRA_COLOUR, FACE, UP

HALVES: Final = ("column", "floor")
DICE: Final = ("white", "red", "yellow", "blue")


def his_guest(p: Hotels, place: int) -> str:
    first = at.HIS_NEEDS + place * n.KINDS
    missing = names.items(p.unique[first : first + n.KINDS])
    return f"{names.guest(p.unique[at.HIS_CAFE + place])}, who still wants {missing}"


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


# --- answers of the turn


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


# --- events


def told_spare_tile(tile: int, back: int) -> str:
    return f"You retreat {names.spaces(back)} for the reward of {TILE_NAME[tile]}: {TILE_REWARD_GLOSS[tile]}."


def told_his_guest(card: int, space: int, points: int, modules: int) -> str:
    reserved = f"{space_name(space)} is reserved" + (f" ({names.points_of(points)})" if points else "")
    return f"{names.guest(card)} sits down in the café of {names.opponent(modules)}; {reserved}."


def told_item(card: int, kind: int, modules: int) -> str:
    return f"{GUEST_NAME[card]} of {names.opponent(modules)}'s gets 1 {n.ITEMS[kind]}."


def told_stars(tokens: int, points: int, modules: int) -> str:
    scored = f"{names.points_of(points)} for {counted(tokens, 'token')}"
    return f"{names.opponent(modules)} scores {scored} on the stars track."


def told_toll(face: int, points: int, modules: int) -> str:
    scored = f"{names.points_of(points)} for the tokens on space {face}"
    return f"{names.opponent(modules)} scores {scored}; one of them goes."


VOICE: Final = Voice(
    parts={m.DOVE_TOKEN: lambda f: f"use a token of Dove for a {HALVES[f[1]]}"},
    questions={
        m.REVEAL_HIS_ENTRANCE: lambda p, f: f"Which entrance does {names.opponent(p.modules)} have?",
        m.REVEAL_ENTRANCE: lambda p, f: "Which entrance is drawn for you to choose from?",
        m.REVEAL_PERSONAL: lambda p, f: f"Which objective {'ABC'[f[1]]} is drawn for Ninas Melange?",
        m.REVEAL_SPARE: lambda p, f: f"Which spare Emperor tile {'ABC'[f[1]]} is drawn for The Grand Wray Hotel?",
        m.CHOOSE_ENTRANCE: lambda p, f: "Which entrance does your hotel get?",
        m.SECOND_GUEST: lambda p, f: "Kaufman: do you take a second guest at its cost?",
        m.DOVE_TOKEN: lambda p, f: f"Dove: you have completed a {HALVES[f[1]]}; which token do you use?",
        m.TURN_ON: lambda p, f: f"How do you use space {f[3]}?",
        m.HIS_CAFE: lambda p, f: f"Which guest sits down in the café of {names.opponent(p.modules)}?",
        m.LAY_ITEM: lambda p, f: f"Which item of the pool lies on space {f[1]}?",
        m.GIVE_ITEM: lambda p, f: f"Which guest of {names.opponent(p.modules)}'s gets 1 {n.ITEMS[f[1]]}?",
    },
    declined={m.SECOND_GUEST: "No second guest"},
    answers={
        m.REVEAL_HIS_ENTRANCE: lambda p, f, a: at.HIS_NAMES[a],
        m.REVEAL_ENTRANCE: lambda p, f, a: at.NAMES[a],
        m.REVEAL_PERSONAL: lambda p, f, a: f"Personal objective {'ABC'[f[1]]}: {OBJECTIVE_GLOSS[a]}",
        m.REVEAL_SPARE: lambda p, f, a: f"Spare Emperor tile {TILE_NAME[a]}",
        m.CHOOSE_ENTRANCE: lambda p, f, a: say_entrance(a),
        m.SECOND_GUEST: lambda p, f, a: say_turn(p, n.GUEST + a - 1),
        m.DOVE_TOKEN: lambda p, f, a: f"Token {a + 1}: {names.effects_in_words(at.token_parts(p, a, f[1]))}",
        m.TURN_ON: lambda p, f, a: say_turn(p, a),
        m.HIS_CAFE: lambda p, f, a: f"{names.guest(a)} sits down",
        m.LAY_ITEM: lambda p, f, a: upfirst(n.ITEMS[a]),
        m.GIVE_ITEM: lambda p, f, a: f"{his_guest(p, a - 1)} (guest {a})",
        n.EXTRA_ACTION: lambda p, f, a: say_extra_action(p, a),
    },
    events={
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
    },
)
