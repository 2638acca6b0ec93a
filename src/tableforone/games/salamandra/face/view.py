"""The view: everything face up, and the number of face-down pieces.

All front ends see a position only through it.  What a piece shows everywhere is built once.
"""

from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.speech import remembered

from ..rules import cards
from ..rules import numbers as n
from ..rules.apprentices import placing_gains
from ..rules.geometry import connected_groves, free_cells
from ..rules.position import Salamandra
from ..rules.scoring import count, faith, final_lines, scores
from ..rules.solo_cards import ARROWS, PLACEMENT_IDS
from ..voice import names, t
from . import symbols

UNSEEN: Final = frozenset({"shuffles", "taken"})

START_NAMES: Final = ("north-west", "north-east", "south-west", "south-east")
ROW = 7  # length of the grove row: none to six groves


def view(p: Salamandra) -> dict[str, Any]:
    """The whole table as JSON values."""
    return {
        "round": p.round,
        "rounds": cards.ROUNDS,
        "face": "day" if p.round % 2 else "night",
        "state": n.STATES[p.over],
        "you": you(p),
        "rudolph": rudolph(p),
        "fields": [field_on_map(p, tile) for tile in p.built],
        "sites": [place_on_map(cell) for cell in free_cells(p)],
        "temple": [temple_half(half) for half in range(2)],
        "groves": [grove_on_map(p, number) for number, gap in enumerate(p.gap) if gap],
        "display": [field(tile) if tile >= 0 else {} for tile in p.display],
        "building": being_built(p),
        "decks": [deck(p, number) for number in range(len(names.DECK_KEYS))],
        "books": [book(p, place) for place in range(len(p.books))],
        "piles": {"fields": left_in(p, n.FIELD_PILE), "groves": left_in(p, n.GROVE_SUPPLY)},
        "bottom": [bottom(piece) for piece in p.under],
        "final": final(p),
        "printed": printed(),
    }


def printed() -> dict[str, Any]:
    """The printed values of the boards."""
    return {
        "apprentices_by_round": cards.APPRENTICES_BY_ROUND,
        "grove_row": cards.ROW_POINTS[:ROW],
        "scrolls_for_book": cards.SCROLLS_FOR_BOOK,
        "buy_price": cards.BUY_PRICE,
        "harvest_price": cards.HARVEST_PRICE,
        "faith": dict(zip(n.GODS, cards.FAITH_AWARDS, strict=True)),
    }


def final(p: Salamandra) -> list[list[Any]]:
    """The final scoring of both sides and the totals; empty before it."""
    if p.over != n.SCORED:
        return []
    mine, his = scores(p)
    lines = [*final_lines(p), ("total", mine, his)]
    return [[t(f"score-{what}"), my_points, his_points] for what, my_points, his_points in lines]


def you(p: Salamandra) -> dict[str, Any]:
    placed = len(p.active) + len(p.tired)
    on_books = p.book_spots.count(YOU)
    return {
        "points": p.vp,
        "crystals": p.stock[n.CRYSTAL],
        "goods": {names.ONE[good]: p.stock[good] for good in range(n.LEAF, len(p.stock))},
        "scrolls": p.scrolls,
        "ready": p.ready,
        "active": len(p.active),
        "flipped": len(p.tired),
        "on_books": on_books,
        "to_come": cards.APPRENTICES - p.ready - placed - on_books,
        "faith": dict(zip(n.GODS, faith(p), strict=True)),
        "divinities": [divinity(card) for card in bits(p.divinities)],
        "salamanders": [salamander(card) for card in bits(p.salamanders)],
        "groves": [grove(number) for number in bits(p.groves)],
    }


def rudolph(p: Salamandra) -> dict[str, Any]:
    return {
        "points": p.rudolph_vp,
        "scrolls": p.rudolph_scrolls,
        "on_fields": len(p.rudolph),
        "on_books": p.book_spots.count(OPPONENT),
        "boxed": p.boxed,
        "groves": p.rudolph_groves.bit_count(),
        "labour": labour_view(p),
        "placement": placement_view(p),
        "will_gather": [cards.GROVE_IDS[number] for number in connected_groves(p, p.rudolph)],
    }


