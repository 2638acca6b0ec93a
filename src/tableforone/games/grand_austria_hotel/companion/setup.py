"""Set-up at a real table: options, the starting position, the steps of the document (20.2)."""

from typing import Any, Final

from tableforone.kernel.companion import APP, CARDS, HIS_CARDS
from tableforone.kernel.frames import Frame
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.options import Option, Setup
from tableforone.kernel.spec import Hand, Ready

from ..modules import unique_hotels
from ..modules.celebrities.rules import lounge
from ..modules.common.rules import numbers as m
from ..modules.unique_hotels.rules import choosing
from ..modules.unique_hotels.rules import places as at
from ..modules.unique_hotels.voice.names import his_entrance
from ..rules import cards, decks, setup
from ..rules import numbers as n
from ..rules.own_cards import places
from ..rules.position import Hotels
from ..voice import names, t
from . import ballrooms
from . import numbers as c
from .voice import OBJECTIVES

ENTRANCE: Final[Option] = unique_hotels.OPTION
OPTIONS: Final = (CARDS, ENTRANCE)
DEALT: Final = {"opponent's turn": HIS_CARDS}  # what the app may deal


def start(chosen: Setup) -> Hotels:
    """The position before the first round; it holds nothing of yours."""
    options = {"hotel": "night", "entrance": chosen.options["entrance"], "cards": "", "promos": "off"}
    p = setup.start(chosen._replace(options=options))
    p.money = 0
    p.kitchen = [0] * n.KINDS
    p.objectives = OBJECTIVES
    p.tiles = tuple([tiles[0] for tiles in decks.TILES_IN[0]])
    edition: list[Any] = [()] * places()
    edition[m.BALLROOM_PART] = ballrooms.NUMBERS
    edition[m.CELEBRITY_PART] = ((0, 0),) * len(lounge.ROWS)  # none is known yet
    edition[m.LOUNGE_PART] = tuple(lounge.ORDER)
    p.edition = tuple(edition)
    app = int(chosen.options["cards"] == APP) << HIS_CARDS
    p.ledger = c.LEDGER.begun_with(deals=app)
    p.stack = [(c.YOUR_SCORE,), (n.ROUND,), (n.REFILL,)]
    p.stack += laid_out(p, chosen)
    return p


def laid_out(p: Hotels, chosen: Setup) -> list[Frame]:
    """Frames for what is entered before the first round, in reverse order."""
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
    cards_step = "s3-leave" if chosen.options["cards"] == APP else "s3-shuffle"
    steps = [
        ("", "s0", ""),
        ("1", "s1", "tiles"),
        ("2", "s2", "hotel"),
        ("3", cards_step, "deck"),
        ("4", "s4", "markers"),
        ("5", "s5", "kitchen"),
        ("6", "s6", "private"),
        ("7", "s7", "staff"),
        ("8", "s8", "rooms"),
    ]
    who = names.who(modules)
    found = [
        Ready(number, t(f"own-{key}", who=who), t(f"own-{key}-note", who=who), picture)
        for number, key, picture in steps
    ]
    return found + of_modules(modules, chosen)


def of_modules(modules: int, chosen: Setup) -> list[Ready]:
    """All steps of the expansions."""
    who = names.opponent(modules)
    found: list[Ready] = []

    def step(number: str, key: str, picture: str, *, note: bool = True, **data: Meaning) -> None:
        about = t(f"own-{key}-note", opponent=who) if note else ""
        found.append(Ready(number, t(f"own-{key}", opponent=who, **data), about, picture))

    if modules & m.BALLROOMS:
        step("M1", "m1-cards", "deck")
        step("M1", "m1-rooms", "ballrooms")
        step("M1", "m1-you", "ballrooms")
        step("M1", "m1-hers", "ballrooms", note=False)
    if modules & m.CELEBRITIES:
        step("M2", "m2-dice", "dice")
        step("M2", "m2-lounge", "celebrities")
    if modules & m.UNIQUE_HOTELS:
        step("M3", "m3-you", "entrance")
        entrance = choosing.CHOICES.index(chosen.options["entrance"]) - 1
        if entrance < 0:
            step("M3", "m3-random", "entrance")
        else:
            step("M3", "m3-chosen", "entrance", entrance=his_entrance(entrance))
        for each in [entrance] if entrance >= 0 else range(len(at.HIS_ROWS)):
            found += [of_entrance(each, ready, alone=entrance >= 0) for ready in entrance_steps(each, who)]
    if modules & m.SOME_MORE:
        step("M5", "m5", "deck", note=False)
    return found


def of_entrance(entrance: int, step: Ready, *, alone: bool) -> Ready:
    """Prefix a step with its entrance while it is not known which entrance he has."""
    return step if alone else step._replace(text=t("own-if", entrance=his_entrance(entrance), step=step.text))


def entrance_steps(entrance: int, who: str) -> list[Ready]:
    """The set-up steps for this entrance (23.2-23.5)."""
    keys = {
        at.HAUTEL_COUTURE: ("hautel-guests", "hautel-pool", "hautel-items"),
        at.NINE_STARS_INN: ("stars",),
        at.SUSHI_RESORT: ("sushi",),
        at.TOLL_BRIDGE: ("toll",),
    }[entrance]
    notes = {key: "" if key == "hautel-pool" else t(f"own-{key}-note", opponent=who) for key in keys}
    return [Ready("M3", t(f"own-{key}", opponent=who), note, "entrance") for key, note in notes.items()]


def reminders(p: Hotels) -> list[Hand]:
    """Reminders for your turn: only those that can apply now."""
    if not p.stack or p.stack[-1][0] != n.TURN:
        return []
    who, (_, number, touched) = names.opponent(p.modules), p.stack[-1]
    found = [] if touched else [Hand(t("own-remind-pass", opponent=who), picture="die-any")]
    if number == 1:
        found.append(Hand(t("own-remind-twice", opponent=who), picture="hand-right"))
    if cards.RETREAT[p.round]:
        found.append(Hand(t("own-remind-emperor"), picture="crown"))
    return found
