"""Names of guests, rooms, staff, effects, instruction cards and the opponent, as meanings."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from tableforone.kernel.data import Data
from tableforone.kernel.frames import Frame
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.options import Setup

from ..opponent import cards as his_cards
from ..rules import boards, cards, decks, moments
from ..rules import numbers as n
from ..rules.effects import COUNTED
from ..rules.position import Hotels
from ..rules.setup import module_bits
from . import m

COLOURS: Final = (*n.COLOURS, "any")  # as selectors in messages
OPPONENTS: Final = ("leopold", "elisabeth")
FREE: Final = 99

# --- quantities


def points_of(number: int) -> Meaning:
    return m("points", n=number)


def price(number: int) -> Meaning:
    """A price, which may be free."""
    return m("price", n=number)


def dancers(number: int) -> Meaning:
    return m("dancers", n=number)


ITEMS: Final = tuple([m(f"item-{item}") for item in n.ITEMS])


def some_items(counts: Sequence[int]) -> list[Meaning]:
    """Items by kind: "2 wine", "1 coffee"."""
    return [m("some-item", n=many, item=item) for many, item in zip(counts, ITEMS, strict=False) if many]


def stock(counts: Mapping[str, int]) -> list[Meaning]:
    """The same from a view, which has the items by id."""
    return [m("some-item", n=many, item=m(f"item-{item}")) for item, many in counts.items() if many]


def items(counts: Sequence[int]) -> Meaning:
    """Items as one text: "2 wine and 1 coffee"."""
    return m("items", items=some_items(counts))


def dice(counts: Sequence[int]) -> list[Meaning]:
    """A roll, by face."""
    return [m("dice", n=many, face=face) for face, many in enumerate(counts, 1) if many]


# --- rooms, guests, staff


def colour(number: int) -> Meaning:
    return m("colour", colour=COLOURS[number])


def place(number: int) -> Meaning:
    """A space of a hotel: its floor, and its position from the left."""
    return m("place", room=number % 5 + 1, floor=number // 5 + 1)


def space(number: int, colour: int) -> Meaning:
    return m("room", colour=COLOURS[colour], room=number % 5 + 1, floor=number // 5 + 1)


def board(number: int) -> Meaning:
    """A side of a hotel board."""
    return m("hotel-day", letter=boards.BOARDS[number][-1].upper()) if number else m("hotel-night")


def room(p: Hotels, number: int) -> Meaning:
    return space(number, boards.SPACE_COLOUR[p.board][number])


def guest_name(card: int) -> Meaning:
    return m(f"guest-{card}")


def guest(card: int) -> Meaning:
    return m("guest", name=guest_name(card), colour=COLOURS[cards.GUEST_COLOUR[card]])


def guest_data(card: int) -> Data:
    """A guest's name and colour, for a message."""
    return {"guest": guest_name(card), "colour": COLOURS[cards.GUEST_COLOUR[card]]}


def reward(card: int) -> list[Meaning]:
    """A guest's rewards, part by part; a card with a fixed destination has its own text."""
    if cards.GUEST_DESTINATION[card]:
        return [m(f"guest-{card}-text")]
    return [effect(frame) for frame in cards.GUEST_REWARD[card]]


def reward_in_words(card: int) -> Meaning:
    return m("effects", effects=reward(card) or [m("no-reward")])


def staff_name(card: int) -> Meaning:
    return m(f"staff-{card}")


def staff_text(card: int) -> Meaning:
    return m(f"staff-{card}-text")


def staff(card: int) -> Meaning:
    return m("staff-in-full", name=staff_name(card), text=staff_text(card))


def objective_name(card: int) -> Meaning:
    return m(f"objective-{card}")


def objective_text(card: int) -> Meaning:
    return m(f"objective-{card}-text")


def objective(card: int) -> Meaning:
    """An objective with its letter: "objective A (rooms)"."""
    letter = next(letter for letter, group in zip("ABC", decks.OBJECTIVES_IN[-1], strict=True) if card in group)
    return m("objective", letter=letter, name=objective_name(card))


def tile_reward(tile: int) -> Meaning:
    return m(f"tile-{cards.TILE_NAME[tile]}-reward")


def tile_penalty(tile: int) -> Meaning:
    return m(f"tile-{cards.TILE_NAME[tile]}-penalty")


def progress(steps: int) -> Meaning:
    """The opponent's progress on an objective."""
    return m("progress", n=steps)


def action(face: int) -> Meaning:
    return m("action", face=face)


def action_short(face: int) -> Meaning:
    return m("action-short", face=face)


def account(number: int) -> Meaning:
    """The source of points."""
    return m(f"score-{n.ACCOUNTS[number]}")


# --- the opponent


def who(modules: int) -> str:
    """The opponent with these modules (20.1.1), as a selector in messages."""
    return OPPONENTS[decks.OPPONENT_IN[modules]]


def whose(card: int) -> str:
    """The owner of this instruction card, as a selector in messages."""
    return OPPONENTS[card >= his_cards.FIRST_OF_ELISABETH]


