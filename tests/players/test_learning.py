"""Does a judge learn from games, the same from the same seed, and go on where it was broken off?"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import GameSpec
from tableforone.players import judge_of, learn, simulate
from tableforone.players.budget import Budget
from tableforone.players.calibration import binned, heard, leveled, mend
from tableforone.players.judge import Learned
from tableforone.players.learning import Plan, played, setting
from tableforone.players.picture import picture
from tableforone.players.weights import FORMAT, PLAIN_SIGNS, weights_file, write_weights
from tests.conformance.shelf import importable
from tests.toy import TOY

PLAN = Plan(rounds=2, games=4)


@pytest.fixture
def house(tmp_path: Path) -> GameSpec:
    (tmp_path / "bots").mkdir()
    return replace(TOY, folder=tmp_path)


def test_it_needs_numpy_and_says_so(house: GameSpec, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_: str) -> Any:
        raise ImportError

    monkeypatch.setattr("tableforone.players.fitting.import_module", none)
    with pytest.raises(Fault, match=r"Learning needs numpy, which no other command does\."):
        learn(house, PLAN, 1, 1, anew=False)
    assert not weights_file(house).exists()


def test_candidates_play_the_same_games() -> None:
    by_estimate = [0.0, 0.0, 0.0, 1.0]
    margins, won, noted, signs = played(TOY, by_estimate, 0.0, range(20), 2)
    assert (margins, won, noted, signs) == played(TOY, by_estimate, 0.0, range(20), 2)
    assert all(2 * win - 1 == pytest.approx(lead) for win, lead in zip(won, margins, strict=True))
    assert sum(noted) == len(signs) // 4 // 4 > 10  # four signs of four bytes each
    worst = played(TOY, [-weight for weight in by_estimate], 0.0, range(20), 0)
    assert sum(worst[0]) < sum(margins)


@pytest.mark.parametrize("spec", importable(), ids=lambda spec: spec.id)
def test_every_level_is_learned_as_often(spec: GameSpec) -> None:
    levels = [setting(spec, seed).level for seed in range(60)]
    assert {levels.count(level) for level in set(levels)} == {60 // max(1, len(spec.levels))}


class TestWithNumpy:
    @pytest.fixture(autouse=True)
    def _numpy(self) -> None:
        pytest.importorskip("numpy")

    def test_the_same_seed_learns_the_same(self, house: GameSpec) -> None:
        kept = [learn(house, PLAN, 5, 1, anew=True) for _ in range(2)]
        timeless = [json.dumps(told | {"figures": []}) for told in kept]
        assert timeless[0] == timeless[1]
        assert isinstance(judge_of(house).judge, Learned)

    def test_it_goes_on_where_it_was_broken_off(self, house: GameSpec) -> None:
        rounds: list[int] = []
        learn(house, PLAN._replace(rounds=1), 5, 1, anew=False, on_round=lambda done, of, figures: rounds.append(done))
        learn(house, PLAN, 5, 1, anew=False, on_round=lambda done, of, figures: rounds.append(done))
        learn(house, PLAN, 5, 1, anew=False, on_round=lambda done, of, figures: rounds.append(done))  # all done already
        assert rounds == [1, 2]
        kept = json.loads(weights_file(house).read_text(encoding="utf-8"))
        assert (kept["rounds"], kept["seed"], len(kept["figures"])) == (2, 5, 2)

    @pytest.mark.parametrize("to_choose", [[], [0, 0, 0, 2]])
    def test_it_goes_on_from_weights_found_in_another_way(self, house: GameSpec, to_choose: list[float]) -> None:
        before: dict[str, Any] = {
            "format": FORMAT, "game": "toy", "rules": 1, "seed": 5, "rounds": 1, "figures": [{}],
            "signs": list(PLAIN_SIGNS), "to_choose": to_choose, "to_margin": [0, 0, 0, 1], "to_win": [0, 0, 0, 1],
            "biases": [0, 0, 0], "spread": 10,
        }  # fmt: skip
        write_weights(weights_file(house), before)
        after = learn(house, PLAN, 5, 1, anew=False)
        assert (after["rounds"], len(after["figures"]), len(after["to_choose"])) == (2, 2, 4)

    def test_another_seed_goes_on_only_anew(self, house: GameSpec) -> None:
        learn(house, PLAN._replace(rounds=1), 5, 1, anew=False)
        with pytest.raises(Fault, match=r"began from seed 5\."):
            learn(house, PLAN, 6, 1, anew=False)

    def test_what_was_learned_plays_no_worse_than_chance(self, house: GameSpec) -> None:
        learn(house, PLAN, 1, 1, anew=True)
        learned = simulate(house, house.setup("long"), "expert", 200, 9, budget=Budget(0))
        assert learned.win_rate_ci95[0] > simulate(house, house.setup("long"), "random", 200, 9).win_rate_ci95[1]

    def test_its_chances_are_honest(self, house: GameSpec) -> None:
        learn(house, PLAN, 1, 1, anew=True)
        assert binned(heard(house, 200, 77, 1, Budget(0)), 200).error < 0.15


def test_a_chance_that_is_too_bold_is_leveled(house: GameSpec) -> None:
    path = weights_file(house)
    bold: dict[str, Any] = {
        "format": FORMAT, "game": "toy", "rules": 1, "seed": 1, "rounds": 1, "figures": [], "signs": list(PLAIN_SIGNS),
        "to_choose": [0, 0, 0, 1], "to_margin": [0, 0, 0, 1], "to_win": [0, 0, 0, 6], "biases": [0, 0, 2], "spread": 10,
    }  # fmt: skip
    write_weights(path, bold)
    before = heard(house, 200, 77, 1, Budget(0))
    mend(house, before, 200, 77)
    after = heard(house, 200, 77, 1, Budget(0))
    assert [won for _, won in after] == [won for _, won in before], "it says otherwise, it plays as before"
    assert binned(after, 200).error < binned(before, 200).error
    assert sum(said for said, _ in after) == pytest.approx(sum(won for _, won in after), abs=2)
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert kept["leveled"] == [{"games": 200, "seed": 77, "positions": len(before)}]


def test_bins_add_up() -> None:
    pairs = [(tenth / 100, float(tenth % 3 == 0)) for tenth in range(101)]
    found = binned(pairs, 7)
    assert sum(one.positions for one in found.bins) == found.positions == 101
    assert [one.tenth for one in found.bins] == list(range(10))
    assert found.bins[9].said == pytest.approx(0.95, abs=0.01)


def test_few_positions_level_nothing(house: GameSpec) -> None:
    with pytest.raises(Fault, match="Nothing that could be leveled was learned"):
        mend(house, [(0.5, 1.0)] * 200, 1, 1)
    with pytest.raises(Fault, match="3 positions are too few"):
        leveled([(0.5, 1.0)] * 3)


def test_a_picture_of_it_is_an_svg_with_a_disc_for_each_bin() -> None:
    found = binned([(tenth / 100, float(tenth % 3 == 0)) for tenth in range(101)], 7)
    root = ElementTree.fromstring(picture("Roll & Write", found))
    assert len(root.findall("{http://www.w3.org/2000/svg}circle")) == 10
    assert "101 positions" in "".join(root.itertext())
