"""Staff of module 5 that may be flipped once per game, after its trigger's action (17.3)."""

from typing import Final

from tableforone.kernel.data import Data
from tableforone.kernel.frames import YOU, Frame, tell

from ....rules import boards, cards
from ....rules import numbers as n
from ....rules.edition import guest_size
from ....rules.gains import push_parts
from ....rules.hotel import answers_of
from ....rules.position import Hotels
from ...common.rules import box
from ...common.rules import numbers as m
from ...common.rules.tally import DISHES_NOW, DRINKS_NOW, FLIPPED, READY, SPACES_NOW, begin

STAFF: Final = box.staff_of(m.SOME_MORE)
Listeners = list[tuple[int, Data]]
ON_GUEST: Final[Listeners] = cards.listeners(STAFF, "guest_leaves")
ON_ADVANCE: Final[Listeners] = cards.listeners(STAFF, "emperor_advance")
ON_ITEMS: Final[Listeners] = cards.listeners(STAFF, "gain_items")
ON_GROUP: Final[Listeners] = cards.listeners(STAFF, "complete_group")
ON_MARKER: Final[list[int]] = [card for card, _ in cards.listeners(STAFF, "objective_marker")]


def ready(p: Hotels, card: int) -> None:
    """The trigger of a card has happened; the card must be in play."""
    if p.staff >> card & 1 and not p.tally[FLIPPED] >> card & 1:
        p.tally[READY] |= 1 << card


def after_guest(p: Hotels, guest: int, table: int, parts: list[Frame]) -> None:
    for card, trigger in ON_GUEST:
        colour = n.COLOURS.index(trigger["color"])
        if cards.GUEST_COLOUR[guest] == colour and guest_size(p, guest) >= trigger["min_items"]:
            ready(p, card)


def after_advance(p: Hotels, spaces: int) -> None:
    for card, trigger in ON_ADVANCE:
        if p.tally[SPACES_NOW] >= trigger["min"]:
            ready(p, card)


def after_items(p: Hotels, frame: Frame) -> None:
    for card, trigger in ON_ITEMS:
        dishes = "strudel" in trigger["kinds"]
        gained = frame[1] + frame[2] if dishes else frame[3] + frame[4]
        if gained and p.tally[DISHES_NOW if dishes else DRINKS_NOW] >= trigger["min"]:
            ready(p, card)


def after_group(p: Hotels, space: int, group: int, complete: bool, parts: list[Frame]) -> None:
    for card, trigger in ON_GROUP:
        if complete and boards.GROUPS[p.board][group].bit_count() >= trigger["min_rooms"]:
            ready(p, card)


def after_marker(p: Hotels, objective: int) -> None:
    for card in ON_MARKER:
        ready(p, card)


def follow(p: Hotels) -> None:
    p.stack.append((m.AFTER_ACTION,))


def ask_flip(p: Hotels, frame: Frame) -> list[int] | None:
    """Ask which triggered card to flip now."""
    return [n.DECLINE, *answers_of(p.tally[READY], 0)] if p.tally[READY] else None


def answer_flip(p: Hotels, frame: Frame, card: int) -> None:
    """Resolve the effects as a separate action; then other cards may still be flipped."""
    if card == n.DECLINE:
        return
    others = p.tally[READY] & ~(1 << card)
    begin(p)
    p.tally[READY] = others
    p.tally[FLIPPED] |= 1 << card
    tell(p, ("flip", YOU, card))
    p.stack.append(frame)
    push_parts(p, list(cards.STAFF_EFFECTS[card]))