def owner(card: int) -> str:
    """The owner's name."""
    return n.OPPONENTS[card >= his_cards.FIRST_OF_ELISABETH]


def opponent(modules: int) -> str:
    return n.OPPONENTS[decks.OPPONENT_IN[modules]]


def against(setup: Setup) -> str:
    return opponent(module_bits(setup))


# --- effects

Effects = dict[int, Callable[[Frame], Meaning]]  # by word


@cache  # a meaning does not depend on the language
def effect(frame: Frame) -> Meaning:
    """An effect, derived from its frame."""
    return EFFECTS[frame[0]](frame)


def effects_in_words(frames: Iterable[Frame]) -> Meaning:
    return m("effects", effects=[effect(frame) for frame in frames])


def per(number: int) -> str:
    """The unit that points are given for, as a selector in messages."""
    return next(word for word, each in COUNTED.items() if each == number)


def off(discount: int) -> int:
    """Krones off, as a selector in messages: 99 means free."""
    return min(discount, FREE)


EFFECTS: Final[Effects] = {
    n.RECEIVE: lambda f: items(f[1 : 1 + n.KINDS]),
    n.MONEY: lambda f: m("krones", n=f[1]),
    n.POINTS: lambda f: points_of(f[1]),
    n.POINTS_PER: lambda f: m("effect-points-per", n=f[2], per=per(f[1])),
    n.EMPEROR: lambda f: m("effect-emperor", n=f[1]),
    n.ADVANCE: lambda f: m("effect-emperor", n=f[1]),
    n.ANY_ITEMS: lambda f: m("effect-any-items", n=f[1]),
    n.OTHER_ITEMS: lambda f: m("effect-other-items", n=f[1]),
    n.DRAW: lambda f: m("effect-draw", n=f[1]),
    n.HIRE: lambda f: m("effect-hire", n=f[1], off=off(f[2])),
    n.OFFER: lambda f: m("effect-offer", n=f[1], off=off(f[2])),
    n.PREPARE: lambda f: m("effect-prepare", n=f[1], off=off(f[2]), top=f[3]),
    n.OCCUPY: lambda f: m("effect-occupy", n=f[1], top=f[2]),
    n.PREPARE_OCCUPY: lambda f: m("effect-prepare-occupy", n=f[1], off=off(f[2]), top=f[3]),
    n.TAKE_GUEST: lambda f: m("effect-take-guest", n=f[1]),
    n.FILL_ORDER: lambda f: m("effect-fill-order", n=f[1]),
    n.EXTRA_ACTION: lambda f: m("effect-extra-action"),
    n.WHEN: lambda f: m("effect-use", name=staff_name(f[1])),
}  # modules add theirs


def spent(part: Data) -> Meaning:
    """A part of the price of an effect."""
    many = part["n"]
    if part["do"] == "emperor":
        return m("spend-emperor", n=many)
    if part["do"] == "money":
        return m("spend-krones", n=many)
    if part["do"] == "items_any":
        return m("spend-any-items", n=many)
    return m("spend-items", n=many, item=m(f"item-{part['item']}"))


# --- instruction cards


def instruction(card: int, level: int, modules: int) -> Meaning:
    """The contents of a card on this level; dancers only if the module is in play (22.4)."""
    dancing = moments.HIS_DANCER.heeded(modules)
    guests = [
        shown_guest(colour, arrows if dancing else 0)
        for (colour, lowest), arrows in zip(his_cards.GUESTS[card], his_cards.ARROWS[card], strict=True)
        if lowest <= level
    ]
    symbols = [
        symbol(kind, value)
        for kind, value, lowest in his_cards.SYMBOLS[card]
        if lowest <= level and (dancing or kind != his_cards.SYMBOL_DANCER)
    ]
    return m(
        "instruction",
        guests=guests or [m("shown-no-guest")],
        die=die_shown(card, modules),
        symbols=symbols or [m("shown-nothing")],
        hand="right" if his_cards.FROM_LEFT[card] else "left",
    )


def die_shown(card: int, modules: int) -> Meaning:
    if his_cards.COLOURED_DIE[card]:  # 21.6
        return m("shown-die-celebrity" if moments.HIS_FACE.heeded(modules) else "shown-die-plain")
    faces = his_cards.DIE[card]
    return m("shown-die", faces=faces) if faces else m("shown-die-any")


def shown_guest(colour: int, arrows: int) -> Meaning:
    if arrows:
        return m("shown-guest-to-ball", colour=COLOURS[colour], arrows=arrows)
    return m("shown-guest", colour=COLOURS[colour])


def symbol(kind: int, value: int) -> Meaning:
    if kind == his_cards.SYMBOL_DANCER:
        return m("shown-dancer", arrows=value)
    if kind == his_cards.SYMBOL_EMPEROR:
        return m("spaces", n=value)
    if kind == his_cards.SYMBOL_STAFF:
        return m("shown-staff")
    return m("shown-objective", letter="ABC"[value] if value >= 0 else "any")
