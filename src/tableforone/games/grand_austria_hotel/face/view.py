"""What may the player see?  Everything that lies open on a real table, as plain JSON values (13.7)."""

from typing import Any

from ..rules import moments
from ..rules import numbers as c
from ..rules.actions import strength
from ..rules.cards import (
    BOARDS,
    EMPEROR_POINTS,
    GROUP_BONUS,
    GROUP_OF,
    GUEST_COLOUR,
    GUEST_NAME,
    GUEST_REWARD,
    INSTRUCTION_ARROWS,
    INSTRUCTION_COLOURED,
    INSTRUCTION_DIE,
    INSTRUCTION_FROM_LEFT,
    INSTRUCTION_GUESTS,
    INSTRUCTION_SYMBOLS,
    OBJECTIVE_GLOSS,
    OBJECTIVE_NAME,
    QUEUE_COST,
    RETREAT,
    SPACE_COLOUR,
    SPACE_POINTS,
    SPACES,
    SPOTS,
    STAFF_GLOSS,
    STAFF_NAME,
    STAFF_TYPE,
    STAFF_TYPES,
    SYMBOL_KINDS,
    SYMBOL_OBJECTIVE,
    TILE_NAME,
    TILE_PENALTY_GLOSS,
    TILE_REWARD_GLOSS,
    space_name,
)
from ..rules.edition import guest_order, guest_points, reconstructed_guest, reconstructed_staff, staff_costs
from ..rules.flow import is_mine
from ..rules.position import NOBODY, Hotels
from ..rules.scoring import NIGHT, his_occupied, meets
from ..voice.log import instruction
from ..voice.text import ACTIONS, PROGRESS, opponent, reward
from .progress import progress
from .symbols import gains


def view(p: Hotels) -> dict[str, Any]:
    """All that is open: both displays, the queue, the dice, the tiles; decks only by their size."""
    shown = {
        "level": c.LEVELS[p.level],
        "round": p.round,
        "turns": turns(p),
        "passed": bool(p.passed),
        "dice": [action_space(p, face) for face in range(1, 7)],
        "queue": [guest_card(p, guest) | {"cost": QUEUE_COST[place]} for place, guest in enumerate(p.queue)],
        "objectives": [objective(p, place) for place in range(len(p.objectives))],
        "tiles": [tile(number, after) for number, after in zip(p.tiles, (3, 5, 7), strict=False)],
        "emperor_points": EMPEROR_POINTS,
        "group_bonus": dict(zip(c.COLOURS, GROUP_BONUS, strict=False)),
        "decks": {
            "guests": p.guest_bag.bit_count(),
            "guests_discarded": p.guest_discard.bit_count(),
            "staff": p.staff_bag.bit_count() - p.private + len(p.under),
            "staff_under": [staff_card(p, card) for card in p.under],
            "instructions": p.instruction_bag.bit_count(),
        },
        "you": player(p),
        "leopold": leopold(p),
        "opponent": opponent(p),
        "modules": [name for bit, name in enumerate(c.MODULES) if p.modules >> bit & 1],
    }
    if p.modules:
        moments.VIEW.happen(p, shown)
    return shown


def turns(p: Hotels) -> list[dict[str, Any]]:
    """The turn numbers 1-4: whose, and covered by a die?  Is it this player's turn now?"""
    now = next((frame[1] for frame in reversed(p.stack) if frame[0] == c.TURN), 0)
    return [{"number": n, "yours": is_mine(p, n), "used": bool(p.used >> n & 1), "now": n == now} for n in (1, 2, 3, 4)]


def action_space(p: Hotels, face: int) -> dict[str, Any]:
    """A space of the action board, with the strength its dice would have for the player."""
    power = strength(p, face) if p.dice[face] else 0
    return {"face": face, "action": ACTIONS[face], "dice": p.dice[face], "strength": power}


def guest_card(p: Hotels, guest: int) -> dict[str, Any]:
    if guest == NOBODY:
        return {"id": 0}
    return {
        "id": guest,
        "name": GUEST_NAME[guest],
        "colour": c.COLOURS[GUEST_COLOUR[guest]],
        "order": {c.ITEMS[kind]: n for kind, n in enumerate(guest_order(p, guest)) if n},
        "points": guest_points(p, guest),
        "reward": reward(guest),
        "gains": gains(GUEST_REWARD[guest]),
        "reconstructed": reconstructed_guest(p, guest),
    }


def staff_card(p: Hotels, card: int) -> dict[str, Any]:
    return {
        "id": card,
        "name": STAFF_NAME[card],
        "cost": staff_costs(p)[card],
        "type": STAFF_TYPES[STAFF_TYPE[card]],
        "text": STAFF_GLOSS[card],
        "reconstructed": reconstructed_staff(p, card),
    }