def labour_view(p: Salamandra) -> dict[str, Any]:
    return {
        "points_by_round": list(p.labour[: cards.ROUNDS]),
        "spellbook_points": p.labour[n.FOR_BOOK],
        "recycling": p.labour[n.RECYCLINGS],
        "faith": dict(zip(n.GODS, p.labour[n.FAITH :], strict=True)),
    }


def placement_view(p: Salamandra) -> dict[str, Any]:
    return {
        "left": p.bags[n.PLACEMENT].bit_count(),
        "discards": [arrow(p, card) for card in bits(p.discards)],
        "arrows": [cards_of(p, code) for code in sorted(set(p.arrows))],
    }


def arrow(p: Salamandra, card: int) -> dict[str, Any]:
    code = p.arrows[card]
    return {"id": PLACEMENT_IDS[card], "start": START_NAMES[code >> 2], "arrow": ARROWS[code & 3]}


def cards_of(p: Salamandra, code: int) -> dict[str, Any]:
    """All cards with this arrow: their number, and how many of them are face up."""
    alike = [card for card, other in enumerate(p.arrows) if other == code]
    seen = sum(p.discards >> card & 1 for card in alike)
    return {"start": code >> 2, "arrow": code & 3, "cards": len(alike), "seen": seen}


# --- the map


def being_built(p: Salamandra) -> str:
    """The displayed field whose cell is being chosen."""
    frame = p.stack[-1] if p.stack else (n.ACT,)
    return cards.FIELD_IDS[p.display[frame[1]]] if frame[0] == n.CHOOSE_CELL else ""


@remembered
def field(tile: int) -> dict[str, Any]:
    """A Field tile, anywhere."""
    data = cards.FIELD_DATA[tile]
    return {
        "id": cards.FIELD_IDS[tile],
        "name": t(f"tile-{cards.FIELD_IDS[tile]}"),
        "colors": data["colors"],
        "colour": t("field-colour", colour=names.colours(tile)),
        "seal": data["seal"],
        "start": data["start"],
        "cost": str(names.cost(cards.BUILD_COST[tile])),
        "bonus": str(names.pairs(cards.BONUS[tile])),
        "work_cost": str(names.cost(cards.WORK_COST[tile])),
        "work_gain": str(names.gain(cards.WORK_GAIN[tile])),
        "symbols": {
            "cost": symbols.of_cost(cards.BUILD_COST[tile]),
            "bonus": symbols.of_pairs(cards.BONUS[tile]),
            "work_cost": symbols.of_cost(cards.WORK_COST[tile]),
            "work_gain": symbols.of_gain(cards.WORK_GAIN[tile]),
        },
    }


def field_on_map(p: Salamandra, tile: int) -> dict[str, Any]:
    """``candidate`` is the tile as in Rudolph's rows; the same applies to spots and Spellbooks."""
    spots = [spot_on_map(p, tile * 4 + place) for place in range(4)]
    here = p.cell[tile]
    return {**field(tile), **place_on_map(here), "candidate": [tile, here], "spots": spots}


def spot_on_map(p: Salamandra, spot: int) -> dict[str, Any]:
    who = "rudolph" if spot in p.rudolph else "you" if spot in p.active or spot in p.tired else ""
    return {
        "id": f"{cards.FIELD_IDS[spot >> 2]}:{names.SPOTS[spot & 3]}",
        "place": names.SPOTS[spot & 3],
        "who": who,
        "active": spot in p.active,
        "gives": symbols.of_pairs(placing_gains(p, spot)),  # to an apprentice of the player
        "candidate": [spot >> 2, spot & 3],
    }


def place_on_map(cell: int) -> dict[str, Any]:
    return {
        "x": cards.column_of(cell),
        "y": cards.row_of(cell),
        "cell": names.cell_name(cell),
        "key": names.key_of(cell),
    }


