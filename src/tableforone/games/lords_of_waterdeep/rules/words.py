"""The words of the player and of both sides, one record per type of frame.

Pseudo's are in opponent/words.py.
"""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU, Arg, Word, ask_chance

from . import agents, cards, chance, decks, flow, intrigue, quests, resources, tavern, tiles
from . import numbers as n

MOST_PRINTED: Final = 40  # of anything on a card or a tile
MOST_WORD: Final = 57
ANY_QUEST: Final = len(cards.ALL_QUESTS)
QUEST_OR_NONE: Final = ANY_QUEST + n.QUEST_ANSWER
OPTIONS: Final = max(
    len(effect) - 1 for effects in cards.CARD_EFFECTS for effect in effects if effect[0] == n.CHOOSE_ONE
)

Ask = Callable[..., list[int] | None]

# arguments of several words
SIDE: Final = Arg("who", YOU, OPPONENT)
WHO: Final = (SIDE, Arg("how", n.APART, n.COPIED))  # every effect has a side and an origin
COUNT: Final = Arg("count", 0, MOST_PRINTED)
FROM: Final = Arg("from", 0, 1)
GOODS: Final = tuple(Arg(name, 0, MOST_PRINTED) for name in n.RESOURCES)
KIND: Final = Arg("kind", 0, n.GOLD)
POINTS: Final = Arg("vp", 0, MOST_PRINTED)
TILE: Final = Arg("tile", 0, cards.TILES - 1)


def effect(number: int, name: str, run: Callable[..., None], *args: Arg) -> Word:
    """The word of an effect; its first arguments are a side and an origin."""
    return Word(number, name, run, args=(*WHO, *args))


def choice(number: int, name: str, ask: Ask, answer: Callable[..., None], *args: Arg, reach: int) -> Word:
    """The word of an effect that the player has a choice in."""
    return Word(number, name, ask, answer, args=(*WHO, *args), reach=reach)


