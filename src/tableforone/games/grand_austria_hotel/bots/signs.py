"""Which signs tell how it stands?  A position as numbers, for the learned estimate: all of it open on the table.

A guest is worth its points, its reward and the room it fills, by how near it is: what the kitchen could serve at once
is as good as served, and a guest without a vacant room of its colour stays.  What the stack still holds counts by its
kind, the die not yet taken by what it could bring.
"""

from typing import Final

from tableforone.kernel.frames import YOU, Frame

from ..rules import boards, cards, decks, objectives
from ..rules import numbers as n
from ..rules.numbers import NOBODY
from ..rules.position import Hotels
from ..rules.scoring import end_card_points, end_points, room_points
from . import estimate as e

ITEMS: Final = ("strudel", "cake", "wine", "coffee", "champagne")
COLOURS: Final = ("blue", "red", "yellow")
TYPES: Final = len(cards.STAFF_TYPES)
NEAR: Final = ("ready", "in the kitchen", "one short", "two short", "three short", "further")
GUESSED: Final[list[tuple[str, float]]] = [
    *[(name, 0.0) for name in ("easy", "medium", "hard", "Elisabeth", "modules", "turns left", "turns of this round")],
    *[("he starts", 0.0), ("waiting", -12.0), ("dice", 0.1), ("points", 1.0), ("room points", 1.0)],
    *[("krones", 0.95), ("first krones", 0.6), ("krones late", 0.3)],
    *[("emperor", 0.3), ("points of the visit", 0.6), ("rewarded", 4.0), ("punished", -5.0), ("steps to safety", -0.7)],
    *[("steps to the reward", -0.4)],
    *[(f"needed {item}", 0.3) for item in ITEMS],
    *[(f"spare {item}", worth) for item, worth in zip(ITEMS, (0.9, 1.1, 0.9, 1.1, 1.0), strict=True)],
    *[(f"worth of guests {near}", w) for near, w in zip(NEAR, (0.8, 0.76, 0.65, 0.55, 0.45, 0.35), strict=True)],
    *[(f"guests {near}", w) for near, w in zip(NEAR, (0.8, 0.6, 0.3, 0.0, -0.4, -1.0), strict=True)],
    *[
        ("points of guests", 0.0),
        ("worth without a room", -0.15),
        ("guests without a room", -0.5),
        ("guests who stay", -5.5),
        ("servings", -0.8),
    ],
    *[("left ready", -2.5), ("left servable", -1.5), ("left staff", -1.0)],
    *[("free tables", 0.0), ("free tables late", 1.0), ("best of the queue", 0.1)],
    *[(f"vacant {colour}", 0.2) for colour in COLOURS],
    *[("vacant wanted", 0.5), ("vacant late", 0.2), ("first vacant", 1.2), ("vacant height", 0.3)],
    *[(f"{colour} groups filled", worth) for colour, worth in zip(COLOURS, (0.4, 0.2, 0.2), strict=True)],
    *[(f"{colour} groups prepared", worth) for colour, worth in zip(COLOURS, (0.2, 0.1, 0.1), strict=True)],
    *[("hand", 0.1), ("hand late", 0.5), ("end cards in hand", 0.1)],
    *[(f"staff {kind}", 0.5) for kind in cards.STAFF_TYPES],
    *[("staff per round late", 5.0), ("staff permanent late", 4.0), ("staff of the end late", 4.0)],
    *[("cost of staff late", 1.0), ("staff of the end", 1.0), ("staff turned", -1.0)],
    *[("objectives near", 0.5), ("objectives met", 0.7)],
    *[("rooms to come", 1.2), ("funds to come", 1.2), ("staff to come", 1.0), ("strength of staff to come", 0.7)],
    *[("parts to come", 1.0), ("to be served", 0.2)],
    *[("best die", 0.8), ("next best die", 0.5)],
    *[("his points", -1.0), ("his room points", -1.0), ("his staff of the end", -1.0), ("of modules", 1.0)],
]  # each sign with what it was worth before anything was learned
SIGNS: Final[tuple[str, ...]] = (*(name for name, _ in GUESSED), "prospects")
WORTH: Final[list[float]] = [worth for _, worth in GUESSED]
QUEUE_COST: Final[list[int]] = cards.QUEUE_COST
A_ROOM: Final = 2.5  # of what a guest is worth
NEARNESS: Final = (1.0, 0.9, 0.75, 0.6, 0.45, 0.3)
ROOMS: Final = 0  # what is to come, by kind
FUNDS: Final = 1
STAFF: Final = 2
STRENGTH: Final = 3
PARTS: Final = 4
SERVED: Final = 5
COMING: Final = 6


