"""A small net that values a position: features, 128 sums or more, 32 sums, three numbers.

Weights and sums are integers, so the compiled module and the Python version give the same values on
every machine.  The file holds how the net was made, how it reads a position, and its packed
weights.
"""

import json
import sys
import zlib
from array import array
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from operator import mul
from pathlib import Path
from typing import Any, Final, NamedTuple

from tableforone.kernel.meanings import Words
from tableforone.kernel.spec import GameSpec
from tableforone.players.features import CLOCK, Eyes, FeatureReader, nesting, standing_of, tabled
from tableforone.players.voice import m

try:
    from tableforone.players.quicknet import QuickNet  # type: ignore[import-not-found,unused-ignore]
except ImportError:  # not compiled: the Python version does the same, slower
    QuickNet = None

FILE: Final = "net.bin"
FORMAT: Final = 2  # 1 has no grains
MAGIC: Final = b"T41N"
SECOND: Final = 32
HEADS: Final = 3  # the player's points to come, the opponent's points to come, log odds of winning
LARGEST: Final = 8191  # limit of a first sum
LANE: Final = 32  # bits for each first sum in one long number,
WIDE: Final = 64  # and for each second sum
Weights = tuple[bytes, bytes, bytes, bytes, bytes, bytes]  # rows, bias, second rows and bias, third rows and bias

CODES: Final = "bihqhq"  # the type of the numbers in each part of the weights
FINEST: Final = 127  # a weight of a row is between -127 and 127
COARSEST: Final = 8  # power of 2: no weight is left
# For features and for sums: a first weight is a multiple of 2 to the power of both together.
Grains = tuple[tuple[int, ...], tuple[int, ...]]


class NetFile(NamedTuple):
    """The contents of a net's file."""

    made: dict[str, Any]  # game, seed, number of games and settings
    eyes: Eyes
    weights: Weights
    scales: tuple[float, float, float]
    grains: Grains = ((), ())

    @property
    def hidden(self) -> int:
        """How many sums the first layer has."""
        return len(array(CODES[1], self.weights[1]))


def packed(told: NetFile, level: int = 9) -> bytes:
    """The file: a mark, the length of the JSON part, that part, and the weights."""
    head = {"format": FORMAT, "made": told.made, "scales": list(told.scales), "eyes": told.eyes, "grains": told.grains}
    text = json.dumps(head, separators=(",", ":"), sort_keys=True).encode()
    rows, *others = map(_little, told.weights, CODES)
    parts = [len(text).to_bytes(4, "little"), text, _scaled(rows, told.grains, _divided), *others]
    # weights seldom repeat: mostly coding frequent bytes in few bits makes the file smaller
    packer = zlib.compressobj(level, strategy=zlib.Z_FILTERED)
    return MAGIC + packer.compress(b"".join(parts)) + packer.flush()


def unpacked(data: bytes) -> NetFile:
    """The contents of a file; a ValueError, KeyError or TypeError if it is not a net."""
    if data[: len(MAGIC)] != MAGIC:
        raise ValueError("not the file of a net")
    try:
        plain = zlib.decompress(data[len(MAGIC) :])
    except zlib.error:
        raise ValueError("damaged") from None
    at = 4 + int.from_bytes(plain[:4], "little")
    head = json.loads(plain[4:at])
    if head["format"] not in (1, FORMAT):
        raise ValueError("another format")
    size = head["eyes"]["size"]
    hidden = (len(plain) - at - SECOND * 8 - HEADS * SECOND * 2 - HEADS * 8) // (size + 4 + SECOND * 2)
    lengths = (size * hidden, hidden * 4, SECOND * hidden * 2, SECOND * 8, HEADS * SECOND * 2, HEADS * 8)
    parts = []
    for length, code in zip(lengths, CODES, strict=True):
        parts.append(_little(plain[at : at + length], code))
        at += length
    if hidden < 1 or at != len(plain):
        raise ValueError("the weights have another size")
    one, two, three = head["scales"]
    of_features, of_sums = head.get("grains", ((), ()))
    grains = tuple(of_features), tuple(of_sums)
    rows, bias, second, second_bias, third, third_bias = parts
    weights = _scaled(rows, grains, _multiplied), bias, second, second_bias, third, third_bias
    return NetFile(head["made"], head["eyes"], weights, (one, two, three), grains)


