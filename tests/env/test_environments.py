"""Tests of the environments: official checks, and the same games as a table plays."""

import copy
import json
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel

import tableforone
from tableforone import games
from tableforone.env import ManyTables, TableAEC, TableEnv, id_of
from tableforone.kernel.faults import Fault
from tableforone.players import make

GAMES = games.ids()


def made(game: str, **chosen: Any) -> TableEnv:
    env = gymnasium.make(id_of(game), **chosen).unwrapped
    assert isinstance(env, TableEnv)
    return env


def first(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


# --- official checks


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore:.*:UserWarning")  # its advice: numbers without their own range
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    check_env(made(game, render_mode="ansi"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    api_test(TableAEC(game), num_cycles=120)
    seed_test(lambda: TableAEC(game), num_cycles=60)
    parallel_api_test(aec_to_parallel(TableAEC(game)), num_cycles=60)


# --- the same games


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_deals_what_it_deals_at_a_table(game: str) -> None:
    env, table = made(game), tableforone.new(game, seed=11)
    _, info = env.reset(seed=11)
    while not table.over:
        question = table.question
        assert question is not None
        actions = np.flatnonzero(info["action_mask"]).tolist()
        assert [env.say(action) for action in actions] == question.words
        assert env.ask() == question.text
        choice = len(table.journal) % len(actions)
        table.answer(question.answers[choice])
        _, reward, over, truncated, info = env.step(np.int64(actions[choice]))
    result = table.result
    assert result is not None
    assert over and not truncated
    assert (info["outcome"], info["score"], info["opponent"]) == (result.outcome, result.score, result.opponent)
    assert reward == {"won": 1, "draw": 0, "lost": -1}[result.outcome]
    assert not info["action_mask"].any()


def test_level_modules_and_options_are_arguments() -> None:
    env = made("grand-austria-hotel", level="hard", modules=["ballrooms"], options={"hotel": "day"})
    assert env.world.setup.level == "hard"
    assert env.world.setup.modules == ("ballrooms",)
    with pytest.raises(Fault, match="“mild” is not a level"):
        made("grand-austria-hotel", level="mild")
    with pytest.raises(Fault, match=r"“fame” is not a reward. Choose win, margin or estimate"):
        made("high-season", reward="fame")


def test_further_deals_follow_from_the_seed() -> None:
    deals = []
    for _ in range(2):
        env = made("high-season")
        env.reset(seed=3)
        deals.append([env.reset()[1]["seed"] for _ in range(3)])
    assert deals[0] == deals[1]
    assert len(set(deals[0])) == 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reward", ["margin", "estimate"])
def test_rewards_add_up_to_the_margin(game: str, reward: str) -> None:
    env = made(game, reward=reward)
    _, info = env.reset(seed=5)
    expected = env.world.spec.estimate(env.seat.p) if reward == "estimate" else 0.0
    total, over = 0.0, False
    while not over:
        _, got, over, _, info = env.step(np.int64(first(info["action_mask"])))
        total += got
    assert total == pytest.approx((info["score"] - (info["opponent"] or 0) - expected) / 100)


def test_what_cannot_be_done_ends_the_game() -> None:
    env = made("high-season")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(np.int64(wrong))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    assert (info["outcome"], info["seed"]) == ("lost", 1)
    assert not info["action_mask"].any()
    with pytest.raises(Fault, match=f"Action {wrong} is not legal now"):
        env.say(wrong)


def test_no_step_is_taken_after_an_illegal_one() -> None:
    env = made("high-season")
    _, info = env.reset(seed=1)
    legal, wrong = first(info["action_mask"]), int(np.flatnonzero(info["action_mask"] == 0)[0])
    env.step(np.int64(wrong))
    other = made("high-season")
    other.restore(json.loads(json.dumps(env.save())))
    for ended in (env, pickle.loads(pickle.dumps(env)), other):
        with pytest.raises(RuntimeError, match="Call reset"):
            ended.step(np.int64(legal))
    env.reset(seed=1)
    assert not env.step(np.int64(legal))[2]


def test_the_view_comes_on_request() -> None:
    env = made("high-season", view=True, render_mode="ansi")
    _, info = env.reset(seed=1)
    assert info["view"] == env.world.spec.view(env.seat.p)
    assert "Ralph" in str(env.render())


# --- saving


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", ["pickle", "deepcopy", "save"])
def test_a_kept_game_goes_on_the_same(game: str, how: str) -> None:
    env = made(game)
    _, info = env.reset(seed=8)
    for _ in range(2):
        _, _, _, _, info = env.step(np.int64(first(info["action_mask"])))
    if how == "save":
        other = made(game)
        seen, again = other.restore(json.loads(json.dumps(env.save())))
        assert (again["action_mask"] == info["action_mask"]).all()
    else:
        other = pickle.loads(pickle.dumps(env)) if how == "pickle" else copy.deepcopy(env)
    over = False
    while not over:
        action = np.int64(first(info["action_mask"]))
        seen, reward, over, _, info = env.step(action)
        seen_there, reward_there, over_there, _, info_there = other.step(action)
        assert (seen == seen_there).all()
        assert (reward, over) == (reward_there, over_there)
        assert (info["action_mask"] == info_there["action_mask"]).all()
    if how != "save":
        assert env.reset()[1]["seed"] == other.reset()[1]["seed"]


def test_a_state_of_another_game_is_refused() -> None:
    with pytest.raises(Fault, match="a state of “salamandra”, not of “high-season”"):
        made("high-season").restore(made("salamandra").save())


# --- seeds


@pytest.mark.parametrize("kind", [int, np.int64, np.uint32, np.int16])
def test_a_seed_is_any_whole_number(kind: Any) -> None:
    env, zoo, many = made("high-season"), TableAEC("high-season"), ManyTables(2, "high-season")
    zoo.reset(seed=kind(9))
    seeds = [env.reset(seed=kind(9))[1]["seed"], zoo.infos["you"]["seed"], *many.reset(seed=kind(9))[1]["seed"]]
    assert seeds == [9, 9, 9, 10]
    assert many.reset(seed=np.array([kind(4), kind(8)]))[1]["seed"].tolist() == [4, 8]  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", ["7", 1.0, True, -1])
def test_what_is_no_seed_is_a_sentence(seed: Any) -> None:
    many = ManyTables(1, "high-season")
    for reset in (made("high-season").reset, TableAEC("high-season").reset, many.reset):
        with pytest.raises(Fault, match=r"[Ss]eed"):
            reset(seed=seed)
    with pytest.raises(Fault, match=r"[Ss]eed"):
        many.reset(seed=[seed])


def test_tables_without_a_seed_are_dealt_different_games() -> None:
    many = ManyTables(4, "high-season")
    _, info = many.reset(seed=[None, 5, None, None])
    assert info["seed"][1] == 5
    assert len(set(info["seed"].tolist())) == 4
    with pytest.raises(Fault, match="There are 4 tables, but 3 seeds"):
        many.reset(seed=[1, 2, 3])


def test_a_table_with_a_seed_of_its_own_is_dealt_what_one_table_is_dealt() -> None:
    many = ManyTables(2, "high-season")
    _, info = many.reset(seed=[30, 32])
    alone = [made("high-season"), made("high-season")]
    deals = [[env.reset(seed=seed)[1]["seed"]] for env, seed in zip(alone, (30, 32), strict=True)]
    there = [[30], [32]]
    while min(map(len, there)) < 4:
        _, _, over, _, info = many.step(np.array([first(mask) for mask in info["action_mask"]]))
        for i in np.flatnonzero(over):
            there[i].append(int(info["seed"][i]))
            deals[i].append(alone[i].reset()[1]["seed"])
    assert there == deals


# --- the end


@pytest.mark.parametrize("game", GAMES)
def test_the_end_tells_how_it_ended(game: str) -> None:
    env, zoo, many = made(game), TableAEC(game), ManyTables(2, game)
    _, info = env.reset(seed=3)
    zoo.reset(seed=3)
    _, infos = many.reset(seed=3)
    over, final = False, None
    while not over:
        action = first(info["action_mask"])
        _, _, over, _, info = env.step(np.int64(action))
        zoo.step(action)
        if final is None:
            _, _, ended, _, infos = many.step(np.array([action, first(infos["action_mask"][1])]))
            final = infos["final_info"] if ended[0] else None
    assert final is not None
    told = {name: info[name] for name in ("outcome", "score", "opponent", "seed", "illegal")}
    assert told["seed"] == 3 and told["outcome"] in ("won", "draw", "lost")
    assert {name: zoo.infos["you"][name] for name in told} == told
    assert {name: final[name][0] for name in told} == told
    assert final["_outcome"][0]


# --- compact actions


@pytest.mark.parametrize("game", GAMES)
def test_compact_actions_play_the_same_game(game: str) -> None:
    wide, compact = made(game), made(game, actions="compact")
    _, info = wide.reset(seed=6)
    seen, told = compact.reset(seed=6)
    over, nth = False, 0
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        assert np.flatnonzero(told["action_mask"]).tolist() == list(range(len(legal)))
        assert seen["answers"][len(legal) :].any() == np.False_
        chosen = nth % len(legal)
        assert compact.say(chosen) == wide.say(int(legal[chosen]))
        _, reward, over, _, info = wide.step(legal[chosen])
        seen, there, over_there, _, told = compact.step(np.int64(chosen))
        assert (reward, over) == (there, over_there)
        nth += 1
    assert info["score"] == told["score"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_compact_actions_pass_the_official_checks(game: str) -> None:
    check_env(made(game, actions="compact"))
    api_test(TableAEC(game, actions="compact"), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_described_by_what_it_leads_to(game: str) -> None:
    """The number and points of a choice match the position after it."""
    env = made(game, actions="compact")
    seen, _ = env.reset(seed=2)
    names = [field.name for field in env.answer_fields]
    estimate, bits = names.index("change of the estimated margin"), names.index("change of the estimated margin")
    greedy = make("greedy", env.world.spec, 0)
    for _ in range(12):
        rows = seen["answers"][: len(env.seat.answers)]
        numbers = [int(sum(row[bit] * 2**bit for bit in range(bits))) for row in rows]
        assert numbers == env.seat.answers
        best = env.seat.answers.index(greedy(env.seat.p, env.seat.answers))
        assert rows[best][estimate] == pytest.approx(rows[:, estimate].max())
        seen, _, over, _, _ = env.step(np.int64(best))
        if over:
            break


def test_many_compact_tables_are_what_one_is() -> None:
    many, env = ManyTables(2, "salamandra", actions="compact"), made("salamandra", actions="compact")
    seen, info = many.reset(seed=1)
    there, _ = env.reset(seed=1)
    assert many.observation_space.contains(seen)
    ended = False
    while not ended:
        actions = np.array([int(mask.sum()) - 1 for mask in info["action_mask"]])
        assert (seen["answers"][0] == there["answers"]).all()
        seen, _, over, _, info = many.step(actions)
        there, _, ended, _, _ = env.step(np.int64(actions[0]))
    assert over[0]
    assert (info["final_obs"]["observation"][0] == there["observation"]).all()


def test_too_many_choices_are_a_sentence() -> None:
    env = made("high-season", actions="compact", most=2)
    with pytest.raises(Fault, match=r"more than most=2. Make the environment with a larger “most”"):
        for seed in range(50):
            env.reset(seed=seed)
    with pytest.raises(Fault, match=r"“narrow” is not a form of actions. Choose wide or compact"):
        made("high-season", actions="narrow")


# --- several tables


@pytest.mark.parametrize("game", GAMES)
def test_many_tables_play_what_one_table_plays(game: str) -> None:
    many = ManyTables(3, game)
    seen, info = many.reset(seed=20)
    alone = [made(game) for _ in range(3)]
    starts = [env.reset(seed=20 + i) for i, env in enumerate(alone)]
    assert (seen == np.stack([start[0] for start in starts])).all()
    ended = [0, 0, 0]
    for _ in range(250):
        actions = np.array([first(mask) for mask in info["action_mask"]])
        seen, rewards, over, truncated, info = many.step(actions)
        assert not truncated.any()
        for i, env in enumerate(alone):
            there, reward, done, _, told = env.step(actions[i])
            assert (rewards[i], bool(over[i])) == (reward, done)
            if done:
                ended[i] += 1
                assert (info["final_obs"][i] == there).all()
                assert info["_final_obs"][i]
                there, told = env.reset(seed=20 + i + 3 * ended[i])
            assert (seen[i] == there).all()
            assert (info["action_mask"][i] == told["action_mask"]).all()
    assert sum(ended)


def test_many_tables_are_made_by_gymnasium_and_can_be_sent() -> None:
    many = gymnasium.make_vec(id_of("high-season"), 4, vectorization_mode="vector_entry_point", level="2")
    assert isinstance(many, ManyTables)
    seen, info = many.reset(seed=1)
    assert many.observation_space.contains(seen)
    other = pickle.loads(pickle.dumps(many))
    actions = np.array([first(mask) for mask in info["action_mask"]])
    for mine, theirs in zip(many.step(actions)[:4], other.step(actions)[:4], strict=True):
        assert (mine == theirs).all()
    assert many.reset()[0].shape == seen.shape


@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_gymnasium_spreads_them_over_processes() -> None:
    there = gymnasium.make_vec(id_of("high-season"), 2, vectorization_mode="async")
    try:
        seen, info = there.reset(seed=4)
        assert seen.shape == (2, len(made("high-season").fields))
        assert info["action_mask"].shape[0] == 2
    finally:
        there.close()
