"""The words of the player and of both sides, one record per type of frame.

Pseudo's are in opponent/words.py.
"""

from typing import Final

from tableforone.kernel.collecting import word
from tableforone.kernel.frames import OPPONENT, YOU, Arg

from . import agents, cards, chance, decks, flow, intrigue, quests, resources, tavern, tiles
from . import numbers as n

MOST_PRINTED: Final = 40  # of anything on a card or a tile
MOST_WORD: Final = 57
ANY_QUEST: Final = len(cards.ALL_QUESTS)
QUEST_OR_NONE: Final = ANY_QUEST + n.QUEST_ANSWER
OPTIONS: Final = max(
    len(effect) - 1 for effects in cards.CARD_EFFECTS for effect in effects if effect[0] == n.CHOOSE_ONE
)

# arguments of several words
SIDE: Final = Arg("who", YOU, OPPONENT)
WHO: Final = (SIDE, Arg("how", n.APART, n.COPIED))  # every effect has a side and an origin
COUNT: Final = Arg("count", 0, MOST_PRINTED)
FROM: Final = Arg("from", 0, 1)
GOODS: Final = tuple(Arg(name, 0, MOST_PRINTED) for name in n.RESOURCES)
KIND: Final = Arg("kind", 0, n.GOLD)
POINTS: Final = Arg("vp", 0, MOST_PRINTED)
TILE: Final = Arg("tile", 0, cards.TILES - 1)

WORDS: Final = (
    word(n.DRAW_TILE, "draw tile", decks, Arg("to", 0, n.TO_HALL + 2), chance=chance.TILES),
    word(n.DRAW_LORD, "draw lord", decks, chance=chance.LORDS),
    word(n.DRAW_QUEST, "draw quest", decks, Arg("to", 0, n.TO_INN + 3), chance=chance.QUESTS),
    word(n.DRAW_CARD, "draw card", decks, *WHO, chance=chance.INTRIGUE),
    word(
        n.SEEK_QUEST,
        "seek quest",
        decks,
        Arg("types", 0, quests.ALL_TYPES),
        Arg("aside", 0, cards.QUEST_BAG),
        chance=chance.QUESTS,
    ),
    word(n.START_ROUND, "start round", flow),
    word(n.TURN, "turn", flow, SIDE, Arg("passes", 0, 1)),
    word(n.PLACE, "place", flow, Arg("occasion", 0, n.BRIBE), Arg("argument", 0, cards.PLACES - 1), reach=cards.PLACES),
    word(n.HARBOR, "harbor", flow, Arg("step", 0, flow.HARBOR_STEPS)),
    word(n.END_ROUND, "end round", flow),
    word(
        n.END_ACTION, "end action", flow, SIDE, Arg("before", 0, 31), Arg("paid", 0, (1 << len(cards.ACTION_PLOTS)) - 1)
    ),
    word(n.OWNER, "owner", tiles, SIDE, TILE),
    word(n.COMPLETE, "complete", quests, reach=QUEST_OR_NONE),
    word(n.GAIN, "gain", tavern, *WHO, *GOODS),
    word(n.GAIN_ANY, "gain any", resources, *WHO, COUNT, Arg("kinds", 0, n.ANY_CUBE), reach=n.GOLD),
    word(n.GAIN_PER_TILE, "gain per tile", resources, *WHO, KIND, COUNT),
    word(n.TAKE_STOCK, "take stock", resources, *WHO, TILE),
    word(n.SCORE_STOCK, "score stock", resources, *WHO, TILE),
    word(n.PAY, "pay", resources, *WHO, KIND, COUNT),
    word(n.RETURN_ANY, "return any", resources, *WHO, COUNT, reach=n.GOLD),
    word(
        n.EXCHANGE,
        "exchange",
        resources,
        *WHO,
        Arg("give", 0, n.ANY_CUBE),
        Arg("get", 0, n.WIZARD),
        reach=n.GOLD + n.CUBE_ANSWER,
    ),
    word(n.SCORE, "score", resources, *WHO, POINTS, Arg("reason", 0, n.REASONS - 1)),
    word(n.SCORE_PER_TILE, "score per tile", resources, *WHO, POINTS),
    word(
        n.CHOOSE_ONE,
        "choose one",
        resources,
        *WHO,
        Arg("options", 0, MOST_PRINTED, many=OPTIONS, deep=True),
        reach=OPTIONS,
    ),
    word(
        n.OPPONENT_LOSES,
        "opponent loses",
        resources,
        *WHO,
        Arg("kind", 0, n.WIZARD),
        Arg("otherwise", 0, MOST_WORD, deep=True),
    ),
    word(n.STEAL, "steal", resources, *WHO, reach=n.GOLD),
    word(n.OPPONENT_GAINS, "opponent gains", resources, *WHO, KIND, COUNT),
    word(n.OPPONENT_GAINS_ANY, "opponent gains any", resources, *WHO, COUNT),
    word(n.OPPONENT_MAY_GIVE, "opponent may give", resources, *WHO, KIND, COUNT, POINTS, reach=n.ACCEPT + 1),
    word(n.DRAW_INTRIGUE, "draw intrigue", intrigue, *WHO, COUNT),
    word(n.PLAY_INTRIGUE, "play intrigue", intrigue, *WHO, Arg("may", 0, 1), reach=cards.CARD_KINDS + n.CARD_ANSWER),
    word(n.DISCARD_CARD, "discard card", intrigue, Arg("card", 0, cards.CARDS - 1)),
    word(n.TAKE_QUEST, "take quest", quests, *WHO, FROM, reach=ANY_QUEST),
    word(n.RESET_QUESTS, "reset quests", quests, *WHO),
    word(n.NAME_TYPE, "name type", quests, *WHO, reach=len(cards.TYPES)),
    word(
        n.DRAFT_QUESTS,
        "draft quests",
        quests,
        *WHO,
        Arg("to draw and drawn", 0, cards.QUESTS - 1, many=3),
        reach=ANY_QUEST,
    ),
    word(n.DISCARD_QUEST, "discard quest", quests, *WHO, POINTS, reach=ANY_QUEST),
    word(n.OPPONENT_MAY_DISCARD, "opponent may discard", quests, *WHO, POINTS, reach=QUEST_OR_NONE),
    word(n.GIVE_MANDATORY, "give mandatory", quests, *WHO, Arg("quest", cards.QUESTS, ANY_QUEST - 1)),
    word(n.COMPLETE_TAKEN, "complete taken", quests, *WHO, POINTS, reach=QUEST_OR_NONE),
    word(n.TAKE_MARKER, "take marker", agents, *WHO),
    word(n.COPY_SPACE, "copy space", agents, *WHO, Arg("itself", n.NOTHING, cards.PLACES - 1), reach=cards.PLACES),
    word(n.RETURN_AGENT, "return agent", agents, *WHO, FROM, reach=cards.PLACES),
    word(n.ASSIGN_AGENTS, "assign agents", agents, *WHO, COUNT),
    word(n.ASSIGN_TO_HALL, "assign to hall", agents, *WHO, reach=cards.PLACES),
    word(n.ADD_AGENT, "add agent", agents, *WHO),
    word(n.TAKE_AMBASSADOR, "take ambassador", agents, *WHO),
    word(n.BUY_TILE, "buy tile", tiles, *WHO, reach=cards.TILES),
    word(n.TAKE_TILE, "take tile", tiles, *WHO, FROM, reach=cards.TILES),
    word(n.DISCARD_TILE, "discard tile", tiles, *WHO, reach=cards.TILES),
)
