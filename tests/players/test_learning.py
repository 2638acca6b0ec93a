"""Tests of training data and of training: the same file from the same seed, killed or not."""

from array import array
from dataclasses import replace
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import pytest

from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import settle
from tableforone.kernel.spec import GameSpec
from tableforone.players import Budget, learning, simulate
from tableforone.players.calibration import Witnessed, binned, heard, keep, level_of, said
from tableforone.players.chances import Correction, corrections, measured
from tableforone.players.features import FeatureReader, positions, standing_of, survey
from tableforone.players.judge import after, logistic
from tableforone.players.learning import Report, learn
from tableforone.players.mind import Mind
from tableforone.players.net import Plain, net_file, packed, read_net, unpacked
from tableforone.players.picture import picture
from tableforone.players.planner import Planner
from tableforone.players.selfplay import EVALUATIONS, FINE, LearnedStep, Manner, play, told, tried
from tableforone.players.setups import mixed
from tests.conformance.shelf import importable
from tests.players.test_nets import told_of
from tests.toy import TOY, Stones

pytestmark = pytest.mark.check
MANNER = Manner(0.0, 2.0, 0.5, False, 0.0)


def steps(*greedy: bool) -> list[LearnedStep]:
    """Step n has the feature n and no points; its best answer is worth 10 to 4 at even odds."""
    return [LearnedStep(array("H", [0, nth]).tobytes(), 0, 0, (10.0, 4.0, 0.0), one) for nth, one in enumerate(greedy)]


def targets(game: Any) -> list[tuple[float, ...]]:
    found = array("f", game.targets)
    return [tuple(found[at : at + 3]) for at in range(0, len(found), 3)]


def test_what_came_of_it_is_mixed_with_what_was_thought_on_the_way_back() -> None:
    won = Stones(0, 0)  # one point to none
    found = targets(told(Mind(TOY, None), won, steps(True, True, True), [], MANNER))
    assert found[2] == (1.0, 0.0, 1.0)
    assert found[1] == (5.5, 2.0, 0.75)  # half of 1 : 0, half of 10 : 4
    assert found[0] == (7.75, 3.0, 0.625)


def test_behind_an_answer_that_was_tried_only_the_best_one_counts() -> None:
    found = targets(told(Mind(TOY, None), Stones(0, 0), steps(True, False, True), [], MANNER))
    assert found[1] == (5.5, 2.0, 0.75), "of the position itself what came of it"
    assert found[0] == (10.0, 4.0, 0.5), "of those before it the best answer's value"


def test_points_that_are_there_are_not_still_to_come() -> None:
    step = LearnedStep(b"", 1, 3, (0.0, 0.0, 0.0), True)
    assert targets(told(Mind(TOY, None), Stones(0, 0), [step], [], MANNER)) == [(0.0, -3.0, 1.0)]


class Fixed:
    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, n: int) -> int:
        return self.number


