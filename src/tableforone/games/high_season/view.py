"""What may the player see?  Everything on the table as JSON values; the order of Ralph's deck is nowhere at all."""

from typing import Any

from tableforone.games.high_season.cards import (
    ACTIVE_ROW,
    COLOUR,
    COLOURS,
    DOOR,
    EXTRA_VP,
    FEE,
    FLOOR,
    FLOOR_VP,
    GROUP_KRONES,
    GROUP_STEPS,
    GROUP_VP,
    GROUPS,
    LINE_NAMES,
    LINE_ROOMS,
    LINE_VP,
    LOAN_KRONES,
    LOAN_VP,
    MOST_KRONES,
    OCCUPY_COST,
    PREPARE_COST,
    ROOMS,
    ROUNDS,
    ROW_FIRST_VP,
    ROW_NEEDED,
    ROW_PENALTY,
    ROW_SPACES,
    ROWS,
    STAFF_COST,
    STAFF_IDS,
    STAFF_NAMES,
    STAFF_STRENGTH,
    STAFF_TIMING,
    STAFF_WAIVES,
    STEP_AT,
    STEP_BONUS,
    STRIPS,
    TIMINGS,
    TRACK_ROWS,
)
from tableforone.games.high_season.means import awake, effect_of, member_of
from tableforone.games.high_season.names import (
    action_text,
    card_action_text,
    count,
    effect_text,
    preference_text,
    staff_text,
)
from tableforone.games.high_season.opponent.deck import (
    CARD_IDS,
    CARDS,
    FIRST_SIDE,
    HANDS,
    PATHS,
    PREFERRED,
    SIDES,
    ZIGZAGS,
    actions_of,
)
from tableforone.games.high_season.position import EXTRA, MAIN, MORE, RALPH, USE, YOU, HighSeason, turn_of
from tableforone.games.high_season.scoring import lines, member_points, scores
from tableforone.games.high_season.symbols import action_symbol, effect_symbol, staff_symbol
from tableforone.games.high_season.text import item_name
from tableforone.games.high_season.things import item_thing

View = dict[str, Any]
PLAYERS = ("you", "ralph")


def view(p: HighSeason) -> View:
    mine, his = scores(p)
    dealt = min(p.hotels) >= 0 and p.strip >= 0
    return {
        "round": p.round,
        "rounds": ROUNDS,
        "turn": turn_of(p),
        "starts": PLAYERS[1 - p.round % 2] if p.round else "you",
        "active": active(p),
        "over": not p.stack,
        "scores": {"you": mine, "ralph": his},
        "breakdown": [{"what": line.what, "you": line.mine, "ralph": line.theirs} for line in lines(p)]
        if dealt
        else [],
        "dice": [die_view(p, die) for die in range(1, 7)],
        "lines": [line_view(p, line) for line in range(len(LINE_ROOMS))],
        "you": your_view(p),
        "ralph": {**hotel_view(p, RALPH), "deck": deck_view(p)},
    }


def active(p: HighSeason) -> str:
    """Whose turn it is; "" between turns."""
    turn = turn_of(p)
    if not p.stack or not turn:
        return ""
    return PLAYERS[(turn + p.round) % 2]


def die_view(p: HighSeason, die: int) -> View:
    """A space of the action board: its dice, and the strength and fee if you took one now (4.3, 5.6)."""
    n, member = p.dice[die], awake(p, die)
    strength = n + (STAFF_STRENGTH[member] if member >= 0 else 0)
    return {
        "id": f"die:{die}",
        "value": die,
        "count": n,
        "strength": strength,
        "fee": FEE if die == 6 and not (member >= 0 and STAFF_WAIVES[member]) else 0,
        "helper": STAFF_NAMES[member] if member >= 0 else "",
        "action": action_text(die, max(1, strength)),
    }


