"""How do things and effects read?  Names of all pieces, and the text of an effect, derived from it."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.grammar import counted, listed

from ..rules import cards
from ..rules import numbers as n
from ..rules.effects import Effect

COLOURS: Final = ("white", "orange", "black", "purple", "gold")


def building_number(order: int) -> str:
    """The number within a building of several spaces: the inn and the harbor have three each."""
    same = [space["order"] for space in cards.BOARD_DATA if space["building"] == cards.BOARD_DATA[order]["building"]]
    return f" {same.index(cards.BOARD_DATA[order]['order']) + 1}" if len(same) > 1 else ""


PLACE_NAMES: Final = tuple(
    [str(space["building"]) + building_number(order) for order, space in enumerate(cards.BOARD_DATA)]
    + [str(tile["name"]) for tile in cards.TILE_DATA]
)
QUEST_NAMES: Final = tuple(str(quest["name"]) for quest in cards.ALL_QUESTS)
LORD_NAMES: Final = tuple(str(lord["name"]) for lord in cards.LORD_DATA)
CARD_NAMES: Final = tuple(str(card["name"]) for card in cards.CARD_DATA)
TYPE_NAMES: Final = tuple(name.capitalize() for name in cards.TYPES)


def tile_name(tile: int) -> str:
    return PLACE_NAMES[cards.FIRST_TILE + tile]


def card_name(card: int) -> str:
    return CARD_NAMES[cards.CARD_KIND[card]]


def card_played(card: int) -> str:
    """Its name at the end of a sentence: some have an exclamation mark of their own."""
    name = card_name(card)
    return name if name[-1] == "!" else f"{name}."


def numbered_card(card: int) -> str:
    """A physical card: copies of a kind differ by the collector's number."""
    return f"{card_name(card)} (card {cards.CARD_NUMBER[card]})"


def amount(kind: int, count: int) -> str:
    """
    >>> amount(2, 1), amount(3, 2), amount(4, 1)
    ('1 rogue', '2 wizards', '1 gold')
    """
    return counted(count, n.RESOURCES[kind], "gold" if kind == n.GOLD else "")


def goods(numbers: Sequence[int]) -> str:
    """Five numbers in words, in printed order."""
    return listed([amount(kind, count) for kind, count in enumerate(numbers) if count])


def points(count: int) -> str:
    return f"{count} VP"


def intrigue_cards(count: int) -> str:
    return "an intrigue card" if count == 1 else f"{count} intrigue cards"


def cubes(count: int, mask: int, free: str = "of your choice") -> str:
    """Cubes among these kinds; ``free`` says it of all four."""
    if mask == n.ANY_CUBE:
        return f"{counted(count, 'cube')} {free}"
    kinds = listed([f"a {n.RESOURCES[kind]}" for kind in bits(mask)], "or")
    return kinds if count == 1 else f"{count} cubes, each {kinds}"


def options(t: Effect) -> str:
    return listed([goods(option) for option in t[1:]], "or")


TEXTS: Final[dict[int, Callable[[Effect], str]]] = {
    n.GAIN: lambda t: f"take {goods(t[1:])}",
    n.GAIN_ANY: lambda t: f"take {cubes(t[1], t[2])}",
    n.GAIN_PER_TILE: lambda t: f"take {amount(t[1], t[2])} for each building tile in play",
    n.TAKE_STOCK: lambda t: f"take all {stock_name(t[1])} lying here",
    n.SCORE_STOCK: lambda t: "score all VP tokens lying here",
    n.PAY: lambda t: f"pay {amount(t[1], t[2])}",
    n.RETURN_ANY: lambda t: f"give back {t[1]} cubes of your choice",
    n.EXCHANGE: lambda t: f"you may swap {cubes(1, t[1])} for a {n.RESOURCES[t[2]]}",
    n.SCORE: lambda t: f"score {points(t[1])}",
    n.SCORE_PER_TILE: lambda t: f"score {points(t[1])} for each building you own",
    n.CHOOSE_ONE: lambda t: f"take {options(t)}",
    n.OPPONENT_LOSES: lambda t: f"Pseudo loses 1 {n.RESOURCES[t[1]]}; if he has none, {effect_text(t[2])}",
    n.STEAL: lambda t: "take a cube of your choice from Pseudo",
    n.OPPONENT_GAINS: lambda t: f"Pseudo takes {amount(t[1], t[2])}",
    n.OPPONENT_GAINS_ANY: lambda t: "Pseudo takes a cube",
    n.OPPONENT_MAY_GIVE: lambda t: f"Pseudo may give you {amount(t[1], t[2])} for {points(t[3])}",
    n.DRAW_INTRIGUE: lambda t: f"draw {intrigue_cards(t[1])}",
    n.PLAY_INTRIGUE: lambda t: "you may play an intrigue card" if t[1] else "play an intrigue card",
    n.TAKE_QUEST: lambda t: "take the top quest of the deck" if t[1] == n.FROM_DECK else "take a face-up quest",
    n.RESET_QUESTS: lambda t: "replace the four face-up quests",
    n.NAME_TYPE: lambda t: "name a quest type and turn over quests until one of it appears; keep it",
    n.DRAFT_QUESTS: lambda t: "draw two quests, keep one, pass the other on",
    n.DISCARD_QUEST: lambda t: f"discard one of your open quests and score {points(t[1])}",
    n.OPPONENT_MAY_DISCARD: lambda t: f"you decide whether Pseudo discards a quest for {points(t[1])}",
    n.TAKE_MARKER: lambda t: "take the first-player marker",
    n.BUY_TILE: lambda t: "buy a building tile",
    n.TAKE_TILE: lambda t: (
        "put the top building tile into play free" if t[1] == n.FROM_STACK else "take a tile of Builder's Hall free"
    ),
    n.DISCARD_TILE: lambda t: "give up one of your buildings without an agent",
    n.COPY_SPACE: lambda t: "use a space on which an opponent has an agent",
    n.RETURN_AGENT: lambda t: f"take back one of your agents{' from the harbor' if t[1] == n.IN_HARBOR else ''}",
    n.ASSIGN_AGENTS: lambda t: f"place {t[1]} agents one after the other",
    n.ASSIGN_TO_HALL: lambda t: "place an agent on a tile in Builder's Hall and use it",
    n.GIVE_MANDATORY: lambda t: f"give Pseudo this mandatory quest: {price(t[1])} for {points(cards.QUEST_VP[t[1]])}",
    n.ADD_AGENT: lambda t: "one more agent for the rest of the game",
    n.TAKE_AMBASSADOR: lambda t: "take the ambassador, placed first in the next round",
    n.COMPLETE_TAKEN: lambda t: f"you may complete it at once for {points(t[1])} more",
}


