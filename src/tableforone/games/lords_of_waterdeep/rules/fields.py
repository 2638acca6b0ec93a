"""What is a position made of?  Board, taverns, quests, tiles, decks, agents: each part declared once."""

from typing import Final

from tableforone.kernel.fields import Cards, Layout, Members, Number, Numbers
from tableforone.kernel.frames import OPPONENT, YOU

from . import cards
from . import numbers as n

MOST_POINTS: Final = 999  # nothing in the rules ends points and gold; games end far below
MOST_GOLD: Final = 999
MOST_STOCK: Final = 99
MOST_AGENTS: Final = cards.AGENTS + 2  # one in round 5, one for a quest
MOST_SHUFFLES: Final = 99
MOST_LOTS: Final = 999
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
        Number("round", "the round; 0 before the first", 0, cards.ROUNDS),
        Number("phase", "what part of the round it is", of=PHASES),
        Number("score", "the player's score", -MOST_POINTS, MOST_POINTS, start=0),
        Numbers("tally", "the score by reason", -MOST_POINTS, MOST_POINTS, start=[0] * n.REASONS),
        Number("first", "who holds the first-player marker (S1.2)", of=SIDES, start=OPPONENT),
        Number("lord", "the player's lord", n.NOTHING, of=LORDS),
        Members("switches", "the readings chosen at the start", cards.SWITCHES),
        Numbers(
            "my",
            "the player's tavern: clerics, fighters, rogues, wizards, gold",
            0,
            MOST_GOLD,
            start=[0] * 4 + [cards.START_GOLD[YOU]],
        ),
        Numbers("his", "Pseudo's tavern", 0, MOST_GOLD, start=[0] * 4 + [cards.START_GOLD[OPPONENT]]),
        Numbers("supply", "cubes by kind", 0, cards.CUBES_OF_A_KIND, start=[cards.CUBES_OF_A_KIND] * 4),
        Numbers("pool", "agents not placed, by player", 0, MOST_AGENTS, start=[cards.AGENTS] * 2),
        Numbers("agents", "all agents, by player", 0, MOST_AGENTS, start=[cards.AGENTS] * 2),
        Members("my_places", "places with an agent of the player", PLACES),
        Members("his_places", "places with an agent of Pseudo", PLACES),
        Cards("trail", "Pseudo's placed agents, the latest last (F2)", PLACES, MOST_AGENTS),
        Number("moored", "harbor space copied by the player's agent on The Zoarstar (5.6.3)", n.NOTHING, of=PLACES),
        Number("ambassador", "place of the ambassador", n.NOTHING, of=PLACES),
        Number("ambassador_holder", "who will place the ambassador", n.NOTHING, of=SIDES),
        Members("used", "what is used up until the next round, two bits for each player", USED),
        Members("brought", "resources the current action has brought, five bits for each player (7.4.2)", BROUGHT),
        Number("sought", "the resource for which Pseudo chose his space (S6.3)", n.NOTHING, of=n.RESOURCES),
        Members("flags", "what has happened in the turn of this moment", FLAGS),
        Cards("played", "tiles in the order in which they entered play", TILES, cards.TILES),
        Members("my_tiles", "tiles of the player in play", TILES),
        Members("his_tiles", "tiles of Pseudo in play", TILES),
        Numbers("stock", "what is on each tile", 0, MOST_STOCK, count=cards.TILES),
        Numbers("hall", "tiles in the three slots", n.NOTHING, of=TILES, count=3),
        Numbers("hall_vp", "VP tokens on them", 0, cards.ROUNDS, count=3),
        Members("tile_bag", "tiles in the stack", TILES, cards.TILE_BAG),
        Numbers("inn", "face-up quests", n.NOTHING, of=QUESTS, count=4),
        Cards("my_quests", "open quests of the player", QUESTS, len(QUESTS)),
        Cards("his_quests", "open quests of Pseudo, top to bottom", QUESTS, len(QUESTS)),
        Members("my_done", "quests the player has completed", QUESTS),
        Members("his_done", "quests Pseudo has completed", QUESTS),
        Members("quest_bag", "quests in the deck", QUESTS, cards.QUEST_BAG),
        Members("quest_discard", "quests discarded", QUESTS),
        Number("quest_shuffles", "how often the quests were shuffled again", 0, MOST_SHUFFLES),
        Cards("hand", "the player's intrigue cards", INTRIGUE, len(INTRIGUE)),
        Members("card_bag", "intrigue cards in the deck", INTRIGUE, cards.CARD_BAG),
        Members("card_discard", "intrigue cards discarded", INTRIGUE),
        Number("card_shuffles", "how often the intrigue cards were shuffled again", 0, MOST_SHUFFLES),
        Number("lots", "lots drawn so far", 0, MOST_LOTS),
    ),
)