def _scaled(rows: bytes, grains: Grains, table: Callable[[int], bytes]) -> bytes:
    """The first weights, each replaced by the table for its grain.

    Multiples are stored divided by their grain: small numbers pack well.  Neighbouring sums mostly
    have the same grain, so whole pieces of a row are replaced at once.
    """
    of_features, of_sums = grains
    if not of_sums:
        return rows
    tables = [table(power) for power in range(COARSEST + 1)]
    pieces: dict[int, list[tuple[int, int, bytes]]] = {}
    for of_feature in set(of_features):
        powers = [min(COARSEST, max(0, of_feature + of_sum)) for of_sum in of_sums]
        starts = [at for at in range(len(powers)) if at == 0 or powers[at] != powers[at - 1]]
        pieces[of_feature] = [(at, end, tables[powers[at]]) for at, end in pairwise([*starts, len(powers)])]
    return b"".join(
        [
            rows[at + first : at + end].translate(replaced)
            for at, of_feature in zip(range(0, len(rows), len(of_sums)), of_features, strict=True)
            for first, end, replaced in pieces[of_feature]
        ]
    )


def _multiplied(power: int) -> bytes:
    """For each byte, the signed number in it times 2 to this power, within the limits of a weight."""
    return bytes([max(-FINEST, min(FINEST, number << power)) & 255 for number in (*range(128), *range(-128, 0))])


def _divided(power: int) -> bytes:
    return bytes([round(number / (1 << power)) & 255 for number in (*range(128), *range(-128, 0))])


def _little(part: bytes, code: str) -> bytes:
    """The numbers in the byte order of the file: lowest byte first, on every machine."""
    if sys.byteorder == "little":
        return part
    numbers = array(code, part)
    numbers.byteswap()
    return numbers.tobytes()


def unfit(spec: GameSpec, told: NetFile) -> Words:
    """Why this net cannot play this game; "" if it can."""
    made = told.made
    if made["game"] != spec.id:
        return m("net-other-game")
    if made["rules"] != spec.version:
        return m("net-other-rules", learned=made["rules"], now=spec.version)
    if made["seen"] != seen_by(spec) or not {entry[0] for entry in told.eyes["fields"]} <= {
        field.name for field in spec.fields
    }:
        return m("net-other-positions")
    return ""


def seen_by(spec: GameSpec) -> list[int]:
    """What a net relies on besides the fields; if this changes, it must be trained again."""
    return [len(spec.words), spec.mark_count]


class Plain:
    """Values positions in plain Python."""

    def __init__(self, spec: GameSpec, told: NetFile) -> None:
        self.reader: Final = FeatureReader(spec, told.eyes)
        self.features: Final = self.reader.features
        rows, bias, second, second_bias, third, self.third_bias = map(array, CODES, told.weights)
        hidden = told.hidden
        self.rows: Final = [
            laned(rows[at : at + hidden], LANE) for at in range(0, len(rows), hidden)
        ]  # all weights of a feature in one long number, to add them at once
        self.bias: Final = laned(bias, LANE) + laned([1 << LANE - 1] * hidden, LANE)
        self.columns: Final = [laned(second[unit::hidden], WIDE) for unit in range(hidden)]
        self.second_bias: Final = laned(second_bias, WIDE) + laned([1 << WIDE - 1] * SECOND, WIDE)
        self.heads: Final = [third[at : at + SECOND] for at in range(0, len(third), SECOND)]
        self.scales: Final = told.scales
        self.last: set[int] = set()
        self.sums: int = self.bias

    def judged(self, p: Any) -> tuple[float, float, float]:
        """The expected final points of both, and the log odds of winning."""
        mine, theirs, features = self.reader.read(p)
        rows, now = self.rows, set(features)
        sums = self.sums + sum([rows[one] for one in now - self.last]) - sum([rows[one] for one in self.last - now])
        self.last, self.sums = now, sums
        middle = 1 << LANE - 1
        first = [
            0 if lane <= middle else LARGEST if lane > middle + LARGEST else lane - middle
            for lane in _lanes(sums, LANE, len(self.columns), "I")
        ]
        middle = 1 << WIDE - 1
        deep = _lanes(self.second_bias + sum(map(mul, self.columns, first)), WIDE, SECOND, "Q")
        second = [lane - middle if lane > middle else 0 for lane in deep]
        one, two, three = [
            bias + sum(map(mul, head, second)) for head, bias in zip(self.heads, self.third_bias, strict=True)
        ]
        a, b, c = self.scales
        return mine + one * a, theirs + two * b, three * c

    def packed(self, p: Any) -> bytes:
        return array("H", self.features(p)).tobytes()


