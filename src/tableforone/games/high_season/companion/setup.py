"""How is a table of one's own laid?  The choices that Ralph needs, the opening, the steps of the document (9.1)."""

from typing import Final

from tableforone.kernel.companion import APP, CARDS, HIS_CARDS
from tableforone.kernel.frames import OPPONENT
from tableforone.kernel.spec import Option, Ready, Setup

from ..rules import numbers as n
from ..rules import setup, solo_cards
from ..rules.position import HighSeason
from . import cards
from . import numbers as c
from .deck import known_in

HIS: Final = ("ralph-hotel", "pointer", "deck")  # options of the game that matter here
DICE: Final = Option("dice", ("mine", "app"), "mine")
DEALT: Final = {"flip": HIS_CARDS, "expose": HIS_CARDS, "roll": c.DICE}  # what the app may deal
OPTIONS: Final = (CARDS, DICE, *(option for option in setup.OPTIONS if option.name in HIS))


def start(chosen: Setup) -> HighSeason:
    """The table before the first round; your own hotel and strip are nobody's business here."""
    options = {option.name: option.default for option in setup.OPTIONS}
    options |= {name: chosen.options[name] for name in HIS}
    p = setup.start(chosen._replace(options=options))
    p.money = 0
    p.prepared = 0
    app = int(chosen.options["cards"] == APP) << HIS_CARDS | int(chosen.options["dice"] == APP) << c.DICE
    p.stack = [(c.LEDGER, app, 0, known_in(chosen.options["deck"]), 0, (0,) * 7, 0, 0)]
    p.stack += [(n.ROUND, 1), cards.expose(p), (n.HOTEL, OPPONENT)]
    return p


def checklist(chosen: Setup) -> list[Ready]:
    """The numbered steps of the solo document, after those for two players."""
    a, b, grade_c = solo_cards.LEVEL_CARDS[int(chosen.level) - 1]
    cards = f"Level {chosen.level}: {a} A, {b} B and {grade_c} C cards."
    steps = [
        Ready("", "Set up the game for two players", "Action board, ten dice, pens.", "board"),
        Ready("1", "A hotel board for you and another one for Ralph", "He needs no staff strip.", "hotels"),
    ]
    if chosen.options["cards"] == APP:
        steps.append(Ready("2", "Leave Ralph's cards in the box", f"{cards} The app turns them over.", "deck"))
    else:
        unused = "Where not all four of a grade are needed, draw them unseen."
        steps.append(Ready("2", "Build Ralph's deck of 16 cards", f"{cards} {unused}", "deck"))
        steps.append(Ready("3", "Shuffle it, hand and zig-zag up", "The other side of a card stays unseen.", "hand"))
    steps.append(
        Ready("4", "You are the first player", "Ten dice for the first round; you have the first turn.", "dice")
    )
    return steps
