"""Tests of nets: input features, exact sums, files, and players without a net."""

import json
import zlib
from array import array
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tableforone import games
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import play_out
from tableforone.kernel.spec import GameSpec
from tableforone.players import make, mind_of
from tableforone.players.features import Eyes, FeatureReader, positions, standing_of, survey
from tableforone.players.mind import Mind
from tableforone.players.net import (
    MAGIC,
    SECOND,
    NetFile,
    Plain,
    laned,
    net_file,
    packed,
    read_net,
    seen_by,
    unfit,
    unpacked,
)  # fmt: skip
from tableforone.players.setups import mixed
from tests.toy import TOY

pytestmark = pytest.mark.check
GAMES = [spec for spec in games.all_games() if net_file(spec).is_file()]
LARGEST = 500_000  # bytes of a file


def told_of(spec: GameSpec, eyes: Eyes, seed: int = 1, hidden: int = 128) -> NetFile:
    """A net with random weights."""
    lots = Random(seed)

    def some(code: str, many: int, most: int) -> bytes:
        return array(code, [lots.randint(-most, most) for _ in range(many)]).tobytes()

    weights = (
        some("b", eyes["size"] * hidden, 127), some("i", hidden, 500), some("h", SECOND * hidden, 2047 * 128 // hidden),
        some("q", SECOND, 10**6), some("h", 3 * SECOND, 32767), some("q", 3, 10**9),
    )  # fmt: skip
    made = {"game": spec.id, "rules": spec.version, "seen": seen_by(spec)}
    return NetFile(made, eyes, weights, (1e-12, 2e-12, 3e-13))


@pytest.fixture(scope="module")
def toy_eyes() -> Eyes:
    return survey(TOY, 20, 1)


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_every_mark_and_feature_has_its_number(spec: GameSpec) -> None:
    told, trouble = read_net(spec, net_file(spec))
    assert told is not None, trouble
    reader, size = FeatureReader(spec, told.eyes), told.eyes["size"]
    for number, p in enumerate(positions(spec, 3, 77)):
        if spec.marks is not None:
            assert all(0 <= mark < spec.mark_count for mark in spec.marks(p))
        if number % 5 == 0:
            found = reader.features(p)
            assert found[0] == 0 and len(set(found)) == len(found)
            assert all(0 <= feature < size for feature in found)


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_at_the_end_it_stands_as_it_ended(spec: GameSpec) -> None:
    for seed in range(3):
        p = spec.start(mixed(spec, seed))
        play_out(p, spec.words, make("random", spec, seed), Dealer(seed))
        mine, theirs = spec.scores(p)
        assert standing_of(spec)(p) == (mine, theirs or 0)


def test_two_positions_that_differ_are_seen_to_differ(toy_eyes: Eyes) -> None:
    reader = FeatureReader(TOY, toy_eyes)
    seen = {(p.stack[-1], p.stones): frozenset(reader.features(p)) for p in positions(TOY, 20, 1)}
    assert len(set(seen.values())) == len(seen) > 5


def test_a_survey_of_the_same_games_sees_the_same(toy_eyes: Eyes) -> None:
    assert survey(TOY, 20, 1) == toy_eyes
    assert json.loads(json.dumps(toy_eyes)) == toy_eyes


@pytest.mark.parametrize("hidden", [128, 256])
def test_sums_of_long_numbers_are_the_sums_of_the_plain_ones(toy_eyes: Eyes, hidden: int) -> None:
    told = told_of(TOY, toy_eyes, 1, hidden)
    assert unpacked(packed(told)) == told and told.hidden == hidden
    net = Plain(TOY, told)
    for p in positions(TOY, 4, 1):
        assert net.judged(p) == by_hand(told, net, p)


def by_hand(told: NetFile, net: Plain, p: Any) -> tuple[float, ...]:
    """The three layers written out."""
    rows, bias, second, second_bias, third, third_bias = (
        array(code, part) for part, code in zip(told.weights, "bihqhq", strict=True)
    )
    found, hidden = net.features(p), told.hidden
    first = [bias[j] + sum(rows[one * hidden + j] for one in found) for j in range(hidden)]
    first = [min(8191, max(0, one)) for one in first]
    deep = [
        max(0, second_bias[k] + sum(second[k * hidden + j] * first[j] for j in range(hidden))) for k in range(SECOND)
    ]
    out = [third_bias[o] + sum(third[o * SECOND + k] * deep[k] for k in range(SECOND)) for o in range(3)]
    points = (*standing_of(TOY)(p), 0)
    return tuple(base + one * scale for base, one, scale in zip(points, out, told.scales, strict=True))


def test_lanes_hold_negative_numbers() -> None:
    assert laned([-3, 5], 32) + laned([1 << 31, 1 << 31], 32) == ((1 << 31) - 3) + (((1 << 31) + 5) << 32)


def test_a_file_is_read_as_it_was_written(toy_eyes: Eyes) -> None:
    told = told_of(TOY, toy_eyes)
    assert unpacked(packed(told)) == told
    assert packed(told) == packed(told_of(TOY, toy_eyes)), "the same net, the same bytes"


def test_coarse_weights_are_stored_as_small_numbers(toy_eyes: Eyes) -> None:
    told = told_of(TOY, toy_eyes)
    size, hidden = toy_eyes["size"], told.hidden
    of_features, of_sums = [nth % 12 - 2 for nth in range(size)], [nth // 32 - 1 for nth in range(hidden)]
    grains = [2 ** min(8, max(0, one + other)) for one in of_features for other in of_sums]
    coarse = [
        max(-127, min(127, round(one / grain) * grain))
        for one, grain in zip(array("b", told.weights[0]), grains, strict=True)
    ]
    weights = array("b", coarse).tobytes(), *told.weights[1:]
    plain = told._replace(weights=weights)
    told = plain._replace(grains=(tuple(of_features), tuple(of_sums)))
    assert unpacked(packed(told)) == told
    assert len(packed(told)) < len(packed(plain))
    for p in positions(TOY, 2, 1):
        assert Plain(TOY, unpacked(packed(told))).judged(p) == Plain(TOY, plain).judged(p)


@pytest.fixture
def house(tmp_path: Path) -> GameSpec:
    (tmp_path / "bots").mkdir()
    return replace(TOY, folder=tmp_path)


def test_the_learned_one_judges_where_there_is_a_net(house: GameSpec, toy_eyes: Eyes) -> None:
    assert "there is none" in mind_of(house).trouble
    read_net.cache_clear()
    net_file(house).write_bytes(packed(told_of(house, toy_eyes)))
    mind, trouble = mind_of(house)
    assert not trouble and mind.net is not None
    p = house.start(house.setup())
    mine, theirs, odds = mind.judged(p)
    assert mind.value(p) == (mine - house.scores(p)[0], theirs - (house.scores(p)[1] or 0), odds)


def headed(data: bytes, old: bytes, new: bytes) -> bytes:
    """The file with this change to its JSON part."""
    plain = zlib.decompress(data[len(MAGIC) :])
    length = int.from_bytes(plain[:4], "little") + len(new) - len(old)
    return MAGIC + zlib.compress(length.to_bytes(4, "little") + plain[4:].replace(old, new, 1))


def damaged(told: NetFile) -> dict[str, bytes]:
    good = packed(told)
    return {
        "file net.bin is damaged": headed(good, b'"grains":[[],[]]', b'"grains":[[1],[0]]'),
        "the file net.bin is damaged": good[:200],
        "is damaged": MAGIC + zlib.compress(b"\x02\x00\x00\x00{}"),
        "belongs to another game": packed(told._replace(made=told.made | {"game": "chess"})),
        "rules of version 7": packed(told._replace(made=told.made | {"rules": 7})),
        "other parts": packed(told._replace(made=told.made | {"seen": [1, 2]})),
    }


@pytest.mark.parametrize("nth", range(6))
def test_a_file_that_does_not_fit_is_not_used_and_it_is_said(house: GameSpec, toy_eyes: Eyes, nth: int) -> None:
    reason, data = list(damaged(told_of(house, toy_eyes)).items())[nth]
    net_file(house).write_bytes(data)
    read_net.cache_clear()
    known = mind_of(house)
    assert reason in known.trouble and "`tableforone learn toy` learns a new one" in known.trouble
    assert known.mind.net is None


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_the_nets_of_the_package_fit_and_say_how_they_were_made(spec: GameSpec) -> None:
    files = [net_file(spec), *sorted(net_file(spec).parent.glob("partner-*.bin"))]
    assert len(files) == 5
    assert len(GAMES) == 4
    learned_from = []
    for path in files:
        data = path.read_bytes()
        told = unpacked(data)
        assert not unfit(spec, told)
        assert len(data) <= LARGEST
        assert told.made["game"] == spec.id and told.made["seed"] >= 0
        learned_from.append(told.made["games"] + told.made.get("before", 0))
    assert learned_from[1:] == sorted(learned_from[1:]) and learned_from[0] > learned_from[-1] > 0


def test_without_a_net_the_estimate_chooses() -> None:
    p = TOY.start(TOY.setup())
    greedy, mind = make("greedy", TOY, 1), Mind(TOY, None)
    assert mind.choose(p, [1, 2]) == greedy(p, [1, 2])
