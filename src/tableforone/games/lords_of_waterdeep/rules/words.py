"""Which function speaks which word?  Those of the player and those of both; Pseudo's are in his room."""

from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU, Arg, Word

from . import agents, cards, chance, decks, flow, intrigue, quests, resources, tavern, tiles
from . import numbers as n

SIDE: Final = Arg("who", YOU, OPPONENT)
WHO: Final = (SIDE, Arg("how", n.APART, n.COPIED))  # every effect knows whose it is and how it came about
MOST_PRINTED: Final = 40  # of anything on a card or a tile
MOST_WORD: Final = 57
ANY_QUEST: Final = len(cards.ALL_QUESTS)
OPTIONS: Final = max(
    len(effect) - 1 for effects in cards.CARD_EFFECTS for effect in effects if effect[0] == n.CHOOSE_ONE
)

WORDS: Final = (
    (
        n.DRAW_TILE,
        Word(
            "draw tile",
            decks.ask_draw_tile,
            decks.answer_draw_tile,
            chance=chance.TILES,
            args=(Arg("to", 0, n.TO_HALL + 2),),
        ),
    ),
    (n.DRAW_LORD, Word("draw lord", decks.ask_draw_lord, decks.answer_draw_lord, chance=chance.LORDS)),
    (
        n.DRAW_QUEST,
        Word(
            "draw quest",
            decks.ask_draw_quest,
            decks.answer_draw_quest,
            chance=chance.QUESTS,
            args=(Arg("to", 0, n.TO_INN + 3),),
        ),
    ),
    (
        n.DRAW_CARD,
        Word("draw card", decks.ask_draw_card, decks.answer_draw_card, chance=chance.INTRIGUE, args=WHO),
    ),
    (
        n.SEEK_QUEST,
        Word(
            "seek quest",
            decks.ask_seek_quest,
            decks.answer_seek_quest,
            chance=chance.QUESTS,
            args=(Arg("types", 0, quests.ALL_TYPES), Arg("aside", 0, cards.QUEST_BAG)),
        ),
    ),
    (n.START_ROUND, Word("start round", flow.run_start_round)),
    (n.TURN, Word("turn", flow.run_turn, args=(SIDE, Arg("passes", 0, 1)))),
    (
        n.PLACE,
        Word(
            "place",
            flow.ask_place,
            flow.answer_place,
            args=(Arg("occasion", 0, n.BRIBE), Arg("argument", 0, cards.PLACES - 1)),
            reach=cards.PLACES,
        ),
    ),
    (n.HARBOR, Word("harbor", flow.run_harbor, args=(Arg("step", 0, flow.HARBOR_STEPS),))),
    (n.END_ROUND, Word("end round", flow.run_end_round)),
    (
        n.END_ACTION,
        Word(
            "end action",
            flow.run_end_action,
            args=(SIDE, Arg("before", 0, 31), Arg("paid", 0, (1 << len(cards.ACTION_PLOTS)) - 1)),
        ),
    ),
    (n.OWNER, Word("owner", tiles.run_owner, args=(SIDE, Arg("tile", 0, cards.TILES - 1)))),
    (n.COMPLETE, Word("complete", quests.ask_complete, quests.answer_complete, reach=ANY_QUEST + n.QUEST_ANSWER)),
    (n.GAIN, Word("gain", tavern.run_gain, args=(*WHO, *[Arg(name, 0, MOST_PRINTED) for name in n.RESOURCES]))),
    (
        n.GAIN_ANY,
        Word(
            "gain any",
            resources.ask_gain_any,
            resources.answer_gain_any,
            args=(*WHO, Arg("count", 0, MOST_PRINTED), Arg("kinds", 0, n.ANY_CUBE)),
            reach=n.GOLD,
        ),
    ),
    (
        n.GAIN_PER_TILE,
        Word(
            "gain per tile",
            resources.run_gain_per_tile,
            args=(*WHO, Arg("kind", 0, n.GOLD), Arg("count", 0, MOST_PRINTED)),
        ),
    ),
    (n.TAKE_STOCK, Word("take stock", resources.run_take_stock, args=(*WHO, Arg("tile", 0, cards.TILES - 1)))),
    (n.SCORE_STOCK, Word("score stock", resources.run_score_stock, args=(*WHO, Arg("tile", 0, cards.TILES - 1)))),
    (n.PAY, Word("pay", resources.run_pay, args=(*WHO, Arg("kind", 0, n.GOLD), Arg("count", 0, MOST_PRINTED)))),
    (
        n.RETURN_ANY,
        Word(
            "return any",
            resources.ask_return_any,
            resources.answer_return_any,
            args=(*WHO, Arg("count", 0, MOST_PRINTED)),
            reach=n.GOLD,
        ),
    ),
    (
        n.EXCHANGE,
        Word(
            "exchange",
            resources.ask_exchange,
            resources.answer_exchange,
            args=(*WHO, Arg("give", 0, n.ANY_CUBE), Arg("get", 0, n.WIZARD)),
            reach=n.GOLD + n.CUBE_ANSWER,
        ),
    ),
    (
        n.SCORE,
        Word("score", resources.run_score, args=(*WHO, Arg("vp", 0, MOST_PRINTED), Arg("reason", 0, n.REASONS - 1))),
    ),
    (n.SCORE_PER_TILE, Word("score per tile", resources.run_score_per_tile, args=(*WHO, Arg("vp", 0, MOST_PRINTED)))),
    (
        n.CHOOSE_ONE,
        Word(
            "choose one",
            resources.ask_choose_one,
            resources.answer_choose_one,
            args=(*WHO, Arg("options", 0, MOST_PRINTED, many=OPTIONS, deep=True)),
            reach=OPTIONS,
        ),
    ),
    (
        n.OPPONENT_LOSES,
        Word(
            "opponent loses",
            resources.run_opponent_loses,
            args=(*WHO, Arg("kind", 0, n.WIZARD), Arg("otherwise", 0, MOST_WORD, deep=True)),
        ),
    ),
    (n.STEAL, Word("steal", resources.ask_steal, resources.answer_steal, args=WHO, reach=n.GOLD)),
    (
        n.OPPONENT_GAINS,
        Word(
            "opponent gains",
            resources.run_opponent_gains,
            args=(*WHO, Arg("kind", 0, n.GOLD), Arg("count", 0, MOST_PRINTED)),
        ),
    ),
    (
        n.OPPONENT_GAINS_ANY,
        Word("opponent gains any", resources.run_opponent_gains_any, args=(*WHO, Arg("count", 0, MOST_PRINTED))),
    ),
    (
        n.OPPONENT_MAY_GIVE,
        Word(
            "opponent may give",
            resources.ask_opponent_may_give,
            resources.answer_opponent_may_give,
            args=(*WHO, Arg("kind", 0, n.GOLD), Arg("count", 0, MOST_PRINTED), Arg("vp", 0, MOST_PRINTED)),
            reach=n.ACCEPT + 1,
        ),
    ),
    (n.DRAW_INTRIGUE, Word("draw intrigue", intrigue.run_draw_intrigue, args=(*WHO, Arg("count", 0, MOST_PRINTED)))),
    (
        n.PLAY_INTRIGUE,
        Word(
            "play intrigue",
            intrigue.ask_play_intrigue,
            intrigue.answer_play_intrigue,
            args=(*WHO, Arg("may", 0, 1)),
            reach=cards.CARD_KINDS + n.CARD_ANSWER,
        ),
    ),
    (n.DISCARD_CARD, Word("discard card", intrigue.run_discard_card, args=(Arg("card", 0, cards.CARDS - 1),))),
    (
        n.TAKE_QUEST,
        Word(
            "take quest",
            quests.ask_take_quest,
            quests.answer_take_quest,
            args=(*WHO, Arg("from", 0, 1)),
            reach=ANY_QUEST,
        ),
    ),
    (n.RESET_QUESTS, Word("reset quests", quests.run_reset_quests, args=WHO)),
    (n.NAME_TYPE, Word("name type", quests.ask_name_type, quests.answer_name_type, args=WHO, reach=len(cards.TYPES))),
    (
        n.DRAFT_QUESTS,
        Word(
            "draft quests",
            quests.ask_draft_quests,
            quests.answer_draft_quests,
            args=(*WHO, Arg("to draw and drawn", 0, cards.QUESTS - 1, many=3)),
            reach=ANY_QUEST,
        ),
    ),
    (
        n.DISCARD_QUEST,
        Word(
            "discard quest",
            quests.ask_discard_quest,
            quests.answer_discard_quest,
            args=(*WHO, Arg("vp", 0, MOST_PRINTED)),
            reach=ANY_QUEST,
        ),
    ),
    (
        n.OPPONENT_MAY_DISCARD,
        Word(
            "opponent may discard",
            quests.ask_opponent_may_discard,
            quests.answer_opponent_may_discard,
            args=(*WHO, Arg("vp", 0, MOST_PRINTED)),
            reach=ANY_QUEST + n.QUEST_ANSWER,
        ),
    ),
    (
        n.GIVE_MANDATORY,
        Word("give mandatory", quests.run_give_mandatory, args=(*WHO, Arg("quest", cards.QUESTS, ANY_QUEST - 1))),
    ),
    (
        n.COMPLETE_TAKEN,
        Word(
            "complete taken",
            quests.ask_complete_taken,
            quests.answer_complete_taken,
            args=(*WHO, Arg("vp", 0, MOST_PRINTED)),
            reach=ANY_QUEST + n.QUEST_ANSWER,
        ),
    ),
    (n.TAKE_MARKER, Word("take marker", agents.run_take_marker, args=WHO)),
    (
        n.COPY_SPACE,
        Word(
            "copy space",
            agents.ask_copy_space,
            agents.answer_copy_space,
            args=(*WHO, Arg("itself", n.NOTHING, cards.PLACES - 1)),
            reach=cards.PLACES,
        ),
    ),
    (
        n.RETURN_AGENT,
        Word(
            "return agent",
            agents.ask_return_agent,
            agents.answer_return_agent,
            args=(*WHO, Arg("from", 0, 1)),
            reach=cards.PLACES,
        ),
    ),
    (n.ASSIGN_AGENTS, Word("assign agents", agents.run_assign_agents, args=(*WHO, Arg("count", 0, MOST_PRINTED)))),
    (
        n.ASSIGN_TO_HALL,
        Word("assign to hall", agents.ask_assign_to_hall, agents.answer_assign_to_hall, args=WHO, reach=cards.PLACES),
    ),
    (n.ADD_AGENT, Word("add agent", agents.run_add_agent, args=WHO)),
    (n.TAKE_AMBASSADOR, Word("take ambassador", agents.run_take_ambassador, args=WHO)),
    (n.BUY_TILE, Word("buy tile", tiles.ask_buy_tile, tiles.answer_buy_tile, args=WHO, reach=cards.TILES)),
    (
        n.TAKE_TILE,
        Word(
            "take tile", tiles.ask_take_tile, tiles.answer_take_tile, args=(*WHO, Arg("from", 0, 1)), reach=cards.TILES
        ),
    ),
    (
        n.DISCARD_TILE,
        Word("discard tile", tiles.ask_discard_tile, tiles.answer_discard_tile, args=WHO, reach=cards.TILES),
    ),
)
