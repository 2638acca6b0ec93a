"""What is a position made of?  Board, taverns, quests, tiles, decks, agents: each part declared once."""

from typing import Final

from tableforone.kernel.fields import Cards, Layout, Members, Number, Numbers
from tableforone.kernel.frames import OPPONENT, YOU

from . import cards
from . import numbers as n

SIDES: Final = ("you", "Pseudo")
PHASES: Final = ("set-up", "turns", "harbor", "finished")
FLAGS: Final = ("he placed", "he completed a quest", "you completed a quest")
USED: Final = tuple(f"{side}: {what}" for side in SIDES for what in ("orb", "miracle"))
BROUGHT: Final = tuple(f"{side}: {resource}" for side in SIDES for resource in n.RESOURCES)
PLACES: Final = cards.PLACE_IDS
TILES: Final = cards.PLACE_IDS[cards.FIRST_TILE :]
QUESTS: Final = cards.QUEST_IDS
LORDS: Final = cards.ids(cards.LORD_DATA)
# copies of an intrigue card differ by the collector's number
INTRIGUE: Final = [f"{cards.CARD_IDS[kind]} {cards.CARD_NUMBER[card]}" for card, kind in enumerate(cards.CARD_KIND)]

POSITION: Final = Layout(
    "Waterdeep",
    "One game.  Masks: agents by place; tiles, quests and cards by their numbers in cards.py.",
    (
        Number("round", "the round, from 1"),
        Number("phase", "what part of the round it is", n.SETTING_UP, PHASES),
        Number("score", "the player's score"),
        Numbers("tally", "the score by reason", [0] * n.REASONS),
        Number("first", "who holds the first-player marker (S1.2)", OPPONENT, SIDES),
        Number("lord", "the player's lord", n.NOTHING, LORDS),
        Members("switches", "the readings chosen at the start", cards.SWITCHES),
        Numbers(
            "my", "the player's tavern: clerics, fighters, rogues, wizards, gold", [0] * 4 + [cards.START_GOLD[YOU]]
        ),
        Numbers("his", "Pseudo's tavern", [0] * 4 + [cards.START_GOLD[OPPONENT]]),
        Numbers("supply", "cubes by kind", [cards.CUBES_OF_A_KIND] * 4),
        Numbers("pool", "agents not placed, by player", [cards.AGENTS] * 2),
        Numbers("agents", "all agents, by player", [cards.AGENTS] * 2),
        Members("my_places", "places with an agent of the player", PLACES),
        Members("his_places", "places with an agent of Pseudo", PLACES),
        Cards("trail", "Pseudo's placed agents, the latest last (F2)", PLACES),
        Number("moored", "harbor space copied by the player's agent on The Zoarstar (5.6.3)", n.NOTHING, PLACES),
        Number("ambassador", "place of the ambassador", n.NOTHING, PLACES),
        Number("ambassador_holder", "who will place the ambassador", n.NOTHING, SIDES),
        Members("used", "what is used up until the next round, two bits for each player", USED),
        Members("brought", "resources the current action has brought, five bits for each player (7.4.2)", BROUGHT),
        Number("sought", "the resource for which Pseudo chose his space (S6.3)", n.NOTHING, n.RESOURCES),
        Members("flags", "what has happened in the turn of this moment", FLAGS),
        Cards("played", "tiles in the order in which they entered play", TILES),
        Members("my_tiles", "tiles of the player in play", TILES),
        Members("his_tiles", "tiles of Pseudo in play", TILES),
        Numbers("stock", "what lies on each tile", [0] * cards.TILES),
        Numbers("hall", "tiles in the three slots", [n.NOTHING] * 3, TILES),
        Numbers("hall_vp", "VP tokens on them", [0] * 3),
        Members("tile_bag", "tiles in the stack", TILES, cards.TILE_BAG),
        Numbers("inn", "face-up quests", [n.NOTHING] * 4, QUESTS),
        Cards("my_quests", "open quests of the player", QUESTS),
        Cards("his_quests", "open quests of Pseudo, top to bottom", QUESTS),
        Members("my_done", "quests the player has completed", QUESTS),
        Members("his_done", "quests Pseudo has completed", QUESTS),
        Members("quest_bag", "quests in the deck", QUESTS, cards.QUEST_BAG),
        Members("quest_discard", "quests discarded", QUESTS),
        Number("quest_shuffles", "how often the quests were shuffled anew"),
        Cards("hand", "the player's intrigue cards", INTRIGUE),
        Members("card_bag", "intrigue cards in the deck", INTRIGUE, cards.CARD_BAG),
        Members("card_discard", "intrigue cards discarded", INTRIGUE),
        Number("card_shuffles", "how often the intrigue cards were shuffled anew"),
        Number("lots", "lots drawn so far"),
    ),
)