WORDS: Final = (
    Word(
        n.DRAW_TILE,
        "draw tile",
        decks.ask_draw_tile,
        decks.answer_draw_tile,
        chance=chance.TILES,
        args=(Arg("to", 0, n.TO_HALL + 2),),
    ),
    Word(n.DRAW_LORD, "draw lord", ask_chance, decks.answer_draw_lord, chance=chance.LORDS),
    Word(
        n.DRAW_QUEST,
        "draw quest",
        decks.run_draw_quest,
        decks.answer_draw_quest,
        chance=chance.QUESTS,
        args=(Arg("to", 0, n.TO_INN + 3),),
    ),
    Word(n.DRAW_CARD, "draw card", decks.run_draw_card, decks.answer_draw_card, chance=chance.INTRIGUE, args=WHO),
    Word(
        n.SEEK_QUEST,
        "seek quest",
        decks.run_seek_quest,
        decks.answer_seek_quest,
        chance=chance.QUESTS,
        args=(Arg("types", 0, quests.ALL_TYPES), Arg("aside", 0, cards.QUEST_BAG)),
    ),
    Word(n.START_ROUND, "start round", flow.run_start_round),
    Word(n.TURN, "turn", flow.run_turn, args=(SIDE, Arg("passes", 0, 1))),
    Word(
        n.PLACE,
        "place",
        flow.run_place,
        flow.answer_place,
        args=(Arg("occasion", 0, n.BRIBE), Arg("argument", 0, cards.PLACES - 1)),
        reach=cards.PLACES,
    ),
    Word(n.HARBOR, "harbor", flow.run_harbor, args=(Arg("step", 0, flow.HARBOR_STEPS),)),
    Word(n.END_ROUND, "end round", flow.run_end_round),
    Word(
        n.END_ACTION,
        "end action",
        flow.run_end_action,
        args=(SIDE, Arg("before", 0, 31), Arg("paid", 0, (1 << len(cards.ACTION_PLOTS)) - 1)),
    ),
    Word(n.OWNER, "owner", tiles.run_owner, args=(SIDE, TILE)),
    Word(n.COMPLETE, "complete", quests.ask_complete, quests.answer_complete, reach=QUEST_OR_NONE),
    effect(n.GAIN, "gain", tavern.run_gain, *GOODS),
    choice(
        n.GAIN_ANY,
        "gain any",
        resources.run_gain_any,
        resources.answer_gain_any,
        COUNT,
        Arg("kinds", 0, n.ANY_CUBE),
        reach=n.GOLD,
    ),
    effect(n.GAIN_PER_TILE, "gain per tile", resources.run_gain_per_tile, KIND, COUNT),
    effect(n.TAKE_STOCK, "take stock", resources.run_take_stock, TILE),
    effect(n.SCORE_STOCK, "score stock", resources.run_score_stock, TILE),
    effect(n.PAY, "pay", resources.run_pay, KIND, COUNT),
    choice(n.RETURN_ANY, "return any", resources.run_return_any, resources.answer_return_any, COUNT, reach=n.GOLD),
    choice(
        n.EXCHANGE,
        "exchange",
        resources.run_exchange,
        resources.answer_exchange,
        Arg("give", 0, n.ANY_CUBE),
        Arg("get", 0, n.WIZARD),
        reach=n.GOLD + n.CUBE_ANSWER,
    ),
    effect(n.SCORE, "score", resources.run_score, POINTS, Arg("reason", 0, n.REASONS - 1)),
    effect(n.SCORE_PER_TILE, "score per tile", resources.run_score_per_tile, POINTS),
    choice(
        n.CHOOSE_ONE,
        "choose one",
        resources.ask_choose_one,
        resources.answer_choose_one,
        Arg("options", 0, MOST_PRINTED, many=OPTIONS, deep=True),
        reach=OPTIONS,
    ),
    effect(
        n.OPPONENT_LOSES,
        "opponent loses",
        resources.run_opponent_loses,
        Arg("kind", 0, n.WIZARD),
        Arg("otherwise", 0, MOST_WORD, deep=True),
    ),
    choice(n.STEAL, "steal", resources.run_steal, resources.answer_steal, reach=n.GOLD),
    effect(n.OPPONENT_GAINS, "opponent gains", resources.run_opponent_gains, KIND, COUNT),
    effect(n.OPPONENT_GAINS_ANY, "opponent gains any", resources.run_opponent_gains_any, COUNT),
    choice(
        n.OPPONENT_MAY_GIVE,
        "opponent may give",
        resources.ask_opponent_may_give,
        resources.answer_opponent_may_give,
        KIND,
        COUNT,
        POINTS,
        reach=n.ACCEPT + 1,
    ),
    effect(n.DRAW_INTRIGUE, "draw intrigue", intrigue.run_draw_intrigue, COUNT),
    choice(
        n.PLAY_INTRIGUE,
        "play intrigue",
        intrigue.run_play_intrigue,
        intrigue.answer_play_intrigue,
        Arg("may", 0, 1),
        reach=cards.CARD_KINDS + n.CARD_ANSWER,
    ),
    Word(n.DISCARD_CARD, "discard card", intrigue.run_discard_card, args=(Arg("card", 0, cards.CARDS - 1),)),
    choice(n.TAKE_QUEST, "take quest", quests.run_take_quest, quests.answer_take_quest, FROM, reach=ANY_QUEST),
    effect(n.RESET_QUESTS, "reset quests", quests.run_reset_quests),
    choice(n.NAME_TYPE, "name type", quests.ask_name_type, quests.answer_name_type, reach=len(cards.TYPES)),
    choice(
        n.DRAFT_QUESTS,
        "draft quests",
        quests.run_draft_quests,
        quests.answer_draft_quests,
        Arg("to draw and drawn", 0, cards.QUESTS - 1, many=3),
        reach=ANY_QUEST,
    ),
    choice(
        n.DISCARD_QUEST, "discard quest", quests.run_discard_quest, quests.answer_discard_quest, POINTS, reach=ANY_QUEST
    ),
    choice(
        n.OPPONENT_MAY_DISCARD,
        "opponent may discard",
        quests.ask_opponent_may_discard,
        quests.answer_opponent_may_discard,
        POINTS,
        reach=QUEST_OR_NONE,
    ),
    effect(n.GIVE_MANDATORY, "give mandatory", quests.run_give_mandatory, Arg("quest", cards.QUESTS, ANY_QUEST - 1)),
    choice(
        n.COMPLETE_TAKEN,
        "complete taken",
        quests.ask_complete_taken,
        quests.answer_complete_taken,
        POINTS,
        reach=QUEST_OR_NONE,
    ),
    effect(n.TAKE_MARKER, "take marker", agents.run_take_marker),
    choice(
        n.COPY_SPACE,
        "copy space",
        agents.run_copy_space,
        agents.answer_copy_space,
        Arg("itself", n.NOTHING, cards.PLACES - 1),
        reach=cards.PLACES,
    ),
    choice(
        n.RETURN_AGENT, "return agent", agents.run_return_agent, agents.answer_return_agent, FROM, reach=cards.PLACES
    ),
    effect(n.ASSIGN_AGENTS, "assign agents", agents.run_assign_agents, COUNT),
    choice(
        n.ASSIGN_TO_HALL, "assign to hall", agents.ask_assign_to_hall, agents.answer_assign_to_hall, reach=cards.PLACES
    ),
    effect(n.ADD_AGENT, "add agent", agents.run_add_agent),
    effect(n.TAKE_AMBASSADOR, "take ambassador", agents.run_take_ambassador),
    choice(n.BUY_TILE, "buy tile", tiles.run_buy_tile, tiles.answer_buy_tile, reach=cards.TILES),
    choice(n.TAKE_TILE, "take tile", tiles.run_take_tile, tiles.answer_take_tile, FROM, reach=cards.TILES),
    choice(n.DISCARD_TILE, "discard tile", tiles.run_discard_tile, tiles.answer_discard_tile, reach=cards.TILES),
)