def laned(numbers: Any, width: int) -> int:
    """Numbers side by side in one long number, to add and multiply them all at once.

    >>> laned([1, 2, -1], 8) + laned([4, 4, 4], 8) == laned([5, 6, 3], 8)
    True
    """
    whole = 0
    for place, number in enumerate(numbers):
        whole += int(number) << place * width
    return whole


def _lanes(whole: int, width: int, many: int, code: str) -> "array[int]":
    lanes = array(code, whole.to_bytes(many * width // 8, "little"))
    if sys.byteorder != "little":
        lanes.byteswap()
    return lanes


def value_net(spec: GameSpec, told: NetFile) -> Any:
    """A net that reads and values positions: ``judged(p)``, ``features(p)``, ``packed(p)``.

    The compiled one, if available.
    """
    if QuickNet is None:
        return Plain(spec, told)
    eyes = told.eyes
    fields = tuple(
        (name, alone, tuple(map(tabled, slots)), tabled(shared), tabled(count))
        for name, alone, slots, shared, count in eyes["fields"]
    )
    frames = tuple(tuple(map(tabled, slots)) for slots in eyes["frames"])
    points, nests = tuple(map(tabled, eyes["points"])), bytes([one for both in nesting(spec) for one in both])
    return QuickNet(
        standing_of(spec), spec.marks, CLOCK, eyes["clock"], fields, frames, points, tuple(eyes["phases"]),
        eyes["top"], eyes["words"], eyes["marks"], len(spec.words), nests, (eyes["size"], told.hidden, SECOND),
        *told.weights, told.scales,
    )  # fmt: skip


def net_file(spec: GameSpec) -> Path:
    return spec.folder / "bots" / FILE


def net_id(path: Path) -> str:
    """A short id of the net in a file."""
    return f"{zlib.crc32(path.read_bytes()):08x}"


def measured_id(spec: GameSpec, path: Path) -> str:
    """An id of this net and of how its game weighs its numbers, to say what was measured with it.

    "" if there is no net.
    """
    weighs = f"{spec.worth_of_winning:g} {spec.worth_of_theirs:g}".encode()
    return f"{zlib.crc32(path.read_bytes() + weighs):08x}" if path.is_file() else ""


class FoundNet(NamedTuple):
    """The net of a file, or the reason why none is used."""

    told: NetFile | None
    trouble: Words


@cache
def read_net(spec: GameSpec, path: Path) -> FoundNet:
    """The net of a file; a missing, damaged or outdated file is not used, with a reason."""
    try:
        told = unpacked(path.read_bytes())
        reason = unfit(spec, told)
    except FileNotFoundError:
        told, reason = None, m("net-missing")
    except (OSError, ValueError, TypeError, KeyError, IndexError, AttributeError):
        told, reason = None, m("net-file-damaged", file=path.name)
    if not reason:
        return FoundNet(told, "")
    return FoundNet(None, m("net-not-used", game=spec.name, why=reason, id=spec.id))