def line_view(p: HighSeason, line: int) -> View:
    """A row or a column: who was first, and how far both are."""
    rooms = LINE_ROOMS[line]
    first = [PLAYERS[who] for who in (YOU, RALPH) if p.firsts[who] >> line & 1]
    return {
        "id": f"line:{LINE_NAMES[line]}",
        "name": LINE_NAMES[line],
        "kind": "row" if line < ROWS else "column",
        "rooms": rooms_in(rooms),
        "vp": LINE_VP[line],
        "first": first[0] if first else "",
        "occupied": {PLAYERS[who]: (rooms & p.occupied[who]).bit_count() for who in (YOU, RALPH)},
    }


def rooms_in(mask: int) -> list[int]:
    return [room for room in range(1, ROOMS + 1) if mask >> room & 1]


# --- a hotel


def hotel_view(p: HighSeason, who: int) -> View:
    """One board: rooms, groups and Emperor track.  Before the boards are dealt there are none."""
    board = p.hotels[who]
    return {
        "hotel": board + 1,
        "rooms": [room_view(p, who, room) for room in range(1, ROOMS + 1)] if board >= 0 else [],
        "groups": [group_view(p, who, n) for n in range(len(GROUPS[board]))] if board >= 0 else [],
        "emperor": [track_view(p, who, row) for row in range(4)],
    }


def room_view(p: HighSeason, who: int, room: int) -> View:
    board = p.hotels[who]
    floor = FLOOR[room]
    door = DOOR[board << 5 | room]
    occupied = p.occupied[who] >> room & 1
    prepared = who == YOU and p.prepared >> room & 1
    return {
        "id": f"room:{room}",
        "number": room,
        "floor": floor,
        "column": (room - 1) % 7 + 1,
        "colour": COLOURS[COLOUR[board << 5 | room]],
        "group": next(n for n, mask in enumerate(GROUPS[board], 1) if mask >> room & 1),
        "state": "occupied" if occupied else "prepared" if prepared else "closed",
        "door": effect_text(door) if door else "",
        "symbol": effect_symbol(door) if door else None,
        "prepare_cost": PREPARE_COST[floor],
        "occupy_cost": OCCUPY_COST[floor],
        "vp": FLOOR_VP[floor],
    }


def group_view(p: HighSeason, who: int, n: int) -> View:
    mask = GROUPS[p.hotels[who]][n]
    size = mask.bit_count()
    colour = COLOURS[COLOUR[p.hotels[who] << 5 | mask.bit_length() - 1]]
    reward, symbol = f"{GROUP_VP[size]} points", {"what": "points", "n": GROUP_VP[size]}
    if colour == "yellow":
        reward = count(GROUP_STEPS[size], "Emperor step")
        symbol = {"what": "steps", "n": GROUP_STEPS[size]}
    elif colour == "red" and who == YOU:
        reward = count(GROUP_KRONES[size], "krone")
        symbol = {"what": "krones", "n": GROUP_KRONES[size]}
    return {
        "id": f"group:{n + 1}",
        "colour": colour,
        "rooms": rooms_in(mask),
        "complete": not mask & ~p.occupied[who],
        "reward": reward,
        "symbol": symbol,
    }


def track_view(p: HighSeason, who: int, row: int) -> View:
    """A row of the Emperor track; the fourth "row" are the extra spaces."""
    base: View = {"row": row + 1, "spaces": ROW_SPACES[row], "marks": p.track[who * 4 + row]}
    if row == 3:
        return {**base, "vp_each": EXTRA_VP}
    first = [PLAYERS[other] for other in (YOU, RALPH) if p.firsts[other] >> (15 + row) & 1]
    return {
        **base,
        "active": ACTIVE_ROW[p.round] == row and p.round > 0,
        "closed": ACTIVE_ROW[p.round] > row,
        "needed": ROW_NEEDED[row],
        "visit_after": TRACK_ROWS[row]["check_after_round"],
        "penalty": ROW_PENALTY[row],
        "missed": bool(p.missed[who] >> row & 1),
        "first_vp": ROW_FIRST_VP[row],
        "first": first[0] if first else "",
        "bonuses": bonuses(p, row) if who == YOU and p.hotels[YOU] >= 0 else [],  # Ralph takes none (9.5.2)
    }


