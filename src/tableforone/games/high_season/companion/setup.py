"""Set-up at a real table: options, the starting position, the steps of the document (9.1)."""

from typing import Final

from tableforone.kernel.companion import APP, CARDS, HIS_CARDS
from tableforone.kernel.frames import OPPONENT
from tableforone.kernel.options import Option, Setup
from tableforone.kernel.spec import Ready

from ..rules import numbers as n
from ..rules import setup, solo_cards
from ..rules.position import HighSeason
from ..voice import t
from . import cards
from . import numbers as c
from .deck import known_in

HIS: Final = ("ralph-hotel", "pointer", "deck")  # options of the game that matter here
DICE: Final = Option("dice", ("mine", "app"), "mine")
DEALT: Final = {"flip": HIS_CARDS, "expose": HIS_CARDS, "roll": c.DICE}  # what the app may deal
OPTIONS: Final = (CARDS, DICE, *(option for option in setup.OPTIONS if option.name in HIS))


def start(chosen: Setup) -> HighSeason:
    """The position before the first round; your own hotel and strip are not needed."""
    p = setup.start(chosen)
    p.money = 0
    p.prepared = 0
    app = int(chosen.options["cards"] == APP) << HIS_CARDS | int(chosen.options["dice"] == APP) << c.DICE
    p.ledger = c.LEDGER.begun_with(deals=app, known=known_in(chosen.options["deck"]))
    p.stack = [(c.YOUR_SCORE,), (n.ROUND, 1), cards.expose(p), (n.HOTEL, OPPONENT)]
    return p


def checklist(chosen: Setup) -> list[Ready]:
    """The numbered steps of the solo document, after those for two players."""
    a, b, grade_c = solo_cards.LEVEL_CARDS[int(chosen.level) - 1]
    cards = {"level": chosen.level, "a": a, "b": b, "c": grade_c}
    steps = [
        Ready("", t("ready-game"), t("ready-game-note"), "board"),
        Ready("1", t("ready-hotels"), t("ready-hotels-note"), "hotels"),
    ]
    if chosen.options["cards"] == APP:
        steps.append(Ready("2", t("ready-no-deck"), t("ready-no-deck-note", **cards), "deck"))
    else:
        steps.append(Ready("2", t("ready-deck"), t("ready-deck-note", **cards), "deck"))
        steps.append(Ready("3", t("ready-shuffle"), t("ready-shuffle-note"), "hand"))
    steps.append(Ready("4", t("ready-start"), t("ready-start-note"), "dice"))
    return steps
