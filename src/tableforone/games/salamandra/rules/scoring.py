"""Scoring: the counters of 3.3, the final scoring (11, 12.9), and the result."""

from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.spec import Result, ScoreLine

from . import cards
from . import numbers as n
from .position import Salamandra

FAITH_LINES: Final = tuple(f"faith-{god}" for god in n.GODS)


def count(p: Salamandra, counter: int) -> int:
    """The present value of a counter for the player (3.3)."""
    if counter <= n.TILES_CAULDRON:
        return (own_tiles(p) & cards.COUNTED_TILES[counter]).bit_count()
    if counter == n.CARDS_DIVINITY:
        return p.divinities.bit_count()
    if counter == n.CARDS_SALAMANDER:
        return p.salamanders.bit_count()
    if counter == n.GROVES:
        return p.groves.bit_count()
    return p.book_spots.count(YOU) if counter == n.SPELLBOOKS else 1


def own_tiles(p: Salamandra) -> int:
    """The tiles with the player's apprentices, as bits."""
    tiles = 0
    for spot in p.active:
        tiles |= 1 << (spot >> 2)
    for spot in p.tired:
        tiles |= 1 << (spot >> 2)
    return tiles


def book_points(p: Salamandra) -> int:
    """11.2: for each own apprentice on a Spellbook, the spot's points times the book's counter."""
    points = 0
    for place, who in enumerate(p.book_spots):
        if who == YOU:
            book = p.books[place >> 1]
            points += cards.BOOK_POINTS[book][place & 1] * count(p, cards.BOOK_COUNTER[book])
    return points


def rudolph_book_points(p: Salamandra) -> int:
    """12.9.2: the Labour card's points again for each of Rudolph's apprentices on a Spellbook."""
    return p.labour[n.FOR_BOOK] * p.book_spots.count(OPPONENT)


def faith(p: Salamandra) -> list[int]:
    """The player's faith symbols: Salamander, Bear, Eagle."""
    symbols = [0, 0, 0]
    for card in bits(p.salamanders):
        symbols[0] += cards.SALAMANDER_FAITH[card]
    for card in bits(p.divinities):
        symbols[2 if card >= cards.EAGLE_CARDS[0] else 1] += cards.DIVINITY_FAITH[card]
    return symbols


def faith_points(god: int, mine: int, theirs: int) -> tuple[int, int]:
    """The points of one divinity for both sides, as for two players (11.3, 12.9.1).

    >>> faith_points(0, 4, 4), faith_points(1, 5, 4), faith_points(2, 0, 4), faith_points(2, 1, 4)
    ((9, 9), (8, 4), (0, 6), (3, 6))
    """
    first, second = cards.FAITH_AWARDS[god]
    if mine == theirs:
        shared = (first + second) // 2 if mine else 0  # 11.3.1, 11.3.2
        return shared, shared
    if mine > theirs:
        return first, second if theirs else 0
    return second if mine else 0, first


def finale(p: Salamandra) -> list[ScoreLine]:
    """The score lines of the final scoring; empty if a score check ended the game."""
    return [] if p.over == n.LOST else [ScoreLine(*line) for line in final_lines(p)]


def final_points(p: Salamandra) -> tuple[int, int]:
    """The points of the final scoring, of both sides."""
    mine, theirs = 0, 0
    for line in final_lines(p):
        mine += line[1]
        theirs += line[2]
    return mine, theirs


def final_lines(p: Salamandra) -> list[tuple[str, int, int]]:
    """The final scoring of both sides: Spellbooks, faith, scrolls."""
    lines = [("spellbooks", book_points(p), rudolph_book_points(p))]
    symbols = faith(p)
    for god in range(3):
        mine, theirs = faith_points(god, symbols[god], p.labour[n.FAITH + god])
        lines.append((FAITH_LINES[god], mine, theirs))
    lines.append(("scrolls", p.scrolls * cards.VP_PER_SCROLL, p.rudolph_scrolls * cards.VP_PER_SCROLL))
    return lines


def scores(p: Salamandra) -> tuple[int, int]:
    """Points now; after the final scoring including it."""
    if p.over in (n.PLAYING, n.LOST):
        return p.vp, p.rudolph_vp
    mine, theirs = final_points(p)
    return p.vp + mine, p.rudolph_vp + theirs


def result(p: Salamandra) -> Result:
    """The player wins only with more points, at every check and at the end (12.7, 12.9.3)."""
    mine, theirs = scores(p)
    lines = [ScoreLine("track", p.vp, p.rudolph_vp), *finale(p)]
    if p.over == n.LOST:
        return Result("lost", mine, theirs, tuple(lines), f"lost-after-{p.round}")
    outcome = "won" if mine > theirs else "lost"
    return Result(outcome, mine, theirs, tuple(lines), outcome)