def test_better_answers_are_tried_more_often() -> None:
    worths = [1.0, 9.0, 5.0]
    chosen = [tried(worths, 1, 2.0, Fixed(at * FINE // 100)) for at in range(100)]  # type: ignore[arg-type]
    assert chosen.count(1) > chosen.count(2) > chosen.count(0) > 0


def test_a_game_is_the_same_from_the_same_seed() -> None:
    net = Plain(TOY, told_of(TOY, survey(TOY, 10, 1)))
    mind, manner = Mind(TOY, net), Manner(0.5, 2.0, 0.9, False, 0.5)
    found = [play(mind, standing_of(TOY), TOY.start(TOY.setup("long")), seed, manner) for seed in (4, 4, 5)]
    assert found[0] == found[1] != found[2]
    assert len(array("H", found[0].counts)) * 3 == len(array("f", found[0].targets)) > 3


def test_where_a_turn_is_planned_every_answer_is_learned_from() -> None:
    mind, start = Mind(TOY, Plain(TOY, told_of(TOY, survey(TOY, 10, 1)))), TOY.start(TOY.setup("long"))
    without, planned = (play(mind, standing_of(TOY), start, 4, MANNER._replace(planned=share)) for share in (0.0, 1.0))
    steps = array("H", without.counts)
    assert array("H", planned.counts)[: len(steps)] == steps and planned.won == without.won
    assert planned.features.startswith(without.features) and planned.targets.startswith(without.targets)
    p = start.copy()
    answers = settle(p, TOY.words)
    assert answers and len(answers) > 1
    ends, found = Planner(mind).ends(p, answers, EVALUATIONS), targets(planned)[len(steps) :]
    for answer, target in zip(answers, found[: len(answers)], strict=True):
        mine, theirs, odds = mind.judged(ends[answer])
        now = standing_of(TOY)(after(p, TOY.words, answer))
        assert target == pytest.approx((mine - now[0], theirs - now[1], logistic(odds)), abs=1e-5)


@pytest.mark.parametrize("spec", importable(), ids=lambda spec: spec.id)
def test_every_level_is_learned_as_often_and_all_boards_are_met(spec: GameSpec) -> None:
    setups = [mixed(spec, seed) for seed in range(120)]
    levels = [setup.level for setup in setups]
    assert {levels.count(level) for level in set(levels)} == {120 // max(1, len(spec.levels))}
    for option in spec.options:
        if option.choices and not option.expert:
            assert len({setup.options[option.name] for setup in setups}) > len(option.choices) // 2
    if spec.modules:
        assert {module for setup in setups for module in setup.modules} == set(spec.modules)
        assert any(not setup.modules for setup in setups)


def test_it_needs_torch_and_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def none(name: str) -> Any:
        raise ImportError(name="torch")

    monkeypatch.setattr("tableforone.players.training.import_module", none)
    with pytest.raises(Fault, match=r"Learning needs torch\. Type: .* -m pip install"):
        learn(TOY, 16, 1, 1, tmp_path / "net.bin")
    assert not list(tmp_path.iterdir())


def test_a_net_that_learns_on_says_how_many_games_came_before(tmp_path: Path) -> None:
    told, path = told_of(TOY, survey(TOY, 10, 1)), tmp_path / "net.bin"
    for made, before in (({"games": 40}, 40), ({"games": 40, "before": 25}, 65)):
        path.write_bytes(packed(told._replace(made=told.made | made)))
        assert learning.Run(TOY, 16, 1, tmp_path / "more.bin", None, path).made["before"] == before
    assert "before" not in learning.Run(TOY, 16, 1, tmp_path / "more.bin", None, None).made


@pytest.mark.parametrize(("count", "workers"), [(0, 1), (1, 0)])
def test_nothing_is_learned_from_nothing(tmp_path: Path, count: int, workers: int) -> None:
    with pytest.raises(Fault, match="At least one game and one worker are needed"):
        learn(TOY, count, 1, workers, tmp_path / "net.bin")


def test_bins_add_up() -> None:
    pairs = [(tenth / 100, float(tenth % 3 == 0)) for tenth in range(101)]
    found = binned(pairs)
    assert sum(one.positions for one in found.bins) == found.positions == 101
    assert [one.tenth for one in found.bins] == list(range(10))
    assert "<svg" in picture("Stones", found)


def test_a_level_is_corrected_by_what_came_of_its_games(tmp_path: Path) -> None:
    """A net that is too low by 1 in log odds, and by 2 at the start: the correction finds it."""
    odds = [n / 10 - 2 for n in range(41)] * 80
    played = []
    for n, one in enumerate(odds):
        left = 100.0 if n % 3 else 0.0  # points to come
        won = (n * 7919 % 1000) / 1000 < logistic(one + 1.0 + left / 100)
        played.append(Witnessed(float(won), ((one, left),)))
    found = level_of(TOY, "long", played)
    assert abs(found.shift - 1.0) < 0.2 and abs(found.early - 1.0) < 0.2 and abs(found.slope - 1.0) < 0.15
    assert found.error < 0.03 < found.plain
    path = tmp_path / "chances.json"
    keep([found], path)
    measured.cache_clear()
    assert corrections(path) == {(TOY.id, "long"): found.correction}


def test_a_saved_state_runs_nothing(tmp_path: Path) -> None:
    """PyTorch is asked to read plain values only; anything else is a sentence."""
    asked: list[dict[str, Any]] = []

    class Torch:
        @staticmethod
        def load(path: Path, **how: Any) -> Any:
            asked.append(how)
            raise UnpicklingError("Weights only load failed")

    with pytest.raises(Fault, match="Delete this folder to begin again"):
        learning.read_state(Torch(), tmp_path / "net.bin.state" / "state.pt")
    assert asked == [{"weights_only": True}]


class TestWithTorch:
    @pytest.fixture(autouse=True)
    def _small(self, monkeypatch: pytest.MonkeyPatch) -> None:
        pytest.importorskip("torch", reason="torch, of the extra `learn`, is not installed: pip install torch")
        for name, value in {"KEPT": 4096, "BATCH": 64, "SELDOM": 1}.items():
            monkeypatch.setattr(f"tableforone.players.training.{name}", value)
        monkeypatch.setattr(learning, "SURVEYED", 12)

    def learned(self, path: Path, games: int = 96, **more: Any) -> bytes:
        learn(TOY, games, 3, 1, path, **more)
        return path.read_bytes()

    def test_the_same_seed_and_games_give_the_same_file(self, tmp_path: Path) -> None:
        one, two = self.learned(tmp_path / "one.bin"), self.learned(tmp_path / "two.bin")
        assert one == two
        assert unpacked(one).made["games"] == 96
        assert {path.name for path in tmp_path.iterdir()} == {"one.bin", "two.bin"}, "no state is left"

    def test_learning_that_was_cut_off_goes_on_to_the_same_file(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        whole = self.learned(tmp_path / "whole.bin")
        monkeypatch.setattr(learning, "EVERY", 0.0)

        def cut(report: Report) -> None:
            if report.done >= 48:
                raise KeyboardInterrupt

        for _ in range(2):
            with pytest.raises(KeyboardInterrupt):
                self.learned(tmp_path / "net.bin", on_report=cut)
            assert (tmp_path / "net.bin.state" / "state.pt").is_file()
        assert self.learned(tmp_path / "net.bin") == whole

    def test_a_state_from_elsewhere_runs_nothing(self, tmp_path: Path) -> None:
        import torch

        class Harmful:
            def __reduce__(self) -> Any:
                return (Path.touch, (tmp_path / "harm",))

        (tmp_path / "net.bin.state").mkdir()
        torch.save({"made": Harmful()}, tmp_path / "net.bin.state" / "state.pt")
        with pytest.raises(Fault, match="Delete this folder to begin again"):
            self.learned(tmp_path / "net.bin")
        assert not (tmp_path / "harm").exists()

    def test_it_plays_better_than_by_lot(self, tmp_path: Path) -> None:
        (tmp_path / "bots").mkdir()
        house = replace(TOY, folder=tmp_path)
        learn(house, 400, 1, 1, net_file(house))
        read_net.cache_clear()
        found = simulate(house, house.setup("long"), "expert", 200, 9, budget=Budget(0))
        assert found.win_rate_ci95[0] > simulate(house, house.setup("long"), "random", 200, 9).win_rate_ci95[1]
        assert binned(said(heard(house, "long", 100, 77, 1, Budget(0)), Correction())).positions > 50

    def test_partners_are_kept_from_along_the_way(self, tmp_path: Path) -> None:
        self.learned(tmp_path / "net.bin", 200, partners=tmp_path)
        games = [unpacked((tmp_path / f"partner-{nth}.bin").read_bytes()).made["games"] for nth in range(1, 5)]
        assert games == sorted(games) and games[-1] < 200

    @pytest.mark.parametrize("hidden", [128, 192])
    def test_a_net_goes_on_learning_as_it_was_and_may_become_wider(self, tmp_path: Path, hidden: int) -> None:
        from tableforone.players.training import Trainer

        told = unpacked(self.learned(tmp_path / "net.bin"))
        trainer = Trainer(told.eyes, 30, 1, hidden)
        trainer.begin_with(told)
        again = trainer.told(told.made, False)
        assert again.hidden == hidden
        nets = [Plain(TOY, one) for one in (told, again)]
        for many in range(1, 11):
            p = Stones(many)
            p.stack.append((0,))
            assert nets[0].judged(p) == pytest.approx(nets[1].judged(p), abs=0.3)
        more = self.learned(tmp_path / "more.bin", 32, begin=tmp_path / "net.bin")
        assert len(unpacked(more).made["begun"]) == 8 and unpacked(more).hidden == 128
        wide = replace(TOY, net_width=hidden)
        learn(wide, 32, 3, 1, tmp_path / "wide.bin", begin=tmp_path / "net.bin")
        assert unpacked((tmp_path / "wide.bin").read_bytes()).hidden == hidden

    def test_a_net_of_another_game_cannot_go_on(self, tmp_path: Path) -> None:
        told = unpacked(self.learned(tmp_path / "net.bin", 16))
        (tmp_path / "other.bin").write_bytes(packed(told._replace(made=told.made | {"game": "chess"})))
        with pytest.raises(Fault, match="cannot learn Stones: its file belongs to another game"):
            self.learned(tmp_path / "more.bin", 16, begin=tmp_path / "other.bin")

    def test_units_that_are_off_in_all_positions_get_new_weights_and_the_outputs_stay(self) -> None:
        from tableforone.players.training import Trainer

        eyes = survey(TOY, 12, 1)
        trainer = Trainer(eyes, 30, 1, 128)
        mind = Mind(TOY, Plain(TOY, told_of(TOY, eyes)))
        for seed in range(40):
            game = play(mind, standing_of(TOY), TOY.start(mixed(TOY, seed)), seed, MANNER)
            new = trainer.add(game.features, game.counts, game.targets)
        trainer.learn(new, 1, 0.9)  # Adam remembers something
        lots = trainer.np.random.default_rng(1)
        trainer.revive(lots)
        with trainer.torch.no_grad():
            trainer.weights["rows"][0, [7, 9]] = -99.0
            trainer.weights["second_bias"][3] = -99.0
        rows = trainer.features[: trainer.rows]
        before = trainer.outputs(rows, trainer.weights).detach()
        first, second = trainer.revive(lots)
        assert first == 2 and second >= 1
        assert trainer.torch.equal(trainer.outputs(rows, trainer.weights).detach(), before)
        on = (trainer._first(rows, trainer.weights["rows"])[:, [7, 9]] > 0).float().mean(dim=0)
        assert ((on > 0.1) & (on < 0.9)).all()
        assert trainer.revive(lots) == (0, 0)

    def test_weights_are_rounded_until_the_file_is_small_enough(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from tableforone.players.training import Trainer

        trainer = Trainer(survey(TOY, 12, 1), 30, 1, 128)
        trainer.met[:] = 1000
        most = len(packed(trainer.told({}, True)))
        monkeypatch.setattr("tableforone.players.training.LARGEST_FILE", 0)
        least = len(packed(trainer.told({}, True)))  # no weights are left
        limit = least + (most - least) // 20
        monkeypatch.setattr("tableforone.players.training.LARGEST_FILE", limit)
        told = trainer.told({}, True)
        assert least <= len(packed(told)) <= limit < most
        assert unpacked(packed(told)) == told

    def test_what_hardly_matters_is_rounded_first(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from tableforone.players.training import Trainer

        eyes = survey(TOY, 12, 1)
        trainer = Trainer(eyes, 30, 1, 128)
        rows = [array("H", FeatureReader(TOY, eyes).features(p)) for p in positions(TOY, 30, 5)]
        counts = array("H", [len(row) for row in rows])
        trainer.add(b"".join([row.tobytes() for row in rows]), counts.tobytes(), bytes(12 * len(rows)))
        with trainer.torch.no_grad():
            trainer.averaged["second"][:, :64] *= 0.001  # these sums hardly change the outputs
        whole = [trainer.told({}, True)]
        small = len(packed(whole[0])) * 4 // 5
        monkeypatch.setattr("tableforone.players.training.LARGEST_FILE", small)
        whole.append(trainer.told({}, True))
        of_features, of_sums = whole[1].grains
        assert of_sums == tuple(sorted(of_sums)), "equal grains side by side"
        assert of_sums[0] + 6 < of_sums[-1]
        common, rare = int(trainer.met[1:-1].argmax()) + 1, int(trainer.met[1:-1].argmin()) + 1
        assert of_features[common] < of_features[rare]
        nets = [Plain(TOY, one) for one in whole]
        for p in positions(TOY, 4, 1):
            assert nets[0].judged(p) == pytest.approx(nets[1].judged(p), abs=0.5)