def signs(p: Hotels) -> list[float]:
    """The signs in their order; a number that matters more or less with time stands beside itself times that time."""
    turns = e.turns_left(p)
    left = turns / 14
    found = [0.0] * 5
    found[p.level] = 1.0
    found[3] = float(decks.OPPONENT_IN[p.modules])
    found[4] = float(p.modules.bit_count())
    later = 2 * (7 - p.round)
    rolled = p.stack[-1][1] if p.stack and p.stack[-1][0] in e.ROLLS else 0
    found += [float(turns), float(turns - later), float(p.leopold_starts)]
    found += [float(p.passed or 0 < rolled < cards.DICE), float(sum(p.dice) + rolled)]
    found += [float(sum(p.points)), float(room_points(p.occupied))]
    found += [float(p.money), min(p.money, 5) * min(1.0, turns / 4), p.money * left]
    emperor(p, found, turns)
    come = [0.0] * COMING
    gained = [0] * n.KINDS
    for frame in p.stack:
        one_to_come(p, frame, come, gained)
    wanted = items(p, found, gained)
    cafe = Cafe(p, turns, gained, come)
    guests(p, found, cafe, left)
    rooms(p, found, left, cafe.wanted)
    staff(p, found, left)
    objectives_near(p, found)
    found += come
    dice(p, found, wanted, cafe.homeless, turns - later)
    found += [float(sum(p.his_points)), float(room_points(p.his_rooms)), float(end_points(p, 1))]
    found += [of_modules(p), 0.0]
    for place in range(len(WORTH)):
        found[-1] += WORTH[place] * found[place]
    return found


def of_modules(p: Hotels) -> float:
    worth = 0.0
    if p.modules:
        for bits, table in e.OF_MODULES:
            if p.modules & bits:
                worth += table(p)
    return worth


def emperor(p: Hotels, found: list[float], turns: int) -> None:
    """What the next visit would pay, and how far it is from punishing and to rewarding: more, the nearer it is."""
    visit = 3 if p.round <= 3 else 5 if p.round <= 5 else 7
    near = 1.0 - 0.125 * (turns - 2 * (7 - visit))  # by the turns until then
    after = p.emperor - cards.RETREAT[visit]
    found += [float(p.emperor), float(cards.EMPEROR_POINTS[p.emperor])]
    found += [near if after >= cards.REWARD_FROM else 0.0, near if after <= 0 else 0.0]
    found += [near * max(0, 1 - after), near * max(0, cards.REWARD_FROM - after)]


def items(p: Hotels, found: list[float], gained: list[int]) -> list[int]:
    """Items that somebody in the café waits for, then those that nobody does; returns what is missing still."""
    spare: list[float] = []
    missing = [0] * n.KINDS
    for kind in range(n.KINDS):
        needed = needed_of(p, kind)
        have = p.kitchen[kind] + gained[kind]
        found.append(float(min(needed, have)))
        spare.append(float(max(0, have - needed)))
        missing[kind] = max(0, needed - have)
    found += spare
    return missing


def needed_of(p: Hotels, kind: int) -> int:
    needed = 0
    for place in range(kind, len(p.needs), n.KINDS):
        needed += p.needs[place]
    return needed


class Cafe:
    """Who sits in the café, how near they are to leaving, whether there is a room for them.

    Items just gained go to the guests for nothing, and so do as many from the kitchen as are being served; rooms that
    are being prepared will be theirs.
    """

    def __init__(self, p: Hotels, turns: int, gained: list[int], come: list[float]) -> None:
        self.turns: Final = turns
        self.over: Final = not in_turn(p)
        self.fresh: Final = gained[:]
        self.kitchen: Final = p.kitchen[:]
        self.servable: int = int(come[SERVED])
        self.coming: int = int(come[ROOMS])
        vacant = p.rooms & ~p.occupied
        masks = boards.COLOUR_MASK[p.board]
        self.free: Final = [(vacant & masks[colour]).bit_count() for colour in range(4)]
        self.wanted: Final = [0, 0, 0, 0]  # rooms, by the colours of the guests
        self.worths: Final = [0.0] * 6
        self.counts: Final = [0.0] * 6
        self.points: float = 0.0
        self.homeless: int = 0
        self.homeless_worth: float = 0.0
        self.stay: float = 0.0
        self.left_ready: int = 0
        self.left_servable: int = 0
        self.servings: int = 0
        self.waited: int = 0
        self.tables: int = 0
        for table in by_need(p):
            self.seat(p, table)

    def seat(self, p: Hotels, table: int) -> None:
        """One guest, with what is left for it after those who need less."""
        guest = p.cafe[table]
        missing, served = self.supplied(p, table)
        near = 0 if not served and not missing else min(5, 1 + missing)
        self.waited += missing
        chance = min(1.0, max(0.0, (2 * self.turns - self.waited + 1) / 3)) if missing else 1.0
        worth = e.guest_worth(guest) - A_ROOM
        if not self.housed(cards.GUEST_COLOUR[guest]):
            self.homeless += 1
            self.homeless_worth += worth
            chance = min(chance, 0.35 * self.turns)
        elif self.over and not missing:
            if not served:
                self.left_ready += 1
            elif p.money:
                self.left_servable += 1
        self.worths[near] += worth * chance
        self.counts[near] += chance
        self.points += cards.GUEST_POINTS[guest] * NEARNESS[near] * chance
        self.stay += 1.0 - chance
        self.servings += served
        self.tables += 1

    def supplied(self, p: Hotels, table: int) -> tuple[int, int]:
        """How many items are missing still, and how many the kitchen must serve for krones."""
        missing = served = 0
        for kind in range(n.KINDS):
            need = p.needs[table * n.KINDS + kind]
            if need:
                here = min(need, self.fresh[kind])
                self.fresh[kind] -= here
                need -= here
                here = min(need, self.kitchen[kind])
                self.kitchen[kind] -= here
                served += here
                missing += need - here
        at_once = min(served, self.servable)
        self.servable -= at_once
        return missing, served - at_once

    def housed(self, colour: int) -> bool:
        """Take a vacant room, or one that is being prepared."""
        self.wanted[colour] += 1
        if self.free[colour] > 0 and self.free[n.GREEN] > 0:
            self.free[colour] -= 1
            if colour != n.GREEN:
                self.free[n.GREEN] -= 1
            return True
        self.coming -= 1
        return self.coming >= 0


