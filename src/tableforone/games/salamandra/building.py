"""How is a Field tile built?  Cost, cell, groves, bonus and the option after it (7.2.3, 7.5)."""

from tableforone.games.salamandra.cards import (
    BONUS,
    BUILD_COST,
    BUY_PRICE,
    CONVERTERS,
    PILE_TILES,
    START_TILES,
    WORK_GAIN,
)
from tableforone.games.salamandra.geometry import free_cells, shares_colour, surrounded_gaps
from tableforone.games.salamandra.position import Salamandra
from tableforone.games.salamandra.vocabulary import (
    BEAR,
    BOOKS_AT_END,
    BOOKS_NOW,
    BUILD,
    BUILD_BONUS,
    CELL,
    CHOOSE_CELL,
    CRYSTAL,
    EAGLE,
    FIELD_PILE,
    FRUIT,
    LAY_GROVE,
    NEW_TURN,
    ON_BUILD,
    OPTION,
    PLACE,
    SHOW_FIELD,
    TAKE,
    TAKE_CARD,
)
from tableforone.games.salamandra.words import earn, fire, from_under, pieces_in, put_apprentice
from tableforone.kernel.chance import Dealer
from tableforone.kernel.frames import CHANCE, Frame

# --- 7.2.3: forced free building


def must_build_for_nothing(p: Salamandra) -> bool:
    """No empty spot anywhere, and no displayed tile that free actions could pay for?

    Nineteen apprentices at most stand on tiles while one is available, so all spots are taken only while nothing but
    the four starting tiles (sixteen spots) lies on the map.
    """
    if 4 * len(p.built) > len(p.active) + len(p.tired) + len(p.grey):
        return False
    shown = [tile for tile in p.display if tile >= 0]
    return bool(shown) and not any(could_afford(p, tile) for tile in shown)


def could_afford(p: Salamandra, tile: int) -> bool:
    """Could free actions pay for this tile?  Each active apprentice stands on a starting tile.

    An apprentice on the leaf, flower or fruit tile saves the price of a missing resource, which is always more than the
    crystal of resting; every other apprentice brings crystals.
    """
    price = BUY_PRICE
    for card, crystals, good in CONVERTERS:
        if good == CRYSTAL and p.gods >> card & 1:
            price = min(price, crystals)
    workers = [0] * len(START_TILES)
    for spot in p.active:
        workers[spot >> 2] += 1
    purse, bought = p.stock[CRYSTAL], 0
    for start in START_TILES:
        good, n = WORK_GAIN[start][0][1], WORK_GAIN[start][0][2]
        if good == CRYSTAL:
            purse += workers[start] * n
            continue
        missing = max(0, BUILD_COST[tile][good] - p.stock[good])
        used = min(missing, workers[start])
        purse += workers[start] - used
        bought += missing - used
    return purse >= BUILD_COST[tile][CRYSTAL] + bought * price


def free_building(p: Salamandra, frame: Frame) -> list[int] | None:
    """Which displayed tile is built for nothing?"""
    return [BUILD + place for place, tile in enumerate(p.display) if tile >= 0]


def chose_free_building(p: Salamandra, frame: Frame, answer: int) -> None:
    p.stack.append((CHOOSE_CELL, answer - BUILD, 1))


# --- 7.5: laying the tile


def choose_cell(p: Salamandra, frame: Frame) -> list[int] | None:
    """Where does the tile go?  frame: place in the display, 1 if it costs nothing."""
    return [CELL + cell for cell in free_cells(p)]


def chose_cell(p: Salamandra, frame: Frame, answer: int) -> None:
    """7.5.6: pay, lay the tile, groves and display, bonus and triggers, Spellbooks, option, Spellbooks."""
    place, free, cell = frame[1], frame[2], answer - CELL
    tile = p.display[place]
    if not free:
        for good in range(4):
            p.stock[good] -= BUILD_COST[tile][good]
    p.display[place] = -1
    p.cell[tile] = cell
    p.built.append(tile)
    p.built.sort()
    if p.heard is not None:
        p.heard.append(("build", tile, cell, free))
    if not free:
        p.stack += [NEW_TURN, BOOKS_AT_END, (OPTION, tile), BOOKS_NOW]
    p.stack.append((BUILD_BONUS, tile, free))
    p.stack.append((SHOW_FIELD, place))
    p.stack += [(LAY_GROVE, gap) for gap in reversed(surrounded_gaps(p, cell))]  # 7.5.3


def build_bonus(p: Salamandra, frame: Frame) -> list[int] | None:
    """7.5.2: the bonus (not for a forced building) and the triggers."""
    if not frame[2]:
        for good, n in BONUS[frame[1]]:
            earn(p, good, n)
    fire(p, ON_BUILD)
    return None


def show_field(p: Salamandra, frame: Frame) -> list[int] | None:
    """7.5.4: the display is refilled in the same place; with an empty pile it shrinks."""
    if p.bags[FIELD_PILE]:
        return CHANCE
    tile = from_under(p, FIELD_PILE)
    if tile >= 0:
        put_in_display(p, frame[1], tile)
    return None


def showed_field(p: Salamandra, frame: Frame, tile: int) -> None:
    p.bags[FIELD_PILE] = p.bags[FIELD_PILE] & ~(1 << tile)  # compiled, faster than &=
    put_in_display(p, frame[1], tile)


def put_in_display(p: Salamandra, place: int, tile: int) -> None:
    p.display[place] = tile
    if p.heard is not None:
        p.heard.append(("show_field", place, tile))


def deal_field(p: Salamandra, frame: Frame, dealer: Dealer) -> int:
    return dealer.draw(FIELD_PILE, PILE_TILES, p.bags[FIELD_PILE])


def fields_left(p: Salamandra, frame: Frame) -> list[int]:
    return pieces_in(p.bags[FIELD_PILE])


# --- 7.5.5: the option after building


def option(p: Salamandra, frame: Frame) -> list[int] | None:
    """An apprentice on the new tile, or a Divinity card for a shared colour; nothing only if neither is possible."""
    tile: int = frame[1]
    answers: list[int] = []
    if shares_colour(p, tile):
        answers = [TAKE + deck for deck in (BEAR, EAGLE) if p.top[deck] >= 0]
    if p.ready:
        answers += [PLACE + tile * 4 + place for place in range(4)]
    if len(answers) > 1:
        return answers
    if answers:
        chose_option(p, frame, answers[0])
    return None


def chose_option(p: Salamandra, frame: Frame, answer: int) -> None:
    if answer >= PLACE:
        put_apprentice(p, answer - PLACE)
    else:
        p.stack.append((TAKE_CARD, answer - TAKE))


assert all(WORK_GAIN[start][0][1] <= FRUIT for start in START_TILES)
