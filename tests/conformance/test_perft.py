"""Tests of perft counts; a wrong one prints its divide, ``make golden`` writes them again."""

import pytest

from tests.conformance.perft import counted, divide
from tests.conformance.settings import Perft, perft_positions
from tests.conformance.shelf import importable


@pytest.mark.parametrize("wanted", [p for spec in importable() for p in perft_positions(spec)], ids=str)
def test_perft(wanted: Perft) -> None:
    assert wanted.nodes, "no counts yet: run make golden"
    nodes = counted(wanted)
    if nodes != wanted.nodes:
        depth = next(d for d, (n, w) in enumerate(zip(nodes, wanted.nodes, strict=True), 1) if n != w)
        below = divide(wanted.spec, wanted.start, depth) if depth > 1 else ""
        pytest.fail(f"{nodes} instead of {wanted.nodes}; depth {depth}:\n{below}")
