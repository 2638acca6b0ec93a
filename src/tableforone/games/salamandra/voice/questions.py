"""What does the table ask?  The open question in one sentence."""

from tableforone.kernel.frames import Frame
from tableforone.kernel.grammar import counted, listed

from ..rules import cards
from ..rules import numbers as n
from ..rules.geometry import shares_colour
from ..rules.position import Salamandra
from . import names


def ask(p: Salamandra) -> str:
    """The open question in one sentence."""
    frame = p.stack[-1]
    word: int = frame[0]
    if word == n.ACT:
        return f"Round {p.round}, your turn with {holdings(p)}: which action?"
    if word == n.CHOOSE_CELL:
        tile = p.display[frame[1]]
        return f"Where do you build the {names.field_name(tile)}? It must touch a field or the Temple."
    if word == n.OPTION:
        return f"You have built the {names.field_name(frame[1])}: {after_building(p, frame[1])}?"
    if word == n.SEND:
        spot = names.book_spot(p.books[frame[1] >> 1], frame[1] & 1)
        return f"Which apprentice moves to the {spot}? Its field spot becomes empty."
    if word == n.RECYCLE:
        return f"Before the next round: recycle a card or a field? {counted(frame[1], 'recycling')} left."
    if word == n.HARVEST:
        return f"Harvest a connected grove for {cards.HARVEST_PRICE} crystals? You have {p.stock[n.CRYSTAL]}."
    return ask_briefly(p, frame)


def ask_briefly(p: Salamandra, frame: Frame) -> str:
    questions = {
        n.FREE_BUILDING: "No spot is empty and no field can be paid for: which field do you build for nothing?",
        n.PAY_ANY: "Which resource do you pay?",
        n.REACTIVATE: "Which flipped apprentice becomes active again?",
        n.PICK_GROVE: "Which grove do you harvest, free of charge?",
        n.SPELLBOOK: f"You give back 4 of {p.scrolls} scrolls: on which Spellbook spot will your apprentice stand?",
        n.OPEN_BOOK: f"Which Spellbook lies at place {len(p.books) + 1} from the left?",
        n.ARROW: "Which Placement card does Rudolph reveal?",
    }
    if frame[0] in questions:
        return questions[frame[0]]
    if frame[0] == n.LAY_START:
        return f"Which starting field lies at {names.cell_name(frame[1])}?"
    if frame[0] == n.LAY_GROVE:
        return f"Which grove is laid in {names.gap_name(frame[1])}?"
    if frame[0] == n.SHOW_FIELD:
        return f"Which field comes to place {frame[1] + 1} of the display?"
    return f"Which {names.DECK_NAMES[frame[1]]} card is turned up?"


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
