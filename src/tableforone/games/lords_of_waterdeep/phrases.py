"""How do things and effects read?  Names of all pieces, and the text of an effect, derived from its template."""

from collections.abc import Callable, Sequence
from typing import Final

from tableforone.games.lords_of_waterdeep import vocabulary as v
from tableforone.games.lords_of_waterdeep.cards import (
    ACTIONS,
    ALL_QUESTS,
    BOARD_DATA,
    CARD_DATA,
    CARD_EFFECTS,
    CARD_KIND,
    CARD_NUMBER,
    FIRST_TILE,
    HARBOR_1,
    LORD_DATA,
    LORD_TYPES,
    LORD_VP,
    OWNER_ACTIONS,
    QUEST_TYPE,
    QUEST_VP,
    REQUIRES,
    REWARDS,
    STOCK_KIND,
    STOCK_KINDS,
    TILE_DATA,
    TYPES,
)
from tableforone.games.lords_of_waterdeep.effects import ANY_CUBE, FROM_DECK, FROM_STACK, IN_HARBOR, RESOURCES, Template
from tableforone.games.lords_of_waterdeep.legal import bits

COLOURS: Final = ("white", "orange", "black", "purple", "gold")


def building_number(order: int) -> str:
    """The number within a building of several spaces: the inn and the harbor have three each."""
    same = [space["order"] for space in BOARD_DATA if space["building"] == BOARD_DATA[order]["building"]]
    return f" {same.index(BOARD_DATA[order]['order']) + 1}" if len(same) > 1 else ""


PLACE_NAMES: Final = tuple(
    [str(space["building"]) + building_number(n) for n, space in enumerate(BOARD_DATA)]
    + [str(tile["name"]) for tile in TILE_DATA]
)
QUEST_NAMES: Final = tuple(str(quest["name"]) for quest in ALL_QUESTS)
LORD_NAMES: Final = tuple(str(lord["name"]) for lord in LORD_DATA)
CARD_NAMES: Final = tuple(str(card["name"]) for card in CARD_DATA)
TYPE_NAMES: Final = tuple(name.capitalize() for name in TYPES)


def tile_name(tile: int) -> str:
    return PLACE_NAMES[FIRST_TILE + tile]


def card_name(card: int) -> str:
    return CARD_NAMES[CARD_KIND[card]]


def numbered_card(card: int) -> str:
    """A physical card: copies of a kind differ by the collector's number."""
    return f"{card_name(card)} (card {CARD_NUMBER[card]})"


def joined(parts: Sequence[str], last: str = "and") -> str:
    """A list in words.

    >>> joined(["a cleric", "a rogue", "4 gold"])
    'a cleric, a rogue and 4 gold'
    """
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {last} {parts[-1]}" if parts else "nothing"


def amount(kind: int, n: int) -> str:
    """
    >>> amount(2, 1), amount(3, 2), amount(4, 1)
    ('1 rogue', '2 wizards', '1 gold')
    """
    return f"{n} {RESOURCES[kind]}{'s' if n != 1 and kind < 4 else ''}"


def goods(numbers: Sequence[int]) -> str:
    """Five numbers in words, in printed order."""
    return joined([amount(kind, n) for kind, n in enumerate(numbers) if n])


def points(n: int) -> str:
    return f"{n} VP"


def cards(n: int) -> str:
    return "an intrigue card" if n == 1 else f"{n} intrigue cards"


def cubes(n: int, mask: int) -> str:
    if mask == ANY_CUBE:
        return f"{n} cube{'s' if n > 1 else ''} of your choice"
    kinds = joined([f"a {RESOURCES[kind]}" for kind in bits(mask)], "or")
    return kinds if n == 1 else f"{n} cubes, each {kinds}"


def options(t: Template) -> str:
    return joined([goods(option) for option in t[1:]], "or")


