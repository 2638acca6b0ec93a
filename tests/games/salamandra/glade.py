"""Crafted positions for the tests: a quiet table on which pieces are put by their printed ids."""

from collections.abc import Sequence

from tableforone.games.salamandra import GAME
from tableforone.games.salamandra.rules.cards import (
    BOOK_IDS,
    DIVINITY_IDS,
    FIELD_IDS,
    GROVE_IDS,
    SALAMANDER_IDS,
    START_CELLS,
    cell_at,
)
from tableforone.games.salamandra.rules.numbers import (
    ACT,
    BEAR,
    BLACK_DECK,
    BOOK_PILE,
    EAGLE,
    FIELD_PILE,
    GROVE_SUPPLY,
    SCORED,
    START_PILE,
    START_TURN,
    STOP,
    WHITE_DECK,
)
from tableforone.games.salamandra.rules.position import Salamandra
from tableforone.games.salamandra.voice.names import SPOTS
from tableforone.kernel.frames import Event
from tests.desk import Desk

CRYSTAL, LEAF, FLOWER, FRUIT, GREEN_POTION, PURPLE_POTION = range(6)


def glade(level: str = "1", **options: str) -> Salamandra:
    """Round 1, the player's turn, with an almost empty table.

    F01 NW, F02 NE, F03 SW, F04 SE; no groves, no crystals, three apprentices to place. Display F05
    to F08; face up B01, E01, SW1, SB1; Spellbooks SP10, SP01, SP02; Rudolph has not placed.
    """
    p = GAME.start(GAME.setup(level, (), options))
    assert isinstance(p, Salamandra)
    for tile in range(4):
        p.cell[tile] = START_CELLS[tile]
    p.built = [0, 1, 2, 3]
    p.bags[START_PILE] = 0
    p.display = [4, 5, 6, 7]
    p.bags[FIELD_PILE] &= ~sum(1 << tile for tile in p.display)
    for deck, card in ((BEAR, 0), (EAGLE, 12), (WHITE_DECK, 0), (BLACK_DECK, 8)):
        turn_up(p, deck, card)
    p.books = tuple([BOOK_IDS.index(book) for book in ("SP10", "SP01", "SP02")])
    p.bags[BOOK_PILE] &= ~sum(1 << book for book in p.books)
    p.round, p.ready = 1, 3
    p.stack = [(START_TURN,)]
    p.heard = []
    return p


def turn_up(p: Salamandra, deck: int, card: int) -> None:
    """Put this card face up; the previous one goes back into the bag."""
    if p.top[deck] >= 0:
        p.bags[deck] |= 1 << p.top[deck]
    p.top[deck] = card
    p.bags[deck] &= ~(1 << card)


def show(p: Salamandra, card: str) -> None:
    """Put the card with this id face up."""
    if card[0] in "BE":
        turn_up(p, BEAR if card[0] == "B" else EAGLE, DIVINITY_IDS.index(card))
    else:
        turn_up(p, WHITE_DECK if card[1] == "W" else BLACK_DECK, SALAMANDER_IDS.index(card))


def own(p: Salamandra, *cards: str) -> None:
    """Give the player Bear, Eagle or Salamander cards."""
    for card in cards:
        if card[0] in "BE":
            number, deck = DIVINITY_IDS.index(card), BEAR if card[0] == "B" else EAGLE
            p.divinities |= 1 << number
        else:
            number, deck = SALAMANDER_IDS.index(card), WHITE_DECK if card[1] == "W" else BLACK_DECK
            p.salamanders |= 1 << number
        p.bags[deck] &= ~(1 << number)
        if p.top[deck] == number:
            turn_up(p, deck, min(n for n in range(24) if p.bags[deck] >> n & 1))
            p.bags[deck] &= ~(1 << number)


def display(p: Salamandra, *tiles: str) -> None:
    """Show exactly these Field tiles; the others go back to the pile."""
    for tile in p.display:
        if tile >= 0:
            p.bags[FIELD_PILE] |= 1 << tile
    shown = [FIELD_IDS.index(tile) for tile in tiles]
    p.bags[FIELD_PILE] &= ~sum(1 << tile for tile in shown)
    p.display = shown + [-1] * (4 - len(shown))


