"""Tests that the package's ladder is complete, and that a new one plays what simulate plays."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.pages.odds import COACH, ENOUGH, odds
from tableforone.players import NAMES, Budget, simulate
from tableforone.players.budget import EXPERT
from tableforone.players.chances import measured
from tableforone.players.features import survey
from tableforone.players.ladder import Rung, climb, kept
from tableforone.players.net import measured_id, net_file, packed, read_net
from tableforone.players.partners import PARTNERS, net_of
from tableforone.store.files import write_rows
from tests.players.test_nets import told_of
from tests.toy import TOY

pytestmark = pytest.mark.check


def test_the_ladder_of_the_package_names_games_levels_and_players_there_are() -> None:
    for rung in kept():
        spec = games.find(rung.game)
        assert spec.setup(rung.level, rung.modules)
        assert rung.player in (*NAMES, *PARTNERS)
        low, high = rung.interval
        assert 0 <= low <= rung.rate + 1e-9 <= high + 2e-9 <= 1 + 3e-9


def test_what_is_told_was_measured_with_the_nets_of_the_package() -> None:
    learned = [rung for rung in kept() if rung.player in ("expert", *PARTNERS)]
    for rung in learned:
        assert rung.net == measured_id(games.find(rung.game), net_of(games.find(rung.game), rung.player)), rung
    for level in measured():
        assert level["net"] == measured_id(games.find(level["game"]), net_file(games.find(level["game"]))), level
    assert len(learned) > 50 and len(measured()) == 12


def test_a_rung_of_another_net_is_played_anew(tmp_path: Path) -> None:
    path, folder = tmp_path / "ladder.json", tmp_path / "toy"
    (folder / "bots").mkdir(parents=True)
    house = replace(TOY, folder=folder)
    path.write_text('{"rungs": []}', encoding="utf-8")
    for seed in (1, 2):
        net_file(house).write_bytes(packed(told_of(TOY, survey(TOY, 10, 1), seed)))
        read_net.cache_clear()
        climb(house, ("eduard",), 6, 3, 1, None, lambda rung: None, path)
        assert {(rung.games, rung.net) for rung in kept(path)} == {(6, measured_id(house, net_file(house)))}


def test_every_level_has_a_rung_of_every_player() -> None:
    there = {(rung.game, rung.level, rung.player) for rung in kept()}
    for spec in [games.find(game) for game in {rung.game for rung in kept()}]:
        for level in spec.levels or ("",):
            assert {player for game, at, player in there if (game, at) == (spec.id, level)} >= {"random", "greedy"}


def test_how_the_expert_fares_is_found_by_level() -> None:
    played = [rung for rung in kept() if rung.player == "expert"]
    for rung in played:
        assert not rung.modules  # modules are not considered at the set-up
        found = odds(rung.game, rung.level)
        assert (found is None) == (max(one.games for one in played if one[:2] == rung[:2]) < ENOUGH)
    assert odds("grand-austria-hotel", "no such level") is None


def test_levels_of_a_game_are_told_by_the_same_thinking() -> None:
    for spec in [games.find(game) for game in {rung.game for rung in kept()}]:
        told = {level: odds(spec.id, level) for level in spec.levels or ("",)}
        budgets = [
            {rung.budget for rung in kept() if rung.player == "expert" and (rung.game, rung.level) == (spec.id, level)
             and won is not None and (rung.wins, rung.games) == (won.won, won.games)}
            for level, won in told.items()
        ]  # fmt: skip
        assert set.intersection(*budgets), f"{spec.id}: {told}"
        if any(rung.budget == COACH for rung in kept() if rung.game == spec.id):
            assert COACH in set.intersection(*budgets)
    assert Budget(int(COACH)) == EXPERT


def test_a_ladder_played_anew_is_what_simulate_plays() -> None:
    heard: list[Rung] = []
    rungs = climb(TOY, ("random", "search"), 10, 3, 1, Budget(5), heard.append)
    assert heard == rungs
    assert [(rung.level, rung.player, rung.budget) for rung in rungs] == [
        ("short", "random", ""), ("short", "search", "5"), ("long", "random", ""), ("long", "search", "5"),
    ]  # fmt: skip
    assert rungs[3].wins == simulate(TOY, TOY.setup("long"), "search", 10, 3, budget=Budget(5)).wins


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    rungs = climb(TOY, ("random",), 4, 1, 1, None, lambda rung: None)
    path = tmp_path / "ladder.json"
    write_rows(path, "rungs", [rung._asdict() for rung in rungs])
    assert list(kept(path)) == rungs


@pytest.mark.parametrize("text", ["", "[]", '{"rungs": [{}]}', '{"rungs": 7}'])
def test_a_damaged_ladder_is_a_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / f"ladder-{len(text)}.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Fault, match="is missing or damaged"):
        kept(path)


def test_more_won_than_played_is_damage(tmp_path: Path) -> None:
    rung = climb(TOY, ("random",), 2, 1, 1, None, lambda rung: None)[0]
    path = tmp_path / "ladder.json"
    path.write_text(json.dumps({"rungs": [rung._replace(wins=3)._asdict()]}), encoding="utf-8")
    with pytest.raises(Fault):
        kept(path)


def test_a_ladder_that_is_kept_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    path.write_text('{"rungs": []}', encoding="utf-8")
    few = climb(TOY, ("greedy",), 4, 3, 1, None, lambda rung: None, path)
    assert list(kept(path)) == few
    more = climb(TOY, ("greedy",), 9, 3, 1, None, lambda rung: None, path)
    assert list(kept(path)) == more == climb(TOY, ("greedy",), 9, 3, 1, None, lambda rung: None)
