"""Which signs tell how it stands?  A position as numbers, for the learned estimate: all of it open on the table."""

from typing import Final

from tableforone.kernel.frames import YOU

from ..rules import boards, cards, decks
from ..rules import numbers as n
from ..rules.edition import guest_size
from ..rules.numbers import NOBODY
from ..rules.position import Hotels
from ..rules.scoring import end_points, full, room_points
from . import estimate as e

COLOURS: Final = ("blue", "red", "yellow")
ITEMS: Final = ("strudel", "cake", "wine", "coffee", "champagne")
TYPES: Final = len(cards.STAFF_TYPES)
SIGNS: Final[tuple[str, ...]] = (
    *("easy", "medium", "hard", "Elisabeth", "modules"),
    *(f"round {number}" for number in range(1, 8)),
    *("turns left", "turns of this round", "he starts", "waiting", "dice", "die to be rolled"),
    *(f"dice on {face}" for face in range(1, 7)),
    *("points", "room points", "krones", "krones late", "emperor", "emperor worth", "emperor safe", "emperor out"),
    *(f"needed {item}" for item in ITEMS),
    *(f"spare {item}" for item in ITEMS),
    *(f"occupied {colour}" for colour in COLOURS),
    *(f"vacant {colour}" for colour in COLOURS),
    *(f"occupied on floor {floor}" for floor in range(1, 5)),
    *(f"vacant on floor {floor}" for floor in range(1, 5)),
    *("groups full", "groups nearly full", "groups begun", "prepared late"),
    *("guests", "free tables", "items missing"),
    *("guests served", "guests short of one", "guests short of two", "guests short of more"),
    *("points of guests", "worth of guests", "worth of served guests", "guests without a room", "café", "guests late"),
    *("best of the queue", "hand", "cost of the hand", "cheapest of the hand"),
    *(f"staff {kind}" for kind in cards.STAFF_TYPES),
    *("staff late", "staff cost permanent", "staff of the end", "staff turned", "staff worth"),
    *("objectives claimed", "points of objectives", "objectives left", "his objectives"),
    *("pending", "his points", "his room points", "his rooms", "his emperor", "his staff", "his staff of the end"),
    *("of modules", "estimate"),
)  # fmt: skip


def signs(p: Hotels) -> list[float]:
    """The signs in their order; a number that matters more or less with time stands beside itself times that time."""
    turns = e.turns_left(p)
    left = turns / 14
    found = [0.0] * 12
    found[p.level] = 1.0
    found[3] = float(decks.OPPONENT_IN[p.modules])
    found[4] = float(p.modules.bit_count())
    if p.round:
        found[4 + p.round] = 1.0
    later = 2 * (7 - p.round)
    rolled = p.stack[-1][1] if p.stack and p.stack[-1][0] in e.ROLLS else 0
    found += [float(turns), float(turns - later), float(p.leopold_starts), float(p.passed), float(sum(p.dice))]
    found.append(float(rolled))
    found += [float(p.dice[face]) for face in range(1, 7)]
    found += [float(sum(p.points)), float(room_points(p.occupied)), float(p.money), p.money * left]
    found += emperor(p)
    items(p, found)
    rooms(p, found, left)
    guests(p, found, turns)
    queue = [
        e.guest_worth(guest) - cost
        for guest, cost in zip(p.queue, QUEUE_COST, strict=False)
        if guest != NOBODY and cost <= p.money
    ]
    found.append(max(queue) if queue else 0.0)
    staff(p, found, left)
    pending = 0.0
    for frame in p.stack:
        pending += e.pending(p, frame)
    his_end = float(end_points(p, 1))
    found += [pending, float(sum(p.his_points)), float(room_points(p.his_rooms)), float(p.his_rooms.bit_count())]
    found += [float(p.his_emperor), float(len(p.his_staff)), his_end]
    modules = 0.0
    if p.modules:
        for bits, table in e.OF_MODULES:
            if p.modules & bits:
                modules += table(p)
    found += [modules, e.estimate(p)]
    return found


QUEUE_COST: Final[list[int]] = cards.QUEUE_COST


