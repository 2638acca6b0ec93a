"""Tests of the 56 guest cards: orders, points and rewards as printed, with literal expectations."""

from typing import Any

import pytest

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.rules import cards, gains
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tests.games.grand_austria_hotel.tables import Sitting, at_turn, names, spaces

# number, name, colour, order (strudel, cake, wine, coffee), points
GUESTS = [
    (49, "Sculptor", "yellow", (0, 0, 1, 0), 0),
    (50, "Musician", "yellow", (0, 0, 1, 0), 0),
    (51, "Composer", "yellow", (0, 0, 1, 0), 1),
    (52, "Tailor", "yellow", (0, 0, 1, 1), 0),
    (53, "Flamenco Dancer", "yellow", (1, 0, 1, 0), 0),
    (54, "Portrait Painter", "yellow", (0, 0, 2, 0), 0),
    (55, "Photographer", "yellow", (0, 0, 3, 0), 7),
    (56, "Vocalist", "yellow", (1, 0, 2, 0), 0),
    (57, "Architect", "yellow", (0, 0, 2, 1), 1),
    (58, "Actress", "yellow", (0, 0, 3, 1), 7),
    (59, "Poet", "yellow", (3, 0, 1, 0), 5),
    (60, "Jewelry Designer", "yellow", (0, 2, 2, 0), 5),
    (61, "Painter", "yellow", (1, 0, 3, 0), 2),
    (62, "Opera Singer", "yellow", (1, 1, 2, 0), 4),
    (63, "Dame", "blue", (0, 0, 0, 1), 0),
    (64, "Duchess", "blue", (0, 0, 0, 1), 0),
    (65, "Knight of the Empire", "blue", (0, 0, 0, 1), 3),
    (66, "Landgrave", "blue", (0, 1, 0, 1), 3),
    (67, "Sovereign", "blue", (0, 0, 0, 2), 2),
    (68, "Princess", "blue", (2, 0, 0, 1), 4),
    (69, "Countess", "blue", (0, 2, 0, 1), 7),
    (70, "Elector", "blue", (1, 0, 1, 1), 1),
    (71, "Baron", "blue", (1, 0, 0, 2), 4),
    (72, "Prince", "blue", (1, 1, 0, 1), 7),
    (73, "Count", "blue", (0, 0, 1, 2), 4),
    (74, "Earl", "blue", (0, 1, 0, 2), 10),
    (75, "Baroness", "blue", (0, 0, 2, 2), 5),
    (76, "Duke", "blue", (2, 0, 0, 2), 4),
    (77, "Apothecary", "red", (0, 1, 0, 0), 1),
    (78, "Post Councillor", "red", (0, 1, 0, 0), 0),
    (79, "Privy Councillor", "red", (0, 1, 0, 0), 0),
    (80, "Professor Emeritus", "red", (0, 1, 1, 0), 4),
    (81, "General", "red", (0, 2, 0, 0), 0),
    (82, "Senior Councillor", "red", (0, 1, 1, 1), 7),
    (83, "Councillor of Commerce", "red", (1, 1, 1, 0), 0),
    (84, "Court Councillor", "red", (0, 2, 1, 0), 2),
    (85, "Major", "red", (2, 1, 0, 0), 3),
    (86, "Veterinary Councillor", "red", (0, 1, 2, 0), 3),
    (87, "Medicinal Councillor", "red", (0, 2, 0, 2), 3),
    (88, "Procurator", "red", (0, 1, 3, 0), 0),
    (89, "Lord High Commissioner", "red", (2, 1, 1, 0), 5),
    (90, "Senior Legal Secretary", "red", (1, 3, 0, 0), 7),
    (91, "Tezcatlipoca", "green", (1, 0, 0, 0), 0),
    (92, "Capt. Goldhaken", "green", (1, 0, 0, 0), 0),
    (93, "Mr. Horsa", "green", (1, 0, 0, 0), 0),
    (94, "M. Ingalls", "green", (2, 0, 0, 0), 0),
    (95, "Mr. Boydell", "green", (1, 1, 0, 0), 2),
    (96, "Mr. Oundo", "green", (1, 0, 0, 1), 0),
    (97, "E. Gizia", "green", (2, 0, 1, 0), 4),
    (98, "M. Polo", "green", (3, 0, 0, 0), 0),
    (99, "Cramersopholus", "green", (1, 2, 0, 0), 5),
    (100, "Farmer Franz", "green", (1, 0, 0, 3), 4),
    (101, "Brother Uwe", "green", (3, 0, 0, 1), 3),
    (102, "Conductor", "green", (1, 0, 0, 1), 0),
    (103, "Durgoing", "green", (1, 0, 1, 0), 4),
    (104, "MacLeod", "green", (2, 2, 0, 0), 2),
]
POINTS = {number: points for number, _, _, _, points in GUESTS}
COLOUR = {number: colour for number, _, colour, _, _ in GUESTS}

