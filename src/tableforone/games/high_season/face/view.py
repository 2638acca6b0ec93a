"""The view: everything on the table as JSON values, except the order of Ralph's deck."""

from typing import Any

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU

from ..opponent import cards as his
from ..rules import cards, solo_cards
from ..rules import numbers as n
from ..rules.agenda import effect_of, member_of
from ..rules.flow import turn_of
from ..rules.position import HighSeason
from ..rules.scoring import breakdown, member_points, scores
from ..rules.staff import awake
from ..voice import names, t
from .symbols import action_symbol, effect_symbol, staff_symbol
from .things import item_thing

View = dict[str, Any]


def view(p: HighSeason) -> View:
    mine, theirs = scores(p)
    dealt = min(p.hotels) >= 0 and p.strip >= 0
    return {
        "round": p.round,
        "rounds": cards.ROUNDS,
        "turn": turn_of(p),
        "starts": names.PLAYERS[1 - p.round % 2] if p.round else "you",
        "active": active(p),
        "over": not p.stack,
        "scores": {"you": mine, "ralph": theirs},
        "breakdown": [
            {"what": t(f"score-{line.what}"), "you": line.mine, "ralph": line.theirs}
            for line in (breakdown(p) if dealt else ())
        ],
        "dice": [die_view(p, die) for die in range(1, 7)],
        "lines": [line_view(p, line) for line in range(len(cards.LINE_ROOMS))],
        "you": your_view(p),
        "ralph": {**hotel_view(p, OPPONENT), "deck": deck_view(p)},
    }


def active(p: HighSeason) -> str:
    """Whose turn it is; "" between turns."""
    turn = turn_of(p)
    if not p.stack or not turn:
        return ""
    return names.PLAYERS[(turn + p.round) % 2]


def die_view(p: HighSeason, die: int) -> View:
    """A space of the action board: its dice, and your strength and fee now (4.3, 5.6)."""
    dice, member = p.dice[die], awake(p, die)
    strength = dice + (cards.STAFF_STRENGTH[member] if member >= 0 else 0)
    return {
        "id": f"die:{die}",
        "value": die,
        "count": dice,
        "strength": strength,
        "fee": cards.FEE if die == 6 and not (member >= 0 and cards.STAFF_WAIVES[member]) else 0,
        "helper": names.staff_called(member) if member >= 0 else "",
        "action": names.action_text(die, max(1, strength)),
    }


def line_view(p: HighSeason, line: int) -> View:
    """A row or a column: who was first, and both sides' progress."""
    rooms = cards.LINE_ROOMS[line]
    return {
        "id": f"line:{cards.LINE_NAMES[line]}",
        "name": cards.LINE_NAMES[line],
        "kind": "row" if line < cards.ROWS else "column",
        "rooms": bits(rooms),
        "vp": cards.LINE_VP[line],
        "first": first_in(p, line),
        "occupied": {names.PLAYERS[who]: (rooms & p.occupied[who]).bit_count() for who in (YOU, OPPONENT)},
    }


def first_in(p: HighSeason, race: int) -> str:
    """Who was first in a row, a column or a row of the Emperor track; "" if nobody was."""
    return next((names.PLAYERS[who] for who in (YOU, OPPONENT) if p.firsts[who] >> race & 1), "")


# --- a hotel


def hotel_view(p: HighSeason, who: int) -> View:
    """One board: rooms, groups and Emperor track; empty before the boards are dealt."""
    board = p.hotels[who]
    return {
        "hotel": board + 1,
        "rooms": [room_view(p, who, room) for room in range(1, cards.ROOMS + 1)] if board >= 0 else [],
        "groups": [group_view(p, who, nth) for nth in range(len(cards.GROUPS[board]))] if board >= 0 else [],
        "emperor": [track_view(p, who, row) for row in range(4)],
    }


def room_view(p: HighSeason, who: int, room: int) -> View:
    board = p.hotels[who]
    floor = cards.FLOOR[room]
    door = cards.DOOR_BONUS[board << 5 | room]
    occupied = p.occupied[who] >> room & 1
    prepared = who == YOU and p.prepared >> room & 1
    return {
        "id": f"room:{room}",
        "number": room,
        "floor": floor,
        "column": (room - 1) % 7 + 1,
        "colour": n.COLOURS[cards.COLOUR[board << 5 | room]],
        "group": next(nth for nth, mask in enumerate(cards.GROUPS[board], 1) if mask >> room & 1),
        "state": "occupied" if occupied else "prepared" if prepared else "closed",
        "door": names.effect_text(door) if door else "",
        "symbol": effect_symbol(door) if door else None,
        "prepare_cost": cards.PREPARE_COST[floor],
        "occupy_cost": cards.OCCUPY_COST[floor],
        "vp": cards.FLOOR_VP[floor],
    }


def group_view(p: HighSeason, who: int, nth: int) -> View:
    mask = cards.GROUPS[p.hotels[who]][nth]
    size = mask.bit_count()
    colour = cards.COLOUR[p.hotels[who] << 5 | mask.bit_length() - 1]
    what, many = names.reward_of(who, colour, size)
    return {
        "id": f"group:{nth + 1}",
        "colour": n.COLOURS[colour],
        "rooms": bits(mask),
        "complete": not mask & ~p.occupied[who],
        "reward": names.group_reward(who, colour, size),
        "symbol": {"what": what, "n": many},
    }


