"""Names of all pieces, and texts of effects derived from their data."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import YOU
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.speech import remembered

from ..rules import cards
from ..rules import numbers as n
from ..rules.effects import Effect
from . import m, t

COLOURS: Final = ("white", "orange", "black", "purple", "gold")
PEOPLE: Final = ("you", "pseudo")  # as selectors in messages

PLACE_NAMES: Final = tuple(m(f"place-{place}") for place in cards.PLACE_IDS)
CARD_NAMES: Final = tuple(m(f"card-{card}") for card in cards.CARD_IDS)
QUEST_NAMES: Final = (  # mandatory quests are intrigue cards
    *(m(f"quest-{quest}") for quest in cards.QUEST_IDS[: cards.QUESTS]),
    *(m(f"card-{quest}") for quest in cards.QUEST_IDS[cards.QUESTS :]),
)
LORD_NAMES: Final = tuple(m(f"lord-{lord['id']}") for lord in cards.LORD_DATA)
TYPE_NAMES: Final = (*(m(f"type-{name}") for name in cards.TYPES), m("type-mandatory"))  # the last one is -1


def tile_name(tile: int) -> Meaning:
    return PLACE_NAMES[cards.FIRST_TILE + tile]


def card_name(card: int) -> Meaning:
    return CARD_NAMES[cards.CARD_KIND[card]]


def amount(kind: int, count: int) -> Meaning:
    """
    >>> str(amount(2, 1)), str(amount(3, 2)), str(amount(4, 1))
    ('1 rogue', '2 wizards', '1 gold')
    """
    return m("amount", kind=n.RESOURCES[kind], n=count)


def amounts(numbers: Iterable[int]) -> list[Meaning]:
    """Five numbers in printed order."""
    return [amount(kind, count) for kind, count in enumerate(numbers) if count]


def goods(numbers: Iterable[int]) -> Meaning:
    """Five numbers as text."""
    return m("goods", items=amounts(numbers))


def points(count: int) -> Meaning:
    return m("points", n=count)


def some_of(mask: int) -> list[Meaning]:
    """A cube of one of these kinds."""
    return [m("a-kind", kind=n.RESOURCES[kind]) for kind in bits(mask)]


def any_cubes(count: int, mask: int) -> Meaning:
    if mask == n.ANY_CUBE:
        return m("effect-gain-any", n=count)
    return m("effect-gain-either", n=count, kinds=some_of(mask))


def with_kind(key: str) -> Callable[[Effect, str], Meaning]:
    return lambda e, who: m(key, kind=n.RESOURCES[e[1]], n=e[2])


def with_number(key: str) -> Callable[[Effect, str], Meaning]:
    return lambda e, who: m(key, n=e[1])


def plain(key: str, other: str = "") -> Callable[[Effect, str], Meaning]:
    """An effect without numbers; the other key is for effects whose first number is not 0."""
    return lambda e, who: m(other if other and e[1] else key, who=who)


EFFECTS: Final[dict[int, Callable[[Effect, str], Meaning]]] = {  # who: you or pseudo
    n.GAIN: lambda e, who: m("effect-gain", goods=amounts(e[1:])),
    n.GAIN_ANY: lambda e, who: any_cubes(e[1], e[2]),
    n.GAIN_PER_TILE: with_kind("effect-gain-per-tile"),
    n.TAKE_STOCK: lambda e, who: m("effect-take-stock", kind=cards.STOCK_KINDS[cards.STOCK_KIND[e[1]]]),
    n.SCORE_STOCK: plain("effect-score-stock"),
    n.PAY: with_kind("effect-pay"),
    n.RETURN_ANY: with_number("effect-return-any"),
    n.EXCHANGE: lambda e, who: m("effect-exchange", kinds=some_of(e[1]), kind=n.RESOURCES[e[2]]),
    n.SCORE: with_number("effect-score"),
    n.SCORE_PER_TILE: lambda e, who: m("effect-score-per-tile", n=e[1], who=who),
    n.CHOOSE_ONE: lambda e, who: m("effect-choose-one", options=[goods(option) for option in e[1:]]),
    n.OPPONENT_LOSES: lambda e, who: m(
        "effect-opponent-loses", kind=n.RESOURCES[e[1]], otherwise=EFFECTS[e[2][0]](e[2], who)
    ),
    n.STEAL: plain("effect-steal"),
    n.OPPONENT_GAINS: lambda e, who: m("effect-opponent-gains", kind=n.RESOURCES[e[1]], n=e[2], who=who),
    n.OPPONENT_GAINS_ANY: plain("effect-opponent-gains-any"),
    n.OPPONENT_MAY_GIVE: lambda e, who: m(
        "effect-opponent-may-give", kind=n.RESOURCES[e[1]], n=e[2], points=points(e[3])
    ),
    n.DRAW_INTRIGUE: lambda e, who: m("effect-draw-intrigue", n=e[1], who=who),
    n.PLAY_INTRIGUE: plain("effect-play-intrigue", "effect-may-play-intrigue"),
    n.TAKE_QUEST: plain("effect-take-quest", "effect-draw-quest"),
    n.RESET_QUESTS: plain("effect-reset-quests"),
    n.NAME_TYPE: plain("effect-name-type"),
    n.DRAFT_QUESTS: plain("effect-draft-quests"),
    n.DISCARD_QUEST: with_number("effect-discard-quest"),
    n.OPPONENT_MAY_DISCARD: with_number("effect-opponent-may-discard"),
    n.TAKE_MARKER: plain("effect-take-marker"),
    n.BUY_TILE: plain("effect-buy-tile"),
    n.TAKE_TILE: plain("effect-take-tile", "effect-take-top-tile"),
    n.DISCARD_TILE: plain("effect-discard-tile"),
    n.COPY_SPACE: plain("effect-copy-space"),
    n.RETURN_AGENT: plain("effect-return-agent", "effect-return-harbor-agent"),
    n.ASSIGN_AGENTS: with_number("effect-assign-agents"),
    n.ASSIGN_TO_HALL: plain("effect-assign-to-hall"),
    n.GIVE_MANDATORY: lambda e, who: m("effect-give-mandatory", price=price(e[1]), points=points(cards.QUEST_VP[e[1]])),
    n.ADD_AGENT: plain("effect-add-agent"),
    n.TAKE_AMBASSADOR: plain("effect-take-ambassador"),
    n.COMPLETE_TAKEN: with_number("effect-complete-taken"),
}


def effects(found: Sequence[Effect], who: int = YOU) -> list[Meaning]:
    """Several effects in order, for the player or for Pseudo.

    >>> [str(each) for each in effects(cards.ACTIONS[1])]
    ['take a face-up quest', 'draw an intrigue card']
    """
    return [EFFECTS[effect[0]](effect, PEOPLE[who]) for effect in found]


@remembered
def action_text(place: int) -> str:
    if cards.HARBOR_1 <= place < cards.FIRST_TILE:
        return t("effect-harbor")
    return t("effects", effects=effects(cards.ACTIONS[place]))


@remembered
def action_title(place: int) -> str:
    """The same as a separate sentence."""
    return t("as-title", text=action_text(place))


# the gain of any owner, without a verb
OWNED: Final[dict[int, Callable[[Effect], Meaning]]] = {
    n.GAIN: lambda e: goods(e[1:]),
    n.GAIN_ANY: lambda e: any_cubes_owned(e[1], e[2]),
    n.DRAW_INTRIGUE: lambda e: m("intrigue-cards", n=e[1]),
    n.SCORE: lambda e: points(e[1]),
}


def any_cubes_owned(count: int, mask: int) -> Meaning:
    return m("owner-any", n=count) if mask == n.ANY_CUBE else m("owner-either", kinds=some_of(mask))


@remembered
def owner_text(tile: int) -> str:
    """The benefit of the owner.

    >>> owner_text(0)
    '1 fighter'
    """
    return t("owner-gains", gains=[OWNED[effect[0]](effect) for effect in cards.OWNER_ACTIONS[tile]])


def price(quest: int) -> list[Meaning]:
    return amounts(cards.REQUIRES[quest])


def rewards(quest: int, who: int) -> list[Meaning]:
    """A quest's rewards besides points, without a plot quest's lasting effect."""
    if "ongoing" in cards.ALL_QUESTS[quest]:
        return []
    return [
        goods(effect[1:]) if effect[0] == n.GAIN else EFFECTS[effect[0]](effect, PEOPLE[who])
        for effect in cards.REWARDS[quest]
    ]


@remembered
def reward_text(quest: int, who: int = YOU) -> str:
    found = rewards(quest, who)
    return t("effects", effects=found) if found else ""


def lasting(quest: int, who: int = YOU) -> Meaning | None:
    """The lasting effect of a plot quest."""
    if "ongoing" not in cards.ALL_QUESTS[quest]:
        return None
    return m(f"lasting-{cards.QUEST_IDS[quest]}", who=PEOPLE[who])


def quest_line(quest: int, who: int = YOU) -> Meaning:
    """A quest in one line: its requirements and rewards."""
    vp, plot = cards.QUEST_VP[quest], lasting(quest, who)
    gains = [*([points(vp)] if vp else []), *rewards(quest, who), *([m("quest-plot", text=plot)] if plot else [])]
    type_name = TYPE_NAMES[cards.QUEST_TYPE[quest]]
    return m("quest-line", quest=QUEST_NAMES[quest], type=type_name, price=price(quest), gains=gains)


@remembered
def quest_text(quest: int, who: int = YOU) -> str:
    return str(quest_line(quest, who))


@remembered
def lord_text(lord: int) -> str:
    return t("lord-line", lord=LORD_NAMES[lord], pays=lord_pays(lord))


def lord_pays(lord: int) -> Meaning:
    """The bonus of a lord."""
    if not cards.LORD_TYPES[lord]:
        return m("lord-pays-buildings", n=cards.LORD_VP[lord])
    types = [TYPE_NAMES[kind] for kind in bits(cards.LORD_TYPES[lord])]
    return m("lord-pays", n=cards.LORD_VP[lord], types=types)


@remembered
def card_text(kind: int) -> str:
    return t("effects", effects=effects(cards.CARD_EFFECTS[kind]))


@remembered
def card_title(kind: int) -> str:
    """The same as a separate sentence."""
    return t("as-title", text=card_text(kind))