def guests(p: Hotels, found: list[float], cafe: Cafe, left: float) -> None:
    found += cafe.worths
    found += cafe.counts
    found += [cafe.points, cafe.homeless_worth, float(cafe.homeless), cafe.stay, float((cafe.servings + 2) // 3)]
    found += [float(cafe.left_ready), float(cafe.left_servable)]
    unused = p.staff & ~p.turned & decks.ROUND_STAFF_IN[p.modules]
    found.append(float(unused.bit_count()) if cafe.over and cafe.turns else 0.0)
    empty = len(p.cafe) - cafe.tables
    best = 0.0
    if empty:
        for place, guest in enumerate(p.queue):
            if guest != NOBODY and QUEUE_COST[place] <= p.money:
                best = max(best, e.guest_worth(guest) - QUEUE_COST[place])
    found += [float(empty), empty * left, best]


def in_turn(p: Hotels) -> bool:
    """Is it still her turn?"""
    for frame in p.stack:
        if frame[0] == n.TURN:
            return True
    return False


def by_need(p: Hotels) -> list[int]:
    """The tables with guests, those who miss least first."""
    order: list[int] = []
    for short in range(12):
        for table, guest in enumerate(p.cafe):
            if guest != NOBODY and (p.short[table] == short or (short == 11 and p.short[table] > short)):
                order.append(table)
        if len(order) == len(p.cafe):
            break
    return order


def rooms(p: Hotels, found: list[float], left: float, wanted: list[int]) -> None:
    """Vacant rooms, those that a guest waits for, and how far the groups are."""
    masks = boards.COLOUR_MASK[p.board]
    vacant = p.rooms & ~p.occupied
    matched = 0
    for colour in range(3):
        many = (vacant & masks[colour]).bit_count()
        found.append(float(many))
        matched += min(many, wanted[colour])
    all_vacant = vacant.bit_count()
    matched = min(all_vacant, matched + wanted[3])
    found += [float(matched), all_vacant * left, min(3, all_vacant) * min(1.0, 3.5 * left), float(room_points(vacant))]
    filled = [0.0] * 3
    prepared = [0.0] * 3
    colours = boards.GROUP_COLOUR[p.board]
    for group, spaces in enumerate(boards.GROUPS[p.board]):
        here = p.occupied & spaces
        if here == spaces:
            continue
        size = spaces.bit_count()
        colour = colours[group]
        bonus = boards.GROUP_BONUS[colour][size] / (size * size)
        filled[colour] += bonus * here.bit_count() ** 2
        prepared[colour] += bonus * (p.rooms & spaces).bit_count() ** 2
    found += filled
    found += prepared


def staff(p: Hotels, found: list[float], left: float) -> None:
    """The hand and the staff by type, with their cost."""
    potential = 0.0
    for card in p.hand:
        if cards.STAFF_TYPE[card] == cards.AT_END:
            potential += end_card_points(p, card, YOU)
    found += [float(len(p.hand)), len(p.hand) * left, potential]
    types = [0.0] * TYPES
    cost = 0
    for card in range(p.staff.bit_length()):
        if p.staff >> card & 1:
            types[cards.STAFF_TYPE[card]] += 1.0
            if cards.STAFF_TYPE[card] != cards.ONCE:
                cost += cards.STAFF_COST[card]
    found += types
    found += [types[cards.PER_ROUND] * left, types[cards.PERMANENT] * left, types[cards.AT_END] * left]
    found += [cost * left, float(end_points(p, YOU)), float(p.turned.bit_count())]


def objectives_near(p: Hotels, found: list[float]) -> None:
    """Points of the objectives not yet claimed: by the square of how far they are, and of those that are met."""
    near = met = 0.0
    for place, objective in enumerate(p.objectives):
        if p.claimed[place]:
            continue
        points = objectives.free_spot(p, place)
        if objectives.meets(p, objective):
            met += points
        else:
            near += points * done(p, objective) ** 2
    found += [near, met]


def done(p: Hotels, objective: int) -> float:
    """Which part of an objective is there."""
    parts = objectives.progress(p, objective)
    if cards.OBJECTIVE_TEST[objective] == n.ONE_COLOUR_FULL:
        return max([have / max(1, takes) for _, have, takes in parts])
    have_all = takes_all = 0
    for _, have, takes in parts:
        have_all += min(have, takes)
        takes_all += takes
    return have_all / max(1, takes_all)


def one_to_come(p: Hotels, frame: Frame, come: list[float], gained: list[int]) -> None:
    """What a frame on the stack will still bring: items, or something else by its kind."""
    word = frame[0]
    if word == n.PARTS:
        for part in frame[1:]:
            one_to_come(p, part, come, gained)
    elif word == n.MAIN:
        action_to_come(p, frame[1], frame[2], come, gained)
    elif word == n.TWO_ITEMS:
        action_to_come(p, 1 if frame[2] == n.STRUDEL else 2, frame[1], come, gained)
    elif word == n.FUNDS:
        action_to_come(p, 4, frame[1], come, gained)
    elif word == n.STAFF_ACTION:
        action_to_come(p, 5, frame[1], come, gained)
    elif word == n.ANY_ACTION:
        wanted = [max(0, needed_of(p, kind) - p.kitchen[kind]) for kind in range(n.KINDS)]
        best, most = 0, -1.0
        for face in range(1, 6):
            worth = action_worth(p, face, frame[1], wanted, 1)
            if worth > most:
                best, most = face, worth
        action_to_come(p, best, frame[1], come, gained)
    elif word == n.RECEIVE:
        for kind in range(n.KINDS):
            gained[kind] += frame[1 + kind]
    elif word == n.PREPARE:
        come[ROOMS] += frame[1]
    elif word == n.SERVE:
        come[SERVED] += frame[1]
    elif word in e.PENDING:
        come[PARTS] += e.PENDING[word](p, frame)
    else:
        come[PARTS] += e.part_worth(frame)


def action_to_come(p: Hotels, face: int, power: int, come: list[float], gained: list[int]) -> None:
    if face == 1 or face == 2:
        first = 2 * (face - 1)
        second = min(power // 2, max(0, needed_of(p, first + 1) - p.kitchen[first + 1]))
        gained[first] += power - second
        gained[first + 1] += second
    elif face == 3:
        come[ROOMS] += min(power, 2 + p.money // 2)
    elif face == 4:
        come[FUNDS] += power
    elif face == 5:
        come[STAFF] += 1.0
        come[STRENGTH] += power


def useful_of(face: int, power: int, wanted: list[int]) -> int:
    """How many items of an action somebody in the café needs."""
    first = 2 * (face - 1)
    second = min(power // 2, wanted[first + 1])
    return second + min(power - second, wanted[first])


def action_worth(p: Hotels, face: int, power: int, wanted: list[int], homeless: int) -> float:
    """What a main action of this strength would bring, roughly."""
    if face <= 2:
        return 0.9 * power + 1.0 * useful_of(face, power, wanted)
    if face == 3:
        many = min(power, 1 + p.money // 2)
        vacant = (p.rooms & ~p.occupied).bit_count()
        return 2.5 * min(many, homeless) + 0.8 * min(many, max(0, 4 - vacant)) if p.rooms != boards.ALL_SPACES else -5.0
    if face == 4:
        return 1.2 * power
    return 1.0 + 0.7 * min(power, 4) if p.hand else -5.0


def dice(p: Hotels, found: list[float], wanted: list[int], homeless: int, to_take: int) -> None:
    """The best dice for the turns of this round in which none was taken yet."""
    best = second = 0.0
    for face in range(1, 7):
        power = p.dice[face]
        if not power:
            continue
        worth = 0.0
        if face == 6:
            for any_face in range(1, 6):
                worth = max(worth, action_worth(p, any_face, power, wanted, homeless) - 1.0)
        else:
            worth = action_worth(p, face, power, wanted, homeless)
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    found += [best if to_take else 0.0, second if to_take > 1 else 0.0]
