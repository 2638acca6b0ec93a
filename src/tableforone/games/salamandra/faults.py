"""What is wrong with a position?  Every piece exactly once, nothing negative, every apprentice somewhere."""

from tableforone.games.salamandra.cards import (
    ALL_BOOKS,
    ALL_GROVES,
    APPRENTICES,
    APPRENTICES_BY_ROUND,
    DECK_CARDS,
    PILE_TILES,
    ROUNDS,
    START_TILES,
    TEMPLE,
)
from tableforone.games.salamandra.position import Salamandra
from tableforone.games.salamandra.vocabulary import (
    BOOK_PILE,
    FIELD_PILE,
    GROVE_SUPPLY,
    HUMAN,
    INCOME,
    NOBODY,
    PILE_SIZE,
    PLACEMENT,
    ROUND,
    RUDOLPH,
    SEND,
    START_PILE,
    WHITE_DECK,
)
from tableforone.games.salamandra.words import pieces_in


def faults(p: Salamandra) -> list[str]:
    """Everything that is wrong; nothing, always."""
    return [*wrong_pieces(p), *wrong_spots(p), *wrong_people(p), *wrong_numbers(p)]


def wrong_pieces(p: Salamandra) -> list[str]:
    """Each tile and card lies in exactly one place."""
    found = []
    for deck, cards in enumerate(DECK_CARDS):
        own = p.gods if deck < WHITE_DECK else p.salamanders
        shown = [p.top[deck]] if p.top[deck] >= 0 else []
        mine = [card for card in pieces_in(own) if card in cards]
        if sorted(pieces_in(p.bags[deck]) + under(p, deck) + shown + mine) != cards:
            found.append(f"the cards of deck {deck} do not add up")
    shown = [tile for tile in p.display if tile >= 0]
    fields = pieces_in(p.bags[FIELD_PILE] | p.bags[START_PILE]) + under(p, FIELD_PILE) + shown + p.built
    if sorted(fields) != START_TILES + PILE_TILES:
        found.append("the Field tiles do not add up")
    lying = [grove for grove, gap in enumerate(p.gap) if gap]
    groves = pieces_in(p.bags[GROVE_SUPPLY]) + lying + pieces_in(p.groves) + pieces_in(p.grey_groves)
    if sorted(groves) != ALL_GROVES:
        found.append("the groves do not add up")
    if sorted(pieces_in(p.bags[BOOK_PILE]) + p.books) != ALL_BOOKS:
        found.append("the Spellbooks do not add up")
    if sorted(pieces_in(p.bags[PLACEMENT]) + pieces_in(p.discards)) != list(range(len(p.arrows))):
        found.append("the Placement cards do not add up")
    return found


def under(p: Salamandra, pile: int) -> list[int]:
    return [piece % PILE_SIZE for piece in p.under if piece // PILE_SIZE == pile]


def wrong_spots(p: Salamandra) -> list[str]:
    """One apprentice on a spot, one tile on a cell, one grove in a gap."""
    found = []
    standing = sorted(p.active + p.tired + p.grey)
    if standing != [tile * 4 + place for tile, taken in enumerate(p.taken) for place in pieces_in(taken)]:
        found.append("the spots that are taken are not those of the apprentices")
    if any(spot >> 2 not in p.built for spot in standing):
        found.append("an apprentice stands on a tile that is not built")
    cells = [cell for cell in p.cell if cell] + TEMPLE
    if len(set(cells)) < len(cells) or p.built != [tile for tile, cell in enumerate(p.cell) if cell]:
        found.append("two octagons lie on one cell")
    gaps = [gap for gap in p.gap if gap]
    if len(set(gaps)) < len(gaps):
        found.append("two groves lie in one gap")
    if sorted(p.active) != p.active or sorted(p.tired) != p.tired:
        found.append("the apprentices are not in order")
    return found


def wrong_people(p: Salamandra) -> list[str]:
    """Ten apprentices of each colour arrive as the rounds go by."""
    found = []
    moving = sum(frame[0] == SEND for frame in p.stack)
    mine = p.ready + len(p.active) + len(p.tired) + p.book_spots.count(HUMAN)
    waiting = any(frame[0] == INCOME for frame in p.stack)
    arriving = any(frame[0] == ROUND for frame in p.stack) and not waiting
    if mine != sum(APPRENTICES_BY_ROUND[: p.round + arriving]) or mine > APPRENTICES:
        found.append(f"{mine} own apprentices are there after round {p.round}")
    his = len(p.grey) + p.book_spots.count(RUDOLPH) + p.boxed
    if his > sum(range(p.round + 1)):
        found.append(f"{his} grey apprentices are there in round {p.round}")
    for place in range(0, len(p.book_spots), 2):
        if p.book_spots[place : place + 2] == [HUMAN, HUMAN]:
            found.append("the player stands twice on one Spellbook")
    if moving and not p.active and not p.tired:
        found.append("nobody can move to the Spellbook")
    return found


def wrong_numbers(p: Salamandra) -> list[str]:
    found = []
    if min([*p.stock, p.vp, p.scrolls, p.ready, p.grey_vp, p.grey_scrolls, p.boxed]) < 0:
        found.append("a number is negative")
    if p.round > ROUNDS or p.grey_scrolls > 2:
        found.append("there are too many rounds or scrolls")
    if any(who not in (NOBODY, HUMAN, RUDOLPH) for who in p.book_spots):
        found.append("a stranger stands on a Spellbook")
    return found
