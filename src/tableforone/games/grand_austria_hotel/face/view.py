"""The view: everything that is face up on a real table, as plain JSON values (13.7)."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from tableforone.kernel.bits import bits

from ..opponent import cards as his
from ..rules import boards, cards, decks
from ..rules import numbers as n
from ..rules.actions import strength
from ..rules.edition import guest_order, guest_points, reconstructed_guest, reconstructed_staff, staff_costs
from ..rules.flow import is_mine
from ..rules.numbers import NOBODY
from ..rules.objectives import meets, progress
from ..rules.position import Hotels
from ..rules.scoring import his_occupied
from ..voice import names
from .symbols import brought, gains

UNSEEN: Final = frozenset({"paid_groups", "rolls"})

# modules, function that adds their part
OF_MODULES: Final[list[tuple[int, Callable[[Hotels, dict[str, Any]], None]]]] = []


def view(p: Hotels) -> dict[str, Any]:
    """All open information: both displays, queue, dice, tiles; decks only by their size."""
    shown = {
        "level": n.LEVELS[p.level],
        "round": p.round,
        "turns": turns(p),
        "passed": bool(p.passed),
        "dice": [action_space(p, face) for face in range(1, 7)],
        "queue": [guest_card(p, guest) | {"cost": cards.QUEUE_COST[place]} for place, guest in enumerate(p.queue)],
        "objectives": [objective(p, place) for place in range(len(p.objectives))],
        "tiles": [tile(number, after) for number, after in zip(p.tiles, (3, 5, 7), strict=False)],
        "emperor_points": cards.EMPEROR_POINTS,
        "group_bonus": dict(zip(n.COLOURS, boards.GROUP_BONUS, strict=False)),
        "decks": {
            "guests": p.guest_bag.bit_count(),
            "guests_discarded": p.guest_discard.bit_count(),
            "staff": p.staff_bag.bit_count() - p.private + len(p.under),
            "staff_under": [staff_card(p, card) for card in p.under],
            "instructions": p.instruction_bag.bit_count(),
        },
        "you": player(p),
        "leopold": leopold(p),
        "opponent": names.opponent(p.modules),
        "brings": brought(p),
        "modules": [name for name, bit in decks.MODULES.items() if p.modules & bit],
    }
    for modules, show in OF_MODULES:
        if p.modules & modules:
            show(p, shown)
    return shown


def turns(p: Hotels) -> list[dict[str, Any]]:
    """The turn numbers 1-4: owner, covered by a die, and the player's current turn."""
    now = next((frame[1] for frame in reversed(p.stack) if frame[0] == n.TURN), 0)
    return [
        {"number": number, "yours": is_mine(p, number), "used": bool(p.used >> number & 1), "now": number == now}
        for number in (1, 2, 3, 4)
    ]


def action_space(p: Hotels, face: int) -> dict[str, Any]:
    """A space of the action board, with its strength for the player."""
    power = strength(p, face) if p.dice[face] else 0
    return {"face": face, "action": str(names.action(face)), "dice": p.dice[face], "strength": power}


def guest_card(p: Hotels, guest: int) -> dict[str, Any]:
    if guest == NOBODY:
        return {"id": 0}
    return {
        "id": guest,
        "name": str(names.guest_name(guest)),
        "colour": n.COLOURS[cards.GUEST_COLOUR[guest]],
        "order": {n.ITEMS[kind]: many for kind, many in enumerate(guest_order(p, guest)) if many},
        "points": guest_points(p, guest),
        "reward": [str(part) for part in names.reward(guest)],
        "gains": gains(cards.GUEST_REWARD[guest]),
        "reconstructed": reconstructed_guest(p, guest),
    }


def staff_card(p: Hotels, card: int) -> dict[str, Any]:
    return {
        "id": card,
        "name": str(names.staff_name(card)),
        "cost": staff_costs(p)[card],
        "type": cards.STAFF_TYPES[cards.STAFF_TYPE[card]],
        "text": str(names.staff_text(card)),
        "reconstructed": reconstructed_staff(p, card),
    }


def objective(p: Hotels, place: int) -> dict[str, Any]:
    number = p.objectives[place]
    taken = {p.claimed[place], p.his_claimed[place]}
    return {
        "letter": "ABC"[place],
        "id": number,
        "name": str(names.objective_name(number)),
        "text": str(names.objective_text(number)),
        "spots": [{"points": spot, "free": spot not in taken} for spot in cards.SPOTS],
        "yours": p.claimed[place],
        "met": meets(p, number),
        "progress": [
            {"what": "" if colour == n.ANY else n.COLOURS[colour], "have": have, "need": need}
            for colour, have, need in progress(p, number)
        ],
        "leopold": str(names.progress(p.his_progress[place])),
        "leopold_progress": p.his_progress[place],
        "leopold_points": p.his_claimed[place],
    }


