"""Crafted positions for the tests, answered step by step; every answer must be legal."""

from typing import Any

from tableforone.games.high_season import GAME
from tableforone.games.high_season.opponent.rows import ANY_ROOM_CHOICES, ROOM_CHOICES
from tableforone.games.high_season.rules import cards, solo_cards
from tableforone.games.high_season.rules import numbers as n
from tableforone.games.high_season.rules.position import HighSeason
from tableforone.games.high_season.rules.solo_cards import face_of
from tableforone.kernel.bits import mask_of
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import Event, play_out, replaced
from tableforone.kernel.rows import DECIDE, Decision
from tests.desk import Desk, put

BOARDS = {"hotel": "1", "ralph-hotel": "2", "strip": "1"}


def started(level: str = "3", **options: str) -> HighSeason:
    """A new game, by default with hotel 1 for you, hotel 2 for Ralph and staff strip 1."""
    p = GAME.start(GAME.setup(level, (), {**BOARDS, **{k.replace("_", "-"): v for k, v in options.items()}}))
    assert isinstance(p, HighSeason)
    return p


def table(**fields: Any) -> HighSeason:
    """Your turn in round 1, with the given fields; nothing follows it."""
    p = started()
    put(p, round=1, top=0, stack=[(n.TURN, 1)], dice=dice(1, 1, 2, 2, 3, 3, 4, 4, 5, 6))
    put(p, **fields)
    return p


def pending(*items: int, **fields: Any) -> HighSeason:
    """In the middle of your turn, with these items pending."""
    return table(**{"stack": [(n.AGENDA,)], "pending": list(items), **fields})


def dice(*values: int) -> list[int]:
    return [0] + [values.count(value) for value in range(1, 7)]


def rooms(*numbers: int) -> int:
    return mask_of(list(numbers))


def legal(p: HighSeason) -> list[int]:
    """The answers to the open question; empty if none is left."""
    return Desk(GAME, p, checked=False).legal


def play(p: HighSeason, *answers: int) -> list[Event]:
    """Give these answers, which must be legal. Returns the events."""
    return Desk(GAME, p, checked=False).do(*answers).events


def kinds(events: list[Event]) -> list[str]:
    return [event[0] for event in events]


def hired(*members: str, strip: int = 1) -> int:
    """These members of a strip as bits by place."""
    return sum(1 << place_of(member, strip) for member in members)


def place_of(member: str, strip: int) -> int:
    return cards.STRIPS[strip - 1].index(cards.STAFF_IDS.index(member))


def hire(member: str, strip: int = 1) -> int:
    """The answer that hires this member."""
    return n.STAFF + 1 + place_of(member, strip)


# --- Ralph


def face(dice: list[Any], *actions: dict[str, Any]) -> int:
    """The face of a card for a test."""
    return face_of({"id": "A1", "dice": dice, "actions": list(actions), "hand": "from_left", "zigzag": "zz1"})


def emperor(n: int) -> dict[str, Any]:
    return {"do": "emperor", "n": n}


def occupy(color: str, prefer: str = "none") -> dict[str, Any]:
    return {"do": "occupy", "color": color, "prefer": prefer}


def preference(hand: str, zigzag: str = "zz1") -> int:
    return n.HANDS.index(hand) << 3 | solo_cards.ZIGZAGS.index(zigzag)


def ralph(p: HighSeason, card: str | int, hand: str, zigzag: str = "zz1") -> list[Event]:
    """Ralph's turn with this card (name or face) and this preference card. Returns the events."""
    p.card = solo_cards.CARD_IDS.index(card) if isinstance(card, str) else 0
    if isinstance(card, int):
        p.faces = replaced(p.faces, 0, card)
    p.top = preference(hand, zigzag)
    p.stack = [(n.RALPH_ACTS, -1)]
    desk = Desk(GAME, p, checked=False)
    assert desk.over
    return desk.events


def chosen(events: list[Event], decisions: tuple[Decision, ...]) -> list[Any]:
    """Ralph's choices in these decisions."""
    names = [decision.name for decision in decisions]
    return [event[4] for event in events if event[0] == DECIDE and event[2] in names]


def found(events: list[Event]) -> list[int]:
    """The rooms Ralph occupied in these events."""
    return [choice & 31 for choice in chosen(events, ROOM_CHOICES + ANY_ROOM_CHOICES) if choice is not None]


def finished(p: HighSeason, seed: int, choose: Any) -> HighSeason:
    """Play to the end; ``choose(p, answers)`` answers for you."""
    play_out(p, GAME.words, choose, Dealer(seed))
    return p
