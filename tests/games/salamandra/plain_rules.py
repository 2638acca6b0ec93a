"""Slow, simple versions of the optimised rule functions; tests compare both.

Coordinates are as in the data: x to the east, y to the south; a gap has the coordinates of the
octagon north-west of it (RULES.md section 4).
"""

from typing import Any, Final

from tableforone.games.salamandra.rules import cards
from tableforone.games.salamandra.rules import numbers as n
from tableforone.games.salamandra.rules.position import Salamandra
from tableforone.kernel.bits import bits
from tableforone.kernel.frames import YOU

Place = tuple[int, int]

GEOMETRY: Final[dict[str, Any]] = cards.CONSTANTS["geometry"]
SURROUNDING: Final[list[Place]] = [(0, 0), (1, 0), (1, 1), (0, 1)]  # the octagons around a gap


def place_of(cell: int) -> Place:
    return cards.column_of(cell), cards.row_of(cell)


# --- the map


def octagons(p: Salamandra) -> set[Place]:
    """The Temple and all Field tiles (1.2)."""
    return {place_of(cell) for cell in [*cards.TEMPLE, *(p.cell[tile] for tile in p.built)]}


def free_cells(p: Salamandra) -> set[Place]:
    """7.5.1: empty places next to an octagon."""
    full = octagons(p)
    return {(x + dx, y + dy) for x, y in full for dx, dy in GEOMETRY["neighbours"]} - full


def sides(gap: Place, neighbours: set[Place]) -> int:
    """The number of these octagons around a gap."""
    return sum((gap[0] + dx, gap[1] + dy) in neighbours for dx, dy in SURROUNDING)


def gaps_to_refill(p: Salamandra) -> set[Place]:
    """12.8.3: empty gaps with two or more neighbours; an option says if the Temple is one."""
    lying = {place_of(gap) for gap in p.gap if gap}
    neighbours = octagons(p) if p.temple_counts else {place_of(p.cell[tile]) for tile in p.built}
    around = {(x - dx, y - dy) for x, y in neighbours for dx, dy in SURROUNDING}
    return {gap for gap in around if sides(gap, neighbours) >= 2} - lying


def corners_of(spot: int) -> list[str]:
    """4.3: the two corners of its tile that a spot touches."""
    found: list[str] = GEOMETRY["spot_corners"][GEOMETRY["spots"][spot & 3]]
    return found


def grove_at(p: Salamandra, spot: int, corner: str) -> int:
    """The grove in the gap at this corner of the spot's tile; -1 if there is none."""
    x, y = place_of(p.cell[spot >> 2])
    dx, dy = GEOMETRY["corner_gap"][corner]
    gap = cards.cell_at(x + dx, y + dy)
    return p.gap.index(gap) if gap in p.gap else -1


def connected_groves(p: Salamandra, spots: list[int]) -> set[int]:
    """4.5: the groves at the corners that these spots touch."""
    return {grove_at(p, spot, corner) for spot in spots for corner in corners_of(spot)} - {-1}


def path_crystals(p: Salamandra, spot: int) -> int:
    """7.4.2: the crystals on the paths that lead back from those groves."""
    found = 0
    for corner in corners_of(spot):
        grove = grove_at(p, spot, corner)
        if grove >= 0:
            found += cards.PATH_CRYSTALS[grove][cards.CORNERS.index(GEOMETRY["corner_path"][corner])]
    return found


# --- counters and triggers


def count(p: Salamandra, counter: int) -> int:
    """3.3: different fields of a colour or with a cauldron under own apprentices, or own cards,
    groves, books.
    """
    what = n.COUNTERS[counter]
    owned = {"cards:divinity": p.divinities, "cards:salamander": p.salamanders, "groves": p.groves}
    if what in owned:
        return len(bits(owned[what]))
    if what == "spellbooks":
        return p.book_spots.count(YOU)
    if what == "flat":
        return 1
    what = what.removeprefix("tiles:")
    fields = [cards.FIELD_DATA[tile] for tile in {spot >> 2 for spot in [*p.active, *p.tired]}]
    return len([field for field in fields if what in field["colors"] or what == field["seal"]])


def fired(p: Salamandra, on: str, color: str = "") -> list[tuple[int, str, int]]:
    """3.4: the own cards that react to an event, with what each gives."""
    found: list[tuple[int, str, int]] = []
    for card in bits(p.divinities):
        trigger = cards.DIVINITY_DATA[card].get("trigger", {})
        if trigger and trigger["on"] == on and trigger.get("color", "") == color:
            found += [(card, good, number) for good, number in trigger["gain"].items()]
    return found


