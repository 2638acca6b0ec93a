"""The opponent's turn: points, apprentices, Spellbooks and groves (12.3-12.6)."""

from typing import Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.frames import CHANCE, OPPONENT, Frame, tell
from tableforone.kernel.rows import decide

from ..rules import cards
from ..rules import numbers as n
from ..rules.geometry import connected_groves
from ..rules.position import Salamandra
from .rows import SPELLBOOK_SPOT, SPOT, TILE, has_room, is_on_the_line

HIS_SCROLLS_FOR_BOOK: Final[int] = cards.CONSTANTS["solo"]["rudolph_scrolls_for_spellbook"]
VP_PER_GROVE: Final[int] = cards.CONSTANTS["solo"]["rudolph_vp_per_grove"]
ALL_BOOK_SPOTS: Final = (1 << 2 * cards.BOOKS) - 1


def run_labour(p: Salamandra, frame: Frame) -> None:
    """12.3: score the Labour card's points for this round."""
    p.rudolph_vp += p.labour[p.round - 1]
    if p.heard is not None:
        p.heard.append(("rudolph_scores", OPPONENT, p.labour[p.round - 1], p.rudolph_vp))


# --- 12.4: placing


def run_arrow(p: Salamandra, frame: Frame) -> list[int] | None:
    """Reveal a Placement card for one apprentice, unless no line has an empty spot (12.4.5)."""
    if not any_line_has_room(p):
        p.boxed += 1
        tell(p, ("rudolph_boxed", OPPONENT))
        return None
    if p.bags[n.PLACEMENT]:
        return CHANCE
    p.bags[n.PLACEMENT], p.discards = p.discards, 0
    p.shuffles += 1
    p.stack.append(frame)
    return None


def any_line_has_room(p: Salamandra) -> bool:
    """Whether the line of any Placement card has an empty spot."""
    with_room = [tile for tile in p.built if has_room(tile, p, 0)]
    return any(is_on_the_line(tile, p, arrow) for arrow in p.arrows for tile in with_room)


def answer_arrow(p: Salamandra, frame: Frame, card: int) -> None:
    """Choose the tile and spot; with a scroll perhaps a Spellbook."""
    p.bags[n.PLACEMENT] &= ~(1 << card)
    p.discards |= 1 << card
    arrow = p.arrows[card]
    tell(p, ("arrow", OPPONENT, card, arrow))
    tile = decide(p, TILE, mask_of(p.built), arrow)
    if tile < 0:
        p.stack.append(n.NEXT_ARROW)  # 12.4.5: another card for the same apprentice
        return
    spot = decide(p, SPOT, n.FULL << 4 * tile, arrow)
    p.rudolph.append(spot)
    p.taken[tile] |= 1 << (spot & 3)
    if spot & 3:
        receive_scroll(p)  # 12.4.4


# --- 12.5: scrolls and Spellbooks


def receive_scroll(p: Salamandra) -> None:
    p.rudolph_scrolls += 1
    if p.heard is not None:
        p.heard.append(("rudolph_scroll", OPPONENT, p.rudolph_scrolls))
    if p.rudolph_scrolls == HIS_SCROLLS_FOR_BOOK:
        p.rudolph_scrolls = 0
        move_to_spellbook(p)


def move_to_spellbook(p: Salamandra) -> None:
    """12.5.1, 12.5.2: his last apprentice moves from its spot to a Spellbook, and he scores."""
    spot = p.rudolph[-1]
    number = decide(p, SPELLBOOK_SPOT, ALL_BOOK_SPOTS, spot)
    if number < 0:
        return  # 12.5.6: the apprentice stays
    p.rudolph.pop()
    p.taken[spot >> 2] &= ~(1 << (spot & 3))
    lower, book = divmod(number, cards.BOOKS)
    p.book_spots[book * 2 + lower] = OPPONENT
    p.rudolph_vp += p.labour[n.FOR_BOOK]
    tell(p, ("rudolph_book_points", OPPONENT, p.labour[n.FOR_BOOK], p.rudolph_vp))


# --- 12.6: groves


def run_gather(p: Salamandra, frame: Frame) -> None:
    """Gather all groves in play that are connected to one of his apprentices, all at once."""
    taken = connected_groves(p, p.rudolph)
    for grove in taken:
        if p.heard is not None:
            p.heard.append(("rudolph_grove", OPPONENT, grove, p.gap[grove], first_connected(p, grove)))
        p.gap[grove] = 0
        p.rudolph_groves |= 1 << grove
    p.rudolph_vp += len(taken) * VP_PER_GROVE
    tell(p, ("rudolph_gathered", OPPONENT, len(taken), p.rudolph_vp))


def first_connected(p: Salamandra, grove: int) -> int:
    """One of his apprentices that is connected to this grove, as the reason for taking it."""
    return next(spot for spot in p.rudolph if grove in connected_groves(p, [spot]))