def tile(number: int, after: int) -> dict[str, Any]:
    return {
        "name": cards.TILE_NAME[number],
        "letter": cards.TILE_NAME[number][0],
        "round": after,
        "retreat": cards.RETREAT[after],
        "reward": str(names.tile_reward(number)),
        "penalty": str(names.tile_penalty(number)),
    }


def rooms(board: int, tiles: int, occupied: int) -> list[dict[str, Any]]:
    """The twenty spaces of a hotel, bottom left to top right."""
    states = ("empty", "vacant", "occupied")
    return [
        printed | {"state": states[(tiles >> space & 1) + (occupied >> space & 1)]}
        for space, printed in enumerate(printed_rooms(board))
    ]


@cache
def printed_rooms(board: int) -> list[dict[str, Any]]:
    """The unchanging data of the twenty spaces; ``rooms`` fills in the state."""
    return [
        {
            "space": boards.space_name(space),
            "floor": space // 5 + 1,
            "column": space % 5 + 1,
            "colour": n.COLOURS[boards.SPACE_COLOUR[board][space]],
            "group": boards.GROUP_OF[board][space],
            "state": "",
            "points": boards.SPACE_POINTS[space],
            "cost": space // 5,
        }
        for space in range(boards.SPACES)
    ]


def player(p: Hotels) -> dict[str, Any]:
    return {
        "points": sum(p.points),
        "accounts": dict(zip(n.ACCOUNTS, p.points, strict=True)),
        "board": boards.BOARDS[p.board],
        "money": p.money,
        "emperor": p.emperor,
        "rooms": rooms(p.board, p.rooms, p.occupied),
        "kitchen": dict(zip(n.ITEMS[:4], p.kitchen, strict=False)),
        "cafe": [cafe_table(p, table) for table in range(len(p.cafe))],
        "hand": [staff_card(p, card) for card in p.hand],
        "offer": [staff_card(p, card) for card in drawn(p)],
        "staff": [staff_card(p, card) | {"turned": bool(p.turned >> card & 1)} for card in bits(p.staff)],
    }


def drawn(p: Hotels) -> list[int]:
    """The cards drawn to choose from, then the rest until it is under the deck (6.5.4, 13.6)."""
    rest = next((frame[1:] for frame in reversed(p.stack) if frame[0] == n.UNDER), ())
    return list(p.offer or rest)


def cafe_table(p: Hotels, table: int) -> dict[str, Any]:
    missing = p.needs[table * n.KINDS : table * n.KINDS + n.KINDS]
    return guest_card(p, p.cafe[table]) | {
        "table": table + 1,
        "missing": {n.ITEMS[kind]: many for kind, many in enumerate(missing) if many},
        "complete": p.cafe[table] != NOBODY and not p.short[table],
    }


def leopold(p: Hotels) -> dict[str, Any]:
    return {
        "points": sum(p.his_points),
        "accounts": dict(zip(n.ACCOUNTS, p.his_points, strict=True)),
        "emperor": p.his_emperor,
        "rooms": rooms(n.NIGHT, p.his_rooms, his_occupied(p)),
        "staff": [staff_card(p, card) for card in p.his_staff],
        "private_deck": p.private,
        "card": instruction_card(p.instruction, p.level, p.modules) if p.instruction else None,
    }


def instruction_card(card: int, level: int, modules: int) -> dict[str, Any]:
    """His current card; symbols above the level are marked as absent."""
    return {
        "id": card,
        "text": str(names.instruction(card, level, modules)),
        "guests": [
            {
                "colour": names.COLOURS[colour],
                "level": n.LEVELS[lowest],
                "applies": lowest <= level,
                "dancer_arrows": arrows,
            }
            for (colour, lowest), arrows in zip(his.GUESTS[card], his.ARROWS[card], strict=True)
        ],
        "die": his.DIE[card],
        "coloured_die": his.COLOURED_DIE[card],
        "symbols": [
            {
                "kind": his.SYMBOL_KINDS[kind],
                "value": symbol_value(kind, value),
                "level": n.LEVELS[lowest],
                "applies": lowest <= level,
            }
            for kind, value, lowest in his.SYMBOLS[card]
        ],
        "hand": "right" if his.FROM_LEFT[card] else "left",
    }


def symbol_value(kind: int, value: int) -> int | str:
    if kind != his.SYMBOL_OBJECTIVE:
        return value
    return "ABC"[value] if value >= 0 else "any"