# --- legal actions in a turn


def affordable(p: Salamandra, cost: dict[str, int]) -> bool:
    """Whether there is enough of everything.

    The cost "any resource" takes what is left of leaves, flowers and fruits.
    """
    named = [cost.get(good, 0) <= p.stock[number] for number, good in enumerate(n.GOODS[:6])]
    return all(named) and sum(p.stock[n.LEAF : n.FRUIT + 1]) >= cost.get("any_resource", 0)


def actions(p: Salamandra) -> list[int]:
    """7.3 to 7.8: all free and main actions that are legal now."""
    empty = [4 * tile + place for tile in p.built for place in range(4) if place not in bits(p.taken[tile])]
    placing = [n.PLACE + spot for spot in empty] if p.ready else []
    found = placing or [n.STOP]
    for place, tile in enumerate(p.display):
        if tile >= 0 and affordable(p, cards.FIELD_DATA[tile]["cost"]):
            found.append(n.BUILD + place)
    for spot in p.active:
        found.append(n.REST + spot)
        if affordable(p, cards.FIELD_DATA[spot >> 2]["action"]["cost"]):
            found.append(n.WORK + spot)
        for half, answer in (("white", n.TEMPLE_WHITE), ("black", n.TEMPLE_BLACK)):
            if affordable(p, cards.CONSTANTS["temple"][half]["cost"]):
                found.append(answer + spot)
    return sorted(found + purchases(p))


def purchases(p: Salamandra) -> list[int]:
    """7.3.1, 7.3.4, 7.3.5: purchases on the board or from a card, each at its lowest price."""
    ways = [(kind, cards.BUY_PRICE, n.BUY + kind) for kind in cards.RESOURCES]
    for card in bits(p.divinities):
        convert = cards.DIVINITY_DATA[card].get("convert")
        if convert and "any_resource" in convert["gain"]:
            ways += [(kind, convert["cost"]["crystal"], n.CONVERT + card * 4 + kind) for kind in cards.RESOURCES]
        elif convert:
            (piece,) = convert["gain"]
            ways.append((n.GOODS.index(piece), convert["cost"]["crystal"], n.CONVERT + card * 4))
    lowest = {piece: min(price for other, price, _ in ways if other == piece) for piece, _, _ in ways}
    return [answer for piece, price, answer in ways if price == lowest[piece] and price <= p.stock[n.CRYSTAL]]


def could_afford(p: Salamandra, tile: int) -> bool:
    """7.2.3: whether any sequence of free actions can pay for this tile; tries all of them."""
    seen: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()
    pending = [(tuple(p.stock[:4]), tuple(sorted(spot >> 2 for spot in p.active)))]
    while pending:
        stock, workers = pending.pop()
        if all(stock[good] >= cards.BUILD_COST[tile][good] for good in range(4)):
            return True
        if (stock, workers) not in seen:
            seen.add((stock, workers))
            pending += [(after, workers) for after in bought(p, stock)]
            pending += [state for nth in range(len(workers)) for state in done_by(stock, workers, nth)]
    return False


def bought(p: Salamandra, stock: tuple[int, ...]) -> list[tuple[int, ...]]:
    """7.3.1, 7.3.4: a resource for crystals, from the board or an own card."""
    prices = [cards.BUY_PRICE]
    for card in bits(p.divinities):
        convert = cards.DIVINITY_DATA[card].get("convert", {})
        if "any_resource" in convert.get("gain", {}):
            prices.append(convert["cost"]["crystal"])
    return [
        tuple(stock[good] - (price if good == n.CRYSTAL else 0) + (good == kind) for good in range(4))
        for price in prices
        for kind in cards.RESOURCES
        if stock[n.CRYSTAL] >= price
    ]


def done_by(
    stock: tuple[int, ...], workers: tuple[int, ...], nth: int
) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """7.3.2, 7.3.3: an apprentice rests for a crystal, or harvests at its starting tile."""
    others = workers[:nth] + workers[nth + 1 :]
    gains = [{"crystal": 1}, cards.FIELD_DATA[workers[nth]]["action"]["gain"]]
    return [(tuple(stock[good] + gain.get(n.GOODS[good], 0) for good in range(4)), others) for gain in gains]
