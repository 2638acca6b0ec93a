"""Are whole games what they were?  After a wanted change ``make golden`` writes them anew."""

from itertools import zip_longest

import pytest

from tests.conformance.settings import Golden, golden_games
from tests.golden import golden_text


@pytest.mark.parametrize("golden", golden_games(), ids=str)
def test_golden(golden: Golden) -> None:
    assert golden.path.is_file(), f"{golden.path.name} is missing: run make golden"
    kept, now = golden.path.read_text(encoding="utf-8").splitlines(), golden_text(golden).splitlines()
    for number, (was, become) in enumerate(zip_longest(kept, now), 1):
        assert was == become, f"line {number} of {golden.path.name} differs first"