def bonuses(p: HighSeason, row: int) -> list[View]:
    found = []
    for space in range(1, ROW_SPACES[row] + 1):
        bonus = STEP_AT[row << 3 | space]
        if bonus >= 0:
            code = STEP_BONUS[p.hotels[YOU] * 7 + bonus]
            found.append(
                {
                    "id": f"emperor:{row + 1}.{space}",
                    "space": space,
                    "effect": effect_text(code),
                    "symbol": effect_symbol(code),
                    "reached": p.track[row] >= space,
                }
            )
    return found


# --- what only you have


def your_view(p: HighSeason) -> View:
    return {
        **hotel_view(p, YOU),
        "money": p.money,
        "money_limit": MOST_KRONES,
        "loans": [
            {"id": f"loan:{n + 1}", "krones": LOAN_KRONES, "vp": vp, "taken": p.loans > n}
            for n, vp in enumerate(LOAN_VP)
        ],
        "strip": p.strip + 1,
        "staff": [staff_view(p, place) for place in range(6)] if p.strip >= 0 else [],
        "die": p.die,
        "strength": p.strength,
        "using": pending_view(p, item) if (item := item_in_use(p)) >= 0 else None,
        "pending": [pending_view(p, item) for item in p.pending],
    }


def staff_view(p: HighSeason, place: int) -> View:
    member = STRIPS[p.strip][place]
    return {
        "id": f"staff:{STAFF_IDS[member]}",
        "name": STAFF_NAMES[member],
        "timing": TIMINGS[STAFF_TIMING[member]],
        "cost": STAFF_COST[member],
        "effect": staff_text(member),
        "symbol": staff_symbol(member),
        "hired": bool(p.staff >> place & 1),
        "points": member_points(p, member) if p.hotels[YOU] >= 0 else 0,
    }


def item_in_use(p: HighSeason) -> int:
    """The item that is carried out right now, or -1."""
    if not p.stack or p.stack[-1][0] not in (USE, MORE):
        return -1
    return MAIN if p.stack[-1][0] == MORE else int(p.stack[-1][1])


def pending_view(p: HighSeason, item: int) -> View:
    named = {"id": item_thing(p, item)}
    if item == MAIN:
        return {**named, "what": item_name(item, -1), "effect": action_text(p.die, p.strength), "symbol": None}
    member, code = member_of(p, item) if item >= EXTRA else -1, effect_of(p, item)
    return {
        **named,
        "what": item_name(item, member),
        "effect": effect_text(code),
        "symbol": effect_symbol(code),
    }


# --- Ralph's deck


def deck_view(p: HighSeason) -> View:
    """What lies open: the preference side on top, the last action card, the cards used; and how many are left."""
    return {
        "left": sum(p.grades),
        "left_by_grade": dict(zip("ABC", p.grades, strict=True)),
        "used": [CARD_IDS[card] for card in range(CARDS) if not p.unseen >> card & 1],
        "card": card_view(p) if p.card >= 0 else None,
        "preference": preference_view(p) if p.top >= 0 else None,
    }


def card_view(p: HighSeason) -> View:
    face = p.faces[p.card]
    return {
        "id": f"card:{CARD_IDS[p.card]}",
        "name": CARD_IDS[p.card],
        "dice": [die or "most" for die in (face & 7, face >> 3 & 7)],
        "actions": [card_action_text(action) for action in actions_of(face)],
        "symbols": [action_symbol(action) for action in actions_of(face)],
    }


def preference_view(p: HighSeason) -> View:
    """The hand and the zig-zag on top: which die and which side they would mean, and the way through the rooms."""
    hand, zigzag = p.top >> 3, p.top & 7
    side = FIRST_SIDE[hand] ^ p.pointer
    path = PATHS[(max(0, p.hotels[RALPH]) << 1 | side) << 3 | zigzag]
    return {
        "hand": HANDS[hand],
        "zigzag": ZIGZAGS[zigzag],
        "text": preference_text(p.top),
        "die": SIDES[PREFERRED[hand]],
        "first_side": SIDES[side],
        "path": [room & 31 for room in path],
    }
