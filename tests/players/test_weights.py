"""Is what was learned used where it fits, and left alone with a sentence where it does not?"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import play_out
from tableforone.kernel.spec import GameSpec
from tableforone.players import judge_of, make
from tableforone.players.judge import Judge, Learned, logistic
from tableforone.players.weights import FORMAT, PLAIN_SIGNS, names_of, weights_file, write_weights
from tests.conformance.shelf import importable
from tests.toy import TOY, Stones

GAMES = [spec for spec in importable() if spec.id != TOY.id]


def told(**changed: Any) -> dict[str, Any]:
    """Weights for the toy: by the estimate alone."""
    weights: dict[str, Any] = {
        "format": FORMAT, "game": "toy", "rules": 1, "seed": 1, "rounds": 1, "figures": [], "signs": list(PLAIN_SIGNS),
        "to_choose": [0, 0, 0, 4], "to_margin": [0, 0, 0, 3], "to_win": [0, 0.5, 0, 2], "biases": [0.5, 0.25, 1.5],
        "spread": 10.0,
    }  # fmt: skip
    return weights | changed


@pytest.fixture
def house(tmp_path: Path) -> GameSpec:
    (tmp_path / "bots").mkdir()
    return replace(TOY, folder=tmp_path)


def test_what_was_learned_is_used(house: GameSpec) -> None:
    write_weights(weights_file(house), told())
    judge, trouble = judge_of(house)
    assert isinstance(judge, Learned)
    assert trouble == ""
    p = Stones(7)  # the estimate is -1, the points 0 to 0
    p.stack.append((0,))
    win, margin = judge.judged(p)
    assert win == pytest.approx(logistic(1.5 - 2))
    assert margin == pytest.approx(0.25 - 3)


def test_it_chooses_by_weights_of_their_own(house: GameSpec) -> None:
    write_weights(weights_file(house), told())
    p = Stones(7)
    p.stack.append((0,))
    assert judge_of(house).judge.likes(p) == pytest.approx(0.5 - 4)
    assert judge_of(house).judge.likes(Stones(0, 1)) == house.estimate(Stones(0, 1))  # of a finished game
    write_weights(weights_file(house), told(to_choose=[]))
    assert judge_of(house).judge.likes(p) == house.estimate(p)  # nothing better was found


def test_a_finished_game_is_what_it_came_to(house: GameSpec) -> None:
    write_weights(weights_file(house), told())
    assert judge_of(house).judge.judged(Stones(0, 0)) == (1.0, 1.0)
    assert Judge(house).judged(Stones(0, 1)) == (0.0, -1.0)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (None, "nothing was learned yet"),
        ("", "is damaged"),
        ("[1, 2]", "is damaged"),
        ("{}", "is damaged"),
        (json.dumps(told(format=99)), "another version of the program"),
        (json.dumps(told(game="chess")), "another version of the program"),
        (json.dumps(told(rules=7)), "rules of version 7, and these are version 1"),
        (json.dumps(told(signs=["one"])), "other signs"),
        (json.dumps(told(to_margin=[1, 2])), "is damaged"),
        (json.dumps(told(biases=[0])), "is damaged"),
        (json.dumps(told(biases=["a", 0])), "is damaged"),
        (json.dumps(told()).replace("1.5", "NaN"), "is damaged"),
        (json.dumps(told(to_win=None)), "is damaged"),
        (json.dumps({name: part for name, part in told().items() if name != "to_choose"}), "is damaged"),
    ],
)
def test_weights_that_do_not_fit_are_not_used_and_it_is_said(house: GameSpec, text: str | None, reason: str) -> None:
    if text is not None:
        weights_file(house).write_text(text, encoding="utf-8")
    judge, trouble = judge_of(house)
    assert type(judge) is Judge
    assert reason in trouble
    assert "searches by the plain estimate; `tableforone learn toy` learns anew." in trouble
    p = house.start(house.setup("long"))
    assert play_out(p, house.words, make("expert", house, 1), Dealer(1)) > 0  # and it plays


def test_writing_is_all_or_nothing(house: GameSpec) -> None:
    write_weights(weights_file(house), told())
    before = weights_file(house).read_text(encoding="utf-8")
    with pytest.raises(TypeError):
        write_weights(weights_file(house), told(seed=object()))
    assert weights_file(house).read_text(encoding="utf-8") == before
    assert [path.name for path in weights_file(house).parent.iterdir()] == ["weights.json"]


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_the_weights_in_the_package_fit_their_game(spec: GameSpec) -> None:
    if not weights_file(spec).is_file():
        pytest.skip("nothing was learned for this game")
    judge, trouble = judge_of(spec)
    assert trouble == ""
    assert isinstance(judge, Learned)
    kept = json.loads(weights_file(spec).read_text(encoding="utf-8"))
    assert kept["figures"] and len(kept["figures"]) == kept["rounds"]


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_signs_are_as_many_as_their_names_and_change_nothing(spec: GameSpec) -> None:
    names = names_of(spec)
    assert len(set(names)) == len(names)
    if spec.signs is None:
        return
    signs = spec.signs
    every: list[list[str]] = [[], list(spec.modules)] if spec.modules else [[]]

    for modules in every:
        choose = make("random", spec, 4)

        def watched(p: Any, answers: list[int]) -> int:
            before = p.key()
            found = signs(p)
            assert len(found) == len(names)
            assert all(type(number) is float and abs(number) < 1e6 for number in found)
            assert p.key() == before
            return choose(p, answers)  # noqa: B023  (called in this turn of the loop only)

        for level in spec.levels or (None,):
            play_out(spec.start(spec.setup(level, modules)), spec.words, watched, Dealer(4))