def lay(p: Salamandra, tile: str, x: int, y: int) -> None:
    """Put a Field tile on the map."""
    number = FIELD_IDS.index(tile)
    p.bags[FIELD_PILE] &= ~(1 << number)
    p.display = [-1 if shown == number else shown for shown in p.display]
    p.cell[number] = cell_at(x, y)
    p.built = sorted({*p.built, number})


def grove(p: Salamandra, number: str, x: int, y: int) -> int:
    """Put a grove into the gap south-east of cell (x, y). Returns its number."""
    tile = GROVE_IDS.index(number)
    p.bags[GROVE_SUPPLY] &= ~(1 << tile)
    p.gap[tile] = cell_at(x, y)
    return tile


def harvested(p: Salamandra, *groves: str) -> None:
    for number in groves:
        tile = GROVE_IDS.index(number)
        p.bags[GROVE_SUPPLY] &= ~(1 << tile)
        p.groves |= 1 << tile


def spot(name: str) -> int:
    """The number of a spot: ``spot("F05 top")``."""
    tile, place = name.split()
    return FIELD_IDS.index(tile) * 4 + SPOTS.index(place)


def stand(p: Salamandra, *spots: str, tired: bool = False) -> None:
    """Put the player's apprentices on spots."""
    for name in spots:
        (p.tired if tired else p.active).append(spot(name))
        p.taken[spot(name) >> 2] |= 1 << (spot(name) & 3)
    p.active.sort()
    p.tired.sort()


def rudolph(p: Salamandra, *spots: str) -> None:
    """Put Rudolph's apprentices on spots."""
    for name in spots:
        p.rudolph.append(spot(name))
        p.taken[spot(name) >> 2] |= 1 << (spot(name) & 3)


def fill(p: Salamandra, *tiles: str) -> None:
    """Put Rudolph's apprentices on every empty spot of these tiles."""
    for tile in tiles:
        number = FIELD_IDS.index(tile)
        rudolph(p, *[f"{tile} {SPOTS[n]}" for n in range(4) if not p.taken[number] >> n & 1])


# --- playing on, with tests/desk.py


def waiting(p: Salamandra) -> Desk:
    """A desk at the next question, including chance; earlier events are kept."""
    before = p.heard or []
    # crafted tables have apprentices and points without a source
    desk = Desk(GAME, p, checked=False)
    p.heard = before + desk.events
    return desk


def first(desk: Desk) -> int:
    """The first possible outcome."""
    return int(desk.outcomes[0])


def sit(p: Salamandra, outcomes: Sequence[int] = ()) -> Desk:
    """A desk at the player's next question; chance gives these outcomes, then the first ones."""
    desk = waiting(p)
    desk.coming = first
    desk.settle(outcomes)
    return desk


def asked(p: Salamandra, outcomes: Sequence[int] = ()) -> list[int]:
    """The answers to the player's next question."""
    return sit(p, outcomes).legal


def give(p: Salamandra, answer: int, outcomes: Sequence[int] = ()) -> list[int]:
    """Give a legal answer to the open question. Returns the answers to the next one."""
    return sit(p).do(answer, reveal=outcomes).legal


def act(p: Salamandra, *answers: int) -> list[int]:
    """Start a turn and give answers in order. Returns the answers to the last question."""
    return sit(p).do(*answers).legal


def word(p: Salamandra) -> str:
    """The word of the open question; "" at the end."""
    return GAME.words[p.stack[-1][0]].name if p.stack else ""


def told(p: Salamandra, kind: str) -> list[Event]:
    """The events of one kind, without their actor."""
    return [event[2:] for event in p.heard or [] if event[0] == kind]


def in_turn(p: Salamandra) -> bool:
    return bool(p.stack) and p.stack[-1] == (ACT,)


def start(level: str = "1", **options: str) -> Salamandra:
    """A new game, at its first question of chance."""
    p = GAME.start(GAME.setup(level, (), options))
    assert isinstance(p, Salamandra)
    waiting(p)
    return p


def passed(p: Salamandra) -> Salamandra:
    """A position after the player placed all apprentices and passed."""
    p.ready = 0
    act(p, STOP)
    return p


def finished(level: str = "1") -> Salamandra:
    """A game after its last round, with only faith to score."""
    p = glade(level)
    p.round, p.over, p.stack = 4, SCORED, []
    p.rudolph_scrolls = 0
    return p
