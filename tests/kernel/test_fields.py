"""Tests of everything derived from declared fields."""

from pathlib import Path
from typing import Any

import pytest

from tableforone.kernel.faults import Fault
from tableforone.kernel.fields import Cards, Chapter, Field, Layout, Members, MemberSets, Number, Numbers, declared
from tests.numbers import numbers_of

SUITS = ("hearts", "spades", "clubs")
FIELDS: tuple[tuple[Field, Any, Any, list[int]], ...] = (
    (Number("round", 1, 7), 3, 3, [3]),
    (Number("trump", -1, of=SUITS), 1, "spades", [1]),
    (Number("trump", -1, of=SUITS), -1, -1, [-1]),
    (Numbers("money", 0, 9, count=2), [4, 5], [4, 5], [4, 5]),
    (Numbers("led", of=SUITS, count=2), [0, 2], ["hearts", "clubs"], [0, 2]),
    (Members("gone", SUITS), 0b101, ["hearts", "clubs"], [1, 0, 1]),
    (Members("rooms", 4), 0b1010, [1, 3], [0, 1, 0, 1]),
    (MemberSets("kept", SUITS, (0, 0)), [0b1, 0b110], [["hearts"], ["spades", "clubs"]], [1, 0, 0, 0, 1, 1]),
    (Numbers("led", of=SUITS, count=2, whole=True), (0, 2), ["hearts", "clubs"], [0, 2]),
    (Cards("hand", {2: "two", 3: "three"}, 3, copies=2), [3, 2, 3], ["three", "two", "three"], [0, 0, 1, 2]),
    (Cards("hand", SUITS, 3, whole=True), (2, 0), ["clubs", "hearts"], [1, 0, 1]),
    (Chapter("own", -9, 9), ((1, (2, -3)),), [[1, [2, -3]]], []),
)  # fmt: skip


@pytest.mark.parametrize(("field", "value", "told", "numbers"), FIELDS, ids=lambda part: getattr(part, "name", ""))
def test_a_field_writes_and_reads_back(field: Field, value: Any, told: Any, numbers: list[int]) -> None:
    assert field.write(value) == told
    assert field.read(told) == value
    assert numbers_of(field, value) == numbers


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        (Number("round", 1, 7), "x"),
        (Number("round", 1, 7), True),
        (Number("round", 1, 7), 0),
        (Number("round", 1, 7), 8),
        (Number("round", 1, 7), 10**15),
        (Number("guest", of={4: "Anna", 7: "Otto"}), 5),
        (Number("guest", of={4: "Anna", 7: "Otto"}), 8),
        (Number("guest", of={4: "Anna", 7: "Otto"}), -1),
        (Numbers("money", 0, 9, count=2), [1]),
        (Numbers("money", 0, 9, count=2), [1, 10]),
        (Numbers("money", 0, 9, count=2), [-1, 1]),
        (Numbers("money", 0, 9, count=2), 1),
        (Members("gone", SUITS), ["hearts", "hearts"]),
        (Members("gone", {4: "Anna", 7: "Otto"}), [5]),
        (Members("gone", SUITS), ["diamonds"]),
        (Members("gone", SUITS), [3]),
        (Members("gone", SUITS), [-1]),
        (MemberSets("kept", SUITS, (0, 0)), [["hearts"]]),
        (Cards("hand", SUITS, 2), "hearts"),
        (Cards("hand", SUITS, 2), [None]),
        (Cards("hand", SUITS, 2), [3]),
        (Cards("hand", SUITS, 2), ["hearts", "hearts"]),
        (Cards("hand", SUITS, 2), ["hearts", "spades", "clubs"]),
        (Chapter("own", -9, 9), [[1, "x"]]),
        (Chapter("own", -9, 9), [[10]]),
    ],
)
def test_what_a_field_cannot_be_is_a_sentence(field: Field, wrong: Any) -> None:
    with pytest.raises(Fault, match=f"part “{field.name}” cannot be"):
        field.read(wrong)


def test_two_things_of_one_field_have_two_names() -> None:
    with pytest.raises(ValueError, match="the same name"):
        Cards("hand", ("ace", "ace"), 2)


@pytest.mark.parametrize("name", ["heard", "stack", "key"])
def test_a_field_does_not_take_a_name_that_a_position_has(name: str) -> None:
    with pytest.raises(ValueError, match=f"cannot be called {name}"):
        Layout("Whist", (Number(name, 0, 1),)).source()


def test_the_class_is_written_from_the_fields(tmp_path: Path) -> None:
    rules = tmp_path / "whist" / "rules"
    rules.mkdir(parents=True)
    rules.joinpath("fields.py").write_text(
        "from tableforone.kernel.fields import Cards, Chapter, Layout, Members, Number\n"
        'POSITION = Layout("Whist", (\n'
        '    Number("round", 1, 7), Members("gone", 52),\n'
        '    Cards("hand", 52, 13), Cards("table", 52, 13, whole=True),\n'
        '    Chapter("own", 0, 9)))\n'
    )
    layout = declared(tmp_path / "whist")
    assert isinstance(layout, Layout)
    made: dict[str, Any] = {}
    exec(layout.source(), made)
    p = layout.begun(made["Whist"]())
    p.stack.append((1, 2))
    p.hand.append(7)
    other = p.copy()
    assert other == p and other.hand is not p.hand and other.stack is not p.stack
    other.hand.append(8)
    assert other != p
    assert other.table is p.table and other.own is p.own, "what is replaced whole may be shared"
    assert p.key() == (((1, 2),), 1, 0, (7,), (), ())
    assert p.FIELDS == ("round", "gone", "hand", "table", "own")
