"""Building a Field tile: cost, cell, groves, bonus and the option after it (7.2.3, 7.5)."""

from tableforone.kernel.frames import CHANCE, TABLE, YOU, Frame, tell

from . import cards
from . import numbers as n
from .apprentices import put_apprentice
from .decks import from_under
from .gains import earn, fire
from .geometry import free_cells, shares_colour, surrounded_gaps
from .position import Salamandra

# --- 7.2.3: forced free building


def must_build_for_nothing(p: Salamandra) -> bool:
    """Whether there is no empty spot, and no displayed tile that free actions could pay for.

    At most nineteen apprentices are on tiles while one is available.  So all spots can be taken
    only while the map has just the four starting tiles (sixteen spots).
    """
    if 4 * len(p.built) > len(p.active) + len(p.tired) + len(p.rudolph):
        return False
    shown = [tile for tile in p.display if tile >= 0]
    return bool(shown) and not any(could_afford(p, tile) for tile in shown)


def could_afford(p: Salamandra, tile: int) -> bool:
    """Whether free actions could pay for this tile.  Each active apprentice is on a starting tile.

    An apprentice on the leaf, flower or fruit tile saves the price of a missing resource, which is
    always more than the crystal for resting; every other apprentice gives crystals.
    """
    price = cards.BUY_PRICE
    for card, crystals, good in cards.CONVERTERS:
        if good == n.CRYSTAL and p.divinities >> card & 1:
            price = min(price, crystals)
    workers = [0] * len(cards.START_TILES)
    for spot in p.active:
        workers[spot >> 2] += 1
    purse, bought = p.stock[n.CRYSTAL], 0
    for start in cards.START_TILES:
        _, good, number = cards.WORK_GAIN[start][0]
        if good == n.CRYSTAL:
            purse += workers[start] * number
            continue
        missing = max(0, cards.BUILD_COST[tile][good] - p.stock[good])
        used = min(missing, workers[start])
        purse += workers[start] - used
        bought += missing - used
    return purse >= cards.BUILD_COST[tile][n.CRYSTAL] + bought * price


def ask_free_building(p: Salamandra, frame: Frame) -> list[int] | None:
    """Ask which displayed tile is built for free."""
    return [n.BUILD + place for place, tile in enumerate(p.display) if tile >= 0]


def answer_free_building(p: Salamandra, frame: Frame, answer: int) -> None:
    p.stack.append((n.CHOOSE_CELL, answer - n.BUILD, 1))


# --- 7.5: placing the tile


def ask_choose_cell(p: Salamandra, frame: Frame) -> list[int] | None:
    """Ask for the cell of the tile.  Frame: index in the display, 1 if it is free."""
    return [n.CELL + cell for cell in free_cells(p)]


def answer_choose_cell(p: Salamandra, frame: Frame, answer: int) -> None:
    """7.5.6: pay, place the tile, groves and display, bonus and triggers, Spellbooks, option,
    Spellbooks.
    """
    place, free, cell = frame[1], frame[2], answer - n.CELL
    tile = p.display[place]
    if not free:
        for good in range(4):
            p.stock[good] -= cards.BUILD_COST[tile][good]
    p.display[place] = -1
    p.cell[tile] = cell
    p.built.append(tile)
    p.built.sort()
    tell(p, ("build", YOU, tile, cell, free))
    if not free:
        p.stack += [n.NEW_TURN, n.BOOKS_AT_END, (n.OPTION, tile), n.BOOKS_NOW]
    p.stack.append((n.BUILD_BONUS, tile, free))
    p.stack.append((n.SHOW_FIELD, place))
    p.stack += [(n.LAY_GROVE, gap) for gap in reversed(surrounded_gaps(p, cell))]  # 7.5.3


def run_build_bonus(p: Salamandra, frame: Frame) -> None:
    """7.5.2: the bonus (not for forced building) and the triggers."""
    if not frame[2]:
        for good, number in cards.BONUS[frame[1]]:
            earn(p, good, number)
    fire(p, n.ON_BUILD)


def run_show_field(p: Salamandra, frame: Frame) -> list[int] | None:
    """7.5.4: refill the same place of the display; with an empty pile it stays empty."""
    if p.bags[n.FIELD_PILE]:
        return CHANCE
    tile = from_under(p, n.FIELD_PILE)
    if tile >= 0:
        answer_show_field(p, frame, tile)
    return None


def answer_show_field(p: Salamandra, frame: Frame, tile: int) -> None:
    p.bags[n.FIELD_PILE] &= ~(1 << tile)
    p.display[frame[1]] = tile
    if p.heard is not None:
        p.heard.append(("show_field", TABLE, frame[1], tile))


# --- 7.5.5: the option after building


def run_option(p: Salamandra, frame: Frame) -> list[int] | None:
    """An apprentice on the new tile, or a Divinity card for a shared colour.

    Skipped only if neither is possible.
    """
    tile: int = frame[1]
    answers: list[int] = []
    if shares_colour(p, tile):
        answers = [n.TAKE + deck for deck in (n.BEAR, n.EAGLE) if p.top[deck] >= 0]
    if p.ready:
        answers += [n.PLACE + tile * 4 + place for place in range(4)]
    if len(answers) > 1:
        return answers
    if answers:
        answer_option(p, frame, answers[0])
    return None


def answer_option(p: Salamandra, frame: Frame, answer: int) -> None:
    if answer >= n.PLACE:
        put_apprentice(p, answer - n.PLACE)
    else:
        p.stack.append((n.TAKE_CARD, answer - n.TAKE))


assert all(cards.WORK_GAIN[start][0][1] <= n.FRUIT for start in cards.START_TILES)