def stock_name(tile: int) -> str:
    kind = cards.STOCK_KIND[tile]
    return cards.STOCK_KINDS[kind] if kind >= 4 else cards.STOCK_KINDS[kind] + "s"


def effect_text(t: Effect, who: int = YOU) -> str:
    return (HIS_TEXTS if who == OPPONENT and t[0] in HIS_TEXTS else TEXTS)[t[0]](t)


def effects_text(found: Sequence[Effect], who: int = YOU) -> str:
    """Several effects in order, as they are for the player or for Pseudo.

    >>> effects_text(cards.ACTIONS[1])
    'take a face-up quest, draw an intrigue card'
    """
    return ", ".join(effect_text(t, who) for t in found)


@cache
def action_text(place: int) -> str:
    if cards.HARBOR_1 <= place < cards.FIRST_TILE:
        return "play an intrigue card; the agent moves on at the end of the round"
    return effects_text(cards.ACTIONS[place])


# what an owner, whoever it is, gets: without the verb
OWNED: Final[dict[int, Callable[[Effect], str]]] = {
    n.GAIN: lambda t: goods(t[1:]),
    n.GAIN_ANY: lambda t: cubes(t[1], t[2], "of any kind"),
    n.DRAW_INTRIGUE: lambda t: intrigue_cards(t[1]),
    n.SCORE: lambda t: points(t[1]),
}


@cache
def owner_text(tile: int) -> str:
    """The benefit of the owner.

    >>> owner_text(0)
    '1 fighter'
    """
    return ", ".join(OWNED[t[0]](t) for t in cards.OWNER_ACTIONS[tile])


def price(quest: int) -> str:
    return goods(cards.REQUIRES[quest])


# the rewards that are other ones for Pseudo, or are said of him in other words
HIS_TEXTS: Final[dict[int, Callable[[Effect], str]]] = {
    n.SCORE_PER_TILE: lambda t: f"score {points(t[1])} for each building he owns",
    n.OPPONENT_GAINS: lambda t: f"the player takes {amount(t[1], t[2])}",
    n.DRAW_INTRIGUE: lambda t: f"draw and play {intrigue_cards(t[1])}",  # 7F
    n.PLAY_INTRIGUE: lambda t: "draw and play an intrigue card",
    n.TAKE_QUEST: lambda t: "give you a quest",  # 7E
    n.RETURN_AGENT: lambda t: "take back one of his agents",
}


@cache
def reward_text(quest: int, who: int = YOU) -> str:
    """What a completed quest gives besides its points; nothing of a plot quest's lasting effect."""
    return "" if "ongoing" in cards.ALL_QUESTS[quest] else effects_text(cards.REWARDS[quest], who)


def lasting_text(quest: int, who: int = YOU) -> str:
    """The lasting effect of a plot quest."""
    data = cards.ALL_QUESTS[quest]
    if "ongoing" not in data:
        return ""
    return str(data.get("his_gloss", data["gloss"]) if who == OPPONENT else data["gloss"])


def quest_text(quest: int, who: int = YOU) -> str:
    """A quest in one line: what it takes and what it brings."""
    kind = TYPE_NAMES[cards.QUEST_TYPE[quest]] if cards.QUEST_TYPE[quest] >= 0 else "Mandatory"
    lasting = lasting_text(quest, who)
    parts = [points(cards.QUEST_VP[quest]), reward_text(quest, who), f"plot: {lasting}" if lasting else ""]
    brings = ", ".join(part for part in parts if part and part != points(0))
    return f"{QUEST_NAMES[quest]} ({kind}): {price(quest)} for {brings}"


def lord_text(lord: int) -> str:
    return f"{LORD_NAMES[lord]}: {lord_pays(lord)}"


def lord_pays(lord: int) -> str:
    """What a lord gives at the end."""
    if not cards.LORD_TYPES[lord]:
        return f"{points(cards.LORD_VP[lord])} for each building you own at the end"
    types = listed([TYPE_NAMES[kind] for kind in bits(cards.LORD_TYPES[lord])], "or")
    return f"{points(cards.LORD_VP[lord])} for each {types} quest you complete"


def card_text(kind: int) -> str:
    return effects_text(cards.CARD_EFFECTS[kind])
