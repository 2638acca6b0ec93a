"""Set-up at a real table: options, the starting position, the document's steps (12.2)."""

from typing import Final

from tableforone.kernel.companion import APP, CARDS, HIS_CARDS
from tableforone.kernel.options import Setup
from tableforone.kernel.spec import Ready

from ..rules import cards, setup
from ..rules import numbers as n
from ..rules.position import Salamandra
from ..rules.solo_cards import PLACEMENT_IDS, hers_in
from ..voice import t
from . import numbers as c

DEALT: Final = {"arrow": HIS_CARDS}  # what the app may deal

HIS: Final = (  # options that matter here
    "labour",
    "placement",
    "deck",
    "furthest_skips_holes",
    "rudolph_may_double_spellbook",
    "groves_beside_temple",
)
OPTIONS: Final = (CARDS, *(option for option in setup.OPTIONS if option.name in HIS))


def known_in(chosen: Setup) -> tuple[int, int]:
    """The player's own Placement cards, as bits; and the Labour card's level, if it is her own."""
    hers = hers_in(chosen.options["deck"])
    sure = sum(1 << card for card, name in enumerate(PLACEMENT_IDS) if name in hers or chosen.options["placement"])
    return sure, int(chosen.level) if f"L{chosen.level}" in hers or chosen.options["labour"] else 0


def start(chosen: Setup) -> Salamandra:
    """The position before the first round: four starting fields, three Spellbooks of any kind."""
    p = setup.start(chosen)
    p.built = cards.START_TILES[:]
    for tile, cell in zip(p.built, cards.START_CELLS, strict=True):
        p.cell[tile] = cell
    p.books = tuple(range(cards.BOOKS))
    app = int(chosen.options["cards"] == APP) << HIS_CARDS
    sure, labour = known_in(chosen)
    p.ledger = c.LEDGER.begun_with(deals=app, sure=sure, labour=labour)
    p.stack = [(c.YOUR_SCORE,), (n.ROUND,)]
    if not labour:
        p.stack.append((c.LABOUR_RIGHT, int(chosen.level)))
    return p


def checklist(chosen: Setup) -> list[Ready]:
    """The lettered steps of the solo document, after those for two players."""
    shuffle = "ready-no-placement" if chosen.options["cards"] == APP else "ready-placement"
    return [
        Ready("", t("ready-game"), t("ready-game-note"), "map"),
        Ready("", t("ready-grey"), t("ready-grey-note"), "apprentices"),
        Ready("A", t("ready-labour", level=chosen.level), t("ready-labour-note"), "labour"),
        Ready("B", t(shuffle), t(f"{shuffle}-note"), "placement"),
        Ready("C", t("ready-portrait"), t("ready-portrait-note"), "portrait"),
    ]