TEXTS: Final[dict[int, Callable[[Template], str]]] = {
    v.GAIN: lambda t: f"take {goods(t[1:])}",
    v.GAIN_ANY: lambda t: f"take {cubes(t[1], t[2])}",
    v.GAIN_PER_TILE: lambda t: f"take {amount(t[1], t[2])} for each building tile in play",
    v.TAKE_STOCK: lambda t: f"take all {stock_name(t[1])} lying here",
    v.SCORE_STOCK: lambda t: "score all VP tokens lying here",
    v.PAY: lambda t: f"pay {amount(t[1], t[2])}",
    v.RETURN_ANY: lambda t: f"give back {t[1]} cubes of your choice",
    v.EXCHANGE: lambda t: f"you may swap {cubes(1, t[1])} for a {RESOURCES[t[2]]}",
    v.SCORE: lambda t: f"score {points(t[1])}",
    v.SCORE_PER_TILE: lambda t: f"score {points(t[1])} for each building you own",
    v.CHOOSE_ONE: lambda t: f"take {options(t)}",
    v.OPPONENT_LOSES: lambda t: f"Pseudo loses 1 {RESOURCES[t[1]]}; if he has none, {effect_text(t[2])}",
    v.STEAL: lambda t: "take a cube of your choice from Pseudo",
    v.OPPONENT_GAINS: lambda t: f"Pseudo takes {amount(t[1], t[2])}",
    v.OPPONENT_GAINS_ANY: lambda t: "Pseudo takes a cube",
    v.OPPONENT_MAY_GIVE: lambda t: f"Pseudo may give you {amount(t[1], t[2])} for {points(t[3])}",
    v.DRAW_INTRIGUE: lambda t: f"draw {cards(t[1])}",
    v.PLAY_INTRIGUE: lambda t: "you may play an intrigue card" if t[1] else "play an intrigue card",
    v.TAKE_QUEST: lambda t: "take the top quest of the deck" if t[1] == FROM_DECK else "take a face-up quest",
    v.RESET_QUESTS: lambda t: "replace the four face-up quests",
    v.NAME_TYPE: lambda t: "name a quest type and turn over quests until one of it appears; keep it",
    v.DRAFT_QUESTS: lambda t: "draw two quests, keep one, pass the other on",
    v.DISCARD_QUEST: lambda t: f"discard one of your open quests and score {points(t[1])}",
    v.OPPONENT_MAY_DISCARD: lambda t: f"you decide whether Pseudo discards a quest for {points(t[1])}",
    v.TAKE_MARKER: lambda t: "take the first-player marker",
    v.BUY_TILE: lambda t: "buy a building tile",
    v.TAKE_TILE: lambda t: (
        "put the top building tile into play free" if t[1] == FROM_STACK else "take a tile of Builder's Hall free"
    ),
    v.DISCARD_TILE: lambda t: "give up one of your buildings without an agent",
    v.COPY_SPACE: lambda t: "use a space on which an opponent has an agent",
    v.RETURN_AGENT: lambda t: f"take back one of your agents{' from the harbor' if t[1] == IN_HARBOR else ''}",
    v.ASSIGN_AGENTS: lambda t: f"place {t[1]} agents one after the other",
    v.ASSIGN_TO_HALL: lambda t: "place an agent on a tile in Builder's Hall and use it",
    v.GIVE_MANDATORY: lambda t: f"give Pseudo this mandatory quest: {price(t[1])} for {points(QUEST_VP[t[1]])}",
    v.ADD_AGENT: lambda t: "one more agent for the rest of the game",
    v.TAKE_AMBASSADOR: lambda t: "take the ambassador, placed first in the next round",
    v.COMPLETE_TAKEN: lambda t: f"you may complete it at once for {points(t[1])} more",
}


def stock_name(tile: int) -> str:
    kind = STOCK_KIND[tile]
    return STOCK_KINDS[kind] if kind >= 4 else STOCK_KINDS[kind] + "s"


def effect_text(t: Template) -> str:
    return TEXTS[t[0]](t)


def effects_text(found: Sequence[Template]) -> str:
    """Several effects in order.

    >>> effects_text(ACTIONS[1])
    'take a face-up quest, draw an intrigue card'
    """
    return ", ".join(effect_text(t) for t in found)


def action_text(place: int) -> str:
    if HARBOR_1 <= place < FIRST_TILE:
        return "play an intrigue card; the agent moves on at the end of the round"
    return effects_text(ACTIONS[place])


def owner_text(tile: int) -> str:
    """What the owner, whoever it is, gets, without the verb.

    >>> owner_text(0)
    '1 fighter'
    """
    return effects_text(OWNER_ACTIONS[tile]).split(" ", 1)[1].replace("of your choice", "of any kind")


def price(quest: int) -> str:
    return goods(REQUIRES[quest])


HIS_WORDS: Final = (
    ("Pseudo takes", "the player takes"),
    ("take a face-up quest", "give you a quest"),  # 7E
    ("take the top quest of the deck", "give you a quest"),
    ("draw ", "draw and play "),  # 7F
    ("you may play an intrigue card", "draw and play an intrigue card"),
    ("your", "his"),
    ("you complete", "he completes"),
    ("you buy", "he buys"),
    ("you own", "he owns"),
    ("you play", "he plays"),
    ("you may", "he may"),
)


def spoken_for(who: int, text: str) -> str:
    """A card's text as it applies to one side; the data speaks to the player.

    >>> spoken_for(v.PSEUDO, "2 VP for every building you own")
    '2 VP for every building he owns'
    """
    if who == v.PSEUDO:
        for yours, his in HIS_WORDS:
            text = text.replace(yours, his)
    return text


def reward_text(quest: int, who: int = v.PLAYER) -> str:
    """What a completed quest gives besides its points; nothing of a plot quest's lasting effect."""
    return spoken_for(who, effects_text(REWARDS[quest])) if "ongoing" not in ALL_QUESTS[quest] else ""


def lasting_text(quest: int, who: int = v.PLAYER) -> str:
    """The lasting effect of a plot quest."""
    return spoken_for(who, str(ALL_QUESTS[quest]["gloss"])) if "ongoing" in ALL_QUESTS[quest] else ""


def quest_text(quest: int, who: int = v.PLAYER) -> str:
    """A quest in one line: what it takes and what it brings."""
    kind = TYPE_NAMES[QUEST_TYPE[quest]] if QUEST_TYPE[quest] >= 0 else "Mandatory"
    lasting = lasting_text(quest, who)
    parts = [points(QUEST_VP[quest]), reward_text(quest, who), f"plot: {lasting}" if lasting else ""]
    brings = ", ".join(part for part in parts if part and part != points(0))
    return f"{QUEST_NAMES[quest]} ({kind}): {price(quest)} for {brings}"


def lord_text(lord: int) -> str:
    if not LORD_TYPES[lord]:
        return f"{LORD_NAMES[lord]}: {points(LORD_VP[lord])} for each building you own at the end"
    types = joined([TYPE_NAMES[kind] for kind in bits(LORD_TYPES[lord])], "or")
    return f"{LORD_NAMES[lord]}: {points(LORD_VP[lord])} for each {types} quest you complete"


def card_text(kind: int) -> str:
    return effects_text(CARD_EFFECTS[kind])
