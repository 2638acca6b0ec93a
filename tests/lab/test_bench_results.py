"""The results in benchmarks/results agree with the rules, on every machine that runs the tests."""

from pathlib import Path

import pytest

from tableforone.cli import main

RESULTS = sorted((Path(__file__).parents[2] / "benchmarks" / "results").glob("*.json"))


def test_there_are_results() -> None:
    assert "expert-0.json" in [path.name for path in RESULTS]


@pytest.mark.parametrize("path", RESULTS, ids=lambda path: path.stem)
def test_a_result_of_the_bench_agrees_with_the_rules(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--verify", str(path), "--workers", "1"]) == 0
    assert "agrees with the rules" in capsys.readouterr().out