def emperor(p: Hotels) -> list[float]:
    """The place, what the hand-made estimate makes of it, and whether the next visit would reward or punish."""
    visit = 3 if p.round <= 3 else 5 if p.round <= 5 else 7
    after = p.emperor - cards.RETREAT[visit]
    safe = 1.0 if after >= cards.REWARD_FROM else 0.0
    return [float(p.emperor), e.emperor(p), safe, 1.0 if after <= 0 else 0.0]


def items(p: Hotels, found: list[float]) -> None:
    """Items that somebody in the café waits for, then those that nobody does."""
    spare: list[float] = []
    for kind in range(n.KINDS):
        needed = 0
        for place in range(kind, len(p.needs), n.KINDS):
            needed += p.needs[place]
        used = min(needed, p.kitchen[kind])
        found.append(float(used))
        spare.append(float(p.kitchen[kind] - used))
    found += spare


def rooms(p: Hotels, found: list[float], left: float) -> None:
    masks = boards.COLOUR_MASK[p.board]
    vacant = p.rooms & ~p.occupied
    found += [float((p.occupied & masks[colour]).bit_count()) for colour in range(3)]
    found += [float((vacant & masks[colour]).bit_count()) for colour in range(3)]
    found += [float((p.occupied & boards.FLOORS[floor]).bit_count()) for floor in range(4)]
    found += [float((vacant & boards.FLOORS[floor]).bit_count()) for floor in range(4)]
    nearly = begun = 0
    for group in boards.GROUPS[p.board]:
        missing = (group & ~p.occupied).bit_count()
        if missing == 1:
            nearly += 1
        elif missing and p.occupied & group:
            begun += 1
    found += [float(full(p.occupied, boards.GROUPS[p.board])), float(nearly), float(begun), vacant.bit_count() * left]


def guests(p: Hotels, found: list[float], turns: int) -> None:
    """Who sits in the café, how much they wait for, whether there is a room for them."""
    vacant = p.rooms & ~p.occupied
    masks = boards.COLOUR_MASK[p.board]
    by_missing = [0.0, 0.0, 0.0, 0.0]
    many = points = homeless = missing = 0
    worth = served = 0.0
    for table, guest in enumerate(p.cafe):
        if guest == NOBODY:
            continue
        many += 1
        missing += p.short[table]
        by_missing[min(3, p.short[table])] += 1.0
        points += cards.GUEST_POINTS[guest]
        value = e.guest_worth(guest)
        worth += value
        served += value * (1 - p.short[table] / max(1, guest_size(p, guest)))
        if not vacant & masks[cards.GUEST_COLOUR[guest]]:
            homeless += 1
    found += [
        float(many),
        float(len(p.cafe) - many),
        float(missing),
        by_missing[0],
        by_missing[1],
        by_missing[2],
        by_missing[3],
    ]
    found += [float(points), worth, served, float(homeless), e.cafe(p, turns), many / (1.0 + turns)]


def staff(p: Hotels, found: list[float], left: float) -> None:
    """The hand and the staff by type, with their cost; and the objectives."""
    costs = [cards.STAFF_COST[card] for card in p.hand]
    found += [float(len(costs)), float(sum(costs)), float(min(costs)) if costs else 0.0]
    types = [0.0] * TYPES
    permanent = 0
    for card in range(p.staff.bit_length()):
        if p.staff >> card & 1:
            types[cards.STAFF_TYPE[card]] += 1.0
            if cards.STAFF_TYPE[card] == cards.PERMANENT:
                permanent += cards.STAFF_COST[card]
    found += types
    found += [(types[cards.PER_ROUND] + types[cards.PERMANENT]) * left, permanent * left, float(end_points(p, YOU))]
    found += [float(p.turned.bit_count()), e.staff(p)]
    mine = his = 0.0
    for spot in p.claimed:
        mine += 1.0 if spot else 0.0
    for spot in p.his_claimed:
        his += 1.0 if spot else 0.0
    found += [mine, float(sum(p.claimed)), (3.0 - mine) * left, his]
