"""What does the table ask?  By word: the open question in one sentence."""

from typing import Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.grammar import counted, listed
from tableforone.kernel.spec import Questions, asked

from ..rules import cards
from ..rules import numbers as n
from ..rules.geometry import shares_colour
from ..rules.position import Salamandra
from . import names


def after_building(p: Salamandra, tile: int) -> str:
    """7.5.5: what of placing and taking a card is possible."""
    if not p.ready:
        return "which card do you take"
    if shares_colour(p, tile) and max(p.top[n.BEAR], p.top[n.EAGLE]) >= 0:
        return "place an apprentice on it or take a card"
    return "on which of its spots do you place an apprentice"


def holdings(p: Salamandra) -> str:
    """What the player can spend now, as a phrase."""
    parts = [names.goods(good, number) for good, number in enumerate(p.stock) if number or good == n.CRYSTAL]
    to_place = f"{counted(p.ready, 'apprentice') if p.ready else 'no apprentice'} to place"
    return listed([*parts, to_place])


def ask_choose_cell(p: Salamandra, frame: Frame) -> str:
    tile = names.field_name(p.display[frame[1]])
    return f"Where do you build the {tile}? It must touch a field or the Temple."


def ask_send(p: Salamandra, frame: Frame) -> str:
    spot = names.book_spot(p.books[frame[1] >> 1], frame[1] & 1)
    return f"Which apprentice moves to the {spot}? Its field spot becomes empty."


QUESTIONS: Final[Questions] = {
    n.ACT: lambda p, f: f"Round {p.round}, your turn with {holdings(p)}: which action?",
    n.CHOOSE_CELL: ask_choose_cell,
    n.OPTION: lambda p, f: f"You have built the {names.field_name(f[1])}: {after_building(p, f[1])}?",
    n.SEND: ask_send,
    n.RECYCLE: lambda p, f: f"Before the next round: recycle a card or a field? {counted(f[1], 'recycling')} left.",
    n.HARVEST: lambda p, f: (
        f"Harvest a connected grove for {cards.HARVEST_PRICE} crystals? You have {p.stock[n.CRYSTAL]}."
    ),
    n.FREE_BUILDING: "No spot is empty and no field can be paid for: which field do you build for nothing?",
    n.PAY_ANY: "Which resource do you pay?",
    n.REACTIVATE: "Which flipped apprentice becomes active again?",
    n.PICK_GROVE: "Which grove do you harvest, free of charge?",
    n.SPELLBOOK: lambda p, f: (
        f"You give back 4 of {p.scrolls} scrolls: on which Spellbook spot will your apprentice stand?"
    ),
    n.OPEN_BOOK: lambda p, f: f"Which Spellbook lies at place {len(p.books) + 1} from the left?",
    n.ARROW: "Which Placement card does Rudolph reveal?",
    n.LAY_START: lambda p, f: f"Which starting field lies at {names.cell_name(f[1])}?",
    n.LAY_GROVE: lambda p, f: f"Which grove is laid in {names.gap_name(f[1])}?",
    n.SHOW_FIELD: lambda p, f: f"Which field comes to place {f[1] + 1} of the display?",
    n.TURN_UP: lambda p, f: f"Which {names.DECK_NAMES[f[1]]} card is turned up?",
}
ask: Final = asked(QUESTIONS)
