"""Which function speaks which word?  Those of the player and those of both; Pseudo's are in his room."""

from typing import Final

from tableforone.kernel.frames import Word

from . import agents, decks, flow, intrigue, quests, resources, tavern, tiles
from . import numbers as n

WORDS: Final = (
    (
        n.DRAW_TILE,
        Word(
            "draw tile", decks.ask_draw_tile, decks.answer_draw_tile, deal=decks.deal_tile, outcomes=decks.tile_outcomes
        ),
    ),
    (
        n.DRAW_LORD,
        Word(
            "draw lord", decks.ask_draw_lord, decks.answer_draw_lord, deal=decks.deal_lord, outcomes=decks.lord_outcomes
        ),
    ),
    (
        n.DRAW_QUEST,
        Word(
            "draw quest",
            decks.ask_draw_quest,
            decks.answer_draw_quest,
            deal=decks.deal_quest,
            outcomes=decks.quest_outcomes,
        ),
    ),
    (
        n.DRAW_CARD,
        Word(
            "draw card", decks.ask_draw_card, decks.answer_draw_card, deal=decks.deal_card, outcomes=decks.card_outcomes
        ),
    ),
    (
        n.SEEK_QUEST,
        Word(
            "seek quest",
            decks.ask_seek_quest,
            decks.answer_seek_quest,
            deal=decks.deal_quest,
            outcomes=decks.quest_outcomes,
        ),
    ),
    (n.START_ROUND, Word("start round", flow.run_start_round)),
    (n.TURN, Word("turn", flow.run_turn)),
    (n.PLACE, Word("place", flow.ask_place, flow.answer_place)),
    (n.HARBOR, Word("harbor", flow.run_harbor)),
    (n.END_ROUND, Word("end round", flow.run_end_round)),
    (n.END_ACTION, Word("end action", flow.run_end_action)),
    (n.OWNER, Word("owner", tiles.run_owner)),
    (n.COMPLETE, Word("complete", quests.ask_complete, quests.answer_complete)),
    (n.GAIN, Word("gain", tavern.run_gain)),
    (n.GAIN_ANY, Word("gain any", resources.ask_gain_any, resources.answer_gain_any)),
    (n.GAIN_PER_TILE, Word("gain per tile", resources.run_gain_per_tile)),
    (n.TAKE_STOCK, Word("take stock", resources.run_take_stock)),
    (n.SCORE_STOCK, Word("score stock", resources.run_score_stock)),
    (n.PAY, Word("pay", resources.run_pay)),
    (n.RETURN_ANY, Word("return any", resources.ask_return_any, resources.answer_return_any)),
    (n.EXCHANGE, Word("exchange", resources.ask_exchange, resources.answer_exchange)),
    (n.SCORE, Word("score", resources.run_score)),
    (n.SCORE_PER_TILE, Word("score per tile", resources.run_score_per_tile)),
    (n.CHOOSE_ONE, Word("choose one", resources.ask_choose_one, resources.answer_choose_one)),
    (n.OPPONENT_LOSES, Word("opponent loses", resources.run_opponent_loses)),
    (n.STEAL, Word("steal", resources.ask_steal, resources.answer_steal)),
    (n.OPPONENT_GAINS, Word("opponent gains", resources.run_opponent_gains)),
    (n.OPPONENT_GAINS_ANY, Word("opponent gains any", resources.run_opponent_gains_any)),
    (
        n.OPPONENT_MAY_GIVE,
        Word("opponent may give", resources.ask_opponent_may_give, resources.answer_opponent_may_give),
    ),
    (n.DRAW_INTRIGUE, Word("draw intrigue", intrigue.run_draw_intrigue)),
    (n.PLAY_INTRIGUE, Word("play intrigue", intrigue.ask_play_intrigue, intrigue.answer_play_intrigue)),
    (n.DISCARD_CARD, Word("discard card", intrigue.run_discard_card)),
    (n.TAKE_QUEST, Word("take quest", quests.ask_take_quest, quests.answer_take_quest)),
    (n.RESET_QUESTS, Word("reset quests", quests.run_reset_quests)),
    (n.NAME_TYPE, Word("name type", quests.ask_name_type, quests.answer_name_type)),
    (n.DRAFT_QUESTS, Word("draft quests", quests.ask_draft_quests, quests.answer_draft_quests)),
    (n.DISCARD_QUEST, Word("discard quest", quests.ask_discard_quest, quests.answer_discard_quest)),
    (
        n.OPPONENT_MAY_DISCARD,
        Word("opponent may discard", quests.ask_opponent_may_discard, quests.answer_opponent_may_discard),
    ),
    (n.GIVE_MANDATORY, Word("give mandatory", quests.run_give_mandatory)),
    (n.COMPLETE_TAKEN, Word("complete taken", quests.ask_complete_taken, quests.answer_complete_taken)),
    (n.TAKE_MARKER, Word("take marker", agents.run_take_marker)),
    (n.COPY_SPACE, Word("copy space", agents.ask_copy_space, agents.answer_copy_space)),
    (n.RETURN_AGENT, Word("return agent", agents.ask_return_agent, agents.answer_return_agent)),
    (n.ASSIGN_AGENTS, Word("assign agents", agents.run_assign_agents)),
    (n.ASSIGN_TO_HALL, Word("assign to hall", agents.ask_assign_to_hall, agents.answer_assign_to_hall)),
    (n.ADD_AGENT, Word("add agent", agents.run_add_agent)),
    (n.TAKE_AMBASSADOR, Word("take ambassador", agents.run_take_ambassador)),
    (n.BUY_TILE, Word("buy tile", tiles.ask_buy_tile, tiles.answer_buy_tile)),
    (n.TAKE_TILE, Word("take tile", tiles.ask_take_tile, tiles.answer_take_tile)),
    (n.DISCARD_TILE, Word("discard tile", tiles.ask_discard_tile, tiles.answer_discard_tile)),
)