def track_view(p: HighSeason, who: int, row: int) -> View:
    """A row of the Emperor track; the fourth "row" has the extra spaces."""
    base: View = {"row": row + 1, "spaces": cards.TRACK_SPACES[row], "marks": p.track[who * 4 + row]}
    if row == 3:
        return {**base, "vp_each": cards.EXTRA_VP}
    return {
        **base,
        "active": cards.ACTIVE_ROW[p.round] == row and p.round > 0,
        "closed": cards.ACTIVE_ROW[p.round] > row,
        "needed": cards.TRACK_NEEDED[row],
        "visit_after": cards.TRACK_VISIT[row],
        "penalty": cards.TRACK_PENALTY[row],
        "missed": bool(p.missed[who] >> row & 1),
        "first_vp": cards.TRACK_FIRST_VP[row],
        "first": first_in(p, n.EMPEROR_RACE + row),
        # Ralph gains none (9.5.2)
        "bonuses": bonuses(p, row) if who == YOU and p.hotels[YOU] >= 0 else [],
    }


def bonuses(p: HighSeason, row: int) -> list[View]:
    return [
        {
            "id": f"emperor:{row + 1}.{space}",
            "space": space,
            "effect": names.effect_text(code := cards.STEP_BONUS[p.hotels[YOU] * 7 + bonus]),
            "symbol": effect_symbol(code),
            "reached": p.track[row] >= space,
        }
        for bonus, (its_row, space) in enumerate(cards.BONUS_SPACES)
        if its_row == row
    ]


# --- only yours


def your_view(p: HighSeason) -> View:
    return {
        **hotel_view(p, YOU),
        "money": p.money,
        "money_limit": cards.MOST_KRONES,
        "loans": [
            {"id": f"loan:{nth + 1}", "krones": cards.LOAN_KRONES, "vp": vp, "taken": p.loans > nth}
            for nth, vp in enumerate(cards.LOAN_VP)
        ],
        "strip": p.strip + 1,
        "staff": [staff_view(p, place) for place in range(6)] if p.strip >= 0 else [],
        "die": p.die,
        "strength": p.strength,
        "using": pending_view(p, item) if (item := item_in_use(p)) >= 0 else None,
        "pending": [pending_view(p, item) for item in p.pending],
    }


def staff_view(p: HighSeason, place: int) -> View:
    member = cards.STRIPS[p.strip][place]
    return {
        "id": f"staff:{cards.STAFF_IDS[member]}",
        "name": names.staff_called(member),
        "timing": n.TIMINGS[cards.STAFF_TIMING[member]],
        "cost": cards.STAFF_COST[member],
        "effect": names.staff_text(member),
        "counts": names.score_text(member) if cards.STAFF_TIMING[member] == n.ENDGAME else "",
        "symbol": staff_symbol(member),
        "hired": bool(p.staff >> place & 1),
        "points": member_points(p, member) if p.hotels[YOU] >= 0 else 0,
    }


def item_in_use(p: HighSeason) -> int:
    """The item that is being carried out, or -1."""
    if not p.stack or p.stack[-1][0] not in (n.USE, n.MORE):
        return -1
    return n.MAIN if p.stack[-1][0] == n.MORE else int(p.stack[-1][1])


def pending_view(p: HighSeason, item: int) -> View:
    if item == n.MAIN:
        member, effect, symbol = -1, names.action_text(p.die, p.strength), None
    else:
        code = effect_of(p, item)
        member, effect, symbol = member_of(p, item), names.effect_text(code), effect_symbol(code)
    return {"id": item_thing(p, item), "what": names.item_text(item, member), "effect": effect, "symbol": symbol}


# --- Ralph's deck


def deck_view(p: HighSeason) -> View:
    """The preference side on top, the last action card, used cards, the number of cards left."""
    return {
        "left": sum(p.grades),
        "left_by_grade": dict(zip("ABC", p.grades, strict=True)),
        "used": [solo_cards.CARD_IDS[card] for card in range(solo_cards.CARDS) if not p.unseen >> card & 1],
        "card": card_view(p) if p.card >= 0 else None,
        "preference": preference_view(p) if p.top >= 0 else None,
    }


def card_view(p: HighSeason) -> View:
    face = p.faces[p.card]
    return {
        "id": f"card:{solo_cards.CARD_IDS[p.card]}",
        "name": solo_cards.CARD_IDS[p.card],
        "dice": [die or "most" for die in solo_cards.dice_of(face)],
        "actions": [names.card_action_text(action) for action in solo_cards.actions_of(face)],
        "symbols": [action_symbol(action) for action in solo_cards.actions_of(face)],
    }


def preference_view(p: HighSeason) -> View:
    """The hand and zig-zag on top: the preferred die and side, and the path through the rooms."""
    hand, zigzag = p.top >> 3, p.top & 7
    side = his.FIRST_SIDE[hand] ^ p.pointer
    path = his.WALKS[(max(0, p.hotels[OPPONENT]) << 1 | side) << 3 | zigzag]
    return {
        "hand": n.HANDS[hand],
        "zigzag": solo_cards.ZIGZAGS[zigzag],
        "text": names.preference_text(p.top),
        "die": n.SIDES[his.PREFERRED[hand]],
        "first_side": n.SIDES[side],
        "path": [room & 31 for room in path],
    }