# The hotel they move into: r1c1 is occupied, these are vacant; none of them fills a group.
VACANT = "r1c2 r1c3 r2c1 r3c1"
FITTING = {"yellow": {"r1c2", "r2c1"}, "red": {"r1c3"}, "blue": {"r3c1"}, "green": {"r1c2", "r1c3", "r2c1", "r3c1"}}
MOVES_TO = {"yellow": "r1c2", "red": "r1c3", "blue": "r3c1", "green": "r2c1"}
FRONTIER = "r1c4 r2c2 r2c3 r3c2 r4c1"  # cost 0, 1, 1, 2, 3
HAND = (5, 13, 45)  # Groom 4, Restaurant Manager 2, Pool Attendant 1

# The answers to the reward's questions, and the changes afterwards.
NOTHING: tuple[list[int | str], dict[str, Any]] = ([], {})
REWARDS: dict[int, tuple[list[int | str], dict[str, Any]]] = {
    49: (["r2c2"], {"rooms": "r2c2"}),
    50: (["r4c1"], {"drawn": 1, "rooms": "r4c1", "money": -3}),
    51: ([], {"kitchen": [1, 0, 0, 0]}),
    52: ([], {"kitchen": [1, 0, 0, 0], "money": 2}),
    53: (["1 coffee", "Advance 2"], {"kitchen": [0, 0, 0, 1], "emperor": 2}),
    54: (["Take cake"], {"kitchen": [0, 1, 0, 0], "money": 2}),
    55: ([], {"drawn": 2}),
    56: (["1 cake", 5], {"kitchen": [0, 1, 0, 0], "staff": {5}, "money": -1}),
    57: (["r3c2", "r4c2"], {"rooms": "r3c2 r4c2", "money": -3}),
    58: (["r2c1"], {"occupied": "r2c1"}),
    59: (["1 cake", 5], {"kitchen": [0, 1, 0, 0], "staff": {5}, "money": -2}),
    60: ([], {"kitchen": [0, 0, 0, 1], "money": 3}),
    61: (["Prepare 1 room, 1 krone off", "r3c2", "r2c2"], {"rooms": "r2c2 r3c2", "money": -2}),
    62: (["Take 1 guest", 1, "Advance 3"], {"guests": 1, "emperor": 3}),
    63: ([1], {"guests": 1}),
    64: ([5], {"staff": {5}, "money": -3}),
    65: NOTHING,
    66: (["Hire 1 staff card, 1 krone off", 5, "r2c2"], {"staff": {5}, "rooms": "r2c2", "money": -4}),
    67: (["Advance 2"], {"drawn": 2, "emperor": 2}),
    68: (["Advance 3"], {"emperor": 3}),
    69: ([], {"money": 3}),
    70: (["Hire 1 staff card", 5, "Advance 3"], {"staff": {5}, "money": -3, "emperor": 3}),
    71: (["r4c1"], {"rooms": "r4c1"}),
    72: (["r2c1"], {"occupied": "r2c1"}),
    73: ([5, 13], {"staff": {5, 13}, "money": -4}),
    74: ([], {"money": 1}),
    75: ([25, 23], {"staff": {25}, "money": -3, "under": (23, 46)}),
    76: ([25, 46], {"staff": {25}, "under": (46, 23)}),
    77: ([], {"money": 1}),
    78: ([1], {"guests": 1}),
    79: (["Advance 1"], {"money": 1, "emperor": 1}),
    80: ([1], {"guests": 1}),
    81: ([], {"kitchen": [0, 0, 1, 0], "money": 3}),
    82: (["r2c1"], {"occupied": "r2c1"}),
    83: ([], {"money": 5}),
    84: ([1], {"money": 3, "guests": 1}),
    85: ([], {"money": 3}),
    86: ([5], {"staff": {5}, "money": -1}),
    87: ([1, 1], {"money": 3, "guests": 2}),
    88: (["r4c1", "r3c2"], {"rooms": "r3c2 r4c1"}),
    89: ([], {"money": 4}),
    90: ([], {"kitchen": [0, 0, 1, 0], "money": 3}),
    91: ([], {"drawn": 3}),
    92: ([], {"money": 1}),
    93: (["Advance 1"], {"emperor": 1}),
    94: ([5], {"staff": {5}, "money": -3}),
    95: (["Advance 2"], {"emperor": 2}),
    96: ([5], {"staff": {5}, "money": -1}),
    97: (["Use space 2"], {"kitchen": [0, 0, 1, 0]}),
    98: ([], {"money": 4}),
    99: (["Advance 2"], {"drawn": 1, "emperor": 2}),
    100: (["Advance 3", "r3c1"], {"emperor": 3, "occupied": "r3c1"}),
    101: (["Advance 3", 1], {"emperor": 3, "guests": 1}),
    102: (["Advance 1", "r3c1"], {"emperor": 1, "occupied": "r3c1"}),
    103: ([], {"drawn": 2}),
    104: ([5], {"staff": {5}}),
}
# The possible first choices, where the card limits them.
FIRST_ROOMS = {
    49: "r1c4 r2c2 r2c3",
    50: FRONTIER,
    57: FRONTIER,
    58: "r1c3 r2c1 r3c1",
    71: FRONTIER,
    72: "r1c2 r1c3 r2c1",
    82: "r1c2 r2c1 r3c1",
    88: FRONTIER,
}
OFFERED = [25, 23, 46]


