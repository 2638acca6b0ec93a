"""Answers for a companion table of Salamandra, taken from a digital game beside it."""

from itertools import product
from random import Random
from typing import Any

from tableforone.games.salamandra.companion import numbers as c
from tableforone.games.salamandra.companion.facts import place_of, tile_at
from tableforone.games.salamandra.opponent.rows import LINES, tiles_on_the_line
from tableforone.games.salamandra.opponent.turn import any_line_has_room
from tableforone.games.salamandra.rules import numbers as n
from tableforone.games.salamandra.rules.cards import STARTS
from tableforone.games.salamandra.rules.geometry import connected_groves
from tableforone.games.salamandra.rules.position import Salamandra
from tableforone.games.salamandra.rules.scoring import faith, scores
from tableforone.games.salamandra.rules.solo_cards import ARROWS, PLACEMENT_CARDS
from tableforone.kernel.asking import NO, YES
from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, Event
from tableforone.kernel.rows import DECIDE
from tests.twins import Asked, Strategy, Twin


def line(p: Salamandra, arrow: int) -> list[tuple[int, int]]:
    """The fields along an arrow: place and tile."""
    return sorted((LINES[arrow][p.cell[tile]] + 1, tile) for tile in tiles_on_the_line(p, arrow))


def furthest(asked: Asked) -> int:
    place = line(asked.then, asked.frame[1])[-1][0]
    return place if place in asked.answers else c.FURTHER


def next_back(asked: Asked) -> int:
    fields = [place for place, tile in line(asked.then, asked.frame[1]) if asked.then.taken[tile] != c.ALL_SPOTS]
    return max(fields, default=c.NO_FIELD)


def free_spot(asked: Asked) -> int:
    _, arrow, place, known = asked.frame
    furthest = line(asked.then, arrow)[-1][0]
    if known == c.LAST_TOLD and furthest > place:
        return c.FIELD + furthest if c.FIELD + furthest in asked.answers else c.BEYOND
    tile = tile_at(asked.then, arrow, place)
    return next((place for place in range(4) if not asked.then.taken[tile] >> place & 1), c.NO_SPOT)


def book_spot(asked: Asked) -> int:
    return next(spot for spot in map(int, asked.answers) if asked.then.book_spots[place_of(spot)] == n.NOBODY)


def arrow(asked: Asked) -> int:
    """A card with the arrow that is revealed next; cards with the same arrow are equivalent."""
    shown = asked.played.his[asked.told][3]
    found: int = next(card for card in asked.answers if asked.p.arrows[card] == shown)
    return found


def her_faith(asked: Asked) -> int:
    god = asked.frame[1]
    mine, his = faith(asked.played.end)[god], asked.p.labour[n.FAITH + god]
    return (c.MORE if mine > his else c.AS_MANY if mine == his else c.FEWER) if mine else c.NONE


def same(event: Event) -> Any:
    """An event without the names of cards, fields, Spellbooks and groves, unknown at her table."""
    if event[0] == "rudolph_grove":
        return event[0]
    if event[0] == "arrow":
        return event[0], event[3]
    if event[0] != DECIDE:
        return event
    _, _, name, about, choice, _ = event
    if name == "tile":
        return name, about, choice and choice[1]
    return (name, choice[1]) if name == "spot" else (name, choice[:2])


def his(p: Salamandra) -> object:
    stands = [(p.cell[spot >> 2], spot & 3) for spot in p.rudolph]
    books = [who == OPPONENT for who in p.book_spots]
    left = sorted(p.arrows[card] for card in bits(p.bags[n.PLACEMENT]))
    return stands, books, p.rudolph_scrolls, p.rudolph_groves.bit_count(), p.boxed, left, scored(p)


def scored(p: Salamandra) -> int | None:
    """His points; at her table the final ones are on the track already."""
    at_home = p.bags[n.START_PILE]  # the starting fields are not dealt there
    return p.rudolph_vp if at_home else scores(p)[1]


def one_arrow(seed: int) -> dict[str, str]:
    """A Placement deck in which most cards show the same arrow; every starting field has a card."""
    chance = Random(seed)
    often = chance.randrange(len(LINES))
    others = [start << 2 | chance.randrange(len(ARROWS)) for start in range(len(STARTS))]
    cards = [
        f'[[card]]\nstart = "{STARTS[arrow >> 2]}"\narrow = "{ARROWS[arrow & 3]}"\n'
        for arrow in (*others, *[often] * (PLACEMENT_CARDS - len(others)))
    ]
    return {"placement": "\n".join(cards)}


TWIN = Twin(
    answers={
        "arrow": arrow,
        "labour right": lambda asked: YES,
        "furthest": furthest,
        "next back": next_back,
        "free spot": free_spot,
        "room": lambda asked: int(any_line_has_room(asked.then)),
        "book spot": book_spot,
        "start_turn": lambda asked: c.DONE,
        "gather": lambda asked: len(connected_groves(asked.then, asked.then.rudolph)),
        "round_end": lambda asked: NO if asked.then.over == n.LOST else YES,
        "faith": her_faith,
        "your score": lambda asked: scores(asked.played.end)[0],
    },
    his=his,
    same=same,
    turned=frozenset({"arrow", "labour right", "labour number"}),
    players=("greedy", "random"),  # at random most games are lost at the first check
    choices=tuple(
        {"furthest_skips_holes": holes, "rudolph_may_double_spellbook": doubles}
        for holes, doubles in product(("yes", "no"), repeat=2)
    ),
    strategies={"the same arrow again": Strategy(one_arrow)},
)
