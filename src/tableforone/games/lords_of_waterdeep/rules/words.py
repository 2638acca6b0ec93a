"""Which function speaks which word?  Those of the player and those of both; Pseudo's are in his room."""

from typing import Final

from tableforone.kernel.frames import Word

from . import agents, cards, chance, decks, flow, intrigue, quests, resources, tavern, tiles
from . import numbers as n

WHO: Final = ("who", "how")  # every effect knows whose it is and how it came about
ANY_QUEST: Final = len(cards.ALL_QUESTS)
OPTIONS: Final = max(
    len(effect) - 1 for effects in cards.CARD_EFFECTS for effect in effects if effect[0] == n.CHOOSE_ONE
)

WORDS: Final = (
    (n.DRAW_TILE, Word("draw tile", decks.ask_draw_tile, decks.answer_draw_tile, chance=chance.TILES, args=("to",))),
    (n.DRAW_LORD, Word("draw lord", decks.ask_draw_lord, decks.answer_draw_lord, chance=chance.LORDS)),
    (
        n.DRAW_QUEST,
        Word("draw quest", decks.ask_draw_quest, decks.answer_draw_quest, chance=chance.QUESTS, args=("to",)),
    ),
    (
        n.DRAW_CARD,
        Word("draw card", decks.ask_draw_card, decks.answer_draw_card, chance=chance.INTRIGUE, args=("who", "how")),
    ),
    (
        n.SEEK_QUEST,
        Word(
            "seek quest", decks.ask_seek_quest, decks.answer_seek_quest, chance=chance.QUESTS, args=("types", "aside")
        ),
    ),
    (n.START_ROUND, Word("start round", flow.run_start_round)),
    (n.TURN, Word("turn", flow.run_turn, args=("who", "passes"))),
    (n.PLACE, Word("place", flow.ask_place, flow.answer_place, args=("occasion", "argument"), reach=cards.PLACES)),
    (n.HARBOR, Word("harbor", flow.run_harbor, args=("step",))),
    (n.END_ROUND, Word("end round", flow.run_end_round)),
    (n.END_ACTION, Word("end action", flow.run_end_action, args=("who", "before", "paid"))),
    (n.OWNER, Word("owner", tiles.run_owner, args=("who", "tile"))),
    (n.COMPLETE, Word("complete", quests.ask_complete, quests.answer_complete, reach=ANY_QUEST + n.QUEST_ANSWER)),
    (n.GAIN, Word("gain", tavern.run_gain, args=(*WHO, *n.RESOURCES))),
    (
        n.GAIN_ANY,
        Word(
            "gain any", resources.ask_gain_any, resources.answer_gain_any, args=(*WHO, "count", "kinds"), reach=n.GOLD
        ),
    ),
    (n.GAIN_PER_TILE, Word("gain per tile", resources.run_gain_per_tile, args=(*WHO, "kind", "count"))),
    (n.TAKE_STOCK, Word("take stock", resources.run_take_stock, args=(*WHO, "tile"))),
    (n.SCORE_STOCK, Word("score stock", resources.run_score_stock, args=(*WHO, "tile"))),
    (n.PAY, Word("pay", resources.run_pay, args=(*WHO, "kind", "count"))),
    (
        n.RETURN_ANY,
        Word("return any", resources.ask_return_any, resources.answer_return_any, args=(*WHO, "count"), reach=n.GOLD),
    ),
    (
        n.EXCHANGE,
        Word(
            "exchange",
            resources.ask_exchange,
            resources.answer_exchange,
            args=(*WHO, "give", "get"),
            reach=n.GOLD + n.CUBE_ANSWER,
        ),
    ),
    (n.SCORE, Word("score", resources.run_score, args=(*WHO, "vp", "reason"))),
    (n.SCORE_PER_TILE, Word("score per tile", resources.run_score_per_tile, args=(*WHO, "vp"))),
    (
        n.CHOOSE_ONE,
        Word(
            "choose one",
            resources.ask_choose_one,
            resources.answer_choose_one,
            args=(*WHO, "options..."),
            reach=OPTIONS,
        ),
    ),
    (n.OPPONENT_LOSES, Word("opponent loses", resources.run_opponent_loses, args=(*WHO, "kind", "otherwise"))),
    (n.STEAL, Word("steal", resources.ask_steal, resources.answer_steal, args=WHO, reach=n.GOLD)),
    (n.OPPONENT_GAINS, Word("opponent gains", resources.run_opponent_gains, args=(*WHO, "kind", "count"))),
    (n.OPPONENT_GAINS_ANY, Word("opponent gains any", resources.run_opponent_gains_any, args=(*WHO, "count"))),
    (
        n.OPPONENT_MAY_GIVE,
        Word(
            "opponent may give",
            resources.ask_opponent_may_give,
            resources.answer_opponent_may_give,
            args=(*WHO, "kind", "count", "vp"),
            reach=n.ACCEPT + 1,
        ),
    ),
    (n.DRAW_INTRIGUE, Word("draw intrigue", intrigue.run_draw_intrigue, args=(*WHO, "count"))),
    (
        n.PLAY_INTRIGUE,
        Word(
            "play intrigue",
            intrigue.ask_play_intrigue,
            intrigue.answer_play_intrigue,
            args=(*WHO, "may"),
            reach=cards.CARD_KINDS + n.CARD_ANSWER,
        ),
    ),
    (n.DISCARD_CARD, Word("discard card", intrigue.run_discard_card, args=("card",))),
    (
        n.TAKE_QUEST,
        Word("take quest", quests.ask_take_quest, quests.answer_take_quest, args=(*WHO, "from"), reach=ANY_QUEST),
    ),
    (n.RESET_QUESTS, Word("reset quests", quests.run_reset_quests, args=WHO)),
    (n.NAME_TYPE, Word("name type", quests.ask_name_type, quests.answer_name_type, args=WHO, reach=len(cards.TYPES))),
    (
        n.DRAFT_QUESTS,
        Word(
            "draft quests",
            quests.ask_draft_quests,
            quests.answer_draft_quests,
            args=(*WHO, "to draw and drawn..."),
            reach=ANY_QUEST,
        ),
    ),
    (
        n.DISCARD_QUEST,
        Word(
            "discard quest", quests.ask_discard_quest, quests.answer_discard_quest, args=(*WHO, "vp"), reach=ANY_QUEST
        ),
    ),
    (
        n.OPPONENT_MAY_DISCARD,
        Word(
            "opponent may discard",
            quests.ask_opponent_may_discard,
            quests.answer_opponent_may_discard,
            args=(*WHO, "vp"),
            reach=ANY_QUEST + n.QUEST_ANSWER,
        ),
    ),
    (n.GIVE_MANDATORY, Word("give mandatory", quests.run_give_mandatory, args=(*WHO, "quest"))),
    (
        n.COMPLETE_TAKEN,
        Word(
            "complete taken",
            quests.ask_complete_taken,
            quests.answer_complete_taken,
            args=(*WHO, "vp"),
            reach=ANY_QUEST + n.QUEST_ANSWER,
        ),
    ),
    (n.TAKE_MARKER, Word("take marker", agents.run_take_marker, args=WHO)),
    (
        n.COPY_SPACE,
        Word("copy space", agents.ask_copy_space, agents.answer_copy_space, args=(*WHO, "itself"), reach=cards.PLACES),
    ),
    (
        n.RETURN_AGENT,
        Word(
            "return agent", agents.ask_return_agent, agents.answer_return_agent, args=(*WHO, "from"), reach=cards.PLACES
        ),
    ),
    (n.ASSIGN_AGENTS, Word("assign agents", agents.run_assign_agents, args=(*WHO, "count"))),
    (
        n.ASSIGN_TO_HALL,
        Word("assign to hall", agents.ask_assign_to_hall, agents.answer_assign_to_hall, args=WHO, reach=cards.PLACES),
    ),
    (n.ADD_AGENT, Word("add agent", agents.run_add_agent, args=WHO)),
    (n.TAKE_AMBASSADOR, Word("take ambassador", agents.run_take_ambassador, args=WHO)),
    (n.BUY_TILE, Word("buy tile", tiles.ask_buy_tile, tiles.answer_buy_tile, args=WHO, reach=cards.TILES)),
    (
        n.TAKE_TILE,
        Word("take tile", tiles.ask_take_tile, tiles.answer_take_tile, args=(*WHO, "from"), reach=cards.TILES),
    ),
    (
        n.DISCARD_TILE,
        Word("discard tile", tiles.ask_discard_tile, tiles.answer_discard_tile, args=WHO, reach=cards.TILES),
    ),
)
