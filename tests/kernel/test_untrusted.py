"""Tests of untrusted files: read or refused with one sentence, and always quickly."""

import json
import tomllib
from collections.abc import Callable
from contextlib import suppress
from time import thread_time
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import tableforone
from tableforone.kernel.faults import Fault
from tableforone.kernel.untrusted import DEEPEST, LARGEST_CARDS, clipped, read_json_text, read_toml_text

CARDS = """
# Cards of my own: a.b.c.d.e.f.g.h.i.j [[[[
[[card]]
id = "A1"
about = "He takes 1.5 rooms. And then. And. And. And. And. And. And. And. So [[[[[["
bonus = [{do = "emperor", n = 2}, {do = 'occupy'}]
"quoted.key.with.many.dots.in.it.all.the.way" = '''many.lines ''
and "quotes" '''

[[card]]
id = 'A2'
more.deeply.named = 3
text = \"\"\"a \\" quote, and \"\"two\"\" [[[ \"\"\"\"
"""
SIZE = 40_000
N = 400_000

# Each of these keeps a naive reader busy for seconds or minutes, or makes it raise its own error.
HOSTILE_CARDS = {
    "a name of many parts": "a" + ".a" * (SIZE // 2) + " = 1",
    "a name of many quoted parts": '"a"' + '."a"' * (SIZE // 4) + " = 1",
    "a header of many parts": "[a" + ".a" * (SIZE // 2) + "]",
    "names of many parts in one table": "a = {" + ",".join(f"a{i}.b.c.d.e.f.g.h.i.j.k.l=1" for i in range(1000)) + "}",
    "brackets without end": "a = " + "[" * SIZE,
    "brackets inside brackets": "a = " + "[" * 500 + "]" * 500,
    "tables inside tables": "a = " + "{a = " * (SIZE // 5),
    "a number of thousands of digits": "a = " + "9" * SIZE,
    "a long number in other digits": "a = 0x" + "f" * SIZE,
    "a date that is none": "a = 2026-99-99",
    "a string without an end": 'a = "' + "\\u0041" * (SIZE // 6),
    "many lines without an end": "a = '''" + "''a" * (SIZE // 3),
    "a character that turns the line": 'a = "\\u202e"',
    "a character that steers a terminal": '[[card]]\nid = "A1"\nname = "\\u001b[2J"',
    "half a character": "a = '\ud800'",
    "a null": "a = 'x\x00'",
    "too large": "#" * (LARGEST_CARDS + 1),
    "not TOML": "root:x:0:0:root:/root:/bin/bash",
}
HOSTILE_JSON = {
    "a string without an end": '"' + '\\"' * (N // 2),
    "strings without an end": '"\\' * (N // 2),
    "quotes": '"' * N,
    "brackets": "[" * N,
    "closing brackets": "]" * N,
    "too deep": "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1),
    "digits": "9" * N,
    "a number of 102 digits": "9" * 102,
    "not a number": "[NaN]",
    "infinite": "[-Infinity]",
    "half a character": "\ud800",
    "nothing": "",
}


def test_what_is_in_strings_and_comments_is_no_shape() -> None:
    assert read_toml_text(CARDS, "Your card file") == tomllib.loads(CARDS)


def test_a_mark_in_front_of_the_text_is_passed_over() -> None:
    assert read_toml_text("\ufeffa = 1", "Your card file") == {"a": 1}
    assert read_json_text("\ufeff[1]", "The file") == [1]


@pytest.mark.parametrize("text", HOSTILE_CARDS.values(), ids=HOSTILE_CARDS)
def test_a_hostile_card_file_gets_one_short_sentence(text: str) -> None:
    with pytest.raises(Fault, match=r"^Your card file.*\.$") as told:
        read_toml_text(text, "Your card file")
    assert len(str(told.value)) < 300
    assert str(told.value).isprintable()


@pytest.mark.parametrize("text", HOSTILE_JSON.values(), ids=HOSTILE_JSON)
def test_hostile_json_gets_one_short_sentence(text: str) -> None:
    with pytest.raises(Fault, match=r"^The file .*\.$") as told:
        read_json_text(text, "The file")
    assert len(str(told.value)) < 300


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('[[card]]\nid = "A1"\n[[card]]\nid = "A2"\nbonus = [{n = 0xfffffffffffffffffffff}]', "card A2, bonus 1, n"),
        ('[[guest]]\n[[guest]]\ntitle = "x\\u0007"', "guest 2, title"),
        ('[[card]]\nid = "A\\u0007"', "card A�, id"),
        ('[vp]\n"a\\u200e" = 1', "vp, a�"),
        ("cost = [1, [2, 99999999999999999999]]", "cost 2 2"),
    ],
)
def test_the_sentence_names_the_card_and_the_field(text: str, place: str) -> None:
    with pytest.raises(Fault) as told:
        read_toml_text(text, "Your card file")
    assert str(told.value).startswith(f"Your card file, {place}: ")


def test_a_foreign_script_with_its_joiners_is_welcome() -> None:
    name = "\u0646\u0627\u0645\u0647\u200c\u0627\u06cc, na\u00efve, \u732b, \U0001f9d1\u200d\U0001f373"
    assert read_toml_text(f"name = '{name}'", "Your card file") == {"name": name}


def test_too_much_in_a_small_message_is_refused() -> None:
    assert read_json_text("[1, 2, 3]", "It", most=2) == [1, 2, 3]
    with pytest.raises(Fault, match="too many values"):
        read_json_text("[1, 2, 3, 4]", "It", most=2)


def test_what_somebody_wrote_is_repeated_in_short() -> None:
    assert clipped("short") == "short"
    assert clipped("\x1b]0;owned\x07") == "\ufffd]0;owned\ufffd"


# --- time in proportion to length


def taken(read: Callable[[str, str], Any], text: str) -> float:
    """The shortest of three times, of this thread only, so other programs do not count."""
    times = []
    for _ in range(3):
        began = thread_time()
        with suppress(Fault):
            read(text, "It")
        times.append(thread_time() - began)
    return min(times)


@pytest.fixture(scope="module")
def friendly() -> dict[str, float]:
    cards = "\n".join(f'[[card]]\nid = "A{n}"\nn = {n}' for n in range(1500))[:SIZE].rpartition("\n[[card]]")[0]
    saved = json.dumps([{"answer": n, "said": "the red room"} for n in range(10_000)])[:N].rpartition(", {")[0] + "]"
    return {"toml": taken(read_toml_text, cards), "json": taken(read_json_text, saved)}


@pytest.mark.parametrize("text", HOSTILE_CARDS.values(), ids=HOSTILE_CARDS)
def test_a_hostile_card_file_takes_no_longer_than_a_friendly_one(text: str, friendly: dict[str, float]) -> None:
    assert taken(read_toml_text, text) < 5 * friendly["toml"]


@pytest.mark.parametrize("text", HOSTILE_JSON.values(), ids=HOSTILE_JSON)
def test_hostile_json_takes_no_longer_than_friendly_json(text: str, friendly: dict[str, float]) -> None:
    assert taken(read_json_text, text) < 10 * friendly["json"]


def test_what_just_passes_is_not_slow_either(friendly: dict[str, float]) -> None:
    """The worst case within the limits, as long as the friendly file."""
    keys = "\n".join(f"a{n}.b.c.d.e.f.g.h = 1" for n in range(SIZE // 25))
    for text in (keys, f"[a.b.c.d.e.f.g.h]\n{keys}", "\n".join(f"[a{n}.b.c.d.e.f.g.h]" for n in range(SIZE // 25))):
        assert read_toml_text(text, "It")
        assert taken(read_toml_text, text) < 20 * friendly["toml"]


# --- only Faults, and only values from the text

PIECES = [
    "a",
    ".",
    "=",
    "[",
    "]",
    "[[",
    "]]",
    "{",
    "}",
    ",",
    "\n",
    '"',
    '"""',
    "'",
    "'''",
    "\\",
    "#",
    " ",
    "1",
    "²",
    "=1\n",
]


@given(st.lists(st.sampled_from(PIECES), max_size=60).map("".join))
@example("²=1")
@example("a=1\na=1")
@example('"²"=1')
def test_any_text_is_read_as_tomllib_reads_it_or_refused(text: str) -> None:
    try:
        expected = tomllib.loads(text)
    except (ValueError, RecursionError):
        with pytest.raises(Fault):
            read_toml_text(text, "It")
    else:
        try:
            assert read_toml_text(text, "It") == expected
        except Fault as fault:
            assert "parts" in str(fault) or "brackets" in str(fault)


@given(st.lists(st.sampled_from(["[", "]", "{", "}", '"', "\\", '"a":', ",", "1", "null"]), max_size=60).map("".join))
def test_any_json_is_read_as_json_reads_it_or_refused(text: str) -> None:
    try:
        expected = json.loads(text)
    except (ValueError, RecursionError):
        with pytest.raises(Fault):
            read_json_text(text, "It")
    else:
        assert read_json_text(text, "It") == expected


@given(st.lists(st.integers(1, 12), min_size=1, max_size=5), st.booleans())
def test_a_name_of_many_parts_cannot_hide_behind_a_string(parts: list[int], quoted: bool) -> None:
    """It is found whatever strings and comments are around it."""
    part = '"a"' if quoted else "a"
    lines = [f"n{i} = \"# '''\" # ''' \"\nk{i}.{'.'.join([part] * n)} = ''' \" '''" for i, n in enumerate(parts)]
    text = "\n".join(lines)
    if max(parts) >= 8:
        with pytest.raises(Fault, match="parts"):
            read_toml_text(text, "It")
    else:
        assert read_toml_text(text, "It") == tomllib.loads(text)


# --- saved games are read the same way


def test_a_saved_game_with_a_mark_in_front_is_opened() -> None:
    table = tableforone.new("salamandra", seed=5)
    assert tableforone.load("\ufeff" + table.to_json()).fingerprint == table.fingerprint


def test_a_saved_game_with_endless_numbers_is_refused_in_short() -> None:
    saved = tableforone.new("salamandra", seed=5).to_json()
    with pytest.raises(Fault) as told:
        tableforone.load(saved.replace('"seed": 5', f'"seed": {"9" * 4000}'))
    assert len(str(told.value)) < 300


@pytest.mark.parametrize("text", HOSTILE_JSON.values(), ids=HOSTILE_JSON)
def test_hostile_json_is_no_saved_game(text: str, friendly: dict[str, float]) -> None:
    with pytest.raises(Fault, match="not JSON"):
        tableforone.load(text)
    assert taken(lambda text, _: tableforone.load(text), text) < 10 * friendly["json"]
