"""Set-up at a real table: options, the starting position, the steps of the document (20.2)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tableforone.kernel.companion import APP, CARDS, HIS_CARDS
from tableforone.kernel.frames import Frame
from tableforone.kernel.meanings import Words
from tableforone.kernel.options import Setup, text_of
from tableforone.kernel.spec import Hand, Ready

from ..modules import unique_hotels
from ..modules.celebrities.rules import lounge
from ..modules.common.rules import numbers as m
from ..modules.unique_hotels.rules import choosing
from ..modules.unique_hotels.rules import places as at
from ..modules.unique_hotels.voice import his_entrance
from ..rules import cards, decks, setup
from ..rules import numbers as n
from ..rules.own_cards import places
from ..rules.position import Hotels
from ..voice import SPEECH, names, t
from . import ballrooms
from . import numbers as c
from .voice import OBJECTIVES

OPTIONS: Final = (CARDS, unique_hotels.OPTION)
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
    """The steps in an order that works: what is mixed in or revealed comes before what is drawn.

    Hautel Couture reveals guests before the queue is filled (23.2.1); your entrance is chosen after
    that and before the opening hand is drawn (16.3).
    """
    modules = setup.module_bits(chosen)
    about = {"who": names.who(modules), "opponent": names.opponent(modules)}
    entrance = choosing.CHOICES.index(chosen.options["entrance"]) - 1 if modules & m.UNIQUE_HOTELS else None

    def steps(found: Sequence[tuple[str, str, str]]) -> list[Ready]:
        return [ready(*step, about) for step in found]

    found = steps(MIXED_IN[m.BALLROOMS] if modules & m.BALLROOMS else ())
    found += steps(MIXED_IN[m.SOME_MORE] if modules & m.SOME_MORE else ())
    found += steps([("", "s0", "")])
    if entrance is None:
        found += steps([QUEUE])
    found += steps([("1", "s1", "tiles"), ("2", "s2", "hotel")])
    found += steps([("3", "s3-leave" if chosen.options["cards"] == APP else "s3-shuffle", "deck")])
    found += steps([("4", "s4", "markers"), ("5", "s5", "kitchen"), ("6", "s6", "private")])
    found += steps(LAID_OUT[m.BALLROOMS] if modules & m.BALLROOMS else ())
    found += steps(LAID_OUT[m.CELEBRITIES] if modules & m.CELEBRITIES else ())
    if entrance is not None:
        found += his_entrances(entrance, about)
        found += steps([QUEUE, ("M3", "m3-you", "entrance")])
        found += of_entrances(entrance, AFTER_YOURS, about)
    return found + steps([("7", "s7", "staff"), ("8", "s8", "rooms")])


QUEUE: Final = ("", "queue", "guest")
MIXED_IN: Final = {m.BALLROOMS: [("M1", "m1-cards", "deck")], m.SOME_MORE: [("M5", "m5", "deck")]}
LAID_OUT: Final = {
    m.BALLROOMS: [("M1", "m1-rooms", "ballrooms"), ("M1", "m1-you", "ballrooms"), ("M1", "m1-hers", "ballrooms")],
    m.CELEBRITIES: [("M2", "m2-dice", "dice"), ("M2", "m2-lounge", "celebrities")],
}


def ready(number: str, key: str, picture: str, about: Mapping[str, Words]) -> Ready:
    """One step; its note, if it has one, is a message of its own."""
    return Ready(number, t(f"own-{key}", **about), text_of(SPEECH, f"own-{key}-note", "", **about), picture)


def his_entrances(entrance: int, about: Mapping[str, Words]) -> list[Ready]:
    """His entrance, and what is laid out for it before the queue is filled (23.1-23.5)."""
    known = entrance >= 0
    named = {**about, "entrance": his_entrance(entrance)} if known else about
    first = ready("M3", "m3-chosen" if known else "m3-random", "entrance", named)
    return [first, *of_entrances(entrance, BEFORE_THE_QUEUE, about)]


def of_entrances(entrance: int, keys: Mapping[int, Sequence[str]], about: Mapping[str, Words]) -> list[Ready]:
    """These steps of his entrance; those of each, with its name, if it is not known: -1."""
    found = []
    for each in [entrance] if entrance >= 0 else keys:
        steps = [ready("M3", key, "entrance", about) for key in keys.get(each, ())]
        if each != entrance:
            steps = [one._replace(text=t("own-if", entrance=his_entrance(each), step=one.text)) for one in steps]
        found += steps
    return found


BEFORE_THE_QUEUE: Final = {
    at.HAUTEL_COUTURE: ("hautel-guests", "hautel-pool", "hautel-items"),
    at.SUSHI_RESORT: ("sushi",),
    at.TOLL_BRIDGE: ("toll",),
}
AFTER_YOURS: Final = {at.NINE_STARS_INN: ("stars",)}  # your entrance may take objectives first (23.3.1)


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
