"""The fields of a position: board, taverns, quests, tiles, decks, agents."""

from typing import Final

from tableforone.kernel.fields import Cards, Layout, Members, Number, Numbers
from tableforone.kernel.frames import OPPONENT, YOU

from . import cards
from . import numbers as n

MOST_POINTS: Final = 999  # the rules have no limit for points and gold; games stay far below
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

# Masks: agents by place; tiles, quests and cards by their numbers in cards.py.
POSITION: Final = Layout(
    "Waterdeep",
    (
        Number("round", 0, cards.ROUNDS),
        Number("phase", of=PHASES),
        Number("score", -MOST_POINTS, MOST_POINTS, start=0),
        Numbers("tally", -MOST_POINTS, MOST_POINTS, start=[0] * n.REASONS),
        Number("first", of=SIDES, start=OPPONENT),
        Number("lord", n.NOTHING, of=LORDS),
        Members("switches", cards.SWITCHES),
        Numbers("my", 0, MOST_GOLD, start=[0] * 4 + [cards.START_GOLD[YOU]]).unknown_until("your cubes"),
        Numbers("his", 0, MOST_GOLD, start=[0] * 4 + [cards.START_GOLD[OPPONENT]]),
        Numbers("supply", 0, cards.CUBES_OF_A_KIND, start=[cards.CUBES_OF_A_KIND] * 4),
        Numbers("pool", 0, MOST_AGENTS, start=[cards.AGENTS] * 2),
        Numbers("agents", 0, MOST_AGENTS, start=[cards.AGENTS] * 2),
        Members("my_places", PLACES),
        Members("his_places", PLACES),
        Cards("trail", PLACES, MOST_AGENTS),
        Number("moored", n.NOTHING, of=PLACES),
        Number("ambassador", n.NOTHING, of=PLACES),
        Number("ambassador_holder", n.NOTHING, of=SIDES),
        Members("used", USED),
        Members("brought", BROUGHT),
        Number("sought", n.NOTHING, of=n.RESOURCES),
        Members("flags", FLAGS),
        Cards("played", TILES, cards.TILES),
        Members("my_tiles", TILES),
        Members("his_tiles", TILES),
        Numbers("stock", 0, MOST_STOCK, count=cards.TILES),
        Numbers("hall", n.NOTHING, of=TILES, count=3),
        Numbers("hall_vp", 0, cards.ROUNDS, count=3),
        Members("tile_bag", TILES, cards.TILE_BAG),
        Numbers("inn", n.NOTHING, of=QUESTS, count=4),
        Cards("my_quests", QUESTS, len(QUESTS)),
        Cards("his_quests", QUESTS, len(QUESTS)),
        Members("my_done", QUESTS),
        Members("his_done", QUESTS),
        Members("quest_bag", QUESTS, cards.QUEST_BAG),
        Members("quest_discard", QUESTS),
        Number("quest_shuffles", 0, MOST_SHUFFLES),
        Cards("hand", INTRIGUE, len(INTRIGUE)),
        Members("card_bag", INTRIGUE, cards.CARD_BAG),
        Members("card_discard", INTRIGUE),
        Number("card_shuffles", 0, MOST_SHUFFLES),
        Number("lots", 0, MOST_LOTS),
    ),
)