@pytest.mark.parametrize(("number", "name", "colour", "order", "points"), GUESTS, ids=lambda value: str(value))
def test_6_2_every_order(number: int, name: str, colour: str, order: tuple[int, ...], points: int) -> None:
    assert cards.GUEST_NAME[number] == name
    sitting = at_turn(cafe=[number], kitchen=order, rooms=VACANT, occupied="r1c1", staff=[24])
    items = sum(order)
    assert sitting.p.short[0] == items
    for served in range(1, items + 1):
        if sitting.word == n.TURN:
            assert not sitting.moves, f"{items - served + 1} items are missing"
            sitting.do(n.SERVE_NOW)
        sitting.do(next(answer for answer in sitting.legal if answer))
    assert (sitting.word, sitting.kitchen) == (n.TURN, [0, 0, 0, 0]), "exactly these items"
    assert sitting.moves == {(number, space) for space in FITTING[colour]}


@pytest.mark.parametrize("number", range(49, 105))
def test_6_3_2_every_reward(number: int) -> None:
    answers, wanted = REWARDS[number]
    sitting = at_turn(ready=[number], rooms=VACANT, occupied="r1c1", hand=HAND, dice="2")
    reveal = OFFERED if number in (75, 76) else ()
    sitting.move(number, MOVES_TO[COLOUR[number]], reveal=reveal)
    if number in FIRST_ROOMS:
        assert sitting.rooms == FIRST_ROOMS[number]
    for answer in answers:
        sitting.do(answer)
    assert sitting.word == n.TURN, f"{sitting.asked} {sitting.words}"
    assert sitting.points == POINTS[number]
    assert changes(sitting, COLOUR[number]) == {**UNCHANGED, **wanted}


UNCHANGED: dict[str, Any] = {
    "money": 0,
    "emperor": 0,
    "kitchen": [0, 0, 0, 0],
    "drawn": 0,
    "staff": set(),
    "rooms": "",
    "occupied": "",
    "guests": 0,
    "under": (),
}


def changes(sitting: Sitting, colour: str) -> dict[str, Any]:
    """The changes by the reward, in the terms of the table above."""
    p = sitting.p
    return {
        "money": p.money - 10,
        "emperor": p.emperor,
        "kitchen": sitting.kitchen,
        "drawn": len(set(p.hand) - set(HAND)),
        "staff": sitting.staff,
        "rooms": names(p.rooms & ~spaces(VACANT + " r1c1")),
        "occupied": names(p.occupied & ~spaces("r1c1 " + MOVES_TO[colour])),
        "guests": sum(1 for guest in p.cafe if guest),
        "under": p.under,
    }


def test_6_4_an_offer_of_staff_is_declined_only_after_the_draw() -> None:
    """Alone or with other parts: cards are drawn automatically, and playing one may be declined."""
    sitting = at_turn(rooms=VACANT)
    offer, emperor = (n.OFFER, 3, 0), (n.EMPEROR, 2)
    frame = (n.PARTS, offer, emperor)
    assert gains.run_parts(sitting.p, frame) == [0, 1, n.DO_WITHOUT + 1]
    sitting.p.stack.append(frame)
    assert GAME.formerly(sitting.p, n.DO_WITHOUT)  # for older saved games
    assert not GAME.formerly(sitting.p, n.DO_WITHOUT + 1)
