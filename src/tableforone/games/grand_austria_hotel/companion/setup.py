"""How is a table of one's own laid?  The choices that he needs, the opening, the steps of the document (20.2)."""

from typing import Any, Final

from tableforone.kernel.companion import APP, CARDS, HIS_CARDS
from tableforone.kernel.frames import Frame
from tableforone.kernel.spec import Option, Ready, Setup

from ..modules import unique_hotels
from ..modules.common.rules import numbers as m
from ..modules.unique_hotels.rules import choosing
from ..modules.unique_hotels.rules import places as at
from ..rules import decks, setup
from ..rules import numbers as n
from ..rules.own_cards import places
from ..rules.position import Hotels
from ..voice import names
from . import ballrooms, celebrities
from . import numbers as c
from .voice import OBJECTIVES

ENTRANCE: Final[Option] = unique_hotels.OPTION
OPTIONS: Final = (CARDS, ENTRANCE)
DEALT: Final = {"opponent's turn": HIS_CARDS}  # what the app may deal


def start(chosen: Setup) -> Hotels:
    """The table before the first round; of your own things nothing is kept."""
    options = {"hotel": "night", "entrance": chosen.options["entrance"], "cards": "", "promos": "off"}
    p = setup.start(chosen._replace(options=options))
    p.money = 0
    p.kitchen = [0] * n.KINDS
    p.objectives = OBJECTIVES
    p.tiles = tuple([tiles[0] for tiles in decks.TILES_IN[0]])
    edition: list[Any] = [()] * places()
    edition[m.BALLROOM_PART] = ballrooms.numbers()
    edition[m.CELEBRITY_PART] = celebrities.worths()
    edition[m.LOUNGE_PART] = celebrities.order()
    p.edition = tuple(edition)
    app = int(chosen.options["cards"] == APP) << HIS_CARDS
    p.stack = [(c.LEDGER, app, *c.NOTHING), (n.ROUND,), (n.REFILL,)]
    p.stack += laid_out(p, chosen)
    return p


def laid_out(p: Hotels, chosen: Setup) -> list[Frame]:
    """What she tells before the first round, the first last."""
    found: list[Frame] = []
    if p.modules & m.UNIQUE_HOTELS:
        entrance = choosing.CHOICES.index(chosen.options["entrance"]) - 1
        if entrance == at.HAUTEL_COUTURE:
            found += [(m.HIS_CAFE,)] * 3
        elif entrance < 0:
            found.append((m.REVEAL_HIS_ENTRANCE,))
    if p.modules & m.CELEBRITIES:
        found += [(m.REVEAL_CELEBRITY, colour) for colour in (2, 1, 0)]
    if p.modules & m.BALLROOMS:
        found += [(m.REVEAL_BALLROOM, place) for place in (2, 1, 0)]
    return found


# --- the steps of the document


def checklist(chosen: Setup) -> list[Ready]:
    modules = setup.module_bits(chosen)
    who, his = names.opponent(modules), names.their(modules)
    him = "her" if his == "her" else "him"
    deck = "213 to 232" if his == "her" else "193 to 212"
    shuffle = Ready("3", f"Shuffle {his} 20 instruction cards, {deck}", f"Face down beside {his} hotel.", "deck")
    leave = Ready("3", f"Leave {his} instruction cards in the box", "The app turns them over.", "deck")
    return [
        Ready("", "Set up the game for two players", "Action board, ten dice, five guests, objectives, Emperor tiles."),
        Ready("1", f"{who} gets the turn order tile 1/4, you get 2/3", "The tiles are swapped every round.", "tiles"),
        Ready("2", f"{who}'s hotel: the night side of any board", "Yours may lie on either side.", "hotel"),
        leave if chosen.options["cards"] == APP else shuffle,
        Ready("4", f"No money for {him}", "Markers on 0 of points and Emperor track, three for objectives.", "markers"),
        Ready("5", f"No food for {him}", f"{'Her' if his == 'her' else 'His'} kitchen stays empty.", "kitchen"),
        Ready(
            "6",
            f"Five end-of-game staff cards, unseen, for {him}",
            "Take all out, shuffle, deal five; the rest goes back.",
            "private",
        ),
        Ready("7", "Draw ten staff cards, keep six", "The other four go under the deck.", "staff"),
        Ready("8", "A guest and three rooms, only for you", f"{who} takes no guest and prepares nothing.", "rooms"),
        *of_modules(modules, chosen),
    ]


def of_modules(modules: int, chosen: Setup) -> list[Ready]:
    found = []
    if modules & m.BALLROOMS:
        found.append(
            Ready(
                "M1",
                "Three ballrooms, a rehearsal room for you alone",
                "You get 1 champagne; her ten dancers lie beside her hotel.",
                "ballrooms",
            )
        )
    if modules & m.CELEBRITIES:
        found.append(
            Ready(
                "M2",
                "Three coloured dice instead of white ones, three celebrities",
                "As for two players.",
                "celebrities",
            )
        )
    if modules & m.UNIQUE_HOTELS:
        found.append(
            Ready(
                "M3",
                entrance_step(chosen.options["entrance"]),
                "Three entrances for you to choose from; you begin with 7 krones.",
                "entrance",
            )
        )
    if modules & m.SOME_MORE:
        found.append(Ready("M5", "The new staff, objectives and Emperor tiles go into their decks", "", "more"))
    return found


def entrance_step(chosen: str) -> str:
    if chosen == choosing.CHOICES[0]:
        return "One of the four entrances of the solo rules for your opponent, at random"
    return f"The entrance {at.HIS_NAMES[choosing.CHOICES.index(chosen) - 1]} for your opponent, with its own steps"