def objective(p: Hotels, place: int) -> dict[str, Any]:
    number = p.objectives[place]
    taken = {p.claimed[place], p.his_claimed[place]}
    return {
        "letter": "ABC"[place],
        "id": number,
        "name": OBJECTIVE_NAME[number],
        "text": OBJECTIVE_GLOSS[number],
        "spots": [{"points": spot, "free": spot not in taken} for spot in SPOTS],
        "yours": p.claimed[place],
        "met": meets(p, number),
        "progress": progress(p, number),
        "leopold": PROGRESS[p.his_progress[place]],
        "leopold_progress": p.his_progress[place],
        "leopold_points": p.his_claimed[place],
    }


def tile(number: int, after: int) -> dict[str, Any]:
    return {
        "name": TILE_NAME[number],
        "letter": TILE_NAME[number][0],
        "round": after,
        "retreat": RETREAT[after],
        "reward": TILE_REWARD_GLOSS[number],
        "penalty": TILE_PENALTY_GLOSS[number],
    }


def rooms(board: int, tiles: int, occupied: int) -> list[dict[str, Any]]:
    """The twenty spaces of a hotel, bottom left to top right."""
    states = ("empty", "vacant", "occupied")
    return [
        {
            "space": space_name(space),
            "floor": space // 5 + 1,
            "column": space % 5 + 1,
            "colour": c.COLOURS[SPACE_COLOUR[board][space]],
            "group": GROUP_OF[board][space],
            "state": states[(tiles >> space & 1) + (occupied >> space & 1)],
            "points": SPACE_POINTS[space],
            "cost": space // 5,
        }
        for space in range(SPACES)
    ]


def player(p: Hotels) -> dict[str, Any]:
    return {
        "points": sum(p.points),
        "accounts": dict(zip(c.ACCOUNTS, p.points, strict=True)),
        "board": BOARDS[p.board],
        "money": p.money,
        "emperor": p.emperor,
        "rooms": rooms(p.board, p.rooms, p.occupied),
        "kitchen": dict(zip(c.ITEMS if p.modules & c.BALLROOMS else c.ITEMS[:4], p.kitchen, strict=False)),
        "cafe": [cafe_table(p, table) for table in range(len(p.cafe))],
        "hand": [staff_card(p, card) for card in p.hand],
        "offer": [staff_card(p, card) for card in drawn(p)],
        "staff": [
            staff_card(p, card) | {"turned": bool(p.turned >> card & 1)}
            for card in range(p.staff.bit_length())
            if p.staff >> card & 1
        ],
    }


def drawn(p: Hotels) -> list[int]:
    """The cards drawn to choose from; after the choice the rest, until they are under the deck (6.5.4, 13.6)."""
    rest = next((frame[1:] for frame in reversed(p.stack) if frame[0] == c.UNDER), ())
    return p.offer or list(rest)


def cafe_table(p: Hotels, table: int) -> dict[str, Any]:
    missing = p.needs[table * c.KINDS : table * c.KINDS + c.KINDS]
    return guest_card(p, p.cafe[table]) | {
        "table": table + 1,
        "missing": {c.ITEMS[kind]: n for kind, n in enumerate(missing) if n},
        "complete": p.cafe[table] != NOBODY and not p.short[table],
    }


def leopold(p: Hotels) -> dict[str, Any]:
    return {
        "points": sum(p.his_points),
        "accounts": dict(zip(c.ACCOUNTS, p.his_points, strict=True)),
        "emperor": p.his_emperor,
        "rooms": rooms(NIGHT, p.his_rooms, his_occupied(p)),
        "staff": [staff_card(p, card) for card in p.his_staff],
        "private_deck": p.private,
        "card": instruction_card(p.instruction, p.level, p.modules) if p.instruction else None,
    }


def instruction_card(card: int, level: int, modules: int) -> dict[str, Any]:
    """His card in force; symbols above the level are marked as absent."""
    return {
        "id": card,
        "text": instruction(card, level, modules),
        "guests": [
            {
                "colour": (*c.COLOURS, "any")[colour],
                "level": c.LEVELS[lowest],
                "applies": lowest <= level,
                "dancer_arrows": arrows,
            }
            for (colour, lowest), arrows in zip(INSTRUCTION_GUESTS[card], INSTRUCTION_ARROWS[card], strict=True)
        ],
        "die": INSTRUCTION_DIE[card],
        "coloured_die": INSTRUCTION_COLOURED[card],
        "symbols": [
            {
                "kind": kind_name(kind),
                "value": symbol_value(kind, value),
                "level": c.LEVELS[lowest],
                "applies": lowest <= level,
            }
            for kind, value, lowest in INSTRUCTION_SYMBOLS[card]
        ],
        "hand": "right" if INSTRUCTION_FROM_LEFT[card] else "left",
    }


def kind_name(kind: int) -> str:
    return SYMBOL_KINDS[kind]


def symbol_value(kind: int, value: int) -> int | str:
    if kind != SYMBOL_OBJECTIVE:
        return value
    return "ABC"[value] if value >= 0 else "any"
