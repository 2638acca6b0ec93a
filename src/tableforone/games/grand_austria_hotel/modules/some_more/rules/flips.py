"""Which staff may be flipped?  One use in the game, right after the action in which its trigger happened (17.3)."""

from typing import Any, Final

from tableforone.kernel.frames import Frame

from ....rules import moments
from ....rules.cards import GROUPS, GUEST_COLOUR, STAFF_EFFECTS, waltz_listeners
from ....rules.edition import guest_size
from ....rules.gains import push_parts
from ....rules.numbers import AFTER_ACTION, COLOURS, DECLINE, SOME_MORE
from ....rules.position import Hotels
from ....rules.rooms import answers_of
from ...common.rules.tally import DISHES_NOW, DRINKS_NOW, FLIPPED, READY, SPACES_NOW, begin

Listeners = list[tuple[int, dict[str, Any]]]
ON_GUEST: Final[Listeners] = waltz_listeners("guest_leaves")
ON_ADVANCE: Final[Listeners] = waltz_listeners("emperor_advance")
ON_ITEMS: Final[Listeners] = waltz_listeners("gain_items")
ON_GROUP: Final[Listeners] = waltz_listeners("complete_group")
ON_MARKER: Final[list[int]] = [card for card, trigger in waltz_listeners("objective_marker") if card > 165]


def ready(p: Hotels, card: int) -> None:
    """The trigger of a card has happened; it must be in play by now."""
    if p.staff >> card & 1 and not p.tally[FLIPPED] >> card & 1:
        p.tally[READY] |= 1 << card


def after_guest(p: Hotels, guest: int, table: int, parts: list[Frame]) -> None:
    for card, trigger in ON_GUEST:
        colour = COLOURS.index(trigger["color"])
        if GUEST_COLOUR[guest] == colour and guest_size(p, guest) >= trigger["min_items"]:
            ready(p, card)


def after_advance(p: Hotels, n: int) -> None:
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
        if complete and GROUPS[p.board][group].bit_count() >= trigger["min_rooms"]:
            ready(p, card)


def after_marker(p: Hotels, objective: int) -> None:
    for card in ON_MARKER:
        ready(p, card)


def follow(p: Hotels) -> None:
    p.stack.append((AFTER_ACTION,))


def ask_flip(p: Hotels, frame: Frame) -> list[int] | None:
    """Which of the cards whose trigger has happened is flipped now?"""
    return [DECLINE, *answers_of(p.tally[READY], 0)] if p.tally[READY] else None


def answer_flip(p: Hotels, frame: Frame, card: int) -> None:
    """Its effects are an action of their own; afterwards other cards may still be flipped."""
    if card == DECLINE:
        return
    others = p.tally[READY] & ~(1 << card)
    begin(p)
    p.tally[READY] = others
    p.tally[FLIPPED] |= 1 << card
    if p.heard is not None:
        p.heard.append(("flip", card))
    p.stack.append(frame)
    push_parts(p, list(STAFF_EFFECTS[card]))


moments.ACTION_FOLLOWED.add(SOME_MORE, follow)
moments.GUEST_LEAVES.add(SOME_MORE, after_guest)
moments.ADVANCED.add(SOME_MORE, after_advance)
moments.ITEMS_RECEIVED.add(SOME_MORE, after_items)
moments.ROOM_OCCUPIED.add(SOME_MORE, after_group)
moments.OBJECTIVE_CLAIMED.add(SOME_MORE, after_marker)