@remembered
def temple_half(half: int) -> dict[str, Any]:
    return {
        "half": names.HALVES[half],
        **place_on_map(cards.TEMPLE[half]),
        "cost": str(names.cost(cards.TEMPLE_COST[half])),
        "gain": str(names.gain(cards.TEMPLE_GAIN[half])),
        "symbols": {"cost": symbols.of_cost(cards.TEMPLE_COST[half]), "gain": symbols.of_gain(cards.TEMPLE_GAIN[half])},
    }


@remembered
def grove(number: int) -> dict[str, Any]:
    return {
        "id": cards.GROVE_IDS[number],
        "gain": str(names.gain(cards.GROVE_GAIN[number])),
        "crystals": cards.PATH_CRYSTALS[number],
        "symbols": symbols.of_gain(cards.GROVE_GAIN[number]),
    }


def grove_on_map(p: Salamandra, number: int) -> dict[str, Any]:
    """x and y are those of the octagon north-west of the gap."""
    return {**grove(number), **place_on_map(p.gap[number]), "gap": names.gap_text(p.gap[number])}


# --- cards


@remembered
def divinity(card: int) -> dict[str, Any]:
    return {
        "id": cards.DIVINITY_IDS[card],
        "name": str(names.divinity_called(card)),
        "deck": cards.DIVINITY_DATA[card]["deck"],
        "faith": cards.DIVINITY_FAITH[card],
        "text": t("card-text", effect=names.divinity_effect(card)),
        "symbols": symbols.of_divinity(card),
    }


@remembered
def salamander(card: int) -> dict[str, Any]:
    data = cards.SALAMANDER_DATA[card]
    return {
        "id": data["id"],
        "name": t(f"salamander-{data['id']}"),
        "deck": data["deck"],
        "faith": data["faith"],
        "text": t("card-text", effect=names.gain(cards.SALAMANDER_GAIN[card])),
        "symbols": {"gain": symbols.of_gain(cards.SALAMANDER_GAIN[card])},
    }


def deck(p: Salamandra, number: int) -> dict[str, Any]:
    card = p.top[number]
    shown = {} if card < 0 else divinity(card) if number < n.WHITE_DECK else salamander(card)
    return {"deck": names.DECK_KEYS[number], "name": names.deck_title(number), "top": shown, "left": left_in(p, number)}


def left_in(p: Salamandra, pile: int) -> int:
    """The number of face-down pieces in a pile, including recycled ones at the bottom."""
    return p.bags[pile].bit_count() + sum(piece // n.PILE_SIZE == pile for piece in p.under)


def bottom(piece: int) -> dict[str, Any]:
    """A recycled piece at the bottom of its pile, which is open information."""
    pile, number = divmod(piece, n.PILE_SIZE)
    if pile == n.FIELD_PILE:
        return {"pile": "fields", "id": cards.FIELD_IDS[number]}
    return {"pile": names.DECK_KEYS[pile], "id": names.card_id(pile, number)}


def book(p: Salamandra, place: int) -> dict[str, Any]:
    number = p.books[place]
    who = {YOU: "you", OPPONENT: "rudolph"}
    return {
        "id": cards.BOOK_IDS[number],
        "name": names.book_title(number),
        "short": t(f"book-{cards.BOOK_IDS[number]}.short"),
        "counter": n.COUNTERS[cards.BOOK_COUNTER[number]],
        "count_now": count(p, cards.BOOK_COUNTER[number]),
        "spots": [
            {
                "id": f"{cards.BOOK_IDS[number]}:{names.UPPER_LOWER[lower]}",
                "place": names.UPPER_LOWER[lower],
                "points": cards.BOOK_POINTS[number][lower],
                "text": names.book_label(number, lower),
                "who": who.get(p.book_spots[place * 2 + lower], ""),
                "candidate": [lower, place, number],
            }
            for lower in range(2)
        ],
    }
