"""How are things called?  Guests, rooms, staff, effects and instruction cards, the opponent, in plain words."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final

from tableforone.kernel.data import Data
from tableforone.kernel.frames import Frame
from tableforone.kernel.grammar import counted, listed
from tableforone.kernel.spec import Setup

from ..opponent import cards as his_cards
from ..rules import boards, cards, decks, moments
from ..rules import numbers as n
from ..rules.edition import guest_order, guest_points
from ..rules.effects import COUNTED
from ..rules.position import Hotels
from ..rules.setup import module_bits

ACTIONS: Final = ("", "strudel and cake", "wine and coffee", "rooms", "Emperor and krones", "staff", "any action")
IN_SHORT: Final = ("", "strudel, cake", "wine, coffee", "rooms", "Emperor, krones", "staff", "any")
PROGRESS: Final = ("no marker", "on III", "on II", "claimed")
ORDINAL: Final = ("1st", "2nd", "3rd", "4th", "5th")
ARROWS: Final = ("", " (one arrow)", " (two arrows)")

# --- numbers of things


def points_of(number: int) -> str:
    """Points, which may be negative.

    >>> points_of(-1), points_of(1), points_of(3)
    ('-1 point', '1 point', '3 points')
    """
    return counted(number, "point", "point" if number == -1 else "points")


def krones(number: int) -> str:
    return "free" if number == 0 else counted(number, "krone")


def items(counts: Sequence[int]) -> str:
    """Some items in words: "2 wine and 1 coffee"."""
    return listed([f"{many} {name}" for many, name in zip(counts, n.ITEMS, strict=False) if many])


def dice(counts: Sequence[int]) -> list[str]:
    """A roll, face by face."""
    return [f"{many} x {face}" for face, many in enumerate(counts, 1) if many]


# --- rooms, guests, staff


def place(number: int) -> str:
    """A space of a hotel: which one of its floor, from the left.

    >>> place(0), place(17)
    ('room 1 on floor 1', 'room 3 on floor 4')
    """
    return f"room {number % 5 + 1} on floor {number // 5 + 1}"


def space(number: int, colour: int) -> str:
    return f"{n.COLOURS[colour]} {place(number)}"


def board(number: int) -> str:
    """A side of a hotel board."""
    name = boards.BOARDS[number]
    return f"the day side of board {name[-1].upper()}" if number else "the night side"


def room(p: Hotels, number: int) -> str:
    return space(number, boards.SPACE_COLOUR[p.board][number])


def guest(card: int) -> str:
    return f"{cards.GUEST_NAME[card]} ({n.COLOURS[cards.GUEST_COLOUR[card]]})"


def guest_in_full(p: Hotels, card: int) -> str:
    """A guest with order, points and reward."""
    order, points = items(guest_order(p, card)), points_of(guest_points(p, card))
    return f"{guest(card)}: wants {order}; {points}; {reward_in_words(card)}"


def reward(card: int) -> list[str]:
    """What a guest gives, part by part; a card that also says where the guest must go speaks for itself."""
    if cards.GUEST_GLOSS[card]:
        return [cards.GUEST_GLOSS[card]]
    return [effect(frame) for frame in cards.GUEST_REWARD[card]]


def reward_in_words(card: int) -> str:
    return listed(reward(card), none="no reward")


def staff(card: int) -> str:
    return f"{cards.STAFF_NAME[card]}, {cards.STAFF_GLOSS[card]}"


def objective(card: int) -> str:
    """An objective with its letter: "objective A (rooms)"."""
    letter = next(letter for letter, group in zip("ABC", decks.OBJECTIVES_IN[-1], strict=True) if card in group)
    return f"objective {letter} ({cards.OBJECTIVE_NAME[card]})"


# --- the opponent


def opponent(modules: int) -> str:
    """Who sits opposite with these modules (20.1.1)?"""
    return n.OPPONENTS[decks.OPPONENT_IN[modules]]


def against(setup: Setup) -> str:
    return opponent(module_bits(setup))


def their(modules: int) -> str:
    return "her" if decks.OPPONENT_IN[modules] == n.ELISABETH else "his"


def whose(card: int) -> str:
    """Who turned over this instruction card?"""
    return n.OPPONENTS[card >= his_cards.FIRST_OF_ELISABETH]


def he(card: int) -> str:
    return "she" if card >= his_cards.FIRST_OF_ELISABETH else "he"


def his(card: int) -> str:
    return "her" if card >= his_cards.FIRST_OF_ELISABETH else "his"


# --- effects


@cache
def effect(frame: Frame) -> str:
    """An effect in words, derived from its frame."""
    return EFFECTS[frame[0]](frame)


def effects_in_words(frames: Iterable[Frame]) -> str:
    return listed([effect(frame) for frame in frames])


def per(number: int) -> str:
    """What points are given for."""
    return next(word for word, each in COUNTED.items() if each == number).replace("_", " ")


def discounted(discount: int) -> str:
    if discount >= 99:
        return " for free"
    return f" for {counted(discount, 'krone')} less" if discount else ""


def below(top: int) -> str:
    return f" on floors 1-{top}" if top < boards.TOP else ""


def dishes(number: int) -> str:
    return counted(number, "dish or drink", "dishes or drinks")


def spaces(number: int) -> str:
    return counted(number, "Emperor space")


EFFECTS: Final[dict[int, Callable[[Frame], str]]] = {
    n.RECEIVE: lambda f: "receive " + items(f[1 : 1 + n.KINDS]),
    n.MONEY: lambda f: counted(f[1], "krone"),
    n.POINTS: lambda f: points_of(f[1]),
    n.POINTS_PER: lambda f: f"{points_of(f[2])} per {per(f[1])}",
    n.EMPEROR: lambda f: f"advance {spaces(f[1])}",
    n.ADVANCE: lambda f: f"advance {spaces(f[1])}",
    n.ANY_ITEMS: lambda f: f"{dishes(f[1])} of your choice",
    n.OTHER_ITEMS: lambda f: f"{dishes(f[1])} of kinds you did not spend",
    n.DRAW: lambda f: f"draw {counted(f[1], 'staff card')}",
    n.HIRE: lambda f: f"play {counted(f[1], 'staff card')}{discounted(f[2])}",
    n.OFFER: lambda f: f"draw {counted(f[1], 'staff card')} and play one of them{discounted(f[2])}",
    n.PREPARE: lambda f: f"prepare {counted(f[1], 'room')}{below(f[3])}{discounted(f[2])}",
    n.OCCUPY: lambda f: f"occupy {counted(f[1], 'vacant room')}{below(f[2])}",
    n.PREPARE_OCCUPY: lambda f: f"prepare and occupy {counted(f[1], 'room')}{below(f[3])}{discounted(f[2])}",
    n.TAKE_GUEST: lambda f: f"take {counted(f[1], 'guest')} for free",
    n.FILL_ORDER: lambda f: f"fill {counted(f[1], 'order')}",
    n.EXTRA_ACTION: lambda f: "carry out the action of any space with dice",
    n.WHEN: lambda f: f"use {cards.STAFF_NAME[f[1]]}",
}  # modules add theirs


def price(part: Data) -> str:
    """A part of what must be spent for an effect."""
    many = part["n"]
    if part["do"] == "emperor":
        return f"retreat {spaces(many)}"
    if part["do"] == "money":
        return f"spend {counted(many, 'krone')}"
    return f"spend {dishes(many)}" if part["do"] == "items_any" else f"spend {many} {part['item']}"


# --- instruction cards


def instruction(card: int, level: int, modules: int) -> str:
    """What a card shows on this level, from top to bottom; dancers only where somebody dances (22.4)."""
    dancing = moments.HIS_DANCER.heeded(modules)
    guests = [
        symbol_colour(colour) + (f" to a ballroom{ARROWS[arrows]}" if arrows and dancing else "")
        for (colour, lowest), arrows in zip(his_cards.GUESTS[card], his_cards.ARROWS[card], strict=True)
        if lowest <= level
    ]
    shown = [
        symbol(kind, value)
        for kind, value, lowest in his_cards.SYMBOLS[card]
        if lowest <= level and (dancing or kind != his_cards.SYMBOL_DANCER)
    ]
    hand = "right: ties from the left" if his_cards.FROM_LEFT[card] else "left: ties from the right"
    more = listed(shown, none="nothing more")
    return f"{listed(guests, none='no guest')}; die {die_shown(card, modules)}; {more}; hand {hand}"


def die_shown(card: int, modules: int) -> str:
    if his_cards.COLOURED_DIE[card]:
        return "in colour, " + (
            "best celebrity" if moments.HIS_FACE.heeded(modules) else "here a question mark"
        )  # 21.6
    return " or ".join(str(face) for face in his_cards.DIE[card]) or "question mark"


def symbol_colour(colour: int) -> str:
    return "any guest" if colour == n.ANY else f"{n.COLOURS[colour]} guest"


def symbol(kind: int, value: int) -> str:
    if kind == his_cards.SYMBOL_DANCER:
        return f"a dancer{ARROWS[value]}"
    if kind == his_cards.SYMBOL_EMPEROR:
        return spaces(value)
    if kind == his_cards.SYMBOL_STAFF:
        return "a staff card"
    return f"objective {'ABC'[value] if value >= 0 else 'of least progress'}"
