"""Invariants of a position: every piece exists once, every apprentice is somewhere.

fields.py has the bounds of each single field.
"""

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU

from . import cards
from . import numbers as n
from .decks import under
from .position import Salamandra


def broken(p: Salamandra) -> list[str]:
    """A message for every invariant that a position breaks."""
    return [*wrong_pieces(p), *wrong_spots(p), *wrong_people(p), *wrong_stack(p)]


def wrong_pieces(p: Salamandra) -> list[str]:
    """Each tile and card is in exactly one place."""
    found = []
    for deck, whole in enumerate(cards.DECK_CARDS):
        own = p.divinities if deck < n.WHITE_DECK else p.salamanders
        shown = [p.top[deck]] if p.top[deck] >= 0 else []
        mine = [card for card in bits(own) if card in whole]
        if sorted(bits(p.bags[deck]) + under(p, deck) + shown + mine) != whole:
            found.append(f"the-cards-of-deck-{deck}-do-not-add-up")
    shown = [tile for tile in p.display if tile >= 0]
    fields = bits(p.bags[n.FIELD_PILE] | p.bags[n.START_PILE]) + under(p, n.FIELD_PILE) + shown + p.built
    if sorted(fields) != cards.START_TILES + cards.PILE_TILES:
        found.append("the-field-tiles-do-not-add-up")
    lying = [grove for grove, gap in enumerate(p.gap) if gap]
    groves = bits(p.bags[n.GROVE_SUPPLY]) + lying + bits(p.groves) + bits(p.rudolph_groves)
    if sorted(groves) != cards.ALL_GROVES:
        found.append("the-groves-do-not-add-up")
    if sorted([*bits(p.bags[n.BOOK_PILE]), *p.books]) != cards.ALL_BOOKS:
        found.append("the-spellbooks-do-not-add-up")
    if sorted(bits(p.bags[n.PLACEMENT]) + bits(p.discards)) != list(range(len(p.arrows))):
        found.append("the-placement-cards-do-not-add-up")
    return found


def wrong_spots(p: Salamandra) -> list[str]:
    """One apprentice on a spot, one tile on a cell, one grove in a gap."""
    found = []
    standing = sorted(p.active + p.tired + p.rudolph)
    if standing != [tile * 4 + place for tile, taken in enumerate(p.taken) for place in bits(taken)]:
        found.append("the-spots-that-are-taken-are-not-those-of-the-apprentices")
    if any(spot >> 2 not in p.built for spot in standing):
        found.append("an-apprentice-stands-on-a-tile-that-is-not-built")
    cells = [cell for cell in p.cell if cell] + cards.TEMPLE
    if len(set(cells)) < len(cells) or p.built != [tile for tile, cell in enumerate(p.cell) if cell]:
        found.append("two-octagons-lie-on-one-cell")
    gaps = [gap for gap in p.gap if gap]
    if len(set(gaps)) < len(gaps):
        found.append("two-groves-lie-in-one-gap")
    if sorted(p.active) != p.active or sorted(p.tired) != p.tired:
        found.append("the-apprentices-are-not-in-order")
    return found


def wrong_people(p: Salamandra) -> list[str]:
    """Ten apprentices of each colour arrive over the rounds."""
    found = []
    moving = sum(frame[0] == n.SEND for frame in p.stack)
    mine = p.ready + len(p.active) + len(p.tired) + p.book_spots.count(YOU)
    waiting = any(frame[0] == n.INCOME for frame in p.stack)
    arriving = any(frame[0] == n.ROUND for frame in p.stack) and not waiting
    if mine != sum(cards.APPRENTICES_BY_ROUND[: p.round + arriving]) or mine > cards.APPRENTICES:
        found.append(f"{mine}-own-apprentices-are-there-after-round-{p.round}")
    his = len(p.rudolph) + p.book_spots.count(OPPONENT) + p.boxed
    if his > sum(range(p.round + 1)):
        found.append(f"{his}-apprentices-of-rudolphs-are-there-in-round-{p.round}")
    for place in range(0, len(p.book_spots), 2):
        if p.book_spots[place : place + 2] == [YOU, YOU]:
            found.append("the-player-stands-twice-on-one-spellbook")
    if moving and not p.active and not p.tired:
        found.append("nobody-can-move-to-the-spellbook")
    return found


def wrong_stack(p: Salamandra) -> list[str]:
    """Pieces that are still to be placed at the start are still in their piles."""
    words = [frame[0] for frame in p.stack]
    found = []
    if len(p.books) + words.count(n.OPEN_BOOK) != cards.BOOKS:
        found.append("the-open-spellbooks-and-those-to-come-are-not-three")
    if words.count(n.LAY_START) != p.bags[n.START_PILE].bit_count():
        found.append("the-starting-fields-are-not-laid-out-in-turn")
    if any(frame[0] == n.SHOW_FIELD and p.display[frame[1]] >= 0 for frame in p.stack):
        found.append("a-field-is-shown-where-one-lies")
    return found
