"""Which function speaks which word?"""

from typing import Final

from tableforone.games.lords_of_waterdeep import (
    agents,
    decks,
    flow,
    intrigue,
    quests,
    store,
    tiles,
    words,
)
from tableforone.games.lords_of_waterdeep import (
    vocabulary as v,
)
from tableforone.games.lords_of_waterdeep.opponent import turn
from tableforone.kernel.frames import Word, lexicon

WORDS: Final = lexicon(
    (
        v.DRAW_TILE,
        Word("draw tile", decks.draw_tile, decks.drew_tile, deal=decks.deal_tile, outcomes=decks.tile_outcomes),
    ),
    (
        v.DRAW_LORD,
        Word("draw lord", decks.draw_lord, decks.drew_lord, deal=decks.deal_lord, outcomes=decks.lord_outcomes),
    ),
    (
        v.DRAW_QUEST,
        Word("draw quest", decks.draw_quest, decks.drew_quest, deal=decks.deal_quest, outcomes=decks.quest_outcomes),
    ),
    (
        v.DRAW_CARD,
        Word("draw card", decks.draw_card, decks.drew_card, deal=decks.deal_card, outcomes=decks.card_outcomes),
    ),
    (
        v.SEEK_QUEST,
        Word("seek quest", decks.seek_quest, decks.sought_quest, deal=decks.deal_quest, outcomes=decks.quest_outcomes),
    ),
    (v.START_ROUND, Word("start round", flow.start_round)),
    (v.TURN, Word("turn", flow.turn)),
    (v.PLACE, Word("place", flow.place, flow.placed)),
    (v.HARBOR, Word("harbor", flow.harbor)),
    (v.END_ROUND, Word("end round", flow.end_round)),
    (v.END_ACTION, Word("end action", flow.end_action)),
    (v.OWNER, Word("owner", tiles.owner)),
    (v.COMPLETE, Word("complete", quests.complete, quests.completed)),
    (v.GAIN, Word("gain", store.gain)),
    (v.GAIN_ANY, Word("gain any", words.gain_any, words.gained_any)),
    (v.GAIN_PER_TILE, Word("gain per tile", words.gain_per_tile)),
    (v.TAKE_STOCK, Word("take stock", words.take_stock)),
    (v.SCORE_STOCK, Word("score stock", words.score_stock)),
    (v.PAY, Word("pay", words.pay)),
    (v.RETURN_ANY, Word("return any", words.return_any, words.returned_any)),
    (v.EXCHANGE, Word("exchange", words.exchange, words.exchanged)),
    (v.SCORE, Word("score", words.score_points)),
    (v.SCORE_PER_TILE, Word("score per tile", words.score_per_tile)),
    (v.CHOOSE_ONE, Word("choose one", words.choose_one, words.chose_one)),
    (v.OPPONENT_LOSES, Word("opponent loses", words.opponent_loses)),
    (v.STEAL, Word("steal", words.steal, words.stolen)),
    (v.OPPONENT_GAINS, Word("opponent gains", words.opponent_gains)),
    (v.OPPONENT_GAINS_ANY, Word("opponent gains any", words.opponent_gains_any)),
    (v.OPPONENT_MAY_GIVE, Word("opponent may give", words.opponent_may_give, words.opponent_gave)),
    (v.DRAW_INTRIGUE, Word("draw intrigue", intrigue.draw_intrigue)),
    (v.PLAY_INTRIGUE, Word("play intrigue", intrigue.play_intrigue, intrigue.played_intrigue)),
    (v.DISCARD_CARD, Word("discard card", intrigue.discard_card)),
    (v.TAKE_QUEST, Word("take quest", quests.take_quest, quests.took_quest)),
    (v.RESET_QUESTS, Word("reset quests", quests.reset_quests)),
    (v.NAME_TYPE, Word("name type", quests.name_type, quests.named_type)),
    (v.DRAFT_QUESTS, Word("draft quests", quests.draft_quests, quests.drafted_quest)),
    (v.DISCARD_QUEST, Word("discard quest", quests.discard_quest, quests.discarded_quest)),
    (v.OPPONENT_MAY_DISCARD, Word("opponent may discard", quests.opponent_may_discard, quests.opponent_discarded)),
    (v.GIVE_MANDATORY, Word("give mandatory", quests.give_mandatory)),
    (v.COMPLETE_TAKEN, Word("complete taken", quests.complete_taken, quests.completed_taken)),
    (v.TAKE_MARKER, Word("take marker", agents.take_marker)),
    (v.COPY_SPACE, Word("copy space", agents.copy_space, agents.copied)),
    (v.RETURN_AGENT, Word("return agent", agents.return_agent, agents.returned)),
    (v.ASSIGN_AGENTS, Word("assign agents", agents.assign_agents)),
    (v.ASSIGN_TO_HALL, Word("assign to hall", agents.assign_to_hall, agents.assigned_to_hall)),
    (v.ADD_AGENT, Word("add agent", agents.add_agent)),
    (v.TAKE_AMBASSADOR, Word("take ambassador", agents.take_ambassador)),
    (v.BUY_TILE, Word("buy tile", tiles.buy_tile, tiles.bought)),
    (v.TAKE_TILE, Word("take tile", tiles.take_tile, tiles.took_tile)),
    (v.DISCARD_TILE, Word("discard tile", tiles.discard_tile, tiles.discarded_tile)),
    (v.PSEUDO_PLACE, Word("Pseudo places", turn.pseudo_place)),
    (v.PSEUDO_CUBE, Word("Pseudo takes a cube", turn.pseudo_cube)),
    (v.PSEUDO_FAVOR, Word("Pseudo calls in a favor", turn.pseudo_favor)),
    (v.PSEUDO_QUEST, Word("Pseudo completes a quest", turn.pseudo_quest)),
    (v.LOT, Word("lot", turn.lot, turn.drew_lot, deal=turn.deal_lot, outcomes=turn.lot_outcomes)),
)
