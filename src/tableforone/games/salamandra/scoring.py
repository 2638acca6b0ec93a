"""How many points?  The counters of rule 3.3, the final scoring (11, 12.9) and the result with its breakdown."""

from tableforone.games.salamandra.cards import (
    BOOK_COUNTER,
    BOOK_POINTS,
    COUNTED_TILES,
    DIVINITY_FAITH,
    EAGLE_CARDS,
    FAITH_AWARDS,
    SALAMANDER_FAITH,
    VP_PER_SCROLL,
)
from tableforone.games.salamandra.position import Salamandra
from tableforone.games.salamandra.vocabulary import (
    CARDS_DIVINITY,
    CARDS_SALAMANDER,
    GROVES,
    HUMAN,
    LOST,
    PLAYING,
    RUDOLPH,
    SPELLBOOKS,
    TILES_CAULDRON,
)
from tableforone.kernel.spec import Line, Result

GODS = ("Salamander", "Bear", "Eagle")


def count(p: Salamandra, counter: int) -> int:
    """The value of a counter for the player, now (3.3)."""
    if counter <= TILES_CAULDRON:
        tiles = 0
        for spot in p.active:
            tiles |= 1 << (spot >> 2)
        for spot in p.tired:
            tiles |= 1 << (spot >> 2)
        return (tiles & COUNTED_TILES[counter]).bit_count()
    if counter == CARDS_DIVINITY:
        return p.gods.bit_count()
    if counter == CARDS_SALAMANDER:
        return p.salamanders.bit_count()
    if counter == GROVES:
        return p.groves.bit_count()
    return p.book_spots.count(HUMAN) if counter == SPELLBOOKS else 1


def book_points(p: Salamandra) -> int:
    """11.2: for each own apprentice on a Spellbook, its spot's points times the book's counter."""
    points = 0
    for place, who in enumerate(p.book_spots):
        if who == HUMAN:
            book = p.books[place >> 1]
            points += BOOK_POINTS[book][place & 1] * count(p, BOOK_COUNTER[book])
    return points


def grey_book_points(p: Salamandra) -> int:
    """12.9.2: once more the Labour card's points for each grey apprentice on a Spellbook."""
    return p.labour[4] * p.book_spots.count(RUDOLPH)


def faith(p: Salamandra) -> list[int]:
    """The player's symbols: Salamander, Bear, Eagle."""
    symbols = [0, 0, 0]
    for card, crowns in enumerate(SALAMANDER_FAITH):
        if p.salamanders >> card & 1:
            symbols[0] += crowns
    for card, signs in enumerate(DIVINITY_FAITH):
        if p.gods >> card & 1:
            symbols[2 if card >= EAGLE_CARDS[0] else 1] += signs
    return symbols


def faith_points(god: int, mine: int, theirs: int) -> tuple[int, int]:
    """The points of one divinity for both, as between two players (11.3, 12.9.1).

    >>> faith_points(0, 4, 4), faith_points(1, 5, 4), faith_points(2, 0, 4), faith_points(2, 1, 4)
    ((9, 9), (8, 4), (0, 6), (3, 6))
    """
    first, second = FAITH_AWARDS[god]
    if mine == theirs:
        shared = (first + second) // 2 if mine else 0  # 11.3.1, 11.3.2
        return shared, shared
    if mine > theirs:
        return first, second if theirs else 0
    return second if mine else 0, first


def final_lines(p: Salamandra) -> list[tuple[str, int, int]]:
    """What the final scoring adds for both: Spellbooks, faith, scrolls."""
    lines = [("Spellbooks", book_points(p), grey_book_points(p))]
    symbols = faith(p)
    for god in range(3):
        mine, theirs = faith_points(god, symbols[god], p.labour[6 + god])
        lines.append((f"{GODS[god]} faith", mine, theirs))
    lines.append(("Scrolls", p.scrolls * VP_PER_SCROLL, p.grey_scrolls * VP_PER_SCROLL))
    return lines


def scores(p: Salamandra) -> tuple[int, int]:
    """Points now; after the final scoring with all that it adds."""
    if p.over in (PLAYING, LOST):
        return p.vp, p.grey_vp
    lines = final_lines(p)
    return p.vp + sum(mine for _, mine, _ in lines), p.grey_vp + sum(theirs for _, _, theirs in lines)


def result(p: Salamandra) -> Result:
    """Won only with strictly more points, at every check and at the end (12.7, 12.9.3)."""
    mine, theirs = scores(p)
    lines = [Line("Points on the track", p.vp, p.grey_vp)]
    if p.over == LOST:
        sentence = f"After round {p.round} you had {mine} points and Rudolph {theirs}: you needed more than he has."
        return Result("lost", mine, theirs, tuple(lines), sentence)
    lines += [Line(what, my_points, his_points) for what, my_points, his_points in final_lines(p)]
    won = mine > theirs
    sentence = f"You have {mine} points, Rudolph {theirs}: " + ("you win." if won else "you needed more than he has.")
    return Result("won" if won else "lost", mine, theirs, tuple(lines), sentence)
